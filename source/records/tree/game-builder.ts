import { withoutControls } from '../../clean/clean-text.ts';
import { type Color, opposite } from '../../rules/core/color.ts';
import { type Ending, endOfPosition, type Game } from '../../rules/core/game.ts';
import { isRealMove } from '../../rules/core/illegal.ts';
import { type Move, moveTo, NO_MOVE } from '../../rules/core/move.ts';
import { Position } from '../../rules/core/position.ts';
import { positionKey } from '../../rules/core/position-key.ts';
import type { Square } from '../../rules/core/square.ts';
import { formatAttempt } from '../../rules/notation/hodges.ts';
import { readMove } from '../../rules/notation/read-move.ts';
import { openGame } from '../../rules/notation/start.ts';
import { setMoveTimes } from './move-times.ts';
import { brokenRule, illegalMoveComment } from './notes.ts';
import type {
  LeftOut,
  ReadGame,
  RecordFault,
  RecordFaultReason,
  RecordRemark,
  RecordRemarkReason,
  TextPlace,
  UnplayableReading,
} from './read-game.ts';
import {
  appendMove,
  type GameRecord,
  hasOtherRules,
  mainLine,
  type RecordNode,
  setResult,
  siblingsOf,
  startOddity,
  trimSpaces,
} from './record.ts';
import { type RecordResult, resultOf, scoreOf, UNFINISHED } from './termination.ts';

/** More variations within one another than a person writes. */
export const DEEPEST = 200;

/** A longer time than the clocks of records have digits for. */
const LONGEST_TIME_MS = 10_000 * 3_600_000;

/** More steps to other lines than the variations that people write ask for. */
const MOST_STEPS = 100_000;

/** Fields of more names are told together. */
const MOST_NAMES = 20;

/** Tells where a character of the text stands. */
export interface Places {
  at(index: number): TextPlace;
}

/** What is known of the line that is being read. */
interface LineState {
  readonly isMain: boolean;
  readonly isOver: boolean;
  /** Whether it has ended by an illegal move, which is left out. */
  readonly isLost: boolean;
}

/** A place in a line that is being read. */
export interface ReadingPlace extends LineState {
  readonly node: RecordNode;
}

/** How a file goes on behind a move: it says that the rules were broken, says nothing, or more. */
export type BehindMove = 'foul' | 'nothing' | 'more';

/** An end of a line as a file states it. */
interface StatedEnd {
  /** The comment that a variation gets where it ends so. */
  readonly name: string;
  /** The result of the game, if the main line ends so. */
  readonly result: RecordResult;
  /** Whether it names the winner: it then says the same as any other win of that side. */
  readonly namesWinner?: boolean;
}

/** Puts one game together from what a file says, up to its first fault. */
export class GameBuilder {
  readonly #places: Places;
  readonly #joins: boolean;
  /** Comments that stand before the start is known. */
  readonly #opening: string[] = [];
  /** How many variations a move lies in; missing where it lies in none. */
  #depths: Map<RecordNode, number> | undefined;
  #times: Map<RecordNode, number> | undefined;
  readonly #remarks: RecordRemark[] = [];
  readonly #leftOut = new Map<string, RecordRemark & { readonly code: 'left-out' }>();
  #record: GameRecord | undefined;
  #position: Position | undefined;
  #watch: MainLineWatch | undefined;
  /** How the main line has ended by its last move. */
  #ended: Ending | undefined;
  /** The move read last. */
  #node: RecordNode | undefined;
  #fault: RecordFault | undefined;
  #line: LineState = { isMain: true, isOver: false, isLost: false };
  /** The steps that were taken to look for the lines of variations. */
  #steps = 0;
  /** The last node of the main line, once the end of the game was read. */
  #end: RecordNode | undefined;
  #result = UNFINISHED;

  /**
   * @param places those of the whole text
   * @param joins whether a move that a position has already is that move again, as where a variation
   * is read after the whole line that it leaves
   */
  constructor(places: Places, joins = false) {
    this.#places = places;
    this.#joins = joins;
  }

