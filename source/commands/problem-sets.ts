import { existsSync, readFileSync } from 'node:fs';
import type { Variant } from '../rules/core/variant.ts';

/**
 * Reads the problems of a variant that come with the program, as lines of JSON; empty for a game
 * without any.
 */
export function readProblemSet({ id }: Variant, here: string = import.meta.url): string {
  const folder = here.endsWith('.ts') ? '../match/problems/sets' : 'problems';
  const file = new URL(`${folder}/${id}.jsonl`, here);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
