import type { PlayedMove } from '../../match/outcome.ts';
import type { Game } from '../../rules/core/game.ts';
import type { Move } from '../../rules/core/move.ts';
import { moveTo } from '../../rules/core/move.ts';
import { type Placement, Position } from '../../rules/core/position.ts';
import { formatMove, type MoveNotation } from '../../rules/notation/display.ts';

/** The moves of a game in the notation that is shown, kept while the game goes on. */
export class MoveTexts {
  #start: Placement | undefined;
  #position: Position | undefined;
  #notation: MoveNotation = 'hodges';
  #moves: Move[] = [];
  #texts: string[] = [];

  /** The same moves with their texts in a notation; they come in Hodges. */
  of(
    { variant, start }: Game,
    moves: readonly PlayedMove[],
    notation: MoveNotation,
  ): readonly PlayedMove[] {
    if (notation === 'hodges') return moves;
    if (notation !== this.#notation || start !== this.#start) this.#shorten(0);
    if (start !== this.#start) this.#position = new Position(variant, start);
    this.#notation = notation;
    this.#start = start;
    let kept = 0;
    while (kept < this.#moves.length && this.#moves[kept] === moves[kept]?.move) kept++;
    this.#shorten(kept);
    for (const { move } of moves.slice(kept)) this.#add(move);
    return moves.map((played, index) => ({ ...played, text: this.#texts[index] ?? played.text }));
  }

  #add(move: Move): void {
    const position = this.#position as Position;
    const last = this.#moves.at(-1);
    const lastTo = last === undefined ? undefined : moveTo(last);
    this.#texts.push(formatMove(position, move, this.#notation, lastTo));
    this.#moves.push(move);
    position.play(move);
  }

  #shorten(length: number): void {
    while (this.#moves.length > length) {
      this.#position?.undo();
      this.#moves.pop();
      this.#texts.pop();
    }
  }
}
