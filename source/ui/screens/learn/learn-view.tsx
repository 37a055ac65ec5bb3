import stringWidth from 'string-width';
import { HINT_ROW, QUIT_ROW, UNDO_ROW } from '../../../activity/shared-words.ts';
import type { CourseWalk } from '../../../match/lessons/course-walk.ts';
import { asksForSquare, type Goal, movesOf } from '../../../match/lessons/goal.ts';
import type { TaskState } from '../../../match/lessons/task-run.ts';
import {
  aboutDiagram,
  aboutText,
  doneText,
  taskText,
  taskTitle,
  typingText,
} from '../../../text/learn.ts';
import { wrapLines } from '../../../text/page.ts';
import { checkText } from '../../../text/status.ts';
import type { Teller } from '../../../text/teller.ts';
import type { Texts } from '../../../text/texts.ts';
import {
  HINT_GAP,
  hintLine,
  type KeyHint,
  keyLineText,
  moreHint,
  wordHint,
} from '../../app/keymap.ts';
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
  const { learner, other } = services.texts.learn.LEARN_NAMES;
  return (
    <FittedBoard variant={task.variant}>
      {(layout) => (
        <PromptBoard
          view={prompt}
          layout={layout}
          names={{ black: learner, white: other }}
          title={taskTitle(services.texts, walk, services.charset)}
          place={doneText(services.texts, course, progress)}
          news={showsMoves(layout) ? undefined : taskText(task, services.teller)}
          standing={() => standingText(services.teller, walk, prompt, layout)}
          insteadOfMoves={
            showsMoves(layout)
              ? (columns, rows) => panelRows(walk, services, columns, rows)
              : undefined
          }
          label={promptLabel(services.texts, run.state, task.goal)}
          help={(columns) => helpHints(services.texts, walk, columns)}
        />
      )}
    </FittedBoard>
  );
}

/** The label of the prompt: what is awaited, or why nothing is. */
function promptLabel(texts: Texts, state: TaskState, goal: Goal): string {
  if (state === 'done') return texts.screen.PROMPT_LABELS.learnDone;
  if (state === 'wrong') return texts.screen.PROMPT_LABELS.learnWrong;
  return asksForSquare(goal)
    ? texts.screen.PROMPT_LABELS.learnSquare
    : texts.screen.PROMPT_LABELS.learnMove;
}

/** Help at the right of the prompt. */
function helpHints(texts: Texts, { run, isComplete }: CourseWalk, columns: number): KeyHint[] {
  switch (run.state) {
    case 'done': {
      const next = isComplete
        ? wordHint(texts, 'chapters')
        : { text: texts.key.KEY_HINTS.next, keys: ['enter'] };
      return [
        next,
        ...[UNDO_ROW.name, QUIT_ROW.name].map((word) => wordHint(texts, word)),
        moreHint(texts),
      ];
    }
    case 'wrong':
      return [
        { text: texts.key.KEY_HINTS.takeBack, keys: ['enter'] },
        ...[HINT_ROW.name, 'skip'].map((word) => wordHint(texts, word)),
        moreHint(texts),
      ];
    case 'open':
      if (run.task.goal.kind !== 'win') {
        const words = [HINT_ROW.name, 'skip'].map((word) => wordHint(texts, word));
        const taken = stringWidth(keyLineText(words) + HINT_GAP);
        return [...words, ...hintLine(texts, PROMPT_KEYS.learn.rows, columns - taken)];
      }
      return [
        { text: texts.key.KEY_HINTS.beginGame, keys: ['enter'] },
        wordHint(texts, 'chapters'),
        moreHint(texts),
      ];
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
    if (movesOf(task.goal) > 1) sentences.push(texts.screen.movesLeftText(run.left));
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
  const chapter = wrapLines(texts.learn.chapterText(task), columns);
  const sentences: readonly (readonly string[])[] = [
    ...(isFirst ? [chapter] : []),
    wrapLines(aboutText(texts, task, charset), columns),
    aboutDiagram(task, charset, columns),
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
