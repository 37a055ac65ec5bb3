import type { VariantProse } from '../prose.ts';

export const toriProse: VariantProse = {
  about: [
    'Tori shogi, the game of birds, was made by Toyota Genryū in 1799 and long passed for the work of his master Ōhashi Sōei. It is the old game of the family, apart from shogi, in which captured pieces come back, and is still played.',
    'Sixteen swallows fill the middle of the board, two of them already face to face. The left and the right quail are mirrors of each other; the eagle, which is the promoted falcon, is the strongest piece.',
  ],
  hints: [
    'Two swallows may share a file, not three. The third one in your hand waits until a file has room.',
    'A promoted swallow, the goose, leaps two squares and only there: on most squares it reaches little. It is as good in exchanges as a swallow.',
    'Keep the falcon behind the swallows until it can enter the zone in safety: as an eagle it decides the game.',
  ],
};
