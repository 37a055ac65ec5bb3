import { EditActivity } from '../activity/edit.ts';
import { ReplayActivity } from '../activity/replay.ts';
import { variantOfSfen } from '../records/formats/fitting-variant.ts';
import { RecordWalk } from '../records/tree/record-walk.ts';
import type { Placement } from '../rules/core/position.ts';
import { failure, type Result, success } from '../rules/core/result.ts';
import type { Variant } from '../rules/core/variant.ts';
import { parseAnySfen } from '../rules/notation/sfen.ts';
import { startPosition } from '../rules/notation/start.ts';
import { findNamedGame } from '../rules/variants/named-game.ts';
import type { Command, CommandContext } from './command.ts';
import { type FlagTable, PLAIN_FLAG } from './flags.ts';
import { showFace } from './play-match.ts';
import { chosenVariant } from './position-flags.ts';
import { readOptions, VARIANT_FLAG } from './record-flags.ts';
import { CHOICE_FLAGS, FILE_OPERAND, loadChosen } from './record-source.ts';
import { mention, reportFault } from './report.ts';
import { openWorkspace, type Workspace } from './workspace.ts';

const FLAGS = {
  ...CHOICE_FLAGS,
  variant: { ...VARIANT_FLAG, summary: (texts) => texts.commands.EDIT_OPTIONS.variant },
  plain: PLAIN_FLAG,
} as const satisfies FlagTable;

type EditContext = CommandContext<typeof FLAGS>;

/** What is set up. */
interface Edited {
  readonly variant: Variant;
  readonly placement: Placement;
}

/** `komadai edit`: a position that is set up by hand. */
export const edit: Command<typeof FLAGS> = {
  operands: [{ ...FILE_OPERAND, name: 'GAME|SFEN|FILE', optional: true }],
  flags: FLAGS,
  examples: [
    'komadai edit yari',
    'komadai edit evening-game --ply 40',
    "komadai edit '4k4/9/4P4/9/9/9/9/9/9 b G 1'",
  ],
  async run(context) {
    const workspace = openWorkspace(context);
    const edited = await whatToEdit(context, workspace);
    if (!edited.ok) return edited.fault;
    const { variant, placement } = edited.value;
    return showFace(context, workspace, {
      screen: async (services) => {
        const { editScreen } = await import('../ui/screens/edit/edit.ts');
        return editScreen(services, variant, placement);
      },
      lines: async (face) => {
        const [{ editLines }, { replayLines }, { matchLines }] = await Promise.all([
          import('../plain/replay.ts'),
          import('../plain/replay.ts'),
          import('../plain/play.ts'),
        ]);
        const { engines, store, table, ownName } = workspace;
        const { settings } = face;
        const means = { settings, store, engines };
        const activity = new EditActivity({ ...means, variant, placement });
        return editLines(activity, {
          ...face,
          replay: (record) => replayLines(new ReplayActivity({ ...means, record }), face),
          play: (level) => {
            const match = table.start(activity.gameAt(level, ownName()));
            return matchLines({ ...face, match, table, engines, store });
          },
        });
      },
    });
  },
};

/** The position of the operand. Default: the start of the game. */
async function whatToEdit(
  context: EditContext,
  { settings }: Workspace,
): Promise<Result<Edited, number>> {
  const { operands, flags } = context;
  const [name] = operands;
  const { variant } = readOptions(flags);
  const named = name === undefined ? undefined : findNamedGame(name);
  if (name === undefined || named) {
    const game = named ?? variant ?? chosenVariant(undefined, settings.all);
    return success({ variant: game, placement: startPosition(game).placement });
  }
  if (isSfen(name)) {
    const game = variant ?? variantOfSfen(name);
    const start = parseAnySfen(game, name);
    if (start.ok) return success({ variant: game, placement: start.value.placement });
    const fault = { code: 'sfen', variant: game, fault: start.fault } as const;
    return failure(reportFault(context, fault));
  }
  const chosen = await loadChosen(context, name);
  if (!chosen.ok) return chosen;
  const { record, ply, fault } = chosen.value;
  if (fault) mention(context, fault);
  const walk = new RecordWalk(record);
  walk.go(ply ?? walk.moves.length);
  return success({ variant: record.variant, placement: walk.game.position.snapshot() });
}

/** Whether a word is a position, not the name of a file. */
function isSfen(word: string): boolean {
  return /^\S+\/\S+\s+[bw]\s/.test(word.trim());
}
