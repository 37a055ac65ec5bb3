import type { LevelSteps } from '../level-steps.ts';

export const minishogiLevels: LevelSteps = {
  depths: [1, 1, 2, 3],
  tolerances: [14_000, 7300, 6700, 4170, 900, 200, 6, 4, 3, 0],
  nodes: [80, 90, 190, 1500, 9000],
};
