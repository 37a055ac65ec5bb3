import type { LevelSteps } from '../level-steps.ts';

export const gorogoroLevels: LevelSteps = {
  depths: [1, 1, 2, 3],
  tolerances: [540, 165, 275, 190, 20, 8, 6, 4, 3, 0],
  nodes: [3000, 9000, 27_000, 75_000, 220_000],
};
