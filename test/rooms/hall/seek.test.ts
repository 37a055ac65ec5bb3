import { describe, expect, test } from 'vitest';
import type { HallEvent, HallEventBody } from '../../../source/rooms/hall/hall-event.ts';
import { DEFAULT_SOUGHT, judgePairing, judgeSeek } from '../../../source/rooms/hall/hall-seek.ts';
import { HallState } from '../../../source/rooms/hall/hall-state.ts';
import { formatSfen } from '../../../source/rules/notation/sfen.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { settled, Town } from '../../helpers/hall-town.ts';

const [FIRST, SECOND = FIRST] = VARIANTS;
const GAME = { variant: FIRST.id, timeControl: '600+30+0' };
const OTHER = { variant: SECOND.id, timeControl: '600+30+0' };
const T0 = 1_700_000_000_000;

type Judgement = ReturnType<typeof judgeSeek>;

/** A hall in which people seek games. */
class Hall {
  readonly state = new HallState();
  readonly events: HallEvent[] = [];
  atMs = T0;
  #codes = 0;

  register(...names: readonly string[]): this {
    for (const name of names) this.happen({ kind: 'registered', person: `SHA256:${name}`, name });
    return this;
  }

  happen(body: HallEventBody): void {
    const event = { seq: this.state.seq + 1, at: this.atMs, ...body };
    if (!this.state.apply(event)) throw new Error(`${body.kind} cannot follow`);
    this.events.push(event);
  }

  /** Somebody seeks. @returns who plays now */
  seek(name: string, game: typeof GAME | 'anything' = GAME): string | undefined {
    const wanted = game === 'anything' ? undefined : game;
    return this.#do(judgeSeek(this.state, personOf(name), wanted, this.#means));
  }

  /** Looks whether some fit by now. @returns who plays now */
  pair(): string | undefined {
    return this.#do(judgePairing(this.state, this.#means));
  }

  /** Two play, and the game is over at once. @param winner of a game that is rated */
  play(black: string, white: string, winner?: 'black' | 'white'): void {
    const code = this.#means.newCode();
    const sfen = formatSfen(FIRST, startPosition(FIRST));
    const terms = {
      ...({ by: personOf(black), to: { kind: 'anyone' }, side: 'black' } as const),
      ...GAME,
      sfen,
      isRated: winner !== undefined,
      hasWatchers: true,
    };
    const players = { black: personOf(black), white: personOf(white) };
    this.happen({ kind: 'began', code, game: code, terms, ...players });
    const ending = { reason: 'resignation', ...(winner && { winner }) } as const;
    this.happen({ kind: 'ended', code, plies: 40, ending });
  }

  /** Makes the rating of somebody high, or low: by games with five others who have sure ratings soon. */
  rate(name: string, result: 'wins' | 'loses'): void {
    const crowd = [0, 1, 2, 3, 4].map((index) => `${name}-${index}`);
    const winner = result === 'wins' ? 'black' : 'white';
    this.register(...crowd);
    for (let round = 0; round < 8; round++) {
      for (const [index, one] of crowd.entries()) {
        this.play(name, one, winner);
        for (const other of crowd.slice(index + 1)) {
          this.play(one, other, round % 2 === 0 ? 'black' : 'white');
        }
      }
    }
  }

  get waiting(): string[] {
    return this.state.seeks.all.map(({ by }) => by.name);
  }

  get #means() {
    return {
      atMs: this.atMs,
      random: () => 0.9,
      digest: (text: string) => text,
      newCode: () => `CDE${(++this.#codes).toString().padStart(3, '0')}`,
    };
  }

  #do(judged: Judgement): string | undefined {
    if (!judged.ok) throw new Error(judged.fault.code);
    const { body } = judged.value;
    if (body) this.happen(body);
    if (body?.kind !== 'began') return undefined;
    return [body.black.name, body.white.name].sort().join(' - ');
  }
}

function personOf(name: string) {
  return { id: name.startsWith('guest') ? `guest:${name}` : `SHA256:${name}`, name };
}

