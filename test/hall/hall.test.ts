import { describe, expect, test } from 'vitest';
import type { ChallengeTerms, HallCommand, Person } from '../../source/hall/hall-command.ts';
import type { House } from '../../source/hall/house.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { formatSfen } from '../../source/rules/notation/sfen.ts';
import { startPosition } from '../../source/rules/notation/start.ts';
import { ogi } from '../../source/rules/variants/ogi/rules.ts';
import { shogi } from '../../source/rules/variants/shogi/rules.ts';
import { yari } from '../../source/rules/variants/yari/rules.ts';
import { TERMS } from '../helpers/hall-terms.ts';
import { settled, Town } from '../helpers/hall-town.ts';

const AKI = { id: 'SHA256:aki', name: 'Aki' };
const BEN = { id: 'SHA256:ben', name: 'Ben' };
const NEWCOMER: Person = { id: 'SHA256:cem', name: '' };
const GUEST = { id: 'guest:1', name: 'guest-1' };

const ANYONE = { kind: 'anyone' } as const;
const INVITATION = { kind: 'invitation' } as const;
const TO_BEN = { kind: 'name', name: 'ben' } as const;
const TO_AKI = { kind: 'name', name: 'Aki' } as const;
const CHALLENGE = { kind: 'challenge', to: ANYONE, side: 'lot', ...TERMS } as const;

/** A town with one house, in which Aki and Ben have names. */
async function openHall() {
  const town = new Town();
  const { house } = await town.open();
  for (const { id, name } of [AKI, BEN]) await ask(house, { id, name: '' }, register(id, name));
  return { town, house };
}

const register = (key: string, name: string) => ({ kind: 'register', key, name }) as const;

/** What the hall answers; the code of why it does nothing. */
async function ask(house: House, by: Person, command: HallCommand) {
  const result = await house.command(by, command);
  await settled();
  return result.ok ? result.value : result.fault.code;
}

/** The same for what must succeed: its code. */
async function codeOf(house: House, by: Person, command: HallCommand): Promise<string> {
  const answer = await ask(house, by, command);
  if (typeof answer === 'string') throw new Error(answer);
  return answer.code ?? '';
}

/** What happens before; gives the code that the command may need. */
type Before = (house: House, town: Town) => Promise<string>;

const nothing: Before = async () => 'K7M2QX';
const akiOffers =
  (more: Partial<ChallengeTerms> = {}): Before =>
  (house) =>
    codeOf(house, AKI, { ...CHALLENGE, ...more });
const begun: Before = async (house) => {
  const code = await akiOffers()(house, new Town());
  await ask(house, BEN, { kind: 'accept', code });
  return code;
};
/** Aki plays ten games against Ben; then Ben, or nobody, has made a challenge. */
const tenGames =
  (by?: Person): Before =>
  async (house, town) => {
    for (let game = 0; game < 10; game++) {
      await begun(house, town);
      await town.pass(10_000);
    }
    return by ? codeOf(house, by, { ...CHALLENGE, to: TO_AKI }) : 'K7M2QX';
  };
const keysOfAki =
  (count: number): Before =>
  async (house, town) => {
    for (let key = 1; key < count; key++) {
      const code = await codeOf(house, AKI, { kind: 'make-key-code' });
      const other = { id: `SHA256:${key}`, name: '' };
      await ask(house, other, { kind: 'use-key-code', key: other.id, code });
      await town.pass(10_000);
    }
    return '';
  };

const on = (variant: Variant) => ({
  variant: variant.id,
  sfen: formatSfen(variant, startPosition(variant)),
});

