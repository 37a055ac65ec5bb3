import { withoutControls } from '../clean/clean-text.ts';
import type { EngineError } from '../engine/engine.ts';
import { parseGameName } from '../records/store/game-name.ts';
import type { RenameFault } from '../records/store/store.ts';
import { illegalMoveComment, noteOf, setNote } from '../records/tree/notes.ts';
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
} from '../records/tree/record.ts';
import { type Color, opposite } from '../rules/core/color.ts';
import type { Ending, Game, GameStatus } from '../rules/core/game.ts';
import { legalMoves } from '../rules/core/generate.ts';
import type { Move } from '../rules/core/move.ts';
import type { Result } from '../rules/core/result.ts';
import type { Variant } from '../rules/core/variant.ts';
import { formatHodges } from '../rules/notation/hodges.ts';
import { openGame } from '../rules/notation/start.ts';
import { MatchClock, type ShownClock, type TimeSource, timeControlOf } from './match-clock.ts';
import {
  impossible,
  notSaved,
  type Offer,
  type Outcome,
  type PlayedMove,
  undone,
} from './outcome.ts';
import type { EngineStarted, MatchEvent, Seat, SeatCommand } from './participants/participant.ts';
import { renamePlayer } from './participants/side.ts';

/** A move and its place in the record. */
interface Step extends PlayedMove {
  readonly node: RecordNode;
}

interface MatchOptions {
  /** What becomes of a move that breaks a rule: it is refused, or it loses the game. */
  readonly illegal: 'refuse' | 'lose';
  /** Called after every change; what it throws is kept in `saveError`. */
  readonly save: () => void;
  /**
   * Gives the saved game another name, and returns it. Throws what the system refuses. Default: the
   * game is not renamed.
   */
  readonly rename?: (name: string) => Result<string, RenameFault>;
  /** Whether another process has taken the game over. Default: no. */
  readonly isTaken?: () => boolean;
  /** Without it no game has a clock. */
  readonly time?: TimeSource;
}

/**
 * A game that is played, and its record, which is saved as it grows. The match judges everything:
 * its sides send commands, its followers hear what has happened, and its clock ends the game by
 * time.
 */
export class Match {
  readonly record: GameRecord;
  readonly game: Game;
  readonly options: MatchOptions;
  /** Whether it is played to its end, however hopeless an engine thinks it is. */
  isPlayedOut = false;
  /** Why the last save failed; undefined if it did not. */
  saveError: unknown;
  readonly #clock: MatchClock | undefined;
  readonly #line: Step[] = [];
  #offer: Offer | undefined;
  /** What the other side has answered to the last offer. */
  #answer: Outcome | undefined;
  /** The comment that tells of the illegal move by which the game was lost. */
  #illegalComment: string | undefined;
  readonly #followers = new Set<(event: MatchEvent) => void>();
  /** What is still to be told. */
  readonly #news: MatchEvent[] = [];
  #isTelling = false;

  /** Goes on where the record was left: at the end of its main line, or at an earlier ply. */
  constructor(record: GameRecord, options: MatchOptions) {
    this.record = record;
    this.options = options;
    this.game = openGame(record.variant, record.start.placement);
    for (const node of mainLine(record).slice(0, leftAt(record))) this.#advance(node);
    const { time } = options;
    const control = timeControlOf(record);
    const onFall = () => this.fall();
    this.#clock = control && time && new MatchClock(control, record, this.lastNode, time, onFall);
  }

