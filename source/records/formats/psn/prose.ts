import { type Color, opposite } from '../../../rules/core/color.ts';
import type { Termination } from '../../tree/termination.ts';

/** How a game ended, as the words after its moves tell it. */
export interface WordedEnd {
  /** Missing where the words do not say it. */
  readonly winner?: Color | 'nobody' | 'who moved last';
  readonly termination?: Termination;
}

/** The words of an end; the side that they name may come first. */
const WORDS = [
  '(?:(black|white|sente|gote)[ \\t]+)?',
  '(?:(resign(?:s|ed)?|toryo)|(w(?:on|ins))|(los(?:t|es)(?:[ \\t]+on[ \\t]+time)?)',
  "|(jishogi|impasse)|(sen['’-]?nichi-?te|repetition)|(drawn?(?:[ \\t]+game)?)",
  '|((?:check)?mate|tsumi)|(adjourned|unfinished|interrupted))',
  "(?![\\p{L}\\p{N}'’]|-[\\p{L}\\p{N}])",
].join('');
/** The words with what may stand around them: `Resigns.`, `--Black Won--`. */
const END = new RegExp(`[-*=]*[ \\t]*${WORDS}[ \\t]*[-*=.!]*`, 'iuy');
const END_WITHIN = new RegExp(`(?<!\\p{L})${WORDS}`, 'giu');

/** The whole match and the groups of the expression. */
const GROUPS = 10;

const SIDES: Readonly<Record<string, Color>> = {
  black: 'black',
  sente: 'black',
  white: 'white',
  gote: 'white',
};

/** The end of a game in words at an index of a text, and how long the words are. */
export function wordedEndAt(
  text: string,
  at: number,
): { readonly end: WordedEnd; readonly length: number } | undefined {
  END.lastIndex = at;
  const found = END.exec(text);
  const end = found && endOf(found);
  return end ? { end, length: found[0].length } : undefined;
}

/** A text without the words that tell how a game ended. */
function withoutWordedEnds(text: string): string {
  return text.replace(END_WITHIN, (...found) =>
    endOf(found.slice(0, GROUPS)) === undefined ? found[0] : ' ',
  );
}

function endOf(found: readonly (string | undefined)[]): WordedEnd | undefined {
  const [, name, resigns, won, lost, impasse, repetition, draw, mate] = found;
  const side = name === undefined ? undefined : SIDES[name.toLowerCase()];
  if (resigns) {
    return { winner: side ? opposite(side) : 'who moved last', termination: 'resignation' };
  }
  if (won) return side && { winner: side };
  if (lost) {
    if (side === undefined) return undefined;
    const onTime = /time$/i.test(lost);
    return { winner: opposite(side), ...(onTime && { termination: 'time' as const }) };
  }
  if (side) return undefined;
  if (impasse) return { winner: 'nobody', termination: 'impasse' };
  if (repetition) return { winner: 'nobody', termination: 'repetition' };
  if (draw) return { winner: 'nobody' };
  if (mate) return { winner: 'who moved last', termination: 'checkmate' };
  return { termination: 'interrupted' };
}

/** A line that belongs to no game, and whether it mentions moves. */
interface ProseLine {
  /** Its end: that of the line, or the start of a comment that goes on in the next. */
  readonly end: number;
  readonly mentionsMoves: boolean;
}

/** Fewer words among moves may be something else than prose. */
const FEWEST_WORDS = 3;

/** Longer words are neither words nor moves. */
const LONGEST_WORD = 100;

/** How the row of a diagram begins. */
const ROW_HEAD = /^(?:\||\+-)/;
const NOT_DRAWN = /[^-=_~*+.| \t]/;
const DRAWN = /[-=_~*+.|]/g;
/** A shorter line is not drawn. */
const FEWEST_DRAWN = 3;
const WORD = /^["'(]*\p{sc=Latin}[\p{sc=Latin}'’.-]*\p{sc=Latin}["'’),.:;!?-]*$/u;
const IN_PARENTHESES = /\([^()]*\)/g;
/** `Sx`, `xS`, `43.xS5` */
const CAPTURE =
  /^(?:\d+[.)]+)?\+?[A-Z]{0,2}(?:[1-9][a-i]?)?[xX×]\+?[A-Z]{0,2}[1-9]?[a-i]?[+=]?[!?]*$/;
const SQUARE = /(?<!\d)[1-9][a-i](?!\p{L})|[-x*'@]\d\d(?!\d)|\d{4}[A-Z]{2}/iu;
const JAPANESE = /[\u3000-\u9fff\uff00-\uffef▲△☗☖]/;

/**
 * The prose that begins at an index: a line that begins with a word, or one that is mostly words. A
 * line that has words only after its moves is none.
 */
export function proseAt(text: string, at: number): ProseLine | undefined {
  const newline = text.indexOf('\n', at);
  const lineEnd = newline < 0 ? text.length : newline;
  if (isDrawn(text.slice(at, lineEnd))) return { end: lineEnd, mentionsMoves: false };
  const end = endOfLine(text, at, lineEnd);
  // The reader judges what stands in parentheses, here or over several lines.
  const [beginning = ''] = text.slice(at, end).split(/[;#{[]/, 1);
  const own = beginning.replace(IN_PARENTHESES, ' ');
  const [line = ''] = own.split('(', 1);
  const parts = withoutWordedEnds(line.trim()).split(/\s+/).filter(Boolean);
  // A regular expression would run out of memory in a word of some megabytes.
  const isWord = (part: string) =>
    part.length <= LONGEST_WORD && WORD.test(part) && !CAPTURE.test(part);
  const words = parts.filter(isWord).length;
  if (words === 0) return undefined;
  const moves = parts.filter(looksLikeMove).length;
  const isProse =
    moves === 0 || isWord(parts[0] ?? '') || (words >= FEWEST_WORDS && words > 2 * moves);
  return isProse ? { end, mentionsMoves: moves > 0 } : undefined;
}

/** Whether a line is the row of a diagram, or drawn. */
function isDrawn(line: string): boolean {
  if (ROW_HEAD.test(line)) return true;
  return !NOT_DRAWN.test(line) && (line.match(DRAWN)?.length ?? 0) >= FEWEST_DRAWN;
}

/** Whether a word has the form of a move, or of a part of one, legal or not. */
export function looksLikeMove(word: string): boolean {
  if (word.length > LONGEST_WORD) return false;
  return SQUARE.test(word) || JAPANESE.test(word) || CAPTURE.test(word);
}

/** The end of a line, or the comment in it that goes on in the next line. */
function endOfLine(text: string, at: number, lineEnd: number): number {
  for (let index = at; index < lineEnd; index++) {
    if (text[index] !== '{' && text[index] !== '[') continue;
    const close = text.indexOf(text[index] === '{' ? '}' : ']', index);
    if (close < 0 || close > lineEnd) return index;
    index = close;
  }
  return lineEnd;
}
