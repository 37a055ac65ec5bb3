import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HallEvent } from '../../../source/rooms/hall/hall-event.ts';
import type { Visit } from '../../../source/rooms/hall/visit.ts';
import type { RoomStay } from '../../../source/rooms/rooms.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { TERMS } from '../../helpers/hall-events.ts';
import { settled, Town, type TownHouse } from '../../helpers/hall-town.ts';

const NAMES = ['aki', 'ben', 'cem', 'dan', 'eli'] as const;

const CLOCKS = ['600+30+0', '60+0+0'] as const;

const ANYONE = { kind: 'anyone' } as const;

type Name = (typeof NAMES)[number];

/** What happens at the houses. `who` does it, or it is about their latest game. */
type Step =
  | { readonly kind: 'quick'; readonly who: Name; readonly timeControl: (typeof CLOCKS)[number] }
  | { readonly kind: 'challenge' | 'accept' | 'withdraw'; readonly who: Name }
  | {
      readonly kind: 'enter' | 'move' | 'resign' | 'rematch' | 'agree' | 'both-rematch';
      readonly who: Name;
    }
  | { readonly kind: 'leave' | 'go' | 'claim'; readonly who: Name }
  | { readonly kind: 'pass'; readonly timeMs: number };

const who = fc.constantFrom(...NAMES);
const deed = (kind: Exclude<Step['kind'], 'quick' | 'pass'>, weight: number) => ({
  weight,
  arbitrary: who.map((name): Step => ({ kind, who: name })),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc
      .tuple(who, fc.constantFrom(...CLOCKS))
      .map(([name, timeControl]): Step => ({ kind: 'quick', who: name, timeControl })),
  },
  ...[deed('challenge', 2), deed('accept', 3), deed('withdraw', 1)],
  ...[deed('enter', 6), deed('move', 8), deed('resign', 7), deed('rematch', 5)],
  ...[deed('both-rematch', 5), deed('agree', 5), deed('leave', 2), deed('go', 2), deed('claim', 8)],
  {
    weight: 3,
    arbitrary: fc.constantFrom(200, 200, 3000, 3000, 15_000, 130_000).map((timeMs): Step => {
      return { kind: 'pass', timeMs };
    }),
  },
);

/** What has come about, counted over all runs. */
const tally = new Map<string, number>();

function count(what: string): void {
  tally.set(what, (tally.get(what) ?? 0) + 1);
}

/** People at houses of a store, who do what they please. */
class Storm {
  readonly town = new Town();
  readonly houses: TownHouse[] = [];
  readonly #visits = new Map<Name, Visit>();
  readonly #stays = new Map<Name, RoomStay>();

  async open(houses: number): Promise<void> {
    for (let index = 0; index < houses; index++) this.houses.push(await this.town.open());
  }

  async happen(one: Step): Promise<void> {
    if (one.kind === 'pass') {
      await this.town.pass(one.timeMs);
      return;
    }
    const visit = await this.#visitOf(one.who);
    const stay = this.#stays.get(one.who);
    const { hall } = visit.house;
    const id = visit.person?.id;
    switch (one.kind) {
      case 'quick': {
        const { kind, timeControl } = one;
        await visit.command({ kind, to: ANYONE, side: 'lot', ...TERMS, timeControl });
        break;
      }
      case 'challenge':
        await visit.command({ kind: 'challenge', to: ANYONE, side: 'lot', ...TERMS });
        break;
      case 'accept':
      case 'withdraw': {
        const [challenge] = hall.challenges.filter(
          ({ by }) => (by.id === id) === (one.kind === 'withdraw'),
        );
        if (challenge) await visit.command({ kind: one.kind, code: challenge.code });
        break;
      }
      case 'enter': {
        const game = hall.games.find(({ began: { black, white } }) =>
          [black.id, white.id].includes(id ?? ''),
        )?.began;
        const names = NAMES.filter(
          (name) => game && [game.black.name, game.white.name].includes(name),
        );
        for (const name of names) await this.#enter(name, game?.game ?? '');
        break;
      }
      case 'move': {
        const seat = stay?.seat;
        if (!seat?.game.isOn || seat.match.game.turn !== seat.side) break;
        const moves = legalMoves(seat.match.game.position);
        seat.play(itemAt(moves, moves.length >> 1));
        break;
      }
      case 'resign':
        stay?.seat.send({ kind: 'resign' });
        break;
      case 'rematch':
        stay?.seat.send({ kind: 'offer', what: 'rematch' });
        break;
      case 'both-rematch':
        for (const { seat } of this.#stays.values()) {
          if (seat.name !== stay?.seat.name) continue;
          seat.send({ kind: 'offer', what: 'rematch' });
        }
        break;
      case 'agree':
        stay?.seat.send({ kind: 'answer', accepts: true });
        break;
      case 'claim':
        stay?.seat.send({ kind: 'claim', result: 'win' });
        break;
      case 'leave':
        await stay?.leave();
        this.#stays.delete(one.who);
        break;
      case 'go':
        this.#stays.delete(one.who);
        this.#visits.delete(one.who);
        await visit.end();
        break;
      default:
        one satisfies never;
    }
    await settled();
  }

