import type { Move } from '../../rules/core/move.ts';
import { Position } from '../../rules/core/position.ts';
import type { EngineGame, EngineScore } from '../engine.ts';
import type { FoundMate, MateSearch } from '../mate/mate-search.ts';

/** The longest mate to look for, in plies. */
const MOST_PLIES = 15;
/** The share of the time for mates. */
const PART = 0.1;
/** The share where the search proper sees an advantage like this, in hundredths of a pawn. */
const NEAR_PART = 0.4;
const NEAR = 800;
/** Less is not worth an interruption of the search proper, in milliseconds. */
const LEAST_MS = 10;

/** The time of a hunt. */
interface HuntClock {
  /** Since the question, in milliseconds. */
  readonly passedMs: () => number;
  readonly shouldStop: () => boolean;
}

/**
 * The search for a mate in a game that is being played: a first part before the search proper, and
 * then a share of the time, which grows where the search proper sees a great advantage.
 */
export class MateHunt {
  /** The mate, once there is one. */
  found: FoundMate | undefined;
  readonly #mates: MateSearch;
  readonly #game: EngineGame;
  readonly #clock: HuntClock;
  /** Whether the search proper sees a great advantage. */
  #isNear = false;
  #huntedMs = 0;
  #hasBegun = false;
  #isOver = false;

  constructor(mates: MateSearch, game: EngineGame, clock: HuntClock) {
    this.#mates = mates;
    this.#game = game;
    this.#clock = clock;
  }

  /** The first part. @param endMs after the question */
  begin(nodes: number, endMs: number): void {
    this.#hunt(endMs, (shouldStop) =>
      this.#mates.run(this.#game, { nodes, plies: MOST_PLIES, takesAny: true, shouldStop }),
    );
  }

  /** Tells what the search proper sees. */
  tell(score: EngineScore): void {
    this.#isNear = score.kind === 'mate' ? score.plies > 0 : score.centipawns >= NEAR;
  }

  /**
   * Begins, or goes on, for what is left of the share.
   * @param onlyNear whether there is a share only where the search proper sees a great advantage
   * @returns whether there is a mate
   */
  goOn(onlyNear = false): boolean {
    const passedMs = this.#clock.passedMs();
    const part = this.#isNear ? NEAR_PART : onlyNear ? 0 : PART;
    const leftMs = passedMs * part - this.#huntedMs;
    if (!this.#isOver && leftMs >= LEAST_MS) {
      this.#hunt(passedMs + leftMs, (shouldStop) => {
        const budget = { plies: MOST_PLIES, takesAny: true, shouldStop };
        return this.#hasBegun ? this.#mates.goOn(budget) : this.#mates.run(this.#game, budget);
      });
    }
    return this.found !== undefined;
  }

  /**
   * The mate of the other side after a move; undefined if none was found.
   * @param mates that looks for it, and forgets what it looked for before
   */
  after(move: Move, nodes: number, mates: MateSearch): readonly Move[] | undefined {
    const game = { ...this.#game, moves: [...this.#game.moves, move] };
    const { shouldStop } = this.#clock;
    const result = mates.run(game, { nodes, plies: MOST_PLIES, takesAny: true, shouldStop });
    return result.kind === 'mate' && !repeats(game, result) ? result.mate.line : undefined;
  }

  #hunt(endMs: number, search: (shouldStop: () => boolean) => ReturnType<MateSearch['run']>): void {
    const { passedMs, shouldStop } = this.#clock;
    const beganMs = passedMs();
    const result = search(() => shouldStop() || passedMs() >= endMs);
    this.#hasBegun = true;
    this.#huntedMs += passedMs() - beganMs;
    this.#isOver = result.kind !== 'unknown';
    if (result.kind === 'mate' && !repeats(this.#game, result)) this.found = result;
  }
}

/**
 * Whether the first move of a mate leads back to a position of the game: the next search might find
 * a longer mate again, and perpetual check may lose.
 */
function repeats({ variant, start, moves }: EngineGame, { mate }: FoundMate): boolean {
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
