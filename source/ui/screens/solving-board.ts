import type { MistakesActivity } from '../../activity/mistakes.ts';
import { HINT_ROW, QUIT_ROW, UNDO_ROW } from '../../activity/shared-words.ts';
import type { TryState } from '../../match/problems/board-tries.ts';
import type { TsumeSet } from '../../match/problems/tsume-set.ts';
import type { Color } from '../../rules/core/color.ts';
import { findingText, problemTitle } from '../../text/problems.ts';
import { checkText } from '../../text/status.ts';
import { mistakeTitle, questionText } from '../../text/study.ts';
import type { Texts } from '../../text/texts.ts';
import { enterHint, hintLine, type KeyHint, wordHints } from '../app/keymap.ts';
import type { Services } from '../app/services.ts';
import type { Layout } from '../board/layout.ts';
import { type BoardAround, boardNotices } from '../prompt/prompt-board.tsx';
import { PROMPT_KEYS } from '../prompt/prompt-keys.ts';
import type { PromptView } from '../prompt/prompt-view.ts';

/** What the side that solves a position is called, and the other. */
interface SidesCalled {
  readonly own: string;
  readonly other: string;
}

/** The names of both sides of a position that is to be solved. @param side who solves it */
export function namesOfSides(
  side: Color,
  { own, other }: SidesCalled,
): Readonly<Record<Color, string>> {
  return side === 'black' ? { black: own, white: other } : { black: other, white: own };
}

/** A position that is to be solved, as it is shown. */
interface Solved extends SidesCalled {
  readonly title: string;
  readonly isSolved: boolean;
  /** The side that solves it. */
  readonly side: Color;
  /** What is said of it; '' for nothing. */
  readonly sentences: () => readonly string[];
}

/** What stands around every position that is to be solved. */
function solvingBoard(
  texts: Texts,
  prompt: PromptView,
  layout: Layout,
  { title, isSolved, side, own, other, sentences }: Solved,
): Pick<BoardAround, 'names' | 'title' | 'place' | 'standing'> {
  const { ply } = prompt.game;
  return {
    names: namesOfSides(side, { own, other }),
    title,
    place: isSolved ? texts.settings.plyText(ply) : texts.board.turnText(ply, side),
    standing: () => {
      const last = prompt.moves.at(-1);
      const all = [
        // It comes first where it has no row.
        layout.title ? '' : texts.words.asSentences(title),
        ...sentences(),
        ...boardNotices(texts, prompt, layout),
      ];
      const more = last && texts.settings.lastMoveText(texts.game.playedText(last));
      return { text: all.filter((text) => text !== '').join('  '), more };
    },
  };
}

/** What stands around a mistake of one's own. */
export function mistakesBoard(
  { texts, teller, charset }: Services,
  activity: MistakesActivity,
  prompt: PromptView,
  layout: Layout,
): BoardAround {
  const { game, home, task } = activity;
  const { state } = task;
  const labels = { ...texts.study.MISTAKES_LABELS, open: '', failed: '' };
  return {
    ...solvingBoard(texts, prompt, layout, {
      ...texts.study.MISTAKES_NAMES,
      side: home,
      title: mistakeTitle(activity, texts, charset),
      isSolved: state === 'solved',
      sentences: () =>
        state === 'open'
          ? [questionText(activity, teller), checkText(game.position, teller) ?? '']
          : [],
    }),
    label: labels[state] || texts.words.sideName(home),
    help: (columns) => mistakeHints(texts, state, columns),
  };
}

/** Help at the right of the prompt at a mistake. */
function mistakeHints(texts: Texts, state: TryState, columns: number): KeyHint[] {
  if (state === 'solved') {
    return [enterHint(texts, 'next'), ...wordHints(texts, 'solution', 'replay', QUIT_ROW.name)];
  }
  if (state === 'failed') {
    const words = [HINT_ROW.name, 'solution', UNDO_ROW.name];
    return [enterHint(texts, 'takeBack'), ...wordHints(texts, ...words)];
  }
  return hintLine(texts, PROMPT_KEYS.mistakes.rows, columns);
}

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
  const { attacker: own, defender: other } = texts.problems.TSUME_NAMES;
  const { tsumeSolved, tsumeThinking } = texts.settings.PROMPT_LABELS;
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
    label: labels[state] || texts.words.sideName(side),
    help: (columns) => problemHints(texts, set, hasList, columns),
  };
}

/** Help at the right of the prompt at a problem. */
function problemHints(texts: Texts, set: TsumeSet, hasList: boolean, columns: number): KeyHint[] {
  const { state } = set.tsume;
  if (state === 'failed') {
    return [enterHint(texts, 'takeBack'), ...wordHints(texts, HINT_ROW.name, 'solution')];
  }
  if (state === 'solved') {
    const isLast = !set.isRated && set.index === set.among().at(-1);
    return [
      ...(isLast ? [] : [enterHint(texts, 'next')]),
      ...(hasList ? [{ text: texts.settings.KEY_HINTS.list, keys: ['escape'] }] : []),
      ...wordHints(texts, UNDO_ROW.name, 'solution', QUIT_ROW.name),
    ];
  }
  const rows = PROMPT_KEYS.tsume.rows.filter(({ keys }) => hasList || !keys.includes('escape'));
  return hintLine(texts, rows, columns);
}
