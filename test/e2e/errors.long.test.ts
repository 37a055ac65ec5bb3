import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EVERY_SCREEN } from '../helpers/each-screen.ts';
import { PROGRAM, programEnvironment, run } from '../helpers/komadai.ts';
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
