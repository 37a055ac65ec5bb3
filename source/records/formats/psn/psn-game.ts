import { opposite } from '../../../rules/core/color.ts';
import { itemAt } from '../../../rules/core/item-at.ts';
import type { Variant } from '../../../rules/core/variant.ts';
import { readRecordedMove } from '../../../rules/notation/read-recorded.ts';
import { DEEPEST, GameBuilder, type ReadingPlace } from '../../tree/game-builder.ts';
import { endTimeComment } from '../../tree/notes.ts';
import type { ReadGame, RecordFaultReason, StartFault } from '../../tree/read-game.ts';
import type { RecordNode, RecordTag } from '../../tree/record.ts';
import {
  isScore,
  parseTermination,
  type RecordResult,
  resultOf,
  type Score,
  scoreOf,
  type Termination,
  UNFINISHED,
} from '../../tree/termination.ts';
import type { TextPlaces } from '../text/text-places.ts';
import { looksLikeMove, type WordedEnd } from './prose.ts';
import { commentOf, type PsnToken } from './psn-scan.ts';
import { readStart } from './psn-start.ts';

/** A variation that is being read, with the state before it, in case it turns out to be none. */
interface OpenVariation {
  /** The move to which the variation is an alternative, as the last one read. */
  readonly main: ReadingPlace;
  readonly at: number;
  /** The index of its closing parenthesis. */
  readonly end: number;
  /** Comments after an earlier variation, for the move that follows all of them. */
  readonly comments: ReadComment[];
  readonly follows: boolean;
  readonly counted: CountedMove | undefined;
  /** The number of moves that the position had before, and of texts that were to be cut out. */
  readonly siblings: number;
  readonly cuts: number;
  /** Whether its number has been read. */
  isNumbered: boolean;
}

/** A comment that is not part of the record yet. */
type ReadComment = CommentText & { readonly ownLine: boolean };

/** A text, or its range in the file. */
type CommentText = { readonly text: string } | { readonly from: number; readonly to: number };

/** A move with a number before it. */
interface CountedMove {
  readonly number: number;
  readonly ply: number;
}

/** An end of the game as the file states it. */
interface StatedEnd {
  readonly score?: Score;
  readonly termination?: Termination;
}

/** Puts one game together from its tokens, up to the first fault. */
export class GameReader {
  readonly #text: string;
  readonly #variant: Variant | undefined;
  readonly #game: GameBuilder;
  readonly #tags: (RecordTag & { readonly at: number })[] = [];
  readonly #open: OpenVariation[] = [];
  /** The number that the next move has. */
  #number: { readonly number: number; readonly at: number } | undefined;
  #counted: CountedMove | undefined;
  /** Prose with moves in it, which may have been part of the game. */
  #doubt: PsnToken | undefined;
  /** Comments that do not belong to a move yet. */
  #comments: ReadComment[];
  /** Whether comments belong to the move before them; after a parenthesis they do not. */
  #follows = true;
  #resultTag: string | undefined;
  #terminationTag: string | undefined;
  /** The first end that says who won, or that nobody did; later ones may contradict it. */
  #score: Score | undefined;
  /** The first termination that is stated with each score. */
  readonly #terminations = new Map<Score, Termination>();
  /** Whether the last word was an end. */
  #hasJustEnded = false;
  /** Whether the words say that the game was stopped, with no move after them. */
  #isAdjourned = false;
  /** Ranges of the file that become the comments in these places once the game is finished. */
  readonly #cuts: { readonly into: string[]; readonly index: number; from: number; to: number }[] =
    [];
  /** Whether anything but tags and comments was read. */
  #hasBody = false;
  #hasMoves = false;
  /** Whether the result was read: what follows is another game. */
  #isOver = false;

  /**
   * @param places those of the whole text
   * @param comments what stands above the game
   */
  constructor(places: TextPlaces, variant: Variant | undefined, comments: ReadComment[]) {
    this.#text = places.text;
    this.#variant = variant;
    this.#game = new GameBuilder(places);
    this.#comments = comments;
  }

