import { describe, expect, test } from 'vitest';
import { rulesFingerprint } from '../../../source/rules/core/fingerprint.ts';
import type { PieceData, Variant } from '../../../source/rules/core/variant.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';

/** Shogi with a change of one piece. */
function withPiece(letter: string, change: (piece: PieceData) => PieceData): Variant {
  const pieces: readonly PieceData[] = shogi.pieces;
  return { ...shogi, pieces: pieces.map((one) => (one.sfen === letter ? change(one) : one)) };
}

const withFront = (letter: string, betza: string) =>
  withPiece(letter, (piece) => ({ ...piece, front: { ...piece.front, betza } }));

const START = shogi.start.replace(' b - ', ' b 2P ');
const { repetition } = shogi;

describe('a fingerprint', () => {
  test('has 16 hexadecimal digits, others for every game of the catalogue', () => {
    const all = VARIANTS.map(rulesFingerprint);
    expect(all.filter((text) => !/^[0-9a-f]{16}$/.test(text))).toEqual([]);
    for (const half of [0, 8]) {
      expect(new Set(all.map((text) => text.slice(half, half + 8))).size).toBe(all.length);
    }
  });

  test.each<[name: string, changed: Variant]>([
    ['files', { ...shogi, files: 8 }],
    ['ranks', { ...shogi, ranks: 8 }],
    ['start', { ...shogi, start: shogi.start.replace('1r5b1', '1b5r1') }],
    ['hands at the start', { ...shogi, start: START }],
    ['side to move', { ...shogi, start: shogi.start.replace(' b ', ' w ') }],
    ['zone', { ...shogi, zone: 2 }],
    ['promotion', { ...shogi, promotion: 'mandatory' }],
    ['drops', { ...shogi, drops: 'illegal' }],
    ['pawn-drop mate', { ...shogi, pawnDropMate: 'legal' }],
    ['pawns a file', { ...shogi, pawnsPerFile: 2 }],
    ['dead squares', { ...shogi, deadSquares: 'legal' }],
    ['how often a position stands', { ...shogi, repetition: { ...repetition, times: 3 } }],
    ['repetition', { ...shogi, repetition: { ...repetition, result: 'black-loses' } }],
    ['perpetual check', { ...shogi, repetition: { ...repetition, perpetualCheckLoses: false } }],
    ['no moves', { ...shogi, noMoves: 'draws' }],
    ['goal', { ...shogi, goalRanks: 1 }],
    ['impasse', { ...shogi, impasseThreshold: 25 }],
    ['declaration', { ...shogi, declaration: { ...shogi.declaration, pieces: 9 } }],
    ['moves', withFront('G', 'W')],
    [
      'moves of the promoted side',
      withPiece('R', ({ back, ...rest }) => ({
        ...rest,
        ...(back && { back: { ...back, betza: 'Q' } }),
      })),
    ],
    ['no promoted side', withPiece('S', ({ back: _, ...rest }) => rest)],
    ['a letter', withPiece('G', (piece) => ({ ...piece, sfen: 'I' }))],
    ['the pawn', withPiece('P', ({ role: _, ...rest }) => rest)],
    ['turning back', withPiece('S', (piece) => ({ ...piece, reverts: true }))],
    ['captives', withPiece('S', (piece) => ({ ...piece, captive: 'G' }))],
    ['points of an impasse', withPiece('S', (piece) => ({ ...piece, points: 2 }))],
  ])('changes with %s', (_, changed) => {
    expect(rulesFingerprint(changed)).not.toBe(rulesFingerprint(shogi));
  });

  test.each<[name: string, changed: Variant]>([
    ['id, names and kanji', { ...shogi, id: 'x', name: 'X', noun: 'an X', kanji: '' }],
    ['handicaps and sources', { ...shogi, handicaps: [], sources: ['me'] }],
    ['wide kanji', { ...shogi, wideKanji: true }],
    [
      'names of pieces',
      withPiece('G', (piece) => ({
        ...piece,
        hodges: 'X',
        front: { ...piece.front, english: 'x', kanji: '禽', label: 'X' },
      })),
    ],
    ['the order of pieces', { ...shogi, pieces: [...shogi.pieces].reverse() }],
    ['another spelling of moves', withFront('N', 'fN')],
    ['a range as long as the board', withFront('L', 'fR8')],
    ['another spelling of the start', { ...shogi, start: shogi.start.replaceAll('/9/', '/45/') }],
    ['the move number', { ...shogi, start: shogi.start.replace(/1$/, '7') }],
  ])('does not change with %s', (_, changed) => {
    expect(rulesFingerprint(changed)).toBe(rulesFingerprint(shogi));
  });

  test('does not change with a range that only a larger board would tell', () => {
    const small = { ...shogi, files: 5, ranks: 5, start: 'rbsgk/4p/5/P4/KGSBR b - 1' };
    const limited = withFront('R', 'R4').pieces;
    expect(rulesFingerprint({ ...small, pieces: limited })).toBe(rulesFingerprint(small));
  });

  test('of points matters only where an impasse is counted', () => {
    const { impasseThreshold: _, declaration: __, ...without } = shogi;
    const doubled = { ...without, pieces: shogi.pieces.map((one) => ({ ...one, points: 9 })) };
    expect(rulesFingerprint(doubled)).toBe(rulesFingerprint(without));
  });
});
