import type { Variant } from '../../rules/core/variant.ts';
import type { EngineAnswer, EngineGame, SearchLimits, SearchReport } from '../engine.ts';
import type { OpenNetFault } from '../net/open-net.ts';

/** The data with which the worker starts. */
export interface WorkerData {
  /**
   * Two words, shared with the worker: the number of the last search that is to stop, with all
   * before it; the number of searches that were asked for.
   */
  readonly stop: Int32Array;
  /** Whether it searches for practice until it is asked for something. */
  readonly warmsUp: boolean;
  readonly hashMb: number;
  /** Whether the thread gives way to all others. */
  readonly givesWay: boolean;
}

/** A search for the worker. */
export interface WorkerRequest {
  /** Counts from 1. */
  readonly id: number;
  /** Sent only if it has changed: what is compiled for a variant is kept. */
  readonly variant?: Variant;
  readonly game: Omit<EngineGame, 'variant'>;
  readonly limits: SearchLimits;
  readonly level?: number;
  readonly seed: number;
  /** The moment of the question, in milliseconds since 1970: the thread may have to start first. */
  readonly askedMs: number;
  readonly declares: boolean;
}

/** A game that is judged without the net that comes with it. */
export interface NoNet {
  readonly variant: Variant;
  readonly fault: OpenNetFault;
}

/** A message of the worker: reports, and at last the answer; what is wrong with the net of a new game. */
export type WorkerReply =
  | ({ readonly kind: 'no-net' } & NoNet)
  | { readonly kind: 'report'; readonly id: number; readonly report: SearchReport }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: EngineAnswer };
