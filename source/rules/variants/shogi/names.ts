import type { VariantNames } from '../names.ts';

export const shogiNames: VariantNames = {
  usi: ['shogi'],
  usiDefault: true,
  csa: {
    K: ['ou'],
    R: ['hi', 'ry'],
    B: ['ka', 'um'],
    G: ['ki'],
    S: ['gi', 'ng'],
    N: ['ke', 'nk'],
    L: ['ky', 'ny'],
    P: ['fu', 'to'],
  },
};
