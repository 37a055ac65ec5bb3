import { sideInRematch } from '../match/furigoma.ts';
import { changeableRules } from '../records/tree/record.ts';
import { type Color, opposite } from '../rules/core/color.ts';
import { findVariant } from '../rules/variants/index.ts';
import type { RoomEvent } from './room-event.ts';
import type { RoomGame, Seated } from './room-game.ts';

/** A player who sits in a room from the beginning. */
type Seating = Seated & { readonly color: Color };

/** What a new room is opened with. */
export type RoomOpening = Omit<Extract<RoomEvent, { kind: 'opened' }>, 'kind' | 'seq'> & {
  readonly host?: Seating;
  readonly guest?: Seating;
};

/** The first events of a new room. */
export function openingEvents({ host, guest, ...opened }: RoomOpening): RoomEvent[] {
  const { at } = opened;
  const variant = findVariant(opened.variant);
  const rules = variant && changeableRules(variant);
  const seated = [host, guest].flatMap((seating) => (seating ? [seating] : []));
  return [
    { seq: 1, kind: 'opened', ...opened, ...(rules !== undefined && { rules }) },
    ...seated.map((seating, index): RoomEvent => {
      return { seq: index + 2, at, kind: 'seated', ...seating };
    }),
  ];
}

/** The least time between the beginnings of two games of a room: their names tell seconds. */
const APART_MS = 1000;

/**
 * What the room of another game is opened with after a game: the same terms, code and people.
 * @param atMs the time of day, in milliseconds since 1970
 */
export function rematchOpening(
  { opened, seats, firstSeat = 'black', match }: RoomGame,
  atMs: number,
): RoomOpening {
  const { kind: _kind, seq: _seq, ...terms } = opened;
  const seatingOf = (color: Color): Seating => {
    const { account = '', name = '' } = seats[color] ?? {};
    return { color: sideInRematch(match.record, color), account, name };
  };
  return {
    ...terms,
    at: Math.max(atMs, opened.at + APART_MS),
    host: seatingOf(firstSeat),
    guest: seatingOf(opposite(firstSeat)),
  };
}
