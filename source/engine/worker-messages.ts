import type { Variant } from '../core/variant.ts';
import type { EngineAnswer, EngineGame, SearchLimits, SearchReport } from './engine.ts';

/** What the worker is given when it starts. */
export interface WorkerData {
  /** One word: the number of the search that is to stop. Shared with the worker. */
  readonly stop: Int32Array;
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
}

/** What the worker sends back: reports, and at last an answer. */
export type WorkerReply =
  | { readonly kind: 'report'; readonly id: number; readonly report: SearchReport }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: EngineAnswer };
