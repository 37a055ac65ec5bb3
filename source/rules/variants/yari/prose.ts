import type { VariantProse } from '../prose.ts';

export const yariProse: VariantProse = {
  about: [
    'Yari shogi is the game of spears, made by Christian Freeling in 1981. The yari is a spear, and most pieces carry one: they run forward as far as the way is free and never back.',
    'A promoted piece turns its spear round. It runs back, and forward it goes hardly further than a step; only the yari rook becomes a whole rook.',
  ],
  hints: [
    'The pawns cannot shelter one another. They are lost early, and come back as drops behind the enemy line.',
    'Keep the yari rooks at a safe distance at first, and the general away from them.',
    'Where the enemy opens an edge file for a yari rook, answer on the same file.',
    'Before you send a piece forward, ask how it comes back: until it promotes, most often it does not.',
  ],
};
