import type { Variant } from '../../rules/core/variant.ts';
import type { MistakeHeap } from './mistake-heap.ts';
import type { MistakeJudge } from './mistake-judge.ts';
import { type MistakeOutcome, MistakeTask } from './mistake-task.ts';
import type { StudyCard } from './study-cards.ts';
import type { ReviewResult } from './study-file.ts';

interface SessionOptions {
  readonly heap: MistakeHeap;
  /** Judges the answers. */
  readonly judge: MistakeJudge;
  /** The game whose mistakes are wanted. Default: all */
  readonly variant?: Variant | undefined;
}

/** What the last answer, word or step has changed. */
export interface MistakeNoted {
  /** When the mistake comes back; missing where that is as it was. */
  readonly dueMs?: number;
  /** Why it is not remembered. */
  readonly error?: unknown;
}

/** The mistakes that are due, one after another. */
export class MistakeSession {
  readonly heap: MistakeHeap;
  readonly variant: Variant | undefined;
  noted: MistakeNoted = {};
  task: MistakeTask;
  /** Answers so far: how many, and how many of them were right at once. */
  readonly done = { answered: 0, right: 0 };
  readonly #judge: MistakeJudge;
  /** Those that were left open; they come again on another day. */
  readonly #skipped = new Set<string>();
  /** What has come of the mistake on the board since it came there. */
  #visit: 'new' | 'helped' | 'decided' = 'new';

  private constructor({ heap, judge, variant }: SessionOptions, first: MistakeTask) {
    this.heap = heap;
    this.variant = variant;
    this.#judge = judge;
    this.task = first;
  }

  /** Opens those that are due; undefined where none is. */
  static open(options: SessionOptions): MistakeSession | undefined {
    const { heap, variant, judge } = options;
    const { due, fresh } = heap.due(variant);
    const first = firstTask([...due, ...fresh], judge);
    return first && new MistakeSession(options, first);
  }

  /** How many are to be studied now, the one on the board included as long as it is open. */
  get left(): number {
    return this.#waiting().length;
  }

  /** When the next one is due after these; undefined where none is. */
  get nextMs(): number | undefined {
    return this.heap.due(this.variant).nextMs;
  }

  /** Notes what an answer has come to. The first that decides a visit counts. */
  note(outcome: MistakeOutcome): void {
    this.noted = {};
    if (outcome.kind === 'failed' && this.#visit === 'new') this.#visit = 'helped';
    if (outcome.kind !== 'solved' || this.#visit === 'decided') return;
    this.#decide(this.#visit === 'helped' ? 'helped' : 'right');
  }

  /** Notes that a hint was told. */
  noteHint(): void {
    this.noted = {};
    if (this.#visit === 'new') this.#visit = 'helped';
  }

  /** Notes that the solution was told. */
  noteSolution(): void {
    this.noted = {};
    if (this.#visit !== 'decided') this.#decide('wrong');
  }

  /** Leaves the mistake on the board. One that was begun counts as wrong; another one stays due. */
  leave(): void {
    this.noted = {};
    if (this.#visit === 'helped') this.#decide('wrong');
    else if (this.#visit === 'new') this.#skipped.add(this.task.card.key);
    this.task.leave();
  }

  /** Goes to the next mistake. @returns whether there is one */
  next(): boolean {
    this.leave();
    const { noted } = this;
    const task = firstTask(this.#waiting(), this.#judge);
    if (!task) return false;
    this.task = task;
    this.#visit = 'new';
    this.noted = noted;
    return true;
  }

  /** Takes the mistake on the board out of the heap. */
  drop(): void {
    this.noted = {};
    this.#visit = 'decided';
    try {
      this.heap.drop(this.task.card.key);
    } catch (error) {
      this.noted = { error };
    }
  }

  #decide(result: ReviewResult): void {
    this.#visit = 'decided';
    this.done.answered++;
    if (result === 'right') this.done.right++;
    const { key } = this.task.card;
    let error: unknown;
    try {
      this.heap.review(key, result);
    } catch (cause) {
      error = cause;
    }
    const dueMs = this.heap.card(key)?.dueMs;
    this.noted = {
      ...(dueMs !== undefined && { dueMs }),
      ...(error !== undefined && { error }),
    };
  }

  #waiting(): StudyCard[] {
    const { due, fresh } = this.heap.due(this.variant);
    return [...due, ...fresh].filter(({ key }) => !this.#skipped.has(key));
  }
}

/** The first of some whose position can be shown. */
function firstTask(cards: readonly StudyCard[], judge: MistakeJudge): MistakeTask | undefined {
  for (const card of cards) {
    const task = MistakeTask.open(card, judge);
    if (task) return task;
  }
  return undefined;
}
