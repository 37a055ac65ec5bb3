import type { Ending, Game } from '../../rules/core/game.ts';
import type { Position } from '../../rules/core/position.ts';
import { positionKey } from '../../rules/core/position-key.ts';
import { openGame } from '../../rules/notation/start.ts';
import type { GameRecord, RecordNode } from './record.ts';

/**
 * Watches the main line of a record while it is read, for a repetition that ends the game. That
 * costs next to nothing a move: the game is played along and judged only once a position seems to
 * have come often enough.
 */
export class MainLineWatch {
  readonly #record: GameRecord;
  readonly #seen = new Map<number, number>();
  #game: Game | undefined;
  /** The move of the main line that the game played last. */
  #node: RecordNode;

  /** @param position at the start of the game */
  constructor(record: GameRecord, position: Position) {
    this.#record = record;
    this.#node = record.root;
    this.#seen.set(positionKey(position), 1);
  }

  /** The end of the game by repetition that the last move of the main line brings about. */
  played(position: Position): Ending | undefined {
    const key = positionKey(position);
    const times = (this.#seen.get(key) ?? 0) + 1;
    this.#seen.set(key, times);
    return times < this.#record.variant.repetition.times ? undefined : this.#judge();
  }

  #judge(): Ending | undefined {
    const { variant, start } = this.#record;
    this.#game ??= openGame(variant, start.placement);
    for (let next = this.#node.children[0]; next !== undefined; next = next.children[0]) {
      this.#game.play(next.move);
      this.#node = next;
    }
    const status = this.#game.status();
    return status.kind === 'ended' ? status.ending : undefined;
  }
}
