import { Position } from '../../rules/core/position.ts';
import type { EngineGame } from '../engine.ts';
import type { FoundMate, MateSearch } from './mate-search.ts';

/** The longest mate to look for, in plies. */
const MOST_PLIES = 15;

/** When a part of the hunt ends. */
interface HuntBudget {
  readonly nodes?: number;
  /** Asked every hundred nodes or so. */
  readonly shouldStop: () => boolean;
}

/** The search for a mate in a game that is being played, in several parts. */
export class MateHunt {
  readonly #mates: MateSearch;
  readonly #game: EngineGame;
  #isBegun = false;
  #isOver = false;

  constructor(mates: MateSearch, game: EngineGame) {
    this.#mates = mates;
    this.#game = game;
  }

  /** Begins or goes on. @returns a mate, if one is found now */
  run(budget: HuntBudget): FoundMate | undefined {
    if (this.#isOver) return undefined;
    const whole = { ...budget, plies: MOST_PLIES, takesAny: true };
    const result = this.#isBegun ? this.#mates.goOn(whole) : this.#mates.run(this.#game, whole);
    this.#isBegun = true;
    this.#isOver = result.kind !== 'unknown';
    return result.kind === 'mate' && !this.#repeats(result) ? result : undefined;
  }

  /**
   * Whether the first move of a mate leads back to a position of the game: the next search might
   * find a longer mate again, and perpetual check may lose.
   */
  #repeats({ mate }: FoundMate): boolean {
    const { variant, start, moves } = this.#game;
    const position = new Position(variant, start.placement);
    const keys = new Set<string>();
    const key = () => `${position.keyLow},${position.keyHigh}`;
    for (const move of moves) {
      keys.add(key());
      position.play(move);
    }
    const [first] = mate.line;
    if (first !== undefined) position.play(first);
    return keys.has(key());
  }
}
