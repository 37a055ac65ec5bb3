import { describe, expect, test } from 'vitest';
import type { Evaluation, GameScore } from '../../source/match/analysis/analysis-score.ts';
import { openGame, startPosition } from '../../source/rules/notation/start.ts';
import { evaluationText, expectedMoves, markText } from '../../source/text/analysis.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { replay } from '../../source/text/en/replay.ts';
import { tellerFor } from '../../source/text/speech.ts';
import { printed } from '../../source/text/teller.ts';
import { moveOf } from '../helpers/play.ts';
import { variantOf } from '../helpers/variant-of.ts';

const { gameScoreText, noMistakeText } = replay;

const SHOGI = variantOf('shogi');
const LINE = ['7g7f', '3c3d', '8h2b+', '3a2b'].map((usi) => moveOf(SHOGI, usi));

function known(score: GameScore, timeMs = 1000): Evaluation {
  return { score, depth: 12, nodes: 350_000, timeMs, line: [] };
}

test.each<[GameScore, string]>([
  [{ kind: 'value', centipawns: 135 }, '+1.35'],
  [{ kind: 'value', centipawns: -5 }, '-0.05'],
  [{ kind: 'value', centipawns: 0 }, '0.00'],
  [{ kind: 'mate', winner: 'white', plies: 5 }, 'mate in 5 for White'],
  [{ kind: 'over', winner: 'black' }, 'Black has won'],
  [{ kind: 'over', winner: undefined }, 'drawn'],
])('%j is %s', (score, text) => {
  expect(gameScoreText(score)).toBe(text);
});

describe('what is known of a position', () => {
  const score = { kind: 'value', centipawns: 135 } as const;

  test.each([
    [undefined, 'evaluating ..'],
    [known(score), '+1.35  depth 12  350k/s'],
    [known(score, 0), '+1.35  depth 12'],
    [known({ kind: 'mate', winner: 'black', plies: 3 }), 'mate in 3 for Black'],
  ])('%j is told as %s', (evaluation, text) => {
    expect(evaluationText(ENGLISH, evaluation)).toBe(text);
  });

  test('in short without the speed', () => {
    expect(evaluationText(ENGLISH, known(score), 'short')).toBe('+1.35  depth 12');
  });
});

test('the expected moves stand in the notation that is shown; the position stays', () => {
  const { position } = openGame(SHOGI, startPosition(SHOGI).placement);
  expect(expectedMoves(position, LINE, printed(ENGLISH))).toEqual([
    'P-7f',
    'P-3d',
    'Bx2b+',
    'Sx2b',
  ]);
  expect(expectedMoves(position, LINE, tellerFor(ENGLISH, 'hodges', 'japanese')).at(-1)).toBe(
    '同銀',
  );
  expect(position.turn).toBe('black');
});

test('a mistake is told with what was better', () => {
  const before = known({ kind: 'value', centipawns: 20 });
  const after = known({ kind: 'mate', winner: 'white', plies: 4 });
  const better = ['P-3d', 'Gx3d', 'S-4h', 'P-9f'];
  expect(markText('??', before, after, better, printed(ENGLISH))).toBe(
    'Blunder, +0.20 to mate in 4 for White: better P-3d Gx3d S-4h.',
  );
  expect(markText('?', before, before, [], printed(ENGLISH))).toBe('Mistake, +0.20 to +0.20.');
});

test.each([
  [1, true, 'No mistake after this move.'],
  [-1, false, 'No mistake found before this move yet.'],
] as const)('without a mistake to go to, %j %j: %s', (step, isDone, text) => {
  expect(noMistakeText(step, isDone)).toBe(text);
});
