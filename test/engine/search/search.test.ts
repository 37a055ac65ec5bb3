import { describe, expect } from 'vitest';
import { Search } from '../../../source/engine/search/search.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import type { Move } from '../../../source/rules/core/move.ts';
import type { Position } from '../../../source/rules/core/position.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { readSfen } from '../../../source/rules/notation/sfen.ts';
import { formatUsi, parseUsi } from '../../../source/rules/notation/usi.ts';
import { positionOf } from '../../helpers/play.ts';
import {
  longTest,
  partOf,
  sharedTest,
  shareOf,
  test,
  VARIANTS_OF_RUN,
} from '../../helpers/run-size.ts';
import { variantOf } from '../../helpers/variant-of.ts';
import { forEachRandomPosition } from '../../notation/random-positions.ts';

function gameOf(variant: Variant, sfen: string, moves = '') {
  return {
    variant,
    start: readSfen(variant, sfen),
    moves: moves.split(/\s+/).flatMap((usi) => parseUsi(variant, usi) ?? []),
  };
}

function bestOf(id: string, sfen: string, nodes: number, moves = '') {
  const variant = variantOf(id);
  const found = new Search(1).run(gameOf(variant, sfen, moves), { nodes });
  return { move: formatUsi(variant, itemAt(found.line, 0)), found };
}

describe.each(VARIANTS_OF_RUN)('in $id', (variant) => {
  sharedTest('each line is legal, in random positions', () => {
    const search = new Search(1);
    let visited = 0;
    // A random game of a small board may soon be over.
    const visit = (position: Position) => {
      if (visited++ >= partOf(160)) return;
      const start = { placement: position.snapshot(), moveNumber: 1 };
      const found = search.run({ variant, start, moves: [] }, { nodes: 300 });
      for (const move of found.line) {
        expect(legalMoves(position)).toContain(move);
        position.play(move);
      }
      for (const _ of found.line) position.undo();
      expect(found.line.length).toBeGreaterThan(0);
    };
    for (let seed = 7; visited < partOf(160); seed++) forEachRandomPosition(variant, seed, visit);
  });

  sharedTest('the same nodes give the same line and the same count', () => {
    const run = () => new Search(1).run(gameOf(variant, variant.start), { nodes: 4000 });
    expect(run()).toEqual(run());
  });

  sharedTest('after it was cleared it searches as if it were new', () => {
    const used = new Search(1);
    used.run(gameOf(variant, variant.start), { nodes: 5000 });
    used.clear();
    const next = gameOf(variant, variant.handicaps[0]?.sfen ?? variant.start);
    expect(used.run(next, { nodes: 4000 })).toEqual(new Search(1).run(next, { nodes: 4000 }));
  });

  sharedTest(
    'a move that costs is best only where it is better by so much, and told without the cost',
    () => {
      const game = gameOf(variant, variant.start);
      const run = (cost: (move: Move) => number) =>
        new Search(1).run(game, { nodes: 4000, cost: (_, move) => cost(move) });
      const free = run(() => 0);
      expect(run(() => 50)).toEqual(free);
      const best = itemAt(free.line, 0);
      expect(itemAt(run((move) => (move === best ? 20_000 : 0)).line, 0)).not.toBe(best);
      expect(itemAt(run((move) => (move === best ? 0 : 20_000)).line, 0)).toBe(best);
    },
  );

  sharedTest('it stops when it is told to', () => {
    let asked = 0;
    const shouldStop = () => ++asked > 3;
    const found = new Search(1).run(gameOf(variant, variant.start), { shouldStop });
    expect(asked).toBe(4);
    expect(found.nodes).toBe(1024);
    expect(legalMoves(positionOf(variant, variant.start))).toContain(found.line[0]);
  });

  sharedTest('it answers even where it may not search', () => {
    const found = new Search(1).run(gameOf(variant, variant.start), { nodes: 1 });
    expect(legalMoves(positionOf(variant, variant.start))).toContain(found.line[0]);
  });
});

sharedTest.each(
  shareOf([
    ['shogi', '4k4/9/4P4/9/9/9/9/9/4K4 b G 1', 1],
    ['yari', '1pn3k/6p/7/7/7/7/7/7/3K3 b RN 1', 1],
    ['ogi', '4k3/8/4+S3/8/8/8/8/4K3 b R 1', 1],
    ['shogi', '8k/4L1B2/g8/9/9/9/9/9/4K4 b RG 1', 3],
    ['yari', '3k2n/5B1/2R4/7/7/7/7/7/3K3 b 2R 1', 3],
    ['ogi', '7S/2I5/5kN1/8/8/8/8/4K3 b RN 1', 5],
  ] as const),
)('%s: mate in sight in %s', (id, sfen, plies) => {
  expect(bestOf(id, sfen, 100_000).found.score).toEqual({ kind: 'mate', plies });
});