describe('who seeks a game', () => {
  test('waits, and plays the next who seeks the same: even, by lot, and rated', () => {
    const hall = new Hall().register('Aki', 'Ben');
    expect(hall.seek('Aki')).toBeUndefined();
    expect(hall.waiting).toEqual(['Aki']);
    expect(hall.seek('Ben')).toBe('Aki - Ben');
    expect(hall.waiting).toEqual([]);
    expect(hall.state.games[0]?.terms).toMatchObject({
      ...GAME,
      isRated: true,
      hasWatchers: true,
      side: 'lot',
      to: { kind: 'anyone' },
      sfen: formatSfen(FIRST, startPosition(FIRST)),
    });
  });

  test.each([
    ['another game', { ...OTHER }],
    ['another clock', { ...GAME, timeControl: '60+0+0' }],
  ])('does not play who seeks %s', (_, other) => {
    const hall = new Hall().register('Aki', 'Ben');
    hall.seek('Aki');
    expect(hall.seek('Ben', other)).toBeUndefined();
    hall.atMs += 600_000;
    expect(hall.pair()).toBeUndefined();
    expect(hall.waiting).toEqual(['Aki', 'Ben']);
  });

  test('plays what the other seeks who takes anything', () => {
    const hall = new Hall().register('Aki', 'Ben');
    hall.seek('Aki', OTHER);
    expect(hall.seek('Ben', 'anything')).toBe('Aki - Ben');
    expect(hall.state.games[0]?.terms).toMatchObject(OTHER);
    hall.seek('Aki', 'anything');
    expect(hall.seek('Ben', 'anything')).toBe('Aki - Ben');
    expect(hall.state.games[0]?.terms).toMatchObject(DEFAULT_SOUGHT);
  });

  test('is not rated without a clock, nor with a guest', () => {
    const hall = new Hall().register('Aki', 'Ben');
    hall.seek('Aki', { ...GAME, timeControl: '' });
    hall.seek('Ben', { ...GAME, timeControl: '' });
    hall.seek('Aki');
    hall.seek('guest-1');
    expect(hall.state.games.map(({ terms }) => terms.isRated)).toEqual([false, false]);
  });

  test.each([
    { variant: 'draughts', timeControl: '' },
    { ...GAME, timeControl: 'soon' },
  ])('is refused %j', (game) => {
    const hall = new Hall().register('Aki');
    expect(() => hall.seek('Aki', game)).toThrow('bad-terms');
  });

  test('seeks one game at a time', () => {
    const hall = new Hall().register('Aki', 'Ben');
    hall.seek('Aki');
    const { seq } = hall.state;
    hall.seek('Aki');
    expect(hall.state.seq).toBe(seq);
    hall.seek('Aki', OTHER);
    expect(hall.seek('Ben')).toBeUndefined();
    expect(hall.waiting).toEqual(['Aki', 'Ben']);
  });

  test('seeks no more when another game of theirs begins', () => {
    const hall = new Hall().register('Aki', 'Ben');
    hall.seek('Aki');
    hall.play('Aki', 'Ben');
    expect(hall.waiting).toEqual([]);
  });

  test('plays the one of the nearest rating, further off the longer one of the two has waited', () => {
    const hall = new Hall().register('Aki', 'Ben', 'Cem');
    hall.rate('Aki', 'wins');
    const rating = hall.state.memberOfName('Aki')?.ratings.get(FIRST.id)?.rating.rating ?? 0;
    expect(rating).toBeGreaterThan(1700);
    hall.seek('Aki');
    expect(hall.seek('Ben')).toBeUndefined();
    const apart = rating - 1500;
    // 100 at once, and 100 more after each 10 s.
    const fitsAfterMs = Math.ceil((apart - 100) / 100) * 10_000;
    expect(fitsAfterMs).toBeLessThan(60_000);
    hall.atMs = T0 + fitsAfterMs - 1;
    expect(hall.pair()).toBeUndefined();
    expect(hall.seek('Cem')).toBe('Ben - Cem');
    hall.register('Dan');
    expect(hall.seek('Dan')).toBeUndefined();
    hall.atMs = T0 + fitsAfterMs;
    expect(hall.pair()).toBe('Aki - Dan');
  });

  test('plays anybody after a minute', () => {
    const hall = new Hall().register('Aki', 'Ben');
    hall.rate('Aki', 'wins');
    hall.rate('Ben', 'loses');
    hall.seek('Aki');
    hall.seek('Ben');
    hall.atMs += 59_999;
    expect(hall.pair()).toBeUndefined();
    hall.atMs += 1;
    expect(hall.pair()).toBe('Aki - Ben');
  });

  test('does not play the same person twice in a row where another one waits', () => {
    const hall = new Hall().register('Aki', 'Ben', 'Cem');
    hall.play('Aki', 'Ben');
    hall.seek('Aki');
    hall.seek('Cem', OTHER);
    expect(hall.seek('Ben')).toBe('Aki - Ben');
    hall.seek('Aki');
    hall.rate('Cem', 'wins');
    hall.seek('Cem');
    // Cem is too strong as yet, but waits.
    expect(hall.seek('Ben')).toBeUndefined();
    hall.atMs += 60_000;
    expect(hall.pair()).not.toBe('Aki - Ben');
    expect(hall.state.games).toHaveLength(2);
  });
});

