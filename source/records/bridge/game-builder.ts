import type { SpecialMove } from 'tsshogi';
import { type Color, opposite } from '../../core/color.ts';
import type { Ending } from '../../core/game.ts';
import { moveTo, NO_MOVE } from '../../core/move.ts';
import { Position } from '../../core/position.ts';
import type { Square } from '../../core/square.ts';
import { shogi } from '../../core/variants/shogi.ts';
import { readMove } from '../../notation/read-move.ts';
import type { SfenPosition } from '../../notation/sfen.ts';
import { openGame } from '../../notation/start.ts';
import { endOnBoard, MainLineWatch } from '../main-line-watch.ts';
import { setMoveTimes } from '../move-times.ts';
import { illegalMoveComment } from '../notes.ts';
import { trimSpaces, withoutControls } from '../plain-text.ts';
import {
  appendMove,
  createRecord,
  type GameRecord,
  mainLine,
  type RecordNode,
  setResult,
  siblingsOf,
  variationOf,
} from '../record.ts';
import type { GoesOn, ReadGame, RecordFault, RecordFaultReason } from '../record-fault.ts';
import { type RecordResult, resultOf, scoreOf, UNFINISHED } from '../termination.ts';
import { endingName, resultOfEnding } from './endings.ts';
import { type Header, type HeaderNames, readHeaders, withStated } from './headers.ts';
import { type Part, placeAt } from './place.ts';

/** Variations within variations, more than which no person writes. */
const DEEPEST = 200;

/** A place in a line that is being read. */
export interface ReadingPlace {
  readonly node: RecordNode;
  readonly isMain: boolean;
  readonly isOver: boolean;
  readonly isLost: boolean;
}

/** Puts one game of standard shogi together from what a foreign file says, up to its first fault. */
export class GameBuilder {
  readonly #text: string;
  readonly #names: HeaderNames;
  readonly #headers: Header[] = [];
  /** Comments above the start position. */
  readonly #opening: string[] = [];
  readonly #times = new Map<RecordNode, number>();
  #record: GameRecord | undefined;
  #position: Position | undefined;
  #watch: MainLineWatch | undefined;
  /** How the main line has ended already by its moves. */
  #ended: Ending | undefined;
  #goesOn: GoesOn | undefined;
  /** The move read last. */
  #node: RecordNode | undefined;
  #fault: RecordFault | undefined;
  #isMain = true;
  /** The line that is being read has ended. */
  #isOver = false;
  /** The last node of the main line, once the end of the game stood there. */
  #end: RecordNode | undefined;
  /** An illegal move stood there, with which the line ends. */
  #isLost = false;
  #result: RecordResult = UNFINISHED;

  readonly #joins: boolean;

  /**
   * @param text the whole file, for the places of faults
   * @param joins whether a move that a position has already is that move, as where a variation is
   * read behind all of the line that it leaves. Default true.
   */
  constructor(text: string, names: HeaderNames, joins = true) {
    this.#text = text;
    this.#names = names;
    this.#joins = joins;
  }

  get hasBegun(): boolean {
    return this.#record !== undefined;
  }

  get hasFailed(): boolean {
    return this.#fault !== undefined;
  }

  /** The side to move; Black before the start is known. */
  get turn(): Color {
    return this.#position?.turn ?? 'black';
  }

  get ply(): number {
    return this.#node?.ply ?? 0;
  }

  /** An illegal move was left out, which ends the line. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** A text that is not of its format at all. */
  refuse(format: string): ReadGame {
    this.fail({ code: 'not-the-format', format }, 0);
    return this.finish();
  }

  begin(start: SfenPosition): void {
    this.#record = createRecord({ variant: shogi, start });
    this.#position = new Position(shogi, start.placement);
    this.#watch = new MainLineWatch(this.#record, this.#position);
    this.#node = this.#record.root;
    this.#node.comments.push(...this.#opening);
  }

  header(...header: Header): void {
    this.#headers.push(header);
  }