  /** Begins the game. @param at where the text tells of the start */
  begin(record: GameRecord, at: number): void {
    this.#record = record;
    this.#position = new Position(record.variant, record.start.placement);
    this.#watch = new MainLineWatch(record, this.#position);
    this.#node = record.root;
    for (const comment of this.#opening) record.root.comments.push(comment);
    const fault = startOddity(record);
    const { variant } = record;
    if (fault) this.remark({ code: 'odd-start', variant, fault }, at);
    if (hasOtherRules(record)) this.remark({ code: 'other-rules', variant }, at);
  }

  /** Undefined before the game has begun. */
  get record(): GameRecord | undefined {
    return this.#record;
  }

  get hasBegun(): boolean {
    return this.#record !== undefined;
  }

  get hasFailed(): boolean {
    return this.#fault !== undefined;
  }

  /** The position after the move read last, in a game that has begun. */
  get position(): Position {
    return this.#position as Position;
  }

  /** The move read last, or the start; undefined before the game has begun. */
  get node(): RecordNode | undefined {
    return this.#node;
  }

  get ply(): number {
    return this.#node?.ply ?? 0;
  }

  /** The side to move; Black before the start is known. */
  get turn(): Color {
    return this.#position?.turn ?? 'black';
  }

  /** The destination of the last move, if there is one. */
  get lastTo(): Square | undefined {
    const last = this.#node?.move ?? NO_MOVE;
    return last === NO_MOVE ? undefined : moveTo(last);
  }

  /** Whether the line has ended. */
  get isOver(): boolean {
    return this.#line.isOver;
  }

  /** Whether an illegal move was left out, which ends the line. */
  get isLost(): boolean {
    return this.#line.isLost;
  }

  /** Stops the reading of this game, unless it has stopped already. */
  fail(reason: RecordFaultReason, at: number): void {
    const isMove = reason.code === 'move' || reason.code === 'game-over';
    const ply = this.ply + (isMove ? 1 : 0);
    this.#fault ??= { ...this.#places.at(at), ply, ...reason };
  }

  /** Only the first remark of a kind is kept. */
  remark(reason: RecordRemarkReason, at: number, ply = this.ply): void {
    if (this.#remarks.some(({ code }) => code === reason.code)) return;
    this.#remarks.push({ ...this.#places.at(at), ply, ...reason });
  }

  /**
   * Counts a part of the text that means nothing, for a remark on all of its kind.
   * @param found the line, or the name of the field
   */
  leaveOut(what: LeftOut, found: string, at: number): void {
    const own = what === 'line' ? what : `${what} ${found}`;
    const isKnown = this.#leftOut.has(own) || this.#leftOut.size < MOST_NAMES;
    const kind = isKnown ? own : 'others';
    const first = this.#leftOut.get(kind) ?? {
      ...this.#places.at(at),
      ply: this.ply,
      code: 'left-out',
      what,
      found,
      count: 0,
    };
    this.#leftOut.set(kind, { ...first, count: first.count + 1 });
  }

  /** Adds a line of a comment to the move read last. */
  comment(text: string): void {
    const comment = trimSpaces(withoutControls(text));
    if (this.#node) this.#node.comments.push(comment);
    else this.#opening.push(comment);
  }

  /** The times of the moves, in milliseconds. */
  get times(): Map<RecordNode, number> {
    this.#times ??= new Map();
    return this.#times;
  }

  /**
   * Notes the time of the move read last, in milliseconds, unless the line has ended.
   * @returns whether it can be that of a move or an end
   */
  spend(timeMs: number): boolean {
    const node = this.#node;
    if (this.isOver) return true;
    if (!node?.parent || timeMs >= LONGEST_TIME_MS) return false;
    this.times.set(node, timeMs);
    return true;
  }

  /**
   * Plays a move in any form of `readMove`, or stops at it. An illegal one by which the game was
   * lost is left out; that it was is a guess where nothing is said behind it.
   */
  move(text: string, at: number, behind: () => BehindMove = () => 'more'): void {
    if (this.isOver) {
      this.fail({ code: 'line', found: text }, at);
      return;
    }
    const reading = readMove(this.position, text, this.lastTo);
    if (reading.kind === 'move') this.play(reading.move, at);
    else if (reading.kind === 'choice') this.play(reading.moves[0], at);
    else if (reading.kind === 'illegal') this.#illegalMove(text, at, reading, behind());
    else this.failAtMove(text, at, reading);
  }

  #illegalMove(
    text: string,
    at: number,
    reading: UnplayableReading & { readonly kind: 'illegal' },
    behind: BehindMove,
  ): void {
    const { position } = this;
    const { fault, attempt } = reading;
    const isGuessed =
      behind === 'nothing' && this.#line.isMain && this.ply > 0 && isRealMove(fault);
    if (behind !== 'foul' && (!isGuessed || endOfPosition(position))) {
      this.failAtMove(text, at, reading);
      return;
    }
    if (isGuessed) this.remark({ code: 'lost', found: text }, at, this.ply + 1);
    this.comment(illegalMoveComment(formatAttempt(position, attempt), brokenRule(fault)));
    const { isMain } = this.#line;
    this.#line = { isMain, isOver: true, isLost: true };
    if (!isMain) return;
    this.#end = this.#node;
    this.#result = { score: scoreOf(opposite(this.turn)), termination: 'illegal move' };
  }

  /** Stops at a text that cannot be played. */
  failAtMove(found: string, at: number, reading: UnplayableReading): void {
    const { position } = this;
    const { variant } = position;
    const ending = endOfPosition(position);
    if (ending) this.fail({ code: 'game-over', found, ending }, at);
    else this.fail({ code: 'move', found, variant, before: position.snapshot(), reading }, at);
  }

  /** Plays a legal move on the line that is being read. */
  play(move: Move, at: number): void {
    const node = this.#branchable();
    const ended = this.#line.isMain ? this.#ended : undefined;
    if (ended) this.remark({ code: 'goes-on', ending: ended }, at, node.ply + 1);
    const child = node.children.length === 0 ? this.#append(node, move) : this.#branch(node, move);
    if (child === undefined) {
      this.fail({ code: 'too-deep' }, at);
      return;
    }
    const { position } = this;
    this.#node = child;
    position.play(move);
    if (this.#line.isMain) this.#ended = this.#watch?.played(position);
  }

  /** Puts a move beside those of a position. @returns undefined where it would lie too deep */
  #branch(node: RecordNode, move: Move): RecordNode | undefined {
    const known = this.#joins ? node.children.find((child) => child.move === move) : undefined;
    if (known) return known;
    const depth = this.#depthOf(node);
    return depth === DEEPEST ? undefined : this.#append(node, move, depth + 1);
  }

  #append(node: RecordNode, move: Move, depth = this.#depthOf(node)): RecordNode {
    const child = appendMove(node, move);
    if (depth > 0) {
      this.#depths ??= new Map();
      this.#depths.set(child, depth);
    }
    return child;
  }

