import { existsSync } from 'node:fs';
import { findVariant } from '../../rules/variants/index.ts';
import type { MistakeHeap } from './mistake-heap.ts';

/** Opens the mistakes that a person studies when they are asked for. */
export class MistakeShelf {
  readonly path: string;
  readonly #nowMs: () => number;
  #heap: Promise<MistakeHeap> | undefined;

  /** @param path the file that remembers them */
  constructor(path: string, nowMs: () => number) {
    this.path = path;
    this.#nowMs = nowMs;
  }

  /** Whether there may be some. */
  get isThere(): boolean {
    return existsSync(this.path);
  }

  /** Opens them, once. */
  open(): Promise<MistakeHeap> {
    this.#heap ??= this.#load();
    return this.#heap;
  }

  async #load(): Promise<MistakeHeap> {
    const [{ MistakeHeap }, { StudyFile }] = await Promise.all([
      import('./mistake-heap.ts'),
      import('./study-file.ts'),
    ]);
    return new MistakeHeap(new StudyFile(this.path, findVariant), this.#nowMs);
  }
}
