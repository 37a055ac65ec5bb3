import { describe, expect } from 'vitest';
import { type Ending, Game } from '../../../source/rules/core/game.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { Position } from '../../../source/rules/core/position.ts';
import type { PieceData, Variant } from '../../../source/rules/core/variant.ts';
import { readSfen } from '../../../source/rules/notation/sfen.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { ogi } from '../../../source/rules/variants/ogi/rules.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { moveOf, playGame, playUsi } from '../../helpers/play.ts';
import { sharedTest, test, VARIANTS_OF_RUN } from '../../helpers/run-size.ts';

/** After these the rook gives check, and goes on to do so with every move. */
const BEFORE_CHECKS = '5g5f 5c5d 2h5h 5a5b 5f5e 5b5c 5h5f 5c6d';
const CHECKS = '5f6f 6d7d 6f7f 7d6d 7f6f 6d7d 6f7f 7d6d 7f6f 6d7d 6f7f 7d6d 7f6f';
const SHUFFLE = '7i6h 3a4b 6h7i 4b3a';

/** The black rook checks the white king round and round. */
const CHECKED_KING = '9/9/9/9/4k4/9/9/4R4/K8 w - 1';
const CHECK_CYCLE = '5e4e 5h4h 4e5e 4h5h';

const shogiPieces: readonly PieceData[] = shogi.pieces;

/**
 * Shogi with a royal piece that leaps: here each side can answer a check by leaping out of the
 * line of its own slider, which gives check in its turn, for ever.
 */
const leapingKings: Variant = {
  ...shogi,
  id: 'leaping-kings',
  pieces: shogiPieces.map((piece) =>
    piece.role === 'royal' ? { ...piece, front: { ...piece.front, betza: 'N' } } : piece,
  ),
  handicaps: [],
};
const CHECK_AND_COUNTERCHECK = '9/6b2/3R5/9/2RK2k2/7b1/9/9/9 b - 1';

interface GameRow {
  readonly rule: string;
  readonly variant: Variant;
  readonly sfen?: string;
  readonly moves: string;
  readonly ending: Ending;
}

const ENDING_ROWS: readonly GameRow[] = [
  {
    rule: 'the fourth occurrence is a draw in shogi',
    variant: shogi,
    moves: repeat(SHUFFLE, 3),
    ending: { reason: 'repetition' },
  },
  {
    rule: 'the fourth occurrence is a draw in ogi',
    variant: ogi,
    moves: repeat('4h3g 4a5b 3g4h 5b4a', 3),
    ending: { reason: 'repetition' },
  },
  {
    rule: 'the third occurrence is a draw in yari',
    variant: yari,
    moves: repeat('4i4h 4a4b 4h4i 4b4a', 2),
    ending: { reason: 'repetition' },
  },
  {
    rule: 'a position counts wherever it stood first, not only from the start',
    variant: shogi,
    moves: `7g7f 3c3d ${repeat(SHUFFLE, 3)}`,
    ending: { reason: 'repetition' },
  },
  {
    rule: 'perpetual check by Black loses',
    variant: shogi,
    moves: `${BEFORE_CHECKS} ${CHECKS}`,
    ending: { reason: 'perpetual check', winner: 'white' },
  },
  {
    rule: 'perpetual check by White loses',
    variant: shogi,
    sfen: '8k/4r4/9/9/4K4/9/9/9/9 b - 1',
    moves: repeat('5e6e 5b6b 6e5e 6b5b', 3),
    ending: { reason: 'perpetual check', winner: 'black' },
  },
  {
    rule: 'perpetual check loses at the third occurrence in yari',
    variant: yari,
    sfen: '7/7/7/3k3/7/7/7/3R3/K6 w - 1',
    moves: repeat('4d3d 4h3h 3d4d 3h4h', 2),
    ending: { reason: 'perpetual check', winner: 'white' },
  },
  {
    rule: 'perpetual check loses in ogi',
    variant: ogi,
    sfen: '8/8/8/4k3/8/8/4R3/K7 w - 1',
    moves: repeat('4d3d 4g3g 3d4d 3g4g', 3),
    ending: { reason: 'perpetual check', winner: 'white' },
  },
  {
    rule: 'one move of the checker without check makes it a draw',
    variant: shogi,
    sfen: CHECKED_KING,
    moves: `${repeat(CHECK_CYCLE, 2)} 5e4e 5h6h 4e5e 6h5h`,
    ending: { reason: 'repetition' },
  },
  {
    rule: 'check by both sides with every move is a draw',
    variant: leapingKings,
    sfen: CHECK_AND_COUNTERCHECK,
    moves: repeat('6e5c 3e4c 5c6e 4c3e', 3),
    ending: { reason: 'repetition' },
  },
  {
    rule: 'checkmate loses',
    variant: shogi,
    sfen: '4k4/9/4P4/9/9/9/9/9/4K4 b G 1',
    moves: 'G*5b',
    ending: { reason: 'checkmate', winner: 'black' },
  },
  {
    rule: 'no legal move without check loses in shogi',
    variant: shogi,
    sfen: '8k/9/7RG/9/9/9/9/9/K8 w - 1',
    moves: '',
    ending: { reason: 'no legal moves', winner: 'black' },
  },
  {
    rule: 'no legal move without check loses in yari',
    variant: yari,
    sfen: '6k/7/5R+B/7/7/7/7/7/K6 w - 1',
    moves: '',
    ending: { reason: 'no legal moves', winner: 'black' },
  },
  {
    rule: 'no legal move without check loses in ogi',
    variant: ogi,
    sfen: '7k/8/6R+S/8/8/8/8/K7 w - 1',
    moves: '',
    ending: { reason: 'no legal moves', winner: 'black' },
  },
  {
    rule: 'pawn-drop mate wins in yari',
    variant: yari,
    sfen: '6k/7/6+P/7/7/7/7/7/K4R1 b P 1',
    moves: 'P*1b',
    ending: { reason: 'checkmate', winner: 'black' },
  },
  {
    rule: 'pawn-drop mate wins in ogi',
    variant: ogi,
    sfen: '7k/8/7+S/8/8/8/8/K5R1 b P 1',
    moves: 'P*1b',
    ending: { reason: 'checkmate', winner: 'black' },
  },
];

