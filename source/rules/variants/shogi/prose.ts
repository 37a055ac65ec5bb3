import type { VariantProse } from '../prose.ts';

export const shogiProse: VariantProse = {
  about: [
    'Shogi is the Japanese member of the family of chess, and has been played in its present form for some four hundred years.',
    'What sets it apart from its relatives is the drop: a captured piece changes sides and comes back on any turn. The board never empties, and a game is seldom drawn.',
  ],
  hints: [
    'Bring the king out of the centre and behind golds and silvers before the fight begins.',
    'Push the pawn before the rook early: it opens the way for the strongest piece.',
    'A gold in hand is the best piece to mate with, since it covers the squares around a king from close by.',
    'The nearer the end, the more a move that keeps the enemy in check or nearly in mate is worth, and the less a captured piece.',
  ],
};
