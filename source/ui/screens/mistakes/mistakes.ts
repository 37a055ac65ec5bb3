import { bottomOf } from '../../../activity/board-activity.ts';
import { MistakesActivity, type MistakesTold } from '../../../activity/mistakes.ts';
import { appendMove, createRecord } from '../../../records/tree/record.ts';
import type { Variant } from '../../../rules/core/variant.ts';
import { findMistakeGame } from '../../../study/mistakes/mistake-game.ts';
import type { MistakeHeap } from '../../../study/mistakes/mistake-heap.ts';
import { MistakeJudge } from '../../../study/mistakes/mistake-judge.ts';
import { MistakeSession } from '../../../study/mistakes/mistake-session.ts';
import { mistakeTitle, noneDueTexts, tellMistakes } from '../../../text/study.ts';
import type { Texts } from '../../../text/texts.ts';
import type { Navigator, Screen } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { ActivityScreen } from '../../prompt/activity-screen.tsx';
import { textOf } from '../../prompt/shown-answers.ts';
import { boardPages } from '../page/look-up.ts';
import { mistakesHelpPage, textPage } from '../page/pages.ts';
import { type ReplayScreen, replayOf } from '../replay/replay.ts';
import { mistakesBoard, namesOfSides } from '../solving-board.ts';

export type MistakesScreen = ActivityScreen<MistakesTold, MistakesActivity, 'mistakes'>;

/** One's own mistakes that are due, or the page that tells when one is. */
export function dueMistakesScreen(
  services: Services,
  heap: MistakeHeap,
  variant?: Variant,
): Screen {
  const judge = new MistakeJudge(services.engines.adviser().engine);
  const session = MistakeSession.open({ heap, judge, variant });
  const { mistakes: shelf } = services;
  const leftOut = ({ study }: Texts): string[] =>
    shelf && heap.leftOut > 0 ? [study.linesLeftOutText(shelf.path, heap.leftOut)] : [];
  if (!session) {
    const read = (texts: Texts) => ({
      title: texts.study.MISTAKES_TITLE,
      lines: [...noneDueTexts(texts, heap), ...leftOut(texts)],
    });
    return textPage({ code: 'text', read });
  }
  const screen = mistakesScreen(services, session);
  if (heap.leftOut > 0) screen.warn((texts) => leftOut(texts).join(''));
  return screen;
}

/** A mistake of one's own on the board and the prompt below it. */
export function mistakesScreen(services: Services, session: MistakeSession): MistakesScreen {
  const { settings, engines, store } = services;
  const activity = new MistakesActivity({
    settings,
    session,
    findMate: engines.findMate,
    findGame: (mistake) => findMistakeGame(store, mistake),
  });
  const screen: MistakesScreen = new ActivityScreen(services, activity, {
    kind: 'mistakes',
    tell: (what, telling) => tellMistakes(activity, what, telling),
    board: (prompt, layout) => mistakesBoard(services, activity, prompt, layout),
    openPage: boardPages(services, mistakesHelpPage),
    go: (to, _, app) => {
      if (to === 'quit') {
        activity.leave();
        app.quit();
      } else if (to === 'solution') app.open(solutionScreen(services, screen));
      else app.open(gameScreen(services, activity));
      return undefined;
    },
    leave: (app) => {
      activity.leave();
      app.back();
    },
  });
  return screen;
}

/** The better moves as a replay, with what was played as a variation. */
function solutionScreen(services: Services, { activity }: MistakesScreen): ReplayScreen {
  const { task, mistake } = activity;
  const { texts, charset, telling } = services;
  const record = createRecord({ variant: mistake.variant, start: task.start });
  mistake.line.reduce(appendMove, record.root);
  if (mistake.kind !== 'problem') appendMove(record.root, mistake.played);
  const replay = replayOf(services, record, 0, {
    isAside: true,
    cannotEdit: 'is-solution',
    title: mistakeTitle(activity, texts, charset),
    names: namesOfSides(activity.home, texts.study.MISTAKES_NAMES),
  });
  replay.activity.home = bottomOf(activity);
  const said = tellMistakes(activity, { code: 'solution' }, telling);
  replay.prompt.say([textOf(texts, said), said.more].filter(Boolean).join('  '));
  return replay;
}

/** The game of a mistake, before its move. */
function gameScreen(services: Services, activity: MistakesActivity): ReplayScreen {
  const { replayed, mistake } = activity;
  if (!replayed) throw new RangeError('no game was found');
  const replay = replayOf(services, replayed, mistake.ply, { isAside: true });
  replay.activity.home = bottomOf(activity);
  return replay;
}

/** Opens one's own mistakes when they are read. */
export function openMistakes(services: Services, app: Navigator): void {
  const { screen } = app;
  void services.mistakes?.open().then((heap) => {
    if (app.hasQuit || app.screen !== screen) return;
    app.open(dueMistakesScreen(services, heap));
    app.changed();
  });
}
