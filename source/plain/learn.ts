import { NOTHING } from '../activity/answer.ts';
import { LearnActivity, type LearnTold } from '../activity/learn.ts';
import { findWord } from '../activity/word-row.ts';
import type { CourseWalk } from '../match/lessons/course-walk.ts';
import type { ChapterName } from '../match/lessons/task.ts';
import { chapterLines, doneText, taskTitle } from '../text/learn.ts';
import { taskLines, tellLearn } from '../text/learn-told.ts';
import type { Inside } from './line-face.ts';
import { LineSession } from './line-session.ts';
import { type SmallGameMeans, smallGameLines } from './small-game.ts';

interface CourseOptions extends SmallGameMeans {
  readonly walk: CourseWalk;
}

/** A course without a screen, with the game of its last task. */
export function courseLines(options: CourseOptions): LineSession<LearnTold> {
  const { tongue, walk, settings, charset, looks } = options;
  const activity = new LearnActivity(settings, walk);
  /** The chapter whose explanation was told last. */
  let told: ChapterName | undefined;
  const session: LineSession<LearnTold> = new LineSession({
    tongue,
    activity,
    charset,
    looks,
    tell: (what, telling) => tellLearn(activity, what, telling),
    heading: (telling) => {
      const { task, course, progress } = walk;
      const { texts } = telling.teller;
      const title = texts.words.asSentences(
        taskTitle(texts, walk, charset),
        doneText(texts, course, progress),
      );
      const intro = told === task.chapter ? [] : [texts.problems.chapterText(task)];
      told = task.chapter;
      return [title, ...intro, ...taskLines(activity, telling)];
    },
    task: (texts) => texts.problems.LEARN_TASK,
    wordHelp: (texts) => texts.problems.LEARN_WORD_HELP,
    go: (to) => {
      if (to === 'game') return gameInside(activity, options, () => session.heading());
      if (to !== 'chapters') return undefined;
      const chapters = chapterLines(tongue.texts, walk.course, walk.progress);
      return {
        lines: chapters.map(({ title, count, first }) =>
          tongue.texts.settings.chapterLine(title, count, first + 1),
        ),
      };
    },
  });
  return session;
}

/** The game of a task. After its end a word of the course leaves it, and so does Enter alone. */
function gameInside(
  activity: LearnActivity,
  options: CourseOptions,
  left: Inside['left'],
): Inside<LearnTold> {
  const { match, mode, knows } = smallGameLines(options, activity.run.task);
  return {
    mode,
    left,
    leaves: (line) => {
      if (!match.ending || knows(line)) return undefined;
      if (findWord(activity.words, line, 'lines')) return 'leaves-and-says';
      if (line !== '') return undefined;
      return activity.isOver ? 'leaves-and-says' : 'leaves';
    },
    // The learner plays Black.
    after: () => (match.ending?.winner === 'black' && !activity.isOver ? activity.win() : NOTHING),
  };
}
