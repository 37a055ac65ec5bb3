import { opposite } from '../core/color.ts';
import type { Ending, Game, GameStatus } from '../core/game.ts';
import { isRealMove } from '../core/illegal.ts';
import { type Move, moveTo } from '../core/move.ts';
import type { Result } from '../core/result.ts';
import type { Variant } from '../core/variant.ts';
import { formatHodges } from '../notation/hodges.ts';
import { readMove } from '../notation/read-move.ts';
import { openGame } from '../notation/start.ts';
import { parseGameName } from '../records/game-name.ts';
import { illegalMoveComment, setNote } from '../records/notes.ts';
import { withoutControls } from '../records/plain-text.ts';
import {
  appendMove,
  type GameRecord,
  leaveAt,
  leftAt,
  mainLine,
  promoteVariation,
  type RecordNode,
  setEnding,
  setTailAside,
  takeTailBack,
} from '../records/record.ts';
import type { RenameFault } from '../records/store.ts';
import { type MatchClock, openMatchClock, type TimeSource } from './match-clock.ts';
import { impossible, notSaved, type Offer, type Outcome, type PlayedMove } from './outcome.ts';
import { isViewWord, parseWord, type Word, worksAfterEnd } from './words.ts';

/** A move and its place in the record. */
interface Step extends PlayedMove {
  readonly node: RecordNode;
}

export interface MatchOptions {
  /** Whether a move that breaks a rule is refused or loses the game. */
  readonly illegal: 'refuse' | 'lose';
  /** Called after every change; what it throws is kept in `saveError`. */
  readonly save: () => void;
  /** Gives the saved game another name, and returns that. Throws what the system refuses. */
  readonly rename: (name: string) => Result<string, RenameFault>;
  /** Without it no game has a clock. */
  readonly time?: TimeSource;
}

/** A game being played by two people at one prompt, and its record, which is saved as it grows. */
export class Match {
  readonly record: GameRecord;
  readonly game: Game;
  readonly options: MatchOptions;
  /** Of a game whose record says how it is timed. It stands still until `startClock`. */
  readonly clock: MatchClock | undefined;
  /** The offer that the other side may accept before a move is made. */
  offer: Offer | undefined;
  /** Why the last save failed; undefined when it is on disk. */
  saveError: unknown;
  readonly #line: Step[] = [];
  /** The comment that tells of the illegal move by which the game was lost. */
  #illegalComment: string | undefined;

  /** Goes on from where the record stands: the end of its main line, or where it was left. */
  constructor(record: GameRecord, options: MatchOptions) {
    this.record = record;
    this.options = options;
    this.game = openGame(record.variant, record.start.placement);
    for (const node of mainLine(record).slice(0, leftAt(record))) this.#advance(node);
    this.clock = openMatchClock(record, this.lastNode, this.game.turn, options.time);
  }

  /** Lets the time of the side to move run; to be called when the players see the board. */
  startClock(): void {
    if (this.clock && !this.clock.isRunning && !this.ending) this.clock.run();
  }

  /** Lets no time pass any more, and saves how far the clock has come. */
  stopClock(): void {
    if (!this.clock?.isRunning) return;
    this.clock.pause();
    this.save();
  }

  /** Ends the game where a flag has fallen; undefined where none has. */
  fall(): Outcome | undefined {
    const loser = this.clock?.fallen;
    if (loser === undefined || this.ending) return undefined;
    return this.end({ reason: 'time', winner: opposite(loser) });
  }

  get variant(): Variant {
    return this.record.variant;
  }

  /** The moves of the game, ply by ply. */
  get moves(): readonly PlayedMove[] {
    return this.#line;
  }

  get status(): GameStatus {
    return this.game.status();
  }

  get ending(): Ending | undefined {
    const { status } = this;
    return status.kind === 'ended' ? status.ending : undefined;
  }

  /** The destination of the last move, on which a recapture is meant. */
  get lastTo(): number | undefined {
    const last = this.#line.at(-1);
    return last && moveTo(last.move);
  }

  /** Does what a line says: one of the prompt's words or a move. */
  enter(line: string): Outcome {
    if (line.trim() === '') return { kind: 'empty' };
    const word = parseWord(line);
    if (this.ending && !(word && worksAfterEnd(word.word))) return impossible('game-over');
    // Whatever was on its way when the flag fell comes too late.
    const fallen = word && isViewWord(word.word) ? undefined : this.fall();
    if (fallen) return fallen;
    return word ? this.#doWord(word.word, word.argument) : this.#enterMove(line);
  }

  /** Plays a move that is legal. Moves that were taken back here become a variation. */
  play(move: Move): Outcome {
    const { lastNode, clock } = this;
    clock?.hold();
    const fallen = this.fall();
    if (fallen) return fallen;
    const known = lastNode.children.find((child) => child.move === move);
    const node = known ?? appendMove(lastNode, move);
    if (node !== lastNode.children[0]) promoteVariation(node);
    const played = this.#advance(node);
    clock?.moved(node, played.color);
    return this.#wentOn(played);
  }