describe('who seeks at the houses of a store', () => {
  const SEEK = { kind: 'seek', game: GAME } as const;

  test('is paired once, whoever decides', async () => {
    const town = new Town();
    const houses = await Promise.all([1, 2, 3].map(() => town.open()));
    const [one] = houses;
    const visits = [];
    for (let index = 0; index < 12; index++) {
      const house = houses[index % houses.length] ?? houses[0];
      if (house) visits.push(await town.come(house, `p${index}`));
    }
    const answers = await Promise.all(visits.map((visit) => visit.command(SEEK)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    await town.pass(2000);
    const { games, seeks } = one?.house.hall ?? new HallState();
    expect(games).toHaveLength(6);
    expect(seeks.all).toEqual([]);
    const players = games.flatMap(({ began: { black, white } }) => [black.id, white.id]);
    expect(new Set(players).size).toBe(12);
    for (const { began } of games) expect(town.store.eventsOf(began.game)).toHaveLength(3);
    expect(town.faults).toEqual([]);
  });

  test('is paired as soon as the time has come, at one of them', async () => {
    const before = new Hall().register('aki', 'ben');
    before.rate('aki', 'wins');
    const town = new Town();
    await town.store.house().hall.append(before.events);
    const [one, two] = [await town.open(), await town.open()];
    const [aki, ben] = [await town.come(one, 'aki'), await town.come(two, 'ben')];
    await aki.command(SEEK);
    await ben.command(SEEK);
    await town.pass(10_000);
    expect(one.house.hall.games).toEqual([]);
    await town.pass(50_000);
    expect(one.house.hall.games).toHaveLength(1);
    expect(two.house.hall.games).toEqual(one.house.hall.games);
    expect(town.store.eventsOf(one.house.hall.games[0]?.began.game ?? '')).toHaveLength(3);
    expect(town.faults).toEqual([]);
  });

  test('seeks no more after the last session has gone, or its house', async () => {
    const town = new Town();
    const [one, two] = [await town.open(), await town.open()];
    const aki = await town.come(one, 'Aki');
    const again = await town.come(one, 'Aki');
    const ben = await town.come(two, 'Ben');
    const { seeks } = one.house.hall;
    await aki.command(SEEK);
    await again.end();
    await settled();
    expect(seeks.all).toHaveLength(1);
    await aki.end();
    await settled();
    expect(seeks.all).toEqual([]);
    await ben.command(SEEK);
    await settled();
    two.store.vanish();
    await town.pass(18_000);
    expect(seeks.all).toHaveLength(1);
    await town.pass(6000);
    expect(seeks.all).toEqual([]);
  });

  test('seeks no more by a word, and not too often', async () => {
    const town = new Town();
    const aki = await town.come(await town.open(), 'Aki');
    const { seeks } = aki.house.hall;
    await aki.command(SEEK);
    await aki.command({ kind: 'end-seek' });
    expect(await aki.command({ kind: 'end-seek' })).toMatchObject({ ok: true });
    expect(seeks.all).toEqual([]);
    for (let time = 0; time < 19; time++) {
      await aki.command(SEEK);
      await town.pass(200);
    }
    expect(await aki.command(SEEK)).toMatchObject({ fault: { code: 'too-fast' } });
  });

  test('is led to the game where it was sought, and nowhere else', async () => {
    const town = new Town();
    const house = await town.open();
    const [aki, other] = [await town.come(house, 'Aki'), await town.come(house, 'Aki')];
    const ben = await town.come(house, 'Ben');
    const taken: string[] = [];
    for (const [name, visit] of Object.entries({ aki, other, ben })) {
      visit.onOwnGame(() => taken.push(name));
    }
    await aki.command(SEEK);
    await ben.command(SEEK);
    expect(taken).toEqual(['aki', 'ben']);
  });
});
