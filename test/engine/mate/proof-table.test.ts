import { beforeEach, describe, expect, test } from 'vitest';
import { LoopTable } from '../../../source/engine/mate/loop-table.ts';
import { handLayoutOf } from '../../../source/engine/mate/packed-hand.ts';
import { FOREVER, NEVER, ProofTable } from '../../../source/engine/mate/proof-table.ts';
import { rulesOf } from '../../../source/rules/core/rules.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';

const layout = handLayoutOf(rulesOf(shogi), startPosition(shogi).placement);
const [unit = 0] = layout.units.filter((one) => one !== 0);
const LOW = 77;
const HIGH = 12;

describe('a table of proofs', () => {
  const table = new ProofTable(1);
  beforeEach(() => table.clear(layout));

  test('a proof holds for greater hands and for as many plies or more', () => {
    table.prove(LOW, HIGH, unit, 5, 1);
    table.find(LOW, HIGH, 2 * unit, 5);
    expect(table).toMatchObject({ proof: 0, disproof: NEVER, plies: 5, hand: unit });
    expect(table.find(LOW, HIGH, unit, 4)).toBe(false);
    expect(table.find(LOW, HIGH, 0, 5)).toBe(false);
  });

  test('a refutation holds for smaller hands and for as many plies or fewer', () => {
    table.refute(LOW, HIGH, unit, 5, 1);
    table.find(LOW, HIGH, 0, 4);
    expect(table).toMatchObject({ proof: NEVER, disproof: 0, plies: 5, hand: unit });
    expect(table.find(LOW, HIGH, 2 * unit, 5)).toBe(false);
    expect(table.find(LOW, HIGH, unit, 6)).toBe(false);
    table.refute(LOW, HIGH, unit, FOREVER, 1);
    table.find(LOW, HIGH, unit, 600);
    expect(table.disproof).toBe(0);
  });

  test('an open position has its numbers, the least ply, and whether it is a loop', () => {
    table.open(LOW, HIGH, 0, 7, 8, 9, 1);
    table.open(LOW, HIGH, 0, 3, 4, 11, 1);
    expect(table.find(LOW, HIGH, 0, 99)).toBe(true);
    expect(table).toMatchObject({ proof: 3, disproof: 4, leastPly: 9, hasLoops: false });
    table.loop(LOW, HIGH, 0, 11, 1);
    table.find(LOW, HIGH, 0, 99);
    expect(table).toMatchObject({ proof: 3, disproof: 4, leastPly: 9, hasLoops: true });
  });

  test('an open position bounds those with other hands, and not those with equal ones', () => {
    table.open(LOW, HIGH, unit, 30, 40, 1, 1);
    table.open(LOW, HIGH, 0, 2, 3, 1, 1);
    table.open(LOW, HIGH, 2 * unit, 5, 6, 1, 1);
    table.find(LOW, HIGH, 0, 9);
    expect(table).toMatchObject({ proof: 30, disproof: 3 });
    table.find(LOW, HIGH, 2 * unit, 9);
    expect(table).toMatchObject({ proof: 5, disproof: 40 });
  });

  test('a position knows from where it was come to first, and which moves are alike', () => {
    expect(table.findParent(LOW, HIGH, 0)).toBe(false);
    const place = table.open(LOW, HIGH, 0, 1, 1, 1, 1);
    expect(table.findParent(LOW, HIGH, 0)).toBe(false);
    table.link(place, 3, 5, unit, 0b101);
    table.link(place, 7, 9, unit, 0b111);
    expect(table.findParent(LOW, HIGH, 0)).toBe(true);
    expect(table).toMatchObject({ parentLow: 3, parentHigh: 5, parentHand: unit });
    expect(table.alikeOf(LOW, HIGH, 0)).toBe(0b111);
    expect(table.alikeOf(LOW, HIGH, unit)).toBe(0);
  });

  test('what took most work stays when it is swept', () => {
    const [much, little] = [1000, 1];
    for (let key = 0; key < 100_000; key++) {
      table.prove(Math.imul(key, 0x9e3779b1), key, 0, 1, key % 100 === 0 ? much : little);
    }
    expect(table.used).toBeLessThan(2 ** 15);
    let kept = 0;
    for (let key = 0; key < 100_000; key += 100) {
      table.find(Math.imul(key, 0x9e3779b1), key, 0, 1);
      if (table.proof === 0) kept++;
    }
    expect(kept).toBe(1000);
  });

  test('forgets', () => {
    table.prove(LOW, HIGH, 0, 5, 1);
    table.clear(layout);
    expect(table.find(LOW, HIGH, 0, 5)).toBe(false);
  });
});

test('a loop is known on its path until the table forgets', () => {
  const loops = new LoopTable();
  loops.add(1, 2, 33, 0xfffe);
  expect(loops.find(1, 2)).toBe(33);
  expect(loops.plies).toBe(0xfffe);
  expect(loops.find(1, 3)).toBe(-1);
  loops.clear();
  expect(loops.find(1, 2)).toBe(-1);
});
