import { readFile } from 'node:fs/promises';
import type { Variant } from '../rules/core/variant.ts';

/** Reads the problems of a variant that come with the program, as lines of JSON. */
export function readProblemSet({ id }: Variant, here: string = import.meta.url): Promise<Buffer> {
  const folder = here.endsWith('.ts') ? '../match/problems/sets' : 'problems';
  return readFile(new URL(`${folder}/${id}.jsonl`, here));
}
