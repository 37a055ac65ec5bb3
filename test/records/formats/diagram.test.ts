import stringWidth from 'string-width';
import { exportBOD, Position as TsshogiPosition, Record as TsshogiRecord } from 'tsshogi';
import { describe, expect } from 'vitest';
import { formatDiagram, formatKanjiNumber } from '../../../source/records/formats/bod/diagram.ts';
import { parseDiagram } from '../../../source/records/formats/bod/diagram-read.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import type { Position } from '../../../source/rules/core/position.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { formatSfen, readSfen } from '../../../source/rules/notation/sfen.ts';
import { boardLines } from '../../../source/text/board-lines.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { longTest, partOf, sharedTest, test, VARIANTS_OF_RUN } from '../../helpers/run-size.ts';
import { variantOf } from '../../helpers/variant-of.ts';
import { forEachRandomPosition } from '../../notation/random-positions.ts';

const SEEDS = Array.from({ length: 12 }, (_, index) => 3300 + index);
const SHOGI = variantOf('shogi');

function diagram(id: string, sfen: string): string {
  const variant = variantOf(id);
  return formatDiagram(variant, readSfen(variant, sfen).placement);
}

/** The SFEN that a text is read as, behind the name of its game. */
function readAs(text: string): string {
  const result = parseDiagram(text);
  if (!result.ok) return `fault ${result.fault.code}`;
  const { variant, start } = result.value;
  return `${variant.id} ${formatSfen(variant, start)}`;
}

function sfenAt(position: Position, ply: number): string {
  const { variant } = position.rules;
  return formatSfen(variant, { placement: position.snapshot(), moveNumber: ply + 1 });
}

test('yari', () => {
  expect(diagram('yari', '3kb1r/2nn3/+B+R+N+P+p+np/7/7/7/2PPP2/7/3KN2 w 2R12pb 1')).toBe(
    [
      '後手の持駒：歩十二　角　',
      '  ７　 ６　 ５　 ４　 ３　 ２　 １',
      '+-----------------------------------+',
      '| ・　 ・　 ・　v玉将v香角 ・　v香飛|一',
      '| ・　 ・　v香桂v香桂 ・　 ・　 ・　|二',
      '| 成角 飛車 成桂 香銀v香銀v成桂v歩兵|三',
      '| ・　 ・　 ・　 ・　 ・　 ・　 ・　|四',
      '| ・　 ・　 ・　 ・　 ・　 ・　 ・　|五',
      '| ・　 ・　 ・　 ・　 ・　 ・　 ・　|六',
      '| ・　 ・　 歩兵 歩兵 歩兵 ・　 ・　|七',
      '| ・　 ・　 ・　 ・　 ・　 ・　 ・　|八',
      '| ・　 ・　 ・　 玉将 香桂 ・　 ・　|九',
      '+-----------------------------------+',
      '先手の持駒：飛二　',
      '後手番',
      '',
    ].join('\n'),
  );
});

test('ogi', () => {
  expect(diagram('ogi', '3k4/+i+r+b+s+n+l+p1/8/8/8/8/8/3K3I b P 1')).toBe(
    [
      '後手の持駒：なし',
      '  ８ ７ ６ ５ ４ ３ ２ １',
      '+------------------------+',
      '| ・ ・ ・v玉 ・ ・ ・ ・|一',
      '|v神v龍v馬v全v圭v杏vと ・|二',
      '| ・ ・ ・ ・ ・ ・ ・ ・|三',
      '| ・ ・ ・ ・ ・ ・ ・ ・|四',
      '| ・ ・ ・ ・ ・ ・ ・ ・|五',
      '| ・ ・ ・ ・ ・ ・ ・ ・|六',
      '| ・ ・ ・ ・ ・ ・ ・ ・|七',
      '| ・ ・ ・ 玉 ・ ・ ・ 姫|八',
      '+------------------------+',
      '先手の持駒：歩　',
      '先手番',
      '',
    ].join('\n'),
  );
});

test('with the number of moves and the last one', () => {
  const { placement } = readSfen(SHOGI, SHOGI.start);
  const lastLine = (text: string) => text.split('\n').at(-2);
  expect(lastLine(formatDiagram(SHOGI, placement, { ply: 12 }))).toBe('手数＝12    まで');
  const lastMove = '７六歩(77)';
  const text = formatDiagram(SHOGI, placement, { ply: 12, lastMove });
  expect(lastLine(text)).toBe('手数＝12  ７六歩(77)  まで');
});

test.each([
  [1, '一'],
  [10, '十'],
  [18, '十八'],
  [40, '四十'],
  [100, '百'],
  [999, '九百九十九'],
])('%d in kanji', (value, text) => {
  expect(formatKanjiNumber(value)).toBe(text);
});

/** The same position as tsshogi writes it, without the last line. */
function tsshogiDiagram(sfen: string): string {
  const position = new TsshogiPosition();
  expect(position.resetBySFEN(sfen)).toBe(true);
  return exportBOD(new TsshogiRecord(position), {}).replace(/手数.*\n$/, '');
}

