import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Position as TsshogiPosition } from 'tsshogi';
import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { Position } from '../../../source/rules/core/position.ts';
import { formatSfen, readSfen } from '../../../source/rules/notation/sfen.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { formatUsi } from '../../../source/rules/notation/usi.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { aperyKey } from '../../../source/study/books/apery-key.ts';
import { readDbPositions } from '../../../source/study/books/db-book.ts';
import { formatDbBook } from '../../../source/study/books/db-lines.ts';
import type { BookedPosition, ForeignBook } from '../../../source/study/books/foreign-book.ts';
import { openForeignBook } from '../../../source/study/books/open-foreign-book.ts';
import { packSfen } from '../../../source/study/books/packed-sfen.ts';
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
  return found?.moves.map(({ move, reply, value, depth, count, mark, comment }) => {
    const usi = [move, ...(reply === undefined ? [] : [reply])].map((of) => formatUsi(shogi, of));
    const known = [value, depth, count].map((of) => of ?? '-').join('/');
    return [...usi, known, mark, comment && `{${comment}}`].filter(Boolean).join(' ');
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

describe('a packed position', () => {
  // From packed_sfen.spec.ts of ShogiHome, which packed rank by rank then.
  test.each([
    [START, '9884713ddff75c47bfe0536666666602000020222222227c801fc3723ccfb10c'],
    [
      'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPP1/1B5R1/LNSGKGSNL b P 1',
      '9884713ddff75c47bfe0536666666602000020222222820ff063588ee7399601',
    ],
  ])('is that of ShogiHome: %s', (sfen, hex) => {
    const packed = packSfen(readSfen(shogi, sfen).placement, 'ranks');
    expect(Buffer.from(packed ?? []).toString('hex')).toBe(hex);
  });

  // Turn, kings on 5i and 5a as 44 and 36, lance on 1a, nothing on 1b, pawn on 1c.
  test('of YaneuraOu goes file by file', () => {
    const bits = [...(packSfen(startPosition(shogi).placement) ?? [])]
      .map((byte) => [...byte.toString(2).padStart(8, '0')].reverse().join(''))
      .join('');
    expect(bits).toMatch(new RegExp('^0 0011010 0010010 110001 0 1001'.replaceAll(' ', '')));
  });

  test('has pieces in hand, and those that are nowhere', () => {
    const packs = [
      'lnsgk1snl/6gb1/p1ppppppp/6R2/9/2P6/P2PPPPPP/1B7/LNSGKGSNL b RPp 1',
      'lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1',
      '4k4/9/9/9/9/9/9/9/4K4 b - 1',
      '4k4/9/9/9/9/9/9/9/4K4 b 2R2B4G4S4N4L18P 1',
    ].map((sfen) => packSfen(readSfen(shogi, sfen).placement)?.join());
    expect(packs).not.toContain(undefined);
    expect(new Set(packs).size).toBe(4);
  });

  test('is none without a king', () => {
    const { placement } = readSfen(shogi, '4k4/9/9/9/9/9/9/9/4K4 b - 1');
    const board = placement.board.slice();
    board.fill(0, board.indexOf(0x20 | shogi.pieces.findIndex(({ sfen }) => sfen === 'K')));
    expect(packSfen({ ...placement, board })).toBeUndefined();
  });
});

/** The bits of a move, as YaneuraOu has them or as Apery has them. */
function bitsOf(usi: string, program: 'yaneuraou' | 'apery'): number {
  const square = (text: string) => (Number(text[0]) - 1) * 9 + text.charCodeAt(1) - 97;
  const to = square(usi.slice(2, 4));
  const promotion = usi.endsWith('+') ? (program === 'apery' ? 0x4000 : 0x8000) : 0;
  if (usi[1] !== '*') return (square(usi) << 7) | to | promotion;
  const piece = 'PLNSBRG'.indexOf(usi[0] ?? '') + 1;
  return program === 'apery' ? ((80 + piece) << 7) | to : 0x4000 | (piece << 7) | to;
}

test('a .ybb of YaneuraOu is read', () => {
  const { positions } = manyPositions();
  for (const [withDepth, order] of [
    [true, 'files'],
    [false, 'files'],
    [true, 'ranks'],
  ] as const) {
    const records = positions
      .map(({ sfen, usi }) => ({ usi, packed: packSfen(readSfen(shogi, sfen).placement, order) }))
      .sort((a, b) => Buffer.compare(a.packed ?? Buffer.alloc(0), b.packed ?? Buffer.alloc(0)));
    const size = withDepth ? 6 : 4;
    const head = Buffer.alloc(32);
    head.write('YANE-BINBOOK-V1\0', 'latin1');
    head.writeBigUInt64LE(BigInt(records.length), 16);
    head.writeBigUInt64LE(withDepth ? 1n : 0n, 24);
    const index = records.map(({ packed }, number) => {
      const record = Buffer.alloc(44);
      record.set(packed ?? []);
      record.writeBigUInt64LE(BigInt(number * size), 32);
      record.writeUInt16LE(1, 42);
      return record;
    });
    const moves = records.map(({ usi }, number) => {
      const move = Buffer.alloc(size);
      move.writeUInt16LE(bitsOf(usi, 'yaneuraou'), 0);
      move.writeInt16LE(number % 7 === 0 ? 0x7fff : -5, 2);
      if (withDepth) move.writeUInt16LE(9, 4);
      return move;
    });
    const bytes = Buffer.concat([head, ...index, ...moves]);
    const isBook = (end: number) =>
      openForeignBook(fileOf('a.ybb', bytes.subarray(0, end)), shogi).ok;
    expect([isBook(bytes.length), isBook(bytes.length - 1)]).toEqual([true, false]);
    const book = opened(fileOf('a.ybb', bytes));
    for (const { sfen, usi } of positions) {
      const [found] = told(book.lookUp(positionOf(shogi, sfen))) ?? [];
      expect(found?.replace('-5/', '-/')).toBe(`${usi} -/${withDepth ? 9 : '-'}/-`);
    }
    book.close();
  }
});

describe('a .bin of Apery', () => {
  // The numbers are those of apery_zobrist.ts in ShogiHome.
  test('has keys by the numbers of Apery', () => {
    const key = (sfen: string) => aperyKey(readSfen(shogi, sfen).placement);
    const [black, white] = [key(START), key(START.replace(' b ', ' w '))];
    expect(black ^ white).toBe(0x3fa51fd0a8bb5298n);
    const kings = '4k4/9/9/9/9/9/9/9/4K4 b - 1';
    const pawn = key(kings) ^ key(kings.replace('-', 'P'));
    expect(pawn).toBe(0xcf5118f12bfefdbdn ^ 0x5567e8354c53708en);
    expect(key(kings.replace('-', 'p'))).toBe(key(kings));
  });

  test('is read', () => {
    const { positions } = manyPositions();
    const entries = positions
      .map(({ sfen, usi }) => ({ key: aperyKey(readSfen(shogi, sfen).placement), usi }))
      .sort((a, b) => (a.key < b.key ? -1 : 1))
      .map(({ key, usi }) => {
        const entry = Buffer.alloc(16);
        entry.writeBigUInt64LE(key, 0);
        entry.writeUInt16LE(bitsOf(usi, 'apery'), 8);
        entry.writeUInt16LE(4, 10);
        entry.writeInt32LE(-9, 12);
        return entry;
      });
    const unsorted = fileOf('a.bin', Buffer.concat(entries.toReversed()));
    expect(openForeignBook(unsorted, shogi).ok).toBe(false);
    const book = opened(fileOf('a.bin', Buffer.concat(entries)));
    for (const { sfen, usi } of positions) {
      expect(told(book.lookUp(positionOf(shogi, sfen)))).toContain(`${usi} -9/-/4`);
    }
    book.close();
  });
});

/** A message of Protocol Buffers, of numbers, texts and messages by their fields. */
function message(...fields: (readonly [number, number | string | Buffer])[]): Buffer {
  const varint = (value: number) => {
    const bytes: number[] = [];
    let rest = BigInt.asUintN(64, BigInt(value));
    for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
    return Buffer.from([...bytes, Number(rest)]);
  };
  return Buffer.concat(
    fields.flatMap(([number, value]) => {
      if (typeof value === 'number') return [varint(number << 3), varint(value)];
      const bytes = Buffer.from(value as string);
      return [varint((number << 3) | 2), varint(bytes.length), bytes];
    }),
  );
}

describe('an .sbk of ShogiGUI', () => {
  const bits = (usi: string, white = 0) => {
    const square = (text: string) => (Number(text[0]) << 4) | (text.charCodeAt(1) - 96);
    const to = square(usi.slice(2, 4)) << 8;
    const side = white << 31;
    if (usi[1] !== '*') return to | square(usi) | (usi.endsWith('+') ? 1 << 19 : 0) | side;
    return to | (['', 'P', 'L', 'N', 'S', 'G', 'B', 'R'].indexOf(usi[0] ?? '') << 24) | side;
  };
  const move = (usi: string, next: number, white = 0) =>
    message([1, bits(usi, white)], [2, 2], [3, 5], [4, next]);
  const book = message(
    [1, 'author'],
    [
      3,
      message(
        ...[[1, 0] as const, [4, 10] as const, [5, 6] as const, [6, 4] as const],
        ...[[7, START] as const, [8, 'the start'] as const],
        ...[[9, move('7g7f', 1)] as const, [9, move('2g2f', -1)] as const],
      ),
    ],
    [3, message([1, 1], [9, move('3c3d', 2, 1)], [10, message([1, 30], [2, 12])])],
    [3, message([1, 2], [9, move('8h2b+', 0)], [9, move('P*5e', 0)])],
  );

  test('is read along its moves', () => {
    const path = fileOf('a.sbk', book);
    expect(lookUp(path, START)).toEqual(['7g7f -30/12/5 good', '2g2f -/-/5 good']);
    expect(lookUp(path, AFTER)).toEqual(['3c3d -/-/5 good']);
    const third = 'lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3';
    expect(lookUp(path, third)).toEqual(['8h2b+ -/-/5 good']);
    expect(lookUp(path, '4k4/9/9/9/9/9/9/9/4K4 b - 1')).toBeUndefined();
    const found = opened(path).lookUp(positionOf(shogi, START));
    expect([found?.comment, found?.games]).toEqual(['the start', { all: 10, black: 6, white: 4 }]);
  });

  test('that is cut off anywhere is none, or has less', () => {
    for (let end = 0; end < book.length; end += 3) {
      const result = openForeignBook(fileOf('a.sbk', book.subarray(0, end)), shogi);
      if (!result.ok) expect(result.fault).toEqual({ code: 'not-a-book', format: 'sbk' });
      else result.value.lookUp(positionOf(shogi, START));
    }
  });
});

describe('no book', () => {
  test.each(['db', 'ybb', 'sbk', 'bin'])('.%s of rubbish', (format) => {
    const result = openForeignBook(fileOf(`a.${format}`, 'some text in a file\n'), shogi);
    expect(result).toEqual({ ok: false, fault: { code: 'not-a-book', format } });
  });

  test('a name that says nothing', () => {
    expect(openForeignBook('a.txt', shogi)).toEqual({ ok: false, fault: { code: 'book-format' } });
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
