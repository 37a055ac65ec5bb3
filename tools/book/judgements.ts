import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bookKey } from '../../source/engine/book/book.ts';
import { isLateMove } from '../../source/engine/search/late-move.ts';
import { Position } from '../../source/rules/core/position.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { formatSfen, readSfen } from '../../source/rules/notation/sfen.ts';
import { parseUsi } from '../../source/rules/notation/usi.ts';
import type { Judgement } from './book-tree.ts';
import type { JudgeRequest } from './judge.ts';

/** A judgement as it is sent and kept. */
export interface JudgedLine {
  readonly sfen: string;
  /** In USI, with scores in hundredths of a pawn for the side to move; the best first. */
  readonly moves: readonly (readonly [move: string, score: number])[];
}

/** What searches of one size think of the positions of a variant, kept in a file. */
export class Judgements {
  /** The size of the searches. */
  readonly nodes: number;
  /** How much worse than the best the moves may be, in hundredths of a pawn. */
  readonly tolerance: number;
  readonly #variant: Variant;
  readonly #file: string;
  readonly #sfens: Map<number, string>;
  readonly #known = new Map<number, Judgement>();

  /** @param sfens takes the positions that judged moves lead to */
  constructor(
    variant: Variant,
    folder: string,
    { nodes, tolerance }: Pick<JudgeRequest, 'nodes' | 'tolerance'>,
    sfens = new Map<number, string>(),
  ) {
    const file = join(folder, `${nodes}.jsonl`);
    this.nodes = nodes;
    this.tolerance = tolerance;
    this.#variant = variant;
    this.#file = file;
    this.#sfens = sfens;
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    // A last line that was cut off when the program was stopped is given up.
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole !== text) writeFileSync(file, whole);
    for (const line of whole.split('\n').slice(0, -1)) this.#take(JSON.parse(line));
  }

  get count(): number {
    return this.#known.size;
  }

  of(key: number): Judgement | undefined {
    return this.#known.get(key);
  }

  add(line: JudgedLine): void {
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
    this.#take(line);
  }

  #take({ sfen, moves }: JudgedLine): void {
    const variant = this.#variant;
    const position = new Position(variant, readSfen(variant, sfen).placement);
    const key = bookKey(position);
    const judgement = moves.map(([text, score]) => {
      const move = parseUsi(variant, text);
      if (move === undefined) throw new RangeError(`${this.#file}: ${text}`);
      const isLate = isLateMove(position, move);
      position.play(move);
      const next = bookKey(position);
      if (!this.#sfens.has(next)) this.#sfens.set(next, sfenOf(position));
      position.undo();
      return { move, score, next, isLate };
    });
    this.#known.set(key, judgement);
  }
}

/** The SFEN of a position, which does not tell how many moves led to it. */
export function sfenOf(position: Position): string {
  return formatSfen(position.variant, { placement: position.snapshot(), moveNumber: 1 });
}
