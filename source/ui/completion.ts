import type { Move } from '../core/move.ts';
import type { Position } from '../core/position.ts';
import type { Square } from '../core/square.ts';
import { WORDS } from '../match/words.ts';
import { formatMoveList, type MoveNotation } from '../notation/display.ts';
import type { PrintedMove } from '../notation/hodges.ts';
import { foldTyped, typingForms } from '../notation/typing-forms.ts';

/** Something that the typed text may become. */
export interface Candidate {
  readonly text: string;
  /** The legal move that it is; missing for a word. */
  readonly move?: Move;
}

interface CandidateForms extends Candidate {
  /** Ways to type a move, folded. */
  readonly forms: readonly string[];
}

/** What can be typed in one position: its legal moves, then the words. */
export class Completions {
  readonly notation: MoveNotation;
  readonly #all: readonly CandidateForms[];

  /**
   * @param notation in which the moves are written
   * @param words those that do something now
   * @param position missing where no move can be made
   * @param lastTo destination of the last move
   */
  constructor(
    notation: MoveNotation,
    words: readonly string[],
    position?: Position,
    lastTo?: Square,
  ) {
    this.notation = notation;
    const moves = position ? sortedMoves(position, notation, lastTo) : [];
    this.#all = [
      ...moves.map(({ move, text }) => ({
        move,
        text,
        forms: typingForms(position as Position, move, lastTo),
      })),
      ...words.map((text) => ({ text, forms: [] })),
    ];
  }

  /** Everything that begins with the text; with nothing typed, only the words. */
  matching(text: string): Candidate[] {
    const typed = foldTyped(text);
    const word = text.trim().toLowerCase();
    return this.#all.filter((candidate) =>
      candidate.move === undefined
        ? candidate.text.startsWith(word)
        : typed !== '' && candidate.forms.some((form) => form.startsWith(typed)),
    );
  }
}

/** The legal moves of a position as they are written, in the order of their text. */
export function sortedMoves(
  position: Position,
  notation: MoveNotation,
  lastTo?: Square,
): PrintedMove[] {
  return [...formatMoveList(position, notation, lastTo)].sort((one, other) =>
    one.text < other.text ? -1 : 1,
  );
}

/** The words of the screen that do something while a game goes on, or after its end. */
export function wordsNow(isOver: boolean): string[] {
  const afterEnd = ['rematch', 'replay', 'menu', 'quit', 'undo', 'save', 'note'];
  const during: readonly string[] = ['rematch', 'replay', 'board'];
  return isOver
    ? afterEnd
    : WORDS.map(({ name }) => name as string).filter((name) => !during.includes(name));
}
