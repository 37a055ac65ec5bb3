import fc from 'fast-check';
import {
  appendMove,
  createRecord,
  type GameRecord,
  type RecordNode,
  setResult,
} from '../../source/records/tree/record.ts';
import { SCORES, TERMINATIONS } from '../../source/records/tree/termination.ts';
import { legalMoves } from '../../source/rules/core/generate.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import type { Move } from '../../source/rules/core/move.ts';
import { Position } from '../../source/rules/core/position.ts';
import { formatSfen } from '../../source/rules/notation/sfen.ts';
import { startPosition } from '../../source/rules/notation/start.ts';
import { VARIANTS } from '../../source/rules/variants/index.ts';
import { anyCharacter } from '../helpers/any-character.ts';
import { randomNumbers } from '../helpers/random.ts';

/** Texts as a record holds them: without control characters, without spaces at the ends. */
export const commentTexts = fc
  .oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: anyCharacter }),
    fc.string({
      unit: fc.constantFrom('a', ' ', '  ', '}', '{', '\\', '[', '(', ';', '歩', '\u3000'),
    }),
    fc.lorem({ maxCount: 40 }),
  )
  .map((text) => text.replace(/\p{Cc}/gu, ' ').replace(/^ +| +$/g, ''));

const tagValues = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/\p{Cc}/gu, ' '));

/** Records with variations, comments and marks in all places where they can stand. */
export const records: fc.Arbitrary<GameRecord> = fc
  .record({
    variant: fc.constantFrom(...VARIANTS),
    handicap: fc.nat(),
    seed: fc.nat(),
    plies: fc.nat(40),
    comments: fc.array(commentTexts, { minLength: 1, maxLength: 8 }),
    tags: fc.dictionary(
      fc.constantFrom('Event', 'Black', 'White', 'TimeControl', 'My_Tag', '先手の囲い', 'X-1.a'),
      tagValues,
      {
        noNullPrototype: true,
      },
    ),
    score: fc.constantFrom(...SCORES),
    termination: fc.constantFrom(...TERMINATIONS, 'other: rain' as const, undefined),
  })
  .map(({ variant, handicap, seed, plies, comments, tags, score, termination }) => {
    const start = startPosition(
      variant,
      variant.handicaps[handicap % (variant.handicaps.length + 1)],
    );
    const entries = Object.entries(tags).map(([name, value]) => ({ name, value }));
    const record = createRecord({ variant, start, tags: entries });
    setResult(record, { score, termination });
    new Gardener(record, randomNumbers(seed), comments).grow(record.root, plies, 0);
    return record;
  });

/** Grows the tree of a record. */
class Gardener {
  readonly #position: Position;
  readonly #random: () => number;
  readonly #comments: readonly string[];

  constructor(record: GameRecord, random: () => number, comments: readonly string[]) {
    this.#position = new Position(record.variant, record.start.placement);
    this.#random = random;
    this.#comments = comments;
    record.root.comments = this.#someComments(0.3);
  }

  grow(from: RecordNode, plies: number, depth: number): void {
    let node = from;
    let played = 0;
    let afterVariation = false;
    for (; played < plies; played++) {
      const moves = legalMoves(this.#position);
      if (moves.length === 0) break;
      const main = this.#append(node, moves);
      if (afterVariation) main.before = this.#someComments(0.3);
      const variations = depth < 3 && this.#random() < 0.2 ? 1 + Math.floor(2 * this.#random()) : 0;
      for (let i = 0; i < variations; i++) {
        const variation = this.#append(node, moves);
        variation.before = this.#someComments(0.3);
        this.#position.play(variation.move);
        this.grow(variation, 3, depth + 1);
        this.#position.undo();
      }
      afterVariation = variations > 0;
      this.#position.play(main.move);
      node = main;
    }
    for (; played > 0; played--) this.#position.undo();
  }

  #append(node: RecordNode, moves: readonly Move[]): RecordNode {
    const child = appendMove(node, itemAt(moves, Math.floor(this.#random() * moves.length)));
    child.comments = this.#someComments(0.15);
    if (this.#random() < 0.15) child.nags.push(Math.floor(this.#random() * 256));
    return child;
  }

  #someComments(chance: number): string[] {
    const comments: string[] = [];
    while (this.#random() < chance) {
      comments.push(itemAt(this.#comments, Math.floor(this.#random() * this.#comments.length)));
    }
    return comments;
  }
}

/** A record as plain data, which can be compared. */
export function plainRecord(record: GameRecord): object {
  const plainNode = ({ parent: _, children, ...rest }: RecordNode): object => ({
    ...rest,
    children: children.map(plainNode),
  });
  const { variant, start, tags, root, score, termination } = record;
  return {
    variant: variant.id,
    start: formatSfen(variant, start),
    tags,
    root: plainNode(root),
    score,
    termination,
  };
}
