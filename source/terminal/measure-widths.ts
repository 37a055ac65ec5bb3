import type { CharacterWidths } from './capabilities.ts';
import { type Schedule, systemSchedule } from './keys.ts';
import type { TerminalSession } from './session.ts';

/** A terminal that takes longer does not answer. Nothing waits for it, and lines are slow. */
const ANSWER_MS = 2000;

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
export async function measureWidths(
  terminal: AskedTerminal,
  letter: string | undefined,
  schedule: Schedule = systemSchedule,
): Promise<CharacterWidths | undefined> {
  const asked = ['│', '歩', ...(letter === undefined ? [] : [letter])];
  // Each is printed from the left edge.
  const printed = asked.map((character) => `${character}${PLACE_QUESTION}\r`);
  const question = `\x1b[H${printed.join('')}\x1b[K`;
  const columns = await askColumns(terminal, question, asked.length, schedule);
  if (!columns) return undefined;
  const [line = 0, kanji = 0, ownLetter] = columns;
  return { line, kanji, ...(ownLetter !== undefined && { letter: ownLetter }) };
}

/**
 * Asks a terminal where its cursor is, to learn how long its line takes. No other question about
 * the cursor may be on its way.
 * @param nowMs the time
 * @returns undefined without an answer
 */
export async function measureLine(
  terminal: AskedTerminal,
  nowMs: () => number = () => performance.now(),
  schedule: Schedule = systemSchedule,
): Promise<number | undefined> {
  const askedMs = nowMs();
  const columns = await askColumns(terminal, PLACE_QUESTION, 1, schedule);
  return columns && nowMs() - askedMs;
}

/** The columns that a terminal answers to a question; undefined without `count` of them in time. */
function askColumns(
  terminal: AskedTerminal,
  question: string,
  count: number,
  schedule: Schedule,
): Promise<readonly number[] | undefined> {
  return new Promise((resolve) => {
    const columns: number[] = [];
    const finish = (found?: readonly number[]) => {
      stop();
      cancel();
      resolve(found);
    };
    const stop = terminal.on('cursor', ({ column }) => {
      columns.push(column);
      if (columns.length === count) finish(columns);
    });
    const cancel = schedule(() => finish(), ANSWER_MS);
    terminal.write(question);
  });
}
