import { type PieceBalance, pieceBalances } from '../records/formats/problems/surplus.ts';
import { COLORS, type Color, opposite } from '../rules/core/color.ts';
import { EMPTY, handIndex, pieceCode, sideOf } from '../rules/core/piece-code.ts';
import { type PlacementFault, placementFaults } from '../rules/core/placement.ts';
import {
  codeOn,
  countInHand,
  type Piece,
  type Placement,
  pieceOn,
} from '../rules/core/position.ts';
import { rulesOf } from '../rules/core/rules.ts';
import type { Square } from '../rules/core/square.ts';
import { pieceData, type Variant } from '../rules/core/variant.ts';

/** More of a kind than anybody needs in a hand. */
export const MOST_IN_HAND = 99;

/** Whether a piece has another side to turn to. */
export function canTurnOver(variant: Variant, { kind }: Pick<Piece, 'kind'>): boolean {
  return pieceData(variant, kind).back !== undefined;
}

/** The kind as which a piece lies in hand; undefined for a royal one. */
export function kindInHand(variant: Variant, { kind }: Pick<Piece, 'kind'>): number | undefined {
  const { captives, royal } = rulesOf(variant);
  return kind === royal ? undefined : captives[kind];
}

/** A position that is being set up, with what can be taken back. It may break any rule. */
export class Setup {
  readonly variant: Variant;
  #placement: Placement;
  readonly #past: Placement[] = [];
  readonly #future: Placement[] = [];

  constructor(variant: Variant, placement: Placement) {
    this.variant = variant;
    this.#placement = placement;
  }

  get placement(): Placement {
    return this.#placement;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** All that the rules have against it. */
  get faults(): readonly PlacementFault[] {
    return [...placementFaults(this.variant, this.#placement)];
  }

  /** Each kind of which there are more pieces than a set has, or fewer. */
  get balances(): readonly PieceBalance[] {
    return pieceBalances(this.variant, this.#placement);
  }

  /** The sides without a royal piece. */
  get kingless(): readonly Color[] {
    const { royal, squares } = rulesOf(this.variant);
    const hasKing = (color: Color) =>
      [...squares].some(
        (square) => codeOn(this.#placement, square) === pieceCode(color, royal, false),
      );
    return COLORS.filter((color) => !hasKing(color));
  }

  pieceOn(square: Square): Piece | undefined {
    return pieceOn(this.#placement, square);
  }

  inHand(color: Color, kind: number): number {
    return countInHand(this.#placement, color, kind);
  }

  /** Puts a piece on a square, in the place of what stands there; undefined empties it. */
  put(square: Square, piece: Piece | undefined): void {
    this.#edit(({ board }) => {
      board[square] = piece ? pieceCode(piece.color, piece.kind, piece.promoted) : EMPTY;
    });
  }

  /** Puts the piece of one square on another. */
  move(from: Square, to: Square): void {
    this.#edit(({ board }) => {
      board[from] = EMPTY;
      board[to] = codeOn(this.#placement, from);
    });
  }

  /** Takes a piece out of a hand and puts it on a square. */
  drop(color: Color, kind: number, square: Square): void {
    this.#edit(({ board, hands }) => {
      hands[handIndex(sideOf(color), kind)] = this.inHand(color, kind) - 1;
      board[square] = pieceCode(color, kind, false);
    });
  }

  /** Takes the piece of a square into a hand. */
  take(square: Square, color: Color, kind: number): void {
    this.#edit(({ board, hands }) => {
      board[square] = EMPTY;
      hands[handIndex(sideOf(color), kind)] = this.inHand(color, kind) + 1;
    });
  }

  /** Says how many pieces of a kind a side has in hand. */
  setHand(color: Color, kind: number, count: number): void {
    this.#edit(({ hands }) => {
      hands[handIndex(sideOf(color), kind)] = count;
    });
  }

  /** Puts what is missing of a set into a hand. @returns how many pieces that are */
  addRest(color: Color): number {
    const missing = this.balances.flatMap(({ kind, found, most }) =>
      found < most && kindInHand(this.variant, { kind }) === kind
        ? [{ kind, count: most - found }]
        : [],
    );
    this.#edit(({ hands }) => {
      for (const { kind, count } of missing) {
        const hand = handIndex(sideOf(color), kind);
        hands[hand] = (hands[hand] ?? 0) + count;
      }
    });
    return missing.reduce((sum, { count }) => sum + count, 0);
  }

  /** Gives the turn to the other side. */
  turn(): void {
    this.set({ ...this.#placement, turn: opposite(this.#placement.turn) });
  }

  /** Empties board and hands. */
  clear(): void {
    const { emptyBoard } = rulesOf(this.variant);
    this.set({ ...this.#placement, board: emptyBoard.slice(), hands: new Uint16Array(32) });
  }

  /** Puts another position in the place of this one. */
  set(placement: Placement): void {
    this.#past.push(this.#placement);
    this.#future.length = 0;
    this.#placement = placement;
  }

  undo(): void {
    this.#step(this.#past, this.#future);
  }

  redo(): void {
    this.#step(this.#future, this.#past);
  }

  #step(from: Placement[], to: Placement[]): void {
    const placement = from.pop();
    if (!placement) throw new RangeError('there is no such step');
    to.push(this.#placement);
    this.#placement = placement;
  }

  #edit(edit: (copy: Placement) => void): void {
    const { board, hands, turn } = this.#placement;
    const copy = { board: board.slice(), hands: hands.slice(), turn };
    edit(copy);
    this.set(copy);
  }
}
