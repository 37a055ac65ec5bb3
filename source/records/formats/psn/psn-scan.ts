import { withoutControls } from '../../../clean/clean-text.ts';
import { nagOfMark } from '../../tree/notes.ts';
import { trimSpaces } from '../../tree/record.ts';
import type { Score } from '../../tree/termination.ts';
import { proseAt, type WordedEnd, wordedEndAt } from './prose.ts';

/** What a record's text is made of. `at` is the index of its first character. */
export type PsnToken = { readonly at: number } & (
  | { readonly kind: 'tag'; readonly name: string; readonly value: string }
  /** A line among tags that begins like one and is none. */
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

const NO_SPACE = /\S/g;
/** Names of tags may be of any script, as the headers of other formats are. */
const TAG_HEAD = /\[[\p{L}\p{N}\p{M}_][\p{L}\p{N}\p{M}_.+-]*[ \t]+"/uy;
const TAG = /\[([^\s"]+)[ \t]+"([^"\\\n]*(?:\\.[^"\\\n]*)*)"[ \t]*\]/y;
/** A tag with quotation marks in its value that are not escaped. */
const LOOSE_TAG = /\[([^\s"]+)[ \t]+"([^\n]*)"[ \t]*\][ \t]*(?=\n|$)/y;
const LINE = /[^\n]*/y;
const NUMBER_HEAD = /[0-9０-９]/;
/** `12.`, `12)`, `12...`, `12. ...`, `12. . .`, `12` */
const NUMBER = /([0-9０-９]{1,6})(?:((?:\s{0,80}[.．…]){1,80})|\)|(?=\s|$))/y;
const ELLIPSIS = /[.…](?:\s{0,80}[.…]){0,80}/y;
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
export function scanPsn(
  text: string,
  place: ScanPlace = { at: 0 },
): Generator<PsnToken, void, undefined> {
  return new PsnScanner(text, place).tokens();
}

/** Each method reads from the place on, moves it, and gives a token if there is one to tell. */
class PsnScanner {
  readonly #text: string;
  readonly #place: ScanPlace;
  readonly #parentheses: Parentheses;
  /** The ends of the parentheses that stand around. */
  readonly #ends: number[] = [];
  #hasTags = false;
  /** Whether a tag may stand here. */
  #isTagLine = true;
  /** Whether the last token was a tag. */
  #isAfterTag = false;
  #isLineHead = true;

  constructor(text: string, place: ScanPlace) {
    this.#text = text;
    this.#place = place;
    this.#parentheses = new Parentheses(text);
  }

  *tokens(): Generator<PsnToken, void, undefined> {
    const text = this.#text;
    const place = this.#place;
    const ends = this.#ends;
    while (place.at < text.length) {
      while (ends.length > 0 && (ends.at(-1) as number) < place.at) ends.pop();
      if (!isPlainCharacter(text, place.at) && this.#skipSpace()) continue;
      const token = this.#token();
      if (token?.kind === 'move' && MARK_TAIL.test(token.text)) {
        yield* markedMove(token.text, token.at);
      } else if (token) yield token;
    }
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#place.at;
    return pattern.exec(this.#text);
  }

  #skipSpace(): boolean {
    const text = this.#text;
    const place = this.#place;
    const end = this.#match(NO_SPACE)?.index ?? text.length;
    if (end === place.at) return false;
    const isNewLine = text.slice(place.at, end).includes('\n');
    place.at = end;
    if (isNewLine) {
      this.#isTagLine = text[end - 1] === '\n';
      this.#isLineHead = true;
    }
    return true;
  }

  #token(): PsnToken | undefined {
    const tag = this.#isTagLine && this.#match(TAG_HEAD) ? this.#tag() : undefined;
    if (tag) return tag;
    this.#isTagLine = false;
    this.#isAfterTag = false;
    const isLineHead = this.#isLineHead;
    this.#isLineHead = false;
    if (isLineHead && !this.#hasTags && this.#ends.length === 0) return this.#prose();
    const { at } = this.#place;
    const character = this.#text[at] ?? '';
    switch (character) {
      case '{':
      case '[':
        return this.#comment(character);
      case ';':
      case '#':
        return this.#lineComment();
      case '(':
        return this.#parenthesis();
      case ')':
        this.#place.at++;
        return { kind: 'close', at };
      case '.':
      case '…':
        this.#place.at += this.#match(ELLIPSIS)?.[0].length ?? 1;
        return undefined;
      default:
        return this.#symbol(character) ?? this.#wordedEnd() ?? this.#move();
    }
  }

  /** Reads a line that begins like a tag; undefined where it is none and no other is beside it. */
  #tag(): PsnToken | undefined {
    const place = this.#place;
    const { at } = place;
    const tag = this.#match(TAG) ?? this.#match(LOOSE_TAG);
    const [line] = tag ?? (this.#match(LINE) as RegExpExecArray);
    if (tag === null && !this.#isAfterTag && !this.#isTagAt(at + line.length)) return undefined;
    place.at += line.length;
    this.#hasTags = true;
    this.#isAfterTag = true;
    if (tag === null) return { kind: 'bad-tag', at, text: line };
    return { kind: 'tag', at, name: tag[1] ?? '', value: tagValueOf(tag[2] ?? '') };
  }

  /** Whether the next line with anything on it begins like a tag. */
  #isTagAt(lineEnd: number): boolean {
    NO_SPACE.lastIndex = lineEnd;
    TAG_HEAD.lastIndex = NO_SPACE.exec(this.#text)?.index ?? this.#text.length;
    return TAG_HEAD.test(this.#text);
  }

  /** Reads the head of a line, as far as it belongs to no game. */
  #prose(): PsnToken | undefined {
    const place = this.#place;
    place.at += (this.#match(QUOTED) as RegExpExecArray)[0].length;
    const { at } = place;
    const prose = proseAt(this.#text, at);
    if (prose === undefined) return undefined;
    place.at = prose.end;
    const text = commentOf(this.#text.slice(at, prose.end));
    if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
    return { kind: 'comment', at, text, ownLine: true, mentionsMoves: prose.mentionsMoves };
  }

  #comment(opening: '{' | '['): PsnToken | undefined {
    const place = this.#place;
    const { at } = place;
    const isBrace = opening === '{';
    const end = isBrace ? endOfBraces(this.#text, at) : this.#text.indexOf(']', at);
    if (end < 0) {
      place.at = this.#text.length;
      return { kind: 'unclosed-comment', at };
    }
    const around = this.#endAround();
    place.at = Math.min(end + 1, around);
    const inside = this.#text.slice(at + 1, Math.min(end, around));
    const text = commentOf(isBrace ? inside.replace(/\\([}\\])/g, '$1') : inside);
    // In braces an empty comment parts paragraphs, as our own files write it.
    if (text === '' && !isBrace) return undefined;
    return { kind: 'comment', at, text, ownLine: false };
  }

  #lineComment(): PsnToken | undefined {
    const place = this.#place;
    const { at } = place;
    const line = this.#match(LINE) as RegExpExecArray;
    place.at = Math.min(at + line[0].length, this.#endAround());
    const text = commentOf(this.#text.slice(at + 1, place.at));
    if (text === '') return undefined;
    return { kind: 'comment', at, text, ownLine: isLineStart(this.#text, at) };
  }

  /** The end of the parentheses around, or of the text. */
  #endAround(): number {
    return this.#ends.at(-1) ?? this.#text.length;
  }

  #parenthesis(): PsnToken {
    const place = this.#place;
    const { at } = place;
    const time = this.#match(TIME);
    if (time) {
      place.at += time[0].length;
      return { kind: 'time', at, timeMs: timeOf(time), text: commentOf(time[0].slice(1, -1)) };
    }
    place.at++;
    const end = this.#parentheses.endOf(at);
    if (end >= 0) this.#ends.push(end);
    return { kind: 'open', at, end };
  }

  /**
   * Reads a result, a number or a nag. Most words are moves, which begin with a letter: a pattern is
   * tried only where it may fit.
   */
  #symbol(character: string): PsnToken | undefined {
    const place = this.#place;
    const { at } = place;
    const score = SCORE_HEAD.test(character) ? this.#match(SCORE) : null;
    if (score) {
      place.at += score[0].length;
      return { kind: 'score', at, score: scoreOf(score[1] ?? '') };
    }
    const number = NUMBER_HEAD.test(character) ? this.#match(NUMBER) : null;
    if (number) {
      const [found, digits = '', dots = ''] = number;
      const closesAround = found.endsWith(')') && this.#ends.length > 0;
      place.at += found.length - (closesAround ? 1 : 0);
      const ellipsis = dots.replace(/\s/g, '');
      const half = ellipsis.length > 1 || ellipsis === '…';
      return { kind: 'number', at, number: Number(digits.normalize('NFKC')), half };
    }
    const nag = character === '$' ? this.#match(NAG) : null;
    if (nag === null) return undefined;
    place.at += nag[0].length;
    return { kind: 'nag', at, nag: Number(nag[1]) };
  }

  #wordedEnd(): PsnToken | undefined {
    if (this.#match(END_HEAD) === null) return undefined;
    const place = this.#place;
    const { at } = place;
    const words = wordedEndAt(this.#text, at);
    if (words === undefined) return undefined;
    place.at += words.length;
    return { kind: 'end', at, end: words.end, text: commentOf(this.#text.slice(at, place.at)) };
  }

  /** Reads a word: a move, or what its reader takes it for. */
  #move(): PsnToken {
    const text = this.#text;
    const place = this.#place;
    const { at } = place;
    // In steps: one pattern for the whole word would run out of memory in some megabytes.
    for (let part = this.#match(RUN); part && part[0] !== ''; part = this.#match(RUN)) {
      place.at += part[0].length;
      if (text[place.at] === ' ') break;
    }
    if (place.at === at) place.at++;
    return { kind: 'move', at, text: withoutPunctuation(text.slice(at, place.at)) };
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

/** A line at which every parenthesis ends: a tag, or a comment on a line of its own. */
const LIMIT = /\n[ \t]*(?:#|\[[^\s"[\]]+[ \t]+"[^\n]*"[ \t]*\])/y;

/** Finds the closing parentheses; braces are skipped. The whole text is read once. */
class Parentheses {
  readonly #text: string;
  readonly #ends = new Map<number, number>();
  #searchedTo = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** The index of the parenthesis that closes the one at `start`; -1 where none does. */
  endOf(start: number): number {
    if (start >= this.#searchedTo) this.#search(start);
    return this.#ends.get(start) ?? -1;
  }

  #search(start: number): void {
    const text = this.#text;
    const open: number[] = [];
    let at = start;
    for (; at < text.length; at++) {
      const character = text[at];
      if (character === '(') open.push(at);
      else if (character === ')') {
        this.#ends.set(open.pop() as number, at);
        if (open.length === 0) break;
      } else if (character === '{') {
        const end = endOfBraces(text, at);
        if (end < 0) break;
        at = end;
      } else if (character === '\n') {
        LIMIT.lastIndex = at;
        if (LIMIT.test(text)) break;
      }
    }
    this.#searchedTo = at + 1;
  }
}

/** The index of the brace that closes the one at `start`; -1 where none does. */
function endOfBraces(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '}') return at;
    if (text[at] === '\\') at++;
  }
  return -1;
}
