import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EVERY_SCREEN } from '../helpers/each-screen.ts';
import { PROGRAM, programEnvironment, run } from '../helpers/komadai.ts';
import { AS_NOBODY, NO_OTHER } from '../helpers/other-account.ts';
import { startPty } from '../helpers/pty.ts';
import { expectRestored, waitForPly } from '../helpers/screen-game.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { expectEnd, WAYS_OUT } from './ways-out.ts';

// `test:long` ends every screen in every way.
const ENDS = EVERY_SCREEN.flatMap((screen, index) =>
  WAYS_OUT.filter((_, way) => way === index % WAYS_OUT.length).map((way) => ({ screen, way })),
);

test.each(ENDS)('$screen.name: $way.name ends the process and keeps the game', ({ screen, way }) =>
  expectEnd(screen, way),
);

test.runIf(existsSync('/dev/full'))('an output that is full is told in one line', async () => {
  const home = temporaryFolder();
  const command = ['/bin/sh', '-c', '"$0" "$1" rules shogi > /dev/full', process.execPath, PROGRAM];
  const { status, stderr } = await run(command, { cwd: home, env: programEnvironment(home) });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^komadai: [^\n]*no space left[^\n]*\n$/);
});

/** A way to start a command, and a home, in which nothing can be kept. */
interface Barrier {
  readonly before: readonly string[];
  readonly home: (at: string) => string;
  readonly why: string;
}

const CLOSED: Barrier = {
  before: AS_NOBODY,
  home: (at) => {
    mkdirSync(join(at, 'closed'));
    chmodSync(join(at, 'closed'), 0o700);
    chmodSync(at, 0o755);
    return join(at, 'closed/home');
  },
  why: 'permission denied',
};
const LIMITED: Barrier = {
  before: ['/bin/sh', '-c', 'ulimit -f 0; exec "$0" "$@"'],
  home: (at) => at,
  why: 'the limit of the size of files is reached',
};

describe.each([
  { name: `that may not be searched (${NO_OTHER ?? 'as nobody'})`, ...CLOSED, isLeftOut: NO_OTHER },
  { name: 'in which files have a size of 0 at most', ...LIMITED, isLeftOut: undefined },
])('a home $name', ({ before, home, why, isLeftOut }) => {
  const command = (...args: readonly string[]) => [...before, process.execPath, PROGRAM, ...args];
  const surroundings = () => {
    const at = temporaryFolder();
    return { cwd: '/', env: { ...programEnvironment(at), KOMADAI_HOME: home(at) } };
  };

  test.skipIf(isLeftOut)('is told to a pipe, with status 1', async () => {
    const at = surroundings();
    const played = await run(command('play', 'shogi'), { ...at, input: 'P-7f\n' });
    expect([played.status, played.stderr]).toEqual([
      1,
      expect.stringMatching(
        new RegExp(`^komadai play: NOT SAVED: cannot write .*: ${why}\n$`, 'm'),
      ),
    ]);
    const set = await run(command('settings', 'labels', 'romaji'), at);
    expect([set.status, set.stderr]).toEqual([
      1,
      expect.stringMatching(new RegExp(`: ${why}; nothing was changed\n$`)),
    ]);
  });

  test.skipIf(isLeftOut)('lets a game go on, and gives the terminal back', async () => {
    const program = startPty(command('play', 'shogi'), surroundings());
    await waitForPly(program, 0);
    program.write('P-7f\r');
    await program.waitFor('NOT SAVED');
    program.write('P-3d\r');
    await waitForPly(program, 2);
    program.write('\x03');
    expect(await program.exit).toEqual({ code: 1 });
    expectRestored(program);
    expect(program.screen().join('')).toMatch(/NOT SAVED: cannot write/);
  });
});
