import type { KeptScore } from '../../records/tree/analysis-lines.ts';
import { keptScore, positionsOf } from '../../records/tree/kept-analysis.ts';
import { type GameRecord, tagValue } from '../../records/tree/record.ts';
import type { Score } from '../../records/tree/termination.ts';
import { NO_MOVE } from '../../rules/core/move.ts';
import { formatSfen } from '../../rules/notation/sfen.ts';
import { NO_VALUE } from './entry-buffer.ts';
import { type IndexKey, indexKey, MOST_VALUE, textKey } from './index-entry.ts';

/** What an index keeps of the main line of a game. */
export interface IndexedGame {
  readonly variant: string;
  /** The SFEN of the start; '' where it is that of an even game. */
  readonly start: string;
  /** As the tag of the record has it, `2026.11.20`; '' where it is missing, like the next two. */
  readonly date: string;
  readonly black: string;
  readonly white: string;
  readonly score: Score;
  /** Its number in its file, from 0. */
  readonly number: number;
  readonly plies: number;
  readonly moves: Uint32Array;
  /** The halves of the keys of the positions, by ply. */
  readonly high: Uint32Array;
  readonly low: Uint32Array;
  /** The value of each position, by ply; undefined where none is analysed. */
  readonly values: Int16Array | undefined;
}

/** Longer games are indexed up to here. */
const MOST_PLIES = 0xffff - 1;

/** @param number which game of its file it is, from 0 */
export function indexedGame(record: GameRecord, number: number): IndexedGame {
  const { variant, start, score } = record;
  const high: number[] = [];
  const low: number[] = [];
  const moves: number[] = [];
  const values: number[] = [];
  let isValued = false;
  for (const { node, position } of positionsOf(record)) {
    if (node.ply > MOST_PLIES) break;
    const key = indexKey(variant.id, position);
    high.push(key.high);
    low.push(key.low);
    if (node.move !== NO_MOVE) moves.push(node.move);
    const value = node.comments.length === 0 ? NO_VALUE : valueOfScore(keptScore(node));
    isValued ||= value !== NO_VALUE;
    values.push(value);
  }
  const sfen = formatSfen(variant, start);
  const tag = (name: string) => (tagValue(record, name) ?? '').slice(0, 200);
  return {
    variant: variant.id,
    start: sfen === variant.start ? '' : sfen,
    date: tag('Date'),
    black: tag('Black'),
    white: tag('White'),
    score,
    number,
    plies: moves.length,
    moves: Uint32Array.from(moves),
    high: Uint32Array.from(high),
    low: Uint32Array.from(low),
    values: isValued ? Int16Array.from(values) : undefined,
  };
}

/** The key of a game: the same moves by the same players on the same day have the same one. */
export function gameKey({ variant, start, date, black, white, moves }: IndexedGame): IndexKey {
  return textKey([variant, start, dayOf(date), black, white, moves.join()].join('\n'));
}

function valueOfScore(score: KeptScore | undefined): number {
  if (!score) return NO_VALUE;
  if (score.kind === 'mate') return score.winner === 'black' ? MOST_VALUE : -MOST_VALUE;
  return Math.max(-MOST_VALUE, Math.min(MOST_VALUE, score.centipawns));
}

/** A date of a record as a number that grows: 20261120; 0 where the text is no date. */
export function dayOf(date: string): number {
  const [, year, month = '0', day = '0'] =
    /^(\d{4})(?:\D(\d{1,2}))?(?:\D(\d{1,2}))?/.exec(date) ?? [];
  return year === undefined ? 0 : Number(year) * 10_000 + Number(month) * 100 + Number(day);
}

/** About how many days after 1899 a date is, in 16 bits; 0 where it is not known, 1 before. */
export function dayCount(date: string): number {
  const day = dayOf(date);
  if (day === 0) return 0;
  const [year, month] = [Math.floor(day / 10_000), Math.floor(day / 100) % 100];
  const count = (year - 1900) * 372 + month * 31 + (day % 100);
  return Math.max(1, Math.min(0xffff, count));
}
