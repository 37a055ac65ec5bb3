/** The members of a union that have a tag. */
export type CaseOf<Data, Tag extends 'code' | 'kind', Value> = Data extends {
  readonly [T in Tag]: infer Own;
}
  ? Value extends Own
    ? Data
    : never
  : never;

/** What an activity answers with: a code, and what belongs to it. */
export interface Coded {
  readonly code: string;
}

/** The sentences of codes: the same each time, or made of what belongs to the code. */
export type Sentences<What extends Coded> = {
  readonly [Code in What['code']]?: string | ((what: CaseOf<What, 'code', Code>) => string);
};

/** What is said in a case: the same each time, or made of the data. */
type Case<Data, More extends readonly unknown[], Told> =
  | Told
  | ((data: Data, ...more: More) => Told);

/** Tells data by its code. @param table has an entry for each code */
export function byCode<
  Data extends { readonly code: string },
  More extends readonly unknown[] = [],
  Told extends string | undefined = string,
>(
  table: { readonly [Code in Data['code']]: Case<CaseOf<Data, 'code', Code>, More, Told> },
): (data: Data, ...more: More) => Told {
  return (data, ...more) => tellEntry(table[data.code as Data['code']], data, more);
}

/** The same by its kind. */
export function byKind<
  Data extends { readonly kind: string },
  More extends readonly unknown[] = [],
  Told extends string | undefined = string,
>(
  table: { readonly [Kind in Data['kind']]: Case<CaseOf<Data, 'kind', Kind>, More, Told> },
): (data: Data, ...more: More) => Told {
  return (data, ...more) => tellEntry(table[data.kind as Data['kind']], data, more);
}

function tellEntry<Told>(entry: unknown, data: unknown, more: readonly unknown[]): Told {
  return typeof entry === 'function' ? entry(data, ...more) : (entry as Told);
}
