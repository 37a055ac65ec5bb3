import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startKomadai } from '../helpers/komadai.ts';
import { expectRestored, leave, waitForFrame } from '../helpers/screen-game.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const PROBLEMS = [
  '{"sfen":"8k/4L1B2/g8/9/9/9/9/9/9 b RG 1","plies":3}',
  'what is this?',
  '{"sfen":"7S/2I5/5kN1/8/8/8/8/8 b RN 1"}',
].join('\n');

test('problems of a file: a fault told, a try that fails, a hint, solved, the solution, leave', async () => {
  const home = temporaryFolder();
  writeFileSync(join(home, 'mates.jsonl'), PROBLEMS);
  const program = startKomadai(['tsume', 'mates.jsonl'], { home });
  await waitForFrame(program, /Not read:\s[\s\S]*mates\.jsonl:2:1/);
  await waitForFrame(program, 'Shogi problem 1 of 2, mate in 3');
  program.write('R*1b\r');
  await waitForFrame(program, 'R*1b fails: Kx1b captures the rook: no mate any more.');
  program.write('hint\r');
  await waitForFrame(program, 'Hint: ');
  program.write('G*2a\r');
  await waitForFrame(program, 'G*2a: right. White plays K-1b.');
  program.write('R*1a\r');
  await waitForFrame(program, 'Solved: mate in 3. 1 of 2 solved.');
  program.write('\r');
  await waitForFrame(program, 'Ōgi problem 2 of 2, mate in 5');
  program.write('solution\r');
  await waitForFrame(program, /Solution: \S+ \S+ \S+ \S+ \S+/);
  program.write('q');
  await waitForFrame(program, 'Ōgi problem 2 of 2, mate in 5');
  await leave(program);
  const again = startKomadai(['tsume', 'mates.jsonl'], { home });
  await waitForFrame(again, 'Ōgi problem 2 of 2');
  again.write('quit\r');
  expect(await again.exit).toEqual({ code: 0 });
  expectRestored(again);
});
