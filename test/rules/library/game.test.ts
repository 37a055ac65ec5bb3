import { describe, expect } from 'vitest';
import type { Color } from '../../../source/rules/core/color.ts';
import type { Ending, EndReason } from '../../../source/rules/core/game.ts';
import { legalMoves as coreLegalMoves } from '../../../source/rules/core/generate.ts';
import {
  DROP_FLAG,
  type Move,
  makeDrop,
  makeMove,
  PROMOTION_FLAG,
} from '../../../source/rules/core/move.ts';
import { perft as corePerft } from '../../../source/rules/core/perft.ts';
import type { Square } from '../../../source/rules/core/square.ts';
import {
  formatUsiGame,
  type Game,
  parseUsiGame,
  startGame,
} from '../../../source/rules/library/game.ts';
import {
  legalMoves,
  moveParts,
  perft,
  perftDivide,
  play,
} from '../../../source/rules/library/moves.ts';
import {
  formatHodges,
  formatJapanese,
  formatSfen,
  formatUsi,
  parseMove,
  parseSfen,
  pieceLabel,
  startPosition,
} from '../../../source/rules/library/notation.ts';
import { coreOf, type Position } from '../../../source/rules/library/position.ts';
import { type CheckedVariant, variants } from '../../../source/rules/library/variants.ts';
import type { LabelStyle } from '../../../source/rules/notation/labels.ts';
import { longTest, sharedTest, shareOf, test } from '../../helpers/run-size.ts';

const ALL = Object.values(variants);

/** A game of moves that a counter chooses. */
function someGame(variant: CheckedVariant, plies: number, seed = 1): Game {
  const game = startGame(variant);
  for (let ply = 0; ply < plies && game.status.kind === 'playing'; ply++) {
    const moves = legalMoves(game.position);
    const move = moves[(ply * 7919 + seed * 104729) % moves.length];
    if (move === undefined || !game.play(move).ok) throw new Error('no move');
  }
  return game;
}

function positionOf(variant: CheckedVariant, sfen: string): Position {
  const parsed = parseSfen(variant, sfen);
  if (!parsed.ok) throw new Error(parsed.fault.code);
  return parsed.value;
}

describe('a position', () => {
  sharedTest.each(shareOf(ALL, 4))('has the moves and the count of the core: $id', (variant) => {
    const position = startPosition(variant);
    expect(legalMoves(position)).toEqual(coreLegalMoves(coreOf(position)));
    expect(perft(position, 3)).toBe(corePerft(coreOf(position), 3));
    const divided = perftDivide(position, 3);
    expect(divided.reduce((sum, [, nodes]) => sum + nodes, 0)).toBe(perft(position, 3, false));
  });

  test.each(ALL)('stays as it is whatever is played from it: $id', (variant) => {
    const { position } = someGame(variant, 12);
    const sfen = formatSfen(position);
    for (const move of legalMoves(position)) expect(play(position, move).ok).toBe(true);
    legalMoves(position).length = 0;
    expect(formatSfen(position)).toBe(sfen);
    expect(legalMoves(position).length).toBeGreaterThan(0);
  });

  test('holds nothing that can be changed', () => {
    const position = startPosition(variants.shogi) as unknown as Record<string, unknown>;
    expect(Object.keys(position).sort()).toEqual(['lastMove', 'moveNumber', 'variant']);
    for (const name of ['turn', 'moveNumber', 'variant', 'board', 'legalMoves']) {
      expect(() => Object.assign(position, { [name]: 1 })).toThrow(TypeError);
    }
  });

  test('knows its last move', () => {
    const game = startGame(variants.shogi);
    for (const text of ['P-7f', 'P-3d', 'Bx2b+']) expect(game.playText(text).ok).toBe(true);
    const recapture = parseMove(game.position, '同銀');
    expect(recapture.ok && formatHodges(game.position, recapture.value)).toBe('Sx2b');
  });

  test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'has no perft of depth %d',
    (depth) => {
      expect(() => perft(startPosition(variants.shogi), depth)).toThrow(RangeError);
      expect(() => perftDivide(startPosition(variants.shogi), depth)).toThrow(RangeError);
    },
  );
});

