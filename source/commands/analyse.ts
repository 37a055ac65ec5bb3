import { EngineError } from '../engine/engine.ts';
import { OWN_ANALYST } from '../match/analysis/keep-analysis.ts';
import { openProgram } from '../match/participants/own-engines.ts';
import { type AnalysedFile, readAnalysedFiles } from './analysed-files.ts';
import { ANALYSE_FLAGS, type AnalyseContext, AnalysisRun, chosenEngine } from './analysis-run.ts';
import { type Command, STATUS_FAILED } from './command.ts';
import { takenOutput } from './output-file.ts';
import { readOptions } from './record-flags.ts';
import { FILE_OPERAND } from './record-source.ts';
import { fail, tellOptionFaults } from './report.ts';
import { openWorkspace, tellWarnings, type Workspace } from './workspace.ts';

/** `komadai analyse`: analyses games, and keeps that in their files or in another one. */
export const analyse: Command<typeof ANALYSE_FLAGS> = {
  operands: [{ ...FILE_OPERAND, repeats: true }],
  flags: ANALYSE_FLAGS,
  excludes: [['seconds', 'nodes']],
  examples: [
    'komadai analyse evening-game',
    'komadai analyse games/ --nodes 100000',
    'komadai analyse match.csa -o match.kif --seconds 2',
  ],
  async run(context) {
    const { flags } = context;
    const taken = takenOutput(context);
    if (taken !== undefined) return taken;
    const workspace = openWorkspace(context);
    const read = await readAnalysedFiles(context, readOptions(flags));
    const kept = read.files.filter((file) => canKeep(context, file));
    let status = kept.length < read.files.length ? STATUS_FAILED : read.status;
    if (kept.length === 0) return Math.max(status, STATUS_FAILED);
    const named = await nameOfEngine(context, workspace, kept);
    if (named === undefined) return STATUS_FAILED;
    const run = new AnalysisRun(context, workspace, kept, named);
    status = Math.max(status, await run.analyse());
    tellWarnings(context, workspace);
    return status;
  },
};

/** Whether there is a place for the analysis of a file. Reports it if there is none. */
function canKeep(
  context: AnalyseContext,
  { name, path, written, analysed }: AnalysedFile,
): boolean {
  if (context.flags.output !== undefined) return true;
  if (analysed.length === 0) return false;
  if (path !== undefined && written) return true;
  fail(context, context.texts.replay.cannotKeepText(name));
  return false;
}

/** The name that records keep of the engine. A program is started once to tell it. */
async function nameOfEngine(
  context: AnalyseContext,
  workspace: Workspace,
  files: readonly AnalysedFile[],
): Promise<string | undefined> {
  const command = chosenEngine(context, workspace);
  const [record] = files.flatMap(({ records }) => records);
  if (command === undefined || record === undefined) return OWN_ANALYST;
  const { texts } = context;
  try {
    const { programs } = workspace.settings;
    const engine = await openProgram(programs, command, { variant: record.variant });
    tellOptionFaults(context, engine);
    engine.close();
    return engine.name;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    fail(context, texts.commands.engineFaultText(command, error));
    return undefined;
  }
}
