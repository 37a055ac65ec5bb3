import type { EngineGame } from '../engine/engine.ts';
import { type SolvedProblem, solveMates } from '../engine/mate/solve-mates.ts';
import type { Problem } from '../records/formats/problems/problem.ts';
import { readProblems } from '../records/formats/problems/read-problems.ts';
import { surplusOf } from '../records/formats/problems/surplus.ts';
import { itemAt } from '../rules/core/item-at.ts';
import { type Move, moveTo } from '../rules/core/move.ts';
import { Position } from '../rules/core/position.ts';
import { failure, type Result, success } from '../rules/core/result.ts';
import type { Square } from '../rules/core/square.ts';
import { formatSfen } from '../rules/notation/sfen.ts';
import { formatUsi } from '../rules/notation/usi.ts';
import { problemFaultText } from '../text/problems.ts';
import { printed } from '../text/teller.ts';
import type { Texts } from '../text/texts.ts';
import { type Command, type CommandContext, STATUS_DONE, STATUS_FAILED } from './command.ts';
import { countFlag, type FlagTable, switchFlag } from './flags.ts';
import { writeLine } from './output.ts';
import { SFEN_FLAG } from './position-flags.ts';
import { ProgressLine } from './progress-line.ts';
import { READ_FLAGS, readOptions } from './record-flags.ts';
import { FILE_OPERAND, loadSource } from './record-source.ts';
import { fail, reject } from './report.ts';
import { fileOrFault, readSfenSource } from './sfen-source.ts';

const SECONDS = 60;
const MEMORY_MB = { default: 256, least: 16, most: 16_384 } as const;

const FLAGS = {
  sfen: { ...SFEN_FLAG, summary: (texts) => texts.commands.SOLVE_SUMMARIES.sfen },
  seconds: countFlag(1, (texts) => texts.commands.SOLVE_SUMMARIES.seconds),
  memory: countFlag(
    MEMORY_MB.least,
    (texts) => texts.commands.SOLVE_SUMMARIES.memory,
    'MB',
    MEMORY_MB.most,
  ),
  json: switchFlag((texts) => texts.commands.SOLVE_SUMMARIES.json),
  ...READ_FLAGS,
} as const satisfies FlagTable;

type SolveContext = CommandContext<typeof FLAGS>;

/** A problem and what it is called: `problems.jsonl 12`. */
interface NamedProblem {
  /** Missing for `--sfen`. */
  readonly file?: string;
  /** In the file, from 1. */
  readonly number: number;
  readonly problem: Problem;
}

/** The problems that can be solved, and whether others could not be read. */
interface Exercises {
  readonly problems: readonly NamedProblem[];
  readonly isFaulty: boolean;
}

/** `komadai solve`: mates of any length, or proofs that there is none; a line a problem. */
export const solveCommand: Command<typeof FLAGS> = {
  operands: [{ ...FILE_OPERAND, optional: true, repeats: true }],
  flags: FLAGS,
  excludes: [['FILE', 'sfen']],
  examples: [
    'komadai solve problems.jsonl',
    'komadai solve hard.sfen --seconds 300 --memory 2048',
    "komadai solve --sfen '4k4/9/4P4/9/9/9/9/9/9 b G 1' --json",
  ],
  async run(context) {
    const loaded = await loadExercises(context);
    if (!loaded.ok) return loaded.fault;
    const { problems, isFaulty } = loaded.value;
    await solveAll(context, problems);
    return isFaulty ? STATUS_FAILED : STATUS_DONE;
  },
};

async function solveAll(context: SolveContext, problems: readonly NamedProblem[]): Promise<void> {
  const { seconds = SECONDS, memory = MEMORY_MB.default, json } = context.flags;
  const games = problems.map(({ problem: { variant, start } }): EngineGame => {
    return { variant, start, moves: [] };
  });
  const progress = new ProgressLine(context);
  const startMs = context.now().getTime();
  const limits = { timeMs: seconds * 1000, memoryMb: memory };
  let index = 0;
  try {
    const solving = solveMates(games, limits, ({ done, nodes }) => {
      const spent = Math.round((context.now().getTime() - startMs) / 1000);
      progress.show(context.texts.problems.solvingText(done, games.length, spent, nodes));
    });
    for await (const solved of solving) {
      const problem = itemAt(problems, index++);
      progress.clear();
      const line = json
        ? JSON.stringify(solvedObject(problem, solved))
        : solvedText(context.texts, problem, solved);
      await writeLine(context.stdout, line);
    }
  } finally {
    progress.clear();
  }
}

