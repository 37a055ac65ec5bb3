import type { Color } from '../core/color.ts';
import type { Ending } from '../core/game.ts';
import { type Move, NO_MOVE } from '../core/move.ts';
import type { Variant } from '../core/variant.ts';
import type { SfenPosition } from '../notation/sfen.ts';
import { handicapOf } from '../notation/start.ts';
import {
  type RecordResult,
  resultOf,
  type Score,
  type Termination,
  UNFINISHED,
} from './termination.ts';

/** A game as it is kept: where it began, its tree of moves, and what is known about it. */
export interface GameRecord {
  readonly variant: Variant;
  readonly start: SfenPosition;
  /** In the order read; without those that the other fields hold (Variant, SFEN, Result, ..). */
  readonly tags: RecordTag[];
  /** The start of the game; its comments are about the game as a whole. */
  readonly root: RecordNode;
  score: Score;
  termination: Termination | undefined;
}

/** A tag as in PGN; a name may occur again, the first one counts. */
export interface RecordTag {
  readonly name: string;
  value: string;
}

/** A move of a record with what was written about it, or the start of the game. */
export interface RecordNode {
  /** The move that led here; `NO_MOVE` at the start. */
  readonly move: Move;
  /** Moves made so far, 0 at the start. */
  readonly ply: number;
  parent: RecordNode | undefined;
  /** The moves played or considered from here: the first is the main line, the others variations. */
  readonly children: RecordNode[];
  /** Comments that stand before the move, at the head of a variation or behind one. */
  before: string[];
  /** Comments that stand after the move. */
  comments: string[];
  /** Numeric annotation glyphs of PGN: 1 for `!`, 2 for `?` and so on. */
  nags: number[];
}

export interface RecordOptions {
  readonly variant: Variant;
  readonly start: SfenPosition;
  /** Players, event, date: see `GameRecord.tags`. */
  readonly tags?: readonly RecordTag[];
}

/** A record without moves. A start position that has a name as a handicap is tagged with it. */
export function createRecord({ variant, start, tags = [] }: RecordOptions): GameRecord {
  const record: GameRecord = {
    variant,
    start,
    tags: tags.map((tag) => ({ ...tag })),
    root: makeNode(NO_MOVE, undefined),
    ...UNFINISHED,
  };
  const handicap = handicapOf(variant, start.placement);
  if (handicap && tagValue(record, 'Handicap') === undefined) {
    setTag(record, 'Handicap', handicap.name);
  }
  return record;
}

/** Adds a move behind a node: as its main line, or as a variation where it has one already. */
export function appendMove(node: RecordNode, move: Move): RecordNode {
  const child = makeNode(move, node);
  node.children.push(child);
  return child;
}

/** The move with those beside it, from the same position: the first is the main one. */
export function siblingsOf(node: RecordNode): readonly RecordNode[] {
  return node.parent?.children ?? [node];
}

/** The first move of the innermost variation that a node is in; undefined on the main line. */
export function variationOf(node: RecordNode): RecordNode | undefined {
  for (let at: RecordNode | undefined = node; at?.parent; at = at.parent) {
    if (at !== at.parent.children[0]) return at;
  }
  return undefined;
}

/** Makes a variation the main line at the place where it begins; what was there becomes one. */
export function promoteVariation(first: RecordNode): void {
  const siblings = first.parent?.children;
  if (siblings === undefined) throw new RangeError('the start of a game is no variation');
  siblings.splice(siblings.indexOf(first), 1);
  siblings.unshift(first);
}

/**
 * Makes a move the end of its line: what follows it becomes a variation that begins with the same
 * move. What follows the start of a game stays.
 */
export function setTailAside(node: RecordNode): void {
  if (node.parent && node.children.length > 0) moveTail(node, appendMove(node.parent, node.move));
}

/** Undoes `setTailAside`. */
export function takeTailBack(node: RecordNode): void {
  const aside = siblingsOf(node).find((other) => other !== node && other.move === node.move);
  if (aside === undefined) return;
  moveTail(aside, node);
  removeBranch(aside);
}

