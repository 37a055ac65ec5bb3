import { HINT_ROW, QUIT_ROW, UNDO_ROW } from '../../../activity/shared-words.ts';
import type { TsumeSet } from '../../../match/problems/tsume-set.ts';
import { checkText } from '../../../text/status.ts';
import type { Texts } from '../../../text/texts.ts';
import { findingText, problemTitle } from '../../../text/tsume.ts';
import { enterHint, hintLine, type KeyHint, wordHints } from '../../app/keymap.ts';
import type { Services } from '../../app/services.ts';
import type { Layout } from '../../board/layout.ts';
import type { BoardAround } from '../../prompt/prompt-board.tsx';
import { PROMPT_KEYS } from '../../prompt/prompt-keys.ts';
import type { PromptView } from '../../prompt/prompt-view.ts';
import { solvingBoard } from '../solving-board.ts';

/** What stands around a mating problem. @param hasList whether Esc goes to a list of problems */
export function tsumeBoard(
  { texts, teller, charset }: Services,
  set: TsumeSet,
  hasList: boolean,
  prompt: PromptView,
  layout: Layout,
): BoardAround {
  const { tsume } = set;
  const { game, problem, state } = tsume;
  const side = problem.start.placement.turn;
  const { attacker: own, defender: other } = texts.tsume.TSUME_NAMES;
  const { tsumeSolved, tsumeThinking } = texts.screen.PROMPT_LABELS;
  const labels = { solved: tsumeSolved, thinking: tsumeThinking, open: '', failed: '' };
  return {
    ...solvingBoard(texts, prompt, layout, {
      side,
      own,
      other,
      title: problemTitle(texts, set, charset),
      isSolved: state === 'solved',
      sentences: () => [
        prompt.moves.length === 0 ? findingText(texts, tsume) : '',
        (state === 'open' && checkText(game.position, teller)) || '',
      ],
    }),
    label: labels[state] || texts.sideName.sideName(side),
    help: (columns) => helpHints(texts, set, hasList, columns),
  };
}

/** Help at the right of the prompt. */
function helpHints(texts: Texts, set: TsumeSet, hasList: boolean, columns: number): KeyHint[] {
  const { state } = set.tsume;
  if (state === 'failed') {
    return [enterHint(texts, 'takeBack'), ...wordHints(texts, HINT_ROW.name, 'solution')];
  }
  if (state === 'solved') {
    const isLast = !set.isRated && set.index === set.among().at(-1);
    return [
      ...(isLast ? [] : [enterHint(texts, 'next')]),
      ...(hasList ? [{ text: texts.key.KEY_HINTS.list, keys: ['escape'] }] : []),
      ...wordHints(texts, UNDO_ROW.name, 'solution', QUIT_ROW.name),
    ];
  }
  const rows = PROMPT_KEYS.tsume.rows.filter(({ keys }) => hasList || !keys.includes('escape'));
  return hintLine(texts, rows, columns);
}
