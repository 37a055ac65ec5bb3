import { HINT_ROW, QUIT_ROW, UNDO_ROW } from '../../../activity/shared-words.ts';
import type { TsumeState } from '../../../match/problems/tsume.ts';
import type { TsumeSet } from '../../../match/problems/tsume-set.ts';
import type { Charset } from '../../../text/charset.ts';
import { KEY_HINTS } from '../../../text/key-texts.ts';
import { playedText } from '../../../text/outcome.ts';
import { lastMoveText, PROMPT_LABELS, plyText } from '../../../text/screen-texts.ts';
import { sideName } from '../../../text/side-name.ts';
import { checkText } from '../../../text/status.ts';
import { turnText } from '../../../text/status-texts.ts';
import { findingText, problemTitle } from '../../../text/tsume.ts';
import { TSUME_NAMES } from '../../../text/tsume-texts.ts';
import { hintLine, type KeyHint, TAB_HINT, wordHint } from '../../app/keymap.ts';
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
  const { charset } = useServices();
  const { game, problem, state } = set.tsume;
  const attacker = problem.start.placement.turn;
  const { attacker: you, defender } = TSUME_NAMES;
  return (
    <FittedBoard variant={problem.variant}>
      {(layout) => (
        <PromptBoard
          view={prompt}
          layout={layout}
          names={
            attacker === 'black' ? { black: you, white: defender } : { black: defender, white: you }
          }
          title={problemTitle(set, charset)}
          place={state === 'solved' ? plyText(game.ply) : turnText(game.ply, attacker)}
          standing={() => standingText(set, prompt, layout, charset)}
          label={promptLabel(state) ?? sideName(attacker)}
          help={(columns) => helpHints(set, hasList, columns)}
        />
      )}
    </FittedBoard>
  );
}

/** The label of the prompt while no move is awaited. */
function promptLabel(state: TsumeState): string | undefined {
  if (state === 'solved') return PROMPT_LABELS.tsumeSolved;
  return state === 'thinking' ? PROMPT_LABELS.tsumeThinking : undefined;
}

/** Help at the right of the prompt. */
function helpHints(set: TsumeSet, hasList: boolean, columns: number): KeyHint[] {
  const { state } = set.tsume;
  if (state === 'solved') {
    const isLast = !set.isRated && set.index === set.among().at(-1);
    const next = isLast ? [] : [{ text: KEY_HINTS.next, keys: ['enter'] }];
    const list = hasList ? [{ text: KEY_HINTS.list, keys: ['escape'] }] : [];
    return [
      ...next,
      ...list,
      ...[UNDO_ROW.name, 'solution', QUIT_ROW.name].map(wordHint),
      TAB_HINT,
    ];
  }
  if (state === 'failed') {
    const back = { text: KEY_HINTS.takeBack, keys: ['enter'] };
    return [back, ...[HINT_ROW.name, 'solution'].map(wordHint), TAB_HINT];
  }
  const rows = PROMPT_KEYS.tsume.rows.filter(({ keys }) => hasList || !keys.includes('escape'));
  return hintLine(rows, columns);
}

/** The words below the board if there is no message; the title first where it has no row. */
function standingText(
  set: TsumeSet,
  prompt: PromptView,
  layout: Layout,
  charset: Charset,
): StandingText {
  const { tsume } = set;
  const last = prompt.moves.at(-1);
  const texts = layout.title ? [] : [`${problemTitle(set, charset)}.`];
  if (!last) texts.push(findingText(tsume));
  if (tsume.state === 'open') texts.push(checkText(tsume.game.position) ?? '');
  texts.push(...boardNotices(prompt, layout));
  const more = last && lastMoveText(playedText(last));
  return { text: texts.filter((text) => text !== '').join('  '), more };
}
