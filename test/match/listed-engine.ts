import {
  type Engine,
  type EngineAnswer,
  EngineError,
  type EngineGame,
  type SearchLimits,
} from '../../source/engine/engine.ts';
import { legalMoves } from '../../source/rules/core/generate.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import type { Move } from '../../source/rules/core/move.ts';
import { openGame } from '../../source/rules/notation/start.ts';
import { parseUsi } from '../../source/rules/notation/usi.ts';
import { randomNumbers } from '../helpers/random.ts';

/** What a stub answers; a text is a move in USI, legal or not, and `random` a random legal one. */
export type Reply = EngineAnswer | EngineError | 'random' | 'silent' | string;

export interface ListedOptions {
  readonly name?: string;
  readonly seed?: number;
  /** Its first answers; after them all are `otherwise`, by default `random`. */
  readonly replies?: readonly Reply[];
  readonly otherwise?: Reply;
  readonly onSearch?: (game: EngineGame, limits: SearchLimits) => void;
}

/** An engine that answers by a list, else with random legal moves, the same for the same seed. */
export class ListedEngine implements Engine {
  readonly name: string;
  readonly asked: { readonly game: EngineGame; readonly limits: SearchLimits }[] = [];
  stops = 0;
  closes = 0;
  readonly #options: ListedOptions;
  readonly #random: () => number;

  constructor(options: ListedOptions = {}) {
    this.#options = options;
    this.name = options.name ?? 'Stub';
    this.#random = randomNumbers(options.seed ?? 1);
  }

  async search(game: EngineGame, limits: SearchLimits): Promise<EngineAnswer> {
    const { replies = [], otherwise = 'random', onSearch } = this.#options;
    const reply = replies[this.asked.length] ?? otherwise;
    this.asked.push({ game, limits });
    onSearch?.(game, limits);
    if (reply instanceof EngineError) throw reply;
    if (reply === 'silent') return new Promise(() => {});
    if (typeof reply !== 'string') return reply;
    return { kind: 'move', move: reply === 'random' ? this.#randomMove(game) : usi(game, reply) };
  }

  stop(): void {
    this.stops++;
  }

  close(): void {
    this.closes++;
  }

  #randomMove({ variant, start, moves }: EngineGame): Move {
    const game = openGame(variant, start.placement);
    for (const move of moves) game.play(move);
    const legal = legalMoves(game.position);
    return itemAt(legal, Math.floor(this.#random() * legal.length));
  }
}

function usi({ variant }: EngineGame, text: string): Move {
  const move = parseUsi(variant, text);
  if (move === undefined) throw new RangeError(`${text} is no move`);
  return move;
}
