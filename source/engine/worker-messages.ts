import type { Variant } from '../core/variant.ts';
import type { EngineAnswer, EngineGame, SearchLimits, SearchReport } from './engine.ts';

/** What the worker is given when it starts. */
export interface WorkerData {
  /**
   * Two words: the search of this number is to stop, and all before it; how many searches were
   * asked for. Shared with the worker.
   */
  readonly stop: Int32Array;
  /** Whether it may search for practice until it is asked for something. */
  readonly warmsUp: boolean;
  readonly hashMb: number;
  /** Whether the thread gives way to all others. */
  readonly givesWay: boolean;
}

/** A search that the worker is to do. */
export interface WorkerRequest {
  /** Counts from 1. */
  readonly id: number;
  /** Sent only where it is another than before: what is compiled for it is kept. */
  readonly variant?: Variant;
  readonly game: Omit<EngineGame, 'variant'>;
  readonly limits: SearchLimits;
  readonly level?: number;
  readonly seed: number;
  /** When it was asked for, in milliseconds since 1970: the thread may have to start first. */
  readonly askedMs: number;
  readonly declares: boolean;
}

/** What the worker sends back: reports, and at last an answer. */
export type WorkerReply =
  | { readonly kind: 'report'; readonly id: number; readonly report: SearchReport }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: EngineAnswer };
