import { resumeFaultText } from '../text/record-fault.ts';
import { type Command, STATUS_FAILED, STATUS_USAGE } from './command.ts';
import { PLAIN_OPTION, playMatch } from './play-match.ts';
import { reportText } from './report.ts';
import { openWorkspace } from './workspace.ts';

/** `komadai resume`: goes on with a saved game. */
export const resume: Command = {
  operands: [{ name: 'FILE', optional: true, suggest: 'games' }],
  options: [PLAIN_OPTION],
  examples: ['komadai resume', 'komadai resume evening-game'],
  async run(context) {
    const workspace = openWorkspace(context);
    const [file] = context.operands;
    if (file === undefined) {
      const latest = workspace.table.resumeLatest();
      if (latest) return playMatch(context, workspace, latest, 'Resumed.');
      return reportText(context, 'there is no unfinished game', STATUS_FAILED);
    }
    const match = workspace.table.resume(file);
    if (match.ok) return playMatch(context, workspace, match.value, 'Resumed.');
    const { fault } = match;
    const status = fault.code === 'no-file' ? STATUS_USAGE : STATUS_FAILED;
    return reportText(context, resumeFaultText(file, fault), status);
  },
};
