import type { VariantProse } from '../prose.ts';

export const euroProse: VariantProse = {
  about: [
    'EuroShogi was made by Vladimír Pribylinec from his games with cubes, as a shogi for players who come from chess: eight files and ranks, and two bishops beside one rook.',
    'The knight leaps as in shogi and also steps aside, so that it is never stuck on the last ranks. Promotion is no choice: who can promote must.',
  ],
  hints: [
    'The two bishops start beside each other and cover both colours of squares together. Open a diagonal for each.',
    'A knight that enters the zone becomes a gold at once. Leap only when a gold is what you want there.',
  ],
};
