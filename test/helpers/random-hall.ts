import type { HallEvent, HallEventBody } from '../../source/rooms/hall/hall-event.ts';
import type { HallState } from '../../source/rooms/hall/hall-state.ts';
import { HALL_AT, TERMS } from './hall-events.ts';

/** Picks one of a list. */
type Pick = <Value>(values: readonly Value[]) => Value;

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

const PERSONS = upTo(5).map((index) => ({ id: `SHA256:p${index}`, name: `P${index}` }));
const GUESTS = upTo(2).map((index) => ({ id: `guest:${index}`, name: `guest-${index}` }));
const KEYS = [...PERSONS.map(({ id }) => id), ...upTo(4).map((index) => `SHA256:k${index}`)];
const CODES = upTo(24).map((index) => `CODE${index}`);
const NETWORKS = ['192.0.2.0/24', '2001:db8::/48'];
const DIGESTS = upTo(4).map((index) => `digest ${index}`);

/** What may happen, or may not, by its kind. */
const MAKERS = {
  registered: (pick) => {
    const { id, name } = pick(PERSONS);
    return { kind: 'registered', person: id, name: pick([name, name, 'Other']) };
  },
  'key-code-made': (pick) => {
    const [person, digest] = [pick(PERSONS).id, pick(DIGESTS)];
    return { kind: 'key-code-made', person, digest, untilMs: HALL_AT + pick([1, 1e9]) };
  },
  'key-added': (pick) => ({ kind: 'key-added', person: pick(PERSONS).id, key: pick(KEYS) }),
  'key-removed': (pick) => ({ kind: 'key-removed', person: pick(PERSONS).id, key: pick(KEYS) }),
  banned: (pick) => ({ kind: 'banned', key: pick(KEYS) }),
  unbanned: (pick) => ({ kind: 'unbanned', key: pick(KEYS) }),
  'network-banned': (pick) => ({ kind: 'network-banned', network: pick(NETWORKS) }),
  'network-unbanned': (pick) => ({ kind: 'network-unbanned', network: pick(NETWORKS) }),
  'network-held': (pick) => {
    return { kind: 'network-held', network: pick(NETWORKS), untilMs: HALL_AT + pick([1, 1e9]) };
  },
  renamed: (pick) => {
    const { id: person, name } = pick(PERSONS);
    return { kind: 'renamed', person, name: pick([name, 'Other', 'Another']) };
  },
  deleted: (pick, hall) => {
    const { id } = pick(PERSONS);
    // Not all of them, or nothing happens any more.
    const person = pick([id, ...Array<string>(30).fill('nobody')]);
    return { kind: 'deleted', person, name: `#${hall.seq + 1}`, keys: [] };
  },
  challenged: (pick) => {
    const { id: person, name } = pick(PERSONS);
    return {
      kind: 'challenged',
      code: pick(CODES),
      by: pick([...PERSONS, ...PERSONS, ...GUESTS]),
      to: pick([{ kind: 'anyone' }, { kind: 'invitation' }, { kind: 'person', person, name }]),
      ...TERMS,
      side: pick(['lot', 'black', 'white']),
      variant: pick(['yari', 'shogi']),
      isRated: pick([true, true, false]),
      hasWatchers: pick([true, false]),
    };
  },
  withdrawn: (pick) => {
    return { kind: 'withdrawn', code: pick(CODES), why: pick(['taken-back', 'declined', 'away']) };
  },
  began: (pick, hall) => {
    const isChallenged = hall.challenges.length > 0 && pick([true, true, false]);
    const challenge = isChallenged ? pick(hall.challenges) : undefined;
    const { code = pick(CODES), by = pick(PERSONS) } = challenge ?? {};
    const other = pick([...PERSONS, ...PERSONS, ...GUESTS]);
    const [black, white] = pick([
      [by, other],
      [other, by],
    ]);
    const seats = { game: `game ${pick([code, pick(CODES)])}`, black, white };
    if (challenge) return { kind: 'began', code, ...seats };
    const terms = {
      ...({ by, to: { kind: 'anyone' }, side: 'lot', hasWatchers: true } as const),
      ...TERMS,
      isRated: pick([true, false]),
    };
    return { kind: 'began', code, terms, ...seats, ...pick([{}, { after: pick(CODES) }]) };
  },
  ended: (pick, hall) => {
    const code = hall.games.length > 0 ? pick(hall.games).began.code : pick(CODES);
    const winner = pick(['black', 'white'] as const);
    const ending = pick([
      { reason: 'resignation', winner } as const,
      { reason: 'repetition' } as const,
    ]);
    return { kind: 'ended', code, plies: pick([0, 1, 6, 40, 40]), ending };
  },
} as const satisfies Readonly<
  Record<HallEvent['kind'], (pick: Pick, hall: HallState) => HallEventBody>
>;

/** What may happen next in a hall, or may not. @param random uniform from 0 to below 1 */
export function maybeNext(hall: HallState, random: () => number): HallEvent {
  const pick: Pick = (values) => {
    const value = values[Math.floor(random() * values.length)];
    if (value === undefined) throw new RangeError('nothing to pick');
    return value;
  };
  const { seq } = hall;
  const body = pick(Object.values(MAKERS))(pick, hall);
  return { seq: seq + 1, at: HALL_AT + seq * 1000, ...body };
}

/** Lets events happen in a hall until it has so many. @returns them */
export function randomEvents(
  hall: HallState,
  count: number,
  random: () => number,
): readonly HallEvent[] {
  const events: HallEvent[] = [];
  while (events.length < count) {
    const event = maybeNext(hall, random);
    if (hall.apply(event)) events.push(event);
  }
  return events;
}

/** All that can be asked of a hall. */
export function allOf(hall: HallState): unknown {
  return {
    standing: hall.standing,
    all: [...hall.members()],
    bannedKeys: hall.bannedKeys,
    rematches: CODES.map((code) => hall.rematchOf(code)),
    members: PERSONS.map(({ id }) => hall.member(id)),
    names: PERSONS.map(({ name }) => [hall.memberOfName(name), hall.hasLike(name)]),
    keys: KEYS.map((key) => [hall.memberOfKey(key), hall.isBanned(key)]),
    codes: CODES.map((code) => [hall.game(code), hall.wasThere(code), hall.gameInsteadOf(code)]),
    digests: DIGESTS.map((digest) => hall.keyCode(digest)),
    games: PERSONS.map(({ id }) => [hall.gamesOf(id), hall.gamesOf(id, 1, 2)]),
    rankings: ['yari', 'shogi'].map((variant) => [
      hall.ranking(variant),
      PERSONS.map(({ id }) => hall.place(variant, id)),
    ]),
  };
}