describe('a move that cannot be played gives the reason', () => {
  test.each([
    0,
    -1,
    1.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    2 ** 40,
    DROP_FLAG | PROMOTION_FLAG,
    DROP_FLAG | (0x31 << 8) | 15,
    0xffff,
    0x31,
  ])('no move: %d', (move) => {
    const refused = play(startPosition(variants.shogi), move as Move);
    expect(refused).toEqual({ ok: false, fault: { code: 'not-a-move' } });
  });

  test.each([
    ['an enemy piece', '3c3d', 'not-your-piece'],
    ['an empty square', '5e5d', 'not-your-piece'],
    ['a way that is blocked', '2h2b', 'blocked'],
    ['a promotion outside the zone', '7g7f+', 'outside-zone'],
    ['a piece that is not in hand', 'P*5e', 'not-in-hand'],
  ])('%s', (_, usi, code) => {
    const read = parseUsiGame(`position startpos moves ${usi}`);
    expect(read).toMatchObject({ ok: false, fault: { code: 'move', index: 3, fault: { code } } });
  });

  longTest('any integer is legal or has a reason', () => {
    for (const variant of ALL.filter((_, index) => index % 3 === 0)) {
      const { position } = someGame(variant, 20);
      const legal = new Set<number>(legalMoves(position));
      const squares = position.pieces().map(({ square }) => square as number);
      for (const from of [...squares, 0, 1, 2, 3]) {
        for (let to = 0x20; to < 0xc0; to++) {
          for (const flags of [0, PROMOTION_FLAG, DROP_FLAG]) {
            const move = from | (to << 8) | flags;
            expect(play(position, move as Move).ok).toBe(legal.has(move));
          }
        }
      }
    }
  });

  test('after the end of the game', () => {
    // A lion that has come home wins.
    const position = positionOf(variants.dobutsu, '1L1/3/3/1l1 w - 1');
    expect(position.ending).toEqual({ reason: 'try', winner: 'black' });
    const game = startGame(position);
    expect(game.playText('L-1c')).toMatchObject({ ok: false, fault: { code: 'game-ended' } });
    expect(parseMove(position, 'L-1c')).toMatchObject({ fault: { code: 'goal-reached' } });
  });
});

describe('a call that makes no sense throws', () => {
  const position = startPosition(variants.shogi);
  const square = (value: number) => value as Square;
  const move = (value: number) => value as Move;
  const far = makeMove(square(0x97), square(0x77));

  test.each<[name: string, call: () => unknown]>([
    ['pieceOn(9999)', () => position.pieceOn(square(9999))],
    ['pieceOn(0)', () => position.pieceOn(square(0))],
    ['pieceOn of a wall', () => position.pieceOn(square(0x3a))],
    ['pieceOn(0.5)', () => position.pieceOn(square(0x31 + 0.5))],
    ['pieceOn of a larger board', () => startPosition(variants.minishogi).pieceOn(square(0x39))],
    ["inHand('black', 99)", () => position.inHand('black', 99)],
    ["inHand('black', -1)", () => position.inHand('black', -1)],
    ["inHand('red', 1)", () => position.inHand('red' as Color, 1)],
    ['formatJapanese(position, 0)', () => formatJapanese(position, move(0))],
    ['formatJapanese of an illegal move', () => formatJapanese(position, far)],
    ['formatHodges(position, 0)', () => formatHodges(position, move(0))],
    ['formatHodges of an illegal move', () => formatHodges(position, far)],
    ['formatUsi(position, 0)', () => formatUsi(position, move(0))],
    ['formatUsi of a drop of no piece', () => formatUsi(position, makeDrop(12, square(0x55)))],
    ['moveParts(0)', () => moveParts(move(0))],
    ['moveParts(-1)', () => moveParts(move(-1))],
    [
      'pieceLabel of no kind',
      () => pieceLabel(variants.shogi, { color: 'black', kind: 8, promoted: false }, 'kanji'),
    ],
    [
      'pieceLabel in no style',
      () =>
        pieceLabel(
          variants.shogi,
          { color: 'black', kind: 0, promoted: false },
          'runes' as LabelStyle,
        ),
    ],
    [
      'declare of no reason',
      () => startGame(variants.shogi).declare({ reason: 'boredom' as EndReason }),
    ],
    [
      'declare of no winner',
      () => startGame(variants.shogi).declare({ reason: 'time', winner: 'red' as Color }),
    ],
  ])('%s', (_, call) => {
    expect(call).toThrow(RangeError);
  });

  test('a move is written as USI whatever the position', () => {
    expect(formatUsi(position, far)).toBe('7g7e');
  });
});

describe('a text that is no one move gives the reason', () => {
  test.each([
    ['', 'empty'],
    ['what', 'unreadable'],
    ['Z-7f', 'unknown-piece'],
    ['x', 'no-last-move'],
    ['G-5h', 'ambiguous'],
    ['R-2f', 'blocked'],
  ])('%s', (text, code) => {
    const read = parseMove(startPosition(variants.shogi), text);
    expect(read).toMatchObject({ ok: false, fault: { code } });
  });

  test('a promotion that is left open names both moves', () => {
    const position = positionOf(variants.shogi, '4k4/9/9/4P4/9/9/9/9/4K4 b - 1');
    const read = parseMove(position, 'P-5c');
    if (read.ok || read.fault.code !== 'promotion-choice') throw new Error('no choice');
    const texts = read.fault.moves.map((move) => formatUsi(position, move));
    expect(texts).toEqual(['5d5c', '5d5c+']);
  });
});

