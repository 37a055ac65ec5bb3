import { samePosition } from '../../../rules/core/position.ts';
import type { Variant } from '../../../rules/core/variant.ts';
import { parseSfen } from '../../../rules/notation/sfen.ts';
import { handicapOf, startPosition } from '../../../rules/notation/start.ts';
import { type GameRecord, mainLine, startOddity } from '../../tree/record.ts';
import { variantOfSfen } from '../fitting-variant.ts';
import { type ReadOptions, readRecords } from '../read-records.ts';
import { decodeText } from '../text/decode-text.ts';
import { hasTarget, type Problem, type ProblemFault, type ReadProblems } from './problem.ts';
import { areProblemLines, parseProblemLines } from './problem-lines.ts';

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

/** A line with an SFEN, before which a number or a name may stand, with a tab between. */
const SFEN_LINE =
  /^(?<before>[ \t]*(?:[^\t]*\t)?(?:position +)?(?:sfen +)?)(?<sfen>[^\s/]+(?:\/[^\s/]+)+ +[bw] +\S+(?: +\d+)?)[ \t]*(?:\t.*)?\r?$/;

/** Whether a text is a list of SFENs, one a line, rather than a record. */
function areSfenLines(text: string): boolean {
  const first = text.split('\n').find((line) => !isEmpty(line));
  return first !== undefined && SFEN_LINE.test(first);
}

/**
 * Reads problems as SFENs, one a line; what stands before a tab, and after the next one, is left
 * out, and so are lines that begin with `#`. A line that cannot be read is a fault, and the other
 * lines are read all the same. Two pawns on a file are accepted.
 * @param given the variant of the problems; by default the one that fits the board
 */
function parseSfenLines(text: string, given?: Variant): ReadProblems {
  const problems: Problem[] = [];
  const faults: ProblemFault[] = [];
  for (const [index, content] of text.split('\n').entries()) {
    if (isEmpty(content)) continue;
    const line = index + 1;
    const { before = '', sfen } = SFEN_LINE.exec(content)?.groups ?? {};
    if (sfen === undefined) {
      faults.push({ code: 'no-sfen', line, column: 1 });
      continue;
    }
    const variant = given ?? variantOfSfen(sfen);
    const column = Array.from(before).length + 1;
    const start = parseSfen(variant, sfen, 'any');
    if (!start.ok) faults.push({ code: 'sfen', variant, fault: start.fault, ply: 0, line, column });
    else if (!hasTarget(variant, start.value)) {
      faults.push({ code: 'no-target', variant, line, column });
    } else {
      const strict = parseSfen(variant, sfen);
      const oddity = strict.ok ? {} : { oddity: strict.fault };
      problems.push({ variant, start: start.value, line: [], ...oddity });
    }
  }
  return { problems, faults };
}

function isEmpty(line: string): boolean {
  return line.trim() === '' || line.startsWith('#');
}
