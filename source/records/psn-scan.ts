import { nagOfMark } from './nags.ts';
import { trimSpaces, withoutControls } from './plain-text.ts';
import { isScore, type Score } from './termination.ts';

/** What a record's text is made of. `at` is the index of its first character. */
export type PsnToken = { readonly at: number } & (
  | { readonly kind: 'tag'; readonly name: string; readonly value: string }
  /** A line that begins like a tag and is none. */
  | { readonly kind: 'bad-tag'; readonly text: string }
  /** `ownLine`: a comment to the end of a line on which nothing else stands. */
  | { readonly kind: 'comment'; readonly text: string; readonly ownLine: boolean }
  | { readonly kind: 'unclosed-comment' }
  /** `half`: with an ellipsis, which says that the first move of the pair is not there. */
  | { readonly kind: 'number'; readonly number: number; readonly half: boolean }
  | { readonly kind: 'move'; readonly text: string }
  | { readonly kind: 'nag'; readonly nag: number }
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  | { readonly kind: 'score'; readonly score: Score }
  | { readonly kind: 'resigns' }
);

const SPACE = /\s+/y;
/** Names of tags may be of any script, as the headers of other formats are. */
const TAG_HEAD = /\[[ \t]*[\p{L}\p{N}\p{M}_][\p{L}\p{N}\p{M}_.+-]*[ \t]+"/uy;
const TAG = /\[[ \t]*([^\s"]+)[ \t]+"((?:[^"\\\n]|\\.)*)"[ \t]*\]/y;
/** A tag with quotation marks in its value that are not escaped. */
const LOOSE_TAG = /\[[ \t]*([^\s"]+)[ \t]+"([^\n]*)"[ \t]*\][ \t]*(?=\n|$)/y;
const LINE = /[^\n]*/y;
const NUMBER_HEAD = /[0-9０-９]/;
const NUMBER = /([0-9０-９]{1,6})(?:([.．…]+)(?:\s*(\.{2,}|…+))?|(?=\s|$))/y;
const ELLIPSIS = /(?:\.{2,}|…+)(?=\s|$)/y;
const NAG = /\$(\d{1,3})(?!\w)/y;
const RESIGNS = /resigns?\b[.!]*/iy;
/** A run of characters; squares in parentheses belong to Japanese moves, `７六歩(77)`. */
const RUN = /(?:[^\s{}()[\];#$]|\([1-9][1-9]\)|(?<=同)\u3000)+/y;
const MARKS = /[!?]{1,2}$/;

/** Cuts a text with `\n` at the line ends into its parts; the meaning is the reader's. */
export function* scanPsn(text: string): Generator<PsnToken, void, undefined> {
  let at = 0;
  let tagLine = true;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };

  while (at < text.length) {
    const space = match(SPACE);
    if (space) {
      at += space[0].length;
      if (space[0].includes('\n')) tagLine = text[at - 1] === '\n';
      continue;
    }
    const start = at;
    if (tagLine && match(TAG_HEAD)) {
      const tag = match(TAG) ?? match(LOOSE_TAG);
      at += (tag ?? (match(LINE) as RegExpExecArray))[0].length;
      yield tag
        ? { kind: 'tag', at: start, name: tag[1], value: tagValueOf(tag[2]) }
        : { kind: 'bad-tag', at: start, text: text.slice(start, at) };
      continue;
    }
    tagLine = false;
    const character = text[at];
    if (character === '{' || character === '[') {
      const end = character === '{' ? endOfBraces(text, at) : text.indexOf(']', at);
      if (end < 0) {
        at = text.length;
        yield { kind: 'unclosed-comment', at: start };
        return;
      }
      at = end + 1;
      const inside = text.slice(start + 1, end);
      const raw = character === '{' ? inside.replace(/\\([}\\])/g, '$1') : inside;
      const comment = commentOf(raw);
      // In braces an empty comment parts paragraphs, as our own files write it.
      if (comment !== '' || character === '{') {
        yield { kind: 'comment', at: start, text: comment, ownLine: false };
      }
    } else if (character === ';' || character === '#') {
      at += (match(LINE) as RegExpExecArray)[0].length;
      const comment = commentOf(text.slice(start + 1, at));
      const ownLine = isLineStart(text, start);
      if (comment !== '') yield { kind: 'comment', at: start, text: comment, ownLine };
    } else if (character === '(' || character === ')') {
      at++;
      yield { kind: character === '(' ? 'open' : 'close', at: start };
    } else {
      // Most words are moves, which begin with a letter: only what may fit is tried.
      const number = NUMBER_HEAD.test(character) ? match(NUMBER) : null;
      const ellipsis = character === '.' || character === '…' ? match(ELLIPSIS) : null;
      const nag = character === '$' ? match(NAG) : null;
      const resigns = character === 'R' || character === 'r' ? match(RESIGNS) : null;
      if (number) {
        at += number[0].length;
        const [, digits, dots = '', more] = number;
        const half = more !== undefined || dots.length > 1 || dots === '…';
        yield { kind: 'number', at: start, number: Number(digits.normalize('NFKC')), half };
      } else if (ellipsis) {
        at += ellipsis[0].length;
      } else if (nag) {
        at += nag[0].length;
        yield { kind: 'nag', at: start, nag: Number(nag[1]) };
      } else if (resigns) {
        at += resigns[0].length;
        yield { kind: 'resigns', at: start };
      } else {
        const word = match(RUN)?.[0] ?? character;
        at += word.length;
        yield* wordTokens(word, start);
      }
    }
  }
}

/** A result, or a move with the marks behind it. */
function* wordTokens(word: string, at: number): Generator<PsnToken, void, undefined> {
  if (isScore(word)) {
    yield { kind: 'score', at, score: word };
    return;
  }
  const marks = MARKS.exec(word)?.[0] ?? '';
  const move = word.slice(0, word.length - marks.length);
  if (move !== '') yield { kind: 'move', at, text: move };
  const nag = nagOfMark(marks);
  if (nag !== undefined) yield { kind: 'nag', at: at + move.length, nag };
}

/** The index of the brace that closes the one at `start`, -1 where none does. */
function endOfBraces(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '}') return at;
    if (text[at] === '\\') at++;
  }
  return -1;
}

function isLineStart(text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  return line.trim() === '';
}

/** A broken line is joined by one space. */
function commentOf(raw: string): string {
  const lines = raw.split('\n').map((line) => trimSpaces(withoutControls(line)));
  return lines.filter((line) => line !== '').join(' ');
}

function tagValueOf(raw: string): string {
  return withoutControls(raw.replace(/\\(["\\])/g, '$1'));
}
