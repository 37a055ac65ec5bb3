import type { Variant } from '../core/variant.ts';

/** Rules that most games take over from shogi. */
export const asInShogi = {
  promotion: 'optional',
  drops: 'legal',
  pawnDropMate: 'illegal',
  pawnsPerFile: 1,
  deadSquares: 'illegal',
  repetition: { times: 4, result: 'draw', perpetualCheckLoses: true },
  noMoves: 'loses',
} as const satisfies Partial<Variant>;