  /** A side, for its player. */
  seat(color: Color): Seat {
    return { color, send: (command) => this.#do(color, command) };
  }

  /**
   * Tells of everything that happens from now on, in order: an answer to an event is told after it.
   * @returns what ends it
   */
  follow(follower: (event: MatchEvent) => void): () => void {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }

  /** The clock, if the record has a time control. It stands still until `startClock`. */
  get clock(): ShownClock | undefined {
    return this.#clock;
  }

  /**
   * Lets the time of the side to move run; to be called when the players see the board. Ends the
   * game if that time has run out while the game was closed.
   */
  startClock(): void {
    if (!this.#clock || this.#clock.isRunning || this.ending) return;
    this.#clock.run();
    this.#tell({ kind: 'clock' });
    this.fall();
  }

  /**
   * Lets no time pass any more.
   * @param spentMs how long the turn has lasted by another clock. Default: as long as by this one
   * @returns whether time has passed until now
   */
  stopClock(spentMs?: number): boolean {
    const wasRunning = this.#clock?.isRunning === true;
    this.#clock?.pause();
    if (spentMs !== undefined) this.#beginTurn(spentMs);
    if (wasRunning) this.#tell({ kind: 'clock' });
    return wasRunning;
  }

  /** Ends the game if a flag has fallen; undefined if none has. */
  fall(): Outcome | undefined {
    const loser = this.options.time?.schedule && this.#clock?.fallen;
    if (loser === undefined || this.ending) return undefined;
    return this.end({ reason: 'time', winner: opposite(loser) });
  }

  get variant(): Variant {
    return this.record.variant;
  }

  /** What one side has asked the other, which may still agree. */
  get offer(): Offer | undefined {
    return this.#offer;
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

  /** Whether another process has taken the game over. */
  get isTaken(): boolean {
    return this.options.isTaken?.() ?? false;
  }

  /** The last move in the record, or the start of the game. */
  get lastNode(): RecordNode {
    return this.#line.at(-1)?.node ?? this.record.root;
  }

  /** Ends the game by what is not a move, such as a limit of moves. */
  end(ending: Ending): Outcome {
    this.#clock?.pause();
    this.game.declare(ending);
    setTailAside(this.lastNode);
    this.#offer = undefined;
    return this.#saved({ kind: 'ended', ending }, { kind: 'ended', ending });
  }

  /**
   * Ends the game by an illegal move of the side to move, which goes into a comment.
   * @param rule the rule that it breaks, in a few words
   */
  loseByIllegalMove(move: string, rule: string): Outcome {
    this.#illegalComment = illegalMoveComment(withoutControls(move).trim(), rule);
    this.lastNode.comments.push(this.#illegalComment);
    return this.end({ reason: 'illegal move', winner: opposite(this.game.turn) });
  }

  /** Takes back a declared result, or else the last moves, as far as there are any. */
  takeBack(plies = 1): Outcome {
    this.#offer = undefined;
    if (this.game.isDeclared) return this.#takeResultBack();
    const taken = this.#line.splice(-plies).reverse().map(playedOf);
    if (taken.length === 0) return impossible('nothing-to-undo');
    for (const _ of taken) this.game.undo();
    this.#beginTurn();
    this.startClock();
    return this.#saved(undone(taken), { kind: 'taken-back', moves: taken });
  }

  #takeResultBack(): Outcome {
    const { game, lastNode } = this;
    const illegal = this.#illegalComment;
    lastNode.comments = lastNode.comments.filter((comment) => comment !== illegal);
    this.#illegalComment = undefined;
    game.declare(undefined);
    takeTailBack(lastNode);
    if (this.#clock?.fallen) this.#beginTurn();
    this.startClock();
    return this.#saved(undone([]), { kind: 'taken-back', moves: [] });
  }

  /** Plays the next move of the main line again. */
  redo(): Outcome {
    const [next] = this.lastNode.children;
    if (next === undefined) return impossible('nothing-to-redo');
    return this.#wentOn(this.#advance(next));
  }

  /** Writes a comment on the last move; '' removes it. */
  note(text: string): Outcome {
    const note = withoutControls(text).trim();
    if (note === '' && noteOf(this.lastNode) === '') return impossible('no-note');
    setNote(this.lastNode, note);
    return this.#saved({ kind: 'noted', note });
  }

  /** Gives the saved game a name. */
  rename(wanted: string): Outcome {
    const { rename } = this.options;
    if (!rename) throw new RangeError('this game is not renamed');
    const name = parseGameName(wanted);
    if (!name.ok) return notSaved(name.fault);
    // The file that gets the name must hold what an earlier save could not write.
    this.save();
    if (this.isTaken) return impossible('taken');
    if (this.saveError !== undefined) return notSaved({ code: 'system', error: this.saveError });
    try {
      const renamed = rename(name.value);
      return renamed.ok ? { kind: 'saved', name: renamed.value } : notSaved(renamed.fault);
    } catch (error) {
      if (this.isTaken) return impossible('taken');
      return notSaved({ code: 'system', error });
    }
  }

  /** Saves the game as it stands; `saveError` says whether that succeeded. */
  save(): void {
    const { record } = this;
    setEnding(record, this.ending);
    leaveAt(record, this.lastNode.children.length > 0 ? this.game.ply : undefined);
    this.#clock?.keep(this.ending !== undefined);
    try {
      this.options.save();
      this.saveError = undefined;
    } catch (error) {
      this.saveError = error;
    }
  }

  /** Does what a side commands, if it has the right to it and its flag has not fallen. */
  #do(color: Color, command: SeatCommand): Outcome {
    switch (command.kind) {
      case 'introduce':
        return this.#introduce(color, command.name, command.optionFaults);
      case 'leave':
        return this.#leave(color, command.name, command.error);
      case 'ask-to-take-back':
        return this.fall() ?? this.#askToTakeBack(color);
      case 'answer':
        return this.fall() ?? this.#answerOffer(color, command.accepts);
      case 'play':
        return this.#isOn(color) ? this.#play(command.move) : this.#notOn();
      case 'declare-win':
        return this.fall() ?? (this.#isOn(color) ? this.#countClaim() : this.#notOn());
      case 'offer':
        return this.fall() ?? this.#makeOffer(color, command.what);
      case 'resign': {
        if (this.ending) return impossible('game-over');
        return this.fall() ?? this.end({ reason: 'resignation', winner: opposite(color) });
      }
      default:
        return command satisfies never;
    }
  }

  /** Whether it is the turn of a side. */
  #isOn(color: Color): boolean {
    return this.game.turn === color && !this.ending;
  }

  #notOn(): Outcome {
    return impossible(this.ending ? 'game-over' : 'not-your-turn');
  }

  /** Plays a move. Moves that were taken back here become a variation. */
  #play(move: Move): Outcome {
    const { lastNode } = this;
    const clock = this.#clock;
    if (!legalMoves(this.game.position).includes(move)) throw new RangeError('an illegal move');
    clock?.hold();
    const fallen = this.fall();
    if (fallen) return fallen;
    const known = lastNode.children.find((child) => child.move === move);
    const node = known ?? appendMove(lastNode, move);
    if (node !== lastNode.children[0]) promoteVariation(node);
    const played = this.#advance(node);
    clock?.keepMove(node);
    return this.#wentOn(played);
  }

  #wentOn(step: Step): Outcome {
    const played = playedOf(step);
    this.#beginTurn();
    if (this.ending) this.#clock?.pause();
    this.#offer = undefined;
    return this.#saved({ kind: 'played', ...played }, { kind: 'moved', played });
  }

