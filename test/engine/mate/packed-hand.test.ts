import { expect, test } from 'vitest';
import {
  commonOf,
  type HandLayout,
  handLayoutOf,
  holdsAll,
  unionOf,
} from '../../../source/engine/mate/packed-hand.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { rulesOf } from '../../../source/rules/core/rules.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';

/** How many pieces of a kind a hand holds. */
function countOf({ shifts, masks }: HandLayout, hand: number, kind: number): number {
  return (hand >> itemAt([...shifts], kind)) & itemAt([...masks], kind);
}

function layoutOf(variant: Variant): HandLayout {
  return handLayoutOf(rulesOf(variant), startPosition(variant).placement);
}

/** A hand of two pieces of each kind that the layout knows. */
function handOf({ units }: HandLayout, count: number): number {
  return units.reduce((sum, unit) => sum + unit * count, 0);
}

test.each(VARIANTS)('$id: hands are comparable, and hold as many as were put in', (variant) => {
  const layout = layoutOf(variant);
  expect(layout.spare).not.toBe(0);
  const hand = handOf(layout, 2);
  for (const [kind, unit] of layout.units.entries()) {
    if (unit === 0) continue;
    expect(countOf(layout, hand, kind)).toBe(2);
    const less = hand - unit;
    expect(holdsAll(layout, hand, less)).toBe(true);
    expect(holdsAll(layout, less, hand)).toBe(false);
    expect(unionOf(layout, less, hand)).toBe(hand);
    expect(commonOf(layout, less, hand)).toBe(less);
  }
});

test('one hand may lack what the other has', () => {
  const layout = layoutOf(VARIANTS[0]);
  const [first = 0, second = 0] = layout.units.filter((unit) => unit !== 0);
  expect(holdsAll(layout, first, second)).toBe(false);
  expect(holdsAll(layout, second, first)).toBe(false);
  expect(unionOf(layout, first, second)).toBe(first + second);
  expect(commonOf(layout, first, second)).toBe(0);
});

test('kinds that do not fit into a number are not compared', () => {
  const [variant] = VARIANTS;
  const hands = new Uint16Array(32).fill(500, 1, variant.pieces.length);
  const layout = handLayoutOf(rulesOf(variant), { ...startPosition(variant).placement, hands });
  expect(layout.spare).toBe(0);
  expect(holdsAll(layout, 5, 4)).toBe(false);
  expect(holdsAll(layout, 5, 5)).toBe(true);
});
