import type { FaceKind } from '../activity/word-row.ts';
import type { Settings } from '../settings/settings.ts';
import type { CaseOf, Coded, Sentences } from './by-code.ts';
import type { Charset } from './charset.ts';
import type { Teller } from './teller.ts';

/** How each code is told that needs more than a sentence: what stands around it, or a form. */
export type Entries<What extends Coded, At> = {
  readonly [Code in What['code']]?: (what: CaseOf<What, 'code', Code>, at: At) => Said | string;
};

/**
 * Tells an answer by its code: with its entry where there is one, otherwise with its sentence in
 * the language. Faces show what was refused as a warning; an entry says what else is one.
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

/** How something is told. */
export interface Telling {
  readonly face: FaceKind;
  readonly teller: Teller;
  readonly settings: Settings;
  readonly charset: Charset;
}

/** Sentences to the player. */
export interface Said {
  /** One a line. A screen shows a single one in its status row, and several on a page. */
  readonly lines: readonly string[];
  /** What follows, where there is room for it. */
  readonly more?: string | undefined;
  /** Whether lines tell the board after it. A screen shows it anyway. Default: no. */
  readonly tellsBoard?: boolean;
  /** A warning that follows in lines. A screen shows it as long as it holds. */
  readonly warning?: string | undefined;
  /** The title of a page on which a screen shows it where its status row has no room. Default: none */
  readonly title?: string;
  /** Whether it says that something is not possible, or went wrong. Default: no. */
  readonly isWarning?: boolean;
  /** What is put on the clipboard. Default: nothing. */
  readonly copied?: CopiedText;
}

/** A text for the clipboard. */
interface CopiedText {
  readonly text: string;
  /** Said where there is no clipboard for it. */
  readonly refusal: string;
}

/** A sentence. */
export function said(text: string): Said {
  return { lines: [text] };
}

/** A sentence that refuses something. */
export function warned(text: string, more?: string): Said {
  return { lines: [text], more, isWarning: true };
}

/** What the board shows by itself. */
export const SAID_NOTHING: Said = { lines: [] };