  /** Lets the clock stand at the turn after the last move. */
  #beginTurn(spentMs?: number): void {
    this.#clock?.beginTurn(this.lastNode, spentMs);
  }

  #makeOffer(by: Color, kind: 'draw' | 'impasse'): Outcome {
    const { status } = this;
    if (status.kind === 'ended') return impossible('game-over');
    if (this.#offer) return impossible('offered-already');
    if (kind === 'impasse' && !status.impasse) {
      const hasRule = this.variant.impasseThreshold !== undefined;
      return impossible(hasRule ? 'no-impasse' : 'no-impasse-rule');
    }
    return this.#propose({ kind, by });
  }

  #askToTakeBack(by: Color): Outcome {
    const { game } = this;
    if (!game.isDeclared && game.ply === 0) return impossible('nothing-to-undo');
    return this.#propose({ kind: 'take-back', by });
  }

  /** Tells the other side of an offer. @returns its answer, if it came at once */
  #propose(offer: Offer): Outcome {
    this.#offer = offer;
    this.#answer = undefined;
    this.#tell({ kind: 'offered', offer });
    return this.#answer ?? { kind: 'offered', offer };
  }

  /** Accepts or declines the offer of the other side. */
  #answerOffer(color: Color, accepts: boolean): Outcome {
    const offer = this.#offer;
    if (offer === undefined || offer.by === color) return impossible('no-offer');
    this.#answer = accepts ? this.#agree(offer) : this.#decline(offer);
    return this.#answer;
  }

  #agree({ kind, by }: Offer): Outcome {
    switch (kind) {
      case 'draw':
        return this.end({ reason: 'agreement' });
      case 'impasse':
        return this.end(this.game.impasseEnding());
      case 'take-back':
        return this.takeBack(this.game.turn === by ? 2 : 1);
      default:
        return kind satisfies never;
    }
  }

  #decline(offer: Offer): Outcome {
    this.#offer = undefined;
    this.#tell({ kind: 'declined', offer });
    return impossible('declined');
  }

  /** Ends the game by the count of the impasse; a claim without one loses like an illegal move. */
  #countClaim(): Outcome {
    const { status } = this;
    return status.kind === 'playing' && status.impasse
      ? this.end(this.game.impasseEnding())
      : this.loseByIllegalMove('win declared', 'no impasse');
  }

  #introduce(color: Color, name: string, optionFaults: EngineStarted['optionFaults']): Outcome {
    renamePlayer(this.record, color, name);
    this.#tell({ kind: 'started', color, name, optionFaults });
    return { kind: 'empty' };
  }

  #leave(color: Color, name: string, error: EngineError): Outcome {
    const hasLost = error.failure === 'illegal-move' && this.#isOn(color);
    this.#tell({ kind: 'failed', color, name, error, ...(hasLost && { hasLost }) });
    return hasLost ? this.loseByIllegalMove(error.detail, 'not legal') : { kind: 'empty' };
  }

  /** Saves a change and tells of it. @returns the outcome, or that the game is taken */
  #saved(outcome: Outcome, event?: MatchEvent): Outcome {
    this.save();
    if (this.isTaken) return impossible('taken');
    if (event) this.#tell(event);
    return outcome;
  }

  #tell(event: MatchEvent): void {
    this.#news.push(event);
    if (this.#isTelling) return;
    this.#isTelling = true;
    try {
      for (let next = this.#news.shift(); next; next = this.#news.shift()) {
        for (const follower of [...this.#followers]) follower(next);
      }
    } finally {
      this.#isTelling = false;
    }
  }

  /** Plays the move of a node of the record. */
  #advance(node: RecordNode): Step {
    const { game } = this;
    const { move } = node;
    const text = formatHodges(game.position, move);
    const step = { node, move, text, color: game.turn, ply: game.ply + 1 };
    game.play(move);
    this.#line.push(step);
    return step;
  }
}

/** A move without its place in the record. */
function playedOf({ node: _, ...played }: Step): PlayedMove {
  return played;
}
