import { lengthsOf, type TsumeSet } from '../match/problems/tsume-set.ts';
import { hasTarget, type Problem } from '../records/formats/problems/problem.ts';
import { readProblems } from '../records/formats/problems/read-problems.ts';
import { failure, type Result, success } from '../rules/core/result.ts';
import type { Variant } from '../rules/core/variant.ts';
import { parseSfen } from '../rules/notation/sfen.ts';
import { findVariant, VARIANTS } from '../rules/variants/index.ts';
import { findNamedGame } from '../rules/variants/named-game.ts';
import { problemFaultText } from '../text/problems.ts';
import { type Command, type CommandContext, STATUS_DONE, STATUS_FAILED } from './command.ts';
import { countFlag, type FlagTable, PLAIN_FLAG } from './flags.ts';
import { isPlain, showFace } from './play-match.ts';
import { SFEN_FLAG } from './position-flags.ts';
import { FROM_FLAG, readOptions, VARIANT_FLAG } from './record-flags.ts';
import { FILE_OPERAND, loadSource } from './record-source.ts';
import { fail, reject } from './report.ts';
import { fileOrFault, readSfenSource } from './sfen-source.ts';
import { showScreen } from './show-screen.ts';
import { openWorkspace, type Workspace } from './workspace.ts';

/** Problems to solve, and a sentence for each part of their file that could not be read. */
interface LoadedProblems {
  readonly problems: readonly [Problem, ...Problem[]];
  readonly faults: readonly string[];
}

const FLAGS = {
  sfen: { ...SFEN_FLAG, summary: (texts) => texts.commands.TSUME_OPTIONS.sfen },
  variant: VARIANT_FLAG,
  plies: countFlag(1, (texts) => texts.commands.TSUME_OPTIONS.plies),
  from: FROM_FLAG,
  problem: countFlag(1, (texts) => texts.commands.TSUME_OPTIONS.problem),
  plain: PLAIN_FLAG,
} as const satisfies FlagTable;

type TsumeContext = CommandContext<typeof FLAGS>;

/** `komadai tsume`: mating problems against the best defence. */
export const tsume: Command<typeof FLAGS> = {
  operands: [{ ...FILE_OPERAND, name: 'GAME|FILE', optional: true }],
  flags: FLAGS,
  excludes: [['FILE', 'sfen']],
  examples: [
    'komadai tsume yari --plies 3',
    'komadai tsume problems.jsonl',
    'komadai tsume problem.kif',
    "komadai tsume --sfen '4k4/9/4P4/9/9/9/9/9/9 b G 1'",
  ],
  async run(context) {
    const { plies, problem } = context.flags;
    const workspace = openWorkspace(context);
    const choice = { plies, index: problem === undefined ? undefined : problem - 1 };
    const variant = ownSet(context, workspace);
    if (variant) return solveOwn(context, workspace, variant, choice);
    const loaded = await loadProblems(context);
    if (!loaded.ok) return loaded.fault;
    const { problems, faults } = loaded.value;
    const refused = refusalOf(context, problems, choice);
    if (refused !== undefined) return refused;
    const set = workspace.problems.openOthers({ ...choice, problems });
    return solve(context, workspace, set, { faults });
  },
};

/** The problems that are wanted, and the index of the first one. */
interface ProblemChoice {
  readonly plies: number | undefined;
  readonly index: number | undefined;
}

/** The game whose own problems are wanted; undefined for problems of another source. */
function ownSet({ flags, operands }: TsumeContext, { settings }: Workspace): Variant | undefined {
  if (flags.sfen !== undefined) return undefined;
  const [name] = operands;
  if (name !== undefined) return findNamedGame(name);
  return findVariant(flags.variant ?? settings.all.variant) ?? VARIANTS[0];
}

/** The problems of `--sfen`, or of a file. */
async function loadProblems(context: TsumeContext): Promise<Result<LoadedProblems, number>> {
  return context.flags.sfen === undefined ? fileProblems(context) : sfenProblem(context);
}

