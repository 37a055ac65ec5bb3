import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { bookKey } from '../../source/engine/book/book.ts';
import { Position } from '../../source/rules/core/position.ts';
import { startPosition } from '../../source/rules/notation/start.ts';
import { findVariant } from '../../source/rules/variants/index.ts';
import {
  bookPositions,
  checkedTree,
  growTree,
  hasLeaf,
  type Judgement,
  type Root,
  type TreePosition,
} from './book-tree.ts';
import { emptyBytes, formatBook } from './format-book.ts';
import type { JudgeRequest } from './judge.ts';
import { type JudgedLine, Judgements, sfenOf } from './judgements.ts';

// Makes the book of a variant: grows the tree of its positions until the file is full, checks its
// ends by deeper searches, and grows it again where the check has left room, until nothing is thrown
// out or the time is over. All judgements are kept in files of a folder, so that the next run goes on
// from them. A book that was never short of time depends on the number of nodes alone.

/** The largest file, in bytes. */
const MOST_BYTES = 50_000;
/** How much larger the searches of the check are, .. */
const DEEPER = 4;
/** .. which judge positions that are as likely as this from the first. */
const LIKELY = 0.01;
/** The part of the time that is left in which the tree grows before a check. */
const GROWING_PART = 0.4;
/** A handicap is so much less likely than an even game. */
const HANDICAP_REACH = 0.02;
/** Positions that are judged before the tree is grown anew. */
const BATCH = 16;
const PROCESSES = 2;

const [id = '', folder = '', target = '', judgeFile = '', nodesText, minutes] =
  process.argv.slice(2);
const variant = findVariant(id);
if (variant === undefined) throw new RangeError(`no variant ${id}`);
const nodes = Number(nodesText);
const room = MOST_BYTES - emptyBytes(variant);
const endMs = performance.now() + Number(minutes) * 60_000;
const sfens = new Map<number, string>();
const roots = [undefined, ...variant.handicaps].map((handicap): Root => {
  const position = new Position(variant, startPosition(variant, handicap).placement);
  const key = bookKey(position);
  sfens.set(key, sfenOf(position));
  return { key, reach: handicap ? HANDICAP_REACH : 1 };
});
const judged = new Judgements(variant, folder, nodes, sfens);
const deeper = new Judgements(variant, folder, nodes * DEEPER, sfens);
/** Keys and moves that a check has thrown out. */
const thrownOut = new Set<string>();
const onExit = () => {
  throw new Error('a process that searches has ended');
};
const judges = Array.from({ length: PROCESSES }, () => fork(judgeFile, [id]).once('exit', onExit));
const tree = await makeTree();
for (const judge of judges) judge.off('exit', onExit).kill();
const positions = bookPositions(roots, tree, room);
const bytes = formatBook(variant, positions);
writeFileSync(target, bytes);
const moves = positions.reduce((sum, position) => sum + position.moves.length, 0);
console.log(`${id}: ${positions.length} positions, ${moves} moves, ${bytes.length} bytes`);

/** The tree after its last check. */
async function makeTree(): Promise<readonly TreePosition[]> {
  for (;;) {
    const { positions: grown, isWhole } = await grow();
    const deepened = await deepen(grown);
    const checked = checkedTree(grown, (key) => judgementOf(key) ?? []);
    let lost = 0;
    for (const { key, moves } of checked) {
      for (const { move } of judgementOf(key) ?? []) {
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
function judgementOf(key: number): Judgement | undefined {
  const judgement = deeper.of(key) ?? judged.of(key);
  return judgement?.filter(({ move }) => !thrownOut.has(`${key} ${move}`));
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
    const likely = open.filter(({ reach }) => reach >= LIKELY);
    await judgeAll(likely, deeper, untilMs);
    await judgeAll(open.slice(likely.length), judged, untilMs);
    if (round % 20 === 0) console.log(`${id}: ${judged.count} positions judged`);
  }
}

/** Judges the positions with moves that lead out of a tree by the deeper search: how many. */
async function deepen(grown: readonly TreePosition[]): Promise<number> {
  const unchecked = grown.filter(hasLeaf(grown)).filter(({ key }) => !deeper.of(key));
  console.log(`${id}: ${unchecked.length} of ${grown.length} positions to check`);
  await judgeAll(unchecked, deeper, endMs);
  return unchecked.length;
}

/** @param untilMs the time after which no further position is judged */
async function judgeAll(
  positions: readonly Root[],
  judgements: Judgements,
  untilMs: number,
): Promise<void> {
  const waiting = [...positions];
  const work = async (judge: ChildProcess) => {
    while (performance.now() < untilMs) {
      const key = waiting.shift()?.key;
      if (key === undefined) return;
      const request: JudgeRequest = { sfen: sfens.get(key) ?? '', nodes: judgements.nodes };
      judge.send(request);
      const [answer]: JudgedLine[] = await once(judge, 'message');
      if (answer) judgements.add(answer);
    }
  };
  await Promise.all(judges.map(work));
}
