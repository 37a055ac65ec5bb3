import { expect, test } from 'vitest';
import { startKomadai } from '../helpers/komadai.ts';
import { expectRestored, KEYS } from '../helpers/screen-game.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

test('komadai themes goes through the themes, each on its own ground, and takes one', async () => {
  const program = startKomadai(['themes', '--theme', 'slate'], { home: temporaryFolder() });
  await program.waitFor(/Theme slate .*in use/);
  expect(program.rawOutput.toString()).toContain(';48;5;233m\x1b[H\x1b[2J');
  program.write(KEYS.right);
  await program.waitFor('Theme paper');
  expect(program.rawOutput.toString()).toContain(';48;5;231m\x1b[H\x1b[2J');
  program.write('\r');
  await program.waitFor(/Theme paper .*in use/);
  program.write(`${KEYS.right}${KEYS.escape}`);
  expect(await program.exit).toEqual({ code: 0 });
  expectRestored(program);
});
