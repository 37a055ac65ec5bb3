import type { LineMode } from '../../source/plain/run-lines.ts';
import { allTold } from './room-table.ts';

/** Says lines one after another, and gives the answer to the last one when all is told. */
export function sayLines(mode: Pick<LineMode, 'answer'>) {
  return async (...lines: readonly string[]): Promise<string[]> => {
    let answer: string[] = [];
    for (const line of lines) {
      answer = await mode.answer(line);
      await allTold();
    }
    return answer;
  };
}
