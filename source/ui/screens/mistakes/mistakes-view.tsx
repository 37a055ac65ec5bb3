import type { MistakesActivity } from '../../../activity/mistakes.ts';
import { HINT_ROW, QUIT_ROW, UNDO_ROW } from '../../../activity/shared-words.ts';
import type { TryState } from '../../../match/problems/board-tries.ts';
import { mistakeTitle, questionText } from '../../../text/mistakes-told.ts';
import { checkText } from '../../../text/status.ts';
import type { Teller } from '../../../text/teller.ts';
import type { Texts } from '../../../text/texts.ts';
import { hintLine, type KeyHint, moreHint, wordHint } from '../../app/keymap.ts';
import { useServices } from '../../app/services-context.ts';
import { FittedBoard } from '../../board/fitted-board.tsx';
import type { Layout } from '../../board/layout.ts';
import { boardNotices, PromptBoard, type StandingText } from '../../prompt/prompt-board.tsx';
import { PROMPT_KEYS } from '../../prompt/prompt-keys.ts';
import type { PromptView } from '../../prompt/prompt-view.ts';

interface Props {
  readonly prompt: PromptView;
  readonly activity: MistakesActivity;
}

/** A mistake of one's own: the board, what was played, the status line and the prompt. */
export function MistakesView({ prompt, activity }: Props) {
  const { texts, teller, charset } = useServices();
  const { game, home, mistake, task } = activity;
  const { own, other } = texts.mistakes.MISTAKES_NAMES;
  const title = mistakeTitle(activity, texts, charset);
  return (
    <FittedBoard variant={mistake.variant}>
      {(layout) => (
        <PromptBoard
          view={prompt}
          layout={layout}
          names={home === 'black' ? { black: own, white: other } : { black: other, white: own }}
          title={title}
          place={
            task.state === 'solved'
              ? texts.screen.plyText(game.ply)
              : texts.status.turnText(game.ply, home)
          }
          standing={() => standingText(activity, teller, prompt, layout, title)}
          label={promptLabel(texts, task.state) ?? texts.sideName.sideName(home)}
          help={(columns) => helpHints(texts, task.state, columns)}
        />
      )}
    </FittedBoard>
  );
}

/** The label of the prompt while no move is awaited. */
function promptLabel(texts: Texts, state: TryState): string | undefined {
  const { solved, thinking } = texts.mistakes.MISTAKES_LABELS;
  if (state === 'solved') return solved;
  return state === 'thinking' ? thinking : undefined;
}

/** Help at the right of the prompt. */
function helpHints(texts: Texts, state: TryState, columns: number): KeyHint[] {
  const words = (...names: string[]) => names.map((name) => wordHint(texts, name));
  if (state === 'solved') {
    const next = { text: texts.key.KEY_HINTS.next, keys: ['enter'] };
    return [next, ...words('solution', 'replay', QUIT_ROW.name), moreHint(texts)];
  }
  if (state === 'failed') {
    const back = { text: texts.key.KEY_HINTS.takeBack, keys: ['enter'] };
    return [back, ...words(HINT_ROW.name, 'solution', UNDO_ROW.name), moreHint(texts)];
  }
  return hintLine(texts, PROMPT_KEYS.mistakes.rows, columns);
}

/** The words below the board if there is no message; the title first where it has no row. */
function standingText(
  activity: MistakesActivity,
  teller: Teller,
  prompt: PromptView,
  layout: Layout,
  title: string,
): StandingText {
  const { texts } = teller;
  const { game, task } = activity;
  const last = prompt.moves.at(-1);
  const sentences = [
    ...(layout.title ? [] : [texts.phrases.asSentences(title)]),
    ...(task.state === 'open' ? [questionText(activity, teller)] : []),
    (task.state === 'open' && checkText(game.position, teller)) || '',
    ...boardNotices(texts, prompt, layout),
  ];
  const more = last && texts.screen.lastMoveText(texts.outcome.playedText(last));
  return { text: sentences.filter((text) => text !== '').join('  '), more };
}