describe('a game', () => {
  sharedTest.each(shareOf(ALL, 4))('is written and read: $id', (variant) => {
    const game = someGame(variant, 60);
    const read = parseUsiGame(formatUsiGame(game), variant);
    expect(read.ok && read.value.moves).toEqual(game.moves);
    expect(read.ok && formatSfen(read.value.position)).toBe(formatSfen(game.position));
    const sfen = formatSfen(game.position);
    expect(formatUsiGame(startGame(game.position))).toBe(`position sfen ${sfen}`);
    expect(parseUsiGame(`position sfen ${sfen}`, variant).ok).toBe(true);
  });

  test('begins with startpos in shogi alone, where everybody knows which it is', () => {
    expect(formatUsiGame(startGame(variants.shogi))).toBe('position startpos');
    const { start } = variants.minishogi;
    expect(formatUsiGame(startGame(variants.minishogi))).toBe(`position sfen ${start}`);
    const read = parseUsiGame('position startpos', variants.minishogi);
    expect(read.ok && formatSfen(read.value.start)).toBe(start);
  });

  test.each([
    ['', { code: 'line', index: 0 }],
    ['startpos', { code: 'line', index: 0 }],
    ['position', { code: 'line', index: 1 }],
    ['position startpos 7g7f', { code: 'line', index: 1 }],
    [
      'position sfen 9/9 b - 1',
      { code: 'sfen', index: 2, fault: { code: 'rank-count', found: 2 } },
    ],
    ['position startpos moves hm', { code: 'move', index: 3, fault: { code: 'unreadable' } }],
  ])('that is none: %s', (line, fault) => {
    expect(parseUsiGame(line)).toEqual({ ok: false, fault });
  });

  test('gives out lists of its own', () => {
    const game = someGame(variants.yari, 6);
    (game.moves as Move[]).length = 0;
    expect(game.moves).toHaveLength(6);
    expect(() => Object.assign(game.status, { kind: 'ended' })).toThrow(TypeError);
  });

  test('goes back to where it began', () => {
    const game = someGame(variants.tori, 30);
    const texts = game.moveTexts(formatUsi);
    const back: Move[] = [];
    for (let undone = game.undo(); undone.ok; undone = game.undo()) back.unshift(undone.value);
    expect(back.map((move) => formatUsi(game.position, move))).toEqual(texts);
    expect(formatSfen(game.position)).toBe(variants.tori.start);
    expect(game.undo()).toEqual({ ok: false, fault: { code: 'no-move' } });
  });

  test('ends by repetition, and goes on when that is taken back', () => {
    const game = startGame(variants.shogi);
    const around = ['2h3h', '8b7b', '3h2h', '7b8b'];
    for (let time = 0; time < 3; time++) for (const text of around) game.playText(text);
    expect(game.status).toEqual({ kind: 'ended', ending: { reason: 'repetition' } });
    expect(game.playText('P-7f')).toMatchObject({ ok: false, fault: { code: 'game-ended' } });
    expect(game.undo().ok).toBe(true);
    expect(game.status.kind).toBe('playing');
  });

  test('ends by a word, once', () => {
    const game = startGame(variants.shogi);
    expect(game.declare({ reason: 'resignation', winner: 'white' }).ok).toBe(true);
    const again = game.declare({ reason: 'resignation', winner: 'black' });
    expect(again).toMatchObject({ ok: false, fault: { ending: { winner: 'white' } } });
  });

  test.each<Ending>([
    { reason: 'checkmate', winner: 'black' },
    { reason: 'no legal moves', winner: 'white' },
    { reason: 'try', winner: 'black' },
    { reason: 'repetition' },
    { reason: 'perpetual check', winner: 'black' },
    { reason: 'resignation' },
    { reason: 'illegal move' },
    { reason: 'agreement', winner: 'black' },
    { reason: 'move limit', winner: 'white' },
  ])('is not declared to have ended by %j', (ending) => {
    const game = startGame(variants.shogi);
    expect(game.declare(ending)).toEqual({ ok: false, fault: { code: 'not-declared', ending } });
    expect(game.status.kind).toBe('playing');
  });

  test.each<Ending>([
    { reason: 'time', winner: 'white' },
    { reason: 'time' },
    { reason: 'illegal move', winner: 'black' },
    { reason: 'abandonment' },
    { reason: 'agreement' },
    { reason: 'move limit' },
    { reason: 'impasse', winner: 'black' },
  ])('is declared to have ended by %j', (ending) => {
    const game = startGame(variants.shogi);
    expect(game.declare(ending)).toEqual({ ok: true, value: { kind: 'ended', ending } });
  });

  test('ends by an impasse that is counted', () => {
    expect(startGame(variants.shogi).claimImpasse()).toEqual({
      ok: false,
      fault: { code: 'no-impasse' },
    });
    const entered = '4K4/9/9/9/9/9/9/9/4k4 b 2R2B9P 1';
    const game = startGame(positionOf(variants.shogi, entered));
    expect(game.claimImpasse()).toEqual({
      ok: true,
      value: {
        kind: 'ended',
        ending: { reason: 'impasse', winner: 'black', points: { black: 29, white: 0 } },
      },
    });
  });
});