describe('a game ends', () => {
  test.each(ENDING_ROWS)('$rule', ({ variant, sfen = variant.start, moves, ending }) => {
    const game = playGame(variant, '', sfen);
    for (const usi of moves.split(' ').filter(Boolean)) {
      expect(game.status().kind).toBe('playing');
      playUsi(game, usi);
    }
    expect(game.status()).toEqual({ kind: 'ended', ending });
  });
});

describe('positions that are not the same', () => {
  test('other pieces in hand', () => {
    const cycle = 'P*5g 5h5g 1a2a 5g5h P*5g 5h5g 2a1a 5g5h';
    const game = playGame(shogi, repeat(cycle, 4), '8k/9/9/9/9/9/9/4R4/K8 w 9p 1');
    expect(game.status()).toMatchObject({ kind: 'playing', occurrence: 1 });
  });

  test('the other side to move', () => {
    const sfen = '8k/9/9/9/9/9/9/9/K8 b - 1';
    const triangle = '9i9h 1a2a 9h8i 2a1a 8i9i';
    const game = playGame(shogi, triangle, sfen);
    expect(game.position.board).toEqual(game.start.board);
    expect(game.status()).toMatchObject({ kind: 'playing', occurrence: 1 });
  });

  test('a piece that has promoted', () => {
    const sfen = '8k/9/9/9/9/9/9/4R4/K8 b - 1';
    const game = playGame(shogi, '5h5a+ 1a1b 5a5h 1b1a', sfen);
    expect(game.status()).toMatchObject({ kind: 'playing', occurrence: 1 });
  });

  test('no move of a side at all is no perpetual check', () => {
    const game = playGame(shogi, '', CHECKED_KING);
    expect(game.status()).toEqual({ kind: 'playing', inCheck: true, occurrence: 1 });
  });
});

describe('the standing of a game that goes on', () => {
  test('at the start', () => {
    expect(playGame(yari, '').status()).toEqual({
      kind: 'playing',
      inCheck: false,
      occurrence: 1,
    });
  });

  test('the occurrence, and who would lose by the next', () => {
    const game = playGame(shogi, repeat(CHECK_CYCLE, 2), CHECKED_KING);
    expect(game.status()).toEqual({
      kind: 'playing',
      inCheck: true,
      occurrence: 3,
      perpetualChecker: 'black',
    });
  });

  test('checks before the position first stood do not matter', () => {
    const game = playGame(shogi, '5g5f 5c5d 2h5h 5a5b 5f5e 5b5c 5h5f 5c6d 5f6f 6d7d');
    expect(game.status()).toEqual({ kind: 'playing', inCheck: false, occurrence: 1 });
  });

  test('both kings in the zone: the points', () => {
    const game = playGame(shogi, '5d5c', '9/9/9/4K4/9/9/4k4/9/9 b 2R2g 1');
    expect(game.status()).toMatchObject({ impasse: { black: 10, white: 2 } });
  });
});

