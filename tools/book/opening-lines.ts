import { bookKey } from '../../source/engine/book/book.ts';
import { EARLY_PLIES } from '../../source/engine/search/late-move.ts';
import { legalMoves } from '../../source/rules/core/generate.ts';
import type { Move } from '../../source/rules/core/move.ts';
import { type Placement, Position } from '../../source/rules/core/position.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { findHandicap, startPosition } from '../../source/rules/notation/start.ts';
import { parseUsi } from '../../source/rules/notation/usi.ts';
import type { JudgedMove, Judgement } from './book-tree.ts';
import { sfenOf } from './judgements.ts';

// Openings that were written down: a line of text each, under the name of the start in brackets.

/** A line of an opening. */
export interface OpeningLine {
  readonly name: string;
  readonly start: Placement;
  readonly moves: readonly LineMove[];
}

interface LineMove {
  /** In USI, one or several; `*` is every legal move. */
  readonly texts: readonly string[];
  /** Whether the book answers it and does not make it. */
  readonly isAnswered: boolean;
  /** Whether the book makes it whatever our search thinks. */
  readonly isSure: boolean;
}

/** A position of the lines where the book has a move. */
export interface LinePosition {
  readonly key: number;
  readonly sfen: string;
  /** The plies before it. */
  readonly ply: number;
  /** The lines that go on with a move, by move. */
  readonly lines: ReadonlyMap<Move, readonly OpeningLine[]>;
  /** The moves that a line makes whatever our search thinks. */
  readonly sure: ReadonlySet<Move>;
}

/** A position to which lines are added. */
interface Growing extends LinePosition {
  readonly lines: Map<Move, OpeningLine[]>;
  readonly sure: Set<Move>;
}

/** Reads the lines of a variant. Throws `RangeError` with the line of the text that is none. */
export function parseLines(variant: Variant, text: string): OpeningLine[] {
  const lines: OpeningLine[] = [];
  let start: Placement | undefined;
  for (const row of text.split('\n').map((row) => row.trim())) {
    if (row === '' || row.startsWith('#')) continue;
    const [, heading] = /^\[(.+)\]$/.exec(row) ?? [];
    const [, name, moves] = /^(.+?): (.+)$/.exec(row) ?? [];
    if (heading !== undefined) start = startOf(variant, heading);
    else if (start && name && moves)
      lines.push({ name, start, moves: moves.split(' ').map(parseMove) });
    else throw new RangeError(`lines: ${row}`);
  }
  return lines;
}

function startOf(variant: Variant, heading: string): Placement {
  const handicap = findHandicap(variant, heading);
  if (!handicap && heading !== 'even') throw new RangeError(`lines: ${heading}`);
  return startPosition(variant, handicap).placement;
}

function parseMove(word: string): LineMove {
  const [, moves = word, mark] = /^\(?(.+?)([!)])?$/.exec(word) ?? [];
  return { texts: moves.split('|'), isAnswered: mark === ')', isSure: mark === '!' };
}

/**
 * The positions of lines with their moves. A line ends before a move that is not kept. Throws
 * `RangeError` for an illegal move.
 */
export function linePositions(
  variant: Variant,
  lines: readonly OpeningLine[],
  keeps: (position: LinePosition, move: Move) => boolean,
): LinePosition[] {
  const found = new Map<number, Growing>();
  for (const line of lines) {
    const position = new Position(variant, line.start);
    const goOn = (ply: number): void => {
      const next = line.moves[ply];
      if (next === undefined) return;
      const { isAnswered, isSure } = next;
      for (const move of movesOf(position, next, line)) {
        if (!isAnswered) {
          const key = bookKey(position);
          const known = found.get(key) ?? newPosition(position, ply);
          if (!keeps(known, move)) continue;
          found.set(key, known);
          if (isSure) known.sure.add(move);
          known.lines.set(move, [...(known.lines.get(move) ?? []), line]);
        }
        position.play(move);
        goOn(ply + 1);
        position.undo();
      }
    };
    goOn(0);
  }
  return [...found.values()];
}

function newPosition(position: Position, ply: number): Growing {
  const [key, sfen] = [bookKey(position), sfenOf(position)];
  return { key, sfen, ply, lines: new Map(), sure: new Set() };
}

function movesOf(position: Position, { texts }: LineMove, { name }: OpeningLine): Move[] {
  const legal = legalMoves(position);
  if (texts.includes('*')) return legal;
  return texts.map((text) => {
    const move = parseUsi(position.variant, text);
    if (move === undefined || !legal.includes(move)) throw new RangeError(`${name}: ${text}`);
    return move;
  });
}

/** The best move that players make so early. */
export function bestTimely(judgement: Judgement, ply: number): JudgedMove | undefined {
  const timely = judgement.filter(({ isLate }) => !isLate || ply >= EARLY_PLIES);
  return timely.reduce<JudgedMove | undefined>(
    (best, entry) => (best && best.score >= entry.score ? best : entry),
    undefined,
  );
}

/**
 * How much worse a move is than the best one that players make so early, in hundredths of a pawn;
 * `Infinity` if it was not thought of.
 */
export function costOf(judgement: Judgement, ply: number, move: Move): number {
  const best = bestTimely(judgement, ply)?.score ?? Number.NEGATIVE_INFINITY;
  const score = judgement.find((entry) => entry.move === move)?.score;
  return score === undefined ? Number.POSITIVE_INFINITY : Math.max(0, best - score);
}
