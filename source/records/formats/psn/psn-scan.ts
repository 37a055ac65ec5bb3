import { withoutControls } from '../../../clean/clean-text.ts';
import { nagOfMark } from '../../tree/nags.ts';
import { trimSpaces } from '../../tree/plain-text.ts';
import type { Score } from '../../tree/termination.ts';
import { endOfBraces, Parentheses } from './parentheses.ts';
import { proseAt } from './prose.ts';
import { type WordedEnd, wordedEndAt } from './worded-end.ts';

/** What a record's text is made of. `at` is the index of its first character. */
export type PsnToken = { readonly at: number } & (
  | { readonly kind: 'tag'; readonly name: string; readonly value: string }
  /** A line that begins like a tag and is none. */
  | { readonly kind: 'bad-tag'; readonly text: string }
  /**
   * `ownLine`: a comment to the end of the line that begins the line. `mentionsMoves`: a line of
   * prose, without the sign of a comment, that has moves among its words.
   */
  | {
      readonly kind: 'comment';
      readonly text: string;
      readonly ownLine: boolean;
      readonly mentionsMoves?: boolean;
    }
  | { readonly kind: 'unclosed-comment' }
  /** `half`: with an ellipsis, which says that the first move of the pair is missing. */
  | { readonly kind: 'number'; readonly number: number; readonly half: boolean }
  | { readonly kind: 'move'; readonly text: string }
  | { readonly kind: 'nag'; readonly nag: number }
  /** `end`: the index of the closing parenthesis; -1 where there is none. */
  | { readonly kind: 'open'; readonly end: number }
  | { readonly kind: 'close' }
  /** A time in parentheses. */
  | { readonly kind: 'time'; readonly timeMs: number; readonly text: string }
  | { readonly kind: 'score'; readonly score: Score }
  | { readonly kind: 'end'; readonly end: WordedEnd; readonly text: string }
);

/** The index at which scanning goes on; the reader of the tokens may set it. */
export interface ScanPlace {
  at: number;
}

