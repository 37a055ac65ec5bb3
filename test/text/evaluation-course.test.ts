import { expect, test } from 'vitest';
import { evaluationCourseTexts } from '../../source/text/analysis.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';

test.each<[name: string, chances: (number | undefined)[], lines: string[]]>([
  ['nothing is known', [undefined, undefined], ['No position is evaluated yet.']],
  ['a game that stays even', [0.5, 0.5, 0.5], ['From the start: even.']],
  [
    'a part of it',
    [0.55, undefined, 0.45],
    [
      '2 of 3 positions are evaluated.',
      'From the start: even.',
      'Best for Black: 55 percent at the start.',
      'Best for White: 55 percent after ply 2.',
    ],
  ],
  [
    'a lead, a moment that passes, and a loss',
    [0.5, 0.52, 0.65, 0.66, 0.55, 0.7, 0.71, 0.1, 0.05, 0],
    [
      'From the start: even.',
      'From ply 2: Black is better.',
      'From ply 7: White is winning.',
      'Best for Black: 71 percent after ply 6.',
      'Best for White: 100 percent after ply 9.',
      'Swing: move 7, Black from 71 to 10 percent.',
      'Swing: move 5, Black from 55 to 70 percent.',
      'Swing: move 2, Black from 52 to 65 percent.',
      'Swing: move 4, Black from 66 to 55 percent.',
    ],
  ],
  [
    'White ahead, and the last move decides',
    [0.3, 0.3, 1],
    [
      'From the start: White is better.',
      'From ply 2: Black is winning.',
      'Best for Black: 100 percent after ply 2.',
      'Best for White: 70 percent at the start.',
      'Swing: move 2, Black from 30 to 100 percent.',
    ],
  ],
])('%s', (_, chances, lines) => {
  const told = evaluationCourseTexts(ENGLISH, { chances, tellMove: (ply) => `move ${ply}` });
  expect(told).toEqual(lines);
  for (const line of told) expect(line).toMatch(/^[ -~]+$/);
});

test('the five largest swings are told', () => {
  const chances = Array.from({ length: 40 }, (_, ply) => (ply % 2 === 0 ? 0.3 : 0.7));
  const told = evaluationCourseTexts(ENGLISH, { chances, tellMove: (ply) => `move ${ply}` });
  expect(told.filter((line) => line.startsWith('Swing'))).toHaveLength(5);
});
