import { samePosition } from '../core/position.ts';
import { handicapOf, startPosition } from '../notation/start.ts';
import { hasTarget, type Problem, type ProblemFault, type ReadProblems } from './problem.ts';
import { areProblemLines, parseProblemLines } from './problem-lines.ts';
import { type ReadOptions, readRecords } from './read-records.ts';
import { type GameRecord, mainLine } from './record.ts';
import { decodeUtf8, withPlainLines } from './utf8.ts';

/**
 * Reads the mating problems of a file: lines of JSON, or records and diagrams of any format, where
 * the start is the problem and the moves are its solution.
 */
export async function readProblems(
  bytes: Uint8Array,
  options: ReadOptions = {},
): Promise<ReadProblems> {
  const utf8 = options.format === undefined ? decodeUtf8(bytes) : undefined;
  const text = utf8 === undefined ? '' : withPlainLines(utf8);
  if (areProblemLines(text)) return parseProblemLines(text, options.variant);
  const { games } = await readRecords(bytes, options);
  const problems: Problem[] = [];
  const faults: ProblemFault[] = [];
  for (const [index, { record, fault }] of games.entries()) {
    if (fault) faults.push(fault);
    if (record === undefined) continue;
    const refused = refusalOf(record, index + 1);
    if (refused === undefined) problems.push(problemOf(record));
    // Of a text that is no record at all, what is wrong with that says more.
    else if (!fault) faults.push({ ...refused, line: 1, column: 1 });
  }
  return { problems, faults };
}

function problemOf(record: GameRecord): Problem {
  const { variant, start } = record;
  return { variant, start, line: mainLine(record).map(({ move }) => move) };
}

function refusalOf({ variant, start }: GameRecord, game: number) {
  const { placement } = start;
  const isStart =
    handicapOf(variant, placement) !== undefined ||
    samePosition(placement, startPosition(variant).placement);
  if (isStart) return { code: 'game-start', game } as const;
  return hasTarget(variant, start) ? undefined : ({ code: 'no-target', variant } as const);
}
