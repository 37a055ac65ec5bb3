import { expect, test } from 'vitest';
import { Histories } from '../../../source/engine/search/histories.ts';
import { type Move, NO_MOVE } from '../../../source/rules/core/move.ts';
import { parseUsi } from '../../../source/rules/notation/usi.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { positionOf } from '../../helpers/play.ts';

function moveOf(usi: string): Move {
  const move = parseUsi(shogi, usi);
  if (move === undefined) throw new RangeError(usi);
  return move;
}

/** Histories at the start of a game, and what they say of a move after other moves. */
function openHistories() {
  const position = positionOf(shogi, shogi.start);
  const histories = new Histories(position, 4);
  histories.begin();
  const score = (usi: string, first: Move, second: Move) => {
    histories.enter(0, first);
    histories.enter(1, second);
    const scores = new Int32Array([3]);
    histories.addTo(new Int32Array([moveOf(usi)]), scores, 0, 1, 2, 10);
    return scores[0];
  };
  return { histories, score };
}

test('a move is known in all positions, and more after the moves that it followed', () => {
  const { histories, score } = openHistories();
  const [first, second] = [moveOf('9g9f'), moveOf('1g1f')];
  expect(score('7g7f', first, second)).toBe(30);
  histories.learn(moveOf('7g7f'), 400, 2);
  expect(score('2g2f', first, second)).toBe(30);
  expect(score('7g7f', NO_MOVE, NO_MOVE)).toBe(430);
  expect(score('7g7f', first, NO_MOVE)).toBe(830);
  expect(score('7g7f', NO_MOVE, second)).toBe(830);
  expect(score('7g7f', first, second)).toBe(1230);
});

test('what was good in all positions counts half in the next search, and nothing once cleared', () => {
  const { histories, score } = openHistories();
  score('7g7f', NO_MOVE, NO_MOVE);
  histories.learn(moveOf('7g7f'), -400, 2);
  expect(score('7g7f', moveOf('9g9f'), moveOf('1g1f'))).toBe(-370);
  histories.begin();
  expect(score('7g7f', moveOf('9g9f'), moveOf('1g1f'))).toBe(-170);
  histories.clear();
  expect(score('7g7f', NO_MOVE, NO_MOVE)).toBe(30);
});

test('a history stays within its numbers', () => {
  const { histories, score } = openHistories();
  score('7g7f', moveOf('9g9f'), moveOf('1g1f'));
  for (let time = 0; time < 1000; time++) histories.learn(moveOf('7g7f'), 1600, 2);
  expect(score('7g7f', NO_MOVE, moveOf('3g3f'))).toBeLessThanOrEqual(30 + (1 << 14));
  expect(score('7g7f', NO_MOVE, moveOf('3g3f'))).toBeGreaterThan(15_000);
});
