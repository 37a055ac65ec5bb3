import { expect, test } from 'vitest';
import type { EngineScore } from '../../source/engine/engine.ts';
import { shogi } from '../../source/rules/variants/shogi/rules.ts';
import { hintText } from '../../source/text/analysis.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { printed } from '../../source/text/teller.ts';
import { moveOf, positionOf } from '../helpers/play.ts';

test.each<[turn: 'b' | 'w', score: EngineScore, text: string]>([
  ['b', { kind: 'value', centipawns: 34 }, '+0.3 for Black'],
  ['b', { kind: 'value', centipawns: -120 }, '+1.2 for White'],
  ['w', { kind: 'value', centipawns: 120 }, '+1.2 for White'],
  ['w', { kind: 'value', centipawns: -34 }, '+0.3 for Black'],
  ['w', { kind: 'value', centipawns: -4 }, '0.0'],
  ['w', { kind: 'mate', plies: 5 }, 'mate in 5'],
  ['b', { kind: 'mate', plies: -4 }, 'mated in 4'],
])('a hint to %s names the side that is ahead: %j', (turn, score, text) => {
  const position = positionOf(shogi, shogi.start.replace(' b ', ` ${turn} `));
  const line = [moveOf(shogi, turn === 'b' ? '7g7f' : '3c3d')];
  const report = { depth: 1, nodes: 1, timeMs: 1, score, line };
  const move = turn === 'b' ? 'P-7f' : 'P-3d';
  expect(hintText(position, report, printed(ENGLISH))).toBe(`Hint: ${move} (${text})`);
});
