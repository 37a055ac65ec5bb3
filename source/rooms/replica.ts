import type { Match } from '../match/match.ts';
import type { Tentative } from '../match/participants/players.ts';
import type { GameRecord } from '../records/tree/record.ts';
import { COLORS, type Color } from '../rules/core/color.ts';
import { legalMoves } from '../rules/core/generate.ts';
import type { Move } from '../rules/core/move.ts';
import { formatHodges } from '../rules/notation/hodges.ts';
import { formatUsi } from '../rules/notation/usi.ts';
import type { IdleState } from './idleness.ts';
import { Listeners } from './listeners.ts';
import { PendingCommands } from './pending-commands.ts';
import type { RoomCommandBody } from './room-command.ts';
import { LONGEST_SAYING, type RoomEvent } from './room-event.ts';
import { RoomGame } from './room-game.ts';
import type { Presence, Refusal, RefusalCode, RoomNews } from './room-news.ts';
import type { RoomMessage, RoomPort } from './room-port.ts';
import type { RoomTime } from './room-time.ts';

export interface ReplicaOptions {
  readonly time: RoomTime;
  /** Names a command; never twice the same. */
  readonly newId: () => string;
  /** Keeps the record after each change that is certain; what it throws is the match's. */
  readonly save?: (record: GameRecord) => void;
  /** The own side, where it is known before. */
  readonly seat?: Color;
}

/**
 * The game of a room at one end of a line. It is built from the events alone, has the own move that
 * is on its way beside it, and repeats what was not answered when the line is back.
 */
export class Replica {
  readonly #options: ReplicaOptions;
  #game: RoomGame | undefined;
  #port: RoomPort | undefined;
  /** The name of the game in its room. */
  #name = '';
  #seat: Color | undefined;
  readonly #pending: PendingCommands;
  /** What `tentative` has found last, and after which event. */
  #tentative: (Tentative & { readonly seq: number }) | undefined;
  /** The number of the last event that was on its way when the line was made. */
  #welcomeSeq = 0;
  #sides: readonly [Presence, Presence] = ['away', 'away'];
  #watchers = 0;
  #idle: IdleState | undefined;
  #onThere = () => {};
  readonly #listeners = new Listeners<RoomNews>();
  /** Whether the room has another game than before, which is on its way. */
  #isAnother = false;

  constructor(options: ReplicaOptions) {
    this.#options = options;
    this.#seat = options.seat;
    const onLate = () => this.#listeners.tell({ kind: 'state' });
    this.#pending = new PendingCommands(options.time, onLate);
  }