  async #enter(name: Name, game: string): Promise<void> {
    const visit = await this.#visitOf(name);
    const before = this.#stays.get(name);
    if (before?.seat.name === game) return;
    await before?.leave();
    this.#stays.delete(name);
    const joined = await visit.join(game, 'play');
    if (joined.ok) this.#stays.set(name, joined.value);
  }

  async #visitOf(name: Name): Promise<Visit> {
    const known = this.#visits.get(name);
    if (known) return known;
    const house = itemAt(this.houses, NAMES.indexOf(name) % this.houses.length);
    const visit = await this.town.come(house, name);
    this.#visits.set(name, visit);
    return visit;
  }

  /** All houses tell the same, and what they tell can be. */
  async check(): Promise<void> {
    await this.town.pass(4000);
    expect(this.town.faults).toEqual([]);
    const [first, ...others] = this.houses.map(({ house }) => house.hall);
    for (const other of others) {
      expect(other.games).toEqual(first?.games);
      expect(other.challenges).toEqual(first?.challenges);
    }
    this.#checkEvents(this.town.store.hallEvents);
    for (const stay of this.#stays.values()) {
      const { seat } = stay;
      const events = this.town.store.eventsOf(seat.name);
      expect(seat.game.seq).toBe(events.length);
      // A person who has agreed to a rematch is in it.
      expect(seat.game.isRematched).toBe(false);
    }
  }

  #checkEvents(events: readonly HallEvent[]): void {
    const open = new Map<string, Extract<HallEvent, { kind: 'challenged' }>>();
    const games = new Map<string, Extract<HallEvent, { kind: 'began' }>>();
    const rematches = new Set<string>();
    for (const event of events) {
      if (event.kind === 'challenged') open.set(event.code, event);
      if (event.kind === 'withdrawn') open.delete(event.code);
      if (event.kind === 'ended') count(event.ending.reason);
      if (event.kind !== 'began') continue;
      const { after, terms, black, white } = event;
      if (after !== undefined) {
        count('rematch');
        const before = games.get(after);
        expect(rematches.has(after)).toBe(false);
        rematches.add(after);
        expect([black.id, white.id]).toEqual([before?.white.id, before?.black.id]);
        if (before?.terms) expect(terms).toEqual(before.terms);
        const { game = '' } = before ?? {};
        expect(this.town.store.eventsOf(game).some(({ kind }) => kind === 'rematched')).toBe(true);
      } else {
        count('challenge');
        expect(open.has(event.code)).toBe(true);
      }
      // Who plays offers nothing to anyone any more.
      for (const { code, by } of open.values()) {
        if ([black.id, white.id].includes(by.id)) open.delete(code);
      }
      games.set(event.code, event);
    }
    expect([...open.keys()]).toEqual(this.houses[0]?.house.hall.challenges.map(({ code }) => code));
  }
}

test('a hall holds what is agreed on in hundreds of games, with rematches and claims', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.array(step, { minLength: 60, maxLength: 120 }),
      async (houses, steps) => {
        const storm = new Storm();
        await storm.open(houses);
        for (const one of steps) await storm.happen(one);
        await storm.check();
      },
    ),
    { numRuns: 120 },
  );
  for (const what of ['rematch', 'challenge', 'resignation', 'abandonment', 'time']) {
    expect(tally.get(what), what).toBeGreaterThan(0);
  }
}, 600_000);
