import type { VariantProse } from '../prose.ts';

export const judkinsProse: VariantProse = {
  about: [
    'Judkins shogi was made by Paul Judkins of Norwich before 1998. It is minishogi with a knight, on six files and ranks; the zone is two ranks deep.',
  ],
  hints: [
    'The knight leaps into the zone on its second move, and a knight in hand attacks two squares that nothing else reaches from there.',
    'One pawn is all that each side has. Once it is gone from its file, the rook owns the file.',
  ],
};
