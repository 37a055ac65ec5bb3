import type { Score } from '../../records/tree/termination.ts';
import type { Position } from '../../rules/core/position.ts';

/**
 * The words of an entry in a part of the index: what is known of one move in one position. Words are
 * those of the machine; every system that Node runs on for players has the low byte first.
 */
export const ENTRY_WORDS = 12;
export const ENTRY_BYTES = 4 * ENTRY_WORDS;

/** Indices of the words of an entry. */
export const WORD = {
  /** Halves of the key of the position. */
  high: 0,
  low: 1,
  /** The move that was played; `NO_MOVE` where the game ended. */
  move: 2,
  /** How often it was played, and how those games ended. Negative where games have gone. */
  games: 3,
  black: 4,
  draws: 5,
  white: 6,
  /** How often the position after the move was analysed, and the sum of its values. */
  valued: 7,
  sumLow: 8,
  sumHigh: 9,
  /** The number of the first place in the file of places; the next entry tells where they end. */
  places: 10,
  check: 11,
} as const;

/** The words of a place: the number of a game, a mark, a check. */
export const PLACE_WORDS = 3;

/** The mark of a place in 32 bits: above the day, see `dayCount`, below the ply before the move. */
export function placeMark(day: number, ply: number): number {
  return ((day << 16) | ply) >>> 0;
}

export function plyOfMark(mark: number): number {
  return mark & 0xffff;
}

/** Values further from 0 count as this, so that mates do not outweigh all others. */
export const MOST_VALUE = 3000;

/** How the games of an entry ended, as an index of the words after `games`. */
export const RESULTS: Readonly<Record<Score, 0 | 1 | 2 | 3>> = {
  '1-0': 1,
  '1/2-1/2': 2,
  '0-1': 3,
  '*': 0,
};

/**
 * The check of a few words: it shows that they are those that were written, and in their place.
 * @param place in the file, or another number that only they have
 */
export function checkOfWords(words: Uint32Array, at: number, count: number, place: number): number {
  let check = 0x6b6f6d61 ^ place;
  for (let word = at; word < at + count; word++) {
    check = Math.imul(check ^ (words[word] as number), 0x9e3779b1);
    check ^= check >>> 15;
  }
  return check >>> 0;
}

/** In the place of a move in the entry of a file of games, whose one place is its first game. */
export const SOURCE_MARK = 0xffffffff;
/** The same in the entry of a game, whose places are that game and its copies; see `COPY`. */
export const GAME_MARK = 0xfffffffe;
/** The mark of a place of a copy, whose positions do not count; that of the game itself is 0. */
export const COPY = 1;

/** The halves of the key of a position in an index. */
export interface IndexKey {
  readonly high: number;
  readonly low: number;
}

const salts = new Map<string, number>();

/** The key of a position of a game; the same position of another game has another key. */
export function indexKey(variant: string, { keyHigh, keyLow }: Position): IndexKey {
  let salt = salts.get(variant);
  if (salt === undefined) {
    salt = 0;
    for (let at = 0; at < variant.length; at++) {
      salt = Math.imul(salt ^ variant.charCodeAt(at), 0x01000193) + 0x9e3779b1;
    }
    salts.set(variant, salt);
  }
  // The additive keys are mixed, so that they lie evenly in the file.
  return { high: mixed(keyHigh ^ salt), low: (keyLow + salt) >>> 0 };
}

/** A key as one number, which other keys hardly ever have. */
export function keyNumber({ high, low }: IndexKey): number {
  return high * 2 ** 21 + (low >>> 11);
}

/** The key of a text such as the path of a file of games. */
export function textKey(text: string): IndexKey {
  let [high, low] = [0x811c9dc5, 0x6b6f6d61];
  for (let at = 0; at < text.length; at++) {
    high = Math.imul(high ^ text.charCodeAt(at), 0x01000193);
    low = Math.imul(low ^ text.charCodeAt(at), 0x85ebca6b) + at;
  }
  return { high: mixed(high), low: mixed(low) };
}

function mixed(half: number): number {
  let mix = Math.imul(half ^ (half >>> 16), 0x85ebca6b);
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35);
  return (mix ^ (mix >>> 16)) >>> 0;
}
