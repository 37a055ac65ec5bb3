import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { buildChild } from '../../helpers/built-child.ts';
import { randomNumbers } from '../../helpers/random.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { madeGame, writeGames } from './made-games.ts';
import { compareWithScan } from './plain-scan.ts';

const KILLS = 8;

test('a process killed while it indexes loses nothing and doubles nothing', async () => {
  const program = await buildChild('test/study/index/killed-writer.ts');
  onTestFinished(() => program.remove());
  const folder = temporaryFolder();
  const games = join(folder, 'games');
  mkdirSync(games);
  const records = Array.from({ length: 150 }, (_, seed) => {
    return madeGame({ variant: shogi, random: randomNumbers(seed), plies: 30 });
  });
  for (const [number, record] of records.entries()) writeGames(games, `${number}`, record);
  const random = randomNumbers(9);
  let killed = 0;
  /** Runs until so many files were read. @returns whether it came to the end */
  const run = async (files: number) => {
    const child = spawn(process.execPath, [program.path, join(folder, 'index'), games]);
    let text = '';
    child.stdout.on('data', (data) => {
      text += data;
      if (text.split('\n').length > files) child.kill('SIGKILL');
    });
    const [code] = await once(child, 'exit');
    if (code === null) killed++;
    return code === 0;
  };
  for (let kill = 0; kill < KILLS; kill++) await run(1 + Math.floor(random() * 140));
  while (!(await run(Infinity)));
  expect(killed).toBeGreaterThan(KILLS / 2);
  compareWithScan(join(folder, 'index'), records);
});