const SPACE = /\s+/y;
/** Names of tags may be of any script, as the headers of other formats are. */
const TAG_HEAD = /\[[ \t]*[\p{L}\p{N}\p{M}_][\p{L}\p{N}\p{M}_.+-]*[ \t]+"/uy;
const TAG = /\[[ \t]*([^\s"]+)[ \t]+"([^"\\\n]*(?:\\.[^"\\\n]*)*)"[ \t]*\]/y;
/** A tag with quotation marks in its value that are not escaped. */
const LOOSE_TAG = /\[[ \t]*([^\s"]+)[ \t]+"([^\n]*)"[ \t]*\][ \t]*(?=\n|$)/y;
const LINE = /[^\n]*/y;
const NUMBER_HEAD = /[0-9０-９]/;
/** `12.`, `12)`, `12...`, `12. ...`, `12. . .`, `12` */
const NUMBER = /([0-9０-９]{1,6})(?:((?:\s*[.．…])+)|\)|(?=\s|$))/y;
const ELLIPSIS = /[.…](?:\s*[.…])*/y;
const NAG = /\$(\d{1,3})(?!\w)/y;
const SCORE_HEAD = /[01½*]/;
const SCORE =
  /(1[ \t]*-[ \t]*0|0[ \t]*-[ \t]*1|1\/2[ \t]*-[ \t]*1\/2|½[ \t]*-[ \t]*½|\*)(?![^\s(){}[\];#.,!])[.,!]*/y;
/** How the words of an end begin. */
const END_HEAD = /[-*=]|[a-z]{3}/iy;
/** `(2)`, `(2 min)`, `(0:02)`, `(1:02:03)`, `(30s)`, `(2'30")` */
const TIME =
  /\([ \t]*(?:(?:(\d{1,2}):)?(\d{1,3}):(\d\d)|(\d{1,3})[ \t]*(?:m|mins?|minutes?)?|(\d{1,3})[ \t]*(?:s|secs?|seconds?)|(\d{1,3})['’′](?:[ \t]*(\d{1,2})(?:["”″]|''))?)\.?[ \t]*\)/iy;
/** A run of characters. Japanese moves include their square in parentheses, `７六歩(77)`. */
const RUN = /[^\s{}()[\];#$]*(?:(?<=[^\x00-\x7f])\([1-9][1-9]\)|(?<=同)\u3000)?/y;
/** What stands before a line that a mail quotes. */
const QUOTED = /[ \t>]*/y;
const MARK_TAIL = /[!?]$/;
/** `!`, `!?`, `!?/?!` */
const MARKS = /[!?]{1,2}(?:\/[!?]{1,2}){0,3}$/;

/**
 * Cuts a text with `\n` at the line ends into tokens; the reader gives them meaning. Lines of prose
 * before the first tag are comments.
 */
export function* scanPsn(
  text: string,
  place: ScanPlace = { at: 0 },
): Generator<PsnToken, void, undefined> {
  const parentheses = new Parentheses(text);
  /** The ends of the parentheses that stand around. */
  const ends: number[] = [];
  let hasTags = false;
  let tagLine = true;
  let isLineHead = true;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = place.at;
    return pattern.exec(text);
  };

  while (place.at < text.length) {
    while (ends.length > 0 && (ends.at(-1) as number) < place.at) ends.pop();
    const space = isPlainCharacter(text, place.at) ? null : match(SPACE);
    if (space) {
      place.at += space[0].length;
      if (space[0].includes('\n')) {
        tagLine = text[place.at - 1] === '\n';
        isLineHead = true;
      }
      continue;
    }
    if (tagLine && match(TAG_HEAD)) {
      const start = place.at;
      const tag = match(TAG) ?? match(LOOSE_TAG);
      place.at += (tag ?? (match(LINE) as RegExpExecArray))[0].length;
      hasTags = true;
      yield tag
        ? { kind: 'tag', at: start, name: tag[1] ?? '', value: tagValueOf(tag[2] ?? '') }
        : { kind: 'bad-tag', at: start, text: text.slice(start, place.at) };
      continue;
    }
    tagLine = false;
    if (isLineHead && !hasTags && ends.length === 0) {
      isLineHead = false;
      place.at += (match(QUOTED) as RegExpExecArray)[0].length;
      const at = place.at;
      const prose = proseAt(text, at);
      if (prose) {
        place.at = prose.end;
        const line = commentOf(text.slice(at, prose.end));
        const { mentionsMoves } = prose;
        if (/[\p{L}\p{N}]/u.test(line)) {
          yield { kind: 'comment', at, text: line, ownLine: true, mentionsMoves };
        }
      }
      continue;
    }
    isLineHead = false;
    const start = place.at;
    const character = text[start] ?? '';
    const around = ends.at(-1) ?? text.length;
    if (character === '{' || character === '[') {
      const end = character === '{' ? endOfBraces(text, start) : text.indexOf(']', start);
      if (end < 0) {
        place.at = text.length;
        yield { kind: 'unclosed-comment', at: start };
        return;
      }
      place.at = Math.min(end + 1, around);
      const inside = text.slice(start + 1, Math.min(end, around));
      const raw = character === '{' ? inside.replace(/\\([}\\])/g, '$1') : inside;
      const comment = commentOf(raw);
      // In braces an empty comment parts paragraphs, as our own files write it.
      if (comment !== '' || character === '{') {
        yield { kind: 'comment', at: start, text: comment, ownLine: false };
      }
    } else if (character === ';' || character === '#') {
      place.at = Math.min(start + (match(LINE) as RegExpExecArray)[0].length, around);
      const comment = commentOf(text.slice(start + 1, place.at));
      const ownLine = isLineStart(text, start);
      if (comment !== '') yield { kind: 'comment', at: start, text: comment, ownLine };
    } else if (character === '(') {
      const time = match(TIME);
      const end = parentheses.endOf(start);
      place.at += time ? time[0].length : 1;
      if (!time && end >= 0) ends.push(end);
      yield time
        ? { kind: 'time', at: start, timeMs: timeOf(time), text: commentOf(time[0].slice(1, -1)) }
        : { kind: 'open', at: start, end };
    } else if (character === ')') {
      place.at++;
      yield { kind: 'close', at: start };
    } else {
      // Most words are moves, which begin with a letter: a pattern is tried only where it may fit.
      const score = SCORE_HEAD.test(character) ? match(SCORE) : null;
      const number = !score && NUMBER_HEAD.test(character) ? match(NUMBER) : null;
      const ellipsis = character === '.' || character === '…' ? match(ELLIPSIS) : null;
      const nag = character === '$' ? match(NAG) : null;
      const words = match(END_HEAD) ? wordedEndAt(text, start) : undefined;
      if (score) {
        place.at += score[0].length;
        yield { kind: 'score', at: start, score: scoreOf(score[1] ?? '') };
      } else if (number) {
        const [found, digits = '', dots = ''] = number;
        const isLast = found.endsWith(')') && ends.length > 0;
        place.at += found.length - (isLast ? 1 : 0);
        const ellipses = dots.replace(/\s/g, '');
        const half = ellipses.length > 1 || ellipses === '…';
        yield { kind: 'number', at: start, number: Number(digits.normalize('NFKC')), half };
      } else if (ellipsis) {
        place.at += ellipsis[0].length;
      } else if (nag) {
        place.at += nag[0].length;
        yield { kind: 'nag', at: start, nag: Number(nag[1]) };
      } else if (words) {
        place.at += words.length;
        const said = commentOf(text.slice(start, place.at));
        yield { kind: 'end', at: start, end: words.end, text: said };
      } else {
        // In steps: one pattern for the whole word would run out of memory in some megabytes.
        for (let part = match(RUN); part && part[0] !== ''; part = match(RUN)) {
          place.at += part[0].length;
          if (text[place.at] === ' ') break;
        }
        if (place.at === start) place.at++;
        const word = withoutPunctuation(text.slice(start, place.at));
        if (MARK_TAIL.test(word)) yield* markedMove(word, start);
        else yield { kind: 'move', at: start, text: word };
      }
    }
  }
}

/** Whether a character is one that moves are written with. */
function isPlainCharacter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code > 0x20 && code < 0x7f;
}

/** A move with the marks after it. */
function* markedMove(word: string, at: number): Generator<PsnToken, void, undefined> {
  const marks = MARKS.exec(word)?.[0] ?? '';
  const move = word.slice(0, word.length - marks.length);
  if (move !== '') yield { kind: 'move', at, text: move };
  for (const mark of marks.split('/')) {
    const nag = nagOfMark(mark);
    if (nag !== undefined) yield { kind: 'nag', at: at + move.length, nag };
  }
}

/** A word without the commas and full stops after it; a word of nothing else stays as it is. */
function withoutPunctuation(word: string): string {
  let end = word.length;
  while (end > 0 && '.,:'.includes(word.charAt(end - 1))) end--;
  return end === 0 ? word : word.slice(0, end);
}

function scoreOf(text: string): Score {
  if (text === '*') return '*';
  if (text.includes('2') || text.includes('½')) return '1/2-1/2';
  return text.startsWith('1') ? '1-0' : '0-1';
}

/** A lone number counts minutes; the second of two with a colon counts seconds. */
function timeOf(found: RegExpExecArray): number {
  const [hours = 0, minutes = 0, seconds = 0, plain = 0, alone = 0, quoted = 0, rest = 0] = found
    .slice(1)
    .map((part) => Number(part ?? 0));
  return (hours * 3600 + (minutes + plain + quoted) * 60 + seconds + alone + rest) * 1000;
}

function isLineStart(text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  return line.trim() === '';
}

/** A comment in one line: its lines are joined by a space. */
export function commentOf(raw: string): string {
  const lines = raw.split('\n').map((line) => trimSpaces(withoutControls(line)));
  return lines.filter((line) => line !== '').join(' ');
}

function tagValueOf(raw: string): string {
  return withoutControls(raw.replace(/\\(["\\])/g, '$1'));
}
