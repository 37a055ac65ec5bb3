import type { LevelSteps } from '../level-steps.ts';

export const dobutsuLevels: LevelSteps = {
  depths: [1, 1, 2, 3],
  tolerances: [40_000, 5600, 5900, 4200, 450, 8, 6, 4, 3, 0],
  nodes: [12, 12, 21, 90, 260],
};
