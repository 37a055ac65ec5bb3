import type { Engine, EngineGame, SearchLimits } from '../../engine/engine.ts';
import type { MateResult } from '../../engine/mate/mate-search.ts';
import type { Introduction } from '../../engine/usi/usi-handshake.ts';
import type { OptionFault } from '../../engine/usi/usi-set-options.ts';
import type { Variant } from '../../rules/core/variant.ts';
import type { ComputerPlayer } from './side.ts';

/** An engine as it plays a side. */
export interface SeatedEngine {
  readonly engine: Engine;
  /** Limits of each of its moves in a game without a clock. */
  readonly limits: SearchLimits;
  /**
   * The start of a program: resolves with the options that it was not told of, rejects with
   * `EngineError`.
   */
  readonly opened?: Promise<readonly OptionFault[]>;
  /** Whether it thinks on the opponent's time. Default: no. */
  readonly ponders?: () => boolean;
  /** Whether it claims an impasse that gives it the game. Default: no. */
  readonly declares?: boolean;
}

/** Looks for a mate in the last position of a game. Rejects with `SolvingStopped` where it is stopped. */
export type MateFinder = (
  game: EngineGame,
  timeMs: number,
  signal: AbortSignal,
) => Promise<MateResult>;

/** Opens the engines of a session. */
export interface EngineRoom {
  /**
   * Whether other people have their engines of it as well: then no other program is started, and
   * two computers do not play each other.
   */
  readonly isShared: boolean;
  /** Whether no engine advises now, since the person plays with people. Default: the session knows. */
  staysOut?: (() => boolean) | undefined;
  /** Opens the engine of a player; undefined for a program that may not be started. */
  readonly open: (player: ComputerPlayer, variant: Variant) => SeatedEngine | undefined;
  /** The engine that gives hints. */
  readonly adviser: () => SeatedEngine;
  /** A new engine that evaluates positions, the one that is chosen; the caller closes it. */
  readonly analyst: () => Engine;
  /** A new engine of our own that evaluates positions; the caller closes it. */
  readonly judge: () => Engine;
  /**
   * Asks a program who it is. Rejects with `EngineError`. Missing where other people have their
   * engines of it as well.
   */
  readonly ask?: (command: string) => Promise<Introduction>;
  /** Missing where other people have their engines of it as well. */
  readonly findMate?: MateFinder;
  /** Ends the engine that gives hints, and the search for a mate; all others end with their match. */
  readonly close: () => void;
}
