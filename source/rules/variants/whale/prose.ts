import type { VariantProse } from '../prose.ts';

export const whaleProse: VariantProse = {
  about: [
    'Whale shogi was made by R. Wayne Schmittberger in 1981, with whales for pieces. It is near in spirit to Tori shogi, on six files and ranks.',
    'Nothing promotes but in two odd ways. A porpoise, the weakest piece, goes to the hand as a killer whale, the strongest. A dolphin on the last rank turns round and may slide back diagonally; back on its way it is a dolphin as before.',
  ],
  hints: [
    'Guard the porpoise as if it were the strongest piece: for the side that takes it, it is.',
    'Two dolphins may share a file, not three.',
    'A dolphin that reaches the last rank attacks from behind, along two diagonals.',
  ],
};
