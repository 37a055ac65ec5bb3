import type { Engine, EngineGame, SearchLimits } from '../../source/engine/engine.ts';
import { formatGo, formatPosition } from '../../source/engine/usi/usi-protocol.ts';
import { type GameRecord, mainLine } from '../../source/records/tree/record.ts';
import { COLORS } from '../../source/rules/core/color.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { startPosition } from '../../source/rules/notation/start.ts';
import { playEngineGame } from '../../test/bench/engine/engine-game.ts';
import {
  addScore,
  NO_GAMES,
  randomOpening,
  seededNumbers,
  type Tally,
} from '../../test/bench/engine/games.ts';

/** A build that plays. */
export interface Entrant {
  readonly name: string;
  /** Starts the engine; it plays one game at a time. */
  readonly open: () => Promise<Engine>;
}

/** Two games from the same opening, in which `a` had either colour. */
export interface PlayedPair {
  /** As `a` sees it. */
  readonly tally: Tally;
  /** The plies of both games. */
  readonly plies: number;
}

export interface PairsOptions {
  readonly variant: Variant;
  readonly a: Entrant;
  readonly b: Entrant;
  /** The limits of each move. */
  readonly limits: SearchLimits;
  /** The most pairs. */
  readonly pairs: number;
  /** Games at once. */
  readonly processes: number;
  /** Chooses the openings. */
  readonly seed: number;
  /** Hears of each pair when both games have ended; true ends the play. */
  readonly onPair: (pair: PlayedPair) => boolean;
  /** Ends the play and leaves the games that run. */
  readonly signal?: AbortSignal;
}

/** Random plies at the start of a game. */
const FEWEST_PLIES = 4;
const MOST_PLIES = 8;

/**
 * Plays pair after pair. Rejects with an error that names build and position if an engine fails,
 * answers with an illegal move or gives up: ours play to the mate, and say that they give up when
 * their search has failed.
 */
export async function playPairs(options: PairsOptions): Promise<void> {
  const { variant, limits, processes } = options;
  const start = startPosition(variant);
  const random = seededNumbers(options.seed);
  const ending = new AbortController();
  const signal = AbortSignal.any([ending.signal, ...(options.signal ? [options.signal] : [])]);
  let begun = 0;

  async function playPair(a: Engine, b: Engine): Promise<PlayedPair | undefined> {
    const plies = FEWEST_PLIES + Math.floor(random() * (MOST_PLIES - FEWEST_PLIES + 1));
    const opening = randomOpening(variant, start, plies, random);
    let pair: PlayedPair = { tally: NO_GAMES, plies: 0 };
    for (const color of COLORS) {
      const { record, failure } = await playEngineGame({
        variant,
        start,
        opening,
        engines: color === 'black' ? { black: a, white: b } : { black: b, white: a },
        limits: { black: limits, white: limits },
        signal,
      });
      if (record.score === '*') return undefined;
      const moves = mainLine(record).map(({ move }) => move);
      const fault = failure?.error.message ?? faultOf(record);
      if (fault !== undefined) {
        const loser = failure?.color ?? (record.score === '1-0' ? 'white' : 'black');
        const { name } = loser === color ? options.a : options.b;
        throw failureOf(name, fault, { variant, start, moves }, limits);
      }
      pair = { tally: addScore(pair.tally, record.score, color), plies: pair.plies + moves.length };
    }
    return pair;
  }

  async function playOn(): Promise<void> {
    const engines: Engine[] = [];
    try {
      const a = await options.a.open();
      engines.push(a);
      const b = await options.b.open();
      engines.push(b);
      while (begun < options.pairs && !signal.aborted) {
        begun++;
        const pair = await playPair(a, b);
        // A bound that was crossed meanwhile is not crossed again.
        if (pair && !signal.aborted && options.onPair(pair)) ending.abort();
      }
    } catch (error) {
      ending.abort();
      throw error;
    } finally {
      for (const engine of engines) engine.close();
    }
  }

  const lanes = await Promise.allSettled(Array.from({ length: processes }, playOn));
  for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason;
}

/** What is wrong with the end of a game, if an engine declared it that never should. */
function faultOf({ termination }: GameRecord): string | undefined {
  if (termination === 'resignation') return 'gave up, as it does when its search fails';
  return termination === 'illegal move' ? 'declared a win without an impasse' : undefined;
}

/** The error that tells how to see a failure again. */
function failureOf(name: string, fault: string, game: EngineGame, limits: SearchLimits): Error {
  const variant = `setoption name USI_Variant value ${game.variant.id}`;
  return new Error(
    [`${name}: ${fault}. It was told:`, variant, formatPosition(game), formatGo(limits)].join('\n'),
  );
}
