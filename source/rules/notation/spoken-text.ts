import type { Attempt, NamedPiece, Origin } from '../core/attempt.ts';
import { failure, success } from '../core/result.ts';
import { fileOf, rankOf } from '../core/square.ts';
import type { MoveContext, ParsedMoveText } from './move-text.ts';
import { wordSpellings } from './piece-names.ts';
import { digitOf, foldSpoken, SPOKEN_WORDS, type SpokenWord } from './spoken-words.ts';
import { formatRank, rankOfLetter, squareAt } from './square.ts';

/** Longer than any move in its longest spoken form, with its number and `, check`. */
const LONGEST = 120;

/**
 * The most tokens in one name or saying: `does not promote` has three; `บิชอปยาริเลื่อนขั้น`, whose
 * letters are tokens of their own, has 19.
 */
const MOST_TOKENS = 24;

const TOKENS = /[a-z]+|\d|\S/g;

/** Words that are found even if they are joined with the piece. */
const VERBS = /(takes|drops?)(?=\d)/g;

/**
 * Spoken moves have spaces between their words, or begin with a whole word, or with a square before
 * one: `58금`. Kanji are words where no move is written so in Japan: `歩打５五`, `7f歩`.
 */
const SPOKEN =
  /\S\s+\S|^[a-z]{3}|^(?:[1-9１-９][1-9１-９a-i一二三四五六七八九])?[\p{sc=Hira}\p{sc=Kana}\p{sc=Hangul}\p{sc=Thai}]|^(?:[1-9１-９][a-iａ-ｉ]|(?![同一二三四五六七八九]))\p{sc=Han}/iu;

/** What is known of the move so far. */
interface Heard {
  pieces?: readonly NamedPiece[];
  from?: SpokenSquare;
  /** Whether the next square is the origin. */
  isFrom?: true;
  to?: SpokenSquare | 'same';
  capture?: true;
  drop?: true;
  promotion?: 'promote' | 'decline';
  side?: 'black' | 'white';
}

/** File and rank as they were said, even if they are outside the board. */
type SpokenSquare = readonly [file: number, rank: number];

/**
 * Reads a move as it is spoken: `silver takes three c`, `pawn 7f`, `knight drops 5e`, `gold from
 * six i to five h`, or in Japanese, Korean and Thai: `roku hachi gin, nana kyuu kara`, `ご ご ふ
 * うつ`, `칠 육 보`, `เบี้ย เจ็ด หก`. Words of these need no spaces. Pieces have any of their names;
 * without a word for a drop it is a move on the board.
 * @param text as it was typed
 * @returns undefined unless it consists of such words
 */
export function parseSpokenText(context: MoveContext, text: string): ParsedMoveText {
  const { variant, turn } = context.position;
  if (text.length > LONGEST || !SPOKEN.test(text)) return undefined;
  const heard = hear(context, spokenTokens(text));
  if (heard === undefined) return undefined;
  if (typeof heard === 'string') return failure({ code: 'unknown-piece', piece: heard });
  const { pieces, from, capture = false, drop = false, promotion, side } = heard;
  if (drop ? !pieces || from || capture : !pieces && !from && !capture) return undefined;
  const said = destinationOf(context, heard);
  if (said === undefined) return undefined;
  if (side !== undefined && side !== turn) return failure({ code: 'wrong-side', turn });
  if (said === 'no-last-move') return failure({ code: said });
  const to = squareAt(variant, ...said);
  if (to === undefined) return notASquare(said);
  if (from && squareAt(variant, ...from) === undefined) return notASquare(from);
  const origin: Origin = from ? { file: from[0], rank: from[1] } : {};
  return success({
    attempts: (pieces ?? [undefined]).map((piece): Attempt => {
      const says = { to, ...(promotion && { promotion }) };
      if (piece && drop) return { drop, piece, ...says };
      return { drop: false, ...(piece && { piece }), from: origin, capture, ...says };
    }),
  });
}

function notASquare([file, rank]: SpokenSquare): ParsedMoveText {
  return failure({ code: 'not-a-square', square: `${file}${formatRank(rank)}` });
}

/** The destination; a capture without a square is a recapture. */
function destinationOf(
  { lastTo }: MoveContext,
  { to, capture }: Heard,
): SpokenSquare | 'no-last-move' | undefined {
  if (to !== undefined && to !== 'same') return to;
  if (to === undefined && !capture) return undefined;
  return lastTo === undefined ? 'no-last-move' : [fileOf(lastTo), rankOf(lastTo)];
}

/** A Latin word, or another character. */
interface Token {
  readonly text: string;
  /** Whether a word may end with it. */
  readonly isEnd: boolean;
}

