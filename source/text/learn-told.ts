import type { LearnActivity, LearnTold } from '../activity/learn.ts';
import type { TaskOutcome } from '../match/lessons/task-run.ts';
import { Position } from '../rules/core/position.ts';
import { tellBoard } from './board-told.ts';
import {
  aboutText,
  courseProgressText,
  learnHintText,
  notKeptText,
  taskText,
  taskTitle,
  triedText,
  typingText,
} from './learn.ts';
import { isSaidIn, SAID_NOTHING, type Said, said, type Telling, warned } from './said.ts';
import { checkText } from './status.ts';
import type { Teller } from './teller.ts';

/** Tells what a word in a course or a try has come to. */
export function tellLearn(activity: LearnActivity, what: LearnTold, telling: Telling): Said {
  const { walk, run, game } = activity;
  const { teller, charset, face } = telling;
  const { texts } = teller;
  switch (what.code) {
    case 'tried':
      return tellTry(activity, what.outcome, teller);
    case 'finished': {
      const isKept = what.error === undefined;
      const more = isKept ? courseProgressText(texts, walk) : notKeptText(texts, what.error);
      const { joinSentences } = texts.words;
      const text = joinSentences([texts.problems.TASK_DONE, more]);
      if (face === 'screen') return { lines: [text], isWarning: !isKept };
      const goOn = walk.isComplete ? [] : [texts.problems.LEARN_ANSWERS.goOn];
      return said(`= ${joinSentences([text, ...goOn])}`);
    }
    case 'hint':
      return said(learnHintText(game.position, what, teller));
    case 'no-number':
      return warned(texts.words.goFaultText(what.argument, walk.course.lessons.length));
    case 'game-hint':
    case 'undone':
      return said(texts.problems.LEARN_ANSWERS[what.code]);
    case 'again':
      return face === 'screen'
        ? said(texts.problems.LEARN_ANSWERS.again)
        : {
            lines: [texts.problems.LEARN_ANSWERS.again, ...taskLines(activity, telling)],
            tellsBoard: true,
          };
    case 'task':
      return face === 'screen'
        ? SAID_NOTHING
        : {
            lines: [texts.problems.chapterText(run.task), ...taskLines(activity, telling)],
            tellsBoard: true,
          };
    default:
      if (isSaidIn(texts.problems.LEARN_ANSWERS, what)) {
        return warned(texts.problems.LEARN_ANSWERS[what.code]);
      }
      return tellBoard(
        what,
        {
          game,
          status: () => [
            texts.words.joinSentences([
              texts.words.asSentences(taskTitle(texts, walk, charset)),
              taskText(run.task, teller),
            ]),
          ],
          last: () => lastText(activity, teller),
        },
        telling,
      );
  }
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

function tellTry(
  activity: LearnActivity,
  outcome: Extract<TaskOutcome, { kind: 'step' | 'wrong' }>,
  teller: Teller,
): Said {
  const text = triedText(activity.run.task, outcome, teller);
  if (outcome.kind === 'step') return said(text);
  return warned(outcome.played ? `${lastText(activity, teller)}: ${text}` : text);
}

/** The last move on the board; undefined before the first. */
function lastText({ game }: LearnActivity, teller: Teller): string | undefined {
  const move = game.moves.at(-1);
  return move === undefined ? undefined : teller.move(new Position(game.variant, game.start), move);
}
