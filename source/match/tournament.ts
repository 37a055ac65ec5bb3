import type { Engine, SearchLimits } from '../engine/engine.ts';
import type { RecordTag } from '../records/tree/record.ts';
import type { Color } from '../rules/core/color.ts';
import { legalMoves } from '../rules/core/generate.ts';
import { itemAt } from '../rules/core/item-at.ts';
import type { Move } from '../rules/core/move.ts';
import type { Variant } from '../rules/core/variant.ts';
import type { SfenPosition } from '../rules/notation/sfen.ts';
import { openGame, startPosition } from '../rules/notation/start.ts';
import { type EngineGameResult, playEngineGame } from './participants/engine-game.ts';

/** A player: how its engine is opened, and how long it may think about a move. */
export interface Contestant {
  readonly open: () => Promise<Engine>;
  readonly limits: SearchLimits;
  /** The tags of its side in each record. Default: none. */
  readonly tags?: (color: Color) => readonly RecordTag[];
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
  /** Tags of each record beside names and number. */
  readonly tags?: readonly RecordTag[];
  readonly now?: () => number;
  /** Ends the tournament and the game that is being played. */
  readonly signal?: AbortSignal;
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
  const { variant, games, seed, signal } = options;
  const start = startPosition(variant);
  const random = seededNumbers(seed);
  const seats = { a: new Chair(options.a), b: new Chair(options.b) };
  let opening: readonly Move[] = [];
  try {
    for (let number = 1; number <= games && !signal?.aborted; number++) {
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
        tags: [
          ...(options.tags ?? []),
          { name: 'Round', value: String(number) },
          ...players.black.tags('black'),
          ...players.white.tags('white'),
        ],
        ...(options.now && { now: options.now }),
        ...(signal && { signal }),
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
  readonly tags: (color: Color) => readonly RecordTag[];
  readonly #open: () => Promise<Engine>;
  #engine: Engine | undefined;

  constructor({ open, limits, tags = () => [] }: Contestant) {
    this.#open = open;
    this.limits = limits;
    this.tags = tags;
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
