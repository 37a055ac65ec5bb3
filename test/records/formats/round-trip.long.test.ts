import fc from 'fast-check';
import { importCSA, importJKFString, importKI2, importKIF } from 'tsshogi';
import { describe, expect, test } from 'vitest';
import { withoutControls } from '../../../source/clean/clean-text.ts';
import { countVariations, type Loss, nodesOf } from '../../../source/records/formats/losses.ts';
import { moveTimes, setMoveTimes } from '../../../source/records/tree/move-times.ts';
import {
  type GameRecord,
  lastNode,
  mainLine,
  type RecordNode,
} from '../../../source/records/tree/record.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { partOfDay } from '../../helpers/day-part.ts';
import { onlyItem } from '../../helpers/items.ts';
import {
  exportForeign,
  FOREIGN_FORMATS,
  type ForeignFormat,
  importForeign,
} from '../bridge/foreign.ts';
import { foreignMoves, movesOf, sortedMoves } from '../bridge/foreign-moves.ts';
import { records } from '../random-record.ts';

const READERS = { kif: importKIF, ki2: importKI2, csa: importCSA, jkf: importJKFString };

const shogiRecords = records.filter(({ variant }) => variant.id === 'shogi');

/** A node as plain data: comments in one list, variations in the order of their moves. */
interface PlainNode {
  readonly move: number;
  readonly comments: string[];
  readonly children: PlainNode[];
}

describe.each(partOfDay(FOREIGN_FORMATS, 4))('%s', (format) => {
  test('what was written comes back, but for what the losses say', () => {
    fc.assert(
      fc.property(shogiRecords, (record) => {
        const { text, losses } = exportForeign(record, format);
        const game = onlyItem(importForeign(text, format));
        expect(game.fault).toBeUndefined();
        const read = game.record as GameRecord;
        expect(plainTree(read, format)).toEqual(plainTree(record, format));
        expect(read.score).toBe(record.score);
        expect(read.termination).toBe(record.termination);
        expect(plainTags(read)).toEqual(plainTags(record));
        expect(losses).toEqual(expectedLosses(record, format));
      }),
      { numRuns: 80 },
    );
  });

  test('tsshogi reads the same moves', () => {
    fc.assert(
      fc.property(shogiRecords, (record) => {
        const { text } = exportForeign(record, format);
        const game = itemAt(importForeign(text, format), 0);
        const ours = sortedMoves(movesOf((game.record as GameRecord).root));
        const theirs = sortedMoves(foreignMoves(READERS[format](text)));
        expect(withoutTwins(ours, game.record as GameRecord)).toEqual(theirs);
      }),
      { numRuns: 60 },
    );
  });

  test('writing what was read gives the same text', () => {
    fc.assert(
      fc.property(shogiRecords, (record) => {
        const { text } = exportForeign(record, format);
        const game = itemAt(importForeign(text, format), 0);
        expect(exportForeign(game.record as GameRecord, format).text).toBe(text);
      }),
      { numRuns: 60 },
    );
  });
});

describe('times', () => {
  test.each([
    ['kif', 1000],
    ['jkf', 1000],
    ['csa', 1],
  ] as const)('of each move come back in %s', (format, unitMs) => {
    fc.assert(
      fc.property(shogiRecords, fc.integer({ min: 1, max: 9_999 }), (record, seed) => {
        let number = seed;
        for (const node of nodesOf(record)) {
          number = (number * 7919 + 1) % 9_999_991;
          if (node.parent) setMoveTimes(node, { spentMs: (number % 5000) * unitMs + unitMs });
        }
        const { text, losses } = exportForeign(record, format);
        expect(losses.filter(({ what }) => what === 'times')).toEqual([]);
        const read = itemAt(importForeign(text, format), 0).record as GameRecord;
        const timesOf = (of: GameRecord) => mainLine(of).map((node) => moveTimes(node));
        expect(timesOf(read)).toEqual(timesOf(record));
      }),
      { numRuns: 60 },
    );
  });
});

function expectedLosses(record: GameRecord, format: ForeignFormat): Loss[] {
  const variations = format === 'csa' ? countVariations(record) : 0;
  const marks = count(record.root);
  return [
    ...(variations > 0 ? [{ what: 'variations', count: variations } as const] : []),
    ...(marks > 0 ? [{ what: 'marks', count: marks } as const] : []),
  ];
}

function count({ nags, children }: RecordNode): number {
  return children.reduce((sum, child) => sum + count(child), nags.length);
}

function plainTags({ tags }: GameRecord): string[] {
  return tags
    .map(({ name, value }) => `${name}: ${value.trim()}`)
    .filter((tag) => !tag.endsWith(': '))
    .sort();
}

/**
 * The tree with comments behind their moves and each move once. Where the game ended, a variation
 * that goes on with it begins with its last move.
 */
function plainTree(record: GameRecord, format: ForeignFormat): PlainNode {
  if (format === 'csa') return mainLineOnly(record.root);
  const tree = merged([record.root]);
  const path = [tree];
  while (path.length <= mainLine(record).length) {
    path.push(itemAt((path.at(-1) as PlainNode).children, 0));
  }
  const [before, last] = path.slice(-2);
  if (before && last && last.children.length > 0) {
    const children = last.children.splice(0);
    before.children.push({ move: last.move, comments: [], children });
  }
  sort(tree);
  return tree;
}

function mainLineOnly(node: RecordNode): PlainNode {
  const children = node.children.slice(0, 1).map(mainLineOnly);
  return { ...merged([node]), children };
}

function merged(nodes: readonly RecordNode[]): PlainNode {
  const children = nodes.flatMap((node) => node.children);
  const moves = [...new Set(children.map(({ move }) => move))];
  return {
    move: itemAt(nodes, 0).move,
    comments: nodes
      .flatMap(({ before, comments }) => [...before, ...comments])
      .map(withoutControls),
    children: moves.map((move) => merged(children.filter((child) => child.move === move))),
  };
}

function sort({ children }: PlainNode): void {
  const [first, ...others] = children;
  if (!first) return;
  const sorted = others.sort((a, b) => a.move - b.move);
  children.splice(0, children.length, first, ...sorted);
  for (const child of children) sort(child);
}

type Moves = ReturnType<typeof movesOf>;

/** The tree as tsshogi has it, where moves can follow the end of the game. */
function withoutTwins(moves: Moves, record: GameRecord): Moves {
  const last = lastNode(record);
  if (last.ply === 0) return moves;
  const at = (tree: Moves, ply: number): Moves => {
    const [first, ...others] = tree;
    if (first === undefined) throw new RangeError('no moves');
    if (ply > 1) return [{ ...first, next: at([...first.next], ply - 1) }, ...others];
    const twin = others.find(({ usi }) => usi === first.usi);
    const next = twin ? twin.next : first.next;
    return [{ ...first, next }, ...others.filter((other) => other !== twin)];
  };
  return sortedMoves(at(moves, last.ply));
}
