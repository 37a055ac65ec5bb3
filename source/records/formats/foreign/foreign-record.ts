import {
  Record as ForeignRecord,
  type ImmutableNode,
  Piece,
  Position,
  type SpecialMove,
  SpecialMoveType,
  specialMove,
} from 'tsshogi';
import { withoutControls } from '../../../clean/clean-text.ts';
import { itemAt } from '../../../rules/core/item-at.ts';
import { formatSfen } from '../../../rules/notation/sfen.ts';
import { formatUsi } from '../../../rules/notation/usi.ts';
import { type GameRecord, lastNode, type RecordNode } from '../../tree/record.ts';
import { textsOf } from '../losses.ts';

interface ForeignRecordOptions {
  /** What stands after the main line. */
  readonly ending: SpecialMove | undefined;
  /** Milliseconds by move. */
  readonly times: ReadonlyMap<RecordNode, number>;
  readonly comments: ForeignComments;
  /** Whether the format has variations. */
  readonly variations: boolean;
}

/** How a format has comments: as `text`, or as `lines`, of which tsshogi would drop some. */
export type ForeignComments = 'text' | 'lines';

/** A record as tsshogi has it. */
export interface WrittenRecord {
  readonly record: ForeignRecord;
  /**
   * The lines of each comment, where comments are `lines`: the record then has the index of its
   * lines in the place of each comment.
   */
  readonly lines: readonly (readonly string[])[];
  /** The moves of the record whose time is known; tsshogi has 0 for the others. */
  readonly timed: ReadonlySet<ImmutableNode>;
  /**
   * Whether the main line was given an end, so that a variation of the same moves does not go on
   * with it.
   */
  readonly isCut: boolean;
}

/** A record of tsshogi from one of ours. */
export function foreignRecord(record: GameRecord, options: ForeignRecordOptions): WrittenRecord {
  const written = new ForeignWriter(record, options).write();
  const isCut = !options.ending && written.record.length > lastNode(record).ply;
  if (!isCut) return { ...written, isCut };
  const ending = specialMove(SpecialMoveType.INTERRUPT);
  return { ...new ForeignWriter(record, { ...options, ending }).write(), isCut };
}

class ForeignWriter {
  readonly #source: GameRecord;
  readonly #options: ForeignRecordOptions;
  readonly #record: ForeignRecord;
  readonly #last: RecordNode;
  readonly #lines: string[][] = [];
  readonly #timed = new Set<ImmutableNode>();

  constructor(source: GameRecord, options: ForeignRecordOptions) {
    const position = foreignPosition(source);
    this.#source = source;
    this.#options = options;
    this.#record = new ForeignRecord(position);
    this.#last = lastNode(source);
  }

  write(): Omit<WrittenRecord, 'isCut'> {
    const { root } = this.#source;
    this.#describe(root);
    const [first] = root.children;
    if (first) this.#addLine(first);
    else this.#addEnding();
    this.#record.goto(0);
    this.#record.resetAllBranchSelection();
    return { record: this.#record, lines: this.#lines, timed: this.#timed };
  }

  /** Adds a move and what follows it, then the variations from the last one to the first. */
  #addLine(first: RecordNode): void {
    const line: RecordNode[] = [];
    for (let node: RecordNode | undefined = first; node; node = node.children[0]) {
      this.#addMove(node);
      line.push(node);
      if (node === this.#last) this.#addEnding();
    }
    if (!this.#options.variations) return;
    for (const node of line.toReversed()) {
      const siblings = node.parent?.children ?? [];
      // The line that a variation leaves adds its siblings too.
      if (node !== siblings[0]) continue;
      for (const variation of siblings.slice(1)) {
        this.#record.goto(node.ply - 1);
        this.#addLine(variation);
      }
    }
  }

  #addMove(node: RecordNode): void {
    const usi = formatUsi(this.#source.variant, node.move);
    const move = this.#record.position.createMoveByUSI(usi);
    if (!move) throw new RangeError(`tsshogi does not play ${usi}`);
    this.#record.append(move, { ignoreValidation: true });
    this.#describe(node);
    const timeMs = this.#options.times.get(node);
    const { current } = this.#record;
    // The first of two equal moves is the one that was played.
    if (timeMs === undefined || this.#timed.has(current)) return;
    current.setElapsedMs(timeMs);
    this.#timed.add(current);
  }

  #addEnding(): void {
    const { ending } = this.#options;
    if (ending) this.#record.append(ending, { ignoreValidation: true });
  }

  /** Adds what was written about a move to what the same move has already. */
  #describe(node: RecordNode): void {
    const { current } = this.#record;
    const sentences = textsOf(node).map(withoutControls);
    const { comments } = this.#options;
    if (sentences.length === 0) return;
    if (comments === 'lines') {
      if (current.comment === '') current.comment = `${this.#lines.push([]) - 1}`;
      const lines = itemAt(this.#lines, Number(current.comment));
      for (const text of sentences) lines.push(text);
    } else current.comment += sentences.map((text) => `${text}\n`).join('');
  }
}

/** The start of a record. tsshogi reads at most 99 pieces of a kind in hand from an SFEN. */
function foreignPosition({ variant, start }: GameRecord): Position {
  const [board, turn, hands = ''] = formatSfen(variant, start).split(' ');
  const position = Position.newBySFEN(`${board} ${turn} - 1`);
  if (!position) throw new RangeError(`tsshogi does not read ${board}`);
  for (const [, count, letter = ''] of hands.matchAll(/(\d*)([A-Za-z])/g)) {
    const piece = Piece.newBySFEN(letter);
    if (!piece) throw new RangeError(`tsshogi does not know ${letter}`);
    position.hand(piece.color).set(piece.type, count === '' ? 1 : Number(count));
  }
  return position;
}
