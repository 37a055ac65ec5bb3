import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { Position } from '../../../source/rules/core/position.ts';
import { readSfen } from '../../../source/rules/notation/sfen.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { CASTLES, type CastleId } from '../../../source/study/names/castles.ts';
import { compilePattern, matchesPattern } from '../../../source/study/names/name-pattern.ts';
import { castleOf, namesOfGame, openingOf } from '../../../source/study/names/name-position.ts';
import { OPENINGS, type OpeningId } from '../../../source/study/names/openings.ts';
import { moveOf, positionOf } from '../../helpers/play.ts';
import { CASTLE_POSITIONS } from './castle-positions.ts';
import { OPENING_GAMES } from './opening-games.ts';

const TURNED: Readonly<Record<string, string>> = { b: 'w', w: 'b' };

/** The same position with sides and board turned round. */
function turned(sfen: string): string {
  const [board = '', turn = '', hands = ''] = sfen.split(' ');
  const swap = (text: string) =>
    text.replace(/[a-z]/gi, (letter) => {
      return letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase();
    });
  const pieces = swap(board).match(/\+?[a-z]|\d|\//gi) ?? [];
  return `${pieces.reverse().join('')} ${TURNED[turn]} ${swap(hands)} 1`;
}

test('there are enough names', () => {
  expect(Object.keys(CASTLES).length).toBeGreaterThanOrEqual(20);
  expect(Object.keys(OPENINGS).length).toBeGreaterThanOrEqual(25);
});

describe('a castle', () => {
  const rows = (Object.keys(CASTLES) as CastleId[]).map((id) => [id, CASTLES[id].kanji] as const);
  test.each(rows)('%s, %s', (id) => {
    const [one, other, no] = CASTLE_POSITIONS[id].map((ranks) => `4k4/9/9/9/9/${ranks} b - 1`);
    for (const [sfen = '', expected] of [
      [one, true],
      [other, true],
      [no, false],
    ] as const) {
      const black = castleOf(positionOf(shogi, sfen), 'black');
      const white = castleOf(positionOf(shogi, turned(sfen)), 'white');
      if (expected) expect(black).toBe(id);
      else expect(black).not.toBe(id);
      expect(white).toBe(black);
    }
  });
});

/** What Black plays in the position after some moves; they must be legal. */
function openingAfter(usi: string, start: string = shogi.start): OpeningId | undefined {
  const position = new Position(shogi, readSfen(shogi, start).placement);
  const moves = usi.split(' ');
  for (const text of moves) {
    const move = moveOf(shogi, text);
    if (!legalMoves(position).includes(move)) throw new Error(`${text} is not legal`);
    position.play(move);
  }
  return openingOf(position, 'black', moves.length);
}

/** The same moves by the other side, after a first move of Black that changes little. */
function turnedMoves(usi: string): string {
  const turn = (square: string) =>
    `${10 - Number(square[0])}${String.fromCharCode(202 - square.charCodeAt(1))}`;
  return usi
    .split(' ')
    .map((move) =>
      move[1] === '*'
        ? `${move.slice(0, 2)}${turn(move.slice(2))}`
        : `${turn(move.slice(0, 2))}${turn(move.slice(2, 4))}${move.slice(4)}`,
    )
    .join(' ');
}

describe('an opening', () => {
  const rows = (Object.keys(OPENINGS) as OpeningId[]).map(
    (id) => [id, OPENINGS[id].kanji] as const,
  );
  test.each(rows)('%s, %s', (id) => {
    const { yes, no, start } = OPENING_GAMES[id];
    for (const usi of yes) expect(openingAfter(usi, start), usi).toBe(id);
    expect(openingAfter(no, start), no).not.toBe(id);
    expect(new Set(yes).size).toBe(2);
  });

  test.each(rows)('%s, %s, of White', (id) => {
    const { yes, start = shogi.start as string } = OPENING_GAMES[id];
    // The side that begins makes no difference to the board.
    const sfen = turned(start);
    for (const usi of yes) {
      const position = new Position(shogi, readSfen(shogi, sfen).placement);
      const moves = turnedMoves(usi).split(' ');
      for (const text of moves) position.play(moveOf(shogi, text));
      expect(openingOf(position, 'white', moves.length), usi).toBe(id);
    }
  });
});

describe('the names of a game', () => {
  const play = (usi: string) =>
    namesOfGame(
      new Position(shogi, startPosition(shogi).placement),
      usi.split(' ').map((text) => moveOf(shogi, text)),
    );

  test('are those of both sides', () => {
    const usi =
      '7g7f 3c3d 6g6f 8c8d 2h6h 7a6b 5i4h 5a4b 4h3h 4b3b 3i2h 6a5b 3h3i 8d8e 8h7g 5c5d 2h3g 1c1d ' +
      '3i2h 1d1e 3g3h 6b5c';
    expect(play(usi)).toEqual({
      black: { opening: 'shiken-bisha', castle: 'kata-mino' },
      white: { opening: undefined, castle: 'funa-gakoi' },
    });
  });

  test('stay when the pieces move on', () => {
    const base = '7g7f 3c3d 6g6f 8c8d 2h6h';
    expect(play(`${base} 7a6b 6h2h`).black.opening).toBe('shiken-bisha');
    const later = '2h7h 7a6b 5i4h 5a4b 7h6h';
    expect(play(`7g7f 3c3d 6g6f 8c8d ${later}`).black.opening).toBe('sanken-bisha');
    expect(play('7g7f 3c3d').black).toEqual({ opening: undefined, castle: undefined });
  });
});

test.each(['K8', 'X88', 'K', 'hB88', 'K88||', ''])('%s is no pattern', (words) => {
  expect(() => compilePattern(words)).toThrow(RangeError);
});

test.each([
  ['R28', true],
  ['R18|28', true],
  ['R2*', true],
  ['!R28', false],
  ['!R38', true],
  ['vR82', true],
  ['vR28', false],
  ['hB', false],
  ['!hB', true],
  ['!vhB P77 vP33', true],
  ['+R28', false],
])('%s fits the start: %s', (words, fits) => {
  const { placement } = startPosition(shogi);
  expect(matchesPattern(compilePattern(words), 'black', placement)).toBe(fits);
  expect(matchesPattern(compilePattern(words), 'white', placement)).toBe(fits);
});
