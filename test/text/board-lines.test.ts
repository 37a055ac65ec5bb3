import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { LABEL_STYLES } from '../../source/rules/notation/labels.ts';
import { readSfen } from '../../source/rules/notation/sfen.ts';
import { startPosition } from '../../source/rules/notation/start.ts';
import { VARIANTS } from '../../source/rules/variants/index.ts';
import { shogi } from '../../source/rules/variants/shogi/rules.ts';
import { yari } from '../../source/rules/variants/yari/rules.ts';
import { type BoardStyle, boardLines } from '../../source/text/board-lines.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';

const MIDDLE = readSfen(
  shogi,
  'l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1',
).placement;

test('yari in two kanji', () => {
  const style: BoardStyle = { charset: 'frame', labels: 'kanji' };
  expect(boardLines(ENGLISH, yari, startPosition(yari).placement, style)).toEqual([
    '☖ in hand -',
    '    7    6    5    4    3    2    1',
    ' +-----------------------------------+',
    ' |v香飛v香桂v香桂v王将v香角v香角v香飛| a',
    ' | ・   ・   ・   ・   ・   ・   ・  | b',
    ' |v歩兵v歩兵v歩兵v歩兵v歩兵v歩兵v歩兵| c',
    ' | ・   ・   ・   ・   ・   ・   ・  | d',
    ' | ・   ・   ・   ・   ・   ・   ・  | e',
    ' | ・   ・   ・   ・   ・   ・   ・  | f',
    ' | 歩兵 歩兵 歩兵 歩兵 歩兵 歩兵 歩兵| g',
    ' | ・   ・   ・   ・   ・   ・   ・  | h',
    ' | 香飛 香角 香角 玉将 香桂 香桂 香飛| i',
    ' +-----------------------------------+',
    '☗ in hand -',
  ]);
});

test('shogi in one kanji, with hands', () => {
  expect(boardLines(ENGLISH, shogi, MIDDLE, { charset: 'frame', labels: 'kanji' })).toEqual([
    '☖ in hand 金 銀 桂 歩5',
    '   9  8  7  6  5  4  3  2  1',
    ' +---------------------------+',
    ' |v香 ・ ・ ・ ・ ・ ・v桂v香| a',
    ' | ・ ・ ・ ・ ・ と ・v金v王| b',
    ' | ・ ・v桂v歩 ・ 銀 ・ ・ ・| c',
    ' |v歩 ・v歩 ・ ・ ・ ・ 歩v歩| d',
    ' | ・ ・ ・ 歩 ・ ・ 銀v歩 ・| e',
    ' | ・ 歩 歩v角 ・ ・ 歩 ・ 歩| f',
    ' | 歩 ・ ・ ・ ・ ・ 金 銀 ・| g',
    ' | 飛 ・ ・ ・ ・ ・ ・ ・ ・| h',
    ' | 香 桂 ・ ・ ・ ・v角 玉 香| i',
    ' +---------------------------+',
    '☗ in hand 飛 金',
  ]);
});

test('letters, turned round, with ranks in digits', () => {
  const style = {
    charset: 'ascii',
    labels: 'kanji',
    flipped: true,
    coordinates: 'digits',
  } as const;
  expect(boardLines(ENGLISH, shogi, MIDDLE, style)).toEqual([
    'B: in hand R G',
    '   1  2  3  4  5  6  7  8  9',
    ' +---------------------------+',
    ' |vL vK  B  .  .  .  . vN vL | 9',
    ' | .  .  .  .  .  .  .  . vR | 8',
    ' | . vS vG  .  .  .  .  . vP | 7',
    ' |vP  . vP  .  .  B vP vP  . | 6',
    ' | .  P vS  .  . vP  .  .  . | 5',
    ' | P vP  .  .  .  .  P  .  P | 4',
    ' | .  .  . vS  .  P  N  .  . | 3',
    ' | K  G  . v+P .  .  .  .  . | 2',
    ' | L  N  .  .  .  .  .  .  L | 1',
    ' +---------------------------+',
    'W: in hand G S N P5',
  ]);
});

test.each([
  ['white', '玉', '王'],
  ['black', '王', '玉'],
  ['both', '王', '王'],
] as const)('reigning %s', (reigning, black, white) => {
  const style = { charset: 'frame', labels: 'kanji', reigning } as const;
  const lines = boardLines(ENGLISH, shogi, startPosition(shogi).placement, style);
  expect(lines[3]).toContain(`v${white}`);
  expect(lines[11]).toContain(` ${black}`);
});

describe.each(VARIANTS.map((variant) => [variant.id, variant] as const))('%s', (_id, variant) => {
  test.each(LABEL_STYLES)('%s: all rows of the board are equally wide', (labels) => {
    for (const charset of ['box', 'frame', 'ascii'] as const) {
      const lines = boardLines(ENGLISH, variant, startPosition(variant).placement, {
        charset,
        labels,
      });
      const rows = lines.filter((line) => line.startsWith(' |'));
      expect(rows).toHaveLength(variant.ranks);
      expect(new Set(rows.map((row) => stringWidth(row))).size).toBe(1);
      if (charset === 'ascii') expect(lines.join('')).toMatch(/^[ -~]+$/);
    }
  });
});
