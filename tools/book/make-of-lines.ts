import { readFileSync, writeFileSync } from 'node:fs';
import { type BookPosition, MOST_WEIGHT } from '../../source/engine/book/book.ts';
import { formatUsi } from '../../source/rules/notation/usi.ts';
import { findVariant } from '../../source/rules/variants/index.ts';
import { formatBook } from './format-book.ts';
import { Judgements } from './judgements.ts';
import { Judges } from './judges.ts';
import {
  costOf,
  isGoodMove,
  type LinePosition,
  linePositions,
  parseLines,
} from './opening-lines.ts';

// Makes the book of a variant from lines that were written down. Each move is judged by a search; one
// that seems to cost too much is judged again by a larger one, whose word counts. A line ends before
// a move that costs too much, and what was left out is printed. All judgements are kept in files of a
// folder, so that the next run goes on from them.

/** Moves that are worse than the best by more, in hundredths of a pawn, are not told apart. */
const TOLERANCE = 120;

/** How much larger the search is that judges again. */
const LARGER = 4;

const [id = '', folder = '', target = '', judgeFile = '', nodesText, linesFile = ''] =
  process.argv.slice(2);
const variant = findVariant(id);
if (variant === undefined) throw new RangeError(`no variant ${id}`);
const nodes = Number(nodesText);
const lines = parseLines(variant, readFileSync(linesFile, 'utf8'));
const [judged, deeper] = [nodes, nodes * LARGER].map(
  (size) => new Judgements(variant, folder, { nodes: size, tolerance: TOLERANCE }),
) as [Judgements, Judgements];
const judges = new Judges(judgeFile, id);
const all = linePositions(variant, lines, () => true);
await judgeUnknown(all, judged);
await judgeUnknown(
  all.filter(({ key, ply, lines }) =>
    [...lines.keys()].some((move) => !isGoodMove(judged.of(key) ?? [], ply, move)),
  ),
  deeper,
);
judges.close();
const leftOut = new Set<string>();
const kept = linePositions(variant, lines, ({ key, ply, sfen }, move) => {
  const judgement = deeper.of(key) ?? judged.of(key) ?? [];
  if (isGoodMove(judgement, ply, move)) return true;
  const cost = costOf(judgement, ply, move);
  leftOut.add(`${sfen}: ${formatUsi(variant, move)} costs ${cost === Infinity ? 'more' : cost}`);
  return false;
});
for (const text of leftOut) console.log(text);
const positions = kept.map(bookPosition);
const bytes = formatBook(variant, positions);
writeFileSync(target, bytes);
console.log(`${id}: ${positions.length} positions, ${bytes.length} bytes`);

async function judgeUnknown(positions: readonly LinePosition[], judgements: Judgements) {
  const sfens = positions.filter(({ key }) => !judgements.of(key)).map(({ sfen }) => sfen);
  console.log(`${id}: ${sfens.length} positions to judge with ${judgements.nodes} nodes`);
  await judges.judge(sfens, judgements, Number.POSITIVE_INFINITY);
}

/** A position of the book: a move that more lines go on with is the likelier. */
function bookPosition({ key, lines }: LinePosition): BookPosition {
  const most = Math.max(...[...lines.values()].map((those) => those.length));
  const moves = [...lines].map(([move, those]) => ({
    move,
    weight: Math.max(1, Math.round((MOST_WEIGHT * those.length) / most)),
  }));
  return { key, moves };
}