  /** The game; throws `RangeError` before the first event has come. */
  get game(): RoomGame {
    if (!this.#game) throw new RangeError('the room has told nothing yet');
    return this.#game;
  }

  get match(): Match {
    return this.game.match;
  }

  /** The own move that waits for its answer; undefined if there is none, or it cannot follow now. */
  get tentative(): Tentative | undefined {
    const { move } = this.#pending;
    if (move === undefined) return undefined;
    const { seq, isOn, match } = this.game;
    const shown = this.#tentative;
    if (shown?.seq === seq && shown.played.move === move) return shown;
    const { position, ply, turn } = match.game;
    if (!isOn || turn !== this.side || !legalMoves(position).includes(move)) return undefined;
    const played = { ply: ply + 1, color: turn, move, text: formatHodges(position, move) };
    this.#tentative = { seq, played, game: match.game.after(move) };
    return this.#tentative;
  }

  /** Whether all is there that the room has told of. */
  get isThere(): boolean {
    return this.#game !== undefined && this.#game.seq >= this.#welcomeSeq;
  }

  /** Resolves when all is there that the room has told of. */
  whenThere(): Promise<void> {
    if (this.isThere) return Promise.resolve();
    return new Promise((resolve) => {
      this.#onThere = resolve;
    });
  }

  get name(): string {
    return this.#name;
  }

  leave(): void {
    this.close();
  }

  /** The own side; undefined for one who watches. */
  get side(): Color | undefined {
    return this.#seat;
  }

  /** What a visitor tells who comes again. */
  get known(): { readonly game: string; readonly seen: number; readonly side?: Color } {
    const side = this.#seat;
    return { game: this.#name, seen: this.#game?.seq ?? 0, ...(side && { side }) };
  }

  /** Whether the game is over, and all is told. */
  get isOver(): boolean {
    return this.#game?.match.ending !== undefined && this.#pending.isEmpty;
  }

  /** Whether a game of one's own has begun and is not over: it goes on, now or another time. */
  get goesOn(): boolean {
    return this.#seat !== undefined && this.#game?.isUnfinished === true;
  }

  /** Whether there is a line to the room. */
  get isOnline(): boolean {
    return this.#port !== undefined;
  }

  /** How long commands wait for their answers, by the latest; 0 before the first answer. */
  get waitMs(): number {
    return this.#pending.roundTripMs;
  }

  /** Whether a move is shown that the room should have confirmed by now. */
  get isLate(): boolean {
    return this.#pending.isLate;
  }

  presence(color: Color): Presence {
    return this.#sides[COLORS.indexOf(color)] ?? 'away';
  }

  /** What becomes of the side to move, if it has not moved for long. */
  get idle(): IdleState | undefined {
    return this.#idle;
  }

  get watchers(): number {
    return this.#watchers;
  }

  /** Tells of everything that happens from now on. @returns what ends it */
  readonly follow = this.#listeners.follow;

  /** Takes the line to the room, and repeats on it what was not answered. */
  connect(port: RoomPort): void {
    this.#port = port;
    this.#pending.repeat(port);
    this.#listeners.tell({ kind: 'state' });
  }

  /** Notes that the line is lost. What is sent meanwhile waits for the next. */
  disconnect(): void {
    this.#port?.close();
    this.#port = undefined;
    this.#sides = ['away', 'away'];
    this.#idle = undefined;
    this.#listeners.tell({ kind: 'presence' });
  }

  /** Leaves the room. */
  close(): void {
    this.#pending.close();
    this.#listeners.clear();
    this.#port?.close();
    this.#port = undefined;
    this.#game?.match.stopClock();
  }

  /**
   * Sends a command.
   * @param typed the line that it was, which comes back if it is refused
   * @param move the own move that it is. Default: none that is shown before the answer
   */
  async send(body: RoomCommandBody, typed = '', move?: Move): Promise<Refusal | undefined> {
    const code = this.#whyNotSent(body);
    if (code) {
      this.#listeners.tell({ kind: 'refused', typed, refusal: { code } });
      return undefined;
    }
    const command = { id: this.#options.newId(), seen: this.game.seq, ...body };
    this.#pending.send(command, { typed, move }, this.#port);
    return undefined;
  }

  /** Why a command is not even sent; undefined if it is. */
  #whyNotSent(body: RoomCommandBody): RefusalCode | undefined {
    // A frame has an end.
    if (body.kind === 'say' && body.text.length > LONGEST_SAYING) return 'too-long';
    // After the end no line is made again.
    return this.isOver && !this.#port ? 'game-over' : undefined;
  }

  /** Plays a move that is legal in one's own turn; it is tentative until it is answered. */
  play(move: Move, typed = ''): Promise<Refusal | undefined> {
    return this.send({ kind: 'move', move: formatUsi(this.match.variant, move) }, typed, move);
  }

  /** Takes a message of the room. @returns false if it cannot be true */
  hear(message: RoomMessage): boolean {
    switch (message.kind) {
      case 'welcome':
        this.#seat = message.seat;
        this.#isAnother ||= this.#game !== undefined && message.game !== this.#name;
        this.#name = message.game;
        this.#welcomeSeq = message.seq;
        return true;
      case 'event':
        return this.#hearEvent(message.event);
      case 'refused':
        this.#hearRefusal(message.id, message.refusal);
        return true;
      case 'done':
        this.#pending.answered(message.id);
        return true;
      case 'presence':
        this.#sides = message.sides;
        this.#watchers = message.watchers;
        this.#idle = message.idle;
        this.#listeners.tell({ kind: 'presence' });
        return true;
      case 'clock':
        this.#game?.match.stopClock(message.turnMs);
        if (message.isRunning) this.#game?.match.startClock();
        this.#listeners.tell({ kind: 'state' });
        return true;
      case 'closed':
        this.#listeners.tell(message);
        return true;
      default:
        return message satisfies never;
    }
  }

  #hearEvent(event: RoomEvent): boolean {
    if (event.seq === 1) return this.#begin(event);
    const game = this.#game;
    if (!game) return false;
    // It was on its way twice.
    if (event.seq <= game.seq) return true;
    const { match } = game;
    const isOwn = event.id !== undefined && this.#pending.answered(event.id) !== undefined;
    const taken = event.kind === 'taken-back' ? match.moves.slice(-event.plies).reverse() : [];
    if (!game.apply(event)) return false;
    // An event that is no move, the last one of many, was not saved with them.
    if (this.isThere && game.hasBegun) match.save();
    const moves = event.kind === 'moved' ? match.moves.slice(-1) : taken;
    const isNews = this.isThere && !this.#isAnother;
    if (isNews && event.kind === 'seated') this.#noteHere(event.color);
    if (isNews) this.#listeners.tell({ kind: 'event', event, isOwn, moves });
    this.#noteThere();
    return true;
  }

  /** Whoever takes a seat is here, which the room tells only then. */
  #noteHere(color: Color): void {
    const [black, white] = this.#sides;
    this.#sides = color === 'black' ? ['here', white] : [black, 'here'];
  }

  #noteThere(): void {
    if (!this.isThere) return;
    this.#onThere();
    if (!this.#isAnother) return;
    this.#isAnother = false;
    this.#listeners.tell({ kind: 'rematch' });
  }

  #begin(event: RoomEvent): boolean {
    const { time, save } = this.#options;
    this.#game?.match.stopClock();
    this.#tentative = undefined;
    // What was sent concerns the game before.
    if (this.#isAnother) this.#pending.clear();
    const game = RoomGame.open(event, {
      time,
      save: () => {
        if (this.#game && this.isThere) save?.(this.#game.match.record);
      },
    });
    if (!game) return false;
    this.#game = game;
    this.#noteThere();
    return true;
  }

  #hearRefusal(id: string, refusal: Refusal): void {
    // A store that is away says nothing of the line.
    const pending = this.#pending.answered(id, refusal.code !== 'not-saved');
    if (!pending) return;
    this.#listeners.tell({ kind: 'refused', typed: pending.typed, refusal });
  }
}
