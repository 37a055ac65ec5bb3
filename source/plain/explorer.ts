import type { ExplorerActivity, ExplorerTold } from '../activity/explorer.ts';
import type { ReplayTold } from '../activity/replay-told.ts';
import { findWord } from '../activity/word-row.ts';
import type { OpenedGame } from '../study/index/found-game.ts';
import { explorerLines, tellExplorer } from '../text/explorer-told.ts';
import type { Said, Telling } from '../text/said.ts';
import type { LineStyle } from './line-board.ts';
import type { Inside } from './line-face.ts';
import { LineSession } from './line-session.ts';

interface ExplorerLines extends LineStyle {
  readonly tellReplay: (what: ReplayTold, telling: Telling) => Said;
  /** Opens the replay of a game that was chosen. */
  readonly replay: (found: OpenedGame) => Inside['mode'];
}

/** Games that are told with each position; `more` tells the others. */
const FIRST_GAMES = 5;

/** What others played, to which a replay has led: words of the replay and moves lead back. */
export function explorerInside(
  activity: ExplorerActivity,
  { tellReplay, replay, ...around }: ExplorerLines,
): Inside {
  const { EXPLORER_ANSWERS } = around.tongue.texts.replay;
  activity.listFirst(FIRST_GAMES);
  const mode: LineSession<ExplorerTold> = new LineSession({
    ...around,
    activity,
    tell: (what, telling) =>
      tellExplorer(activity, what, telling, (said) => tellReplay(said, telling)),
    heading: (telling) => explorerLines(activity, telling),
    wordHelp: (texts) => texts.replay.EXPLORER_WORD_HELP,
    go: (to) => {
      const { opened } = activity;
      if (to !== 'replay' || !opened) return undefined;
      return { mode: replay(opened), left: () => mode.heading() };
    },
  });
  return {
    mode,
    leaves: (line) => {
      const isOwn = /^\d*$/.test(line) || findWord(activity.words, line, 'lines');
      return mode.isElsewhere || isOwn ? undefined : 'leaves-and-says';
    },
    left: () => [EXPLORER_ANSWERS.back],
  };
}
