import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { JudgeRequest } from './judge.ts';
import type { JudgedLine, Judgements } from './judgements.ts';

const PROCESSES = 2;

/** Processes that judge positions of a variant. */
export class Judges {
  readonly #processes: readonly ChildProcess[];

  /** @param file the bundle of `judge.ts` */
  constructor(file: string, variantId: string) {
    this.#processes = Array.from({ length: PROCESSES }, () =>
      fork(file, [variantId]).once('exit', fail),
    );
  }

  /**
   * Adds to the judgements those of positions.
   * @param untilMs the time after which no further position is judged
   */
  async judge(sfens: readonly string[], judgements: Judgements, untilMs: number): Promise<void> {
    const { nodes, tolerance } = judgements;
    const waiting = [...sfens];
    const work = async (judge: ChildProcess) => {
      while (performance.now() < untilMs) {
        const sfen = waiting.shift();
        if (sfen === undefined) return;
        const request: JudgeRequest = { sfen, nodes, tolerance };
        judge.send(request);
        const [answer]: JudgedLine[] = await once(judge, 'message');
        if (answer) judgements.add(answer);
      }
    };
    await Promise.all(this.#processes.map(work));
  }

  close(): void {
    for (const judge of this.#processes) judge.off('exit', fail).kill();
  }
}

function fail(): never {
  throw new Error('a process that searches has ended');
}
