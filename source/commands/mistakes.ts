import { MistakesActivity } from '../activity/mistakes.ts';
import { EngineError } from '../engine/engine.ts';
import { keptEvaluations } from '../match/analysis/keep-analysis.ts';
import type { GameRecord } from '../records/tree/record.ts';
import { COLORS, type Color } from '../rules/core/color.ts';
import type { Variant } from '../rules/core/variant.ts';
import { findNamedGame } from '../rules/variants/named-game.ts';
import { keepMistakes } from '../study/mistakes/keep-mistakes.ts';
import { findMistakeGame, mistakeGameName } from '../study/mistakes/mistake-game.ts';
import type { MistakeHeap } from '../study/mistakes/mistake-heap.ts';
import { MistakeJudge } from '../study/mistakes/mistake-judge.ts';
import { MistakeSession } from '../study/mistakes/mistake-session.ts';
import { sidesOfPerson } from '../study/mistakes/own-side.ts';
import { fileFaultText } from '../text/records.ts';
import { noneDueTexts } from '../text/study.ts';
import { type Command, type CommandContext, STATUS_DONE } from './command.ts';
import { choiceFlag, type FlagTable, PLAIN_FLAG } from './flags.ts';
import { writeLine } from './output.ts';
import { isPlain, playLines } from './play-match.ts';
import { READ_FLAGS, readOptions } from './record-flags.ts';
import { FILE_OPERAND, loadGames } from './record-source.ts';
import { fail, mention } from './report.ts';
import { showScreen } from './show-screen.ts';
import { openWorkspace, type Workspace } from './workspace.ts';

const FLAGS = {
  side: choiceFlag('SIDE', COLORS, (texts) => texts.commands.MISTAKES_OPTIONS.side),
  ...READ_FLAGS,
  plain: PLAIN_FLAG,
} as const satisfies FlagTable;

type MistakesContext = CommandContext<typeof FLAGS>;

/** `komadai mistakes`: positions of one's own games in which one went wrong, until one does not. */
export const mistakes: Command<typeof FLAGS> = {
  operands: [{ ...FILE_OPERAND, name: 'GAME|FILE', optional: true }],
  flags: FLAGS,
  examples: [
    'komadai mistakes',
    'komadai mistakes minishogi',
    'komadai mistakes match.kif --side white',
  ],
  async run(context) {
    const workspace = openWorkspace(context);
    const heap = await workspace.mistakes.open();
    if (heap.leftOut > 0) {
      const { path } = workspace.mistakes;
      const text = context.texts.study.linesLeftOutText(path, heap.leftOut);
      mention(context, text);
    }
    const [name] = context.operands;
    const variant = name === undefined ? undefined : findNamedGame(name);
    if (name !== undefined && !variant) {
      const status = await collect(context, workspace, heap, name);
      if (status !== STATUS_DONE) return status;
    }
    return isPlain(context)
      ? studyLines(context, workspace, heap, variant)
      : showScreen(context, workspace, async (services) => {
          const { dueMistakesScreen } = await import('../ui/screens/mistakes/mistakes.ts');
          return dueMistakesScreen(services, heap, variant);
        });
  },
};

/** Puts the mistakes of the games of a file into the heap. @returns the exit status */
async function collect(
  context: MistakesContext,
  workspace: Workspace,
  heap: MistakeHeap,
  file: string,
): Promise<number> {
  const { texts, flags } = context;
  const loaded = await loadGames(context, file, readOptions(flags));
  if (!loaded.ok) return loaded.fault;
  const { games, source } = loaded.value;
  const { path = source.name } = source;
  let status = STATUS_DONE;
  let count = 0;
  try {
    for (const [index, { record, fault }] of games.entries()) {
      if (fault) status = fail(context, fileFaultText(texts, file, fault));
      if (!record || fault) continue;
      const title = texts.replay.analysedGameTitle(file, index + 1, games.length);
      const colors = sidesOf(context, workspace, record);
      if (colors.length === 0) {
        status = fail(context, texts.study.noOwnSideText(title));
      } else if (!isAnalysed(record)) {
        status = fail(context, texts.study.notAnalysedText(title));
      } else {
        const name = mistakeGameName(workspace.store, path, index + 1, games.length);
        const openEngine = () => workspace.engines.judge();
        count += await keepMistakes(heap, { record, name, colors, openEngine });
      }
    }
  } catch (error) {
    const text =
      error instanceof EngineError
        ? texts.commands.engineFaultText(texts.replay.ANALYST, error)
        : texts.study.newMistakesNotKept(texts.words.systemErrorText(error));
    return fail(context, text);
  }
  if (count > 0) await writeLine(context.stdout, texts.study.mistakesKeptText(count));
  return status;
}

function sidesOf(
  { flags: { side } }: MistakesContext,
  { ownNames }: Workspace,
  record: GameRecord,
): readonly Color[] {
  const color = COLORS.find((one) => one === side);
  return color ? [color] : sidesOfPerson(record, ownNames());
}

function isAnalysed(record: GameRecord): boolean {
  return keptEvaluations(record).some((found) => found && found.score.kind !== 'over');
}

/** Asks for the mistakes line by line. */
async function studyLines(
  context: MistakesContext,
  workspace: Workspace,
  heap: MistakeHeap,
  variant: Variant | undefined,
): Promise<number> {
  const { settings, engines, store, gameIndex } = workspace;
  const judge = new MistakeJudge(engines.adviser().engine);
  const session = MistakeSession.open({ heap, judge, variant });
  if (!session) {
    for (const line of noneDueTexts(context.texts, heap)) await writeLine(context.stdout, line);
    return STATUS_DONE;
  }
  const [{ mistakesLines }, { ReplayActivity }] = await Promise.all([
    import('../plain/replay.ts'),
    import('../activity/replay.ts'),
  ]);
  const activity = new MistakesActivity({
    settings,
    session,
    findMate: engines.findMate,
    findGame: (mistake) => findMistakeGame(store, mistake),
  });
  return playLines(context, workspace, (face) => {
    return mistakesLines(activity, {
      ...face,
      replay: (record, ply) =>
        new ReplayActivity({ settings, record, ply, store, gameIndex, engines }),
    });
  });
}
