import type { VariantNames } from '../names.ts';

/** Fairy-Stockfish says `yarishogi`. */
export const yariNames: VariantNames = { usi: ['yarishogi', 'yari'] };
