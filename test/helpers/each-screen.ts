import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { runPlain, startKomadai } from './komadai.ts';
import type { PtyProgram } from './pty.ts';
import { choose, KEYS, settled, waitForPly } from './screen-game.ts';

/** A screen of the program and how a player comes to it, with a game of four moves saved. */
export interface OpenedScreen {
  readonly name: string;
  readonly args: readonly string[];
  /** What is pressed in a window of 80x24 until the screen is there. */
  readonly open: (program: PtyProgram) => Promise<unknown>;
}

/** A room to which nobody comes. Its code is another one each time. */
const WAITING_ROOM: OpenedScreen = {
  name: 'a room that waits',
  args: ['host', 'yari', '--at', '.'],
  open: (program) => program.waitFor('Waiting for the other player'),
};

/** Every screen but the game itself and a room, each the same whenever it is opened. */
export const OTHER_SCREENS: readonly OpenedScreen[] = [
  { name: 'the menu', args: [], open: (program) => program.waitFor('Enter choose') },
  { name: 'a new game', args: [], open: (program) => choose(program, 'Two players') },
  { name: 'the saved games', args: [], open: (program) => choose(program, 'Saved games') },
  { name: 'the settings', args: ['settings'], open: (program) => program.waitFor('Esc back') },
  {
    name: 'the rules',
    args: [],
    async open(program) {
      await choose(program, 'Rules');
      await choose(program, 'Shogi');
      await program.waitFor('Rules of Shogi');
    },
  },
  {
    name: 'a course',
    args: ['learn', 'yari'],
    open: (program) => program.waitFor('Esc courses'),
  },
  { name: 'the problems', args: ['tsume'], open: (program) => program.waitFor('Esc back') },
  { name: 'a problem', args: ['tsume', 'ogi'], open: (program) => program.waitFor('Esc list') },
  { name: 'help', args: ['resume'], open: fromGame('?', 'Help') },
  { name: 'a replay', args: ['resume'], open: fromGame('replay\r', 'Esc back') },
];

export const EVERY_SCREEN: readonly OpenedScreen[] = [
  { name: 'the game', args: ['resume'], open: (program) => waitForPly(program, 4) },
  ...OTHER_SCREENS,
  WAITING_ROOM,
];

/** Saves an unfinished game of four moves, for a player to go on with. */
export async function saveShortGame(home: string): Promise<void> {
  const input = 'P-7f\nP-3d\nBx2b+\nSx2b\nquit\n';
  const { status } = await runPlain(['play', 'shogi', '--plain'], { home, input });
  expect(status).toBe(0);
}

/** Starts the program in a window of 80x24 and goes to a screen. */
export async function startAt(
  { args, open }: OpenedScreen,
  home: string,
  env: Readonly<Record<string, string>> = {},
): Promise<PtyProgram> {
  const program = startKomadai(args, { home, env });
  await open(program);
  return program;
}

/** Above the 100 ms after which candidates come. */
const SILENCE_MS = 500;
const LOOK_MS = 25;

/**
 * Waits until the program has sent nothing for a while and was idle all that time: the only sign
 * that it has no more to send. A busy machine can keep a program silent that has work to do.
 */
export async function waitForSilence(program: PtyProgram): Promise<void> {
  let bytes = program.byteCount;
  for (let silent = 0; silent < SILENCE_MS; silent += LOOK_MS) {
    await pause(LOOK_MS);
    if (bytes !== program.byteCount || isRunning(program.pid)) silent = -LOOK_MS;
    bytes = program.byteCount;
  }
}

/** Whether a process has a processor or waits for one; false where the system does not tell. */
function isRunning(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('R');
  } catch {
    return false;
  }
}

/** Expects that the screen, which was drawn bit by bit, looks like one that is drawn afresh. */
export async function expectNoArtefact(program: PtyProgram, what: string): Promise<void> {
  // Ends what plays by itself.
  program.write(KEYS.eraseLine);
  await waitForSilence(program);
  const drawn = program.screen();
  expect(withoutEvaluation(await settled(program)), what).toEqual(withoutEvaluation(drawn));
}

/** An analysis goes on while a screen is compared: where one runs, only boards are left of it. */
function withoutEvaluation(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => /\bdepth \d/.test(line))) return lines;
  return lines.map((line) => /^ +[┌├│└].*[┐┤│┘]/.exec(line)?.[0] ?? '');
}

function fromGame(keys: string, shown: string): (program: PtyProgram) => Promise<unknown> {
  return async (program) => {
    await waitForPly(program, 4);
    program.write(keys);
    return program.waitFor(shown);
  };
}
