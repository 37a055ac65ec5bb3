import { HINT_ROW, QUIT_ROW, UNDO_ROW } from '../../../activity/shared-words.ts';
import type { TryState } from '../../../match/problems/board-tries.ts';
import type { TsumeSet } from '../../../match/problems/tsume-set.ts';
import type { Charset } from '../../../text/charset.ts';
import { checkText } from '../../../text/status.ts';
import type { Teller } from '../../../text/teller.ts';
import type { Texts } from '../../../text/texts.ts';
import { findingText, problemTitle } from '../../../text/tsume.ts';
import { hintLine, type KeyHint, moreHint, wordHint } from '../../app/keymap.ts';
import { useServices } from '../../app/services-context.ts';
import { FittedBoard } from '../../board/fitted-board.tsx';
import type { Layout } from '../../board/layout.ts';
import { boardNotices, PromptBoard, type StandingText } from '../../prompt/prompt-board.tsx';
import { PROMPT_KEYS } from '../../prompt/prompt-keys.ts';
import type { PromptView } from '../../prompt/prompt-view.ts';

interface Props {
  readonly prompt: PromptView;
  readonly set: TsumeSet;
  /** Whether Esc goes to a list of problems. */
  readonly hasList: boolean;
}

/** A mating problem: the board, the hands and tries beside it, the status line and the prompt. */
export function TsumeView({ prompt, set, hasList }: Props) {
  const { texts, teller, charset } = useServices();
  const { game, problem, state } = set.tsume;
  const attacker = problem.start.placement.turn;
  const { attacker: you, defender } = texts.tsume.TSUME_NAMES;
  return (
    <FittedBoard variant={problem.variant}>
      {(layout) => (
        <PromptBoard
          view={prompt}
          layout={layout}
          names={
            attacker === 'black' ? { black: you, white: defender } : { black: defender, white: you }
          }
          title={problemTitle(texts, set, charset)}
          place={
            state === 'solved'
              ? texts.screen.plyText(game.ply)
              : texts.status.turnText(game.ply, attacker)
          }
          standing={() => standingText(teller, set, prompt, layout, charset)}
          label={promptLabel(texts, state) ?? texts.sideName.sideName(attacker)}
          help={(columns) => helpHints(texts, set, hasList, columns)}
        />
      )}
    </FittedBoard>
  );
}

/** The label of the prompt while no move is awaited. */
function promptLabel(texts: Texts, state: TryState): string | undefined {
  if (state === 'solved') return texts.screen.PROMPT_LABELS.tsumeSolved;
  return state === 'thinking' ? texts.screen.PROMPT_LABELS.tsumeThinking : undefined;
}

/** Help at the right of the prompt. */
function helpHints(texts: Texts, set: TsumeSet, hasList: boolean, columns: number): KeyHint[] {
  const { state } = set.tsume;
  if (state === 'solved') {
    const isLast = !set.isRated && set.index === set.among().at(-1);
    const next = isLast ? [] : [{ text: texts.key.KEY_HINTS.next, keys: ['enter'] }];
    const list = hasList ? [{ text: texts.key.KEY_HINTS.list, keys: ['escape'] }] : [];
    return [
      ...next,
      ...list,
      ...[UNDO_ROW.name, 'solution', QUIT_ROW.name].map((word) => wordHint(texts, word)),
      moreHint(texts),
    ];
  }
  if (state === 'failed') {
    const back = { text: texts.key.KEY_HINTS.takeBack, keys: ['enter'] };
    return [
      back,
      ...[HINT_ROW.name, 'solution'].map((word) => wordHint(texts, word)),
      moreHint(texts),
    ];
  }
  const rows = PROMPT_KEYS.tsume.rows.filter(({ keys }) => hasList || !keys.includes('escape'));
  return hintLine(texts, rows, columns);
}

/** The words below the board if there is no message; the title first where it has no row. */
function standingText(
  teller: Teller,
  set: TsumeSet,
  prompt: PromptView,
  layout: Layout,
  charset: Charset,
): StandingText {
  const { texts } = teller;
  const { tsume } = set;
  const last = prompt.moves.at(-1);
  const sentences = layout.title
    ? []
    : [texts.phrases.asSentences(problemTitle(texts, set, charset))];
  if (!last) sentences.push(findingText(texts, tsume));
  if (tsume.state === 'open') sentences.push(checkText(tsume.game.position, teller) ?? '');
  sentences.push(...boardNotices(texts, prompt, layout));
  const more = last && texts.screen.lastMoveText(texts.outcome.playedText(last));
  return { text: sentences.filter((text) => text !== '').join('  '), more };
}
