import type { EditActivity } from '../../../activity/edit.ts';
import type { Color } from '../../../rules/core/color.ts';
import { editTitle, missingText, shortFaultTexts } from '../../../text/edit-told.ts';
import { wrapLines } from '../../../text/page.ts';
import type { Texts } from '../../../text/texts.ts';
import { useAct } from '../../app/act-context.ts';
import { hintLine, type KeyHint, moreHint, pointerHints, wordHint } from '../../app/keymap.ts';
import type { Navigator } from '../../app/screen.ts';
import { useServices } from '../../app/services-context.ts';
import { FittedBoard } from '../../board/fitted-board.tsx';
import { plainRow, type Row } from '../../ink/rows.tsx';
import { boardNotices, PromptBoard } from '../../prompt/prompt-board.tsx';
import { PROMPT_KEYS } from '../../prompt/prompt-keys.ts';
import type { PromptView } from '../../prompt/prompt-view.ts';

interface Props {
  readonly prompt: PromptView;
  readonly activity: EditActivity;
  readonly clickHand: (color: Color, kind: number, app: Navigator) => void;
}

/** A position that is set up: the board, what is wrong beside it, the status line and the prompt. */
export function EditView({ prompt, activity, clickHand }: Props) {
  const { texts, charset, theme } = useServices();
  const act = useAct();
  const { setup, changes } = activity;
  const { sideName } = texts.sideName;
  const inHand = texts.hands.IN_HAND.trim();
  const title = editTitle(activity, texts, charset);
  const wrong = shortFaultTexts(activity, texts);
  const missing = missingText(activity, texts);
  return (
    <FittedBoard variant={setup.variant}>
      {(layout) => (
        <PromptBoard
          view={prompt}
          layout={layout}
          names={{ black: inHand, white: inHand }}
          title={title}
          place={texts.edit.sideToMoveText(setup.placement.turn)}
          insteadOfMoves={(columns): Row[] => [
            ...wrapped(wrong, columns).map((line) => plainRow(line, theme.warning)),
            ...(wrong.length > 0 ? [[]] : []),
            ...wrapped([missing], columns).map((line) => plainRow(line)),
          ]}
          onHand={(color, kind) => act((app) => clickHand(color, kind, app))}
          standing={() => {
            const [first = texts.edit.POSITION_IS_RIGHT, ...others] = wrong;
            const said = [
              ...(layout.title ? [] : [texts.phrases.asSentences(title)]),
              first,
              ...others,
              ...boardNotices(texts, prompt, layout),
            ];
            return { text: said.join('  '), more: missing };
          }}
          label={sideName(changes.color)}
          help={(columns) =>
            changes.picked ? pointerHints(texts, 'holding') : helpHints(texts, prompt, columns)
          }
        />
      )}
    </FittedBoard>
  );
}

function wrapped(sentences: readonly string[], columns: number): string[] {
  return sentences.flatMap((text) => wrapLines(text, columns));
}

/** Help at the right of the prompt: with a cursor what can be done on its square. */
function helpHints(texts: Texts, { pointed }: PromptView, columns: number): readonly KeyHint[] {
  const words = (...names: string[]) => names.map((name) => wordHint(texts, name));
  if (pointed !== undefined) return [...words('put', 'face', 'swap', 'remove'), moreHint(texts)];
  return columns < 30
    ? hintLine(texts, PROMPT_KEYS.edit.rows, columns)
    : [...words('hand', 'turn', 'clear', 'play'), moreHint(texts)];
}
