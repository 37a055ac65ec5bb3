import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { failure, type Result, success } from '../core/result.ts';
import { TsumeJudge } from '../match/tsume-judge.ts';
import { TsumeSet } from '../match/tsume-set.ts';
import { parseSfen } from '../notation/sfen.ts';
import { hasTarget, type Problem } from '../records/problem.ts';
import { readProblems } from '../records/read-problems.ts';
import { SolvedFile } from '../records/solved-problems.ts';
import { resolveFolders } from '../settings/folders.ts';
import { leftOutText, noTargetText, problemCountText, problemFaultText } from '../text/tsume.ts';
import {
  type Command,
  type CommandContext,
  STATUS_DONE,
  STATUS_FAILED,
  STATUS_USAGE,
} from './command.ts';
import { isPlain, PLAIN_OPTION } from './play-match.ts';
import { SFEN_OPTION } from './position-options.ts';
import { FROM_OPTION, parseCount, parseReadOptions, VARIANT_OPTION } from './record-options.ts';
import { FILE_OPERAND, loadSource } from './record-source.ts';
import { reportFault, reportText } from './report.ts';
import { fileOrFault, readSfenSource } from './sfen-source.ts';
import { showScreen } from './show-screen.ts';
import { closeWorkspace, openWorkspace, plainCharset } from './workspace.ts';

/** Problems to solve, and what of their file could not be read, a sentence each. */
interface LoadedProblems {
  readonly problems: readonly [Problem, ...Problem[]];
  readonly faults: readonly string[];
}

/** `komadai tsume`: mating problems against the best defence. */
export const tsume: Command = {
  operands: [{ ...FILE_OPERAND, optional: true }],
  options: [
    { ...SFEN_OPTION, summary: 'the problem, instead of a file' },
    VARIANT_OPTION,
    FROM_OPTION,
    {
      name: 'problem',
      value: 'N',
      summary: 'the problem to begin with; by default the first that is not solved',
    },
    PLAIN_OPTION,
  ],
  examples: [
    'komadai tsume problems.jsonl',
    'komadai tsume problem.kif',
    "komadai tsume --sfen '4k4/9/4P4/9/9/9/9/9/9 b G 1'",
  ],
  async run(context) {
    const { options } = context;
    const number = parseCount('--problem', 1, options.get('problem'));
    if (!number.ok) return reportFault(context, context.name, number.fault);
    const loaded = options.has('sfen') ? sfenProblem(context) : await fileProblems(context);
    if (!loaded.ok) return loaded.fault;
    const { problems } = loaded.value;
    if ((number.value ?? 1) > problems.length) {
      return reportText(context, problemCountText(problems.length), STATUS_USAGE);
    }
    const index = number.value === undefined ? undefined : number.value - 1;
    return solve(context, loaded.value, index);
  },
};

/** What is wrong with the file is the exit status of the line mode, as in a replay. */
async function solve(
  context: CommandContext,
  { problems, faults }: LoadedProblems,
  index: number | undefined,
): Promise<number> {
  const workspace = openWorkspace(context);
  const { engines, settings } = workspace;
  const judge = new TsumeJudge(engines.adviser().engine);
  const set = new TsumeSet(problems, judge, new SolvedFile(solvedPath(context)), index);
  if (!isPlain(context)) {
    return showScreen(context, workspace, async (services) => {
      const { TsumeScreen } = await import('../ui/screens/tsume.ts');
      return new TsumeScreen(services, set, leftOutText(faults));
    });
  }
  const [{ PlainTsume }, { runLines }] = await Promise.all([
    import('../plain/tsume.ts'),
    import('../plain/run-lines.ts'),
  ]);
  const mode = new PlainTsume({ set, settings, charset: plainCharset(context, settings) });
  try {
    await runLines(mode, context.stdin, context.stdout);
  } finally {
    engines.close();
  }
  const status = closeWorkspace(context, workspace);
  return status === STATUS_DONE && faults.length > 0 ? STATUS_FAILED : status;
}

/** Beside the games, where what is to last lies. */
function solvedPath({ env, home }: CommandContext): string {
  const folders = resolveFolders({ env, platform: process.platform, userHome: homedir(), home });
  return join(dirname(folders.gamesFolder), 'solved-problems.txt');
}

/** The problem of `--sfen`. Two pawns on a file are accepted. */
function sfenProblem(context: CommandContext): Result<LoadedProblems, number> {
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

/** The problems of the file; what is wrong with it is said on the standard error. */
async function fileProblems(context: CommandContext): Promise<Result<LoadedProblems, number>> {
  const file = fileOrFault(context);
  if (!file.ok) return file;
  const name = file.value;
  const reading = parseReadOptions(context.options);
  if (!reading.ok) return failure(reportFault(context, context.name, reading.fault));
  const source = await loadSource(context, name);
  if (!source.ok) return source;
  const read = await readProblems(source.value.bytes, reading.value);
  const faults = read.faults.map((fault) => problemFaultText(name, fault));
  for (const text of faults) reportText(context, text, STATUS_FAILED);
  const [first, ...others] = read.problems;
  if (first) return success({ problems: [first, ...others], faults });
  if (faults.length > 0) return failure(STATUS_FAILED);
  return failure(reportText(context, `${name}: there is no problem in it`, STATUS_FAILED));
}
