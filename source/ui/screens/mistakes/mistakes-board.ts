import type { MistakesActivity } from '../../../activity/mistakes.ts';
import { HINT_ROW, QUIT_ROW, UNDO_ROW } from '../../../activity/shared-words.ts';
import type { TryState } from '../../../match/problems/board-tries.ts';
import { mistakeTitle, questionText } from '../../../text/mistakes-told.ts';
import { checkText } from '../../../text/status.ts';
import type { Texts } from '../../../text/texts.ts';
import { enterHint, hintLine, type KeyHint, wordHints } from '../../app/keymap.ts';
import type { Services } from '../../app/services.ts';
import type { Layout } from '../../board/layout.ts';
import type { BoardAround } from '../../prompt/prompt-board.tsx';
import { PROMPT_KEYS } from '../../prompt/prompt-keys.ts';
import type { PromptView } from '../../prompt/prompt-view.ts';
import { solvingBoard } from '../solving-board.ts';

/** What stands around a mistake of one's own. */
export function mistakesBoard(
  { texts, teller, charset }: Services,
  activity: MistakesActivity,
  prompt: PromptView,
  layout: Layout,
): BoardAround {
  const { game, home, task } = activity;
  const { state } = task;
  const { solved, thinking } = texts.mistakes.MISTAKES_LABELS;
  const labels = { solved, thinking, open: '', failed: '' };
  return {
    ...solvingBoard(texts, prompt, layout, {
      ...texts.mistakes.MISTAKES_NAMES,
      side: home,
      title: mistakeTitle(activity, texts, charset),
      isSolved: state === 'solved',
      sentences: () =>
        state === 'open'
          ? [questionText(activity, teller), checkText(game.position, teller) ?? '']
          : [],
    }),
    label: labels[state] || texts.sideName.sideName(home),
    help: (columns) => helpHints(texts, state, columns),
  };
}

/** Help at the right of the prompt. */
function helpHints(texts: Texts, state: TryState, columns: number): KeyHint[] {
  if (state === 'solved') {
    return [enterHint(texts, 'next'), ...wordHints(texts, 'solution', 'replay', QUIT_ROW.name)];
  }
  if (state === 'failed') {
    const words = [HINT_ROW.name, 'solution', UNDO_ROW.name];
    return [enterHint(texts, 'takeBack'), ...wordHints(texts, ...words)];
  }
  return hintLine(texts, PROMPT_KEYS.mistakes.rows, columns);
}
