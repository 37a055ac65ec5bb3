import type { Visitor } from '../../source/rooms/room.ts';
import type { RoomCommand } from '../../source/rooms/room-command.ts';
import type { RoomEvent, RoomEventBody, RoomOffer } from '../../source/rooms/room-event.ts';
import type { Presence, Refusal, RefusalCode } from '../../source/rooms/room-news.ts';
import type { RoomOpening } from '../../source/rooms/room-opening.ts';
import { COLORS, type Color, opposite } from '../../source/rules/core/color.ts';
import type { Ending, Game } from '../../source/rules/core/game.ts';
import { legalMoves } from '../../source/rules/core/generate.ts';
import type { Move } from '../../source/rules/core/move.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { readSfen } from '../../source/rules/notation/sfen.ts';
import { openGame } from '../../source/rules/notation/start.ts';
import { parseUsi } from '../../source/rules/notation/usi.ts';
import type { Crash } from '../helpers/room-table.ts';

/** The time control of a game, in milliseconds. */
export interface PlainControl {
  readonly mainMs: number;
  readonly byoyomiMs: number;
}

/** A move that stands, and the time that both sides had left after it. */
interface PlainMove {
  readonly move: Move;
  readonly leftMs: Readonly<Record<Color, number>>;
}

/** A room does not do what somebody wants. */
class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** The process of the room ended in the middle of a command. */
class Crashed extends Error {}

/**
 * The rules of a room, written down plainly: nothing waits, and what follows from each thing that
 * happens is worked out at once and from the beginning.
 */
export class PlainRoom {
  readonly events: RoomEvent[] = [];
  /** What the room has answered to each command that it refused, each time that it came. */
  readonly refusals = new Map<string, Refusal[]>();
  /** Each line into the room, and the side of whoever is at its other end. */
  readonly lines = new Map<number, Color | undefined>();
  moves: PlainMove[] = [];
  declared: Ending | undefined;
  seats: Partial<Record<Color, string>> = {};
  offers: Partial<Record<Color, RoomOffer>> = {};
  takeBacks: Record<Color, number> = { black: 0, white: 0 };
  isAdjourned = false;
  /** The system's word for what keeps the log from being written. */
  trouble: string | undefined;
  /** What the next thing to be written meets. */
  crash: Crash | undefined;
  /** Whether the flag fell while the log could not be written; the room then tries now and again. */
  hasLateFlag = false;
  readonly #variant: Variant;
  readonly #opening: RoomOpening;
  readonly #control: PlainControl | undefined;
  readonly #nowMs: () => number;
  /** The game as it was last worked out, and from what. */
  #game: { game: Game; moves: PlainMove[]; declared: Ending | undefined } | undefined;
  /** Time used in the turn until `#since`, and the moment from which on it passes. */
  #spentMs = 0;
  #since: number | undefined;
  /** The moment at which a clock runs on that stands after a restart. */
  #heldUntil: number | undefined;
  #hasCrashed = false;
  #awaySince: Partial<Record<Color, number>>;
  #claimable = new Set<Color>();
  /** The moment since which the side to move has its turn, and the one at which it was warned. */
  #turnSince: number;
  #warned: number | undefined;
  /** Whether a side has been away since the game was adjourned. */
  #hasParted = false;
  #remembered = new Map<string, Refusal>();
  #sayings: Record<Color, number[]> = { black: [], white: [] };
  #offered: Record<Color, number[]> = { black: [], white: [] };

  constructor(
    variant: Variant,
    opening: RoomOpening,
    control: PlainControl | undefined,
    nowMs: () => number,
  ) {
    this.#variant = variant;
    this.#opening = opening;
    this.#control = control;
    this.#nowMs = nowMs;
    this.#awaySince = { black: nowMs(), white: nowMs() };
    this.#turnSince = nowMs();
    const { host, guest: _, ...opened } = opening;
    this.events.push({ seq: 1, kind: 'opened', ...opened });
    if (host) {
      this.events.push({ seq: 2, at: opened.at, kind: 'seated', ...host });
      this.seats[host.color] = host.account;
    }
  }

