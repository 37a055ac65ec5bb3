import type { Variant } from '../../rules/core/variant.ts';
import type { OpenBookFault } from '../book/open-book.ts';
import type { EngineAnswer, EngineGame, SearchLimits, SearchReport } from '../engine.ts';
import type { OpenNetFault } from '../net/open-net.ts';

/** The data with which the worker starts. */
export interface WorkerData {
  /** The buffer of the state that all threads of the engine share. */
  readonly shared: SharedArrayBuffer;
  /** The table of positions: its size in megabytes, or one that two threads share. */
  readonly memory: number | Int32Array;
  /** Whether it answers alone, answers with the help of another thread, or helps one. */
  readonly role: 'alone' | 'helped' | 'helper';
  /** Whether the thread gives way to all others. */
  readonly givesWay: boolean;
}

/** A search for the worker. */
export interface WorkerRequest {
  /** Counts from 1. */
  readonly id: number;
  /** Sent only if it has changed: what is compiled for a variant is kept. */
  readonly variant?: Variant;
  /** The path of the file that describes it; undefined for one that comes with the program. */
  readonly variantFile?: string | undefined;
  readonly game: Omit<EngineGame, 'variant'>;
  readonly limits: SearchLimits;
  readonly level?: number;
  readonly seed: number;
  /** The moment of the question, in milliseconds since 1970: the thread may have to start first. */
  readonly askedMs: number;
  readonly declares: boolean;
  readonly usesBook: boolean;
  /** Whether it is for practice: it leaves nothing that changes a later search. */
  readonly isPractice: boolean;
}

/** A file that comes with the program but cannot be used for a game. */
export type Lack =
  | { readonly kind: 'no-net'; readonly variant: Variant; readonly fault: OpenNetFault }
  | { readonly kind: 'no-book'; readonly variant: Variant; readonly fault: OpenBookFault };

/** A message of the worker: reports, and at last the answer; before them, what a new game lacks. */
export type WorkerReply =
  | Lack
  | { readonly kind: 'report'; readonly id: number; readonly report: SearchReport }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: EngineAnswer };
