import type { Move } from '../core/move.ts';
import { samePosition } from '../core/position.ts';
import type { Variant } from '../core/variant.ts';
import type { SfenPosition } from '../notation/sfen.ts';

/** What an engine thinks about: a position and how it came about, since repetitions count. */
export interface EngineGame {
  readonly variant: Variant;
  readonly start: SfenPosition;
  /** From the start on; each is legal. */
  readonly moves: readonly Move[];
}

/** Whether both are the same moves from the same start. */
export function isSameGame(one: EngineGame, other: EngineGame): boolean {
  return (
    one.variant === other.variant &&
    one.moves.length === other.moves.length &&
    one.moves.every((move, index) => move === other.moves[index]) &&
    samePosition(one.start.placement, other.start.placement)
  );
}

/** When a search ends: with the first of these that is reached. Without any, when it is stopped. */
export interface SearchLimits {
  readonly nodes?: number;
  /** In plies. */
  readonly depth?: number;
  readonly timeMs?: number;
  /** What the clocks say; the engine decides how much of it to use. */
  readonly clock?: EngineClock;
  /** Looks only for a mate by checks of so many plies at most. */
  readonly mate?: number;
  /**
   * The mate is that of a problem, in which drops that only put it off do not count. `defence`: the
   * side to move is to be mated. The answer is the move that resists longest, reported as a mate
   * with its line; a move after which there is no mate in `depth` plies, reported with the value 0;
   * `resign` where it is mated already; or `none` where the limits came first.
   */
  readonly problem?: 'attack' | 'defence';
}

/** Clocks as an engine is told of them, in milliseconds. */
export interface EngineClock {
  readonly blackMs: number;
  readonly whiteMs: number;
  readonly byoyomiMs: number;
  readonly blackIncrementMs: number;
  readonly whiteIncrementMs: number;
}

/** How good a position is for the side to move: in hundredths of a pawn, or a forced mate. */
export type EngineScore =
  | { readonly kind: 'value'; readonly centipawns: number }
  /** Plies until the mate; negative where the side to move is mated. */
  | { readonly kind: 'mate'; readonly plies: number };

/** What a search has found so far. */
export interface SearchReport {
  /** In plies. */
  readonly depth: number;
  readonly nodes: number;
  readonly timeMs: number;
  readonly score: EngineScore;
  /** The moves expected to be best, the engine's own first. */
  readonly line: readonly Move[];
}

/**
 * What an engine answers: a move, or that it gives up or declares a win; `none` without a mate,
 * `isSure` where there is none within the plies asked for.
 */
export type EngineAnswer =
  | { readonly kind: 'move'; readonly move: Move; readonly ponder?: Move }
  | { readonly kind: 'resign' }
  | { readonly kind: 'declare-win' }
  | { readonly kind: 'none'; readonly isSure?: true };

/** Whoever thinks: our own search in a worker, or another program. */
export interface Engine {
  /** As it is shown and saved: `Computer, level 4`, or what a program calls itself. */
  readonly name: string;
  /** Gets ready, so that the first search loses no time. */
  prepare?(): void;
  /**
   * Thinks about a position; one search at a time. Rejects with `EngineError` where the engine
   * fails, and never answers with a move that is not legal.
   */
  search(
    game: EngineGame,
    limits: SearchLimits,
    onReport?: (report: SearchReport) => void,
  ): Promise<EngineAnswer>;
  /**
   * Thinks on the opponent's time about a game that goes on as expected, until `stop` or the next
   * search, which gains by it where it is of this same game. Fails, where it does, in that search.
   * Missing or without effect where an engine does not do so.
   * @param limits of the search that is expected
   */
  ponder?(game: EngineGame, limits: SearchLimits): void;
  /**
   * Makes the search that runs answer with what it has, and ends pondering. Nothing happens where
   * none runs.
   */
  stop(): void;
  /** Ends the engine; a search that runs is never answered. */
  close(): void;
}

/** Why an engine can no longer be relied on. */
export type EngineFailure =
  | 'not-started'
  | 'no-handshake'
  | 'no-variant'
  | 'silent'
  | 'ended'
  | 'illegal-move'
  | 'nonsense'
  | 'flood';

/** An engine that failed; `detail` is what it said or did, in its own words. */
export class EngineError extends Error {
  readonly failure: EngineFailure;
  readonly detail: string;

  constructor(failure: EngineFailure, detail = '') {
    super(`engine: ${failure}${detail === '' ? '' : `: ${detail}`}`);
    this.name = 'EngineError';
    this.failure = failure;
    this.detail = detail;
  }
}
