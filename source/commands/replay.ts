import { mainLine } from '../records/record.ts';
import { fileFaultText } from '../text/record-fault.ts';
import { type Command, STATUS_DONE, STATUS_FAILED, STATUS_USAGE } from './command.ts';
import { isPlain, PLAIN_OPTION } from './play-match.ts';
import { reportText } from './report.ts';
import { showScreen } from './show-screen.ts';
import { openWorkspace, plainCharset } from './workspace.ts';

/** `komadai replay`: steps through a game. */
export const replay: Command = {
  operands: [{ name: 'FILE', suggest: 'games' }],
  options: [PLAIN_OPTION],
  examples: ['komadai replay evening-game', 'komadai replay ./game.psn'],
  async run(context) {
    const workspace = openWorkspace(context);
    const [name] = context.operands;
    const file = workspace.store.load(name);
    if (!file.ok) {
      const status = file.fault.code === 'no-file' ? STATUS_USAGE : STATUS_FAILED;
      return reportText(context, fileFaultText(name, file.fault), status);
    }
    const [{ record, fault }] = file.value.games;
    const why = fault && fileFaultText(name, fault);
    if (!record || (why && mainLine(record).length === 0)) {
      return reportText(context, why ?? name, STATUS_FAILED);
    }
    if (!isPlain(context)) {
      return showScreen(context, workspace, async (services) => {
        const { replayFile } = await import('../ui/screens/games.ts');
        return replayFile(services, file.value, record);
      });
    }
    if (why) reportText(context, why, STATUS_FAILED);
    const [{ PlainReplay }, { runLines }] = await Promise.all([
      import('../plain/replay.ts'),
      import('../plain/run-lines.ts'),
    ]);
    const { labels, coordinates, reigning, flip, speech } = workspace.settings.all;
    const style = { labels, coordinates, reigning, flipped: flip === 'white' };
    const charset = plainCharset(context, workspace.settings);
    const mode = new PlainReplay(record, { ...style, charset }, speech);
    await runLines(mode, context.stdin, context.stdout);
    return why ? STATUS_FAILED : STATUS_DONE;
  },
};