function moveTail(from: RecordNode, to: RecordNode): void {
  for (const child of from.children.splice(0)) {
    child.parent = to;
    to.children.push(child);
  }
}

/** Takes a move and all that follows it out of its record. */
export function removeBranch(first: RecordNode): void {
  const siblings = first.parent?.children;
  if (siblings === undefined) throw new RangeError('the start of a game cannot be removed');
  siblings.splice(siblings.indexOf(first), 1);
}

/** The moves of the game itself, ply by ply, without the start. */
export function mainLine(record: GameRecord): RecordNode[] {
  const line: RecordNode[] = [];
  for (let node = record.root.children[0]; node !== undefined; node = node.children[0]) {
    line.push(node);
  }
  return line;
}

/** The end of the main line: its last move, or the start of a game without moves. */
export function lastNode(record: GameRecord): RecordNode {
  return mainLine(record).at(-1) ?? record.root;
}

/** The node of a record that the same moves lead to as to one of another record, or most of them. */
export function likeNode(record: GameRecord, other: RecordNode): RecordNode {
  const path: RecordNode[] = [];
  for (let at = other; at.parent; at = at.parent) path.unshift(at);
  let node = record.root;
  for (const { move } of path) {
    const next = node.children.find((child) => child.move === move);
    if (next === undefined) break;
    node = next;
  }
  return node;
}

/** Ends the game of a record, or with `undefined` makes it an unfinished one. */
export function setEnding(record: GameRecord, ending: Ending | undefined): void {
  setResult(record, ending ? resultOf(ending) : UNFINISHED);
}

export function setResult(record: GameRecord, result: RecordResult): void {
  record.score = result.score;
  record.termination = result.termination;
}

/** The tag that says how many moves of the main line stand, where some were taken back. */
const PLY_TAG = 'Ply';

/** The ply of the main line at which the players left the game: its end, or where they went back. */
export function leftAt(record: GameRecord): number {
  const last = lastNode(record).ply;
  const tag = tagValue(record, PLY_TAG)?.trim() ?? '';
  return /^\d{1,6}$/.test(tag) ? Math.min(Number(tag), last) : last;
}

/** Where a game stands: the end of its main line, or where the players went back to. */
export function standingNode(record: GameRecord): RecordNode {
  return mainLine(record)[leftAt(record) - 1] ?? record.root;
}

/** Says at which ply the players leave the game; undefined is the end of the main line. */
export function leaveAt(record: GameRecord, ply: number | undefined): void {
  setTag(record, PLY_TAG, ply === undefined ? undefined : String(ply));
}

/** Whether the game can be played on. */
export function isUnfinished(record: GameRecord): boolean {
  return record.score === '*';
}

export function tagValue(record: GameRecord, name: string): string | undefined {
  return record.tags.find((tag) => tag.name === name)?.value;
}

/** The tags that hold the commands of programs that play a side. */
export const ENGINE_TAGS: Readonly<Record<Color, string>> = {
  black: 'BlackEngine',
  white: 'WhiteEngine',
};

/** Gives a tag its value; `undefined` removes it. */
export function setTag(record: GameRecord, name: string, value: string | undefined): void {
  const index = record.tags.findIndex((tag) => tag.name === name);
  if (value === undefined) {
    if (index >= 0) record.tags.splice(index, 1);
  } else if (index >= 0) {
    record.tags[index].value = value;
  } else {
    record.tags.push({ name, value });
  }
}

/** The value of a `Date` tag: `2026.11.20`, in local time. */
export function recordDate(date: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}.${twoDigits(date.getMonth() + 1)}.${twoDigits(date.getDate())}`;
}

function makeNode(move: Move, parent: RecordNode | undefined): RecordNode {
  return {
    move,
    ply: parent ? parent.ply + 1 : 0,
    parent,
    children: [],
    before: [],
    comments: [],
    nags: [],
  };
}