describe('taking back and declaring', () => {
  test('a game that has ended goes on after undo', () => {
    const game = playGame(shogi, repeat(SHUFFLE, 3));
    expect(game.ply).toBe(12);
    expect(game.undo()).toBeGreaterThan(0);
    expect(game.status()).toMatchObject({ kind: 'playing', occurrence: 3 });
    playUsi(game, '4b3a');
    expect(game.status().kind).toBe('ended');
  });

  test('undo forgets an occurrence', () => {
    const game = playGame(shogi, SHUFFLE);
    expect(game.status()).toMatchObject({ occurrence: 2 });
    for (let ply = 0; ply < 4; ply++) game.undo();
    expect(game.status()).toMatchObject({ occurrence: 1 });
    expect([game.ply, game.moves, game.turn]).toEqual([0, [], 'black']);
  });

  test('the position after each ply', () => {
    const game = playGame(shogi, BEFORE_CHECKS);
    const moves = BEFORE_CHECKS.split(' ');
    for (let ply = 0; ply <= moves.length; ply++) {
      const before = playGame(shogi, moves.slice(0, ply).join(' ')).position;
      expect(game.positionAt(ply)).toEqual(new Position(shogi, before));
    }
    game.positionAt(2).play(itemAt(legalMoves(game.positionAt(2)), 0));
    expect(game.positionAt(2).turn).toBe('black');
  });

  sharedTest.each(VARIANTS_OF_RUN)('$id: with one move more it is a game of its own', (variant) => {
    const game = playGame(variant, '');
    for (let ply = 0; ply < 40 && game.status().kind === 'playing'; ply++) {
      const { moves, turn } = game;
      const before = [...moves];
      const position = game.position.snapshot();
      const possible = legalMoves(game.position);
      const move = itemAt(possible, (ply * 7) % possible.length);
      const after = game.after(move);
      expect([game.moves, game.turn, game.position.snapshot()]).toEqual([before, turn, position]);
      const status = game.status();
      expect(after.undo()).toBe(move);
      expect([after.moves, after.status()]).toEqual([before, status]);
      expect(() => after.undo()).toThrow(RangeError);
      game.play(move);
      expect(after.position.turn).toBe(turn);
    }
  });

  test('with one move more it counts what came before, as if that were played on', () => {
    const game = playGame(shogi, repeat(SHUFFLE, 3).split(' ').slice(0, -1).join(' '));
    const last = moveOf(shogi, '4b3a');
    const after = game.after(last);
    expect(game.status()).toMatchObject({ kind: 'playing' });
    game.play(last);
    expect(after.status()).toEqual(game.status());
    expect(after.status()).toMatchObject({ ending: { reason: 'repetition' } });
  });

  test('nothing to undo at the start', () => {
    const game = playGame(shogi, '');
    expect(() => game.undo()).toThrow(RangeError);
    expect(game.status()).toMatchObject({ kind: 'playing' });
  });

  test.each([
    [{ reason: 'resignation', winner: 'white' }],
    [{ reason: 'illegal move', winner: 'black' }],
    [{ reason: 'time', winner: 'black' }],
    [{ reason: 'agreement' }],
  ] satisfies [Ending][])('%o stands until a move is played or taken back', (ending) => {
    const game = playGame(shogi, '7g7f');
    game.declare(ending);
    expect(game.status()).toEqual({ kind: 'ended', ending });
    game.undo();
    expect(game.status().kind).toBe('playing');
    game.declare(ending);
    game.play(itemAt(legalMoves(game.position), 0));
    expect(game.status().kind).toBe('playing');
  });
});

describe.each(VARIANTS)('handicaps of $id', (variant) => {
  test('White moves first', () => {
    for (const { sfen } of variant.handicaps) {
      expect(new Game(variant, readSfen(variant, sfen).placement).turn).toBe('white');
    }
    expect(playGame(variant, '').turn).toBe('black');
  });
});

function repeat(moves: string, times: number): string {
  return Array.from({ length: times }, () => moves).join(' ');
}
