import { describe, expect, test } from 'vitest';
import type { Variant } from '../../source/rules/core/variant.ts';
import { readSfen } from '../../source/rules/notation/sfen.ts';
import { findHandicap, openGame, startPosition } from '../../source/rules/notation/start.ts';
import { shogi } from '../../source/rules/variants/shogi/rules.ts';
import { yari } from '../../source/rules/variants/yari/rules.ts';
import { board } from '../../source/text/en/board.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { pawnDropMateText, positionTitle, statusTexts } from '../../source/text/status.ts';
import { printed } from '../../source/text/teller.ts';
import { moveOf, positionOf } from '../helpers/play.ts';
import { variantOf } from '../helpers/variant-of.ts';

const { turnText } = board;

function gameFrom(variant: Variant, sfen: string, moves = '') {
  const game = openGame(variant, readSfen(variant, sfen).placement);
  for (const text of moves.split(' ').filter(Boolean)) {
    game.play(moveOf(variant, text));
  }
  return game;
}

describe('the title', () => {
  test.each([
    ['shogi', undefined, 'box', 'Shogi, even game'],
    ['yari', 'two-piece', 'frame', 'Yari shogi, two-piece handicap'],
    ['ogi', undefined, 'box', 'Ōgi, even game'],
    ['ogi', 'lance', 'frame', 'Ogi, lance handicap'],
  ] as const)('%s %s %s', (id, name, charset, title) => {
    const variant = variantOf(id);
    const handicap = name && findHandicap(variant, name);
    const { placement } = startPosition(variant, handicap || undefined);
    expect(positionTitle(ENGLISH, variant, placement, charset)).toBe(title);
  });

  test('of another position', () => {
    const { placement } = readSfen(shogi, '8k/9/9/9/9/9/9/9/K8 b - 1');
    expect(positionTitle(ENGLISH, shogi, placement, 'box')).toBe('Shogi, from a given position');
  });
});

test('whose turn it is', () => {
  expect(turnText(12, 'black')).toBe('ply 12 - Black to play');
  expect(turnText(0, 'white')).toBe('ply 0 - White to play');
});

/** From the start of shogi: a check that can be given for ever. */
const TO_CHECK = '5g5f 5c5d 2h5h 5a5b 5f5e 5b5c 5h5f 5c6d';
const CHECKS = '5f6f 6d7d 6f7f 7d6d 7f6f 6d7d 6f7f 7d6d 7f6f 6d7d 6f7f 7d6d 7f6f';
const SHUFFLE = '4i4h 4a4b 4h4i 4b4a';

describe('the status', () => {
  test.each<[name: string, id: string, sfen: string, moves: string, texts: string[]]>([
    ['nothing to say', 'shogi', shogi.start, '7g7f', []],
    [
      'check',
      'shogi',
      '4k4/9/9/9/9/4r4/9/9/4K4 b - 1',
      '',
      ['Check! Your king on 5i is attacked by the rook on 5f.'],
    ],
    [
      'check of a general by a promoted piece',
      'yari',
      '3k3/7/7/7/7/3+r3/7/7/3K3 b - 1',
      '',
      ['Check! Your general on 4i is attacked by the rook on 4f.'],
    ],
    [
      'double check',
      'shogi',
      '4k4/9/9/9/9/4r4/3n5/9/4K4 b - 1',
      '',
      ['Check! Your king on 5i is attacked by the rook on 5f and the knight on 6g.'],
    ],
    ['no king, no check', 'shogi', '4k4/9/9/9/9/4r4/9/P8/9 b - 1', '', []],
    [
      'a repetition that is about to count',
      'yari',
      yari.start,
      SHUFFLE,
      ['This position stands for the 2nd time of 3: at the 3rd the game is drawn.'],
    ],
    ['the 2nd of 4 does not yet', 'shogi', shogi.start, SHUFFLE, []],
    [
      'the 3rd of 4',
      'shogi',
      shogi.start,
      `${SHUFFLE} ${SHUFFLE}`,
      ['This position stands for the 3rd time of 4: at the 4th the game is drawn.'],
    ],
    ['drawn', 'yari', yari.start, `${SHUFFLE} ${SHUFFLE}`, ['Draw by repetition']],
    [
      'perpetual check',
      'shogi',
      shogi.start,
      `${TO_CHECK} ${CHECKS.split(' ').slice(0, 9).join(' ')}`,
      [
        'Check! Your king on 6d is attacked by the rook on 6f.',
        'This position stands for the 3rd time of 4. Perpetual check: Black must deviate, or loses.',
      ],
    ],
    [
      'lost by it',
      'shogi',
      shogi.start,
      `${TO_CHECK} ${CHECKS}`,
      ['White wins: perpetual check by Black'],
    ],
    [
      'an impasse that can be claimed',
      'shogi',
      '4K4/9/9/9/9/9/9/9/4k4 b R2Pb 1',
      '',
      ['Impasse can be claimed: Black 7 points, White 5; 24 are needed.'],
    ],
    ['checkmate', 'shogi', '8k/8G/8G/9/9/9/9/9/K8 w - 1', '', ['Black wins by checkmate']],
  ])('%s', (_name, id, sfen, moves, texts) => {
    expect(statusTexts(gameFrom(variantOf(id), sfen, moves), printed(ENGLISH))).toEqual(texts);
  });
});

describe('mate by a pawn drop', () => {
  test.each([
    ['shogi', '8k/9/8G/9/9/9/9/9/K6R1 b P 1', 'P*1b is not allowed: it would mate by a pawn drop.'],
    ['shogi', '8k/9/8G/9/9/9/9/9/K6R1 b - 1', undefined],
    ['shogi', '8k/9/9/9/9/9/9/9/K6R1 b P 1', undefined],
    ['yari', '6k/7/6+P/7/7/7/7/7/K4R1 b P 1', undefined],
  ])('%s %s', (variant, sfen, text) => {
    expect(pawnDropMateText(positionOf(variantOf(variant), sfen), printed(ENGLISH))).toBe(text);
  });
});