  #depthOf(node: RecordNode): number {
    return this.#depths?.get(node) ?? 0;
  }

  /**
   * The node that the next move follows: the move read last. What follows the end of the game is
   * not part of it: it goes on from the same move in a variation.
   */
  #branchable(): RecordNode {
    const node = this.#node as RecordNode;
    if (node !== this.#end || !node.parent) return node;
    const twin = siblingsOf(node).find((other) => other !== node && other.move === node.move);
    return twin ?? this.#append(node.parent, node.move, this.#depthOf(node.parent) + 1);
  }

  /** Goes back along the line that is being read, to where another line begins. */
  goTo(ply: number): void {
    let node = this.#node as RecordNode;
    for (; node.ply > ply && node.parent; node = node.parent) this.position.undo();
    this.#node = node;
    this.#line = { isMain: false, isOver: false, isLost: false };
  }

  /**
   * Goes to where a variation has its place beside the move of a number: in the line that is being
   * read, else in the nearest of those that it leaves and that have such a move.
   * @returns whether there is one; the end of the line that is being read does as well
   */
  goBeside(number: number): boolean {
    const fork = number > this.ply ? this.#lineWith(number) : undefined;
    if (!fork && number > this.ply + 1) return false;
    this.goTo(fork?.ply ?? number - 1);
    while (this.ply < number - 1) {
      this.#node = this.#node?.children[0] as RecordNode;
      this.position.play(this.#node.move);
    }
    return true;
  }

  /** Where the line that is being read leaves the nearest one that has a move of a number. */
  #lineWith(number: number): RecordNode | undefined {
    let node = this.#node;
    while (node?.parent) {
      const { parent }: RecordNode = node;
      const [main] = parent.children;
      let line = main === node ? undefined : main;
      while (line && line.ply < number && line !== this.#end && this.#steps++ < MOST_STEPS) {
        [line] = line.children;
      }
      // The end of a game has a number too.
      if (line && line.ply + (line === this.#end ? 1 : 0) >= number) return parent;
      node = parent;
      this.#steps++;
    }
    return undefined;
  }

  /** The place that is being read, for `returnTo`. */
  mark(): ReadingPlace {
    return { node: this.#node as RecordNode, ...this.#line };
  }

  /** Goes back to a place from a variation beside it or after it. */
  returnTo({ node, ...line }: ReadingPlace): void {
    const path: RecordNode[] = [];
    let fork = node;
    while (fork.ply > this.ply && fork.parent) {
      path.push(fork);
      fork = fork.parent;
    }
    while (fork !== this.#branchAt(fork.ply) && fork.parent) {
      path.push(fork);
      fork = fork.parent;
    }
    for (const step of path.reverse()) this.position.play(step.move);
    this.#node = node;
    this.#line = line;
  }

  /** Goes back along the line that is being read to a ply. @returns its node */
  #branchAt(ply: number): RecordNode {
    this.goTo(ply);
    return this.#node as RecordNode;
  }

  /**
   * Ends the line. The first end counts; a later one that says the same is no news.
   * @param found how the file says it, at the index `at`
   */
  end({ name, result, namesWinner = false }: StatedEnd, found: string, at: number): void {
    const { isMain, isOver, isLost } = this.#line;
    if (isOver) {
      const { score, termination } = this.#result;
      const isSame = score === result.score && (namesWinner || termination === result.termination);
      if (isMain && !isLost && !isSame) this.remark({ code: 'second-end', found }, at);
      return;
    }
    this.#line = { isMain, isOver: true, isLost };
    if (!isMain) {
      this.comment(name);
      return;
    }
    this.#end = this.#node;
    this.#result = result;
  }

  /** How the last move of the main line has ended the game by repetition. */
  get ended(): Ending | undefined {
    return this.#ended;
  }

  /** The first end that the file states; undefined where it states none. */
  get statedResult(): RecordResult | undefined {
    return this.#end && this.#result;
  }

  /** How the main line ends by the rules; it counts where the file states no end. */
  endByRules(): Ending | undefined {
    const record = this.#record;
    if (!record) return undefined;
    if (this.#line.isMain) return endOfPosition(this.position) ?? this.#ended;
    const position = new Position(record.variant, record.start.placement);
    for (const { move } of mainLine(record)) position.play(move);
    return endOfPosition(position) ?? this.#ended;
  }

  /** The result that the file states, else the one by the rules; none after a fault. */
  get result(): RecordResult {
    if (this.statedResult || this.hasFailed) return this.#result;
    const ending = this.endByRules();
    return ending ? resultOf(ending) : UNFINISHED;
  }

  /** The game as far as it was read. */
  finish(result: RecordResult = this.result): ReadGame {
    for (const [node, spentMs] of this.#times ?? []) setMoveTimes(node, { spentMs });
    if (this.#record) setResult(this.#record, result);
    const remarks = [...this.#remarks, ...this.#leftOut.values()];
    return {
      ...(this.#record && { record: this.#record }),
      ...(this.#fault && { fault: this.#fault }),
      ...(remarks.length > 0 && { remarks }),
    };
  }
}

/**
 * Watches the main line of a record while it is read, for a repetition that ends the game. That
 * costs next to nothing a move: the game is played along and judged only once a position seems to
 * have come often enough.
 */
class MainLineWatch {
  readonly #record: GameRecord;
  readonly #seen = new Map<number, number>();
  #game: Game | undefined;
  /** The move of the main line that the game played last. */
  #node: RecordNode;

  /** @param position at the start of the game */
  constructor(record: GameRecord, position: Position) {
    this.#record = record;
    this.#node = record.root;
    this.#seen.set(positionKey(position), 1);
  }

  /** The end of the game by repetition that the last move of the main line brings about. */
  played(position: Position): Ending | undefined {
    const key = positionKey(position);
    const times = (this.#seen.get(key) ?? 0) + 1;
    this.#seen.set(key, times);
    return times < this.#record.variant.repetition.times ? undefined : this.#judge();
  }

  #judge(): Ending | undefined {
    const { variant, start } = this.#record;
    this.#game ??= openGame(variant, start.placement);
    for (let next = this.#node.children[0]; next !== undefined; next = next.children[0]) {
      this.#game.play(next.move);
      this.#node = next;
    }
    const status = this.#game.status();
    return status.kind === 'ended' ? status.ending : undefined;
  }
}
