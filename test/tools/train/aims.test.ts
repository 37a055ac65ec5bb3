import { expect, test } from 'vitest';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { aimsOf, chanceOf } from '../../../tools/train/fit.ts';
import {
  LOST,
  NO_RESULT,
  type Sample,
  sampleStarts,
  sampleWords,
  WON,
} from '../../../tools/train/samples.ts';

const LOGIT = 600;
const { placement } = startPosition(shogi);

type Judged = Pick<Sample, 'game' | 'result' | 'score'> & { readonly turn: 'black' | 'white' };

function aims(samples: readonly Judged[], hindsight: number): readonly number[] {
  const words = Uint16Array.from(
    samples.flatMap(({ turn, ...sample }) =>
      sampleWords({ ...sample, position: { ...placement, turn } }),
    ),
  );
  return [...aimsOf(words, Uint32Array.from(sampleStarts(words)), LOGIT, hindsight)];
}

/** White gives up what Black sees late; a child has no result; another game follows. */
const SAMPLES: readonly Judged[] = [
  { game: 1, result: WON, score: 0, turn: 'black' },
  { game: 1, result: LOST, score: -600, turn: 'white' },
  { game: 1, result: NO_RESULT, score: 300, turn: 'black' },
  { game: 2, result: LOST, score: 0, turn: 'black' },
];

test('without hindsight a sample is worth its own score', () => {
  expect(aims(SAMPLES, 0)).toEqual(
    SAMPLES.map(({ score }) => expect.closeTo(chanceOf(score, LOGIT), 6)),
  );
});

test('with all of it a sample is worth the result of its game', () => {
  expect(aims(SAMPLES, 1)).toEqual([1, 0, expect.closeTo(chanceOf(300, LOGIT), 6), 0]);
});

test('each sample is worth a part of the next one, seen from the side to move', () => {
  const [first, second, child, other] = aims(SAMPLES, 0.5);
  const later = 0.5 * chanceOf(-600, LOGIT);
  expect(second).toBeCloseTo(later, 6);
  expect(first).toBeCloseTo(0.5 * 0.5 + 0.5 * (1 - later), 6);
  expect(child).toBeCloseTo(chanceOf(300, LOGIT), 6);
  expect(other).toBeCloseTo(0.25, 6);
});
