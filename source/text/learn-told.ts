import type { LearnActivity, LearnTold } from '../activity/learn.ts';
import { Position } from '../rules/core/position.ts';
import { BOARD_ENTRIES, type BoardAt, boardSentences } from './board.ts';
import {
  aboutText,
  chapterText,
  courseProgressText,
  learnHintText,
  taskText,
  taskTitle,
  triedText,
  typingText,
} from './learn.ts';
import { checkText } from './status.ts';
import { type Entries, SAID_NOTHING, type Said, type Telling, tell, warned } from './tell.ts';

interface LearnAt extends BoardAt {
  readonly activity: LearnActivity;
}

/** What a word in a course or a try comes to, where a sentence is not all. */
const LEARN_ENTRIES = {
  ...BOARD_ENTRIES,
  tried({ outcome }, { activity, last, telling: { teller } }) {
    const text = triedText(activity.run.task, outcome, teller);
    if (outcome.kind === 'step') return text;
    return warned(outcome.played ? `${last()}: ${text}` : text);
  },
  finished({ error }, { activity: { walk }, telling: { face, teller } }) {
    const { problems, words } = teller.texts;
    const isKept = error === undefined;
    const more = isKept
      ? courseProgressText(teller.texts, walk)
      : problems.taskNotKept(words.systemErrorText(error));
    const text = words.joinSentences([problems.TASK_DONE, more]);
    if (face === 'screen') return { lines: [text], isWarning: !isKept };
    return `= ${words.joinSentences([text, ...(walk.isComplete ? [] : [problems.GO_ON])])}`;
  },
  hint: (what, { game, telling: { teller } }) => learnHintText(game.position, what, teller),
  'no-number': ({ argument }, { activity: { walk }, telling: { teller } }) =>
    teller.texts.words.goFaultText(argument, walk.course.lessons.length),
  again(_, { activity, telling }) {
    const { again } = telling.teller.texts.problems.LEARN_ANSWERS;
    if (telling.face === 'screen') return again;
    return { lines: [again, ...taskLines(activity, telling)], tellsBoard: true };
  },
  task(_, { activity, telling }) {
    if (telling.face === 'screen') return SAID_NOTHING;
    const chapter = chapterText(telling.teller.texts, activity.run.task);
    return { lines: [chapter, ...taskLines(activity, telling)], tellsBoard: true };
  },
} as const satisfies Entries<LearnTold, LearnAt>;

/** Tells what a word in a course or a try has come to. */
export function tellLearn(activity: LearnActivity, what: LearnTold, telling: Telling): Said {
  const { walk, run, game } = activity;
  const { teller, charset } = telling;
  const { problems, words } = teller.texts;
  const at: LearnAt = {
    activity,
    telling,
    game,
    status: () => [
      words.joinSentences([
        words.asSentences(taskTitle(teller.texts, walk, charset)),
        taskText(run.task, teller),
      ]),
    ],
    last() {
      const move = game.moves.at(-1);
      if (move === undefined) return undefined;
      return teller.move(new Position(game.variant, game.start), move);
    },
  };
  const sentences = { ...boardSentences(teller.texts), ...problems.LEARN_ANSWERS };
  return tell(what, at, LEARN_ENTRIES, sentences);
}

/** What is asked for, and what helps with it, a line each. */
export function taskLines({ run }: LearnActivity, { teller, charset }: Telling): string[] {
  const { task, game } = run;
  return [
    teller.texts.problems.taskLine(taskText(task, teller), typingText(task, teller)),
    // Kanji are no help to an ear.
    aboutText(teller.texts, task, teller.isSpoken ? 'ascii' : charset),
    checkText(game.position, teller) ?? '',
  ].filter((line) => line !== '');
}
