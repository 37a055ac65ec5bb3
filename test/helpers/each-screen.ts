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

/** Every screen but the game itself. */
export const OTHER_SCREENS: readonly OpenedScreen[] = [
  { name: 'the menu', args: [], open: (program) => program.waitFor('Enter choose') },
  { name: 'a new game', args: [], open: (program) => choose(program, 'New game') },
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
  { name: 'help', args: ['resume'], open: fromGame('?', 'Help') },
  { name: 'a replay', args: ['resume'], open: fromGame('replay\r', 'q leave') },
];

export const EVERY_SCREEN: readonly OpenedScreen[] = [
  { name: 'the game', args: ['resume'], open: (program) => waitForPly(program, 4) },
  ...OTHER_SCREENS,
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

/** Above the 100 ms after which candidates come, and the time that 50 keys in a long page take. */
const SILENCE_MS = 500;

/** Waits until the program has sent nothing for a while: the only sign that it has no more to send. */
export async function waitForSilence(program: PtyProgram): Promise<void> {
  for (let before = -1; before !== program.byteCount; ) {
    before = program.byteCount;
    await pause(SILENCE_MS);
  }
}

/** Expects that the screen, which was drawn bit by bit, looks like one that is drawn afresh. */
export async function expectNoArtefact(program: PtyProgram, what: string): Promise<void> {
  // Ends what plays by itself.
  program.write(KEYS.eraseLine);
  await waitForSilence(program);
  const drawn = program.screen();
  expect(await settled(program), what).toEqual(drawn);
}

function fromGame(keys: string, shown: string): (program: PtyProgram) => Promise<unknown> {
  return async (program) => {
    await waitForPly(program, 4);
    program.write(keys);
    return program.waitFor(shown);
  };
}
