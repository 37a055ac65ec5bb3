import { tossPawns } from '../match/furigoma.ts';
import type { HostFault, RoomPlan, RoomStay } from '../rooms/rooms.ts';
import { COLORS, type Color } from '../rules/core/color.ts';
import { failure, type Result, success } from '../rules/core/result.ts';
import type { Settings } from '../settings/settings.ts';
import type { ArgumentFault } from '../text/en/settings.ts';
import { CLOCK_FLAG } from './clock-flag.ts';
import { type Command, type CommandContext, choiceFault } from './command.ts';
import { choiceFlag, type FlagTable, PLAIN_FLAG, switchFlag } from './flags.ts';
import { AT_FLAG, playRoom } from './play-room.ts';
import {
  chosenVariant,
  HANDICAP_FLAG,
  parseStartFlags,
  preferredStart,
  VARIANT_OPERAND,
} from './position-flags.ts';
import { fail, reportFault } from './report.ts';
import { openWorkspace, roomsOf, type Workspace } from './workspace.ts';

const FLAGS = {
  clock: CLOCK_FLAG,
  as: choiceFlag('SIDE', [...COLORS, 'random'] as const, (texts) => texts.commands.HOST_OPTIONS.as),
  handicap: HANDICAP_FLAG,
  watch: {
    type: 'boolean',
    default: true,
    summary: (texts) => texts.commands.HOST_OPTIONS.noWatch,
  },
  at: { ...AT_FLAG, summary: (texts) => texts.commands.HOST_OPTIONS.at },
  resume: switchFlag((texts) => texts.commands.HOST_OPTIONS.resume),
  plain: PLAIN_FLAG,
} as const satisfies FlagTable;

type HostContext = CommandContext<typeof FLAGS>;

/** `komadai host`: opens a room for somebody at another terminal. */
export const host: Command<typeof FLAGS> = {
  // With `--resume` it is another name, which no list knows.
  operands: [
    {
      name: 'VARIANT',
      choices: VARIANT_OPERAND.choices,
      choiceOf: VARIANT_OPERAND.choiceOf,
      optional: true,
    },
  ],
  flags: FLAGS,
  excludes: [
    ['resume', 'clock'],
    ['resume', 'as'],
    ['resume', 'handicap'],
    ['resume', 'watch'],
  ],
  examples: [
    'komadai host yari',
    'komadai host shogi --clock 600+30 --as white',
    'komadai host shogi --handicap two-piece --no-watch',
    'komadai host --resume',
    'komadai host --resume K7M2QX',
  ],
  async run(context) {
    const { operands, flags } = context;
    const [word] = operands;
    const isVariant = word !== undefined && !flags.resume;
    const fault = isVariant ? choiceFault(VARIANT_OPERAND, word) : undefined;
    if (fault) return reportFault(context, fault);
    const workspace = openWorkspace(context);
    const rooms = roomsOf(workspace);
    if (flags.resume) return enterRoom(context, workspace, await rooms.resume(word, flags.at));
    const plan = parsePlan(context, workspace.settings.all);
    if (!plan.ok) return reportFault(context, plan.fault);
    return enterRoom(context, workspace, await rooms.host(plan.value, flags.at));
  },
};

/** Stays in a room, if it is open. @returns the exit status */
async function enterRoom(
  context: HostContext,
  workspace: Workspace,
  stay: Result<RoomStay, HostFault>,
): Promise<number> {
  if (stay.ok) return playRoom(context, workspace, stay.value);
  return fail(context, context.texts.room.hostFaultText(stay.fault));
}

/** What is offered, by the flags and the settings. */
function parsePlan(
  { operands, flags, random }: HostContext,
  settings: Settings,
): Result<RoomPlan, ArgumentFault> {
  const [id] = operands;
  const variant = chosenVariant(id, settings);
  const { handicap } = flags;
  const start =
    handicap === undefined
      ? preferredStart(variant, settings)
      : parseStartFlags(variant, { handicap });
  if (!start.ok) return failure(start.fault);
  return success({
    variant,
    start: start.value,
    clock: flags.clock,
    side: sideOf(flags.as, random),
    hasWatchers: flags.watch !== false,
  });
}

function sideOf(named: Color | 'random' | undefined, random: () => number): Color {
  return named === undefined || named === 'random' ? tossPawns(random).tosser : named;
}
