import type { Engine, SearchLimits } from '../../../source/engine/engine.ts';
import type { Score } from '../../../source/records/tree/termination.ts';
import type { Color } from '../../../source/rules/core/color.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import type { Move } from '../../../source/rules/core/move.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import type { SfenPosition } from '../../../source/rules/notation/sfen.ts';
import { openGame, startPosition } from '../../../source/rules/notation/start.ts';
import { type EngineGameResult, playEngineGame } from './engine-game.ts';

/** A player: how its engine is opened, and how long it may think about a move. */
export interface Contestant {
  readonly open: () => Promise<Engine>;
  readonly limits: SearchLimits;
}

export interface TournamentOptions {
  readonly variant: Variant;
  readonly games: number;
  readonly a: Contestant;
  readonly b: Contestant;
  /** Random plies before the engines begin; each opening is played twice, with colours changed. */
  readonly openingPlies: number;
  /** Chooses the openings. */
  readonly seed: number;
}

export interface TournamentGame extends EngineGameResult {
  /** From 1 on. */
  readonly number: number;
  /** The colour of `a`: Black in games of odd numbers. */
  readonly aColor: Color;
}

/**
 * Plays game after game. An engine that has failed is opened again for the next game; one that
 * cannot be opened ends the tournament with its `EngineError`. The end closes the engines.
 */
export async function* playTournament(
  options: TournamentOptions,
): AsyncGenerator<TournamentGame, void, undefined> {
  const { variant, games, seed } = options;
  const start = startPosition(variant);
  const random = seededNumbers(seed);
  const seats = { a: new Chair(options.a), b: new Chair(options.b) };
  let opening: readonly Move[] = [];
  try {
    for (let number = 1; number <= games; number++) {
      const aColor = number % 2 === 1 ? 'black' : 'white';
      if (aColor === 'black') opening = randomOpening(variant, start, options.openingPlies, random);
      const { a, b } = seats;
      const players = aColor === 'black' ? { black: a, white: b } : { black: b, white: a };
      const result = await playEngineGame({
        variant,
        start,
        opening,
        engines: { black: await players.black.engine(), white: await players.white.engine() },
        limits: { black: players.black.limits, white: players.white.limits },
      });
      if (result.failure) players[result.failure.color].close();
      yield { ...result, number, aColor };
    }
  } finally {
    seats.a.close();
    seats.b.close();
  }
}

/** A contestant with its engine, which is opened when it is first needed. */
class Chair {
  readonly limits: SearchLimits;
  readonly #open: () => Promise<Engine>;
  #engine: Engine | undefined;

  constructor({ open, limits }: Contestant) {
    this.#open = open;
    this.limits = limits;
  }

  async engine(): Promise<Engine> {
    this.#engine ??= await this.#open();
    return this.#engine;
  }

  close(): void {
    this.#engine?.close();
    this.#engine = undefined;
  }
}

/** Openings to draw before all of them count as ending the game. */
const OPENING_TRIES = 1000;

/**
 * Random legal moves that do not end the game. Throws `RangeError` if there are none.
 * @param random numbers from 0 to below 1
 */
export function randomOpening(
  variant: Variant,
  start: SfenPosition,
  plies: number,
  random: () => number,
): Move[] {
  for (let tries = 0; tries < OPENING_TRIES; tries++) {
    const game = openGame(variant, start.placement);
    while (game.ply < plies && game.status().kind === 'playing') {
      const moves = legalMoves(game.position);
      game.play(itemAt(moves, Math.floor(random() * moves.length)));
    }
    if (game.status().kind === 'playing') return [...game.moves];
  }
  throw new RangeError(`no opening of ${plies} plies`);
}

/** Numbers from 0 to below 1, the same for the same seed: SplitMix32. */
export function seededNumbers(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

/** The finished games of two players, as the first sees them. */
export interface Tally {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

export const NO_GAMES: Tally = { wins: 0, draws: 0, losses: 0 };

/** A share with its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Adds a game; an unfinished one does not count. @param color the colour of the first player */
export function addScore(tally: Tally, score: Score, color: Color): Tally {
  if (score === '*') return tally;
  if (score === '1/2-1/2') return { ...tally, draws: tally.draws + 1 };
  const winner: Color = score === '1-0' ? 'black' : 'white';
  return winner === color
    ? { ...tally, wins: tally.wins + 1 }
    : { ...tally, losses: tally.losses + 1 };
}

export function gamesOf({ wins, draws, losses }: Tally): number {
  return wins + draws + losses;
}

/** Standard deviations that hold 95 % of a normal distribution. */
const DEVIATIONS = 1.959964;

/**
 * The share of points, from 0 to 1; a draw is half a point. The interval is that of Wilson (1927),
 * which holds for few games too; draws make it rather too wide. Undefined without games.
 */
export function winRate(tally: Tally): Estimate | undefined {
  const games = gamesOf(tally);
  if (games === 0) return undefined;
  const value = (tally.wins + tally.draws / 2) / games;
  const square = DEVIATIONS ** 2 / games;
  const middle = (value + square / 2) / (1 + square);
  const half =
    (DEVIATIONS / (1 + square)) * Math.sqrt((value * (1 - value)) / games + square / (4 * games));
  // At 0 and 1 only rounding would keep the value out of its interval.
  return {
    value,
    low: Math.min(value, Math.max(0, middle - half)),
    high: Math.max(value, Math.min(1, middle + half)),
  };
}

/**
 * The difference of Elo ratings for a share of points, with its interval; infinite if all games
 * were won or lost.
 */
export function eloDifference({ value, low, high }: Estimate): Estimate {
  return { value: elo(value), low: elo(low), high: elo(high) };
}

function elo(share: number): number {
  if (share <= 0) return Number.NEGATIVE_INFINITY;
  if (share >= 1) return Number.POSITIVE_INFINITY;
  return 400 * Math.log10(share / (1 - share));
}
