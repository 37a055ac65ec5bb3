import type { CharacterWidths } from './capabilities.ts';
import { type CursorReport, type Schedule, systemSchedule } from './keys.ts';

/** A terminal that has not answered by then does not answer. */
const ANSWER_MS = 300;

/** Prints a box line and a kanji, each from the left edge, and asks where the cursor then is. */
const QUESTION = '\x1b[H│\x1b[6n\r歩\x1b[6n\r\x1b[K';

/**
 * Asks a terminal how wide its characters are: which of them East Asian settings draw in two
 * columns, only the terminal knows. What is drawn next covers the question.
 * @returns undefined where there is no answer
 */
export function measureWidths(
  terminal: {
    readonly write: (text: string) => void;
    readonly onCursorReport: (listener: (report: CursorReport) => void) => () => void;
  },
  schedule: Schedule = systemSchedule,
): Promise<CharacterWidths | undefined> {
  return new Promise((resolve) => {
    const columns: number[] = [];
    const finish = (widths?: CharacterWidths) => {
      stop();
      cancel();
      resolve(widths);
    };
    const stop = terminal.onCursorReport(({ column }) => {
      columns.push(column);
      const [line, kanji] = columns;
      if (kanji !== undefined) finish({ line, kanji });
    });
    const cancel = schedule(() => finish(), ANSWER_MS);
    terminal.write(QUESTION);
  });
}
