import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect } from 'vitest';
import { bookKey } from '../../../source/engine/book/book.ts';
import { bookMove } from '../../../source/engine/book/book-move.ts';
import { bookFolder, openBook, readBook } from '../../../source/engine/book/open-book.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import type { Move } from '../../../source/rules/core/move.ts';
import { Position } from '../../../source/rules/core/position.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { randomNumbers } from '../../helpers/random.ts';
import { longTest, test } from '../../helpers/run-size.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

const [variant] = VARIANTS;

/** The first plies, in which all moves are tried. */
const ANSWERED_PLIES = 2;

/** The largest book. */
const MOST_BYTES = 50_000;

describe.each(VARIANTS)('the book of $id', (variant) => {
  const opened = openBook(variant);
  const positions = opened.ok ? opened.value.positions : [];

  test('is there, and small', () => {
    expect(opened.ok).toBe(true);
    expect(positions.length).toBeGreaterThan(20);
    expect(readFileSync(new URL(`${variant.id}.book`, bookFolder())).length).toBeLessThanOrEqual(
      MOST_BYTES,
    );
  });

  test('is a copy for a copy of the variant', () => {
    expect(openBook(structuredClone(variant))).toBe(opened);
  });

  longTest('is reached by legal moves alone, the whole of it', () => {
    const known = new Map(positions.map(({ key, moves }) => [key, moves.map(({ move }) => move)]));
    const reached = new Set<number>();
    const visit = (position: Position, ply: number) => {
      const key = bookKey(position);
      const moves = known.get(key) ?? [];
      if (reached.has(key) && ply >= ANSWERED_PLIES) return;
      if (moves.length > 0) reached.add(key);
      const legal = legalMoves(position);
      expect(legal).toEqual(expect.arrayContaining(moves));
      for (const move of legal) {
        position.play(move);
        // It also answers moves that it does not make.
        const isAnswered = ply < ANSWERED_PLIES || known.has(bookKey(position));
        if (isAnswered || moves.includes(move)) visit(position, ply + 1);
        position.undo();
      }
    };
    for (const handicap of [undefined, ...variant.handicaps]) {
      visit(new Position(variant, startPosition(variant, handicap).placement), 0);
    }
    expect(reached.size).toBe(positions.length);
  });

  test('offers several openings', () => {
    const opening = (seed: number) => {
      const random = randomNumbers(seed);
      const moves: Move[] = [];
      for (;;) {
        const game = { variant, start: startPosition(variant), moves };
        const move = opened.ok ? bookMove(opened.value, game, random) : undefined;
        if (move === undefined) return moves.join(' ');
        moves.push(move);
      }
    };
    const openings = Array.from({ length: 20 }, (_, seed) => opening(seed));
    expect(new Set(openings).size).toBeGreaterThan(2);
  });
});

test.each([
  ['file:///x/source/engine/book/open-book.ts', 'file:///x/source/engine/book/openings/'],
  ['file:///x/dist/engine-worker.js', 'file:///x/dist/books/'],
])('the folder for %s', (here, folder) => {
  expect(bookFolder(here).href).toBe(folder);
});

describe('a file', () => {
  const folder = () => pathToFileURL(`${temporaryFolder()}/`);

  test('that is missing is a fault, but of a game that does not come with us', () => {
    const empty = folder();
    expect(readBook(variant, empty)).toEqual({ ok: false, fault: { code: 'missing' } });
    const other = readBook({ ...variant, id: 'other' }, empty);
    expect(other.ok && other.value.positions).toEqual([]);
  });

  test('that is damaged is none', () => {
    const books = folder();
    const name = `${variant.id}.book`;
    writeFileSync(new URL(name, books), readFileSync(new URL(name, bookFolder())).subarray(0, 99));
    expect(readBook(variant, books)).toEqual({ ok: false, fault: { code: 'damaged' } });
  });

  test('that cannot be read is none', () => {
    const books = folder();
    mkdirSync(new URL(`${variant.id}.book`, books));
    expect(readBook(variant, books)).toEqual({
      ok: false,
      fault: { code: 'unreadable', detail: 'EISDIR' },
    });
  });
});
