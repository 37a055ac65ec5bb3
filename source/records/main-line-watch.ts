import { opposite } from '../core/color.ts';
import type { Ending } from '../core/game.ts';
import { hasLegalMove, isInCheck } from '../core/generate.ts';
import type { Position } from '../core/position.ts';
import { openGame } from '../notation/start.ts';
import { type GameRecord, mainLine } from './record.ts';

/** The low bits of the upper half of a key that a number can hold beside the lower half. */
const UPPER_BITS = 0x1fffff;

/**
 * Watches the main line of a record while it is read, for the end of the game by repetition. That
 * costs next to nothing a move; only where a position seems to come again is the game judged.
 */
export class MainLineWatch {
  readonly #record: GameRecord;
  readonly #seen = new Map<number, number>();

  /** @param position at the start of the game */
  constructor(record: GameRecord, position: Position) {
    this.#record = record;
    this.#seen.set(keyOf(position), 1);
  }

  /** The end that the last move of the main line has brought about by repetition. */
  played(position: Position): Ending | undefined {
    const key = keyOf(position);
    const times = (this.#seen.get(key) ?? 0) + 1;
    this.#seen.set(key, times);
    return times < this.#record.variant.repetition ? undefined : this.#judge();
  }

  #judge(): Ending | undefined {
    const { variant, start } = this.#record;
    const game = openGame(variant, start.placement);
    for (const { move } of mainLine(this.#record)) game.play(move);
    const status = game.status();
    return status.kind === 'ended' ? status.ending : undefined;
  }
}

/** The end of a game whose side to move has no legal move; undefined where there is one. */
export function endOnBoard(position: Position): Ending | undefined {
  if (hasLegalMove(position)) return undefined;
  const reason = isInCheck(position) ? 'checkmate' : 'no legal moves';
  return { reason, winner: opposite(position.turn) };
}

function keyOf({ keyLow, keyHigh }: Position): number {
  return (keyHigh & UPPER_BITS) * 2 ** 32 + (keyLow >>> 0);
}
