import { importJKFString } from 'tsshogi';
import { describe, expect, test } from 'vitest';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { foreignMoves, movesOf } from '../bridge/foreign-moves.ts';
import { movesText, readWhole, startText } from '../bridge/read-helpers.ts';

const JKF = JSON.stringify({
  header: { 先手: 'na2', 後手: 'hiro', 棋戦: 'x', 開始日時: '2024/05/12', note: 'move' },
  initial: { preset: 'HIRATE' },
  moves: [
    { comments: ['前置き', '', '三行目 '] },
    {
      move: { from: { x: 7, y: 7 }, to: { x: 7, y: 6 }, color: 0, piece: 'FU' },
      time: { now: { m: 0, s: 16 }, total: { h: 0, m: 0, s: 16 } },
      comments: ['初手'],
    },
    { move: { from: { x: 3, y: 3 }, to: { x: 3, y: 4 }, color: 1, piece: 'FU' } },
    {
      move: {
        from: { x: 8, y: 8 },
        to: { x: 2, y: 2 },
        color: 0,
        piece: 'KA',
        capture: 'KA',
        promote: true,
      },
      forks: [
        [
          { move: { from: { x: 2, y: 7 }, to: { x: 2, y: 6 }, color: 0, piece: 'FU' } },
          {
            move: { from: { x: 8, y: 3 }, to: { x: 8, y: 4 }, color: 1, piece: 'FU' },
            forks: [
              [{ move: { from: { x: 4, y: 3 }, to: { x: 4, y: 4 }, color: 1, piece: 'FU' } }],
            ],
          },
          { special: 'CHUDAN' },
        ],
        [{ move: { from: { x: 6, y: 7 }, to: { x: 6, y: 6 }, color: 0, piece: 'FU' } }],
      ],
    },
    {
      move: {
        from: { x: 3, y: 1 },
        to: { x: 2, y: 2 },
        color: 1,
        piece: 'GI',
        same: true,
        capture: 'UM',
      },
    },
    { move: { to: { x: 4, y: 5 }, color: 0, piece: 'KA' }, time: { now: { h: 1, m: 2, s: 3 } } },
    {
      special: 'TORYO',
      forks: [[{ move: { from: { x: 6, y: 1 }, to: { x: 5, y: 2 }, color: 1, piece: 'KI' } }]],
    },
  ],
});

