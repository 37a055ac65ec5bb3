import { type Color, opposite } from '../../rules/core/color.ts';
import { rulesFingerprint } from '../../rules/core/fingerprint.ts';
import type { Ending } from '../../rules/core/game.ts';
import { type Move, NO_MOVE } from '../../rules/core/move.ts';
import { checkPlacement, type PlacementFault } from '../../rules/core/placement.ts';
import type { Variant } from '../../rules/core/variant.ts';
import type { SfenPosition } from '../../rules/notation/sfen.ts';
import { handicapOf } from '../../rules/notation/start.ts';
import { variantFileOf } from '../../rules/variants/index.ts';
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
  /** In the order read, without the tags of the other fields (Variant, SFEN, Result, ..). */
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

/** A move of a record with its comments, or the start of the game. */
export interface RecordNode {
  /** The move that led here; `NO_MOVE` at the start. */
  readonly move: Move;
  /** Moves made so far, 0 at the start. */
  readonly ply: number;
  parent: RecordNode | undefined;
  /** The moves played or considered from here: the first is the main line, the others variations. */
  readonly children: RecordNode[];
  /** Comments before the move, at the head of a variation or after one. */
  before: string[];
  /** Comments that stand after the move. */
  comments: string[];
  /** Numeric annotation glyphs of PGN: 1 for `!`, 2 for `?` and so on. */
  nags: number[];
}

interface RecordOptions {
  readonly variant: Variant;
  readonly start: SfenPosition;
  /** Players, event, date: see `GameRecord.tags`. */
  readonly tags?: readonly RecordTag[];
}

/** A record without moves. A start position that is a named handicap gets its tag. */
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

/** Why no game comes to the start of a record; undefined where one can. */
export function startOddity({ variant, start }: GameRecord): PlacementFault | undefined {
  return checkPlacement(variant, start.placement);
}

/** Adds a move after a node: as its main line, or as a variation where it has one already. */
export function appendMove(node: RecordNode, move: Move): RecordNode {
  const child = makeNode(move, node);
  node.children.push(child);
  return child;
}

/** The moves from the same position, this one among them; the main one comes first. */
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

/** Makes a variation the main line where it begins; the former main line becomes a variation. */
export function promoteVariation(first: RecordNode): void {
  const siblings = first.parent?.children;
  if (siblings === undefined) throw new RangeError('the start of a game is no variation');
  siblings.splice(siblings.indexOf(first), 1);
  siblings.unshift(first);
}

/**
 * Makes a move the end of its line: the moves after it become a variation that begins with the same
 * move. Moves after the start of a game stay.
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

/** Removes a move and all moves after it from its record. */
export function removeBranch(first: RecordNode): void {
  const siblings = first.parent?.children;
  if (siblings === undefined) throw new RangeError('the start of a game cannot be removed');
  siblings.splice(siblings.indexOf(first), 1);
}

/** The moves of the game itself, without the start; the move of ply 1 has index 0. */
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

/**
 * The node of a record that has the same moves before it as a node of another record, as far as the
 * record has them.
 */
export function likeNode(record: GameRecord, other: RecordNode): RecordNode {
  const path: RecordNode[] = [];
  for (let at = other; at.parent; at = at.parent) path.push(at);
  let node = record.root;
  for (const { move } of path.reverse()) {
    const next = node.children.find((child) => child.move === move);
    if (next === undefined) break;
    node = next;
  }
  return node;
}

/** Sets how the game ended; `undefined` makes it unfinished. */
export function setEnding(record: GameRecord, ending: Ending | undefined): void {
  setResult(record, ending ? resultOf(ending) : UNFINISHED);
}

export function setResult(record: GameRecord, result: RecordResult): void {
  record.score = result.score;
  record.termination = result.termination;
}

/** The tag with the number of moves that stand, where some were taken back. */
const PLY_TAG = 'Ply';

/** The ply at which the players left the main line: its end, or the place they went back to. */
export function leftAt(record: GameRecord): number {
  const last = lastNode(record).ply;
  const tag = tagValue(record, PLY_TAG)?.trim() ?? '';
  return /^\d{1,6}$/.test(tag) ? Math.min(Number(tag), last) : last;
}

/**
 * The node at which a game stands: the end of its main line, or the place the players went back to.
 */
export function standingNode(record: GameRecord): RecordNode {
  return mainLine(record)[leftAt(record) - 1] ?? record.root;
}

/** The side to move after a move of a record. */
export function turnAfter({ start }: GameRecord, { ply }: RecordNode): Color {
  const { turn } = start.placement;
  return ply % 2 === 0 ? turn : opposite(turn);
}

/** Notes at which ply the players leave the game; undefined is the end of the main line. */
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

/** What the tags of a game say of the player of a side; '' where they say nothing. */
export interface PlayerTags {
  readonly name: string;
  /** The command of a program. */
  readonly engine: string;
  /** The level of the computer. */
  readonly level: string;
  /** As in PGN: `human` or `program`. */
  readonly type: string;
}

/** The names of the tags that describe the player of a side. */
export const PLAYER_TAGS: Readonly<Record<Color, PlayerTags>> = {
  black: { name: 'Black', engine: 'BlackEngine', level: 'BlackLevel', type: 'BlackType' },
  white: { name: 'White', engine: 'WhiteEngine', level: 'WhiteLevel', type: 'WhiteType' },
};

/**
 * The player of a side as the tags of a game describe him.
 * @param value gives the value of a tag
 */
export function playerTags(color: Color, read: (tag: string) => string | undefined): PlayerTags {
  const { name, engine, level, type } = PLAYER_TAGS[color];
  const value = (tag: string) => read(tag)?.trim() ?? '';
  return {
    name: read(name) ?? '',
    engine: value(engine),
    level: value(level),
    type: value(type),
  };
}

/** Gives a tag its value; `undefined` removes it. */
export function setTag(record: GameRecord, name: string, value: string | undefined): void {
  const index = record.tags.findIndex((tag) => tag.name === name);
  const tag = record.tags[index];
  if (value === undefined) {
    if (tag) record.tags.splice(index, 1);
  } else if (tag) {
    tag.value = value;
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

/** A text without the spaces at its ends; the wide space of Japanese paragraphs stays. */
export function trimSpaces(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && text[start] === ' ') start++;
  while (end > start && text[end - 1] === ' ') end--;
  return text.slice(start, end);
}

/** The tag with the fingerprint of the rules of a game that a file describes. */
const RULES_TAG = 'Rules';

/** The fingerprint of a game whose rules may change, since a file describes them. */
export function changeableRules(variant: Variant): string | undefined {
  return variantFileOf(variant) === undefined ? undefined : rulesFingerprint(variant);
}

/** What a new record says of the rules of its game. */
export function rulesTags(variant: Variant): RecordTag[] {
  const value = changeableRules(variant);
  return value === undefined ? [] : [{ name: RULES_TAG, value }];
}

/** Whether a game was played by other rules than those that its name stands for now. */
export function hasOtherRules(record: GameRecord): boolean {
  const played = tagValue(record, RULES_TAG);
  return played !== undefined && played !== rulesFingerprint(record.variant);
}
