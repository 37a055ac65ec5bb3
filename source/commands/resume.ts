import { COLORS } from '../core/color.ts';
import { playerOf } from '../match/match-table.ts';
import { nameOf } from '../records/game-folder.ts';
import { fileFaultText, resumeFaultText } from '../text/record-fault.ts';
import { type Command, STATUS_FAILED, STATUS_USAGE } from './command.ts';
import { isPlain, PLAIN_OPTION, playMatch } from './play-match.ts';
import { reportText } from './report.ts';
import { showScreen } from './show-screen.ts';
import { allowEngine, openWorkspace } from './workspace.ts';

/** `komadai resume`: goes on with a saved game. */
export const resume: Command = {
  operands: [{ name: 'FILE', optional: true, suggest: 'games' }],
  options: [
    PLAIN_OPTION,
    { name: 'start-engine', summary: 'start the program that plays a side by the record' },
  ],
  examples: ['komadai resume', 'komadai resume evening-game'],
  async run(context) {
    const workspace = openWorkspace(context);
    const [file] = context.operands;
    const { store, table } = workspace;
    const path = file ?? store.latestUnfinished()?.path;
    if (path === undefined) {
      return reportText(context, 'there is no unfinished game', STATUS_FAILED);
    }
    const match = table.resume(path);
    if (match.ok && context.options.has('start-engine')) {
      for (const color of COLORS) {
        await allowEngine(context, workspace, playerOf(match.value.record, color));
      }
    }
    if (match.ok) return playMatch(context, workspace, match.value, 'Resumed.');
    const { fault } = match;
    if (fault.code === 'open-elsewhere' && !isPlain(context)) {
      return showScreen(context, workspace, async (services) => {
        const { watchGame } = await import('../ui/screens/watch.ts');
        const watched = watchGame(services, path, fault);
        if (!watched.ok) throw new Error(fileFaultText(path, watched.fault));
        return watched.value;
      });
    }
    const status = fault.code === 'no-file' ? STATUS_USAGE : STATUS_FAILED;
    return reportText(context, resumeFaultText(file ?? nameOf(path), fault), status);
  },
};