  #wentOn(played: PlayedMove): Outcome {
    if (this.ending) this.clock?.pause();
    this.offer = undefined;
    this.save();
    return { kind: 'played', ...played };
  }

  /** Ends the game by what is not a move: resignation, a fallen flag and so on. */
  end(ending: Ending): Outcome {
    this.clock?.pause();
    this.game.declare(ending);
    setTailAside(this.lastNode);
    this.offer = undefined;
    this.save();
    return { kind: 'ended', ending };
  }

  /** The node whose comment a note belongs to: the last move, or the start of the game. */
  get lastNode(): RecordNode {
    return this.#line.at(-1)?.node ?? this.record.root;
  }

  #enterMove(line: string): Outcome {
    const reading = readMove(this.game.position, line, this.lastTo, this.game.ply);
    if (reading.kind === 'move') return this.play(reading.move);
    const loses = this.options.illegal === 'lose';
    if (loses && reading.kind === 'illegal' && isRealMove(reading.fault)) {
      return this.loseByIllegalMove(line, reading.fault.code.replaceAll('-', ' '));
    }
    return { kind: 'refused', typed: line, reading };
  }

  /**
   * Ends the game by an illegal move of the side to move; what it was stands in a comment.
   * @param rule what was wrong with it, in a few words
   */
  loseByIllegalMove(move: string, rule: string): Outcome {
    this.#illegalComment = illegalMoveComment(withoutControls(move).trim(), rule);
    this.lastNode.comments.push(this.#illegalComment);
    return this.end({ reason: 'illegal move', winner: opposite(this.game.turn) });
  }

  #doWord(word: Word, argument: string): Outcome {
    if (isViewWord(word)) {
      if (word === 'rematch' && !this.ending) return impossible('game-not-over', word);
      return { kind: 'view', word, argument };
    }
    switch (word) {
      case 'resign':
        return this.end({ reason: 'resignation', winner: opposite(this.game.turn) });
      case 'draw':
      case 'impasse':
        return this.#makeOffer(word);
      case 'accept':
        return this.#accept();
      case 'undo':
        return this.#undo();
      case 'redo':
        return this.#redo();
      case 'note':
        return this.#note(argument);
      case 'save':
        return argument === '' ? impossible('missing-argument', word) : this.#rename(argument);
    }
  }

  #makeOffer(kind: Offer['kind']): Outcome {
    const { status } = this;
    if (this.offer) return impossible('offered-already');
    if (kind === 'impasse' && !(status.kind === 'playing' && status.impasse)) {
      return impossible('no-impasse');
    }
    this.offer = { kind, by: this.game.turn };
    return { kind: 'offered', offer: this.offer };
  }

  #accept(): Outcome {
    const { offer, game } = this;
    if (!offer) return impossible('no-offer');
    return this.end(offer.kind === 'draw' ? { reason: 'agreement' } : game.impasseEnding());
  }

  /** Takes back a declared ending alone, else the last move. */
  #undo(): Outcome {
    const { game } = this;
    this.offer = undefined;
    if (game.isDeclared) {
      const { lastNode } = this;
      const illegal = this.#illegalComment;
      lastNode.comments = lastNode.comments.filter((comment) => comment !== illegal);
      this.#illegalComment = undefined;
      game.declare(undefined);
      takeTailBack(lastNode);
      if (this.clock?.fallen) this.clock.standAt(lastNode, game.turn);
      this.startClock();
      this.save();
      return { kind: 'undone' };
    }
    const step = this.#line.pop();
    if (step === undefined) return impossible('nothing-to-undo');
    game.undo();
    this.clock?.standAt(this.lastNode, game.turn);
    this.startClock();
    this.save();
    return { kind: 'undone', move: step };
  }

  /** Goes on along the main line of the record. */
  #redo(): Outcome {
    const [next] = this.lastNode.children;
    if (next === undefined) return impossible('nothing-to-redo');
    const played = this.#advance(next);
    this.clock?.standAt(next, this.game.turn);
    return this.#wentOn(played);
  }

  #note(text: string): Outcome {
    const note = withoutControls(text).trim();
    setNote(this.lastNode, note);
    this.save();
    return { kind: 'noted', note };
  }

  #rename(argument: string): Outcome {
    const name = parseGameName(argument);
    if (!name.ok) return notSaved(name.fault);
    // What an earlier save could not write must be in the file that gets the name.
    this.save();
    if (this.saveError !== undefined) return notSaved({ code: 'system', error: this.saveError });
    try {
      const renamed = this.options.rename(name.value);
      return renamed.ok ? { kind: 'saved', name: renamed.value } : notSaved(renamed.fault);
    } catch (error) {
      return notSaved({ code: 'system', error });
    }
  }

  /** Plays the move of a node that stands in the record. */
  #advance(node: RecordNode): Step {
    const { game } = this;
    const { move } = node;
    const text = formatHodges(game.position, move);
    const step = { node, move, text, color: game.turn, ply: game.ply + 1 };
    game.play(move);
    this.#line.push(step);
    return step;
  }

  /** Saves the game as it stands; `saveError` says whether that succeeded. */
  save(): void {
    const { record } = this;
    setEnding(record, this.ending);
    leaveAt(record, this.lastNode.children.length > 0 ? this.game.ply : undefined);
    this.clock?.keep(this.ending !== undefined);
    try {
      this.options.save();
      this.saveError = undefined;
    } catch (error) {
      this.saveError = error;
    }
  }
}
