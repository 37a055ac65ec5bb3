import { spawn } from 'node:child_process';
import { type CommandContext, hasScreen, STATUS_DONE } from './command.ts';
import { writeLine } from './output.ts';
import { showScreen } from './show-screen.ts';
import { openWorkspace } from './workspace.ts';

/** A text to read. */
interface Reading {
  readonly title: string;
  /** The text broken to a width in columns. */
  readonly lines: (width: number) => readonly string[];
}

/** Longer lines are hard to read. */
const WIDEST = 80;

/**
 * Prints a text. If the terminal is too low for it, `PAGER` shows it, else a screen page by page.
 * @returns the exit status
 */
export async function showText(context: CommandContext, reading: Reading): Promise<number> {
  const { stdin, stdout, env } = context;
  const lines = reading.lines(Math.min(stdout.columns || WIDEST, WIDEST));
  const isLong = stdin.isTTY && stdout.isTTY && lines.length >= (stdout.rows || 24);
  if (isLong && env.PAGER?.trim()) {
    if (await showInPager(env.PAGER, `${lines.join('\n')}\n`)) return STATUS_DONE;
  } else if (isLong && hasScreen(context)) {
    return showScreen(context, openWorkspace(context), async () => {
      const { PageScreen } = await import('../ui/screens/page/page.tsx');
      return new PageScreen(() => reading);
    });
  }
  for (const line of lines) await writeLine(stdout, line);
  return STATUS_DONE;
}

/** Statuses of a shell that cannot find or start a program. */
const NOT_STARTED: readonly (number | null)[] = [126, 127];

/** Gives a text to the player's pager and waits for its end. @returns whether it could be started */
function showInPager(command: string, text: string): Promise<boolean> {
  // Ctrl-C is for the pager, and may reach us after its end: nothing but our exit follows.
  process.on('SIGINT', () => {});
  return new Promise<boolean>((resolve) => {
    const pager = spawn(command, { shell: true, stdio: ['pipe', 'inherit', 'inherit'] });
    pager.on('error', () => resolve(false));
    pager.on('close', (status) => resolve(!NOT_STARTED.includes(status)));
    // The player may leave it before the end of the text.
    pager.stdin.on('error', () => {});
    pager.stdin.end(text);
  });
}
