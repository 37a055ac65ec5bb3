import stringWidth from 'string-width';
import { LearnActivity, type LearnTold } from '../../../activity/learn.ts';
import { courseOf } from '../../../match/lessons/course.ts';
import { CourseWalk } from '../../../match/lessons/course-walk.ts';
import { startSmallGame } from '../../../match/lessons/small-game.ts';
import type { TaskRun } from '../../../match/lessons/task-run.ts';
import type { Variant } from '../../../rules/core/variant.ts';
import { VARIANTS } from '../../../rules/variants/index.ts';
import { chapterLines, doneText } from '../../../text/learn.ts';
import { tellLearn } from '../../../text/learn-told.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { startPreview } from '../../board/preview.ts';
import { padText } from '../../ink/columns.ts';
import { ActivityScreen } from '../../prompt/activity-screen.tsx';
import { LIST_COLUMNS, ListScreen } from '../list/list.tsx';
import type { ListItem } from '../list/list-state.ts';
import { boardPages } from '../page/look-up.ts';
import { learnHelpPage } from '../page/pages.ts';
import type { PlayScreen } from '../play/play.ts';
import { learnBoard } from './learn-board.ts';
import { smallGameScreen } from './small-game.ts';

export type LearnScreen = ActivityScreen<LearnTold, LearnActivity, 'learn'>;

/** A course at its first task that is not done. */
export function courseScreen(services: Services, variant: Variant): LearnScreen {
  const walk = new CourseWalk(courseOf(variant), services.progress);
  const activity = new LearnActivity(services.settings, walk);
  let begun: BegunGame | undefined;
  const screen: LearnScreen = new ActivityScreen(services, activity, {
    kind: 'learn',
    tell: (what, telling) => tellLearn(activity, what, telling),
    board: (prompt, layout) => learnBoard(services, walk, prompt, layout),
    openPage: boardPages(services, learnHelpPage),
    go: (to, _, app) => {
      if (to === 'quit') app.quit();
      else if (to === 'chapters') app.open(chaptersScreen(screen));
      else begun = openGame(screen, begun, app);
      return undefined;
    },
    leave: (app) => {
      if (app.screens.length > 1) app.back();
      else app.replace(learnScreen(services));
    },
  });
  return screen;
}

/** The game of a task, once it was begun. */
interface BegunGame {
  readonly run: TaskRun;
  readonly screen: PlayScreen;
}

/** Opens the game of the task on the board, or goes on with it. */
function openGame(course: LearnScreen, begun: BegunGame | undefined, app: Navigator): BegunGame {
  const { services, activity } = course;
  const { run } = activity;
  const goesOn = begun?.run === run && !begun.screen.isOver;
  const match = () => startSmallGame(services.table, run.task, services.ownName);
  const onWin = () => {
    if (activity.run === run) course.hear(activity.win(), app);
  };
  const game = goesOn ? begun : { run, screen: smallGameScreen(services, match(), onWin) };
  // A game that was left for the menu has its engines no more.
  if (app.screens.some(({ kind }) => kind === 'play')) {
    app.reset(app.routes.menu(services));
    app.open(learnScreen(services));
    app.open(course);
  }
  app.open(game.screen);
  return game;
}

/** The courses, and how much of each is done. */
export function learnScreen(services: Services): ListScreen {
  const { texts, charset, progress } = services;
  const items = VARIANTS.map((variant): ListItem => {
    const name = texts.words.variantName(variant, charset);
    return {
      text: (columns) => lineOf(name, doneText(texts, courseOf(variant), progress), columns),
      choose: (app) => app.open(courseScreen(services, variant)),
      preview: () => startPreview(variant),
    };
  });
  return new ListScreen({
    title: texts.problems.LEARN_TITLE,
    columns: LIST_COLUMNS,
    items,
    translated: () => learnScreen(services),
  });
}

/** The chapters of the course that is taken. */
function chaptersScreen(screen: LearnScreen): ListScreen {
  const { activity, services } = screen;
  const { course, progress } = activity.walk;
  const items = chapterLines(services.texts, course, progress).map(
    ({ title, count, first }): ListItem => {
      return {
        text: (columns) => lineOf(title, count, columns),
        choose: (app) => {
          app.back();
          screen.submit(`go ${first + 1}`, app);
        },
      };
    },
  );
  const name = services.texts.words.variantName(course.variant, services.charset);
  return new ListScreen({
    title: `${services.texts.problems.LEARN_TITLE}: ${name}`,
    items,
    translated: () => chaptersScreen(screen),
  });
}

/** Columns for the first part of a line of a list, where there is room. */
const NAME_COLUMNS = 24;

function lineOf(name: string, count: string, columns: number): string {
  return `${padText(name, Math.min(NAME_COLUMNS, columns - stringWidth(count) - 1))} ${count}`;
}
