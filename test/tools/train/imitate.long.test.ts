import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TableEvaluator } from '../../../source/engine/search/evaluate.ts';
import { Position } from '../../../source/rules/core/position.ts';
import { rulesOf } from '../../../source/rules/core/rules.ts';
import { minishogi } from '../../../source/rules/variants/minishogi/rules.ts';
import { imitationSet } from '../../../tools/train/imitate.ts';
import { readSamples } from '../../../tools/train/sample-set.ts';
import { samplePlacement, sampleScore } from '../../../tools/train/samples.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { randomSamples, writeSamples } from './sample-file.ts';

test('what is imitated are later positions, as the tables judge them', () => {
  const path = join(temporaryFolder(), 'g0-1.bin');
  writeSamples(
    path,
    randomSamples(minishogi, 25, () => 999),
  );
  const set = readSamples([{ path, seed: 1 }]);
  const { words, training, heldOut } = imitationSet(minishogi, set, 3);
  expect(training.length).toBeGreaterThan(2 * set.training.length);
  expect(heldOut.length).toBeGreaterThan(2 * set.heldOut.length);
  const turnOf = (start: number, of: Uint16Array) =>
    samplePlacement(rulesOf(minishogi), of, start).turn;
  expect(turnOf(training[0] ?? 0, words)).not.toBe(turnOf(set.training[0] ?? 0, set.words));
  for (const start of [...training.subarray(0, 100), ...heldOut.subarray(0, 100)]) {
    const position = new Position(minishogi, samplePlacement(rulesOf(minishogi), words, start));
    expect(sampleScore(words, start)).toBe(new TableEvaluator(position).value());
  }
});
