import type { EditActivity } from '../../../activity/edit.ts';
import { missingText, shortFaultTexts } from '../../../text/edit.ts';
import { wrapLines } from '../../../text/page.ts';
import type { Texts } from '../../../text/texts.ts';
import { hintLine, type KeyHint, pointerHints, wordHints } from '../../app/keymap.ts';
import type { Services } from '../../app/services.ts';
import type { Layout } from '../../board/layout.ts';
import { plainRow, type Row } from '../../ink/rows.tsx';
import { type BoardAround, boardNotices } from '../../prompt/prompt-board.tsx';
import { PROMPT_KEYS } from '../../prompt/prompt-keys.ts';
import type { PromptView } from '../../prompt/prompt-view.ts';

/** What stands around a position that is set up: what is wrong beside the board. */
export function editBoard(
  { texts, charset, theme }: Services,
  activity: EditActivity,
  prompt: PromptView,
  layout: Layout,
): Omit<BoardAround, 'onHand'> {
  const { setup, changes } = activity;
  const inHand = texts.board.IN_HAND.trim();
  const title = texts.board.editHeading(texts.words.variantName(setup.variant, charset));
  const wrong = shortFaultTexts(activity, texts);
  const missing = missingText(activity, texts);
  return {
    names: { black: inHand, white: inHand },
    title,
    place: texts.board.sideToMoveText(setup.placement.turn),
    insteadOfMoves: (columns): Row[] => [
      ...wrapped(wrong, columns).map((line) => plainRow(line, theme.warning)),
      ...(wrong.length > 0 ? [[]] : []),
      ...wrapped([missing], columns).map((line) => plainRow(line)),
    ],
    standing: () => {
      const [first = texts.board.POSITION_IS_RIGHT, ...others] = wrong;
      const said = [
        ...(layout.title ? [] : [texts.words.asSentences(title)]),
        ...[first, ...others, ...boardNotices(texts, prompt, layout)],
      ];
      return { text: said.join('  '), more: missing };
    },
    label: texts.words.sideName(changes.color),
    help: (columns) =>
      changes.picked ? pointerHints(texts, 'holding') : helpHints(texts, prompt, columns),
  };
}

function wrapped(sentences: readonly string[], columns: number): string[] {
  return sentences.flatMap((text) => wrapLines(text, columns));
}

/** Help at the right of the prompt: with a cursor what can be done on its square. */
function helpHints(texts: Texts, { pointed }: PromptView, columns: number): readonly KeyHint[] {
  if (pointed !== undefined) return wordHints(texts, 'put', 'face', 'swap', 'remove');
  return columns < 30
    ? hintLine(texts, PROMPT_KEYS.edit.rows, columns)
    : wordHints(texts, 'hand', 'turn', 'clear', 'play');
}
