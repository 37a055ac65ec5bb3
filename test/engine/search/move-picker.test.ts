import { describe, expect } from 'vitest';
import { MoveOrder } from '../../../source/engine/search/move-order.ts';
import { MovePicker } from '../../../source/engine/search/move-picker.ts';
import { SearchPath } from '../../../source/engine/search/search-path.ts';
import { isInCheck, legalMoves } from '../../../source/rules/core/generate.ts';
import { type Move, NO_MOVE } from '../../../source/rules/core/move.ts';
import type { Position } from '../../../source/rules/core/position.ts';
import { ascending, forManyPositions } from '../../helpers/many-positions.ts';
import { sharedTest, VARIANTS_OF_RUN } from '../../helpers/run-size.ts';

/** Stands at a position. */
function standAt(path: SearchPath, position: Position): void {
  const { variant } = position;
  path.begin({ variant, start: { placement: position.snapshot(), moveNumber: 1 }, moves: [] }, {});
}

function pickAll(picker: MovePicker): Move[] {
  const picked: Move[] = [];
  for (let move = picker.next(); move !== 0; move = picker.next()) picked.push(move);
  return picked;
}

describe.each(VARIANTS_OF_RUN)('in $id', (variant) => {
  sharedTest('every legal move is given exactly once, also where some are known before', () => {
    const killers: Move[] = [];
    const path = new SearchPath(variant);
    const order = new MoveOrder(path.position, 2);
    const picker = new MovePicker(path, order, 1);
    forManyPositions(variant, (position, inCheck, name) => {
      const legal = legalMoves(position);
      standAt(path, position);
      order.begin();
      // Quiet moves of positions before this one, which may or may not be legal here.
      for (const killer of killers) order.reward(killer, 3, 1);
      for (const known of [NO_MOVE, legal[0] ?? NO_MOVE, legal.at(-1) ?? NO_MOVE]) {
        picker.begin(known, inCheck, 7);
        const picked = pickAll(picker);
        expect(ascending(picked), name).toEqual(ascending(legal));
        if (known !== 0) expect(picked[0]).toBe(known);
        expect(picker.end).toBeLessThanOrEqual(7 + legal.length + 100);
      }
      killers.push(...legal.filter((move) => order.isQuiet(move)).slice(0, 2));
      killers.splice(0, killers.length - 2);
    });
  });

  sharedTest('after a time only checks are left of the quiet moves', () => {
    let left = 0;
    const path = new SearchPath(variant);
    const order = new MoveOrder(path.position, 2);
    const picker = new MovePicker(path, order, 1);
    forManyPositions(variant, (position, inCheck, name) => {
      if (inCheck) return;
      standAt(path, position);
      for (const taken of [0, 4]) {
        picker.begin(NO_MOVE, false, 0);
        for (let count = 0; count < taken; count++) if (picker.next() === 0) return;
        picker.skipToChecks();
        for (const move of pickAll(picker)) {
          if (!order.isQuiet(move)) continue;
          left++;
          position.play(move);
          expect(isInCheck(position), name).toBe(true);
          position.undo();
        }
      }
    });
    expect(left).toBeGreaterThan(20);
  });
});
