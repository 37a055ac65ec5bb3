import type { Color } from '../core/color.ts';
import type { Engine, EngineError, SearchLimits } from '../engine/engine.ts';
import type { OptionFault } from '../engine/usi-set-options.ts';

/** A side of a match that an engine plays. */
export interface Seat {
  readonly engine: Engine;
  /** Of each of its moves where the game has no clock. */
  readonly limits: SearchLimits;
  /**
   * Where a program is being started: the options that it was not told of. Rejects with
   * `EngineError`.
   */
  readonly opened?: Promise<readonly OptionFault[]>;
  /** Whether it thinks on the opponent's time. Default: no. */
  readonly ponders?: () => boolean;
  /** Whether it wants an impasse counted that would give it the game. Default: no. */
  readonly declares?: boolean;
}

/** A program that plays a side by the record, but may not be started. */
export interface UnseatedEngine {
  readonly color: Color;
  readonly command: string;
}

/** An engine that failed, and no longer plays. */
export interface EngineFailed {
  readonly kind: 'failed';
  readonly color: Color;
  readonly name: string;
  readonly error: EngineError;
  /** Whether it has lost the game by what it did. */
  readonly hasLost?: boolean;
}

/** A program that has started, under the name that it gives itself. */
export interface EngineStarted {
  readonly kind: 'started';
  readonly color: Color;
  readonly name: string;
  /** The options that it was not told of. */
  readonly optionFaults: readonly OptionFault[];
}
