import { bottomOf } from '../../../activity/board-activity.ts';
import { TsumeActivity, type TsumeTold } from '../../../activity/tsume.ts';
import type { TsumeSet } from '../../../match/problems/tsume-set.ts';
import { appendMove, createRecord } from '../../../records/tree/record.ts';
import { problemTitle, solutionText, tellTsume } from '../../../text/problems.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { ActivityScreen } from '../../prompt/activity-screen.tsx';
import { boardPages } from '../page/look-up.ts';
import { tsumeHelpPage } from '../page/pages.ts';
import { type ReplayScreen, replayOf } from '../replay/replay.ts';
import { namesOfSides, tsumeBoard } from '../solving-board.ts';

interface TsumeOptions {
  /** A remark on the file, shown until the first key. Default: none. */
  readonly note?: string;
  /** Goes back to the list of problems. Missing where there is none. */
  readonly back?: ((app: Navigator) => void) | undefined;
}

export type TsumeScreen = ActivityScreen<TsumeTold, TsumeActivity, 'tsume'>;

/** A mating problem on the board and the prompt below it. */
export function tsumeScreen(
  services: Services,
  set: TsumeSet,
  { note, back }: TsumeOptions = {},
): TsumeScreen {
  const { settings, mistakes, engines } = services;
  const activity = new TsumeActivity({ settings, set, mistakes, findMate: engines.findMate });
  const leave =
    back &&
    ((app: Navigator) => {
      activity.leave();
      back(app);
    });
  const screen: TsumeScreen = new ActivityScreen(services, activity, {
    kind: 'tsume',
    tell: (what, telling) => tellTsume(activity, what, telling),
    board: (prompt, layout) => tsumeBoard(services, set, leave !== undefined, prompt, layout),
    openPage: boardPages(services, tsumeHelpPage),
    go: (to, _, app) => {
      if (to === 'quit') app.quit();
      else if (to === 'solution') app.open(solutionScreen(services, screen));
      else if (!leave) return app.texts.problems.ONLY_ONE_PROBLEM;
      else leave(app);
      return undefined;
    },
    leave,
  });
  if (note) screen.warn(note);
  return screen;
}

/** The whole line as a replay. */
function solutionScreen(services: Services, { activity }: TsumeScreen): ReplayScreen {
  const { set, tsume } = activity;
  const { solution = [], problem } = tsume;
  const { attacker: own, defender: other } = services.texts.problems.TSUME_NAMES;
  const record = createRecord(problem);
  let node = record.root;
  for (const move of solution) node = appendMove(node, move);
  const replay = replayOf(services, record, 0, {
    isAside: true,
    cannotEdit: 'is-solution',
    title: problemTitle(services.texts, set, services.charset),
    names: namesOfSides(problem.start.placement.turn, { own, other }),
  });
  replay.activity.home = bottomOf(activity);
  replay.prompt.say(solutionText(tsume, replay.services.teller));
  return replay;
}
