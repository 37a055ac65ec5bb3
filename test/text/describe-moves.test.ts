import { expect, test } from 'vitest';
import { VARIANTS } from '../../source/core/variants/index.ts';
import { describeMoves } from '../../source/text/describe-moves.ts';

const WORDS: Readonly<Record<string, string>> = {
  K: 'steps in any direction',
  R: 'slides straight in any direction',
  B: 'slides diagonally in any direction',
  fR: 'slides straight forward',
  frlR: 'slides straight forward or sideways',
  WfF: 'steps straight in any direction or diagonally forward',
  FfW: 'steps straight forward or diagonally in any direction',
  fW: 'steps straight forward',
  ffN: 'leaps two squares forward and one aside',
  RF: 'slides straight in any direction or steps diagonally in any direction',
  BW: 'slides diagonally in any direction or steps straight in any direction',
  fFfR: 'slides straight forward or steps diagonally forward',
  WfFbR: 'slides straight back or steps straight forward, sideways or diagonally forward',
  fRffN: 'slides straight forward or leaps two squares forward and one aside',
  fKbR: 'slides straight back or steps straight forward or diagonally forward',
  BN: 'slides diagonally in any direction or leaps two squares straight and one aside, in any direction',
  BNW: 'slides diagonally in any direction, steps straight in any direction or leaps two squares straight and one aside, in any direction',
  lrbW: 'steps sideways or straight back',
  rbF: 'steps diagonally back or diagonally forward to the right',
};

test.each(Object.entries(WORDS))('%s', (betza, words) => {
  expect(describeMoves(betza)).toBe(words);
});

test('the table above has every face of every variant', () => {
  const faces = VARIANTS.flatMap(({ pieces }) => pieces).flatMap(({ front, back }) =>
    back ? [front.betza, back.betza] : [front.betza],
  );
  expect(faces.filter((betza) => !(betza in WORDS))).toEqual([]);
});
