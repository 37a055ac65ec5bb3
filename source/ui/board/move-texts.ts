import type { PlayedMove } from '../../match/outcome.ts';
import type { Move } from '../../rules/core/move.ts';
import { moveTo } from '../../rules/core/move.ts';
import { type Placement, Position } from '../../rules/core/position.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { formatMove, type MoveNotation } from '../../rules/notation/display.ts';

/** The moves of a game in the notation that is shown, kept while the game goes on. */
export class MoveTexts {
  readonly #position: Position;
  #notation: MoveNotation = 'hodges';
  #moves: Move[] = [];
  #texts: string[] = [];

  constructor(variant: Variant, start: Placement) {
    this.#position = new Position(variant, start);
  }

  /** The same moves with their texts in a notation; they come in Hodges. */
  of(moves: readonly PlayedMove[], notation: MoveNotation): readonly PlayedMove[] {
    if (notation === 'hodges') return moves;
    if (notation !== this.#notation) this.#shorten(0);
    this.#notation = notation;
    let kept = 0;
    while (kept < this.#moves.length && this.#moves[kept] === moves[kept]?.move) kept++;
    this.#shorten(kept);
    for (const { move } of moves.slice(kept)) this.#add(move);
    return moves.map((played, index) => ({ ...played, text: this.#texts[index] ?? played.text }));
  }

  #add(move: Move): void {
    const last = this.#moves.at(-1);
    const lastTo = last === undefined ? undefined : moveTo(last);
    this.#texts.push(formatMove(this.#position, move, this.#notation, lastTo));
    this.#moves.push(move);
    this.#position.play(move);
  }

  #shorten(length: number): void {
    while (this.#moves.length > length) {
      this.#position.undo();
      this.#moves.pop();
      this.#texts.pop();
    }
  }
}
