import { type Move, moveTo } from '../../../rules/core/move.ts';
import { Position } from '../../../rules/core/position.ts';
import { failure, type Result, success } from '../../../rules/core/result.ts';
import type { Variant } from '../../../rules/core/variant.ts';
import { readMove } from '../../../rules/notation/read-move.ts';
import { formatSfen, parseSfen, type SfenPosition } from '../../../rules/notation/sfen.ts';
import { formatUsi } from '../../../rules/notation/usi.ts';
import { findVariant } from '../../../rules/variants/index.ts';
import { variantOfSfen } from '../fitting-variant.ts';
import { parseObject } from '../jkf/json.ts';
import { hasTarget, type Problem, type ProblemFault, type ReadProblems } from './problem.ts';

/** More plies than any problem has. */
const MOST_PLIES = 9999;

/** Whether a text is a list of problems in JSON, one a line, rather than a record. */
export function areProblemLines(text: string): boolean {
  return /^[ \t]*\{[^\n]*"sfen"[ \t]*:/m.test(text);
}

/**
 * Reads problems in JSON, an object a line: `sfen`, and where they are known `plies`, `line` (the
 * solution: moves with spaces between, or a list) and `variant`. A line that cannot be read is a
 * fault, and the other lines are read all the same. Two pawns on a file are accepted.
 * @param variant of problems that name none; by default the one that fits the board
 */
export function parseProblemLines(text: string, variant?: Variant): ReadProblems {
  const problems: Problem[] = [];
  const faults: ProblemFault[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const read = parseLine(line, index + 1, variant);
    if (!read.ok) {
      faults.push(read.fault);
      continue;
    }
    problems.push(read.value.problem);
    if (read.value.fault) faults.push(read.value.fault);
  }
  return { problems, faults };
}

/** A problem as such a line, with its end. */
export function problemAsJson({ variant, start, plies, line }: Problem): string {
  const problem = {
    variant: variant.id,
    sfen: formatSfen(variant, start),
    plies,
    ...(line.length > 0 && { line: line.map((move) => formatUsi(variant, move)).join(' ') }),
  };
  return `${JSON.stringify(problem)}\n`;
}

interface ReadLine {
  readonly problem: Problem;
  /** Why the solution or the number of plies is left out. */
  readonly fault?: ProblemFault;
}

function parseLine(
  text: string,
  line: number,
  given: Variant | undefined,
): Result<ReadLine, ProblemFault> {
  const data = parseObject(text);
  if (data === undefined) return failure({ code: 'json', line, column: firstColumn(text) });
  const at = (name: string) => ({ line, column: columnOf(text, name) });
  const { sfen, plies } = data;
  if (typeof sfen !== 'string') return failure({ code: 'no-sfen', line, column: 1 });
  const named = data.variant === undefined ? undefined : findVariant(textOf(data.variant));
  if (data.variant !== undefined && named === undefined) {
    return failure({ code: 'variant', found: textOf(data.variant), ply: 0, ...at('variant') });
  }
  const variant = named ?? given ?? variantOfSfen(sfen);
  const start = parseSfen(variant, sfen, 'any');
  if (!start.ok) {
    return failure({ code: 'sfen', variant, fault: start.fault, ply: 0, ...at('sfen') });
  }
  if (!hasTarget(variant, start.value)) {
    return failure({ code: 'no-target', variant, ...at('sfen') });
  }
  const strict = parseSfen(variant, sfen);
  const solution = readSolution(variant, start.value, data.line);
  const isLength = isPlies(plies);
  const problem: Problem = {
    variant,
    start: start.value,
    line: solution.moves,
    ...(isLength && { plies }),
    ...(!strict.ok && { oddity: strict.fault }),
  };
  const fault: ProblemFault | undefined =
    plies !== undefined && !isLength
      ? { code: 'plies', found: textOf(plies), ...at('plies') }
      : solution.fault && { ...solution.fault, ...at('line') };
  return success({ problem, ...(fault && { fault }) });
}

/** An odd number: the attacker has the first move and the last. */
function isPlies(value: unknown): value is number {
  return (
    Number.isInteger(value) &&
    Number(value) % 2 === 1 &&
    Number(value) > 0 &&
    Number(value) <= MOST_PLIES
  );
}

/** The moves of a solution, up to the first that cannot be played. */
function readSolution(variant: Variant, start: SfenPosition, given: unknown) {
  const moves: Move[] = [];
  const sentences = Array.isArray(given) ? given.map(textOf) : textOf(given ?? '').split(/\s+/);
  const position = new Position(variant, start.placement);
  for (const found of sentences.filter((text) => text !== '')) {
    const last = moves.at(-1);
    const reading = readMove(position, found, last === undefined ? undefined : moveTo(last));
    if (reading.kind !== 'move' && reading.kind !== 'choice') {
      const before = position.snapshot();
      const ply = moves.length + 1;
      return { moves, fault: { code: 'move', found, variant, before, reading, ply } as const };
    }
    const move = reading.kind === 'choice' ? reading.moves[0] : reading.move;
    position.play(move);
    moves.push(move);
  }
  return { moves };
}

/** A value as a message shows it. Nested values may be of any depth and are only named. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return '[..]';
  return typeof value === 'object' && value !== null ? '{..}' : String(value);
}

/** The column of the value of a name, from 1; column 1 where it cannot be found. */
function columnOf(text: string, name: string): number {
  const [before] = new RegExp(`^.*?"${name}"\\s*:\\s*"?`).exec(text) ?? [''];
  return Array.from(before).length + 1;
}

function firstColumn(text: string): number {
  return text.length - text.trimStart().length + 1;
}
