import { expect, test } from 'vitest';
import { startKomadai } from '../helpers/komadai.ts';
import { clickOn, expectRestored, leave, waitForFrame } from '../helpers/screen-game.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

test('the course of a game in a terminal: a wrong square, right ones, a hint, left and resumed', async () => {
  const home = temporaryFolder();
  const program = startKomadai(['learn'], { home });
  await waitForFrame(program, /Yari shogi +0 of 37 done/);
  program.write('\r');
  await waitForFrame(program, 'Yari shogi 1 of 37: Squares');
  program.write('5i\r');
  const lines = await waitForFrame(program, '5i is another square: your yari bishop stands there.');
  const row = lines.findIndex((line) => / i( |$)/.test(line));
  const column = lines[row]?.indexOf('玉') ?? -1;
  // Each kanji before it takes a column more than it has characters.
  const wide = lines[row]?.slice(0, column).match(/[\u2e80-\uffff]/g)?.length ?? 0;
  program.write(clickOn({ row, column: column + wide }));
  await waitForFrame(program, 'Done. 1 of 37 done.');
  program.write('\r');
  await waitForFrame(program, 'Yari shogi 2 of 37');
  program.write('Px7d\r');
  await waitForFrame(program, 'Done. 2 of 37 done.');
  program.write('go 3\r');
  await waitForFrame(program, 'Bring the pawn to');
  program.write('hint\r');
  await waitForFrame(program, 'Hint: the pawn on');
  program.write('hint\r');
  await waitForFrame(program, 'Hint: P-');
  await leave(program);
  const again = startKomadai(['learn', 'yari'], { home });
  await waitForFrame(again, 'Yari shogi 3 of 37');
  again.write('quit\r');
  expect(await again.exit).toEqual({ code: 0 });
  expectRestored(again);
});

test('the course without a screen, in words', async () => {
  const home = temporaryFolder();
  const program = startKomadai(['learn', 'shogi', '--plain'], { home });
  await program.waitFor('Task: Type the square on which your king stands.');
  program.write('speech words\r');
  await program.waitFor(/speech.*words/);
  program.write('five h\r');
  await program.waitFor('? five h is another square: it is empty.');
  program.write('five i\r');
  await program.waitFor('= Done. 1 of 37 done. Enter goes on.');
  program.write('go 3\r');
  await program.waitFor('Type it like pawn five e.');
  program.write('pawn seven h\r');
  await program.waitFor('Right so far. 1 move left.');
  program.write('pawn seven g\r');
  await program.waitFor('= Done. 2 of 37 done.');
  program.write('quit\r');
  expect(await program.exit).toEqual({ code: 0 });
});
