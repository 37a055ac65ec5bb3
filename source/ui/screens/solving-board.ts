import type { Color } from '../../rules/core/color.ts';
import type { Texts } from '../../text/texts.ts';
import type { Layout } from '../board/layout.ts';
import { type BoardAround, boardNotices } from '../prompt/prompt-board.tsx';
import type { PromptView } from '../prompt/prompt-view.ts';

/** A position that is to be solved, as it is shown. */
interface Solved {
  readonly title: string;
  readonly isSolved: boolean;
  /** Who solves it, and what both sides are called. */
  readonly side: Color;
  readonly own: string;
  readonly other: string;
  /** What is said of it; '' for nothing. */
  readonly sentences: () => readonly string[];
}

/** What stands around every position that is to be solved. */
export function solvingBoard(
  texts: Texts,
  prompt: PromptView,
  layout: Layout,
  { title, isSolved, side, own, other, sentences }: Solved,
): Pick<BoardAround, 'names' | 'title' | 'place' | 'standing'> {
  const { ply } = prompt.game;
  return {
    names: side === 'black' ? { black: own, white: other } : { black: other, white: own },
    title,
    place: isSolved ? texts.screen.plyText(ply) : texts.status.turnText(ply, side),
    standing: () => {
      const last = prompt.moves.at(-1);
      const all = [
        // It comes first where it has no row.
        layout.title ? '' : texts.phrases.asSentences(title),
        ...sentences(),
        ...boardNotices(texts, prompt, layout),
      ];
      const more = last && texts.screen.lastMoveText(texts.outcome.playedText(last));
      return { text: all.filter((text) => text !== '').join('  '), more };
    },
  };
}