longTest('shogi: byte for byte as tsshogi writes it', () => {
  let count = 0;
  for (const seed of SEEDS) {
    forEachRandomPosition(SHOGI, seed, (position) => {
      const sfen = sfenAt(position, 0);
      expect(formatDiagram(SHOGI, position)).toBe(tsshogiDiagram(sfen));
      count++;
    });
  }
  const sfen = '+l+n+s1k4/1+r5+b1/9/9/9/9/+P8/1B5R1/4K4 w 18p2L 1';
  expect(diagram('shogi', sfen)).toBe(tsshogiDiagram(sfen));
  expect(count).toBeGreaterThan(500);
});

describe.each(VARIANTS_OF_RUN)('$id', (variant) => {
  sharedTest('every row is equally wide', () => {
    forEachPosition(variant, (position) => {
      const rows = formatDiagram(variant, position)
        .split('\n')
        .slice(3, 3 + variant.ranks);
      expect(new Set(rows.map((row) => stringWidth(row))).size).toBe(1);
    });
  });

  sharedTest('what is written is read again', () => {
    forEachPosition(variant, (position, ply) => {
      const text = formatDiagram(variant, position, { ply, lastMove: '７六歩(77)' });
      expect(readAs(text)).toBe(`${variant.id} ${sfenAt(position, ply)}`);
    });
  });

  sharedTest.each(['frame', 'box', 'ascii'] as const)('our own board is read: %s', (charset) => {
    const styles = (['kanji', 'kanji2', 'letters'] as const).flatMap((labels) =>
      [false, true].map((flipped) => ({ charset, labels, flipped })),
    );
    let boards = 0;
    forEachPosition(variant, (position) => {
      if (position.turn === 'white') return;
      const lines = boardLines(
        ENGLISH,
        variant,
        position,
        itemAt(styles, boards++ % styles.length),
      );
      expect(readAs(lines.join('\n'))).toBe(`${variant.id} ${sfenAt(position, 0)}`);
    });
    expect(boards).toBeGreaterThanOrEqual(styles.length);
  });
});

function forEachPosition(variant: Variant, visit: (position: Position, ply: number) => void): void {
  for (const seed of SEEDS.slice(0, partOf(2))) {
    let ply = 0;
    forEachRandomPosition(variant, seed, (position) => visit(position, ply++));
  }
}

const EMPTY_ROW = '| ・ ・ ・ ・ ・ ・ ・ ・ ・|';

/** A shogi board with the first and the last row given, nothing between. */
function board(first: string, last = '| ・ ・ ・ ・ 玉 ・ ・ ・ ・|'): string {
  return [first, ...Array(7).fill(EMPTY_ROW), last].join('\n');
}

const KING = '| ・ ・ ・ ・v玉 ・ ・ ・ ・|';

describe('what is read', () => {
  const bare = 'shogi 4k4/9/9/9/9/9/9/9/4K4';
  test.each([
    ['rows alone', board(KING), `${bare} b - 1`],
    ['wide bars and digits', board('｜ ・ ・ ・ ・ｖ王 ・ ・ ・ ・｜１'), `${bare} b - 1`],
    ['V, and ^ for Black', board(`| . . . .V王 . .^金 .|`), 'shogi 4k2G1/9/9/9/9/9/9/9/4K4 b - 1'],
    ['dots of ASCII', board('|. . . . vK . . . .| a'), `${bare} b - 1`],
    ['spaces for empty squares', board('|            v玉            |'), `${bare} b - 1`],
    [
      'wide spaces for Black',
      board(`|　・　・　・　・v玉　・　・　金　・|`),
      'shogi 4k2G1/9/9/9/9/9/9/9/4K4 b - 1',
    ],
    [
      '竜, 成銀, 成桂, 成香, と',
      board('|v竜v龍v成銀v全 成桂 成香 と ・v玉|'),
      'shogi +r+r+s+s+N+L+P1k/9/9/9/9/9/9/9/4K4 b - 1',
    ],
    [
      'letters',
      board('| +R vD +B vH vT +P  . vK  .|'),
      'shogi +R+r+B+b+p+P1k1/9/9/9/9/9/9/9/4K4 b - 1',
    ],
    ['turn', `${board(KING)}\n後手番`, `${bare} w - 1`],
    ['turn of a handicap', `${board(KING)}\n上手番\n`, `${bare} w - 1`],
    ['number of moves', `${board(KING)}\r\n手数＝１２  ▲７六歩  まで`, `${bare} b - 13`],
    [
      'hands',
      `後手の持駒：飛二　角\n${board(KING)}\n先手の持駒：歩十八　香`,
      `${bare} b L18P2rb 1`,
    ],
    [
      'hands without spaces',
      `上手の持駒:飛2角\n${board(KING)}\n下手の持駒:歩１８香`,
      `${bare} b L18P2rb 1`,
    ],
    ['empty hands', `後手の持駒：なし\n${board(KING)}\n先手の持駒：`, `${bare} b - 1`],
    ['one hand', `${board(KING)}\n先手持駒：金 2 銀`, `${bare} b 2GS 1`],
    ['our own hands', `☖ in hand 歩2 角\n${board(KING)}\n☗ in hand -`, `${bare} b b2p 1`],
    ['hands in letters', `W: in hand P2 B\n${board(KING)}\nB: in hand R`, `${bare} b Rb2p 1`],
    ['a frame', ` +----+\n${board(KING)}\n +----+`, `${bare} b - 1`],
    ['empty lines between', board(KING).replaceAll('\n', '\n\n'), `${bare} b - 1`],
    ['a head above', `\ufeff# a diagram\n対局日：今日\n${board(KING)}`, `${bare} b - 1`],
    [
      'files from White',
      `  1 2 3 4 5 6 7 8 9\n${board('|v玉v香 ・ ・ ・ ・ ・ ・ ・|', '| 玉 ・ ・ ・ ・ ・ ・ ・ ・|')}`,
      'shogi 8k/9/9/9/9/9/9/9/7LK b - 1',
    ],
  ])('%s', (_name, text, expected) => {
    expect(readAs(text)).toBe(expected);
  });
});

