import { describe, expect, test } from 'vitest';
import { RECORD_FORMATS } from '../../../source/records/formats/formats.ts';
import { readProblems } from '../../../source/records/formats/problems/read-problems.ts';
import { readRecords } from '../../../source/records/formats/read-records.ts';
import { writeRecords } from '../../../source/records/formats/write-records.ts';
import { Game } from '../../../source/rules/core/game.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { partOfDay } from '../../helpers/day-part.ts';
import { expectLinear, SMALL, TIMES } from '../../helpers/linear.ts';
import { moveOf } from '../../helpers/play.ts';
import { HOSTILE_INPUTS } from '../hostile-inputs.ts';

describe('reading is linear in the size of the text, and no text breaks it', () => {
  test.each(partOfDay(HOSTILE_INPUTS, 6))('$name', async ({ make, format, small }) => {
    await expectLinear((size) => {
      const bytes = Buffer.from(make(size));
      return () => readRecords(bytes, { format });
    }, small);
  });

  test.each(HOSTILE_INPUTS.filter(({ name }) => name.startsWith('problems')))(
    '$name',
    async ({ make }) => {
      await expectLinear((size) => {
        const bytes = Buffer.from(make(size));
        return () => readProblems(bytes);
      });
    },
  );
});

describe('so is writing what was read', () => {
  const names = [
    'PSN: tags',
    'PSN: comments',
    'PSN: variations',
    'PSN: variations all along the line',
    'KIF: one header many times',
    'KIF: variations behind a long line',
    'JKF: forks all along the line',
  ];
  const inputs = HOSTILE_INPUTS.filter(({ name }) => names.includes(name));
  const rows = inputs.flatMap((input) =>
    RECORD_FORMATS.map((format) => ({ ...input, to: format })),
  );
  test.each(partOfDay(rows, 6))('$name as $to', async ({ make, to }) => {
    const records = async (size: number) => {
      const { games } = await readRecords(Buffer.from(make(size)));
      return games.flatMap(({ record }) => record ?? []);
    };
    const bySize = new Map([
      [SMALL, await records(SMALL)],
      [TIMES * SMALL, await records(TIMES * SMALL)],
    ]);
    await expectLinear((size) => async () => {
      const written = await writeRecords(bySize.get(size) ?? [], { format: to, encoding: 'utf-8' });
      expect(written.ok).toBe(true);
    });
  });
});

test('so is judging a game at every ply', async () => {
  const cycle = ['7i6h', '3a4b', '6h7i', '4b3a'].map((text) => moveOf(shogi, text));
  await expectLinear((size) => () => {
    const game = new Game(shogi, startPosition(shogi).placement);
    for (let ply = 0; ply < size / 4; ply++) {
      game.play(itemAt(cycle, ply % 4));
      game.status();
    }
    expect(game.status()).toMatchObject({ kind: 'ended', ending: { reason: 'repetition' } });
    while (game.ply > 0) game.undo();
    expect(game.status()).toMatchObject({ kind: 'playing', occurrence: 1 });
  });
});
