import type { PlacementFault } from '../../rules/core/placement.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import type { Variant } from '../../rules/core/variant.ts';
import type { RecordFormat } from '../formats/formats.ts';
import type { ReadGame, RecordFault } from '../tree/read-game.ts';
import { type GameRecord, hasOtherRules, isUnfinished, startOddity } from '../tree/record.ts';
import { type RoomKey, roomOf } from '../tree/room-tag.ts';
import type { Score } from '../tree/termination.ts';

/** A game file as it was read. */
export interface GameFile {
  readonly path: string;
  /** Without folder and `.psn`. */
  readonly name: string;
  /** One at least. */
  readonly games: readonly [ReadGame, ...ReadGame[]];
}

/** Files are read whole; nobody has games in a file that has more bytes. */
export const MOST_BYTES = 64 * 1024 * 1024;

/** What is wrong with a file of games. */
export type FileFault =
  | RecordFault
  | { readonly code: 'no-file'; readonly name: string }
  | { readonly code: 'is-folder'; readonly name: string }
  /** Nothing in it is a game. */
  | { readonly code: 'no-game' }
  /** It has more than `MOST_BYTES`. */
  | { readonly code: 'too-large' }
  | { readonly code: 'unreadable'; readonly cause: unknown };

/**
 * Why a game cannot be played on. `several-games`: saving one would lose the others; `odd-start`:
 * no game comes to its start; `other-rules`: the rules of its game have changed; `foreign-format`:
 * saving would turn it into PSN; `in-room`: only its room says what is played.
 */
export type ResumeFault =
  | { readonly code: 'finished'; readonly score: Score }
  | { readonly code: 'several-games' }
  | { readonly code: 'in-room'; readonly room: RoomKey }
  | { readonly code: 'foreign-format'; readonly format: RecordFormat }
  | { readonly code: 'odd-start'; readonly variant: Variant; readonly fault: PlacementFault }
  | { readonly code: 'other-rules'; readonly variant: Variant }
  | { readonly code: 'damaged'; readonly fault: RecordFault };

/** The game of a file, if it can be played on and saved there without losing anything. */
export function resumableGame(file: GameFile): Result<GameRecord, ResumeFault> {
  const [{ record, fault }, ...others] = file.games;
  if (fault) return failure({ code: 'damaged', fault });
  if (others.length > 0) return failure({ code: 'several-games' });
  if (!record) throw new RangeError('a game without a fault has a record');
  if (!isUnfinished(record)) return failure({ code: 'finished', score: record.score });
  const room = roomOf(record);
  if (room !== undefined) return failure({ code: 'in-room', room });
  const oddity = startOddity(record);
  if (oddity) return failure({ code: 'odd-start', variant: record.variant, fault: oddity });
  if (hasOtherRules(record)) return failure({ code: 'other-rules', variant: record.variant });
  return success(record);
}