describe('of games with a board of the same size', () => {
  const BOARD = [
    '| . vK . . . . . .|',
    ...Array.from({ length: 6 }, () => '| . . . . . . . .|'),
    '| . . . . K . . .|',
  ].join('\n');
  const bare = '1k6/8/8/8/8/8/8/4K3 b - 1';
  test.each([
    ['the name decides', `EuroShogi\n${BOARD}`, `euro ${bare}`],
    ['the kanji decide', `ユーロ将棋の図\n${BOARD}`, `euro ${bare}`],
    ['then the pieces', `${BOARD}\nB: in hand B3`, 'euro 1k6/8/8/8/8/8/8/4K3 b 3B 1'],
    ['also one that only one has', `${BOARD}\nB: in hand B3 S`, 'ogi 1k6/8/8/8/8/8/8/4K3 b 3BS 1'],
    ['then the catalogue', BOARD, `ogi ${bare}`],
  ])('%s', (_name, text, expected) => {
    expect(readAs(text)).toBe(expected);
  });

  test('a game that is named and does not fit is refused', () => {
    expect(readAs(`EuroShogi\n${BOARD}\nB: in hand S`)).toBe('fault unknown-piece');
  });
});

describe('what is refused, and where', () => {
  test.each([
    ['nothing', '', 1, 1, { code: 'no-board' }],
    ['no rows', 'one\ntwo', 1, 1, { code: 'no-board' }],
    ['too few rows', `head\n${EMPTY_ROW}\n${EMPTY_ROW}`, 2, 1, { code: 'row-count', found: 2 }],
    [
      'a short row',
      board(KING, '| ・ ・ ・ ・ 玉 ・ ・ ・|'),
      9,
      1,
      { code: 'row-length', found: 8, expected: 9 },
    ],
    [
      'an unknown piece',
      board('| ・ ・v猫 ・v玉 ・ ・ ・ ・|'),
      1,
      6,
      { code: 'unknown-piece', found: 'v猫' },
    ],
    [
      'a small letter',
      board('| . . . . vK . . . p|'),
      1,
      20,
      { code: 'unknown-piece', found: 'p' },
    ],
    [
      'an unknown piece in hand',
      `先手の持駒：金　猫二\n${board(KING)}`,
      1,
      9,
      { code: 'unknown-piece', found: '猫二' },
    ],
    ['no number', `先手の持駒：歩一八\n${board(KING)}`, 1, 7, { code: 'count', found: '歩一八' }],
    [
      'a second king',
      board('|v王 ・ ・ ・v玉 ・ ・ ・ ・|'),
      1,
      2,
      { code: 'position', fault: { code: 'second-royal', color: 'white' } },
    ],
    [
      'a pawn without moves',
      board('|v玉 ・ ・ ・ ・ ・ 歩 ・ ・|'),
      1,
      15,
      { code: 'position', fault: { code: 'dead-piece' } },
    ],
    [
      'no king',
      board(EMPTY_ROW, EMPTY_ROW),
      1,
      1,
      { code: 'position', fault: { code: 'no-royal' } },
    ],
    [
      'a king in hand',
      `後手の持駒：玉\n${board(KING)}`,
      1,
      1,
      { code: 'position', fault: { code: 'royal-in-hand', letter: 'k' } },
    ],
    [
      'a promoted piece in hand',
      `${board(KING)}\n先手の持駒：と`,
      10,
      1,
      { code: 'position', fault: { code: 'promoted-in-hand', letter: '+P' } },
    ],
    [
      'too many moves',
      `${board(KING)}\n手数＝1000000`,
      10,
      1,
      { code: 'position', fault: { code: 'move-number' } },
    ],
  ])('%s', (_name, text, line, column, reason) => {
    const result = parseDiagram(text);
    expect(result).toMatchObject({ ok: false, fault: { line, column, ...reason } });
  });
});
