import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Position as TsshogiPosition } from 'tsshogi';
import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { Position } from '../../../source/rules/core/position.ts';
import { formatSfen } from '../../../source/rules/notation/sfen.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { formatUsi } from '../../../source/rules/notation/usi.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { openForeignBook, readDbPositions } from '../../../source/study/books/db-book.ts';
import { formatDbBook } from '../../../source/study/books/db-lines.ts';
import type { BookedPosition, ForeignBook } from '../../../source/study/books/foreign-book.ts';
import { moveOf, positionOf } from '../../helpers/play.ts';
import { randomNumbers } from '../../helpers/random.ts';
import { longTest } from '../../helpers/run-size.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

const START = shogi.start;
const AFTER = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2';

function fileOf(name: string, content: string | Uint8Array): string {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, content);
  return path;
}

function opened(path: string): ForeignBook {
  const book = openForeignBook(path, shogi);
  if (!book.ok) throw new Error(book.fault.code);
  return book.value;
}

/** `7g7f 3c3d 50/20 x100 good {comment}` */
function told(found: BookedPosition | undefined): string[] | undefined {
  return found?.moves.map(({ move, reply, value, depth, count, comment }) => {
    const usi = [move, ...(reply === undefined ? [] : [reply])].map((of) => formatUsi(shogi, of));
    const known = [value, depth, count].map((of) => of ?? '-').join('/');
    return [...usi, known, comment && `{${comment}}`].filter(Boolean).join(' ');
  });
}

function lookUp(path: string, sfen: string): string[] | undefined {
  const book = opened(path);
  const found = told(book.lookUp(positionOf(shogi, sfen)));
  book.close();
  return found;
}

const DB = `#YANEURAOU-DB2016 1.00
sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2
#on the position
3c3d 2g2f -12 20 7
8c8d none none none
#on the move
#in two lines
sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
7g7f 3c3d 50 32 100
2g2f none 48 31
5a5b none 0 0 1
`;

describe('a .db of YaneuraOu', () => {
  test('is read', () => {
    const path = fileOf('a.db', DB);
    expect(lookUp(path, START)).toEqual(['7g7f 3c3d 50/32/100', '2g2f 48/31/-']);
    expect(lookUp(path, AFTER)).toEqual([
      '3c3d 2g2f -12/20/7',
      '8c8d -/-/- {on the move\nin two lines}',
    ]);
    const book = opened(path);
    expect(book.lookUp(positionOf(shogi, AFTER))?.comment).toBe('on the position');
    expect(book.lookUp(positionOf(shogi, START.replace(' b ', ' w ')))).toBeUndefined();
    book.close();
  });

  test('is written as it was read', () => {
    const positions = [...readDbPositions(DB, shogi)];
    expect(formatDbBook(shogi, positions.reverse())).toBe(DB);
  });

  test.each([
    ['not sorted', DB.replace(/(sfen .*?)(sfen .*)/s, '$2$1')],
    ['with other line ends', `\ufeff${DB.replaceAll('\n', '\r\n')}`],
    ['without its header', DB.slice(DB.indexOf('\n') + 1)],
    ['with numbers that differ', DB.replace('b - 1', 'b - 7')],
    ['with a comment beside a move', DB.replace('50 32 100', '50 32 100 #book')],
  ])('is read %s', (_, text) => {
    const found = lookUp(fileOf('a.db', text), START)?.map((line) => line.replace(' {book}', ''));
    expect(found).toEqual(['7g7f 3c3d 50/32/100', '2g2f 48/31/-']);
  });

  longTest('of many positions is searched where it lies', () => {
    const { path, positions } = manyPositions();
    const book = opened(path);
    for (const { sfen, usi } of positions) {
      const found = told(book.lookUp(positionOf(shogi, sfen)));
      expect(found, sfen).toEqual([`${usi} 1/2/3`]);
    }
    book.close();
  });
});

/** A sorted book of positions of random games. */
function manyPositions() {
  const random = randomNumbers(4);
  const positions = new Map<string, string>();
  for (let game = 0; game < 5; game++) {
    const position = new Position(shogi, startPosition(shogi).placement);
    for (let ply = 0; ply < 60; ply++) {
      const moves = legalMoves(position);
      if (moves.length === 0) break;
      const move = itemAt(moves, Math.floor(random() * moves.length));
      const sfen = formatSfen(shogi, { placement: position, moveNumber: 1 });
      if (!positions.has(sfen)) positions.set(sfen, formatUsi(shogi, move));
      position.play(move);
    }
  }
  const list = [...positions].map(([sfen, usi]) => ({ sfen, usi }));
  const path = join(temporaryFolder(), 'many.db');
  const lines = list.map(({ sfen, usi }) => `sfen ${sfen}\n${usi} none 1 2 3\n`).sort();
  writeFileSync(path, `#YANEURAOU-DB2016 1.00\n${lines.join('')}`);
  return { path, positions: list };
}

test('positions have the SFEN that tsshogi gives them', () => {
  for (const { sfen } of manyPositions().positions.slice(0, 300)) {
    expect(TsshogiPosition.newBySFEN(sfen)?.sfen).toBe(sfen);
  }
});

describe('no book', () => {
  test('rubbish', () => {
    const result = openForeignBook(fileOf('a.db', 'some text in a file\n'), shogi);
    expect(result).toEqual({ ok: false, fault: { code: 'not-a-book' } });
  });

  test.each(['a.txt', 'a.ybb', 'a.sbk', 'a.bin'])('%s has no name of one', (path) => {
    expect(openForeignBook(path, shogi)).toEqual({ ok: false, fault: { code: 'book-format' } });
  });

  test('a file that is not there', () => {
    const path = join(temporaryFolder(), 'a.db');
    expect(openForeignBook(path, shogi)).toEqual({ ok: false, fault: { code: 'book-missing' } });
  });
});

test('moves that are not legal are left out', () => {
  const path = fileOf('a.db', `#YANEURAOU-DB2016 1.00\nsfen ${START}\n7g7e none 0 0\n`);
  expect(lookUp(path, START)).toBeUndefined();
  expect(moveOf(shogi, '7g7e')).toBeGreaterThan(0);
});
