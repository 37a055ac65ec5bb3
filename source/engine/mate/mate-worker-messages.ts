import type { EngineGame } from '../engine.ts';
import type { MateResult } from './mate-search.ts';

/** The data with which the thread starts. */
export interface MateWorkerData {
  /** The most that its table of positions takes. */
  readonly memoryMb: number;
}

/** A problem for the thread. */
export interface MateRequest {
  readonly game: EngineGame;
  readonly timeMs: number;
}

/** A message of the thread: how far it is, about once a second, and at last the result. */
export type MateReply =
  | { readonly kind: 'progress'; readonly nodes: number }
  | { readonly kind: 'result'; readonly result: MateResult; readonly timeMs: number };
