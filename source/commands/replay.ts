import { fileFaultText } from '../text/record-fault.ts';
import { textCharset } from './charset.ts';
import { type Command, STATUS_DONE, STATUS_FAILED, STATUS_USAGE } from './command.ts';
import { isPlain, PLAIN_OPTION } from './play-match.ts';
import { reportText } from './report.ts';
import { showScreen } from './show-screen.ts';
import { openWorkspace } from './workspace.ts';

/** `komadai replay`: steps through a game. */
export const replay: Command = {
  operands: [{ name: 'FILE' }],
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
    if (!record) return reportText(context, why ?? name, STATUS_FAILED);
    if (!isPlain(context)) {
      await showScreen(context, workspace, async (services) => {
        const { ReplayScreen } = await import('../ui/screens/replay.ts');
        return new ReplayScreen(services, record, 0, why);
      });
      return STATUS_DONE;
    }
    if (why) reportText(context, why, STATUS_FAILED);
    const [{ PlainReplay }, { runLines }] = await Promise.all([
      import('../plain/replay.ts'),
      import('../plain/run-lines.ts'),
    ]);
    const { labels, coordinates, reigning, flip } = workspace.settings.all;
    const style = { labels, coordinates, reigning, flipped: flip === 'white' };
    const mode = new PlainReplay(record, { ...style, charset: textCharset(context) });
    await runLines(mode, context.stdin, context.stdout);
    return why ? STATUS_FAILED : STATUS_DONE;
  },
};
