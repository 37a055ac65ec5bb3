import type { Color } from '../../rules/core/color.ts';
import type { Texts } from '../../text/texts.ts';
import type { Layout } from '../board/layout.ts';
import { type BoardAround, boardNotices } from '../prompt/prompt-board.tsx';
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
export function solvingBoard(
  texts: Texts,
  prompt: PromptView,
  layout: Layout,
  { title, isSolved, side, own, other, sentences }: Solved,
): Pick<BoardAround, 'names' | 'title' | 'place' | 'standing'> {
  const { ply } = prompt.game;
  return {
    names: namesOfSides(side, { own, other }),
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