  get game(): Game {
    const known = this.#game;
    if (known?.moves === this.moves && known.declared === this.declared) return known.game;
    const game = openGame(this.#variant, readSfen(this.#variant, this.#opening.sfen).placement);
    for (const { move } of this.moves) game.play(move);
    game.declare(this.declared);
    this.#game = { game, moves: this.moves, declared: this.declared };
    return game;
  }

  get ending(): Ending | undefined {
    const status = this.game.status();
    return status.kind === 'ended' ? status.ending : undefined;
  }

  get isOn(): boolean {
    return this.#hasBegun && !this.isAdjourned && !this.ending;
  }

  get watchers(): number {
    return [...this.lines.values()].filter((seat) => seat === undefined).length;
  }

  presence(color: Color): Presence {
    if (this.#isHere(color)) return 'here';
    return this.#claimWaitMs(color) === 0 ? 'gone' : 'away';
  }

  /** How the side to move stands that has not moved for long. */
  get idle(): 'warned' | 'overdue' | undefined {
    if (this.#warned === undefined || !this.isOn) return undefined;
    return this.#nowMs() >= this.#warned + 60_000 ? 'overdue' : 'warned';
  }

  /** What is left on the clock of a side; undefined in a game without one. */
  leftMs(color: Color): { mainMs: number; byoyomiMs: number } | undefined {
    if (!this.#control) return undefined;
    const leftMs = this.#leftAtTurn(color);
    const spentMs = this.game.turn === color ? this.turnMs : 0;
    return {
      mainMs: Math.max(0, leftMs - spentMs),
      byoyomiMs: Math.max(0, this.#control.byoyomiMs - Math.max(0, spentMs - leftMs)),
    };
  }

  get turnMs(): number {
    const sinceMs = this.#since === undefined ? 0 : this.#nowMs() - this.#since;
    return this.#spentMs + Math.floor(sinceMs);
  }

  get isRunning(): boolean {
    return this.#control !== undefined && this.#since !== undefined;
  }

  /** Does what the time brings with it. To be called at every moment at which something is due. */
  tick(): void {
    if (this.#hasCrashed) return;
    if (this.#heldUntil !== undefined && this.#nowMs() >= this.#heldUntil) this.#endHold();
    for (const color of COLORS) {
      if (this.isOn && this.#awayWaitMs(color) === 0) this.#claimable.add(color);
    }
    if (!this.hasLateFlag) this.#unlessCrashed(() => this.#judgeFlag());
    this.#warn();
  }

  /** Warns the side to move that is here and has not moved for nine minutes; no flag of it falls. */
  #warn(): void {
    const isIdle = this.isOn && !this.#control && this.#nowMs() >= this.#turnSince + 540_000;
    if (isIdle && this.#isHere(this.game.turn)) this.#warned ??= this.#nowMs();
    if (!this.isOn) this.#warned = undefined;
  }

  #beginTurn(): void {
    this.#turnSince = this.#nowMs();
    this.#warned = undefined;
  }

  /** Takes an end by time that came late, because the log could not be written before. */
  adopt(event: RoomEvent | undefined): void {
    const isLate = event?.kind === 'ended' && event.ending.reason === 'time';
    if (this.trouble !== undefined || !this.hasLateFlag || !isLate) return;
    this.#judgeFlag(event.at, event.turnMs);
  }

  /** Somebody comes in. @returns whether they are let in */
  enter(line: number, { account, name, side, wants }: Visitor): boolean {
    this.tick();
    if (this.#hasCrashed) return false;
    const seat = wants === 'watch' ? undefined : this.#seatOf(account, side);
    if (wants === 'play' && seat === undefined) return false;
    if (seat && this.seats[seat] === undefined) {
      try {
        this.#add({ kind: 'seated', color: seat, account, name });
      } catch {
        return false;
      }
      // Nobody was away from a game that had not begun.
      for (const color of COLORS) if (!this.#isHere(color)) this.#awaySince[color] = this.#nowMs();
    }
    this.lines.set(line, seat);
    if (seat) {
      delete this.#awaySince[seat];
      if (this.#heldUntil !== undefined && this.game.turn === seat) this.#endHold();
      this.#warn();
    }
    if (this.isAdjourned && this.#hasParted && COLORS.every((color) => this.#isHere(color))) {
      try {
        this.#add({ kind: 'continued' });
      } catch {
        // It is tried again when the next one comes.
      }
    }
    return true;
  }

  leave(line: number): void {
    const seat = this.lines.get(line);
    if (!this.lines.delete(line) || !seat || this.#isHere(seat)) return;
    this.#awaySince[seat] = this.#nowMs();
    this.#hasParted = true;
    this.#lapse();
  }

  /** Nobody waits for another game with somebody who is away. */
  #lapse(): void {
    if (this.#hasCrashed || COLORS.every((color) => this.#isHere(color))) return;
    if (!COLORS.some((color) => this.offers[color] === 'rematch')) return;
    this.#unlessCrashed(() => this.#add({ kind: 'lapsed', what: 'rematch' }));
  }

  /** The room is opened again from its log. */
  restart(): void {
    const nowMs = this.#nowMs();
    this.lines.clear();
    this.#hasCrashed = false;
    this.crash = undefined;
    this.hasLateFlag = false;
    // The clock stands as after the last event.
    this.#since = undefined;
    this.#heldUntil = nowMs + 60_000;
    this.#awaySince = { black: nowMs, white: nowMs };
    this.#claimable.clear();
    this.#beginTurn();
    this.#hasParted = true;
    this.#remembered.clear();
    this.#sayings = { black: [], white: [] };
    this.#offered = { black: [], white: [] };
  }

  /** A command arrives on a line. */
  arrive(line: number, command: RoomCommand): void {
    this.tick();
    if (this.#hasCrashed || !this.lines.has(line)) return;
    const { id } = command;
    if (this.events.some((event) => event.id === id)) return;
    const known = this.#remembered.get(id);
    if (known) {
      this.#noteRefusal(id, known);
      return;
    }
    const refusal = this.#refusalOf(this.lines.get(line), command);
    if (refusal) {
      this.#noteRefusal(id, refusal);
      if (refusal.code !== 'not-saved') this.#remembered.set(id, refusal);
    }
    if (command.kind === 'offer') this.#lapse();
  }

  #noteRefusal(id: string, refusal: Refusal): void {
    this.refusals.set(id, [...(this.refusals.get(id) ?? []), refusal]);
  }

  #refusalOf(seat: Color | undefined, command: RoomCommand): Refusal | undefined {
    try {
      if (seat && (command.kind === 'say' || command.kind === 'greet')) this.#countSaying(seat);
      if (seat && command.kind === 'offer') this.#countOffer(seat);
      this.#judgeFlag();
      this.#add(this.#judge(seat, command), seat, command.id);
      return undefined;
    } catch (error) {
      if (error instanceof Crashed) return undefined;
      if (error instanceof Refused) return error.refusal;
      throw error;
    }
  }

  #judge(seat: Color | undefined, command: RoomCommand): RoomEventBody {
    if (seat === undefined) return refuse('watching');
    if (command.kind === 'greet') return { kind: 'greeted', what: command.what };
    if (command.kind === 'say') {
      const text = command.text.trim();
      if (text.length > 200) return refuse('too-long');
      return text === '' ? refuse('nothing-said') : { kind: 'said', text };
    }
    if (!this.#hasBegun) return refuse('not-begun');
    if (this.ending) return this.#judgeAfterEnd(seat, command);
    if (this.isAdjourned) return refuse('adjourned');
    const other = opposite(seat);
    if (command.kind === 'resign') {
      return { kind: 'ended', ending: { reason: 'resignation', winner: other } };
    }
    const changes = this.events.filter(
      ({ kind, by }) =>
        ['moved', 'taken-back', 'ended', 'adjourned', 'continued'].includes(kind) && by !== seat,
    );
    if (command.seen < (changes.at(-1)?.seq ?? 0)) return refuse('moved-on');
    switch (command.kind) {
      case 'move': {
        const { turn, position } = this.game;
        const last = this.events.findLast(({ kind }) => kind === 'moved')?.seq ?? 0;
        if (turn !== seat) return refuse(command.seen < last ? 'moved-on' : 'not-your-turn');
        const move = parseUsi(this.#variant, command.move);
        if (move === undefined || !legalMoves(position).includes(move)) return refuse('illegal');
        return { kind: 'moved', move: command.move };
      }
      case 'offer': {
        const { what } = command;
        if (this.offers[seat] === what) return refuse('offered-already');
        if (this.offers[other] === what) return this.#agreement(what, other);
        if (what === 'rematch') return refuse('not-over');
        if (what === 'impasse' && !this.#hasImpasse) return refuse('no-impasse');
        if (what === 'take-back') {
          if (this.moves.length < this.#pliesBack(seat)) return refuse('nothing-to-undo');
          if (this.takeBacks[seat] === 3) return refuse('no-more-take-backs');
        }
        return { kind: 'offered', what };
      }
      case 'answer': {
        const offer = this.offers[other];
        if (offer === undefined) return refuse('no-offer');
        if (command.what !== undefined && command.what !== offer) return refuse('no-offer');
        return command.accepts ? this.#agreement(offer, other) : { kind: 'declined', what: offer };
      }
      case 'claim': {
        const waitMs = this.#claimWaitMs(other);
        if (waitMs === undefined) return refuse('not-away');
        if (waitMs > 0) throw new Refused({ code: 'wait', waitMs });
        const winner = command.result === 'win' ? { winner: seat } : {};
        return { kind: 'ended', ending: { reason: 'abandonment', ...winner } };
      }
      default:
        return command satisfies never;
    }
  }

  #judgeAfterEnd(seat: Color, command: RoomCommand): RoomEventBody {
    const isOver = this.events.some(({ kind }) => kind === 'rematched');
    const isAsked = this.offers[opposite(seat)] === 'rematch';
    const asks = command.kind === 'offer' && command.what === 'rematch';
    if (asks && !isOver) {
      if (this.offers[seat]) return refuse('offered-already');
      return isAsked ? { kind: 'rematched' } : { kind: 'offered', what: 'rematch' };
    }
    if (command.kind !== 'answer' || !isAsked) return refuse('game-over');
    if (command.what !== undefined && command.what !== 'rematch') return refuse('no-offer');
    return command.accepts ? { kind: 'rematched' } : { kind: 'declined', what: 'rematch' };
  }

  #agreement(what: RoomOffer, asker: Color): RoomEventBody {
    switch (what) {
      case 'draw':
        return { kind: 'ended', ending: { reason: 'agreement' } };
      case 'impasse':
        if (!this.#hasImpasse) return refuse('no-impasse');
        return { kind: 'ended', ending: this.game.impasseEnding() };
      case 'take-back': {
        const plies = this.#pliesBack(asker);
        if (plies > this.moves.length) return refuse('nothing-to-undo');
        return { kind: 'taken-back', plies };
      }
      case 'adjournment':
        return { kind: 'adjourned' };
      case 'rematch':
        return { kind: 'rematched' };
      default:
        return what satisfies never;
    }
  }

  get #hasBegun(): boolean {
    return COLORS.every((color) => this.seats[color] !== undefined);
  }

  get #hasImpasse(): boolean {
    const status = this.game.status();
    return status.kind === 'playing' && status.impasse !== undefined;
  }

  /** A side gets its last turn back: its own last move, and the answer to it. */
  #pliesBack(color: Color): number {
    return this.game.turn === color ? 2 : 1;
  }

  #isHere(color: Color): boolean {
    return [...this.lines.values()].includes(color);
  }

  #seatOf(account: string, known: Color | undefined): Color | undefined {
    if (known && this.seats[known] === account) return known;
    const free = COLORS.find((color) => this.seats[color] === undefined);
    if (free) return free;
    const own = COLORS.filter((color) => this.seats[color] === account);
    return own.find((color) => !this.#isHere(color)) ?? own[0];
  }

  /** How long one must wait before the game may be claimed from a side; undefined: it is here. */
  #claimWaitMs(color: Color): number | undefined {
    const [away, idle] = [this.#awayWaitMs(color), this.#idleWaitMs(color)];
    return away === undefined ? idle : Math.min(away, idle ?? away);
  }

  #idleWaitMs(color: Color): number | undefined {
    if (this.#control || !this.isOn || this.game.turn !== color) return undefined;
    const warned = this.#warned ?? Math.max(this.#nowMs(), this.#turnSince + 540_000);
    return Math.max(0, Math.ceil(warned + 60_000 - this.#nowMs()));
  }

  #awayWaitMs(color: Color): number | undefined {
    if (this.#claimable.has(color)) return 0;
    const since = this.#awaySince[color];
    if (since === undefined) return undefined;
    const hasMuchTime = (this.leftMs(color)?.mainMs ?? 0) > 15 * 60_000;
    const endMs = since + (hasMuchTime ? 600_000 : 120_000);
    return Math.max(0, Math.ceil(endMs - this.#nowMs()));
  }

  #countSaying(seat: Color): void {
    const nowMs = this.#nowMs();
    const recent = this.#sayings[seat].filter((atMs) => atMs > nowMs - 10_000);
    this.#sayings[seat] = recent;
    if (recent.length === 5) refuse('too-fast');
    recent.push(nowMs);
  }

  #countOffer(seat: Color): void {
    const nowMs = this.#nowMs();
    const recent = this.#offered[seat].filter((atMs) => atMs > nowMs - 60_000);
    this.#offered[seat] = recent;
    if (recent.length === 10) refuse('too-fast');
    recent.push(nowMs);
  }

  #leftAtTurn(color: Color): number {
    return this.moves.at(-1)?.leftMs[color] ?? this.#control?.mainMs ?? 0;
  }

  #judgeFlag(at?: number, turnMs?: number): void {
    if (!this.#control || !this.isOn) return;
    const { turn } = this.game;
    if (this.turnMs < this.#leftAtTurn(turn) + this.#control.byoyomiMs) return;
    this.hasLateFlag ||= this.trouble !== undefined;
    const ending: Ending = { reason: 'time', winner: opposite(turn) };
    this.#add({ kind: 'ended', ending }, undefined, undefined, at, turnMs);
    this.hasLateFlag = false;
  }

  #endHold(): void {
    this.#heldUntil = undefined;
    this.#beginTurn();
    if (this.isOn) this.#since = this.#nowMs();
  }

  #unlessCrashed(run: () => void): void {
    try {
      run();
    } catch (error) {
      if (!(error instanceof Crashed || error instanceof Refused)) throw error;
    }
  }

  /** Writes an event down, and does what it says. */
  #add(
    body: RoomEventBody,
    by?: Color,
    id?: string,
    at = this.#opening.at + Math.floor(this.#nowMs()),
    turnMs = this.turnMs,
  ): void {
    if (this.trouble !== undefined) throw new Refused({ code: 'not-saved', detail: this.trouble });
    const { crash } = this;
    if (crash === 'lost') this.#hasCrashed = true;
    if (crash === 'lost') throw new Crashed();
    const isTimed = this.#control !== undefined && this.isOn;
    this.events.push({
      seq: this.events.length + 1,
      at,
      ...(by && { by }),
      ...(id !== undefined && { id }),
      ...(isTimed && { turnMs }),
      ...body,
    });
    if (isTimed) this.#spentMs = turnMs;
    this.#do(body, by);
    this.#since = this.isOn && this.#heldUntil === undefined ? this.#nowMs() : undefined;
    if (crash === 'unanswered') this.#hasCrashed = true;
    if (crash === 'unanswered') throw new Crashed();
  }

  #do(body: RoomEventBody, by: Color | undefined): void {
    switch (body.kind) {
      case 'seated':
        this.seats[body.color] = body.account;
        this.#beginTurn();
        return;
      case 'moved': {
        const move = parseUsi(this.#variant, body.move);
        if (by === undefined || move === undefined) throw new RangeError('no move');
        const leftMs = { black: this.#leftAtTurn('black'), white: this.#leftAtTurn('white') };
        leftMs[by] = Math.max(0, leftMs[by] - this.#spentMs);
        this.moves = [...this.moves, { move, leftMs }];
        this.#spentMs = 0;
        this.#claimable.delete(by);
        this.#beginTurn();
        delete this.offers[by];
        if (this.ending) this.offers = {};
        return;
      }
      case 'offered':
        if (by) this.offers[by] = body.what;
        if (by && body.what === 'take-back') this.takeBacks[by]++;
        return;
      case 'declined':
        if (by) delete this.offers[opposite(by)];
        return;
      case 'taken-back':
        this.moves = this.moves.slice(0, this.moves.length - body.plies);
        this.#spentMs = 0;
        this.#beginTurn();
        this.offers = {};
        return;
      case 'ended':
        this.declared = body.ending;
        this.offers = {};
        return;
      case 'adjourned':
        this.isAdjourned = true;
        this.offers = {};
        this.#hasParted = !COLORS.every((color) => this.#isHere(color));
        return;
      case 'continued':
        this.isAdjourned = false;
        this.#beginTurn();
        return;
      case 'lapsed':
      case 'rematched':
        this.offers = {};
        return;
      default:
    }
  }
}

function refuse(code: RefusalCode): never {
  throw new Refused({ code });
}