/** The problems that come with the program; on a screen without a choice, the list of them. */
async function solveOwn(
  context: TsumeContext,
  workspace: Workspace,
  variant: Variant,
  choice: ProblemChoice,
): Promise<number> {
  const { texts, flags, operands } = context;
  const words = [...operands, flags.variant, flags.plies, flags.problem];
  const isOpen = words.every((word) => word === undefined);
  if (isOpen && !isPlain(context)) {
    return showScreen(context, workspace, async (services) => {
      const { problemsScreen } = await import('../ui/screens/tsume/problems.ts');
      return problemsScreen(services);
    });
  }
  const problems = workspace.problems.problemsOf(variant);
  if (problems.length === 0) {
    const others = workspace.problems.games.map(({ id }) => id);
    return reject(context, texts.problems.noProblemsText(variant.id, others));
  }
  const refused = refusalOf(context, problems, choice);
  if (refused !== undefined) return refused;
  const set = workspace.problems.open(variant, choice);
  return solve(context, workspace, set, {
    greeting: isOpen ? [texts.problems.PROBLEM_LIST.greeting] : [],
  });
}

/** Reports a length or a number that there is not. @returns the exit status */
function refusalOf(
  context: CommandContext,
  problems: readonly Problem[],
  { plies, index = 0 }: ProblemChoice,
): number | undefined {
  const lengths = lengthsOf(problems);
  if (plies !== undefined && !lengths.includes(plies)) {
    return fail(context, context.texts.problems.noSuchLengthText(lengths));
  }
  return index < problems.length
    ? undefined
    : fail(context, context.texts.problems.problemCountText(problems.length));
}

/** Shows the problems. In the line mode a fault of the file is the exit status, as in a replay. */
async function solve(
  context: CommandContext,
  workspace: Workspace,
  set: TsumeSet,
  { faults = [], greeting = [] }: { faults?: readonly string[]; greeting?: readonly string[] },
): Promise<number> {
  const status = await showFace(context, workspace, {
    screen: async (services) => {
      const [{ tsumeScreen }, { backToGame, backToSet }] = await Promise.all([
        import('../ui/screens/tsume/tsume.ts'),
        import('../ui/screens/tsume/problems.ts'),
      ]);
      const back = set.isRated ? backToGame(services, set) : backToSet(services, set);
      return tsumeScreen(services, set, {
        note: faults.length > 0 ? services.texts.problems.leftOutText(faults) : '',
        back,
      });
    },
    lines: async (face) => {
      const { tsumeLines } = await import('../plain/tsume.ts');
      const { mistakes, engines } = workspace;
      return tsumeLines({ set, greeting, mistakes, findMate: engines.findMate, ...face });
    },
  });
  const isFaulty = isPlain(context) && faults.length > 0;
  return status === STATUS_DONE && isFaulty ? STATUS_FAILED : status;
}

/** The problem of `--sfen`. Two pawns on a file are accepted. */
function sfenProblem(context: TsumeContext): Result<LoadedProblems, number> {
  const source = readSfenSource(context, 'any');
  if (!source.ok) return source;
  const { variant, start, text } = source.value;
  if (!hasTarget(variant, start)) {
    return failure(reject(context, context.texts.problems.noTargetText({ variant })));
  }
  const strict = parseSfen(variant, text);
  const oddity = strict.ok ? {} : { oddity: strict.fault };
  const problem: Problem = { variant, start, line: [], ...oddity };
  return success({ problems: [problem], faults: [] });
}

/** The problems of the file. Reports what is wrong with it. */
async function fileProblems(context: TsumeContext): Promise<Result<LoadedProblems, number>> {
  const file = fileOrFault(context);
  if (!file.ok) return file;
  const name = file.value;
  const source = await loadSource(context, name);
  if (!source.ok) return source;
  const read = await readProblems(source.value.bytes, readOptions(context.flags));
  const faults = read.faults.map((fault) => problemFaultText(context.texts, name, fault));
  for (const text of faults) fail(context, text);
  const [first, ...others] = read.problems;
  if (first) return success({ problems: [first, ...others], faults });
  if (faults.length > 0) return failure(STATUS_FAILED);
  return failure(fail(context, context.texts.records.noProblemText(name)));
}
