import { DROP_FLAG, type Move, PROMOTION_FLAG } from '../../rules/core/move.ts';
import { BLACK_BIT, EMPTY, KIND_MASK, PROMOTED } from '../../rules/core/piece-code.ts';
import type { Position } from '../../rules/core/position.ts';
import { KERNEL_PLIES, type Kernel, RECORD_SHIFT, worthOf } from './kernel.ts';
import { MOST_HELD, type NetLayout, writeWords } from './layout.ts';
import type { Net } from './net-file.ts';

/**
 * The worth of a position as a net judges it, kept up to date while moves are played and undone
 * through it. A move only notes what it changes; the kernel adds it up when the worth is asked for.
 */
export class NetEvaluator {
  readonly #net: Pick<Net, 'scale' | 'outputBias'>;
  readonly #mirrors: Uint8Array;
  readonly #kernel: Kernel;
  readonly #records: Int32Array;
  #position!: Position;
  #ply = 0;

  /** @param kernel of the same net; its plies are this evaluator's alone */
  constructor({ scale, outputBias }: Net, layout: NetLayout, kernel: Kernel) {
    this.#net = { scale, outputBias };
    this.#mirrors = layout.mirrors;
    this.#kernel = kernel;
    this.#records = kernel.records;
  }

  /** Looks at a position from now on. Passes may be played on it directly, all else may not. */
  begin(position: Position): void {
    this.#position = position;
    this.#ply = 0;
    const { kings } = position;
    this.#records[2] = this.#view(0, kings[0]) | this.#view(1, kings[1]);
    this.#records[3] = 0;
    this.#refresh(0, 0);
    this.#refresh(0, 1);
  }

  /** The worth for the side to move, in hundredths of a pawn. */
  value(): number {
    const kernel = this.#kernel;
    const sum = kernel.evaluate(this.#ply, this.#position.side);
    return worthOf(this.#net, sum, kernel.difference[0]);
  }

  /** Plays a legal move on the position, at most `KERNEL_PLIES` after another. */
  play(move: Move): void {
    const position = this.#position;
    const { board, hands, kings, side } = position;
    const { captives } = position.rules;
    const ply = ++this.#ply;
    if (ply === KERNEL_PLIES) throw new RangeError('more plies than a kernel has room for');
    const records = this.#records;
    const at = ply << RECORD_SHIFT;
    const seen = records[at - 2];
    const to = (move >> 8) & 255;
    records[at | 2] = seen;
    records[at | 3] = 0;
    if (move & DROP_FLAG) {
      const kind = move & KIND_MASK;
      const hand = (side << 4) | kind;
      const code = (BLACK_BIT << side) | kind;
      records[at] = (hand << 8) | Math.min(hands[hand], MOST_HELD) | (code << 24) | (to << 16);
      records[at | 1] = 0;
      position.play(move);
      return;
    }
    const from = move & 255;
    const code = board[from];
    const captured = board[to];
    const next = move & PROMOTION_FLAG ? code ^ PROMOTED : code;
    records[at] = (code << 8) | from | (next << 24) | (to << 16);
    if (captured === EMPTY) records[at | 1] = 0;
    else {
      const hand = (side << 4) | captives[captured & KIND_MASK];
      const held = Math.min(hands[hand] + 1, MOST_HELD);
      records[at | 1] = (captured << 8) | to | (hand << 24) | (held << 16);
    }
    const isKing = from === kings[side];
    position.play(move);
    if (isKing) {
      records[at | 2] = (seen & ~(0x00ff00ff << (side << 3))) | this.#view(side, to);
      this.#refresh(ply, side);
    }
  }

  undo(): void {
    this.#position.undo();
    this.#ply--;
  }

  /** How a side sees the board, as the third number of a record has it. */
  #view(side: number, king: number): number {
    return (this.#mirrors[(side << 8) | king] | (king << 16)) << (side << 3);
  }

  #refresh(ply: number, side: number): void {
    this.#kernel.refresh(ply, side, writeWords(this.#position, this.#kernel.words));
  }
}
