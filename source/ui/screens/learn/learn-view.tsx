import { HINT_ROW, QUIT_ROW, UNDO_ROW } from '../../../activity/shared-words.ts';
import type { CourseWalk } from '../../../match/lessons/course-walk.ts';
import { asksForSquare, type Goal, movesOf } from '../../../match/lessons/goal.ts';
import type { TaskState } from '../../../match/lessons/task-run.ts';
import { KEY_HINTS } from '../../../text/key-texts.ts';
import {
  aboutDiagram,
  aboutText,
  doneText,
  taskText,
  taskTitle,
  typingText,
} from '../../../text/learn.ts';
import { chapterText, LEARN_NAMES } from '../../../text/learn-texts.ts';
import { wrapLines } from '../../../text/page.ts';
import { movesLeftText, PROMPT_LABELS } from '../../../text/screen-texts.ts';
import { checkText } from '../../../text/status.ts';
import { hintLine, type KeyHint, TAB_HINT, wordHint } from '../../app/keymap.ts';
import type { Services } from '../../app/services.ts';
import { useServices } from '../../app/services-context.ts';
import { FittedBoard } from '../../board/fitted-board.tsx';
import { showsMoves } from '../../board/game-board.tsx';
import type { Layout } from '../../board/layout.ts';
import { plainRow, type Row } from '../../ink/rows.tsx';
import { boardNotices, PromptBoard, type StandingText } from '../../prompt/prompt-board.tsx';
import { PROMPT_KEYS } from '../../prompt/prompt-keys.ts';
import type { PromptView } from '../../prompt/prompt-view.ts';

interface Props {
  readonly prompt: PromptView;
  readonly walk: CourseWalk;
}

/** A task of a course: the board, the task beside it, the status line and the prompt. */
export function LearnView({ prompt, walk }: Props) {
  const services = useServices();
  const { run, task, course, progress } = walk;
  const { learner, other } = LEARN_NAMES;
  return (
    <FittedBoard variant={task.variant}>
      {(layout) => (
        <PromptBoard
          view={prompt}
          layout={layout}
          names={{ black: learner, white: other }}
          title={taskTitle(walk, services.charset)}
          place={doneText(course, progress)}
          news={showsMoves(layout) ? undefined : taskText(task)}
          standing={() => standingText(walk, prompt, layout)}
          insteadOfMoves={
            showsMoves(layout)
              ? (columns, rows) => panelRows(walk, services, columns, rows)
              : undefined
          }
          label={promptLabel(run.state, task.goal)}
          help={(columns) => helpHints(walk, columns)}
        />
      )}
    </FittedBoard>
  );
}

/** The label of the prompt: what is awaited, or why nothing is. */
function promptLabel(state: TaskState, goal: Goal): string {
  if (state === 'done') return PROMPT_LABELS.learnDone;
  if (state === 'wrong') return PROMPT_LABELS.learnWrong;
  return asksForSquare(goal) ? PROMPT_LABELS.learnSquare : PROMPT_LABELS.learnMove;
}

/** Help at the right of the prompt. */
function helpHints({ run, isComplete }: CourseWalk, columns: number): KeyHint[] {
  switch (run.state) {
    case 'done': {
      const next = isComplete ? wordHint('chapters') : { text: KEY_HINTS.next, keys: ['enter'] };
      return [next, ...[UNDO_ROW.name, QUIT_ROW.name].map(wordHint), TAB_HINT];
    }
    case 'wrong':
      return [
        { text: KEY_HINTS.takeBack, keys: ['enter'] },
        ...[HINT_ROW.name, 'skip'].map(wordHint),
        TAB_HINT,
      ];
    case 'open':
      if (run.task.goal.kind !== 'win') {
        return [
          wordHint(HINT_ROW.name),
          wordHint('skip'),
          ...hintLine(PROMPT_KEYS.learn.rows, columns - 12),
        ];
      }
      return [{ text: KEY_HINTS.beginGame, keys: ['enter'] }, wordHint('chapters'), TAB_HINT];
  }
}

/** The words below the board if there is no message. */
function standingText({ run, task }: CourseWalk, prompt: PromptView, layout: Layout): StandingText {
  const texts: string[] = [];
  if (run.state === 'open') {
    texts.push(checkText(run.game.position) ?? '');
    if (movesOf(task.goal) > 1) texts.push(movesLeftText(run.left));
    texts.push(typingText(task));
  }
  texts.push(...boardNotices(prompt, layout));
  return { text: texts.filter((text) => text !== '').join('  ') };
}

/** The task, then as much of what explains it as has room. */
function panelRows(
  { task, course, index }: CourseWalk,
  { charset, theme }: Services,
  columns: number,
  rows: number,
): Row[] {
  const isFirst = course.lessons[index - 1]?.chapter !== task.chapter;
  const chapter = wrapLines(chapterText(task), columns);
  const texts: readonly (readonly string[])[] = [
    ...(isFirst ? [chapter] : []),
    wrapLines(aboutText(task, charset), columns),
    aboutDiagram(task, charset, columns),
    ...(isFirst ? [] : [chapter]),
  ];
  const shown = wrapLines(taskText(task), columns).map((line) => plainRow(line, theme.title));
  for (const lines of texts) {
    const isEmpty = lines.every((line) => line === '');
    if (isEmpty || shown.length + 1 + lines.length > rows) continue;
    shown.push([], ...lines.map((line) => plainRow(line)));
  }
  return shown;
}
