import type { HallEvent, HallEventBody } from '../../source/rooms/hall/hall-event.ts';
import { HallState } from '../../source/rooms/hall/hall-state.ts';
import { formatSfen } from '../../source/rules/notation/sfen.ts';
import { startPosition } from '../../source/rules/notation/start.ts';
import { yari } from '../../source/rules/variants/yari/rules.ts';

/** The time of day of the first event of a hall, in milliseconds since 1970. */
export const HALL_AT = 1_700_000_000_000;

/** Two persons of a server. */
export const AKI = { id: 'SHA256:aki', name: 'Aki' };
export const BEN = { id: 'SHA256:ben', name: 'Ben' };
/** Somebody without a key. */
export const GUEST = { id: 'guest:1', name: 'guest-1' };

/** What a challenge offers, unless a test says otherwise: a rated game of yari shogi to anyone. */
export const TERMS = {
  variant: yari.id,
  sfen: formatSfen(yari, startPosition(yari)),
  timeControl: '600+30+0',
  isRated: true,
  hasWatchers: true,
} as const;

/** Makes events of what they tell, from the number after the last of a hall on. */
export function hallEvents(bodies: readonly HallEventBody[], after = 0): HallEvent[] {
  return bodies.map((body, index) => ({ seq: after + index + 1, at: HALL_AT, ...body }));
}

/** A challenge of Aki to anyone. */
export function challenged(
  code: string,
  more: Partial<Extract<HallEventBody, { kind: 'challenged' }>> = {},
): HallEventBody {
  const to = { kind: 'anyone' } as const;
  return { kind: 'challenged', code, by: AKI, to, side: 'lot', ...TERMS, ...more };
}

/** Aki and Ben are registered. */
export const BOTH_REGISTERED = [AKI, BEN].map(({ id, name }) => {
  return { kind: 'registered', person: id, name } as const;
});

/** A game of Aki, who is Black, against Ben. */
export function begun(code: string, white = BEN): HallEventBody {
  return { kind: 'began', code, game: `game-${code}`, black: AKI, white };
}

/** Five more people. */
export const CROWD = [0, 1, 2, 3, 4].map((index) => {
  return { id: `SHA256:${index}`, name: `P${index}` };
});

/** Aki and the five are registered. */
export const CROWD_REGISTERED = [AKI, ...CROWD].map(({ id, name }) => {
  return { kind: 'registered', person: id, name } as const;
});

/** A rated game of yari shogi that is played to its end. */
export function gameOf(
  code: string,
  black: typeof AKI,
  white: typeof AKI,
  winner: 'black' | 'white',
): HallEventBody[] {
  return [
    challenged(code, { by: black }),
    { kind: 'began', code, game: `game-${code}`, black, white },
    { kind: 'ended', code, plies: 20, ending: { reason: 'time', winner } },
  ];
}

/** The hall after events. Throws if one of them cannot follow. */
export function hallAfter(...bodies: readonly HallEventBody[]): HallState {
  const hall = new HallState();
  for (const event of hallEvents(bodies)) {
    if (!hall.apply(event)) throw new Error(`event ${event.seq} cannot follow: ${event.kind}`);
  }
  return hall;
}
