import { expect, test } from 'vitest';
import { parsePsn } from '../../../source/records/formats/psn/psn-read.ts';
import {
  appendMove,
  type GameRecord,
  promoteVariation,
  type RecordNode,
  removeBranch,
} from '../../../source/records/tree/record.ts';
import { RecordWalk } from '../../../source/records/tree/record-walk.ts';
import { Game } from '../../../source/rules/core/game.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import type { Move } from '../../../source/rules/core/move.ts';
import type { MoveNotation } from '../../../source/rules/notation/display.ts';

const GAME = `[Variant "shogi"]

1. P-7f P-3d (1... P-8d 2. P-2f) 2. P-2f (2. P-5f P-5d 3. P-1f (3. P-9f)) (2. P-6f) P-4d *
`;

function read(psn = GAME): GameRecord {
  const { record } = itemAt(parsePsn(Buffer.from(psn)), 0);
  if (!record) throw new Error('the record cannot be read');
  return record;
}

/** The node at the end of a path of children by number. */
function at(record: GameRecord, ...path: readonly number[]): RecordNode {
  return path.reduce((node, child) => itemAt(node.children, child), record.root);
}

function line(walk: RecordWalk): string {
  return walk.moves.map(({ text }) => text).join(' ');
}

/** What is on the board must be what the moves up to the place lead to. */
function expectSound(walk: RecordWalk): void {
  const { record, game, ply } = walk;
  const fresh = new Game(record.variant, record.start.placement);
  for (const { move } of walk.moves.slice(0, ply)) fresh.play(move);
  expect(game.position.snapshot()).toEqual(fresh.position.snapshot());
  expect(walk.node.ply).toBe(ply);
  for (const [index, { node, ply: own }] of walk.moves.entries()) {
    expect(own).toBe(index + 1);
    expect(node.parent).toBe(index === 0 ? record.root : itemAt(walk.moves, index - 1).node);
  }
}

test('begins at the start of the main line', () => {
  const walk = new RecordWalk(read());
  expect([walk.ply, walk.node, line(walk)]).toEqual([0, walk.record.root, 'P-7f P-3d P-2f P-4d']);
  expect(walk.variation).toEqual({ number: 1, total: 1 });
  expectSound(walk);
});

test.each([
  [2, 2],
  [-5, 0],
  [99, 4],
])('go(%i) goes to ply %i', (to, ply) => {
  const walk = new RecordWalk(read());
  walk.go(to);
  expect(walk.ply).toBe(ply);
  expectSound(walk);
});

test.each([
  ['a variation', [0, 1], 'P-7f P-8d'],
  ['a move within one', [0, 0, 1, 0], 'P-7f P-3d P-5f P-5d'],
  ['a variation within one', [0, 0, 1, 0, 1], 'P-7f P-3d P-5f P-5d P-9f'],
  ['the start', [], ''],
] as const)('enters %s from anywhere', (_, path, expected) => {
  for (const from of [[], [0, 0, 0, 0], [0, 0, 2], [0, 0, 1, 0, 1], [0, 1, 0]]) {
    const walk = new RecordWalk(read());
    walk.enter(at(walk.record, ...from));
    walk.enter(at(walk.record, ...path));
    const shown = walk.moves.slice(0, path.length).map(({ text }) => text);
    expect([walk.ply, shown.join(' ')]).toEqual([path.length, expected]);
    expectSound(walk);
  }
});

test('on its line, entering is going, and the line stays', () => {
  const walk = new RecordWalk(read());
  walk.enter(at(walk.record, 0, 0, 1));
  const moves = [...walk.moves];
  walk.enter(walk.record.root);
  expect([walk.ply, walk.moves]).toEqual([0, moves]);
});

test('goes round the moves from the same position', () => {
  const walk = new RecordWalk(read());
  walk.go(3);
  const seen = [1, 1, 1, -1, -1].map((step) => {
    expect(walk.enterVariation(step as 1 | -1)).toBe(true);
    expectSound(walk);
    return `${walk.variation.number}/${walk.variation.total} ${itemAt(walk.moves, 2).text}`;
  });
  expect(seen).toEqual(['2/3 P-5f', '3/3 P-6f', '1/3 P-2f', '3/3 P-6f', '2/3 P-5f']);
});

test('the choices are all moves of the record from a position', () => {
  const walk = new RecordWalk(read());
  expect(walk.moves.map(({ choices }) => choices.join(' '))).toEqual([
    'P-7f',
    'P-3d P-8d',
    'P-2f P-5f P-6f',
    'P-4d',
  ]);
});

test('follows changes of the record', () => {
  const walk = new RecordWalk(read());
  const first = at(walk.record, 0, 0, 1);
  walk.enter(at(walk.record, 0, 0, 1, 0));
  promoteVariation(first);
  walk.refresh(first.parent as RecordNode, walk.node);
  expect([walk.ply, line(walk)]).toEqual([4, 'P-7f P-3d P-5f P-5d P-1f']);
  expect(itemAt(walk.moves, 2).choices).toEqual(['P-5f', 'P-2f', 'P-6f']);
  expectSound(walk);
  removeBranch(first);
  walk.refresh(first.parent as RecordNode, first.parent as RecordNode);
  expect([walk.ply, line(walk)]).toEqual([2, 'P-7f P-3d P-2f P-4d']);
  expectSound(walk);
  const added = appendMove(walk.node, first.move);
  walk.refresh(walk.node, added);
  expect([walk.ply, line(walk), walk.variation.number]).toEqual([3, 'P-7f P-3d P-5f', 3]);
  expectSound(walk);
});

test('texts are in the notation that was asked for', () => {
  expect(line(new RecordWalk(read(), () => 'numbers'))).toBe('P-76 P-34 P-26 P-44');
});

test('texts follow the notation, and the place stays', () => {
  let notation: MoveNotation = 'hodges';
  const walk = new RecordWalk(read(), () => notation);
  walk.enterVariation(1);
  walk.go(2);
  const { node } = walk;
  const before = walk.moves.map(({ node: { ply }, move }) => ({ ply, move }));
  notation = 'numbers';
  expect(line(walk)).toMatch(/^P-76 P-34 /);
  expect(walk.moves.map(({ node: { ply }, move }) => ({ ply, move }))).toEqual(before);
  expect([walk.ply, walk.node]).toEqual([2, node]);
  expectSound(walk);
});

test('a step plays one move, however long the line is', () => {
  const moves = 'K-5h K-5b K-5i K-5a '.repeat(125);
  const walk = new RecordWalk(read(`[Variant "shogi"]\n\n${moves}*\n`));
  expect(walk.moves).toHaveLength(500);
  const { game } = walk;
  const done: string[] = [];
  const [play, undo] = [game.play.bind(game), game.undo.bind(game)];
  game.play = (move: Move) => {
    done.push('play');
    play(move);
  };
  game.undo = () => {
    done.push('undo');
    return undo();
  };
  for (const ply of [10, 499]) {
    walk.go(ply);
    done.length = 0;
    const texts = walk.moves;
    walk.go(ply + 1);
    walk.go(ply);
    expect(done).toEqual(['play', 'undo']);
    expect(walk.moves).toBe(texts);
  }
});
