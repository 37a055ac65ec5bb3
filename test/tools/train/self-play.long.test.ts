import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playGames } from '../../../tools/train/self-play.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

/** A player of two empty samples at once, which then plays on for ever or does what it is told. */
function playerThat(then: string) {
  const folder = temporaryFolder();
  const program = join(folder, 'play.mjs');
  const text = [
    "import { appendFileSync, writeFileSync } from 'node:fs';",
    'const [, , , file] = process.argv;',
    "writeFileSync(file + '.args', process.argv.slice(2).join(' ') + ' ' + process.pid);",
    'appendFileSync(file, new Uint8Array(20));',
    then,
  ];
  writeFileSync(program, text.join('\n'));
  const files = [1, 2].map((seed) => ({ path: join(folder, `${seed}`), seed }));
  const said = files.map(
    ({ path }) =>
      () =>
        readFileSync(`${path}.args`, 'utf8').split(' '),
  );
  return { game: { program, variantId: 'yari', nodes: 50, files, lookMs: 20 }, said };
}

const PLAYS_ON = "process.on('disconnect', () => process.exit()); setInterval(() => {}, 1000);";

function lives(pid: string | undefined): boolean {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
}

test('games end when there are enough samples', async () => {
  const { game, said } = playerThat(PLAYS_ON);
  const told: number[] = [];
  await playGames({ ...game, samples: 4, timeMs: 3_600_000 }, (samples) => told.push(samples));
  expect(told.at(-1)).toBe(4);
  for (const [index, args] of said.entries()) {
    const [variant, file, nodes, seed, pid] = args();
    expect([variant, file, nodes, seed]).toEqual([
      'yari',
      game.files[index]?.path,
      '50',
      `${index + 1}`,
    ]);
    expect(lives(pid)).toBe(false);
  }
});

test('games end when the time is over', async () => {
  const { game } = playerThat(PLAYS_ON);
  const told: number[] = [];
  await playGames({ ...game, samples: 5, timeMs: 100 }, (samples) => told.push(samples));
  expect(Math.max(...told)).toBeLessThan(5);
});

test('a player that breaks off ends the games', async () => {
  const { game } = playerThat('process.exitCode = 1;');
  const played = playGames({ ...game, samples: 5, timeMs: 3_600_000 }, () => {});
  await expect(played).rejects.toThrow('the games were broken off');
});
