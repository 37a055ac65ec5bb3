import { type Reaches, STEP } from '../core/reach.ts';
import { rulesOf } from '../core/rules.ts';
import type { Variant } from '../core/variant.ts';

export { STEP };

/** What the pieces of a variant reach on an empty board. */
export function reachesOf(variant: Variant): Reaches {
  return rulesOf(variant).reaches;
}
