import { samePosition } from '../../../rules/core/position.ts';
import { handicapOf, startPosition } from '../../../rules/notation/start.ts';
import { type GameRecord, mainLine, startOddity } from '../../tree/record.ts';
import { type ReadOptions, readRecords } from '../read-records.ts';
import { decodeText } from '../text/decode-text.ts';
import { hasTarget, type Problem, type ProblemFault, type ReadProblems } from './problem.ts';
import { areProblemLines, parseProblemLines } from './problem-lines.ts';
import { areSfenLines, parseSfenLines } from './sfen-lines.ts';

/**
 * Reads the mating problems of a file: lines of JSON, SFENs, or records and diagrams of any format. The
 * start of a record is the problem and its moves are the solution.
 */
export async function readProblems(
  bytes: Uint8Array,
  options: ReadOptions = {},
): Promise<ReadProblems> {
  const text = options.format === undefined ? (decodeText(bytes)?.text ?? '') : '';
  if (areProblemLines(text)) return parseProblemLines(text, options.variant);
  if (areSfenLines(text)) return parseSfenLines(text, options.variant);
  const { games } = await readRecords(bytes, options);
  const problems: Problem[] = [];
  const faults: ProblemFault[] = [];
  for (const [index, { record, fault }] of games.entries()) {
    if (fault) faults.push(fault);
    if (record === undefined) continue;
    const refused = refusalOf(record, index + 1);
    if (refused === undefined) problems.push(problemOf(record));
    // In a text that is no record at all, the fault of the record says more.
    else if (!fault) faults.push({ ...refused, line: 1, column: 1 });
  }
  return { problems, faults };
}

function problemOf(record: GameRecord): Problem {
  const { variant, start } = record;
  const oddity = startOddity(record);
  const line = mainLine(record).map(({ move }) => move);
  return { variant, start, line, ...(oddity && { oddity }) };
}

function refusalOf({ variant, start }: GameRecord, game: number) {
  const { placement } = start;
  const isStart =
    handicapOf(variant, placement) !== undefined ||
    samePosition(placement, startPosition(variant).placement);
  if (isStart) return { code: 'game-start', game } as const;
  return hasTarget(variant, start) ? undefined : ({ code: 'no-target', variant } as const);
}
