import type { VariantProse } from '../prose.ts';

export const gorogoroProse: VariantProse = {
  about: [
    'Gorogoro shogi is the step from Dōbutsu shogi to shogi, made by Madoka Kitao. Its name plays on the numbers 5 and 6, the size of the board.',
    'There are only kings, golds, silvers and pawns, and nothing slides. The rules of shogi hold, nifu and the pawn drop for mate included; the zone is two ranks deep.',
  ],
  hints: [
    'The pawns in the middle meet on the first move. Count who takes last before you begin.',
    'A gold in hand is the best piece to mate with. Keep one for the end.',
  ],
};