/** The problem of `--sfen`, or those of the files. Reports what is wrong with them. */
async function loadExercises(context: SolveContext): Promise<Result<Exercises, number>> {
  if (context.flags.sfen !== undefined) return sfenExercise(context);
  const file = fileOrFault(context);
  if (!file.ok) return file;
  const problems: NamedProblem[] = [];
  let status = STATUS_DONE;
  for (const name of context.operands) {
    const loaded = await fileExercises(context, name);
    if (!loaded.ok || loaded.value.isFaulty) status = STATUS_FAILED;
    if (loaded.ok) problems.push(...loaded.value.problems);
  }
  if (problems.length === 0 && status !== STATUS_DONE) return failure(status);
  return success({ problems, isFaulty: status !== STATUS_DONE });
}

async function fileExercises(
  context: SolveContext,
  file: string,
): Promise<Result<Exercises, number>> {
  const source = await loadSource(context, file);
  if (!source.ok) return source;
  const read = await readProblems(source.value.bytes, readOptions(context.flags));
  const faults = read.faults.map((fault) => problemFaultText(context.texts, file, fault));
  const named = read.problems.map((problem, index) => ({ file, number: index + 1, problem }));
  if (named.length === 0 && faults.length === 0)
    faults.push(context.texts.problems.emptyFileText(file));
  const problems = named.filter((one) => {
    const fault = surplusFault(context.texts, one);
    if (fault !== undefined) faults.push(fault);
    return fault === undefined;
  });
  for (const text of faults) fail(context, text);
  return success({ problems, isFaulty: faults.length > 0 });
}

/** Two pawns on a file are accepted. */
function sfenExercise(context: SolveContext): Result<Exercises, number> {
  const source = readSfenSource(context, 'any');
  if (!source.ok) return source;
  const { variant, start } = source.value;
  const exercise: NamedProblem = { number: 1, problem: { variant, start, line: [] } };
  const { kings, side } = new Position(variant, start.placement);
  const fault =
    kings[side ^ 1] === 0
      ? context.texts.problems.noTargetText({ variant })
      : surplusFault(context.texts, exercise);
  if (fault !== undefined) return failure(reject(context, fault));
  return success({ problems: [exercise], isFaulty: false });
}

function surplusFault(texts: Texts, named: NamedProblem): string | undefined {
  const { variant, start } = named.problem;
  const surplus = surplusOf(variant, start.placement);
  if (surplus === undefined) return undefined;
  const { kind, found, most } = surplus;
  const piece = texts.words.wholePieceName(variant, { kind, promoted: false });
  return texts.problems.surplusText(nameOf(named), found, piece, most);
}

function nameOf({ file, number }: NamedProblem): string {
  return file === undefined ? `${number}` : `${file} ${number}`;
}

function solvedText(texts: Texts, named: NamedProblem, { result }: SolvedProblem): string {
  const name = nameOf(named);
  switch (result.kind) {
    case 'mate': {
      const { plies, line } = result.mate;
      const moves = written(named.problem, line, printed(texts).move);
      return texts.problems.solvedMateText(name, plies, result.isShortest, moves);
    }
    case 'none':
      return texts.problems.noMateText(name);
    case 'unknown':
      return texts.problems.unsolvedText(name, result.nodes);
    default:
      return result satisfies never;
  }
}

function solvedObject(named: NamedProblem, { result, timeMs }: SolvedProblem) {
  const { file, number, problem } = named;
  const { variant, start } = problem;
  return {
    ...(file !== undefined && { file }),
    number,
    variant: variant.id,
    sfen: formatSfen(variant, start),
    result: result.kind,
    ...(result.kind === 'mate' && {
      plies: result.mate.plies,
      isShortest: result.isShortest,
      line: written(problem, result.mate.line, ({ variant }, move) => formatUsi(variant, move)),
    }),
    nodes: result.nodes,
    seconds: Math.round(timeMs / 10) / 100,
  };
}

/** The moves of a line, each as it is written in the position before it. */
function written(
  { variant, start }: Problem,
  line: readonly Move[],
  write: (position: Position, move: Move, lastTo?: Square) => string,
): string[] {
  const position = new Position(variant, start.placement);
  return line.map((move, index) => {
    const last = index > 0 ? line[index - 1] : undefined;
    const text = write(position, move, last === undefined ? undefined : moveTo(last));
    position.play(move);
    return text;
  });
}
