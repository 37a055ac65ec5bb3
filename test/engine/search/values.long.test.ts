import { describe, expect, test } from 'vitest';
import type { SearchReport } from '../../../source/engine/engine.ts';
import { Thinker } from '../../../source/engine/search/think.ts';
import type { Move } from '../../../source/rules/core/move.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { partOfDay } from '../../helpers/day-part.ts';
import { moveOf } from '../../helpers/play.ts';

/** About as many as a thread searches in a second, and as many as the first glance of an analysis. */
const SECOND = 500_000;
const GLANCE = 60_000;

/** What is told of a position, in pawns for the side to move. */
function told(variant: Variant, moves: readonly Move[], nodes: number): number {
  let last: SearchReport | undefined;
  new Thinker(16).think({
    game: { variant, start: startPosition(variant), moves },
    limits: { nodes },
    seed: 1,
    shouldStop: () => false,
    onReport: (report) => {
      last = report;
    },
  });
  return last?.score.kind === 'value' ? last.score.centipawns / 100 : Number.NaN;
}

test.each(partOfDay(VARIANTS, 10))('the start of $id is about even', (variant) => {
  expect(Math.abs(told(variant, [], SECOND))).toBeLessThanOrEqual(0.5);
});

const LINES = ['', '7g7f', '2g2f', '7g7f 3c3d', '7g7f 8c8d', '2g2f 8c8d', '7g7f 3c3d 2g2f'];

describe('a hint and the first glance of an analysis say about the same of', () => {
  test.each(partOfDay(LINES, 7))('shogi after %j', (line) => {
    const moves = line.split(' ').filter(Boolean);
    const played = moves.map((usi) => moveOf(shogi, usi));
    const [hint, glance] = [SECOND, GLANCE].map((nodes) => told(shogi, played, nodes));
    expect(Math.abs((hint ?? 0) - (glance ?? 0))).toBeLessThanOrEqual(0.5);
  });
});