  get #hasTags(): boolean {
    return this.#tags.length > 0;
  }

  get #inVariation(): boolean {
    return !this.#game.hasFailed && this.#open.length > 0;
  }

  /** Whether a token is the first of another game. */
  isFollowedBy(token: PsnToken): boolean {
    switch (token.kind) {
      case 'tag':
      case 'bad-tag':
        return this.#hasBody;
      case 'number': {
        const isFirst = token.number === 1 && !token.half;
        return isFirst && !this.#hasTags && this.#hasMoves && !this.#inVariation;
      }
      case 'move': {
        const isFirst = this.#number ? this.#number.number === 1 : looksLikeMove(token.text);
        return this.#isOver && isFirst && !this.#inVariation;
      }
      default:
        return false;
    }
  }

  /**
   * Takes the comments on lines of their own at the end of this game: they are about the next one.
   */
  takeHeadings(): ReadComment[] {
    const first = this.#comments.findLastIndex((comment) => !comment.ownLine) + 1;
    return this.#comments.splice(first);
  }

  /** @returns where reading goes on, if that is not after the token */
  read(token: PsnToken): number | undefined {
    const hasJustEnded = this.#hasJustEnded;
    this.#hasJustEnded = false;
    switch (token.kind) {
      case 'comment':
        this.#comments.push(token);
        if (token.mentionsMoves && this.#hasMoves && !this.#isOver) this.#doubt ??= token;
        return undefined;
      case 'tag':
        this.#tags.push({ name: token.name, value: token.value, at: token.at });
        return undefined;
      case 'bad-tag':
        this.fail({ code: 'tag', found: token.text }, token.at);
        return undefined;
      case 'number':
        return this.#readNumber(token.number, token.at);
      case 'open':
        return this.#readOpen(token.at, token.end);
      case 'time':
        this.#readTime(token.timeMs, token.text, hasJustEnded);
        return undefined;
      case 'score':
      case 'end':
        return this.#readResult(token);
      default:
        if (this.#isHeading && this.#isNothing(token)) return undefined;
        if (token.kind === 'move' && !this.#inVariation) this.#hasMoves = true;
        this.#begin();
        return this.#game.hasFailed ? undefined : this.#readBody(token);
    }
  }

  /** Stops the reading of this game, unless it has stopped already. */
  fail(reason: RecordFaultReason, at: number): void {
    if (!this.#game.hasFailed) this.#attachComments();
    this.#game.fail(reason, at);
  }

  /** The game that was read; undefined where there is nothing but comments. */
  finish(): ReadGame | undefined {
    const game = this.#game;
    if (!this.#hasBody && !this.#hasTags && !game.hasFailed) return undefined;
    this.#begin();
    const unclosed = this.#open.at(-1);
    if (unclosed) this.fail({ code: 'unclosed-variation' }, unclosed.at);
    if (!game.hasFailed) this.#attachComments();
    for (const { into, index, from, to } of this.#cuts) {
      into[index] = commentOf(this.#text.slice(from, to));
    }
    return game.finish(game.hasBegun ? this.#result() : UNFINISHED);
  }

  /** Makes the record from the tags, before anything else of the game is read. */
  #begin(): void {
    this.#hasBody = true;
    if (this.#game.hasBegun || this.#game.hasFailed) return;
    const start = readStart(this.#tags, this.#variant);
    if (!start.ok) {
      this.fail(start.fault, this.#placeOf(start.fault.code));
      return;
    }
    const { record, result, termination } = start.value;
    this.#resultTag = result;
    this.#terminationTag = termination;
    this.#game.begin(record, this.#placeOf('sfen'));
  }

  #placeOf(code: StartFault['code']): number {
    const names = { variant: ['Variant'], sfen: ['SFEN', 'FEN'], handicap: ['Handicap'] }[code];
    return this.#tags.find((tag) => names.includes(tag.name))?.at ?? 0;
  }

  #readBody(token: PsnToken): number | undefined {
    switch (token.kind) {
      case 'move':
        return this.#readMove(token.text, token.at);
      case 'nag':
        if (this.#hasMoveBefore) this.#game.node?.nags.push(token.nag);
        else return this.#refuse({ code: 'unexpected', found: `$${token.nag}` }, token.at);
        break;
      case 'close':
        return this.#closeVariation(token.at);
      case 'unclosed-comment':
        return this.#refuse({ code: 'unclosed-comment' }, token.at);
    }
    return undefined;
  }

  /** Whether the reading is before the first move of a text without tags. */
  get #isHeading(): boolean {
    return !this.#hasMoves && !this.#hasTags;
  }

  /** Marks and variations need a move of the same line before them. */
  get #hasMoveBefore(): boolean {
    const start = this.#open.at(-1)?.main.node.parent ?? this.#game.record?.root;
    return this.#game.node !== start;
  }

  /**
   * Stops at a token that cannot stand there. In parentheses, only their reading as a variation
   * stops.
   */
  #refuse(reason: RecordFaultReason, at: number): number | undefined {
    if (this.#inVariation) return this.#giveUp();
    this.fail(reason, at);
    return undefined;
  }

  /** Whether a token above a game is no part of it. Words that are no moves become comments. */
  #isNothing(token: PsnToken): boolean {
    const isWord = token.kind === 'move' && !this.#number && !looksLikeMove(token.text);
    if (isWord) this.#say(token.text);
    return isWord || token.kind === 'close';
  }

  #readNumber(number: number, at: number): number | undefined {
    if (this.#hasTags) this.#begin();
    const variation = this.#inVariation ? this.#open.at(-1) : undefined;
    if (variation && !variation.isNumbered) {
      if (!this.#isNumberOf(variation.main.node.ply, number)) return this.#giveUp();
      variation.isNumbered = true;
    }
    this.#number = { number, at };
    return undefined;
  }

  /** Whether a number is that of a ply, by the file's own count of pairs. */
  #isNumberOf(ply: number, number: number): boolean {
    const counted = this.#counted;
    return !counted || number - counted.number === this.#pairOf(ply) - this.#pairOf(counted.ply);
  }

  /** Whether a number is that of the next move, in a list of pairs or of plies. */
  #isNext(number: number | undefined): boolean {
    if (number === undefined) return false;
    const { ply } = this.#game;
    const counted = this.#counted;
    const countsPlies = counted?.ply === ply && counted.number === ply && number === ply + 1;
    return countsPlies || this.#isNumberOf(ply + 1, number);
  }

  /** The number that a ply has in a list of pairs. */
  #pairOf(ply: number): number {
    const whiteBegins = this.#game.record?.start.placement.turn === 'white';
    return Math.floor((ply - 1 + (whiteBegins ? 1 : 0)) / 2) + 1;
  }

  #readMove(text: string, at: number): number | undefined {
    const variation = this.#open.at(-1);
    if (this.#isOver && !variation) {
      this.#sayAside(at, at + text.length);
      return undefined;
    }
    if (variation && !variation.isNumbered) return this.#giveUp();
    const game = this.#game;
    const number = this.#number?.number;
    if (this.#doubt && !variation && !this.#isNext(number)) {
      this.#failAtProse(this.#doubt.at);
      return undefined;
    }
    const reading = readRecordedMove(game.position, text, game.lastTo);
    if (reading.kind !== 'move' && reading.kind !== 'choice') {
      if (variation) return this.#giveUp();
      this.#attachComments();
      game.failAtMove(text, at, reading);
      return undefined;
    }
    const before = this.#follows ? [] : this.#comments.splice(0);
    this.#attachComments();
    game.play(reading.kind === 'move' ? reading.move : reading.moves[0], at);
    const node = game.node as RecordNode;
    this.#write(before, node.before);
    this.#follows = true;
    if (number !== undefined) this.#counted = { number, ply: node.ply };
    this.#number = undefined;
    if (variation) return undefined;
    this.#doubt = undefined;
    this.#isAdjourned = false;
    return undefined;
  }

  /** A move that is mentioned after the end becomes a comment, with the number before it. */
  #sayAside(at: number, to: number): void {
    const numbered = this.#number;
    this.#comments.push({ from: Math.min(numbered?.at ?? at, at), to, ownLine: true });
    if (numbered) this.#number = { number: numbered.number, at: Number.POSITIVE_INFINITY };
  }

  /** Fails at a line that was taken for prose and was part of the game, as the numbers show. */
  #failAtProse(at: number): void {
    const lineEnd = this.#text.indexOf('\n', at);
    const [found = ''] = this.#text.slice(at, lineEnd < 0 ? undefined : lineEnd).split(/\s/, 1);
    this.#attachComments();
    const reading = { kind: 'not-understood', fault: { code: 'unreadable' } } as const;
    this.#game.failAtMove(found, at, reading);
  }

  /**
   * Reads parentheses as a variation. They are a comment instead if they do not begin with the
   * number of the move before them, or hold something that cannot be played.
   */
  #readOpen(at: number, end: number): number | undefined {
    if (this.#game.hasFailed) return end < 0 ? undefined : end + 1;
    const variation = this.#open.at(-1);
    if (variation && !(variation.isNumbered && this.#hasMoveBefore)) return this.#giveUp();
    if (!this.#game.hasBegun || !this.#hasMoveBefore) {
      if (end < 0) return this.#refuse({ code: 'unexpected', found: '(' }, at);
      this.#comments.push({ from: at + 1, to: end, ownLine: false });
      return end + 1;
    }
    if (end < 0) return this.#refuse({ code: 'unclosed-variation' }, at);
    if (this.#open.length === DEEPEST) {
      this.fail({ code: 'too-deep' }, at);
      return itemAt(this.#open, 0).end + 1;
    }
    const main = this.#game.mark();
    const follows = this.#follows;
    const comments = follows ? [] : this.#comments.splice(0);
    this.#attachComments();
    this.#open.push({
      main,
      at,
      end,
      comments,
      follows,
      counted: this.#counted,
      siblings: main.node.parent?.children.length ?? 0,
      cuts: this.#cuts.length,
      isNumbered: false,
    });
    this.#game.goTo(main.node.ply - 1);
    this.#follows = false;
    this.#number = undefined;
    return undefined;
  }

  #closeVariation(at: number): number | undefined {
    const variation = this.#open.at(-1);
    if (!variation) return this.#refuse({ code: 'unexpected', found: ')' }, at);
    const { main, comments } = variation;
    const isEmpty = this.#game.node === main.node.parent;
    if (isEmpty && variation.isNumbered) return this.#giveUp();
    this.#attachComments(isEmpty ? main.node : this.#game.node);
    this.#leaveVariation(variation);
    this.#comments = comments;
    this.#follows = false;
    return undefined;
  }

  /** Turns what was read as a variation into a comment. */
  #giveUp(): number {
    const variation = this.#open.at(-1) as OpenVariation;
    const { main, at, end, comments, follows, siblings, cuts } = variation;
    this.#leaveVariation(variation);
    if (main.node.parent) main.node.parent.children.length = siblings;
    this.#cuts.length = cuts;
    this.#comments = [...comments, { from: at + 1, to: end, ownLine: false }];
    this.#follows = follows;
    return end + 1;
  }

  /** Goes back to the move before a variation. */
  #leaveVariation({ main, counted }: OpenVariation): void {
    this.#game.returnTo(main);
    this.#counted = counted;
    this.#number = undefined;
    this.#open.pop();
  }

  /** The time of a move, or the time that the side to move took before the game ended. */
  #readTime(timeMs: number, text: string, hasJustEnded: boolean): void {
    const { node, times } = this.#game;
    if (hasJustEnded && !this.#inVariation) {
      this.#say(endTimeComment(timeMs));
    } else if (node && this.#hasMoveBefore && this.#follows && !times.has(node)) {
      this.#game.spend(timeMs);
    } else this.#say(text);
  }

  #say(text: string): void {
    this.#comments.push({ text, ownLine: false });
  }

  #readResult(token: PsnToken & { readonly kind: 'score' | 'end' }): number | undefined {
    const text = token.kind === 'end' ? token.text : token.score;
    if (this.#inVariation) return this.#open.at(-1)?.isNumbered ? undefined : this.#giveUp();
    if (token.kind === 'end' && this.#isHeading) {
      this.#say(text);
      return undefined;
    }
    this.#begin();
    if (token.kind === 'end') this.#readEnd(token.end, text, token.at);
    else this.#end({ score: token.score }, text, token.at);
    return undefined;
  }

  /** An end in words. Words that only say that the game stopped are kept as a comment too. */
  #readEnd({ winner, termination }: WordedEnd, text: string, at: number): void {
    if (winner === undefined) {
      this.#say(text);
      this.#isAdjourned = true;
      this.#hasJustEnded = true;
      return;
    }
    const score = this.#scoreOf(winner);
    this.#end({ ...(score && { score }), ...(termination && { termination }) }, text, at);
  }

  #scoreOf(winner: Exclude<WordedEnd['winner'], undefined>): Score | undefined {
    if (winner === 'nobody') return scoreOf(undefined);
    if (winner !== 'who moved last') return scoreOf(winner);
    // After a fault nobody knows whose move it is.
    const { hasBegun, hasFailed, turn } = this.#game;
    return hasBegun && !hasFailed ? scoreOf(opposite(turn)) : undefined;
  }

  #write(comments: readonly ReadComment[], into: string[]): void {
    for (const comment of comments) {
      if ('text' in comment) into.push(comment.text);
      else {
        this.#cuts.push({ into, index: into.length, from: comment.from, to: comment.to });
        into.push('');
      }
    }
  }

  #attachComments(node = this.#game.node): void {
    if (node) this.#write(this.#comments.splice(0), node.comments);
  }

  /** The game is over; comments up to here are about its last move. The first end counts. */
  #end({ score, termination }: StatedEnd, text: string, at: number): void {
    if (!this.#game.hasFailed) this.#attachComments();
    if (score !== undefined) {
      if (isResult(score)) this.#score ??= score;
      if (this.#score !== undefined && this.#score !== score) {
        this.#game.remark({ code: 'second-end', found: text }, at);
        if (isResult(score)) this.#say(text);
      }
      if (termination && !this.#terminations.has(score)) this.#terminations.set(score, termination);
    }
    this.#number = undefined;
    this.#isOver = true;
    this.#hasJustEnded = true;
  }

  /**
   * The result after the moves counts before the tag, and either before `*`. If nothing is stated,
   * or PGN's termination is `normal`, the last position decides.
   */
  #result(): RecordResult {
    const tag = this.#resultTag?.trim() ?? '';
    const tagged = isScore(tag) ? tag : undefined;
    const score = this.#score ?? tagged ?? '*';
    const own = this.#game.hasFailed ? undefined : this.#game.endByRules();
    if (this.#terminationTag !== undefined) {
      const ended = score === '*' ? undefined : own?.reason;
      return { score, termination: parseTermination(this.#terminationTag) ?? ended };
    }
    if (this.#isOver || tagged) return { score, termination: this.#terminations.get(score) };
    if (own) return resultOf(own);
    return this.#isAdjourned ? { score: '*', termination: 'interrupted' } : UNFINISHED;
  }
}

/** Whether a score says who won, or that nobody did. */
function isResult(score: Score): boolean {
  return score !== '*';
}
