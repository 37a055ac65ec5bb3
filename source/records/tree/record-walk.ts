import type { Color } from '../../rules/core/color.ts';
import type { Game } from '../../rules/core/game.ts';
import { itemAt } from '../../rules/core/item-at.ts';
import { type Move, moveTo } from '../../rules/core/move.ts';
import { formatMove, type MoveNotation } from '../../rules/notation/display.ts';
import { openGame } from '../../rules/notation/start.ts';
import { formatNags } from './notes.ts';
import { type GameRecord, type RecordNode, siblingsOf } from './record.ts';

/** A move of the line that is walked. */
export interface WalkedMove {
  readonly ply: number;
  readonly color: Color;
  readonly move: Move;
  /** With the marks that annotate it: `P-7f!?`. */
  readonly text: string;
  readonly node: RecordNode;
  /** The texts of all moves that the record has from the same position, in its order. */
  readonly choices: readonly string[];
}

/**
 * A place in the tree of a record and the line through it, from the start to the end of a
 * variation. A step along the line costs the same everywhere; its texts are made once a notation.
 */
export class RecordWalk {
  readonly record: GameRecord;
  /** The game up to the place. */
  readonly game: Game;
  readonly #notation: () => MoveNotation;
  /** The notation of the texts as they are. */
  #written: MoveNotation;
  readonly #moves: WalkedMove[] = [];

  /**
   * Begins at the start of the main line.
   * @param notation of the texts, which follow it. Default `hodges`.
   */
  constructor(record: GameRecord, notation: () => MoveNotation = () => 'hodges') {
    this.record = record;
    this.#notation = notation;
    this.#written = notation();
    this.game = openGame(record.variant, record.start.placement);
    this.#follow(record.root, record.root);
  }

  /** The moves of the line, ply by ply. */
  get moves(): readonly WalkedMove[] {
    const notation = this.#notation();
    if (notation !== this.#written) {
      const { ply } = this;
      this.#written = notation;
      this.#follow(this.record.root, this.#nodeAt(this.#moves.length));
      this.go(ply);
    }
    return this.#moves;
  }

  get ply(): number {
    return this.game.ply;
  }

  get node(): RecordNode {
    return this.#nodeAt(this.ply);
  }

  /**
   * The number of the last move among those from the same position, and their count; 1 of 1 at
   * the start.
   */
  get variation(): { readonly number: number; readonly total: number } {
    const siblings = siblingsOf(this.node);
    return { number: siblings.indexOf(this.node) + 1, total: siblings.length };
  }

  /** Goes along the line to a ply, at most to its ends. */
  go(ply: number): void {
    const { game } = this;
    const target = Math.max(0, Math.min(ply, this.#moves.length));
    while (game.ply > target) game.undo();
    while (game.ply < target) game.play(itemAt(this.#moves, game.ply).move);
  }

  /** Goes to a place of the record. The line changes if the place is not on it. */
  enter(node: RecordNode): void {
    let fork = node;
    while (!this.#isOnLine(fork) && fork.parent) fork = fork.parent;
    if (fork === node) this.go(node.ply);
    else this.#follow(fork, node);
  }

  /**
   * Goes to the next or previous of the moves from the same position; where there is no other one,
   * to a variation of the next move.
   * @returns whether there is one
   */
  enterVariation(step: 1 | -1): boolean {
    const { varied } = this;
    if (varied === undefined) return false;
    const siblings = siblingsOf(varied);
    const { length } = siblings;
    this.enter(itemAt(siblings, (siblings.indexOf(varied) + step + length) % length));
    return true;
  }

  /** The last move, or else the next one, that has others beside it; undefined where neither has. */
  get varied(): RecordNode | undefined {
    const near = [this.node, this.#moves[this.ply]?.node];
    return near.find((node) => node !== undefined && siblingsOf(node).length > 1);
  }

  /**
   * Goes to a place after the record was changed.
   * @param changed the node that has other children now; it stands on the line, and `node` is this
   * node or comes after it
   */
  refresh(changed: RecordNode, node: RecordNode): void {
    this.#follow(changed, node);
  }

  #isOnLine(node: RecordNode): boolean {
    return node.ply <= this.#moves.length && this.#nodeAt(node.ply) === node;
  }

  #nodeAt(ply: number): RecordNode {
    return ply === 0 ? this.record.root : itemAt(this.#moves, ply - 1).node;
  }

  /** Leaves the line at one of its nodes for the line through `node`, and goes to `node`. */
  #follow(fork: RecordNode, node: RecordNode): void {
    this.go(fork.ply);
    this.#moves.length = fork.ply;
    const path: RecordNode[] = [];
    for (let at = node; at !== fork && at.parent; at = at.parent) path.push(at);
    for (const step of path.reverse()) this.#append(step);
    for (let next = node.children[0]; next !== undefined; next = next.children[0]) {
      this.#append(next);
    }
    this.go(node.ply);
  }

  #append(node: RecordNode): void {
    const { position, turn, ply } = this.game;
    const { move } = node;
    const siblings = siblingsOf(node);
    const last = this.#moves.at(-1);
    const lastTo = last && moveTo(last.move);
    const choices = siblings.map((sibling) =>
      formatMove(position, sibling.move, this.#written, lastTo),
    );
    const text = choices[siblings.indexOf(node)] + formatNags(node.nags);
    this.#moves.push({ ply: ply + 1, color: turn, move, text, node, choices });
    this.game.play(move);
  }
}
