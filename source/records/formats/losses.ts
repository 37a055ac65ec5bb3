import { moveTimes, withoutTimes } from '../tree/move-times.ts';
import { type GameRecord, mainLine, type RecordNode } from '../tree/record.ts';

/** Something of a record that a format cannot hold, and how often it occurs. */
export interface Loss {
  readonly what: (typeof LOSABLE)[number];
  readonly count: number;
}

const LOSABLE = [
  'variations',
  'comments',
  'marks',
  'times',
  'tags',
  'ending',
  'characters',
] as const;

/** The losses of several games as one list, in the order of `LOSABLE`, without empty ones. */
export function addLosses(losses: readonly Loss[]): Loss[] {
  return LOSABLE.flatMap((what) => {
    const counts = losses.filter((loss) => loss.what === what).map(({ count }) => count);
    const count = counts.reduce((sum, each) => sum + each, 0);
    return count > 0 ? [{ what, count }] : [];
  });
}

/** What is lost where only the start and the moves of the main line are written. */
export function lossesOfUsi(record: GameRecord): Loss[] {
  const line = [record.root, ...mainLine(record)];
  const comments = line.flatMap(textsOf).filter((text) => text !== '');
  const times = line
    .map(moveTimes)
    .filter((t) => t.leftMs !== undefined || t.spentMs !== undefined);
  const tags = record.tags.filter(({ name }) => name !== 'Handicap');
  const isOpen = record.score === '*' && record.termination === undefined;
  return addLosses([
    { what: 'variations', count: countVariations(record) },
    { what: 'comments', count: comments.length },
    { what: 'marks', count: countMarks(line) },
    { what: 'times', count: times.length },
    { what: 'tags', count: tags.length },
    { what: 'ending', count: isOpen ? 0 : 1 },
  ]);
}

/** All nodes of a record, parents first. */
export function* nodesOf(record: GameRecord): Generator<RecordNode> {
  const open = [record.root];
  for (let node = open.pop(); node; node = open.pop()) {
    yield node;
    for (const child of node.children.toReversed()) open.push(child);
  }
}

export function countVariations(record: GameRecord): number {
  let count = 0;
  for (const { children } of nodesOf(record)) count += Math.max(0, children.length - 1);
  return count;
}

export function countMarks(nodes: Iterable<RecordNode>): number {
  let count = 0;
  for (const { nags } of nodes) count += nags.length;
  return count;
}

/** What was written about a move, without the times: the comments before and after it. */
export function textsOf({ before, comments }: RecordNode): string[] {
  const behind = comments.flatMap((comment) => {
    const text = withoutTimes(comment);
    return text === '' && comment !== '' ? [] : [text];
  });
  return [...before, ...behind];
}