  /** A line of a comment, on the move read last. */
  comment(text: string): void {
    const comment = trimSpaces(withoutControls(text));
    if (this.#node) this.#node.comments.push(comment);
    else this.#opening.push(comment);
  }

  /** The time of the move read last, in milliseconds; that of an end or a lost move is not kept. */
  spend(timeMs: number): void {
    const node = this.#node;
    if (!node?.parent || this.#isOver || this.#isLost) return;
    this.#times.set(node, timeMs);
  }

  /** Stops the reading of this game, unless it has stopped already. */
  fail(reason: RecordFaultReason, at: number): void {
    const isMove = reason.code === 'move' || reason.code === 'game-over';
    const ply = this.ply + (isMove ? 1 : 0);
    this.#fault ??= { ...placeAt(this.#text, at), ply, ...reason };
  }

  /**
   * Plays a move, or stops at it.
   * @param endsByFoul whether the file goes on by saying that the rules were broken
   */
  move({ text, at }: Part, endsByFoul: () => boolean): void {
    const position = this.#position as Position;
    if (this.#isOver) {
      this.fail({ code: 'line', found: text }, at);
      return;
    }
    const reading = readMove(position, text, this.lastTo);
    if (reading.kind === 'move' || reading.kind === 'choice') {
      this.#play(reading.kind === 'move' ? reading.move : reading.moves[0], at);
    } else if (reading.kind === 'illegal' && endsByFoul()) {
      this.comment(illegalMoveComment(text, reading.fault.code.replaceAll('-', ' ')));
      this.#isLost = true;
      if (this.#isMain) this.#end = this.#node;
    } else {
      const ending = endOnBoard(position);
      if (ending) {
        this.fail({ code: 'game-over', found: text, ending }, at);
        return;
      }
      const before = position.snapshot();
      this.fail({ code: 'move', found: text, variant: shogi, before, reading }, at);
    }
  }

  #play(move: number, at: number): void {
    const node = this.#branchable();
    const known = this.#joins ? node.children.find((child) => child.move === move) : undefined;
    const ended = this.#isMain ? this.#ended : undefined;
    if (ended) {
      this.#goesOn ??= { ...placeAt(this.#text, at), ply: node.ply + 1, ending: ended };
    }
    const position = this.#position as Position;
    this.#node = known ?? appendMove(node, move);
    position.play(move);
    if (this.#isMain) this.#ended = this.#watch?.played(position);
    if (known || node.children.length === 1 || depthOf(this.#node) <= DEEPEST) return;
    node.children.pop();
    this.#node = node;
    this.fail({ code: 'too-deep' }, at);
  }

  /**
   * The move read last, or where the game ended with it, the same move in a variation: what is
   * added there is not part of the game.
   */
  #branchable(): RecordNode {
    const node = this.#node as RecordNode;
    if (node !== this.#end || !node.parent) return node;
    const twin = siblingsOf(node).find((other) => other !== node && other.move === node.move);
    return twin ?? appendMove(node.parent, node.move);
  }

  /** Goes back along the line that is being read, to where another begins. */
  goTo(ply: number): void {
    let node = this.#node as RecordNode;
    for (; node.ply > ply && node.parent; node = node.parent) this.#position?.undo();
    this.#node = node;
    this.#isMain = false;
    this.#isOver = false;
    this.#isLost = false;
  }

  /** Where the last move went, if there is one. */
  get lastTo(): Square | undefined {
    const last = this.#node?.move ?? NO_MOVE;
    return last === NO_MOVE ? undefined : moveTo(last);
  }

  /** The place that is being read, for `returnTo`. */
  mark(): ReadingPlace {
    const [isMain, isOver, isLost] = [this.#isMain, this.#isOver, this.#isLost];
    return { node: this.#node as RecordNode, isMain, isOver, isLost };
  }

  /** Goes back to a place from a variation beside it or behind it. */
  returnTo({ node, isMain, isOver, isLost }: ReadingPlace): void {
    const path: RecordNode[] = [];
    for (let at: RecordNode | undefined = node; at; at = at.parent) path.unshift(at);
    this.goTo(0);
    for (const step of path.slice(1)) this.#position?.play(step.move);
    this.#node = node;
    this.#isMain = isMain;
    this.#isOver = isOver;
    this.#isLost = isLost;
  }

  /** The line ends. @param winner as the file names it */
  end(ending: SpecialMove, winner?: Color): void {
    const { turn } = this;
    const isSecond = this.#isOver;
    this.#isOver = true;
    if (isSecond) return;
    if (!this.#isMain) {
      this.comment(endingName(ending));
      return;
    }
    this.#end = this.#node;
    if (this.#isLost) {
      this.#result = { score: scoreOf(opposite(turn)), termination: 'illegal move' };
      return;
    }
    const record = this.#record as GameRecord;
    const game = openGame(record.variant, record.start.placement);
    for (const { move } of mainLine(record)) game.play(move);
    this.#result = resultOfEnding(ending, game, winner);
  }

  /** The game as far as it was read. */
  finish(): ReadGame {
    const record = this.#record;
    if (record) {
      const { tags, result } = readHeaders(this.#headers, this.#names);
      const own = record.tags.splice(0);
      record.tags.push(
        ...tags,
        ...own.filter(({ name }) => tags.every((tag) => tag.name !== name)),
      );
      setResult(
        record,
        withStated(this.#end || this.#fault ? this.#result : endByRules(record), result),
      );
      this.#setTimes();
    }
    return {
      ...(record && { record }),
      ...(this.#fault && { fault: this.#fault }),
      ...(this.#goesOn && { goesOn: this.#goesOn }),
    };
  }

  /**
   * Programs write 0 where nobody looked at the clock: it counts only in a game that was timed,
   * and not in the variations, which were not played.
   */
  #setTimes(): void {
    const times = [...this.#times];
    const isTimed = times.some(([node, timeMs]) => timeMs > 0 && !variationOf(node));
    for (const [node, timeMs] of times) {
      if (timeMs > 0 || (isTimed && !variationOf(node))) setMoveTimes(node, { spentMs: timeMs });
    }
  }
}

/** The result of a game whose end nobody wrote down: that of its last position. */
function endByRules(record: GameRecord): RecordResult {
  const game = openGame(record.variant, record.start.placement);
  for (const { move } of mainLine(record)) game.play(move);
  const status = game.status();
  return status.kind === 'ended' ? resultOf(status.ending) : UNFINISHED;
}

/** How many variations a move is in. */
function depthOf(node: RecordNode): number {
  let depth = 0;
  for (let at: RecordNode | undefined = node; at?.parent; at = at.parent) {
    if (at !== at.parent.children[0]) depth++;
  }
  return depth;
}
