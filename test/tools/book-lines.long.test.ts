import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Book, bookKey } from '../../source/engine/book/book.ts';
import { openBook } from '../../source/engine/book/open-book.ts';
import { positionOf } from '../../source/engine/engine.ts';
import { isLateMove } from '../../source/engine/search/late-move.ts';
import { Thinker } from '../../source/engine/search/think.ts';
import { legalMoves } from '../../source/rules/core/generate.ts';
import type { Move } from '../../source/rules/core/move.ts';
import { Position } from '../../source/rules/core/position.ts';
import { startPosition } from '../../source/rules/notation/start.ts';
import { formatUsi } from '../../source/rules/notation/usi.ts';
import { shogi } from '../../source/rules/variants/shogi/rules.ts';
import { costOf, linePositions, parseLines } from '../../tools/book/opening-lines.ts';
import { PROJECT } from '../helpers/komadai.ts';
import { moveOf } from '../helpers/play.ts';

const usi = (move: Move) => formatUsi(shogi, move);

/** The moves of the positions of lines with how many lines go on with them, in USI. */
function movesOf(text: string, keeps: (move: string) => boolean = () => true) {
  const lines = parseLines(shogi, text);
  return linePositions(shogi, lines, (_, move) => keeps(usi(move))).map(({ ply, lines: known }) => [
    ply,
    Object.fromEntries([...known].map(([move, those]) => [usi(move), those.length])),
  ]);
}

describe('lines', () => {
  test('share their positions, those that other moves lead to as well', () => {
    const text = '# Two\n[even]\nOne: 7g7f 3c3d 2g2f\n\nOther: 2g2f 3c3d 7g7f 4c4d';
    expect(movesOf(text)).toEqual([
      [0, { '7g7f': 1, '2g2f': 1 }],
      [1, { '3c3d': 1 }],
      [2, { '2g2f': 1 }],
      [1, { '3c3d': 1 }],
      [2, { '7g7f': 1 }],
      [3, { '4c4d': 1 }],
    ]);
  });

  test('begin with White in a handicap', () => {
    expect(movesOf('[lance]\nOne: 3c3d 7g7f')).toEqual([
      [0, { '3c3d': 1 }],
      [1, { '7g7f': 1 }],
    ]);
  });

  test('answer what they do not make, several moves or each legal one', () => {
    expect(movesOf('[even]\nOne: (9g9f) 3c3d')).toEqual([[1, { '3c3d': 1 }]]);
    expect(movesOf('[even]\nTwo: (9g9f|1g1f) 3c3d')).toHaveLength(2);
    const any = movesOf('[even]\nAll: (*) 3c3d');
    expect(any).toHaveLength(30);
    expect(new Set(any.map((entry) => JSON.stringify(entry)))).toEqual(new Set(['[1,{"3c3d":1}]']));
  });

  test('end before a move that is not kept', () => {
    expect(movesOf('[even]\nOne: 7g7f 3c3d 6i7h 4a3b', (move) => move !== '6i7h')).toEqual([
      [0, { '7g7f': 1 }],
      [1, { '3c3d': 1 }],
    ]);
  });

  test('may be sure of a move', () => {
    const lines = parseLines(shogi, '[even]\nOne: 7g7f 3c3d!\nOther: 7g7f 8c8d');
    const positions = linePositions(shogi, lines, () => true);
    expect(positions.map(({ sure }) => [...sure].map(usi))).toEqual([[], ['3c3d']]);
  });

  test.each([
    ['no move', '[even]\nOne: 7g7f 7g7f'],
    ['no start', 'One: 7g7f'],
    ['an unknown start', '[odd]\nOne: 7g7f'],
    ['no name', '[even]\n7g7f 3c3d'],
  ])('with %s are refused', (_, text) => {
    expect(() => movesOf(text)).toThrow(RangeError);
  });
});

describe('a move', () => {
  const [late, best, other] = [1, 2, 3] as [Move, Move, Move];
  const judgement = [
    { move: late, score: 90, next: 1, isLate: true },
    { move: best, score: 50, next: 2, isLate: false },
    { move: other, score: 10, next: 3, isLate: false },
  ];

  test.each([
    ['costs nothing if it is the best that players make', 5, best, 0],
    ['costs nothing if it is better', 5, late, 0],
    ['costs what the best gains', 5, other, 40],
    ['costs more where late moves are made', 6, other, 80],
    ['costs too much if nobody thought of it', 5, 4 as Move, Number.POSITIVE_INFINITY],
  ])('%s', (_, ply, move, cost) => {
    expect(costOf(judgement, ply, move)).toBe(cost);
  });
});

describe('the book of shogi', () => {
  const text = readFileSync(join(PROJECT, 'tools/book/lines/shogi.txt'), 'utf8');
  const written = linePositions(shogi, parseLines(shogi, text), () => true);
  const moves = new Map(written.map(({ key, lines }) => [key, [...lines.keys()]]));
  const opened = openBook(shogi);
  const book = opened.ok ? opened.value : new Book([]);

  test('holds moves of the lines alone', () => {
    for (const { key, moves: own } of book.positions) {
      expect(moves.get(key)).toEqual(expect.arrayContaining(own.map(({ move }) => move)));
    }
  });

  test('answers each first move', () => {
    const position = new Position(shogi, startPosition(shogi).placement);
    for (const move of legalMoves(position)) {
      position.play(move);
      expect(book.find(bookKey(position))).not.toEqual([]);
      position.undo();
    }
  });

  test('goes on with the pawn of the rook after nearly each first move, P-8d and P-7f', () => {
    const position = new Position(shogi, startPosition(shogi).placement);
    const plays = (text: string) => position.play(moveOf(shogi, text));
    const others = legalMoves(position).filter((move) => usi(move) !== '7g7f');
    const answered = others.filter((move) => {
      position.play(move);
      plays('8c8d');
      plays('7g7f');
      const known = book.find(bookKey(position)).map((entry) => usi(entry.move));
      for (let ply = 0; ply < 3; ply++) position.undo();
      return known.includes('8d8e');
    });
    expect(answered.length).toBeGreaterThanOrEqual(25);
  });

  test('leaves king, golds and edge pawns at home for two moves, but for two', () => {
    const late = new Set<string>();
    const visit = (position: Position, played: readonly string[]) => {
      if (played.length === 4) return;
      for (const { move } of book.find(bookKey(position))) {
        const line = [...played, formatUsi(shogi, move)];
        if (isLateMove(position, move)) late.add(line.join(' '));
        position.play(move);
        visit(position, line);
        position.undo();
      }
    };
    visit(new Position(shogi, startPosition(shogi).placement), []);
    expect(new Set([...late].map((line) => line.split(' ').at(-1)))).toEqual(
      new Set(['4a3b', '5a6b']),
    );
  });

  test('is what level 10 plays for six plies in forty games', () => {
    const thinker = new Thinker(1);
    const start = startPosition(shogi);
    for (let seed = 0; seed < 40; seed++) {
      const played: Move[] = [];
      while (played.length < 6) {
        const game = { variant: shogi, start, moves: [...played] };
        const style = { level: 10, usesBook: true, seed };
        const answer = thinker.think({ game, limits: {}, ...style, shouldStop: () => true });
        if (answer.kind !== 'move') throw new Error(answer.kind);
        expect(moves.get(bookKey(positionOf(game)))).toContain(answer.move);
        played.push(answer.move);
      }
    }
  });
});
