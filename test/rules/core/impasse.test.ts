import { describe, expect, test } from 'vitest';
import { Game } from '../../../source/rules/core/game.ts';
import { canClaimImpasse, countPoints, judgeImpasse } from '../../../source/rules/core/impasse.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { readSfen } from '../../../source/rules/notation/sfen.ts';
import { findHandicap, openGame, startPosition } from '../../../source/rules/notation/start.ts';
import { ogi } from '../../../source/rules/variants/ogi/rules.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { playGame, positionOf } from '../../helpers/play.ts';

describe('an impasse can be claimed', () => {
  test.each<[string, Variant, string, boolean]>([
    ['both kings in the zone', shogi, '9/9/4K4/9/9/9/4k4/9/9 b - 1', true],
    ['only the black king', shogi, '9/9/4K4/9/9/4k4/9/9/9 b - 1', false],
    ['only the white king', shogi, '9/9/9/4K4/9/9/4k4/9/9 b - 1', false],
    ['both at home', shogi, '4k4/9/9/9/9/9/9/9/4K4 b - 1', false],
    ['yari: both generals in the zone', yari, '7/7/3K3/7/7/7/3k3/7/7 b - 1', true],
    ['ogi: the zone of White begins at f', ogi, '8/8/4K3/8/8/4k3/8/8 b - 1', true],
    ['ogi: rank e is outside', ogi, '8/8/4K3/8/4k3/8/8/8 b - 1', false],
    ['a side without a king', shogi, '9/9/4K4/9/9/9/9/9/9 b - 1', false],
  ])('%s', (_, variant, sfen, expected) => {
    expect(canClaimImpasse(positionOf(variant, sfen))).toBe(expected);
  });
});

describe('the points', () => {
  test.each<[string, Variant, string, number, number]>([
    ['54 in shogi', shogi, shogi.start, 27, 27],
    ['29 a side in yari', yari, yari.start, 29, 29],
    ['29 a side in ogi', ogi, ogi.start, 29, 29],
    ['the king counts nothing', shogi, '4k4/9/9/9/9/9/9/9/4K4 b - 1', 0, 0],
    ['hands count', shogi, '4k4/9/9/9/9/9/9/9/4K4 b 2RB3Pgsn2l 1', 18, 5],
    ['promotion is ignored', shogi, '4k4/9/9/9/9/9/+R+B+S1+P4/9/4K4 b - 1', 12, 0],
    ['yari: knights and pawns 1', yari, '3k3/7/7/RBN1P2/7/7/7/7/3K3 b rbnp 1', 12, 12],
    ['ogi: the princess 5', ogi, '4k3/8/8/2I1+I3/8/8/8/4K3 b i 1', 10, 5],
  ])('%s', (_, variant, sfen, black, white) => {
    expect(countPoints(variant, positionOf(variant, sfen))).toEqual({ black, white });
  });
});

describe('the judgement', () => {
  test.each<[Variant, number, number, 'black' | 'white' | 'draw']>([
    [shogi, 27, 27, 'draw'],
    [shogi, 24, 30, 'draw'],
    [shogi, 30, 24, 'draw'],
    [shogi, 23, 31, 'white'],
    [shogi, 31, 23, 'black'],
    [shogi, 10, 12, 'white'],
    [shogi, 12, 10, 'black'],
    [shogi, 10, 10, 'draw'],
    [yari, 26, 32, 'draw'],
    [yari, 25, 33, 'white'],
    [yari, 33, 25, 'black'],
    [ogi, 26, 32, 'draw'],
    [ogi, 25, 33, 'white'],
    [ogi, 33, 25, 'black'],
  ])('$0.id: %i to %i', (variant, black, white, expected) => {
    expect(judgeImpasse(variant, { black, white }) ?? 'draw').toBe(expected);
  });
});

describe('handicaps', () => {
  test.each<[Variant, string, number]>([
    [shogi, 'lance', 1],
    [shogi, 'rook-lance', 6],
    [shogi, 'two-piece', 10],
    [shogi, 'ten-piece', 18],
    [yari, 'left-yari-rook', 5],
    [yari, 'six-piece', 22],
    [ogi, 'eight-piece', 16],
  ])('$0.id %s: the removed pieces count %i for White', (variant, name, points) => {
    const handicap = findHandicap(variant, name);
    const game = openGame(variant, startPosition(variant, handicap).placement);
    expect(game.handicapPoints).toBe(points);
  });

  test('only from a named handicap, recognised by its start position', () => {
    expect(playGame(shogi, '').handicapPoints).toBe(0);
    const rightLance = '1nsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1';
    expect(playGame(shogi, '', rightLance).handicapPoints).toBe(0);
  });

  test('the points of the ending', () => {
    const sfen = '9/9/4K4/9/9/9/4k4/9/9 b 4R4G4S2n8p 1';
    const game = playGame(shogi, '', sfen);
    expect(game.impasseEnding()).toEqual({
      reason: 'impasse',
      winner: 'black',
      points: { black: 28, white: 10 },
    });
  });

  test('what White gave counts in the ending', () => {
    const { placement } = readSfen(shogi, '9/9/4K4/9/9/9/4k4/9/9 b 4R4G4S2n8p 1');
    expect(new Game(shogi, placement, 18).impasseEnding()).toEqual({
      reason: 'impasse',
      points: { black: 28, white: 28 },
    });
  });

  test('a draw has no winner', () => {
    const game = playGame(shogi, '', '9/9/4K4/9/9/9/4k4/9/9 b 4R4G4b5g 1');
    expect(game.impasseEnding()).toEqual({
      reason: 'impasse',
      points: { black: 24, white: 25 },
    });
  });
});
