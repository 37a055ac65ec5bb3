import { cleanName } from '../clean/clean-text.ts';
import { Match } from '../match/match.ts';
import type { TimeSource } from '../match/match-clock.ts';
import { NOBODY, renamePlayer } from '../match/participants/side.ts';
import { createRecord, type GameRecord, recordDate, rulesTags } from '../records/tree/record.ts';
import { ROOM_FOLDER_TAG, ROOM_TAG } from '../records/tree/room-tag.ts';
import { COLORS, type Color, opposite } from '../rules/core/color.ts';
import { rulesFingerprint } from '../rules/core/fingerprint.ts';
import { legalMoves } from '../rules/core/generate.ts';
import type { Move } from '../rules/core/move.ts';
import { parseSfen } from '../rules/notation/sfen.ts';
import { parseUsi } from '../rules/notation/usi.ts';
import { findVariant } from '../rules/variants/index.ts';
import type { RoomEvent, RoomOffer } from './room-event.ts';

/** The player of a side. */
export interface Seated {
  /** Tells accounts apart; '' where nothing is proven. */
  readonly account: string;
  readonly name: string;
}

/** The first event of a game. */
type Opened = Extract<RoomEvent, { kind: 'opened' }>;

export interface RoomGameOptions {
  /** The time of the clocks, which only the room judges. */
  readonly time: Pick<TimeSource, 'nowMs' | 'date'>;
  /** The record to go on with. Default: a new one */
  readonly record?: GameRecord;
}

/**
 * The game of a room as the fold of its events: nothing else changes it.
 */
export class RoomGame {
  readonly opened: Opened;
  readonly match: Match;
  /** The number of the last event. */
  seq: number;
  /** The number of the event that each command, by its id, has led to. */
  readonly answers = new Map<string, number>();
  readonly seats: Partial<Record<Color, Seated>> = {};
  /** What each side offers. */
  readonly offers: Partial<Record<Color, RoomOffer>> = {};
  /** How often each side has asked for a move back. */
  readonly takeBacks: Record<Color, number> = { black: 0, white: 0 };
  /** The number of the last event by which another than the side itself has changed the game. */
  readonly changedFor: Record<Color, number> = { black: 0, white: 0 };
  /** The side of whoever has sat down first. */
  firstSeat: Color | undefined;
  isAdjourned = false;
  /** Whether both have agreed to another game. */
  isRematched = false;
  /** Whether the clock stands, since nobody had the chance to move. */
  isHeld = false;

  private constructor(opened: Opened, match: Match) {
    this.opened = opened;
    this.match = match;
    this.seq = opened.seq;
  }

  /**
   * Folds the events of a log. Throws `RangeError` for one that cannot follow.
   * @param isHeld whether the clock stands after them
   * @returns undefined where the first one opens no game, or one that is unknown or has other rules
   *   here
   */
  static fold(
    [first, ...others]: readonly RoomEvent[],
    options: RoomGameOptions,
    isHeld = false,
  ): RoomGame | undefined {
    if (first?.kind !== 'opened' || first.seq !== 1) return undefined;
    const variant = findVariant(first.variant);
    if (!variant) return undefined;
    if (first.rules !== undefined && first.rules !== rulesFingerprint(variant)) return undefined;
    const start = parseSfen(variant, first.sfen);
    if (!start.ok) return undefined;
    const { code, folder, timeControl } = first;
    const tags = [
      { name: 'Date', value: recordDate(new Date(first.at)) },
      { name: 'Black', value: NOBODY },
      { name: 'White', value: NOBODY },
      ...(timeControl ? [{ name: 'TimeControl', value: cleanName(timeControl) }] : []),
      ...(code ? [{ name: ROOM_TAG, value: cleanName(code) }] : []),
      ...(folder ? [{ name: ROOM_FOLDER_TAG, value: cleanName(folder) }] : []),
      ...rulesTags(variant),
    ];
    const record = options.record ?? createRecord({ variant, start: start.value, tags });
    const { nowMs, date } = options.time;
    const match = new Match(record, {
      illegal: 'refuse',
      save: () => {},
      time: { nowMs, date },
    });
    const game = new RoomGame(first, match);
    game.isHeld = isHeld;
    for (const event of others) {
      if (!game.apply(event)) throw new RangeError(`event ${event.seq} cannot follow`);
    }
    return game;
  }

