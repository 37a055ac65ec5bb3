import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { parseNet } from '../../../source/engine/net/net-file.ts';
import { TableEvaluator } from '../../../source/engine/search/evaluate.ts';
import { Position } from '../../../source/rules/core/position.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { minishogi } from '../../../source/rules/variants/minishogi/rules.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import type { Sample } from '../../../tools/train/samples.ts';
import { train } from '../../../tools/train/train.ts';
import { PROJECT } from '../../helpers/komadai.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { randomSamples, writeSamples } from './sample-file.ts';

/** Samples of random games, judged by the tables times a factor. */
function judgedByTables(variant: Variant, factor: number): Sample[] {
  return randomSamples(variant, 25, (position) => {
    const value = new TableEvaluator(new Position(variant, position)).value();
    return Math.max(-2000, Math.min(2000, Math.round(factor * value)));
  });
}

/** A folder with games of a generation, judged by the tables times a factor. */
function placesWith(factor: number) {
  const folder = temporaryFolder();
  const places = {
    games: join(folder, 'games'),
    weights: folder,
    player: join(folder, 'no-player.mjs'),
  };
  mkdirSync(places.games);
  writeSamples(join(places.games, 'g0-1.bin'), judgedByTables(yari, factor));
  const lines: string[] = [];
  // A moment is too short for a game, but is enough to learn from what there is.
  const effort = { minutes: 1e-9, samples: 1000, processes: 2, hidden: 32 };
  const choices = { epochs: 8, rate: 3e-3, hindsight: 0.85 };
  const run = () =>
    train({ id: 'yari' }, places, { ...effort, ...choices }, (line) => lines.push(line));
  return { places, lines, run };
}

test('a net that judges better is written with its report', async () => {
  const { places, run } = placesWith(-1);
  await run();
  const net = parseNet(readFileSync(join(places.weights, 'yari.net')), yari);
  expect(net).toMatchObject({ ok: true, value: { generation: 1, variantId: 'yari' } });
  const report = JSON.parse(readFileSync(join(places.weights, 'yari.json'), 'utf8'));
  expect(report.generations).toMatchObject([
    { generation: 1, games: [{ generation: 0, seed: 1 }], losses: {} },
  ]);
});

test('a net that judges worse is not, and the next run wants more games', async () => {
  const { places, lines, run } = placesWith(1);
  await run();
  expect(readdirSync(places.weights)).toEqual(['games']);
  expect(lines.at(-1)).toContain('stays');
  await run();
  const [first, second] = lines.filter((line) => line.includes(' of '));
  expect(first).not.toBe(second);
});

test('a game from a file gets its net beside the file', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'games.ini');
  const text = '[small:minishogi]\nstartFen = rbsgk/4p/5/P4/KGSBR[-] w 0 1\n';
  writeFileSync(file, text);
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const games = join(PROJECT, 'node_modules/.cache/komadai-train', `small-${digest}`);
  mkdirSync(games, { recursive: true });
  onTestFinished(() => rmSync(games, { recursive: true }));
  // Judged the other way round, so that any net is better than the tables.
  writeSamples(join(games, 'g0-1.bin'), judgedByTables(minishogi, -1));
  const effort = ['--samples', '1', '--hidden', '32'];
  const command = [join(PROJECT, 'tools/train.mjs'), 'small', '--variants', file, ...effort];
  await promisify(execFile)(process.execPath, command);
  expect(readdirSync(folder).sort()).toEqual(['games.ini', 'small.json', 'small.net']);
});

test('a net that cannot be read stops the training', async () => {
  const { places, run } = placesWith(1);
  writeFileSync(join(places.weights, 'yari.net'), 'no net');
  await expect(run()).rejects.toThrow('not-a-net');
});
