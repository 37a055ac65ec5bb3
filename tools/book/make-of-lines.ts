import { readFileSync, writeFileSync } from 'node:fs';
import { type BookPosition, bookKey, MOST_WEIGHT } from '../../source/engine/book/book.ts';
import type { Move } from '../../source/rules/core/move.ts';
import { Position } from '../../source/rules/core/position.ts';
import { readSfen } from '../../source/rules/notation/sfen.ts';
import { formatUsi } from '../../source/rules/notation/usi.ts';
import { loadGame } from '../load-game.ts';
import { formatBook } from './format-book.ts';
import { Judgements, sfenOf } from './judgements.ts';
import { Judges } from './judges.ts';
import {
  bestTimely,
  costOf,
  type LinePosition,
  linePositions,
  parseLines,
} from './opening-lines.ts';

// Makes the book of a variant from lines that were written down. A search of each position judges its
// moves. Where one seems to cost too much, the positions after it and after the best move are searched,
// each for its best line alone, which looks several plies further: the difference is what it costs. A
// line ends before a move that costs too much, and what was left out is printed. All judgements are
// kept in files of a folder, so that the next run goes on from them.

/** The most that a move may cost, in hundredths of a pawn. */
const MOST_COST = 40;
/** Moves that are worse than the best by more are not told apart. */
const TOLERANCE = 120;
/** The size of the second searches: each has one move to think of. */
const SECOND_PART = 2 / 3;

const [id = '', folder = '', target = '', judgeFile = '', nodesText, linesFile = ''] =
  process.argv.slice(2);
const variant = loadGame(id);
const nodes = Number(nodesText);
const lines = parseLines(variant, readFileSync(linesFile, 'utf8'));
const judged = new Judgements(variant, folder, { nodes, tolerance: TOLERANCE });
const second = new Judgements(variant, folder, { nodes: nodes * SECOND_PART, tolerance: 0 });
const judges = new Judges(judgeFile, id);
const all = linePositions(variant, lines, () => true);
const sure = new Map(all.map((position) => [position.key, position.sure]));
await judgeUnknown(
  all.map(({ sfen }) => sfen),
  judged,
);
await judgeUnknown(all.flatMap(doubtful), second);
judges.close();
const leftOut = new Set<string>();
const kept = linePositions(variant, lines, (position, move) => {
  if (sure.get(position.key)?.has(move)) return true;
  const first = firstCost(position, move);
  const cost = first <= MOST_COST ? first : secondCost(position, move);
  if (cost > MOST_COST) {
    leftOut.add(`${position.sfen}: ${formatUsi(variant, move)} costs ${cost}`);
  }
  return cost <= MOST_COST;
});
for (const text of leftOut) console.log(text);
const positions = kept.map(bookPosition);
const bytes = formatBook(variant, positions);
writeFileSync(target, bytes);
console.log(`${id}: ${positions.length} positions, ${bytes.length} bytes`);

async function judgeUnknown(sfens: readonly string[], judgements: Judgements) {
  const unknown = [...new Set(sfens)].filter((sfen) => !judgements.of(keyOf(sfen)));
  console.log(`${id}: ${unknown.length} positions to judge with ${judgements.nodes} nodes`);
  await judges.judge(unknown, judgements, Number.POSITIVE_INFINITY);
}

/** The positions after the moves that seem to cost too much, and after the best. */
function doubtful(position: LinePosition): string[] {
  const moves = [...position.lines.keys()].filter(
    (move) => !position.sure.has(move) && firstCost(position, move) > MOST_COST,
  );
  const best = bestOf(position);
  return moves.length === 0 || !best ? [] : [best, ...moves].map((move) => after(position, move));
}

function firstCost({ key, ply }: LinePosition, move: Move): number {
  return costOf(judged.of(key) ?? [], ply, move);
}

function secondCost(position: LinePosition, move: Move): number {
  const best = bestOf(position);
  return best === undefined
    ? Number.POSITIVE_INFINITY
    : scoreAfter(position, move) - scoreAfter(position, best);
}

function bestOf({ key, ply }: LinePosition): Move | undefined {
  return bestTimely(judged.of(key) ?? [], ply)?.move;
}

/** What the position after a move is worth for the other side, by the second search. */
function scoreAfter(position: LinePosition, move: Move): number {
  return second.of(keyOf(after(position, move)))?.[0]?.score ?? Number.POSITIVE_INFINITY;
}

function positionOf(sfen: string): Position {
  return new Position(variant, readSfen(variant, sfen).placement);
}

function keyOf(sfen: string): number {
  return bookKey(positionOf(sfen));
}

function after({ sfen }: LinePosition, move: Move): string {
  const position = positionOf(sfen);
  position.play(move);
  return sfenOf(position);
}

/** A position of the book: a move that more lines go on with is the likelier. */
function bookPosition({ key, lines: known }: LinePosition): BookPosition {
  const most = Math.max(...[...known.values()].map((those) => those.length));
  const moves = [...known].map(([move, those]) => ({
    move,
    weight: Math.max(1, Math.round((MOST_WEIGHT * those.length) / most)),
  }));
  return { key, moves };
}