function spokenTokens(text: string): Token[] {
  const plain = foldSpoken(text)
    .replace(/['’]/g, '')
    .replace(/[,.、。・]/g, ' ')
    .replace(VERBS, ' $1');
  return Array.from(plain.matchAll(TOKENS), ({ 0: token, index }) => {
    const next = plain.charAt(index + token.length);
    return { text: token, isEnd: /^[a-z\d]/.test(token) || /^[a-z\d\s]?$/.test(next) };
  });
}

/**
 * Goes through the words.
 * @returns the word in the place of the piece, if it is the only unknown one; undefined where the
 * words are no move
 */
function hear(context: MoveContext, tokens: readonly Token[]): Heard | string | undefined {
  const heard: Heard = {};
  let unknown: string | undefined;
  for (let at = 0; at < tokens.length; ) {
    const found = longestWord(context, tokens, at, heard.pieces === undefined);
    if (found === undefined) {
      const { text = '' } = tokens[at] ?? {};
      if (unknown !== undefined || !/^[a-z]{3}/.test(text)) return undefined;
      unknown = text;
      at++;
      continue;
    }
    at += found.count;
    const { says } = found;
    if (says.kind !== 'digit') {
      if (!hearWord(heard, says)) return undefined;
      continue;
    }
    const rank = rankAt(tokens, at);
    if (rank === undefined || !hearSquare(heard, [says.digit, rank.rank])) return undefined;
    at += rank.count;
  }
  if (heard.isFrom) return undefined;
  if (unknown === undefined) return heard;
  return heard.pieces === undefined && Array.isArray(heard.to) ? unknown : undefined;
}

/** @returns whether the word can stand where it does */
function hearWord(heard: Heard, says: Exclude<SpokenMeaning, { readonly kind: 'digit' }>): boolean {
  switch (says.kind) {
    case 'pieces':
      if (heard.pieces) return false;
      heard.pieces = says.pieces;
      return true;
    case 'same':
      if (heard.to) return false;
      heard.to = 'same';
      return true;
    case 'from':
      heard.isFrom = true;
      return true;
    case 'kara':
      return hearOrigin(heard);
    case 'capture':
      heard.capture = true;
      return true;
    case 'drop':
      heard.drop = true;
      return true;
    case 'promotion':
      // Before the piece it would be a part of its name.
      if (heard.promotion || !heard.to) return false;
      heard.promotion = says.promotion;
      return true;
    case 'side':
      if (heard.side) return false;
      heard.side = says.side;
      return true;
    case 'filler':
      return true;
    default:
      return says satisfies never;
  }
}

/** A square is the destination; of two that look alike, the second. */
function hearSquare(heard: Heard, square: SpokenSquare): boolean {
  if (heard.isFrom) {
    if (heard.from) return false;
    heard.from = square;
    delete heard.isFrom;
  } else if (heard.to === undefined) {
    heard.to = square;
  } else if (heard.from) {
    return false;
  } else if (heard.to === 'same') {
    heard.from = square;
  } else {
    heard.from = heard.to;
    heard.to = square;
  }
  return true;
}

/** The square said last is the origin. */
function hearOrigin(heard: Heard): boolean {
  const { from, to } = heard;
  if (to === 'same') return from !== undefined;
  if (to === undefined) return false;
  heard.from = to;
  if (from) heard.to = from;
  else delete heard.to;
  return true;
}

/** A letter, or a digit in any of its words. */
function rankAt(
  tokens: readonly Token[],
  at: number,
): { readonly rank: number; readonly count: number } | undefined {
  const { text = '' } = tokens[at] ?? {};
  if (/^[a-i]$/.test(text)) return { rank: rankOfLetter(text), count: 1 };
  const found = longestRun(tokens, at, digitOf);
  return found && { rank: found.found, count: found.count };
}

type SpokenMeaning =
  | SpokenWord
  | { readonly kind: 'pieces'; readonly pieces: readonly NamedPiece[] };

/** The meaning of the longest run of words from one on. */
function longestWord(
  { position }: MoveContext,
  tokens: readonly Token[],
  at: number,
  mayBePiece: boolean,
): { readonly says: SpokenMeaning; readonly count: number } | undefined {
  const names = wordSpellings(position.variant);
  const found = longestRun<SpokenMeaning>(tokens, at, (word) => {
    // `to` is a tokin, except after a piece, where it introduces a square.
    const pieces = mayBePiece ? names.get(word) : undefined;
    return pieces ? { kind: 'pieces', pieces } : SPOKEN_WORDS.get(word);
  });
  return found && { says: found.found, count: found.count };
}

/**
 * What the most tokens from one on mean when they are written together. One word may be in parts,
 * `야리 룩`, but takes no part of the next: `금, 장군` has no `금장`.
 */
function longestRun<Meaning>(
  tokens: readonly Token[],
  at: number,
  meaning: (word: string) => Meaning | undefined,
): { readonly found: Meaning; readonly count: number } | undefined {
  for (let count = Math.min(MOST_TOKENS, tokens.length - at); count > 0; count--) {
    const run = tokens.slice(at, at + count);
    if (!run.at(-1)?.isEnd && run.some(({ isEnd }) => isEnd)) continue;
    const found = meaning(run.map(({ text }) => text).join(''));
    if (found !== undefined) return { found, count };
  }
  return undefined;
}
