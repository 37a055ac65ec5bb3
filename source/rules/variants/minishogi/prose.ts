import type { VariantProse } from '../prose.ts';

export const minishogiProse: VariantProse = {
  about: [
    'Minishogi is shogi on five files and ranks with one piece of each sort, found or found again by Shigenobu Kusumoto about 1970. Programs and clubs hold tournaments of it.',
    'All rules are those of shogi. The zone is the last rank alone, and every piece is in play from the first move: most games end within thirty moves.',
  ],
  hints: [
    'A piece in hand is worth more than one on the board: the enemy king is never far from a drop.',
    'Black has the first move and must avoid the fourth repetition, which Black loses: White may hold by repeating.',
  ],
};
