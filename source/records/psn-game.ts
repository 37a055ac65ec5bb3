import type { Ending } from '../core/game.ts';
import { moveTo, NO_MOVE } from '../core/move.ts';
import { Position } from '../core/position.ts';
import type { Variant } from '../core/variant.ts';
import { readMove } from '../notation/read-move.ts';
import { endOnBoard, MainLineWatch } from './main-line-watch.ts';
import type { PsnToken } from './psn-scan.ts';
import { readStart, type StartFault } from './psn-start.ts';
import {
  appendMove,
  type GameRecord,
  type RecordNode,
  type RecordTag,
  setEnding,
} from './record.ts';
import type {
  GoesOn,
  ReadGame,
  RecordFault,
  RecordFaultPlace,
  RecordFaultReason,
} from './record-fault.ts';
import { isScore, parseTermination, type Score, scoreOf } from './termination.ts';

/** Variations within variations, more than which no person writes. */
const DEEPEST = 200;

/** A variation that is being read. */
interface OpenVariation {
  /** The move to which the variation is an alternative. */
  readonly main: RecordNode;
  readonly at: number;
  /** Comments behind an earlier variation, for the move that follows all of them. */
  readonly comments: ReadComment[];
}

/** A comment that is not part of the record yet. */
export interface ReadComment {
  readonly text: string;
  readonly ownLine: boolean;
}

/** Puts one game together from its tokens, up to the first fault. */
export class GameReader {
  readonly #text: string;
  readonly #variant: Variant | undefined;
  readonly #tags: (RecordTag & { readonly at: number })[] = [];
  #record: GameRecord | undefined;
  #position: Position | undefined;
  #fault: RecordFault | undefined;
  #watch: MainLineWatch | undefined;
  /** How the main line has ended already. */
  #ended: Ending | undefined;
  #goesOn: GoesOn | undefined;
  /** The move read last; the start of the game or of a variation before any. */
  #node: RecordNode | undefined;
  readonly #open: OpenVariation[] = [];
  /** Parentheses not yet closed, also behind the fault that ended the reading. */
  #depth = 0;
  /** Comments whose move is not decided yet. */
  #comments: ReadComment[];
  /** Whether comments belong to the move before them; behind a parenthesis they do not. */
  #follows = true;
  #resultTag: string | undefined;
  #terminationTag: string | undefined;
  #score: Score | undefined;
  #resignation: Score | undefined;
  /** Something other than tags and comments was read. */
  hasBody = false;
  hasMoves = false;
  /** The result stood there: what follows is another game. */
  isOver = false;

  /** @param comments what stands above the game */
  constructor(text: string, variant: Variant | undefined, comments: ReadComment[]) {
    this.#text = text;
    this.#variant = variant;
    this.#comments = comments;
  }

  get hasTags(): boolean {
    return this.#tags.length > 0;
  }

  get inVariation(): boolean {
    return this.#depth > 0;
  }

  /** Comments on lines of their own at the end of this game, which are about the next. */
  takeHeadings(): ReadComment[] {
    const first = this.#comments.findLastIndex((comment) => !comment.ownLine) + 1;
    return this.#comments.splice(first);
  }

