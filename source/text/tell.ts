import type { CaseOf, Coded, Sentences } from './by-code.ts';
import { type Said, said, type Telling } from './said.ts';

/** How codes are told that need more than a sentence: what stands around them, or a form. */
export type Entries<What extends Coded, At> = {
  readonly [Code in What['code']]?: (what: CaseOf<What, 'code', Code>, at: At) => Said | string;
};

/**
 * Tells an answer by its code: with its entry where there is one, otherwise with its sentence in
 * the language. A face shows as a warning what was refused; an entry says what else is one.
 */
export function tell<
  What extends Coded,
  At extends { readonly telling: Telling },
  Own extends Entries<What, At>,
>(
  what: What,
  at: At,
  entries: Own,
  sentences: Required<Pick<Sentences<What>, Exclude<What['code'], keyof Own>>>,
): Said {
  const entry: unknown = Reflect.get(what.code in entries ? entries : sentences, what.code);
  const told = typeof entry === 'function' ? entry(what, at) : entry;
  return typeof told === 'string' ? said(told) : told;
}
