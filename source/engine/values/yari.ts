import type { ValueTable } from '../values.ts';

/** Nothing known better than what the moves of the pieces say. */
export const yariValues = {} as const satisfies ValueTable;
