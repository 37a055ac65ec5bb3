import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../../source/records/formats/problems/problem.ts';
import { parseProblemLines } from '../../../source/records/formats/problems/problem-lines.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { formatSfen } from '../../../source/rules/notation/sfen.ts';
import { checkProblem } from '../../../tools/problems/check-problem.ts';
import { PROJECT } from '../../helpers/komadai.ts';

/** The problems that come with the program. */
export function shippedProblems({ id }: Variant) {
  const file = join(PROJECT, `source/match/problems/sets/${id}.jsonl`);
  return parseProblemLines(readFileSync(file, 'utf8'));
}

/** What is wrong with a problem; `undefined` if it is sound and its line a solution. */
export function faultOf({ variant, start, plies, line }: Problem): string | undefined {
  const verdict = checkProblem(variant, start.placement, plies ?? 0);
  const sfen = formatSfen(variant, start);
  if (verdict.kind === 'unsound') return `${verdict.why}: ${sfen}`;
  return verdict.line.join() === line.join() ? undefined : `another line: ${sfen}`;
}
