import type { Match } from '../match/match.ts';
import type { Tentative } from '../match/participants/players.ts';
import { parsePsn } from '../records/formats/psn/psn-read.ts';
import { formatPsn } from '../records/formats/psn/psn-write.ts';
import type { GameRecord } from '../records/tree/record.ts';
import type { Color } from '../rules/core/color.ts';
import { legalMoves } from '../rules/core/generate.ts';
import type { Move } from '../rules/core/move.ts';
import { type Result, success } from '../rules/core/result.ts';
import { formatHodges } from '../rules/notation/hodges.ts';
import { formatUsi } from '../rules/notation/usi.ts';
import type { IdleState } from './idleness.ts';
import { Listeners } from './listeners.ts';
import type { RoomMember } from './room.ts';
import type { RoomCommandBody } from './room-command.ts';
import type { RoomGame } from './room-game.ts';
import type { MemberNews, Presence, Refusal, RoomNews } from './room-news.ts';
import type { RoomTime } from './room-time.ts';

interface SeatOptions {
  readonly time: Pick<RoomTime, 'nowMs' | 'schedule'>;
  /** Names a command; never twice the same. */
  readonly newId: () => string;
}

/** A command that the room has not answered yet. */
interface Pending {
  /** The own move that it is, which is shown meanwhile. */
  readonly move: Move | undefined;
  readonly sentMs: number;
  /** Why the room does not know what became of it; missing as long as it has not said so. */
  doubt?: Refusal;
}

/** How long a command may wait for its answer until that is shown. */
const LATE_MS = 200;

/** How many of the latest waits are looked at: one that took long is no slow room. */
const WAITS = 3;

/**
 * The place of a player or a watcher in a room. It reads the game of the room, which has only what
 * is durable, and has the own move that is not so yet beside it.
 */
export class RoomSeat {
  readonly #options: SeatOptions;
  readonly #member: RoomMember;
  readonly #listeners = new Listeners<RoomNews>();
  readonly #pending = new Map<string, Pending>();
  /** How long the latest commands have waited, in milliseconds, the last one last. */
  #waitsMs: readonly number[] = [];
  /** The own record of a game that was looked at. */
  #own: { readonly of: Match; readonly record: GameRecord } | undefined;
  /** What `tentative` has found last, and after which event. */
  #tentative: (Tentative & { readonly seq: number }) | undefined;

  constructor(options: SeatOptions, member: RoomMember) {
    this.#options = options;
    this.#member = member;
  }

  /** Takes a place in a room. @param enter goes in, as `Room.enter` does */
  static async take<Fault>(
    options: SeatOptions,
    enter: (hear: (news: MemberNews) => void) => Promise<Result<RoomMember, Fault>>,
  ): Promise<Result<RoomSeat, Fault>> {
    // Before one has a place, the game has all that is told.
    let hear = (_: MemberNews) => {};
    const member = await enter((news) => hear(news));
    if (!member.ok) return member;
    const seat = new RoomSeat(options, member.value);
    hear = (news) => seat.#hear(news);
    return success(seat);
  }

  /** The room; after a rematch that of the next game. */
  get #room(): RoomMember['room'] {
    return this.#member.room;
  }

  /** The name of the game in its room. */
  get name(): string {
    return this.#room.name;
  }

  get game(): RoomGame {
    return this.#room.game;
  }

  get match(): Match {
    return this.game.match;
  }

  /** The own side; undefined for one who watches. */
  get side(): Color | undefined {
    return this.#member.side;
  }

  /** Whether a game of one's own has begun and is not over: it goes on, now or another time. */
  get goesOn(): boolean {
    return this.side !== undefined && this.game.isUnfinished;
  }

  /** The own move that is not durable yet; undefined if there is none, or it cannot follow now. */
  get tentative(): Tentative | undefined {
    const move = [...this.#pending.values()].findLast((one) => one.move !== undefined)?.move;
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

  /** Whether a command should have been answered by now. */
  get isLate(): boolean {
    const nowMs = this.#options.time.nowMs();
    return [...this.#pending.values()].some(({ sentMs }) => nowMs - sentMs >= LATE_MS);
  }

  /** How long commands wait for their answers, by the latest; 0 before the first answer. */
  get waitMs(): number {
    const sorted = [...this.#waitsMs].sort((a, b) => a - b);
    return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  }

  /** Why it is not known what became of a command that waits; undefined where none is in doubt. */
  get inDoubt(): Refusal | undefined {
    return [...this.#pending.values()].find(({ doubt }) => doubt)?.doubt;
  }

  presence(color: Color): Presence {
    return this.#room.presence(color);
  }

  get watchers(): number {
    return this.#room.watchers;
  }

  /** What becomes of the side to move, if it has not moved for long. */
  get idle(): IdleState | undefined {
    return this.#room.idle;
  }

  /** The record as it stood at the first look at it, of one's own: nobody else reads what is written. */
  get ownRecord(): GameRecord {
    const { match } = this;
    if (this.#own?.of === match) return this.#own.record;
    const [game] = parsePsn(formatPsn(match.record));
    if (!game?.record) throw new RangeError('what was written cannot be read');
    this.#own = { of: match, record: game.record };
    return game.record;
  }

  /** Tells of everything that happens from now on. @returns what ends it */
  readonly follow = this.#listeners.follow;

  /**
   * Tells the room what one wants.
   * @param typed the line that it was, which comes back if it is refused
   * @param move the own move that it is. Default: none that is shown before the answer
   * @returns why it takes no effect, which is told as well
   */
  async send(body: RoomCommandBody, typed = '', move?: Move): Promise<Refusal | undefined> {
    const { newId, time } = this.#options;
    const command = { id: newId(), seen: this.game.seq, ...body };
    this.#pending.set(command.id, { move, sentMs: time.nowMs() });
    const cancelLate = time.schedule(() => this.#listeners.tell({ kind: 'state' }), LATE_MS);
    const refusal = await this.#member.send(command).finally(cancelLate);
    // A store that is away says nothing of the room.
    this.#answered(command.id, refusal?.code !== 'not-saved');
    if (refusal) this.#listeners.tell({ kind: 'refused', typed, refusal });
    return refusal;
  }

  /** Plays a move that is legal in one's own turn, as `send` does. */
  play(move: Move, typed = ''): Promise<Refusal | undefined> {
    return this.send({ kind: 'move', move: formatUsi(this.match.variant, move) }, typed, move);
  }

  /** Leaves the room. */
  leave(): void {
    this.#listeners.clear();
    this.#member.leave();
  }

  #hear(news: MemberNews): void {
    if (news.kind === 'event') {
      const { id } = news.event;
      this.#listeners.tell({ ...news, isOwn: id !== undefined && this.#answered(id) });
      return;
    }
    if (news.kind === 'doubt') {
      const pending = this.#pending.get(news.id);
      if (pending) pending.doubt = news.refusal;
      this.#listeners.tell({ kind: 'refused', typed: '', refusal: news.refusal });
      return;
    }
    // What was sent concerns the game before.
    if (news.kind === 'rematch') this.#pending.clear();
    this.#listeners.tell(news);
  }

  /** Notes an answer. @returns whether the command still waited for it */
  #answered(id: string, isTimed = true): boolean {
    const pending = this.#pending.get(id);
    if (!pending) return false;
    this.#pending.delete(id);
    if (isTimed && !pending.doubt) {
      const waitMs = this.#options.time.nowMs() - pending.sentMs;
      this.#waitsMs = [...this.#waitsMs, waitMs].slice(-WAITS);
    }
    return true;
  }
}
