import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bookKey } from '../../source/engine/book/book.ts';
import { emptyBytes, formatBook } from '../../source/engine/book/book-file.ts';
import { Position } from '../../source/rules/core/position.ts';
import { startPosition } from '../../source/rules/notation/start.ts';
import { findVariant } from '../../source/rules/variants/index.ts';
import { bookPositions, checkedTree, growTree, hasLeaf, type Root } from './book-tree.ts';
import type { JudgeRequest } from './judge.ts';
import { type JudgedLine, Judgements, sfenOf } from './judgements.ts';

// Makes the book of a variant: grows the tree of its positions until the file is full or its part
// of the time is over, checks its ends by deeper searches, and writes what is left. All judgements
// are kept in files of a folder, so that the next run goes on from them. A full book depends on the
// number of nodes alone.

/** The largest file, in bytes. */
const MOST_BYTES = 50_000;
/** How much larger the searches of the check are. */
const DEEPER = 4;
/** The part of the time in which the tree grows. */
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
const startMs = performance.now();
const sfens = new Map<number, string>();
const roots = [undefined, ...variant.handicaps].map((handicap): Root => {
  const position = new Position(variant, startPosition(variant, handicap).placement);
  const key = bookKey(position);
  sfens.set(key, sfenOf(position));
  return { key, reach: handicap ? HANDICAP_REACH : 1 };
});
const judged = new Judgements(variant, join(folder, `${nodes}.jsonl`), sfens);
const deeper = new Judgements(variant, join(folder, `${nodes * DEEPER}.jsonl`), sfens);
const onExit = () => {
  throw new Error('a process that searches has ended');
};
const judges = Array.from({ length: PROCESSES }, () => fork(judgeFile, [id]).once('exit', onExit));
const tree = await grow();
await check();
for (const judge of judges) judge.off('exit', onExit).kill();
const checked = checkedTree(tree, (key) => deeper.of(key));
const positions = bookPositions(roots, checked);
const bytes = formatBook(variant, positions);
writeFileSync(target, bytes);
const moves = positions.reduce((sum, position) => sum + position.moves.length, 0);
console.log(
  `${id}: ${positions.length} of ${tree.length} positions, ${moves} moves, ${bytes.length} bytes`,
);

/** Judges positions until the tree fills the file or the time is over. */
async function grow() {
    for (let round = 1; ; round++) {
    const { positions, open } = growTree(roots, (key) => judged.of(key), room, BATCH);
    if (open.length === 0 || isOver(GROWING_PART)) return positions;
    await judgeAll(open, nodes, judged, GROWING_PART);
    if (round % 10 === 0) console.log(`${id}: ${judged.count} positions judged`);
  }
}

/** Judges the positions with moves that lead out of the tree once more. */
async function check() {
  const unchecked = tree.filter(hasLeaf(tree)).filter(({ key }) => !deeper.of(key));
  const keys = unchecked.map(({ key }) => key);
  console.log(`${id}: ${keys.length} of ${tree.length} positions to check`);
  await judgeAll(keys, nodes * DEEPER, deeper, 1);
}

/** @param part of the time after which no further position is judged */
async function judgeAll(
  keys: readonly number[],
  size: number,
  judgements: Judgements,
  part: number,
): Promise<void> {
  const waiting = [...keys];
  const work = async (judge: ChildProcess) => {
    while (!isOver(part)) {
      const key = waiting.shift();
      if (key === undefined) return;
      const request: JudgeRequest = { sfen: sfens.get(key) ?? '', nodes: size };
      judge.send(request);
      const [answer]: JudgedLine[] = await once(judge, 'message');
      if (answer) judgements.add(answer);
    }
  };
  await Promise.all(judges.map(work));
}

function isOver(part: number): boolean {
  return performance.now() - startMs >= Number(minutes) * 60_000 * part;
}
