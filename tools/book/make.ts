import { writeFileSync } from 'node:fs';
import { bookKey } from '../../source/engine/book/book.ts';
import { EARLY_PLIES } from '../../source/engine/search/late-move.ts';
import { legalMoves } from '../../source/rules/core/generate.ts';
import { Position } from '../../source/rules/core/position.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { startPosition } from '../../source/rules/notation/start.ts';
import { loadGame } from '../load-game.ts';
import {
  bookPositions,
  checkedTree,
  growTree,
  hasLeaf,
  type Judgement,
  type Root,
  TOLERANCE,
  type TreePosition,
  timelyMoves,
} from './book-tree.ts';
import { emptyBytes, formatBook } from './format-book.ts';
import { Judgements, sfenOf } from './judgements.ts';
import { Judges } from './judges.ts';

// Makes the book of a variant: grows the tree of its positions until the file is full, checks its
// ends by deeper searches, and grows it again where the check has left room, until nothing is thrown
// out or the time is over. All judgements are kept in files of a folder, so that the next run goes on
// from them. A book that was never short of time depends on the number of nodes alone.

/** The largest file, in bytes. */
const MOST_BYTES = 50_000;
/** How much larger the searches of the check are, .. */
const DEEPER = 10;
/** .. which judge early positions, and those that are as likely as this, from the first. */
const LIKELY = 0.01;
/** The part of the time that is left in which the tree grows before a check. */
const GROWING_PART = 0.4;
/** The weight of a handicap beside an even game. */
const HANDICAP_REACH = 0.02;
/** The least weight of each first move, whatever the search thinks of it. */
const FIRST_REACH = 0.01;
/** Positions that are judged before the tree is grown anew. */
const BATCH = 16;

const [id = '', folder = '', target = '', judgeFile = '', nodesText, minutes] =
  process.argv.slice(2);
const variant = loadGame(id);
const nodes = Number(nodesText);
const room = MOST_BYTES - emptyBytes(variant);
const endMs = performance.now() + Number(minutes) * 60_000;
const sfens = new Map<number, string>();
const roots = [...startRoots(variant), ...firstMoveRoots(variant)];
const judged = new Judgements(variant, folder, { nodes, tolerance: TOLERANCE }, sfens);
const deeper = new Judgements(
  variant,
  folder,
  { nodes: nodes * DEEPER, tolerance: TOLERANCE },
  sfens,
);
/** Keys and moves that a check has thrown out. */
const thrownOut = new Set<string>();
const judges = new Judges(judgeFile, id);
const tree = await makeTree();
judges.close();
const positions = bookPositions(roots, tree, room);
const bytes = formatBook(variant, positions);
writeFileSync(target, bytes);
const moves = positions.reduce((sum, position) => sum + position.moves.length, 0);
console.log(`${id}: ${positions.length} positions, ${moves} moves, ${bytes.length} bytes`);

/** The even start and those with handicaps. */
function startRoots(variant: Variant): Root[] {
  return [undefined, ...variant.handicaps].map((handicap) => {
    const position = new Position(variant, startPosition(variant, handicap).placement);
    return rootOf(position, { reach: handicap ? HANDICAP_REACH : 1, ply: 0 });
  });
}

/** The positions after each first move of the even game, so that each gets an answer. */
function firstMoveRoots(variant: Variant): Root[] {
  const position = new Position(variant, startPosition(variant).placement);
  return legalMoves(position).map((move) => {
    position.play(move);
    const root = rootOf(position, { reach: FIRST_REACH, ply: 1 });
    position.undo();
    return root;
  });
}

function rootOf(position: Position, place: Omit<Root, 'key'>): Root {
  const key = bookKey(position);
  sfens.set(key, sfenOf(position));
  return { key, ...place };
}

/** The tree after its last check. */
async function makeTree(): Promise<readonly TreePosition[]> {
  for (;;) {
    const { positions: grown, isWhole } = await grow();
    const deepened = await deepen(grown);
    const checked = checkedTree(grown, (key, ply) => judgementOf(key, ply) ?? []);
    let lost = 0;
    for (const { key, ply, moves } of checked) {
      for (const { move } of judgementOf(key, ply) ?? []) {
        if (moves.some((other) => other.move === move)) continue;
        thrownOut.add(`${key} ${move}`);
        lost++;
      }
    }
    console.log(`${id}: ${grown.length} positions, ${lost} moves thrown out`);
    const isDone = isWhole && deepened === 0 && lost === 0;
    if (isDone || performance.now() >= endMs) return checked;
  }
}

/** What the deepest search thinks of a position, without what was thrown out. */
function judgementOf(key: number, ply: number): Judgement | undefined {
  const judgement = deeper.of(key) ?? (ply < EARLY_PLIES ? undefined : judged.of(key));
  const timely = judgement && timelyMoves(judgement, ply);
  return timely?.filter(({ move }) => !thrownOut.has(`${key} ${move}`));
}

function sfensOf(positions: readonly Root[]): string[] {
  return positions.map(({ key }) => sfens.get(key) ?? '');
}

/** Judges positions until the tree fills the file or its part of the time is over. */
async function grow() {
  const untilMs = performance.now() + (endMs - performance.now()) * GROWING_PART;
  for (let round = 1; ; round++) {
    const { open } = growTree(roots, judgementOf, room, BATCH);
    const isWhole = open.length === 0;
    if (isWhole || performance.now() >= untilMs) {
      const { positions } = growTree(roots, judgementOf, room, Number.POSITIVE_INFINITY);
      return { positions, isWhole };
    }
    const isDeep = ({ reach, ply }: Root) => reach >= LIKELY || ply < EARLY_PLIES;
    await judges.judge(sfensOf(open.filter(isDeep)), deeper, untilMs);
    await judges.judge(sfensOf(open.filter((root) => !isDeep(root))), judged, untilMs);
    if (round % 20 === 0) console.log(`${id}: ${judged.count} positions judged`);
  }
}

/** Judges the positions with moves that lead out of a tree by the deeper search: how many. */
async function deepen(grown: readonly TreePosition[]): Promise<number> {
  const unchecked = grown.filter(hasLeaf(grown)).filter(({ key }) => !deeper.of(key));
  console.log(`${id}: ${unchecked.length} of ${grown.length} positions to check`);
  await judges.judge(sfensOf(unchecked), deeper, endMs);
  return unchecked.length;
}
