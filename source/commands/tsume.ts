import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { TsumeJudge } from '../match/problems/tsume-judge.ts';
import { TsumeSet } from '../match/problems/tsume-set.ts';
import { hasTarget, type Problem } from '../records/formats/problems/problem.ts';
import { readProblems } from '../records/formats/problems/read-problems.ts';
import { SolvedFile } from '../records/store/solved-problems.ts';
import { failure, type Result, success } from '../rules/core/result.ts';
import { parseSfen } from '../rules/notation/sfen.ts';
import { findVariant, VARIANTS } from '../rules/variants/index.ts';
import { resolveFolders } from '../settings/folders.ts';
import {
  leftOutText,
  noSuchLengthText,
  noTargetText,
  problemCountText,
  problemFaultText,
} from '../text/tsume.ts';
import {
  type Command,
  type CommandContext,
  STATUS_DONE,
  STATUS_FAILED,
  STATUS_USAGE,
} from './command.ts';
import { type FlagTable, PLAIN_FLAG } from './flags.ts';
import { looksOn } from './looks.ts';
import { isPlain } from './play-match.ts';
import { SFEN_FLAG } from './position-flags.ts';
import { readProblemSet } from './problem-sets.ts';
import { FROM_FLAG, parseCount, readOptions, VARIANT_FLAG } from './record-flags.ts';
import { FILE_OPERAND, loadSource } from './record-source.ts';
import { reportFault, reportText } from './report.ts';
import { fileOrFault, readSfenSource } from './sfen-source.ts';
import { showScreen } from './show-screen.ts';
import { closeWorkspace, openWorkspace, plainCharset, type Workspace } from './workspace.ts';

/** Problems to solve, and a sentence for each part of their file that could not be read. */
interface LoadedProblems {
  readonly problems: readonly [Problem, ...Problem[]];
  readonly faults: readonly string[];
}

const FLAGS = {
  sfen: { ...SFEN_FLAG, summary: 'the problem, instead of a file' },
  variant: VARIANT_FLAG,
  plies: { type: 'string', value: 'N', summary: 'only the problems of N plies' },
  from: FROM_FLAG,
  problem: {
    type: 'string',
    value: 'N',
    summary: 'the problem to begin with; by default the first that is not solved',
  },
  plain: PLAIN_FLAG,
} as const satisfies FlagTable;

type TsumeContext = CommandContext<typeof FLAGS>;

/** `komadai tsume`: mating problems against the best defence. */
export const tsume: Command<typeof FLAGS> = {
  operands: [{ ...FILE_OPERAND, name: 'GAME|FILE', optional: true }],
  flags: FLAGS,
  examples: [
    'komadai tsume yari --plies 3',
    'komadai tsume problems.jsonl',
    'komadai tsume problem.kif',
    "komadai tsume --sfen '4k4/9/4P4/9/9/9/9/9/9 b G 1'",
  ],
  async run(context) {
    const { flags } = context;
    const number = parseCount('--problem', 1, flags.problem);
    if (!number.ok) return reportFault(context, context.name, number.fault);
    const plies = parseCount('--plies', 1, flags.plies);
    if (!plies.ok) return reportFault(context, context.name, plies.fault);
    const workspace = openWorkspace(context);
    const all = await loadProblems(context, workspace.settings.all.variant);
    if (!all.ok) return all.fault;
    const loaded = ofPlies(context, all.value, plies.value);
    if (!loaded.ok) return loaded.fault;
    const { problems } = loaded.value;
    if ((number.value ?? 1) > problems.length) {
      return reportText(context, problemCountText(problems.length), STATUS_USAGE);
    }
    const index = number.value === undefined ? undefined : number.value - 1;
    return solve(context, workspace, loaded.value, index);
  },
};

/**
 * The problem of `--sfen`, those of a file, or those of a game that come with the program.
 * @param preferred the variant of the settings
 */
async function loadProblems(
  context: TsumeContext,
  preferred: string,
): Promise<Result<LoadedProblems, number>> {
  const { flags, operands } = context;
  const [name] = operands;
  if (flags.sfen !== undefined) return sfenProblem(context);
  const variant = findVariant(name ?? flags.variant ?? preferred) ?? VARIANTS[0];
  if (name !== undefined && name !== variant.id) return fileProblems(context);
  const { problems } = await readProblems(await readProblemSet(variant), { variant });
  const [first, ...others] = problems;
  if (!first) throw new Error(`no problem of ${variant.id} came with the program`);
  return success({ problems: [first, ...others], faults: [] });
}

/** The problems of a number of plies; all of them without one. */
function ofPlies(
  context: CommandContext,
  { problems, faults }: LoadedProblems,
  plies: number | undefined,
): Result<LoadedProblems, number> {
  const [first, ...others] = problems.filter(
    (problem) => plies === undefined || problem.plies === plies,
  );
  if (first) return success({ problems: [first, ...others], faults });
  const known = new Set(problems.flatMap((problem) => problem.plies ?? []));
  const lengths = [...known].sort((a, b) => a - b);
  return failure(reportText(context, noSuchLengthText(lengths), STATUS_USAGE));
}

/** Shows the problems. In the line mode a fault of the file is the exit status, as in a replay. */
async function solve(
  context: CommandContext,
  workspace: Workspace,
  { problems, faults }: LoadedProblems,
  index: number | undefined,
): Promise<number> {
  const { engines, settings } = workspace;
  const judge = new TsumeJudge(engines.adviser().engine);
  const set = new TsumeSet(problems, judge, new SolvedFile(solvedPath(context)), index);
  if (!isPlain(context)) {
    return showScreen(context, workspace, async (services) => {
      const { TsumeScreen } = await import('../ui/screens/tsume/tsume.tsx');
      return new TsumeScreen(services, set, leftOutText(faults));
    });
  }
  const [{ PlainTsume }, { runLines }] = await Promise.all([
    import('../plain/tsume.ts'),
    import('../plain/run-lines.ts'),
  ]);
  const looks = looksOn(context.stdout, context, settings.all);
  const charset = plainCharset(context, settings);
  const mode = new PlainTsume({ set, settings, charset, looks });
  try {
    await runLines(mode, context.stdin, context.stdout, looks);
  } finally {
    engines.close();
  }
  const status = closeWorkspace(context, workspace);
  return status === STATUS_DONE && faults.length > 0 ? STATUS_FAILED : status;
}

/** A file beside the folder of the games. */
function solvedPath({ env, home }: CommandContext): string {
  const folders = resolveFolders({ env, platform: process.platform, userHome: homedir(), home });
  return join(dirname(folders.gamesFolder), 'solved-problems.txt');
}

/** The problem of `--sfen`. Two pawns on a file are accepted. */
function sfenProblem(context: TsumeContext): Result<LoadedProblems, number> {
  const source = readSfenSource(context, 'any');
  if (!source.ok) return source;
  const { variant, start, text } = source.value;
  if (!hasTarget(variant, start)) {
    return failure(reportText(context, noTargetText({ variant }), STATUS_USAGE));
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
  const faults = read.faults.map((fault) => problemFaultText(name, fault));
  for (const text of faults) reportText(context, text, STATUS_FAILED);
  const [first, ...others] = read.problems;
  if (first) return success({ problems: [first, ...others], faults });
  if (faults.length > 0) return failure(STATUS_FAILED);
  return failure(reportText(context, `${name}: there is no problem in it`, STATUS_FAILED));
}