describe('a JKF file', () => {
  test('its moves, comments, times and forks', () => {
    const record = readWhole(JKF, 'jkf');
    expect(movesText(record)).toBe(
      '{前置き} {} {三行目} 1. P-7f {[%emt 0:00:16]} {初手} 1... P-3d 2. Bx2b+ (2. P-2f P-8d (2... P-4d) {中断}) (2. P-6f) 2... Sx2b 3. B*4e {[%emt 1:02:03]} (3. B*4e G6a-5b) 1-0'.replace(
        'P-8d (2... P-4d) {中断}',
        'P-8d {中断} (2... P-4d)',
      ),
    );
    expect(record.termination).toBe('resignation');
    expect(record.tags.map(({ name, value }) => `${name} ${value}`)).toEqual([
      'Black na2',
      'White hiro',
      'Event x',
      'Date 2024.05.12',
      'note move',
    ]);
  });

  test('its moves are those that tsshogi reads', () => {
    // After the end of a game tsshogi has moves as well.
    const text = JKF.replace(/,"forks":\[\[\{"move":\{"from":\{"x":6,"y":1\}.*?\]\]/, '');
    expect(text.length).toBeLessThan(JKF.length);
    expect(movesOf(readWhole(text, 'jkf').root)).toEqual(foreignMoves(importJKFString(text)));
  });

  test('moves that say where they go and come from in other ways', () => {
    const moves = [
      {},
      { move: { to: { x: 5, y: 8 }, piece: 'KI', relative: 'R' } },
      { move: { from: { x: 3, y: 3 }, to: { x: 3, y: 4 }, piece: 'FU' } },
      { move: { from: { x: 7, y: 7 }, to: { x: 7, y: 6 }, piece: 'FU' } },
      { move: { from: { x: 2, y: 2 }, to: { x: 8, y: 8 }, piece: 'KA', promote: true } },
      { move: { from: { x: 7, y: 9 }, same: true, piece: 'GI' } },
      { move: { to: { x: 5, y: 5 }, piece: 'KA', relative: 'H' } },
    ];
    const record = readWhole(JSON.stringify({ header: {}, moves }), 'jkf');
    expect(movesText(record)).toBe('1. G4i-5h P-3d 2. P-7f Bx8h+ 3. Sx8h B*5e *');
  });

  test.each([
    ['HIRATE', 'lnsgkgsnl/1r5b1'],
    ['KY', 'lnsgkgsn1/1r5b1'],
    ['KY_R', '1nsgkgsnl/1r5b1'],
    ['KA', 'lnsgkgsnl/1r7'],
    ['HI', 'lnsgkgsnl/7b1'],
    ['HIKY', 'lnsgkgsn1/7b1'],
    ['2', 'lnsgkgsnl/9'],
    ['3', 'lnsgkgsn1/9'],
    ['4', '1nsgkgsn1/9'],
    ['5', '2sgkgsn1/9'],
    ['5_L', '1nsgkgs2/9'],
    ['6', '2sgkgs2/9'],
    ['7_L', '2sgkg3/9'],
    ['7_R', '3gkgs2/9'],
    ['8', '3gkg3/9'],
    ['10', '4k4/9'],
  ])('preset %s', (preset, ranks) => {
    const record = readWhole(
      JSON.stringify({ header: {}, initial: { preset }, moves: [{}] }),
      'jkf',
    );
    const turn = preset === 'HIRATE' ? 'b' : 'w';
    expect(startText(record)).toBe(
      `${ranks}/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL ${turn} - 1`,
    );
  });

  test('a position of its own', () => {
    const board: object[][] = Array.from({ length: 9 }, () =>
      Array.from({ length: 9 }, () => ({})),
    );
    itemAt(board, 4)[0] = { color: 1, kind: 'OU' };
    itemAt(board, 4)[2] = { color: 0, kind: 'TO' };
    const data = { color: 0, board, hands: [{ KI: 1 }, { FU: 3, HI: 1 }] };
    const text = JSON.stringify({ header: {}, initial: { preset: 'OTHER', data }, moves: [{}] });
    expect(startText(readWhole(text, 'jkf'))).toBe('4k4/9/4+P4/9/9/9/9/9/9 b Gr3p 1');
  });
});

test('a game lost by an illegal move, beside which another was shown', () => {
  const move = (from: [number, number], to: [number, number]) => ({
    move: { from: { x: from[0], y: from[1] }, to: { x: to[0], y: to[1] }, piece: 'FU' },
  });
  const moves = [
    {},
    move([7, 7], [7, 6]),
    { ...move([3, 3], [3, 5]), forks: [[move([3, 3], [3, 4])]] },
    { special: 'ILLEGAL_MOVE' },
  ];
  const record = readWhole(JSON.stringify({ header: {}, moves }), 'jkf');
  expect(movesText(record)).toBe(
    '1. P-7f {illegal move: P3c-3e, not how it moves} (1. P-7f P-3d) 1-0',
  );
  expect(record.termination).toBe('illegal move');
});

test('a fork that begins as its line does is not part of that line', () => {
  const move = (from: [number, number], to: [number, number]) => ({
    move: { from: { x: from[0], y: from[1] }, to: { x: to[0], y: to[1] }, piece: 'FU' },
  });
  const fork = [move([7, 7], [7, 6]), move([8, 3], [8, 4])];
  const moves = [{}, { ...move([7, 7], [7, 6]), forks: [fork] }, move([3, 3], [3, 4])];
  const record = readWhole(JSON.stringify({ header: {}, moves }), 'jkf');
  expect(movesText(record)).toBe('1. P-7f (1. P-7f P-8d) 1... P-3d *');
});
