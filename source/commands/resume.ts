import { playerOf } from '../match/participants/side.ts';
import { resumableGame } from '../records/store/game-file.ts';
import { nameOf } from '../records/store/game-folder.ts';
import type { GameStore } from '../records/store/store.ts';
import type { RoomKey } from '../records/tree/room-tag.ts';
import { COLORS } from '../rules/core/color.ts';
import { fileFaultText, resumeFaultText } from '../text/records.ts';
import type { Texts } from '../text/texts.ts';
import type { Command, CommandContext } from './command.ts';
import { type FlagTable, PLAIN_FLAG, switchFlag } from './flags.ts';
import { isPlain, playMatch } from './play-match.ts';
import { playRoom } from './play-room.ts';
import { fail } from './report.ts';
import { showScreen } from './show-screen.ts';
import { allowEngine, openWorkspace, roomsOf, type Workspace } from './workspace.ts';

const FLAGS = {
  plain: PLAIN_FLAG,
  take: switchFlag((texts) => texts.commands.RESUME_OPTIONS.take),
  startEngine: switchFlag((texts) => texts.commands.RESUME_OPTIONS.startEngine),
} as const satisfies FlagTable;

/** `komadai resume`: goes on with a saved game. */
export const resume: Command<typeof FLAGS> = {
  operands: [{ name: 'FILE', optional: true, suggest: 'unfinished' }],
  flags: FLAGS,
  examples: ['komadai resume', 'komadai resume evening-game'],
  async run(context) {
    const workspace = openWorkspace(context);
    const [file] = context.operands;
    const { store, table } = workspace;
    const path = file ?? store.latestUnfinished()?.path;
    const passedOver = file === undefined ? passedOverText(context.texts, store, path) : undefined;
    if (path === undefined) {
      return fail(context, context.texts.records.noUnfinishedText(passedOver));
    }
    const match = await (context.flags.take ? table.takeOver(path) : table.resume(path));
    if (match.ok && context.flags.startEngine) {
      for (const color of COLORS) {
        await allowEngine(context, workspace, playerOf(match.value.record, color));
      }
    }
    if (match.ok) {
      return playMatch(
        context,
        workspace,
        match.value,
        context.texts.records.resumedText(passedOver, table.wasCutOff),
      );
    }
    const { fault } = match;
    if (fault.code === 'in-room') return goBack(context, workspace, path, fault.room);
    if (fault.code === 'open-elsewhere' && !isPlain(context)) {
      return showScreen(context, workspace, async (services) => {
        const { watchGame } = await import('../ui/screens/replay/watch.ts');
        const watched = watchGame(services, path);
        if (!watched.ok) throw new Error(fileFaultText(services.texts, path, watched.fault));
        return watched.value;
      });
    }
    return fail(context, resumeFaultText(context.texts, file ?? nameOf(path), fault));
  },
};

/** Tells why a game that was played later than the one at `path`, and has not ended, must rest. */
function passedOverText(
  texts: Texts,
  store: GameStore,
  path: string | undefined,
): string | undefined {
  for (const entry of store.list()) {
    if (entry.path === path) return undefined;
    if (entry.head.score !== '*') continue;
    const file = store.load(entry.path);
    const game = file.ok ? resumableGame(file.value) : file;
    if (!game.ok && game.fault.code !== 'finished')
      return resumeFaultText(texts, entry.name, game.fault);
  }
  return undefined;
}

/** Goes back into the room of a game: as its host, or as a guest. @returns the exit status */
async function goBack(
  context: CommandContext,
  workspace: Workspace,
  path: string,
  room: RoomKey,
): Promise<number> {
  const game = nameOf(path);
  const { room: texts } = context.texts;
  const rooms = roomsOf(workspace);
  const stay = await rooms.resume(game);
  if (stay.ok) return playRoom(context, workspace, stay.value);
  // It is the file of a guest.
  if (stay.fault.code !== 'no-game') return fail(context, texts.hostFaultText(stay.fault));
  const door = await rooms.find('play', room.code, room.at);
  if (door.ok) return door.value.enter();
  return fail(context, texts.goBackFaultText(door.fault, game, room));
}
