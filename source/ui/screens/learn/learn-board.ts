import stringWidth from 'string-width';
import { HINT_ROW, QUIT_ROW, UNDO_ROW } from '../../../activity/shared-words.ts';
import type { CourseWalk } from '../../../match/lessons/course-walk.ts';
import { asksForSquare, type Goal, movesOf } from '../../../match/lessons/goal.ts';
import type { TaskState } from '../../../match/lessons/task-run.ts';
import {
  aboutText,
  chapterText,
  doneText,
  taskText,
  taskTitle,
  typingText,
} from '../../../text/learn.ts';
import { wrapLines } from '../../../text/page.ts';
import { faceDiagram } from '../../../text/pieces.ts';
import { checkText } from '../../../text/status.ts';
import type { Teller } from '../../../text/teller.ts';
import type { Texts } from '../../../text/texts.ts';
import {
  enterHint,
  HINT_GAP,
  hintLine,
  type KeyHint,
  keyLineText,
  wordHint,
  wordHints,
} from '../../app/keymap.ts';
import type { Services } from '../../app/services.ts';
import { showsMoves } from '../../board/game-view.ts';
import type { Layout } from '../../board/layout.ts';
import { plainRow, type Row } from '../../ink/rows.tsx';
import { type BoardAround, boardNotices, type StandingText } from '../../prompt/prompt-board.tsx';
import { PROMPT_KEYS } from '../../prompt/prompt-keys.ts';
import type { PromptView } from '../../prompt/prompt-view.ts';

/** What stands around a task of a course: the task beside the board. */
export function learnBoard(
  services: Services,
  walk: CourseWalk,
  prompt: PromptView,
  layout: Layout,
): BoardAround {
  const { texts, teller, charset } = services;
  const { run, task, course, progress } = walk;
  const { learner, other } = texts.problems.LEARN_NAMES;
  const hasPanel = showsMoves(layout);
  return {
    names: { black: learner, white: other },
    title: taskTitle(texts, walk, charset),
    place: doneText(texts, course, progress),
    news: hasPanel ? undefined : taskText(task, teller),
    standing: () => standingText(teller, walk, prompt, layout),
    insteadOfMoves: hasPanel
      ? (columns, rows) => panelRows(walk, services, columns, rows)
      : undefined,
    label: promptLabel(texts, run.state, task.goal),
    help: (columns) => helpHints(texts, walk, columns),
  };
}

/** The label of the prompt: what is awaited, or why nothing is. */
function promptLabel({ settings: { PROMPT_LABELS } }: Texts, state: TaskState, goal: Goal): string {
  if (state === 'done') return PROMPT_LABELS.learnDone;
  if (state === 'wrong') return PROMPT_LABELS.learnWrong;
  return asksForSquare(goal) ? PROMPT_LABELS.learnSquare : PROMPT_LABELS.learnMove;
}

/** Help at the right of the prompt. */
function helpHints(texts: Texts, { run, isComplete }: CourseWalk, columns: number): KeyHint[] {
  switch (run.state) {
    case 'done': {
      const next = isComplete ? wordHint(texts, 'chapters') : enterHint(texts, 'next');
      return [next, ...wordHints(texts, UNDO_ROW.name, QUIT_ROW.name)];
    }
    case 'wrong':
      return [enterHint(texts, 'takeBack'), ...wordHints(texts, HINT_ROW.name, 'skip')];
    case 'open':
      if (run.task.goal.kind !== 'win') {
        const words = [HINT_ROW.name, 'skip'].map((word) => wordHint(texts, word));
        const taken = stringWidth(keyLineText(words) + HINT_GAP);
        return [...words, ...hintLine(texts, PROMPT_KEYS.learn.rows, columns - taken)];
      }
      return [enterHint(texts, 'beginGame'), ...wordHints(texts, 'chapters')];
  }
}

/** The words below the board if there is no message. */
function standingText(
  teller: Teller,
  { run, task }: CourseWalk,
  prompt: PromptView,
  layout: Layout,
): StandingText {
  const { texts } = teller;
  const sentences: string[] = [];
  if (run.state === 'open') {
    sentences.push(checkText(run.game.position, teller) ?? '');
    if (movesOf(task.goal) > 1) sentences.push(texts.settings.movesLeftText(run.left));
    sentences.push(typingText(task, teller));
  }
  sentences.push(...boardNotices(texts, prompt, layout));
  return { text: sentences.filter((text) => text !== '').join('  ') };
}

/** The task, then as much of what explains it as has room. */
function panelRows(
  { task, course, index }: CourseWalk,
  { texts, teller, charset, theme }: Services,
  columns: number,
  rows: number,
): Row[] {
  const isFirst = course.lessons[index - 1]?.chapter !== task.chapter;
  const chapter = wrapLines(chapterText(texts, task), columns);
  const sentences: readonly (readonly string[])[] = [
    ...(isFirst ? [chapter] : []),
    wrapLines(aboutText(texts, task, charset), columns),
    task.about ? faceDiagram(task.variant, task.about, charset, columns) : [],
    ...(isFirst ? [] : [chapter]),
  ];
  const shown = wrapLines(taskText(task, teller), columns).map((line) =>
    plainRow(line, theme.title),
  );
  for (const lines of sentences) {
    const isEmpty = lines.every((line) => line === '');
    if (isEmpty || shown.length + 1 + lines.length > rows) continue;
    shown.push([], ...lines.map((line) => plainRow(line)));
  }
  return shown;
}
