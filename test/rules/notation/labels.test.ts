import { describe, expect, test } from 'vitest';
import { COLORS } from '../../../source/rules/core/color.ts';
import { pieceCode } from '../../../source/rules/core/piece-code.ts';
import type { PieceData } from '../../../source/rules/core/variant.ts';
import { pieceData, type Variant } from '../../../source/rules/core/variant.ts';
import {
  fitLabelStyle,
  LABEL_STYLES,
  type LabelStyle,
  labelWidth,
  pieceLabel,
  pieceName,
} from '../../../source/rules/notation/labels.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { ogi } from '../../../source/rules/variants/ogi/rules.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';

/** The labels of White's pieces, the unpromoted faces first. */
function labels(variant: Variant, style: LabelStyle): string {
  const faces = [false, true].flatMap((promoted) =>
    variant.pieces.flatMap(({ back }, kind) =>
      promoted && !back ? [] : [pieceLabel(variant, pieceCode('white', kind, promoted), style)],
    ),
  );
  return faces.join(' ');
}

const ROWS: readonly (readonly [Variant, LabelStyle, string])[] = [
  [shogi, 'kanji', '王 飛 角 金 銀 桂 香 歩 龍 馬 全 圭 杏 と'],
  [shogi, 'kanji2', '王将 飛車 角行 金将 銀将 桂馬 香車 歩兵 龍王 龍馬 成銀 成桂 成香 と金'],
  [shogi, 'romaji', 'Ou Hi Kaku Kin Gin Kei Kyo Fu Ryu Uma NGin NKei NKyo To'],
  [shogi, 'letters', 'K R B G S N L P +R +B +S +N +L +P'],
  [ogi, 'kanji', '王 飛 角 姫 銀 桂 香 歩 龍 馬 神 全 圭 杏 と'],
  [ogi, 'romaji', 'Ou Hi Kaku Hime Gin Kei Kyo Fu Ryu Uma Kami NGin NKei NKyo To'],
  [yari, 'kanji', '王 飛 角 桂 歩 車 成 圭 銀'],
  [yari, 'kanji2', '王将 香飛 香角 香桂 歩兵 飛車 成角 成桂 香銀'],
  [yari, 'romaji', 'Ou KHi KKa KKe Fu Hi NKa NKe KGin'],
  [yari, 'letters', 'G YR YB YN P +YR +YB +YN +P'],
];

describe('labels', () => {
  test.each(ROWS)('of $id in %s', (variant, style, expected) => {
    expect(labels(variant, style)).toBe(expected);
  });

  test.each(VARIANTS)('of $id are all different and as wide as said', (variant) => {
    for (const style of LABEL_STYLES) {
      const all = labels(variant, style).split(' ');
      expect(new Set(all).size).toBe(all.length);
      const width = (label: string) => label.length * (/[a-z]/i.test(label) ? 1 : 2);
      expect(Math.max(...all.map(width))).toBeLessThanOrEqual(labelWidth(variant, style));
    }
  });

  test.each(VARIANTS)('of the lower royal piece of $id in romaji', (variant) => {
    const royal = variant.pieces.findIndex(({ role }) => role === 'royal');
    const { front, jewel = front } = pieceData(variant, royal);
    expect(pieceLabel(variant, pieceCode('black', royal, false), 'romaji')).toBe(jewel.label);
  });

  test.each([
    [undefined, '玉 王'],
    ['white', '玉 王'],
    ['black', '王 玉'],
    ['both', '王 王'],
  ] as const)('of the royal pieces where %s reigns', (reigning, expected) => {
    const options = reigning && { reigning };
    const royal = (color: 'black' | 'white') =>
      pieceLabel(shogi, { color, kind: 0, promoted: false }, 'kanji', options);
    expect(COLORS.map(royal).join(' ')).toBe(expected);
  });
});

test.each([
  [yari, 'kanji', 4, 'kanji2', false],
  [yari, 'kanji', 3, 'kanji', false],
  [shogi, 'kanji', 4, 'kanji', false],
  [yari, 'kanji2', 4, 'kanji2', false],
  [yari, 'kanji2', 3, 'kanji', true],
  [shogi, 'romaji', 4, 'romaji', false],
  [shogi, 'romaji', 3, 'letters', true],
  [yari, 'letters', 2, 'letters', false],
] as const)('$id wished in %s with %i columns', (variant, wished, columns, style, fellBack) => {
  expect(fitLabelStyle(variant, wished, columns)).toEqual({ style, fellBack });
});

test.each([
  [shogi, 3, false, 'gold'],
  [shogi, 4, true, 'promoted silver'],
  [shogi, 1, true, 'dragon'],
  [yari, 0, false, 'general'],
  [yari, 2, true, 'promoted yari bishop'],
  [ogi, 3, false, 'princess'],
])('name of piece %#', (variant, kind, promoted, name) => {
  expect(pieceName(variant, { kind, promoted })).toBe(name);
  expect(pieceName(variant, pieceCode('white', kind, promoted))).toBe(name);
});

test('the one kanji of a yari piece is of the two that name it elsewhere, or stands for them', () => {
  const pieces: readonly PieceData[] = yari.pieces;
  const names = pieces.flatMap(({ front, back }) => (back ? [front, back] : [front]));
  const others = names.filter(({ kanji, kanji2 }) => !kanji2.includes(kanji));
  expect(others.map(({ kanji, kanji2 }) => kanji + kanji2)).toEqual(['圭成桂']);
});
