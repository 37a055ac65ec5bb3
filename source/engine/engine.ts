import type { Move } from '../rules/core/move.ts';
import { Position, samePosition } from '../rules/core/position.ts';
import type { Variant } from '../rules/core/variant.ts';
import type { SfenPosition } from '../rules/notation/sfen.ts';
import { startPosition } from '../rules/notation/start.ts';

/** A position with the moves that led to it, since repetitions count. */
export interface EngineGame {
  readonly variant: Variant;
  readonly start: SfenPosition;
  /** Legal moves from the start on. */
  readonly moves: readonly Move[];
}

/** The start of an even game, before the first move. */
export function evenGame(variant: Variant): EngineGame {
  return { variant, start: startPosition(variant), moves: [] };
}

/** Whether two games have the same start and moves. */
export function isSameGame(one: EngineGame, other: EngineGame): boolean {
  return (
    one.variant === other.variant &&
    one.moves.length === other.moves.length &&
    one.moves.every((move, index) => move === other.moves[index]) &&
    samePosition(one.start.placement, other.start.placement)
  );
}

/** The limits of a search, which the first one reached ends. Without any, it runs until `stop`. */
export interface SearchLimits {
  readonly nodes?: number;
  /** In plies. */
  readonly depth?: number;
  readonly timeMs?: number;
  /** The clocks; the engine decides how much time to use. */
  readonly clock?: EngineClock;
  /** Moves that are not looked at as the first one, by our own search. Default: none. */
  readonly without?: readonly Move[];
  /**
   * How many best lines another program tells, if it can: see `SearchReport.rank`. Our own search
   * tells one. Default: 1
   */
  readonly lines?: number;
  /** The most plies of a mate by checks; nothing else is looked for. */
  readonly mate?: number;
  /**
   * The mate is that of a problem: drops that only delay it do not count. `defence`: the side to
   * move is to be mated. Its answer is one of these: the move that resists longest, reported as a
   * mate with its line; a move that prevents a mate in `depth` plies, reported with the value 0;
   * `resign` if it is mated already; `none` if a limit came first.
   */
  readonly problem?: 'attack' | 'defence';
}

/** The clocks as an engine is told of them, in milliseconds. */
export interface EngineClock {
  readonly blackMs: number;
  readonly whiteMs: number;
  readonly byoyomiMs: number;
  readonly blackIncrementMs: number;
  readonly whiteIncrementMs: number;
}

/**
 * The worth of a position for the side to move: in hundredths of a pawn, or a forced mate. Our own
 * search tells them by `chanceToWin`.
 */
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
  /** Its place among the lines that were asked for, from 1 on. Default: 1 */
  readonly rank?: number;
}

/**
 * The answer of an engine. `none` means that it found no mate; with `isSure` there is none within
 * the plies that were asked for.
 */
export type EngineAnswer =
  | { readonly kind: 'move'; readonly move: Move; readonly ponder?: Move }
  | { readonly kind: 'resign' }
  | { readonly kind: 'declare-win' }
  | { readonly kind: 'none'; readonly isSure?: true };

/** Something that thinks: our own search in a worker, or another program. */
export interface Engine {
  /** The name that is shown: `Computer, level 4`, or the one that a program gives itself. */
  readonly name: string;
  /**
   * Gets ready for a game, so that the first search loses no time. Resolves when it is, or when a
   * search or `stop` comes first.
   */
  prepare?(variant: Variant): Promise<void>;
  /** Begins another game, in which it need not play as in the last one. */
  newGame?(): void;
  /**
   * Thinks about a position, one search at a time. Rejects with `EngineError` if the engine fails,
   * and never answers with an illegal move.
   */
  search(
    game: EngineGame,
    limits: SearchLimits,
    onReport?: (report: SearchReport) => void,
  ): Promise<EngineAnswer>;
  /**
   * Thinks on the opponent's time about the game with the expected move, until `stop` or the next
   * search, which gains by it if it is about the same game. A failure is told by that search.
   * Missing, or without effect, in an engine that does not ponder.
   * @param limits those of the search that is expected
   */
  ponder?(game: EngineGame, limits: SearchLimits): void;
  /** Makes the search that runs answer with what it has, and ends pondering. */
  stop(): void;
  /** Ends the engine; a search that runs never answers. */
  close(): void;
}

/** Why an engine can no longer be relied on. */
export type EngineFailure =
  | 'not-started'
  /** Neither a program nor in the list of engines, whose names are the `detail`. */
  | 'not-listed'
  | 'no-handshake'
  | 'no-variant'
  | 'silent'
  | 'ended'
  | 'illegal-move'
  | 'nonsense'
  | 'flood';

/**
 * An engine that failed; `detail` is what it said or did, in its own words. For `not-started`,
 * `detail` is the program, and `code` that of the system's error, or '' if the command is invalid.
 */
export class EngineError extends Error {
  readonly failure: EngineFailure;
  readonly detail: string;
  readonly code: string;
  /** The name of the engine, where those who hear of it cannot know which one it was. */
  engine: string | undefined;

  constructor(failure: EngineFailure, detail = '', code = '') {
    super(`engine: ${failure}${detail === '' ? '' : `: ${detail}`}`);
    this.name = 'EngineError';
    this.failure = failure;
    this.detail = detail;
    this.code = code;
  }
}

/** The position after the last move of a game. */
export function positionOf({ variant, start, moves }: EngineGame): Position {
  const position = new Position(variant, start.placement);
  for (const move of moves) position.play(move);
  return position;
}