  read(token: PsnToken): void {
    if (token.kind === 'comment') {
      this.#comments.push(token);
      return;
    }
    if (token.kind === 'tag') {
      this.#tags.push({ name: token.name, value: token.value, at: token.at });
      return;
    }
    if (token.kind === 'bad-tag') {
      this.fail({ code: 'tag', found: token.text }, token.at);
      return;
    }
    this.#begin();
    if (token.kind === 'open') this.#depth++;
    if (token.kind === 'close' && this.#depth > 0) this.#depth--;
    if (token.kind === 'move') this.hasMoves = true;
    if (this.#fault === undefined) this.#readBody(token);
    if (this.inVariation) return;
    if (token.kind === 'score') this.#end(token.score);
    if (token.kind === 'resigns') this.#end(undefined);
  }

  /** Stops the reading of this game, unless it has stopped already. */
  fail(reason: RecordFaultReason, at: number): void {
    if (this.#fault) return;
    this.#attachComments();
    const isMove = reason.code === 'move' || reason.code === 'game-over';
    this.#fault = { ...this.#place(at, isMove), ...reason };
  }

  /** @param isMove whether the place is that of the next move */
  #place(at: number, isMove: boolean): RecordFaultPlace {
    const before = this.#text.slice(0, at);
    const lineStart = before.lastIndexOf('\n') + 1;
    return {
      line: before.split('\n').length,
      column: Array.from(before.slice(lineStart)).length + 1,
      ply: (this.#node?.ply ?? 0) + (isMove ? 1 : 0),
    };
  }

  /** The game that was read; undefined where there is nothing but comments. */
  finish(): ReadGame | undefined {
    if (!this.hasBody && !this.hasTags && !this.#fault) return undefined;
    this.#begin();
    const unclosed = this.#open.at(-1);
    if (unclosed) this.fail({ code: 'unclosed-variation' }, unclosed.at);
    if (!this.#fault) this.#attachComments();
    const record = this.#record;
    if (record) this.#setResult(record);
    return {
      ...(record && { record }),
      ...(this.#fault && { fault: this.#fault }),
      ...(this.#goesOn && { goesOn: this.#goesOn }),
    };
  }

  /** Makes the record from the tags, once the first of the game itself is there. */
  #begin(): void {
    this.hasBody = true;
    if (this.#record || this.#fault) return;
    const start = readStart(this.#tags, this.#variant);
    if (!start.ok) {
      this.fail(start.fault, this.#placeOf(start.fault));
      return;
    }
    const { record, result, termination } = start.value;
    this.#record = record;
    this.#resultTag = result;
    this.#terminationTag = termination;
    this.#node = record.root;
    this.#position = new Position(record.variant, record.start.placement);
    this.#watch = new MainLineWatch(record, this.#position);
  }

  #placeOf({ code }: StartFault): number {
    const names = { variant: ['Variant'], sfen: ['SFEN', 'FEN'], handicap: ['Handicap'] }[code];
    return this.#tags.find((tag) => names.includes(tag.name))?.at ?? 0;
  }

  #readBody(token: PsnToken): void {
    const node = this.#node as RecordNode;
    switch (token.kind) {
      case 'move':
        this.#readMove(token.text, token.at);
        break;
      case 'nag':
        if (this.#hasMoveBefore) node.nags.push(token.nag);
        else this.fail({ code: 'unexpected', found: `$${token.nag}` }, token.at);
        break;
      case 'open':
        this.#openVariation(token.at);
        break;
      case 'close':
        this.#closeVariation(token.at);
        break;
      case 'resigns':
        if (this.inVariation) break;
        this.#resignation = scoreOf(this.#position?.turn === 'black' ? 'white' : 'black');
        break;
      case 'unclosed-comment':
        this.fail({ code: 'unclosed-comment' }, token.at);
        break;
    }
  }

  /** Marks and variations need a move of the same line before them. */
  get #hasMoveBefore(): boolean {
    const start = this.#open.at(-1)?.main.parent ?? this.#record?.root;
    return this.#node !== start;
  }

  #readMove(text: string, at: number): void {
    const node = this.#node as RecordNode;
    const position = this.#position as Position;
    const lastTo = node.move === NO_MOVE ? undefined : moveTo(node.move);
    const reading = readMove(position, text, lastTo);
    if (reading.kind !== 'move' && reading.kind !== 'choice') {
      const ending = endOnBoard(position);
      const before = position.snapshot();
      const { variant } = position;
      this.fail(
        ending
          ? { code: 'game-over', found: text, ending }
          : { code: 'move', found: text, variant, before, reading },
        at,
      );
      return;
    }
    if (this.#ended && !this.inVariation) {
      this.#goesOn ??= { ...this.#place(at, true), ending: this.#ended };
    }
    const move = reading.kind === 'move' ? reading.move : reading.moves[0];
    const before = this.#follows ? undefined : this.#takeComments();
    this.#attachComments();
    const child = appendMove(node, move);
    if (before) child.before = before;
    position.play(move);
    this.#node = child;
    this.#follows = true;
    if (!this.inVariation) this.#ended = this.#watch?.played(position);
  }

  #openVariation(at: number): void {
    const main = this.#node as RecordNode;
    if (!this.#hasMoveBefore) {
      this.fail({ code: 'unexpected', found: '(' }, at);
      return;
    }
    if (this.#open.length === DEEPEST) {
      this.fail({ code: 'too-deep' }, at);
      return;
    }
    const comments = this.#follows ? [] : this.#comments.splice(0);
    this.#attachComments();
    this.#open.push({ main, at, comments });
    this.#position?.undo();
    this.#node = main.parent;
    this.#follows = false;
  }

  #closeVariation(at: number): void {
    const variation = this.#open.pop();
    if (!variation) {
      this.fail({ code: 'unexpected', found: ')' }, at);
      return;
    }
    const { main, comments } = variation;
    const isEmpty = this.#node === main.parent;
    this.#attachComments(isEmpty ? main : this.#node);
    for (let node = this.#node; node && node !== main.parent; node = node.parent) {
      this.#position?.undo();
    }
    this.#position?.play(main.move);
    this.#node = main;
    this.#comments = comments;
    this.#follows = false;
  }

  #takeComments(): string[] {
    return this.#comments.splice(0).map((comment) => comment.text);
  }

  #attachComments(node = this.#node): void {
    if (this.#comments.length > 0) node?.comments.push(...this.#takeComments());
  }

  /** The game is over; comments up to here are about its last move. */
  #end(score: Score | undefined): void {
    if (!this.#fault) this.#attachComments();
    this.#score ??= score;
    this.isOver = true;
  }

  /**
   * The result behind the moves counts before the tag, and either before `*`. Where nothing is
   * said, the last position may say it, as it does where PGN's termination is `normal`.
   */
  #setResult(record: GameRecord): void {
    const tag = this.#resultTag?.trim() ?? '';
    const scores = [this.#score, this.#resignation, isScore(tag) ? tag : undefined];
    record.score = scores.find((score) => score !== undefined && score !== '*') ?? '*';
    const own = this.#fault ? undefined : (this.#ended ?? endOnBoard(this.#position as Position));
    if (this.#terminationTag !== undefined) {
      const ended = record.score === '*' ? undefined : own?.reason;
      record.termination = parseTermination(this.#terminationTag) ?? ended;
    } else if (scores.every((score) => score === undefined)) {
      setEnding(record, own);
    } else record.termination = this.#resignation && 'resignation';
  }
}
