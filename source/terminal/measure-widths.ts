import type { CharacterWidths } from './capabilities.ts';
import { type Schedule, systemSchedule } from './keys.ts';
import type { TerminalSession } from './session.ts';

/** A terminal that takes longer does not answer. Nothing waits for it, and lines are slow. */
const ANSWER_MS = 2000;

/** Prints characters, each from the left edge, and asks each time for the cursor. */
function questionAbout(characters: readonly string[]): string {
  return `\x1b[H${characters.map((one) => `${one}\x1b[6n\r`).join('')}\x1b[K`;
}

/** Asks where the cursor is. */
const PLACE_QUESTION = '\x1b[6n';

/** A terminal that tells where its cursor is. */
type AskedTerminal = Pick<TerminalSession, 'write' | 'on'>;

/**
 * Asks a terminal how wide its characters are: East Asian settings draw some in two columns. The
 * next frame covers the question.
 * @param letter one of the language that is read, if it has letters of its own
 * @returns undefined without an answer
 */
export function measureWidths(
  terminal: AskedTerminal,
  letter: string | undefined,
  schedule: Schedule = systemSchedule,
): Promise<CharacterWidths | undefined> {
  return new Promise((resolve) => {
    const asked = ['│', '歩', ...(letter === undefined ? [] : [letter])];
    const columns: number[] = [];
    const finish = (widths?: CharacterWidths) => {
      stop();
      cancel();
      resolve(widths);
    };
    const stop = terminal.on('cursor', ({ column }) => {
      columns.push(column);
      if (columns.length < asked.length) return;
      const [line = 0, kanji = 0, ownLetter] = columns;
      finish({ line, kanji, ...(ownLetter !== undefined && { letter: ownLetter }) });
    });
    const cancel = schedule(() => finish(), ANSWER_MS);
    terminal.write(questionAbout(asked));
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
    const stop = terminal.on('cursor', () => finish(nowMs() - askedMs));
    const cancel = schedule(() => finish(), ANSWER_MS);
    terminal.write(PLACE_QUESTION);
  });
}