longTest('a tolerance takes few nodes more', () => {
  const nodesWith = (tolerance: number) => {
    let nodes = 0;
    for (const id of ['yari', 'shogi', 'ogi']) {
      const variant = variantOf(id);
      let visited = 0;
      forEachRandomPosition(variant, 3, (position) => {
        if (++visited % 40 !== 0) return;
        const start = { placement: position.snapshot(), moveNumber: 1 };
        const budget = { depth: 7, tolerance, random: () => 0 };
        nodes += new Search(1).run({ variant, start, moves: [] }, budget).nodes;
      });
    }
    return nodes;
  };
  expect(nodesWith(3)).toBeLessThan(1.5 * nodesWith(0));
});

test('being mated is told by its plies', () => {
  const { found } = bestOf('shogi', '8k/9/6G1P/9/9/9/9/9/K8 w R 1', 50_000);
  expect(found.score).toMatchObject({ kind: 'mate' });
  expect(found.score.kind === 'mate' && found.score.plies).toBeLessThan(0);
});

test('a move that the other side answers with a mate is played only where there is no other', () => {
  const variant = variantOf('minishogi');
  const game = gameOf(variant, variant.start);
  const best = itemAt(new Search(1).run(game, { nodes: 20_000 }).line, 0);
  const mateAfter = (move: Move) => (move === best ? [move, move] : undefined);
  const run = (without: Move[]) => new Search(1).run(game, { nodes: 20_000, mateAfter, without });
  const other = run([]);
  expect(other.line[0]).not.toBe(best);
  expect(other.score.kind).toBe('value');
  const others = legalMoves(positionOf(variant, variant.start)).filter((move) => move !== best);
  const mated = { score: { kind: 'mate', plies: -3 }, line: [best, best, best] };
  expect(run(others)).toMatchObject(mated);
});

test('without a legal move there is no line', () => {
  const shogi = variantOf('shogi');
  const found = new Search(1).run(gameOf(shogi, '8k/9/7RG/9/9/9/9/9/K8 w - 1'), { nodes: 100 });
  expect(found).toMatchObject({ line: [], score: { kind: 'mate', plies: 0 } });
});

describe('repetition', () => {
  // White is to move; going back with the king repeats the position.
  const shuffle = '5i4i 5a4a 4i5i';
  const rest = '/9/9/9/9/9/9/9/4K4';

  test('is sought by the side that loses', () => {
    const { move, found } = bestOf('shogi', `4k4${rest} b GS 1`, 20_000, shuffle);
    expect(move).toBe('4a5a');
    expect(found.score).toEqual({ kind: 'value', centipawns: 0 });
  });

  test('is avoided by the side that wins', () => {
    const { move, found } = bestOf('shogi', `4k4${rest} b gs 1`, 20_000, shuffle);
    expect(move).not.toBe('4a5a');
    expect(found.score.kind === 'mate' || found.score.centipawns > 0).toBe(true);
  });
});

test('moves that are left out begin no line, and without any other there is none', () => {
  const variant = variantOf('minishogi');
  const game = gameOf(variant, variant.start);
  const search = new Search(1);
  const all = legalMoves(positionOf(variant, variant.start));
  const without = all.slice(0, all.length - 1);
  const found = search.run(game, { nodes: 2000, without });
  expect(found.line.slice(0, 1)).toEqual(all.slice(-1));
  expect(search.run(game, { nodes: 2000, without: all }).line).toEqual([]);
});

test('a move that is mated is no mate of all while others are not searched yet', () => {
  const sfen = 'l1+R6/9/p3p2pl/1Np1g4/k4s3/1NPp2P2/PP2Pp3/2SG3+b1/+bN1KGG2r b SN5Ps2l2p 1';
  const game = gameOf(variantOf('shogi'), sfen, 'P*2d');
  const mates = [14_000, 19_000].filter(
    (nodes) => new Search(16).run(game, { nodes }).score.kind === 'mate',
  );
  expect(mates).toEqual([]);
});

test.each(['yari', 'shogi', 'ogi'])(
  'at the start of %s no lead comes from the search itself',
  (id) => {
    const variant = variantOf(id);
    const { score } = new Search(4).run(gameOf(variant, variant.start), { nodes: 60_000 });
    if (score.kind !== 'value') throw new RangeError('a mate at the start');
    expect(Math.abs(score.centipawns)).toBeLessThan(50);
  },
);
