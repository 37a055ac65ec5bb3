import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type OpenedScreen, saveShortGame, startAt } from '../helpers/each-screen.ts';
import type { PtyProgram } from '../helpers/pty.ts';
import { expectRestored, savedGames, settled } from '../helpers/screen-game.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

/** A way in which a terminal goes away or a program is told to end. */
export interface WayOut {
  readonly name: string;
  readonly end: (program: PtyProgram) => void;
  readonly exit: { readonly code: number; readonly signal: number | undefined };
}

export const WAYS_OUT: readonly WayOut[] = [
  {
    name: 'a closed pty',
    end: (program) => program.hangUp(),
    exit: { code: 0, signal: 1 },
  },
  {
    name: 'SIGHUP',
    end: (program) => program.kill('SIGHUP'),
    exit: { code: 0, signal: 1 },
  },
  {
    name: 'SIGTERM',
    end: (program) => program.kill('SIGTERM'),
    exit: { code: 143, signal: undefined },
  },
];

/** Expects that the program ends on a screen, restores the terminal and keeps the game. */
export async function expectEnd(screen: OpenedScreen, way: WayOut): Promise<void> {
  const home = temporaryFolder();
  await saveShortGame(home);
  const program = await startAt(screen, home);
  await settled(program);
  way.end(program);
  const { code, signal } = await program.exit;
  expect({ code, signal }).toEqual(way.exit);
  expect(() => process.kill(program.pid, 0)).toThrow('ESRCH');
  if (way.name !== 'a closed pty') expectRestored(program);
  const hidden = readdirSync(join(home, 'komadai/games')).filter((name) => name.startsWith('.'));
  expect(hidden).toEqual([]);
  expect(savedGames(home).map(({ tokens }) => tokens.join(' '))).toEqual([
    '1. P-7f P-3d 2. Bx2b+ Sx2b *',
  ]);
}
