import { NOTHING } from '../activity/answer.ts';
import { LearnActivity, type LearnTold } from '../activity/learn.ts';
import { PLAY_ROWS } from '../activity/play.ts';
import { findWord } from '../activity/word-row.ts';
import type { CourseWalk } from '../match/lessons/course-walk.ts';
import { startSmallGame } from '../match/lessons/small-game.ts';
import type { ChapterName, Task } from '../match/lessons/task.ts';
import { parseWord } from '../match/words.ts';
import { chapterLines, chapterText, doneText, taskTitle } from '../text/learn.ts';
import { taskLines, tellLearn } from '../text/learn-told.ts';
import { type Inside, LineSession } from './line-session.ts';
import { type MatchMeans, matchLines } from './play.ts';

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
      const intro = told === task.chapter ? [] : [chapterText(texts, task)];
      told = task.chapter;
      return [title, ...intro, ...taskLines(activity, telling)];
    },
    task: (texts) => texts.problems.LEARN_TASK,
    helped: 'learn',
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

/** What a game in a course needs. */
interface SmallGameMeans extends MatchMeans {
  /** The name of the player. */
  readonly ownName: () => string;
}

/** The game at the end of a course, line by line: each turn of the learner begins with a hint. */
function smallGameLines(means: SmallGameMeans, task: Task) {
  const match = startSmallGame(means.table, task, means.ownName());
  const game = matchLines({ ...means, match });
  const hint = async () => (match.ending ? [] : game.answer('hint'));
  const mode: Inside['mode'] = {
    get hasQuit() {
      return game.hasQuit;
    },
    meet: (caller) => game.meet(caller),
    complete: (text) => game.complete(text),
    close: () => game.close(),
    heading: async () => [
      ...(await game.heading()),
      ...(await game.answer('board')),
      ...(await hint()),
    ],
    answer: async (line) => {
      const { ply } = match.game;
      const told = await game.answer(line);
      if (!game.hasQuit) return match.game.ply === ply ? told : [...told, ...(await hint())];
      return match.ending ? told : [...told, means.tongue.texts.problems.GAME_LEFT];
    },
  };
  /** Whether a line is a word of the game. */
  const knows = (line: string) => parseWord(PLAY_ROWS, line) !== undefined;
  return { match, mode, knows };
}
