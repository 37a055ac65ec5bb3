import { expect, test } from 'vitest';
import { startKomadai } from '../helpers/komadai.ts';
import { expectRestored, waitForFrame } from '../helpers/screen-game.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

test('without a file: the list, a problem that is solved, back, its mark, leave', async () => {
  const home = temporaryFolder();
  const program = startKomadai(['tsume'], { home });
  await waitForFrame(program, 'Mating problems');
  await waitForFrame(program, /> Yari shogi +0 of \d+ solved +1000 ±250/);
  program.write('\x1b[B\r');
  await waitForFrame(program, /> Next for you: mate in 1, rated \d+/);
  program.write('\x1b[B\x1b[B\r');
  await waitForFrame(program, 'Shogi problems, mate in 3');
  program.write('\x1b[B\x1b[B\x1b[B\x1b[B\x1b[B\r');
  await waitForFrame(program, 'Shogi problem 46, mate in 3 (1178)');
  program.write('P*9b\r');
  await waitForFrame(program, 'P*9b: right. White plays Rx9b.');
  program.write('Gx9b\r');
  await waitForFrame(program, 'Solved: mate in 3. Your rating: 1173 (+173).');
  program.write('\x1b');
  await waitForFrame(program, /✓ +46 +mate in 3 +1114/);
  program.write('\x1b');
  await waitForFrame(program, /Mate in +3 +1 of 60 solved/);
  program.write('\x1b');
  await waitForFrame(program, /> Shogi +1 of \d+ solved +1173 ±216/);
  program.write('\x1b');
  expect(await program.exit).toEqual({ code: 0 });
  expectRestored(program);
});

test('a problem that is opened first goes back to the lists of its game', async () => {
  const program = startKomadai(['tsume', 'ogi'], { home: temporaryFolder() });
  await waitForFrame(program, /Ōgi problem \d+, mate in 1 \(\d+\)/);
  program.write('\x1b');
  await waitForFrame(program, 'Ōgi problems');
  program.write('\x1b');
  await waitForFrame(program, /> Ōgi +0 of \d+ solved/);
  program.write('\x1b');
  expect(await program.exit).toEqual({ code: 0 });
});
