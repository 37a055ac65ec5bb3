import {
  styledCharsToString as joinChars,
  type StyledChar,
  styledCharsFromTokens as styleTokens,
  type Token,
  tokenize as tokenizeText,
} from '@alcalzone/ansi-tokenize';
import { cached } from './bounded-cache.ts';
import stringWidth from './string-width.ts';

// Stands for the package of that name in the bundle.
export * from '@alcalzone/ansi-tokenize';

const SARA_AM = '\u0e33';
const tokensOf = cached((text) => {
  const tokens = tokenizeText(text);
  return text.includes(SARA_AM) ? tokens.map(withColumns) : tokens;
});
const charsOf = new WeakMap<Token[], StyledChar[]>();

/** The tokens of a text, which all who ask share: they are not to be changed. */
export function tokenize(text: string, endChar?: number): Token[] {
  return endChar === undefined ? tokensOf(text) : tokenizeText(text, endChar);
}

/** A token with the columns that terminals give to a consonant with sara am. */
function withColumns(token: Token): Token {
  if (token.type !== 'char' || !token.value.endsWith(SARA_AM)) return token;
  return { ...token, fullWidth: stringWidth(token.value) === 2 };
}

/** The characters of tokens, which all who ask share: they are not to be changed. */
export function styledCharsFromTokens(tokens: Token[]): StyledChar[] {
  const kept = charsOf.get(tokens);
  if (kept) return kept;
  const chars = styleTokens(tokens);
  charsOf.set(tokens, chars);
  return chars;
}

/**
 * The characters as a text with the sequences between them. The package compares the styles of each
 * two neighbours, which makes a megabyte of garbage a frame; here it gets runs of one style.
 */
export function styledCharsToString(chars: StyledChar[]): string {
  const runs: StyledChar[] = [];
  let last: StyledChar | undefined;
  for (const char of chars) {
    if (last && sameStyles(last.styles, char.styles)) last.value += char.value;
    else {
      last = { ...char };
      runs.push(last);
    }
  }
  return joinChars(runs);
}

function sameStyles(one: StyledChar['styles'], other: StyledChar['styles']): boolean {
  return (
    one === other ||
    (one.length === other.length && one.every(({ code }, at) => code === other[at]?.code))
  );
}
