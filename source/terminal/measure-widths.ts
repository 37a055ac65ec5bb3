import type { CharacterWidths } from './capabilities.ts';
import { type CursorReport, type Schedule, systemSchedule } from './keys.ts';

/** A terminal that takes longer does not answer. Nothing waits for it, and lines are slow. */
const ANSWER_MS = 2000;

/** Asks where the cursor is. */
const PLACE_QUESTION = '\x1b[6n';

/** Prints a box line and a kanji, each from the left edge, and asks each time for the cursor. */
const QUESTION = '\x1b[H│\x1b[6n\r歩\x1b[6n\r\x1b[K';

/** A terminal that tells where its cursor is. */
interface AskedTerminal {
  readonly write: (text: string) => void;
  readonly onCursorReport: (listener: (report: CursorReport) => void) => () => void;
}

/**
 * Asks a terminal how wide its characters are: East Asian settings draw some in two columns. The
 * next frame covers the question.
 * @returns undefined without an answer
 */
export function measureWidths(
  terminal: AskedTerminal,
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
      if (line !== undefined && kanji !== undefined) finish({ line, kanji });
    });
    const cancel = schedule(() => finish(), ANSWER_MS);
    terminal.write(QUESTION);
  });
}

/**
 * Asks a terminal where its cursor is, to learn how long its line takes. No other question about
 * the cursor may be on its way.
 * @param nowMs the time
 * @returns undefined without an answer
 */
export function measureLine(
  terminal: AskedTerminal,
  nowMs: () => number = () => performance.now(),
  schedule: Schedule = systemSchedule,
): Promise<number | undefined> {
  return new Promise((resolve) => {
    const askedMs = nowMs();
    const finish = (lineMs?: number) => {
      stop();
      cancel();
      resolve(lineMs);
    };
    const stop = terminal.onCursorReport(() => finish(nowMs() - askedMs));
    const cancel = schedule(() => finish(), ANSWER_MS);
    terminal.write(PLACE_QUESTION);
  });
}