describe('the hall does', () => {
  test.each<[string, Before, Person, (code: string) => HallCommand, unknown]>([
    [
      'give a key a name',
      nothing,
      NEWCOMER,
      () => register(NEWCOMER.id, ' Ｃem '),
      { person: { id: NEWCOMER.id, name: 'Cem' } },
    ],
    [
      'tell once more who somebody is',
      nothing,
      AKI,
      () => register(AKI.id, 'aki'),
      { person: AKI },
    ],
    [
      'take a key by its code',
      (house) => codeOf(house, AKI, { kind: 'make-key-code' }),
      NEWCOMER,
      (code) => ({ kind: 'use-key-code', key: NEWCOMER.id, code: ` ${code.toLowerCase()}` }),
      { person: AKI },
    ],
    ['remove a key', keysOfAki(2), AKI, () => ({ kind: 'remove-key', key: AKI.id }), {}],
    [
      'withdraw a challenge for who made it',
      akiOffers(),
      AKI,
      (code) => ({ kind: 'withdraw', code: code.toLowerCase() }),
      { code: expect.any(String) },
    ],
    [
      'decline one for whom it was for',
      akiOffers({ to: TO_BEN }),
      BEN,
      (code) => ({ kind: 'decline', code }),
      { code: expect.any(String) },
    ],
    [
      'tell once more that a game has begun',
      begun,
      BEN,
      (code) => ({ kind: 'accept', code }),
      { code: expect.any(String), game: expect.stringMatching(/^\d{8}-\d{6}-yari-/) },
    ],
  ])('%s', async (_, before, by, command, answer) => {
    const { town, house } = await openHall();
    expect(await ask(house, by, command(await before(house, town)))).toEqual(answer);
  });

  test.each([
    ['to anyone', ANYONE, ANYONE],
    ['to a name', TO_BEN, { kind: 'person', person: BEN.id, name: 'Ben' }],
    ['by invitation', INVITATION, INVITATION],
  ])('make a challenge %s', async (_, to, expected) => {
    const { house } = await openHall();
    const code = await codeOf(house, AKI, { ...CHALLENGE, to });
    expect(house.hall.challenge(code)).toMatchObject({ by: AKI, to: expected });
  });

  test.each([
    ['of members from the start', AKI, {}, true],
    ['where nobody wants it', AKI, { isRated: false }, false],
    ['without a clock', AKI, { timeControl: '' }, false],
    ['by invitation', AKI, { to: INVITATION }, false],
    ['of a guest', GUEST, {}, false],
    [
      'with a handicap',
      AKI,
      { sfen: formatSfen(yari, startPosition(yari, yari.handicaps[0])) },
      false,
    ],
  ] as const)('rate a challenge %s: %s', async (_, by, more, isRated) => {
    const { house } = await openHall();
    const code = await codeOf(house, by, { ...CHALLENGE, ...more });
    expect(house.hall.challenge(code)?.isRated).toBe(isRated);
  });

  test('not rate the game of a guest who accepts', async () => {
    const { house } = await openHall();
    const code = await codeOf(house, AKI, CHALLENGE);
    await ask(house, GUEST, { kind: 'accept', code });
    expect(house.hall.running(code)?.terms.isRated).toBe(false);
    expect(house.hall.running(code)?.began).toMatchObject({
      ...(house.hall.running(code)?.began.black.id === AKI.id
        ? { white: GUEST }
        : { black: GUEST }),
    });
  });

  test.each([
    ['black', AKI, BEN],
    ['white', BEN, AKI],
  ] as const)('begin the game of a challenger who chose %s', async (side, black, white) => {
    const { house } = await openHall();
    const code = await codeOf(house, AKI, { ...CHALLENGE, side });
    await ask(house, BEN, { kind: 'accept', code });
    expect(house.hall.running(code)?.began).toMatchObject({ black, white });
  });
});

