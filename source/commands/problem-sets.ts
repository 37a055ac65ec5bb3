import { readFileSync } from 'node:fs';
import { SHIPPED } from '../engine/shipped.ts';
import type { Variant } from '../rules/core/variant.ts';

/**
 * Reads the problems of a variant that come with the program, as lines of JSON; empty for a game
 * without any.
 */
export function readProblemSet({ id }: Variant, here: string = import.meta.url): string {
  if (!SHIPPED.includes(id)) return '';
  const folder = here.endsWith('.ts') ? '../match/problems/sets' : 'problems';
  return readFileSync(new URL(`${folder}/${id}.jsonl`, here), 'utf8');
}
