import type { PieceData, Variant } from '../../source/rules/core/variant.ts';
import { madeUpVariant } from './made-up.ts';

/** The same with promoted sides whose names can be spoken. */
function speakable(variant: Variant): Variant {
  const pieces = variant.pieces.map((piece): PieceData => {
    const { back, sfen } = piece;
    return back ? { ...piece, back: { ...back, english: `great ${sfen}` } } : piece;
  });
  return { ...variant, pieces };
}

/** Promotion is mandatory, one piece has no promoted side, and the board is 5 by 7. */
export const MANDATORY = speakable(
  madeUpVariant({
    id: 'mandatory',
    ranks: 7,
    zone: 2,
    promotion: 'mandatory',
    pieces: [
      ['A', 'R4', 'Q'],
      ['C', 'fFbW'],
    ],
    first: 'ACKCA',
  }),
);

/** No piece is a pawn, and none promotes. */
export const BARE: Variant = {
  ...MANDATORY,
  id: 'bare',
  promotion: 'optional',
  pieces: MANDATORY.pieces.map(({ role, back: _back, ...piece }): PieceData => {
    return role === 'royal' ? { ...piece, role } : piece;
  }),
};

/** Kings and pawns on a small board. */
export const TINY: Variant = {
  ...MANDATORY,
  id: 'tiny',
  files: 3,
  ranks: 5,
  zone: 1,
  start: '1k1/ppp/3/PPP/1K1 b - 1',
  pieces: MANDATORY.pieces.filter(({ role }) => role !== undefined),
};

/** Long leaps, and pawn drops that may not mate. */
export const LEAPING: Variant = {
  ...speakable(
    madeUpVariant({
      id: 'leaping',
      ranks: 9,
      zone: 3,
      pieces: [
        ['E', 'AA', 'WA'],
        ['H', 'NN'],
        ['T', 'fR2bF'],
      ],
      first: 'TEHKHET',
    }),
  ),
  pawnDropMate: 'illegal',
};

/** Variants that no code knows. */
export const UNKNOWN_VARIANTS: readonly Variant[] = [MANDATORY, BARE, TINY, LEAPING];