describe('two who challenge each other by name', () => {
  const BACK = { ...CHALLENGE, to: TO_AKI } as const;

  test.each([
    ['lot', 'lot', true],
    ['black', 'white', true],
    ['white', 'black', true],
    ['black', 'black', false],
    ['lot', 'white', false],
  ] as const)('as %s and as %s begin a game: %s', async (theirs, side, begins) => {
    const { house } = await openHall();
    const code = await codeOf(house, AKI, { ...CHALLENGE, to: TO_BEN, side: theirs });
    const answer = await ask(house, BEN, { ...BACK, side });
    if (begins) expect(answer).toMatchObject({ code, game: expect.stringContaining(code) });
    else expect(answer).toEqual({ code: expect.any(String), crossed: code });
    expect(house.hall.games).toHaveLength(begins ? 1 : 0);
  });

  test.each([
    ['another clock', { timeControl: '300+0+0' }],
    ['another game', on(ogi)],
    ['a game that is not rated', { isRated: false }],
    ['one without watchers', { hasWatchers: false }],
  ])('play no game if one wants %s: the second is told of the first', async (_, more) => {
    const { house } = await openHall();
    const code = await codeOf(house, AKI, { ...CHALLENGE, to: TO_BEN });
    expect(await ask(house, BEN, { ...BACK, ...more })).toMatchObject({ crossed: code });
    expect(house.hall.challenges).toHaveLength(2);
  });

  test('are only two: a challenge to anyone begins nothing', async () => {
    const { house } = await openHall();
    await ask(house, AKI, CHALLENGE);
    expect(await ask(house, BEN, BACK)).toEqual({ code: expect.any(String) });
  });
});

describe('the hall refuses', () => {
  test.each<[string, string, Before, Person, (code: string) => HallCommand]>([
    ['bad-name', 'a path', nothing, NEWCOMER, () => register(NEWCOMER.id, '../x')],
    ['name-taken', 'a name', nothing, NEWCOMER, () => register(NEWCOMER.id, 'AKI')],
    [
      'name-taken',
      'a name that cannot be told from another',
      async (house) => {
        await ask(house, { id: 'SHA256:bill', name: '' }, register('SHA256:bill', 'Bill'));
        return '';
      },
      NEWCOMER,
      () => register(NEWCOMER.id, 'BiIl'),
    ],
    ['key-taken', 'a key', nothing, AKI, () => register(AKI.id, 'Cem')],
    ['guest', 'a guest a name', nothing, GUEST, () => register(GUEST.id, 'Cem')],
    ['guest', 'a guest a code', nothing, GUEST, () => ({ kind: 'make-key-code' })],
    ['guest', 'who has no name', nothing, NEWCOMER, () => CHALLENGE],
    [
      'wrong-key-code',
      'another code',
      (house) => codeOf(house, AKI, { kind: 'make-key-code' }),
      NEWCOMER,
      () => ({ kind: 'use-key-code', key: NEWCOMER.id, code: 'K7M2QY' }),
    ],
    [
      'wrong-key-code',
      'an old code',
      async (house, town) => {
        const code = await codeOf(house, AKI, { kind: 'make-key-code' });
        town.time.advance(600_001);
        return code;
      },
      NEWCOMER,
      (code) => ({ kind: 'use-key-code', key: NEWCOMER.id, code }),
    ],
    [
      'key-taken',
      'the key of another',
      (house) => codeOf(house, AKI, { kind: 'make-key-code' }),
      BEN,
      (code) => ({ kind: 'use-key-code', key: BEN.id, code }),
    ],
    [
      'too-many-keys',
      'a code for one key more',
      keysOfAki(10),
      AKI,
      () => ({ kind: 'make-key-code' }),
    ],
    ['no-such-key', 'another key', nothing, AKI, () => ({ kind: 'remove-key', key: BEN.id })],
    ['last-key', 'the last key', nothing, AKI, () => ({ kind: 'remove-key', key: AKI.id })],
    [
      'no-such-name',
      'nobody',
      nothing,
      AKI,
      () => ({ ...CHALLENGE, to: { kind: 'name', name: 'Cem' } }),
    ],
    ['yourself', 'oneself', nothing, BEN, () => ({ ...CHALLENGE, to: TO_BEN })],
    ['bad-terms', 'a variant', nothing, AKI, () => ({ ...CHALLENGE, variant: 'chess' })],
    ['bad-terms', 'a position', nothing, AKI, () => ({ ...CHALLENGE, sfen: '9/9 b - 1' })],
    ['bad-terms', 'a clock', nothing, AKI, () => ({ ...CHALLENGE, timeControl: '0+0' })],
    ['too-many-challenges', 'a like challenge', akiOffers(), AKI, () => CHALLENGE],
    [
      'too-many-challenges',
      'a like one to a name',
      akiOffers({ to: TO_BEN }),
      AKI,
      () => ({ ...CHALLENGE, to: TO_BEN }),
    ],
    [
      'too-many-challenges',
      'one more challenge',
      async (house, town) => {
        for (const more of [{}, on(ogi), on(shogi)]) await akiOffers(more)(house, town);
        for (const more of [{}, on(ogi)]) {
          await akiOffers({ to: INVITATION, ...more })(house, town);
        }
        return '';
      },
      AKI,
      () => ({ ...CHALLENGE, to: TO_BEN }),
    ],
    ['too-many-games', 'a challenge', tenGames(), AKI, () => CHALLENGE],
    ['too-many-games', 'a quick game', tenGames(), AKI, () => ({ ...CHALLENGE, kind: 'quick' })],
    ['challenge-gone', 'what is gone', nothing, BEN, (code) => ({ kind: 'accept', code })],
    ['challenge-gone', 'the same', nothing, BEN, (code) => ({ kind: 'decline', code })],
    [
      'challenge-gone',
      'what another has taken',
      begun,
      GUEST,
      (code) => ({ kind: 'accept', code }),
    ],
    ['yourself', 'a game with oneself', akiOffers(), AKI, (code) => ({ kind: 'accept', code })],
    [
      'not-for-you',
      'a third',
      akiOffers({ to: TO_BEN }),
      GUEST,
      (code) => ({ kind: 'accept', code }),
    ],
    ['not-for-you', 'another', akiOffers(), BEN, (code) => ({ kind: 'withdraw', code })],
    ['not-for-you', 'one for all', akiOffers(), BEN, (code) => ({ kind: 'decline', code })],
  ])('%s: %s', async (code, _, before, by, command) => {
    const { town, house } = await openHall();
    expect(await ask(house, by, command(await before(house, town)))).toBe(code);
    expect(town.faults).toEqual([]);
  });

  test('no like challenge to another', async () => {
    const { house } = await openHall();
    await ask(house, AKI, CHALLENGE);
    expect(await ask(house, AKI, { ...CHALLENGE, to: TO_BEN })).toEqual({
      code: expect.any(String),
    });
  });
});

