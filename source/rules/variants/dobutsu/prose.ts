import type { VariantProse } from '../prose.ts';

export const dobutsuProse: VariantProse = {
  about: [
    'Dōbutsu shogi, the game of animals, was made in 2008 by Madoka Kitao, a professional of shogi, and drawn by Maiko Fujita, so that small children can begin. It is also sold as Catch the Lion.',
    'Every animal goes one step. A lion that walks to the last rank, where nothing attacks it, wins. A chick becomes a hen there; a dropped chick stays one, even on the last rank.',
  ],
  hints: [
    'Count the animals that can take the lion on the last rank. If there are none, walk.',
    'The giraffe is better in attack from the front, the elephant from the corner. Trade the one that stands badly.',
    'Computers know the whole game: with the best play White wins, after 78 moves.',
  ],
};