  /** Whether somebody sits at both sides. */
  get hasBegun(): boolean {
    return COLORS.every((color) => this.seats[color]);
  }

  /** Whether moves are made. */
  get isOn(): boolean {
    return this.isUnfinished && !this.isAdjourned;
  }

  /** Whether it has begun and is not over. */
  get isUnfinished(): boolean {
    return this.hasBegun && !this.match.ending;
  }

  /** The moves that go if a side gets its last turn back. */
  pliesToTakeBack(color: Color): number {
    return this.match.game.turn === color ? 2 : 1;
  }

  /**
   * Does what the next event says.
   * @returns false, and does nothing, if the event cannot follow
   */
  apply(event: RoomEvent): boolean {
    if (event.seq !== this.seq + 1 || !this.#canFollow(event)) return false;
    this.seq = event.seq;
    const { id, by, turnMs } = event;
    if (id !== undefined) this.answers.set(id, event.seq);
    if (turnMs !== undefined) this.match.stopClock(turnMs);
    this.#do(event);
    if (isChange(event)) {
      for (const color of COLORS) if (color !== by) this.changedFor[color] = event.seq;
    }
    if (!this.isOn || this.isHeld) this.match.stopClock();
    else this.match.startClock();
    return true;
  }

  #canFollow(event: RoomEvent): boolean {
    const { match } = this;
    switch (event.kind) {
      case 'opened':
        return false;
      case 'seated':
        return this.seats[event.color] === undefined;
      case 'moved':
        return (
          this.isOn && event.by === match.game.turn && legalMove(match, event.move) !== undefined
        );
      case 'offered':
      case 'declined':
      case 'said':
      case 'greeted':
        return event.by !== undefined;
      case 'lapsed':
        return COLORS.some((color) => this.offers[color] === event.what);
      case 'rematched':
        return match.ending !== undefined && !this.isRematched;
      case 'taken-back':
        return this.isOn && event.plies > 0 && event.plies <= match.game.ply;
      case 'ended':
        return this.hasBegun && !match.ending;
      case 'adjourned':
      case 'resumed':
        return this.isOn;
      case 'continued':
        return this.isAdjourned;
      default:
        return event satisfies never;
    }
  }

  #do(event: RoomEvent): void {
    const { match, offers } = this;
    const { by } = event;
    switch (event.kind) {
      case 'opened':
        return;
      case 'seated': {
        const { color, account, name } = event;
        this.seats[color] = { account, name };
        this.firstSeat ??= color;
        renamePlayer(match.record, color, cleanName(name) || NOBODY);
        return;
      }
      case 'moved': {
        const { turn } = match.game;
        const move = parseUsi(match.variant, event.move);
        if (move !== undefined) match.seat(turn).send({ kind: 'play', move });
        delete offers[turn];
        if (match.ending) this.#dropOffers();
        return;
      }
      case 'offered':
        if (by) offers[by] = event.what;
        if (by && event.what === 'take-back') this.takeBacks[by]++;
        return;
      case 'declined':
        if (by) delete offers[opposite(by)];
        return;
      case 'lapsed':
        for (const color of COLORS) if (offers[color] === event.what) delete offers[color];
        return;
      case 'rematched':
        this.isRematched = true;
        this.#dropOffers();
        return;
      case 'taken-back':
        match.takeBack(event.plies);
        this.#dropOffers();
        return;
      case 'ended':
        match.end(event.ending);
        this.#dropOffers();
        return;
      case 'adjourned':
        this.isAdjourned = true;
        this.#dropOffers();
        return;
      case 'continued':
        this.isAdjourned = false;
        return;
      case 'said':
      case 'greeted':
      case 'resumed':
        return;
      default:
        event satisfies never;
    }
  }

  #dropOffers(): void {
    for (const color of COLORS) delete this.offers[color];
  }
}

/** The move that a text in USI is, if it is legal now. */
export function legalMove({ variant, game }: Match, text: string): Move | undefined {
  const move = parseUsi(variant, text);
  return move !== undefined && legalMoves(game.position).includes(move) ? move : undefined;
}

/** Whether an event makes what somebody has just decided questionable. */
function isChange({ kind }: RoomEvent): boolean {
  return ['moved', 'taken-back', 'ended', 'adjourned', 'continued'].includes(kind);
}
