import type { Move } from '../core/move.ts';
import type { Position } from '../core/position.ts';
import { WORDS } from '../match/words.ts';
import { formatHodgesList } from '../notation/hodges.ts';
import { formatUsi } from '../notation/usi.ts';

/** Something that the typed text may become. */
export interface Candidate {
  readonly text: string;
  /** The legal move that it is; missing for a word. */
  readonly move?: Move;
}

interface CandidateForms extends Candidate {
  /** Ways to type it, folded. */
  readonly forms: readonly string[];
}

/** What can be typed in one position: its legal moves, then the words. */
export class Completions {
  readonly #all: readonly CandidateForms[];

  /** @param words those that do something now */
  constructor(position: Position | undefined, words: readonly string[]) {
    const moves = position ? sortedMoves(position) : [];
    this.#all = [
      ...moves.map(({ move, text }) => ({
        move,
        text,
        forms: formsOf(text, formatUsi((position as Position).variant, move)),
      })),
      ...words.map((text) => ({ text, forms: [text] })),
    ];
  }

  /** Everything that begins with the text; with nothing typed, only the words. */
  matching(text: string): Candidate[] {
    const typed = fold(text);
    if (typed === '') return this.#all.filter((candidate) => candidate.move === undefined);
    return this.#all.filter(({ forms }) => forms.some((form) => form.startsWith(typed)));
  }
}

/** The legal moves of a position as they are printed, in the order of their text. */
export function sortedMoves(position: Position): { readonly move: Move; readonly text: string }[] {
  return [...formatHodgesList(position)].sort((a, b) => (a.text < b.text ? -1 : 1));
}

/** As printed, without the origin, without the x, and as in USI. */
function formsOf(hodges: string, usi: string): string[] {
  const full = fold(hodges);
  const short = fold(hodges.replace(/^(\+?[A-Z]+)\d[a-z](?=[-x])/, '$1'));
  return [full, full.replace('x', ''), short, short.replace('x', ''), fold(usi)];
}

/** Spaces, case and the separator of a plain move do not count; `x` and `*` do. */
function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '').replace(/['@]/g, '*');
}

/** The words of the screen that do something while a game goes on, or after its end. */
export function wordsNow(isOver: boolean): string[] {
  const afterEnd = ['rematch', 'replay', 'menu', 'quit', 'undo', 'save', 'note'];
  const during: readonly string[] = ['rematch', 'replay', 'board'];
  return isOver
    ? afterEnd
    : WORDS.map(({ name }) => name as string).filter((name) => !during.includes(name));
}
