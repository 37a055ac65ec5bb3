import { COLORS, type Color } from '../rules/core/color.ts';
import type { Presence } from './room-news.ts';
import type { RoomTime } from './room-time.ts';

/** The people in the other rooms of the same log. */
export interface Elsewhere {
  readonly sides: Readonly<Record<Color, boolean>>;
  readonly watchers: number;
}

/** Nobody is in the other rooms. */
export const NOBODY_ELSEWHERE: Elsewhere = { sides: { black: false, white: false }, watchers: 0 };

export interface AttendanceOptions {
  readonly time: Pick<RoomTime, 'nowMs' | 'schedule'>;
  /** How long a side must be away until the other may claim the game. */
  readonly limitMs: (color: Color) => number;
  /** Whether the game goes on, so that it can be claimed. */
  readonly isOn: () => boolean;
  /** Hears when a side has been away that long. */
  readonly onGone: () => void;
}

/** The people in a room, and since when a side is away. */
export class Attendance<Member extends { readonly side: Color | undefined }> {
  readonly #options: AttendanceOptions;
  readonly #members = new Set<Member>();
  #elsewhere = NOBODY_ELSEWHERE;
  /** The moment since which nobody is at a side. */
  readonly #awaySince: Partial<Record<Color, number>> = {};
  /** Sides from which the game may be claimed until they are back and have moved. */
  readonly #claimable = new Set<Color>();
  readonly #cancelGone: Partial<Record<Color, () => void>> = {};
  /** Whether a side was away since the game was adjourned. */
  hasParted: boolean;

  /** @param hasParted whether a side was away already */
  constructor(options: AttendanceOptions, hasParted: boolean) {
    this.#options = options;
    this.hasParted = hasParted;
  }

  /** Those who are in this room. */
  get members(): readonly Member[] {
    return [...this.#members];
  }

  get areBothHere(): boolean {
    return COLORS.every((color) => this.isHere(color));
  }

  isHere(color: Color): boolean {
    if (this.#elsewhere.sides[color]) return true;
    for (const { side } of this.#members) if (side === color) return true;
    return false;
  }

  /** Counts how many watch, here and in the other rooms. */
  countWatchers(): number {
    return this.members.filter(({ side }) => !side).length + this.#elsewhere.watchers;
  }

  presenceOf(color: Color): Presence {
    if (this.isHere(color)) return 'here';
    return this.waitMs(color) === 0 ? 'gone' : 'away';
  }

  /** How long one has to wait until the game may be claimed from a side; undefined: it is here. */
  waitMs(color: Color): number | undefined {
    const { time, limitMs, isOn } = this.#options;
    if (this.#claimable.has(color)) return 0;
    const since = this.#awaySince[color];
    if (since === undefined) return undefined;
    const waitMs = Math.max(0, Math.ceil(since + limitMs(color) - time.nowMs()));
    if (waitMs === 0 && isOn()) this.#claimable.add(color);
    return waitMs;
  }

  enter(member: Member): void {
    this.#members.add(member);
    if (member.side) this.#cameBack(member.side);
  }

  /** @returns false for one who was not there */
  leave(member: Member): boolean {
    if (!this.#members.delete(member)) return false;
    const { side } = member;
    if (side && !this.isHere(side)) this.#wentAway(side);
    return true;
  }

  /** Counts in who is in the other rooms. @returns the sides that are back; undefined: no change */
  setElsewhere(elsewhere: Elsewhere): readonly Color[] | undefined {
    const { sides, watchers } = this.#elsewhere;
    const isSame = COLORS.every((color) => sides[color] === elsewhere.sides[color]);
    if (isSame && watchers === elsewhere.watchers) return undefined;
    const before = COLORS.filter((color) => this.isHere(color));
    this.#elsewhere = elsewhere;
    const after = COLORS.filter((color) => this.isHere(color));
    const back = after.filter((color) => !before.includes(color));
    for (const color of before) if (!after.includes(color)) this.#wentAway(color);
    for (const color of back) this.#cameBack(color);
    return back;
  }

  /** Counts from now on how long nobody is at a side. */
  countAbsence(): void {
    for (const color of COLORS) {
      if (this.isHere(color)) continue;
      this.#awaySince[color] = this.#options.time.nowMs();
      this.#awaitGone(color);
    }
  }

  /** Notes that a side has moved: the game can no longer be claimed from it. */
  noteMove(color: Color): void {
    this.#claimable.delete(color);
  }

  /** Notes that the game is adjourned. One may have left with the word that agreed. */
  adjourn(): void {
    this.hasParted = !this.areBothHere;
  }

  /** Sends everybody away. */
  clear(): void {
    for (const color of COLORS) this.#cancelGone[color]?.();
    this.#members.clear();
  }

  #wentAway(side: Color): void {
    this.hasParted = true;
    this.#awaySince[side] = this.#options.time.nowMs();
    this.#awaitGone(side);
  }

  #cameBack(side: Color): void {
    // A side that was away too long can be claimed from until it moves.
    this.waitMs(side);
    delete this.#awaySince[side];
    this.#cancelGone[side]?.();
  }

  /** Tells when the game may be claimed from a side. */
  #awaitGone(side: Color): void {
    this.#cancelGone[side]?.();
    const waitMs = this.waitMs(side);
    if (!waitMs) return;
    const look = () => {
      this.#options.onGone();
      this.#awaitGone(side);
    };
    this.#cancelGone[side] = this.#options.time.schedule(look, waitMs);
  }
}
