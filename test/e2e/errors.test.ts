import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EVERY_SCREEN, saveShortGame, startAt } from '../helpers/each-screen.ts';
import { PROGRAM, programEnvironment, run } from '../helpers/komadai.ts';
import type { PtyProgram } from '../helpers/pty.ts';
import { expectRestored, savedGames, settled } from '../helpers/screen-game.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const WAYS: readonly (readonly [how: string, end: (program: PtyProgram) => void])[] = [
  ['a closed pty', (program) => program.hangUp()],
  ['SIGHUP', (program) => program.kill('SIGHUP')],
  ['SIGTERM', (program) => program.kill('SIGTERM')],
];

describe.each(EVERY_SCREEN)('$name', (screen) => {
  test.each(WAYS)('%s ends the process and keeps the game', async (how, end) => {
    const home = temporaryFolder();
    await saveShortGame(home);
    const program = await startAt(screen, home);
    await settled(program);
    end(program);
    const { code, signal } = await program.exit;
    expect({ code, signal }).toEqual(
      how === 'SIGTERM' ? { code: 143, signal: undefined } : { code: 0, signal: 1 },
    );
    expect(() => process.kill(program.pid, 0)).toThrow('ESRCH');
    if (how !== 'a closed pty') expectRestored(program);
    const hidden = readdirSync(join(home, 'komadai/games')).filter((name) => name.startsWith('.'));
    expect(hidden).toEqual([]);
    expect(savedGames(home).map(({ tokens }) => tokens.join(' '))).toEqual([
      '1. P-7f P-3d 2. Bx2b+ Sx2b *',
    ]);
  });
});

test.runIf(existsSync('/dev/full'))('an output that is full is told in one line', async () => {
  const home = temporaryFolder();
  const command = ['/bin/sh', '-c', '"$0" "$1" rules shogi > /dev/full', process.execPath, PROGRAM];
  const { status, stderr } = await run(command, { cwd: home, env: programEnvironment(home) });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^komadai: [^\n]*no space left[^\n]*\n$/);
});
