import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { bookKey } from '../../../source/engine/book/book.ts';
import { bookFile, openBook, readBook } from '../../../source/engine/book/open-book.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { Position } from '../../../source/rules/core/position.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

const [variant] = VARIANTS;

/** The largest book. */
const MOST_BYTES = 50_000;

describe.each(VARIANTS)('the book of $id', (variant) => {
  const opened = openBook(variant);
  const positions = opened.ok ? opened.value.positions : [];

  test('is there, and small', () => {
    expect(opened.ok).toBe(true);
    expect(positions.length).toBeGreaterThan(100);
    expect(readFileSync(bookFile(variant.id)).length).toBeLessThanOrEqual(MOST_BYTES);
  });

  test('is a copy for a copy of the variant', () => {
    expect(openBook(structuredClone(variant))).toBe(opened);
  });

  test('is reached by legal moves alone, the whole of it', () => {
    const known = new Map(positions.map(({ key, moves }) => [key, moves]));
    const reached = new Set<number>();
    const faults: string[] = [];
    const visit = (position: Position) => {
      const key = bookKey(position);
      const moves = known.get(key);
      if (moves === undefined || reached.has(key)) return;
      reached.add(key);
      const legal = legalMoves(position);
      for (const { move, weight } of moves) {
        if (weight < 1) faults.push(`${key}: weight ${weight}`);
        if (!legal.includes(move)) faults.push(`${key}: ${move}`);
        else {
          position.play(move);
          visit(position);
          position.undo();
        }
      }
    };
    for (const handicap of [undefined, ...variant.handicaps]) {
      visit(new Position(variant, startPosition(variant, handicap).placement));
    }
    expect(faults).toEqual([]);
    expect(reached.size).toBe(positions.length);
  });

  test('offers several first moves, and several answers', () => {
    const position = new Position(variant, startPosition(variant).placement);
    const book = opened.ok ? opened.value : undefined;
    const first = book?.find(bookKey(position)) ?? [];
    expect(first.length).toBeGreaterThan(1);
    const answers = first.flatMap(({ move }) => {
      position.play(move);
      const found = book?.find(bookKey(position)) ?? [];
      position.undo();
      return found;
    });
    expect(answers.length).toBeGreaterThan(first.length);
  });
});

test.each([
  ['file:///x/source/engine/book/open-book.ts', 'file:///x/source/engine/book/openings/yari.book'],
  ['file:///x/dist/engine-worker.js', 'file:///x/dist/books/yari.book'],
])('the file for %s', (here, file) => {
  expect(bookFile('yari', here).href).toBe(file);
});

describe('a file', () => {
  const at = (name: string) => pathToFileURL(join(temporaryFolder(), name));

  test('that is missing is an empty book', () => {
    const book = readBook(at('missing.book'), variant);
    expect(book.ok && book.value.positions).toEqual([]);
  });

  test('that is damaged is none', () => {
    const file = at('damaged.book');
    writeFileSync(file, readFileSync(bookFile(variant.id)).subarray(0, 100));
    expect(readBook(file, variant)).toEqual({
      ok: false,
      fault: { code: 'damaged' },
    });
  });

  test('that cannot be read is none', () => {
    const file = at('folder.book');
    mkdirSync(file);
    expect(readBook(file, variant)).toEqual({
      ok: false,
      fault: { code: 'unreadable', detail: 'EISDIR' },
    });
  });
});
