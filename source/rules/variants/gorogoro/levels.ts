import type { LevelSteps } from '../level-steps.ts';

export const gorogoroLevels: LevelSteps = {
  depths: [1, 1, 2, 3],
  tolerances: [540, 165, 275, 190, 20, 8, 6, 4, 3, 0],
  nodes: [2200, 5400, 13_500, 34_000, 170_000],
};
