import { failure, type Result, success } from '../core/result.ts';
import { type GameRecord, isUnfinished } from './record.ts';
import type { ReadGame, RecordFault } from './record-fault.ts';
import type { Score } from './termination.ts';

/** A game file as it was read. */
export interface GameFile {
  readonly path: string;
  /** Without folder and `.psn`. */
  readonly name: string;
  /** One at least. */
  readonly games: readonly [ReadGame, ...ReadGame[]];
}

/** What is wrong with a file of games. */
export type FileFault =
  | RecordFault
  | { readonly code: 'no-file'; readonly name: string }
  | { readonly code: 'is-folder'; readonly name: string }
  /** Nothing in it is a game. */
  | { readonly code: 'no-game' }
  | { readonly code: 'unreadable'; readonly cause: unknown };

/** Why a game cannot be played on. `several-games`: saving one would lose the others. */
export type ResumeFault =
  | { readonly code: 'finished'; readonly score: Score }
  | { readonly code: 'several-games' }
  | { readonly code: 'damaged'; readonly fault: RecordFault };

/** The game of a file that can be played on and saved in it again without losing anything. */
export function resumableGame(file: GameFile): Result<GameRecord, ResumeFault> {
  const [{ record, fault }, ...others] = file.games;
  if (fault) return failure({ code: 'damaged', fault });
  if (others.length > 0) return failure({ code: 'several-games' });
  if (!record) throw new RangeError('a game without a fault has a record');
  if (!isUnfinished(record)) return failure({ code: 'finished', score: record.score });
  return success(record);
}