describe('somebody who is deleted', () => {
  test('is a number from then on, and their key has no other name', async () => {
    const { house } = await openHall();
    const code = await begun(house, new Town());
    expect(await house.closeGame(code)).toBe(true);
    const deleted = await house.order({ kind: 'delete', name: 'aki' });
    expect(deleted).toMatchObject({ ok: true, value: { person: { id: AKI.id, name: '#1' } } });
    const game = await house.games.ofCode(code);
    expect([game?.began.black.name, game?.began.white.name].sort()).toEqual(['#1', 'Ben']);
    expect(await ask(house, { id: AKI.id, name: '' }, register(AKI.id, 'Aki'))).toBe('key-deleted');
    expect(await ask(house, NEWCOMER, register(NEWCOMER.id, 'Aki'))).toMatchObject({
      person: { name: 'Aki' },
    });
  });

  test('stays banned with all keys, and takes challenges along', async () => {
    const { town, house } = await openHall();
    await keysOfAki(2)(house, town);
    await ask(house, BEN, { ...CHALLENGE, to: TO_AKI });
    await house.order({ kind: 'ban', whom: AKI.id });
    await house.order({ kind: 'delete', name: 'Aki' });
    for (const key of [AKI.id, 'SHA256:1']) {
      expect(await house.people.isBanned(key)).toBe(true);
    }
    expect(house.hall.challenges).toEqual([]);
  });
});
