import type { VariantProse } from '../prose.ts';

export const ogiProse: VariantProse = {
  about: [
    'Ōgi, the game of the king, was made by Cyril Veltin; these are its rules of 2023-24. It is close to shogi, on eight files and ranks, with a princess in the place of the golds. Newer pages under the same name describe other games, nearer to chess.',
    'The kings face each other on one file and the princesses on the next. Promotion is no choice: who can promote must.',
  ],
  legend:
    'A legend goes with the game: it is tied to Komayo, a yōkai, one of the spirits of Japanese tales. Take it as a legend; the game is of our own time.',
  hints: [
    'The princess is a bishop and a knight in one, and the knight in her leaps to all sides. Look for squares from which she attacks two pieces at once.',
    'Since promotion is forced, think before a silver, a knight or a lance enters the zone: there it becomes a piece that only steps.',
  ],
  handicapNote: 'The handicaps follow those of shogi (house rule).',
  impasseNote: 'The points of the pieces and the threshold are a house rule.',
};
