/** A sentence for each code of a union of data. @typeParam More what it needs besides */
export type TextsByCode<Data extends { readonly code: string }, More extends unknown[] = []> = {
  readonly [Code in Data['code']]: (
    data: Extract<Data, { readonly code: Code }>,
    ...more: More
  ) => string;
};

/** The sentence for data, by its code. */
export function textByCode<Data extends { readonly code: string }, More extends unknown[]>(
  texts: TextsByCode<Data, More>,
  data: Data,
  ...more: More
): string {
  const text = texts[data.code as Data['code']] as (data: Data, ...more: More) => string;
  return text(data, ...more);
}
