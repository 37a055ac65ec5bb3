import { describe, expect, test } from 'vitest';
import { judgeHall } from '../../../source/rooms/hall/hall.ts';
import type { HallCommand, Person } from '../../../source/rooms/hall/hall-command.ts';
import type { HallEventBody } from '../../../source/rooms/hall/hall-event.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { formatSfen } from '../../../source/rules/notation/sfen.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { ogi } from '../../../source/rules/variants/ogi/rules.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import {
  AKI,
  BEN,
  BOTH_REGISTERED,
  begun,
  challenged,
  GUEST,
  HALL_AT,
  hallAfter,
  TERMS,
} from '../../helpers/hall-events.ts';

/** What the hall does, or the code of why it does not. */
function judged(
  before: readonly HallEventBody[],
  by: Person,
  command: HallCommand,
  codes: string[] = ['K7M2QX'],
) {
  const judgement = judgeHall(hallAfter(...before), by, command, {
    atMs: HALL_AT,
    random: () => 0.9,
    newCode: () => codes.shift() ?? 'ZZZZZZ',
    digest: (code) => `digest of ${code}`,
  });
  return judgement.ok ? judgement.value : judgement.fault.code;
}

const NEWCOMER: Person = { id: 'SHA256:cem', name: '' };
const ANYONE = { kind: 'anyone' } as const;
const INVITATION = { kind: 'invitation' } as const;
const TO_BEN = { kind: 'name', name: 'ben' } as const;
const CHALLENGE = { kind: 'challenge', to: ANYONE, side: 'lot', ...TERMS } as const;

const CODE_MADE: HallEventBody = {
  kind: 'key-code-made',
  person: AKI.id,
  digest: 'digest of K7M2QX',
  untilMs: HALL_AT,
};

/** Aki has as many keys. */
function keys(count: number): HallEventBody[] {
  return Array.from({ length: count - 1 }, (_, index): HallEventBody[] => [
    { ...CODE_MADE, digest: `other ${index}` } as HallEventBody,
    { kind: 'key-added', person: AKI.id, key: `key ${index}` },
  ]).flat();
}

/** Aki plays as many games against Ben. */
function games(count: number): HallEventBody[] {
  const codes = Array.from({ length: count }, (_, index) => `G${index}`);
  return codes.flatMap((code) => [challenged(code), begun(code)]);
}

const ONE = [...BOTH_REGISTERED, challenged('K7M2QX')];
const TO_BEN_STANDS = [
  ...BOTH_REGISTERED,
  challenged('K7M2QX', { to: { kind: 'person', person: BEN.id, name: 'Ben' } }),
];

describe('the hall does', () => {
  test.each<[string, readonly HallEventBody[], Person, HallCommand, unknown, unknown]>([
    [
      'give a key a name',
      BOTH_REGISTERED,
      NEWCOMER,
      { kind: 'register', key: NEWCOMER.id, name: ' Ｃem ' },
      { kind: 'registered', person: NEWCOMER.id, name: 'Cem' },
      { person: { id: NEWCOMER.id, name: 'Cem' } },
    ],
    [
      'tell once more who somebody is',
      BOTH_REGISTERED,
      AKI,
      { kind: 'register', key: AKI.id, name: 'aki' },
      undefined,
      { person: AKI },
    ],
    [
      'make a code for a key',
      BOTH_REGISTERED,
      AKI,
      { kind: 'make-key-code' },
      { ...CODE_MADE, untilMs: HALL_AT + 600_000 },
      { code: 'K7M2QX' },
    ],
    [
      'take a key by its code',
      [...BOTH_REGISTERED, CODE_MADE],
      NEWCOMER,
      { kind: 'use-key-code', key: NEWCOMER.id, code: 'k7m 2qx' },
      { kind: 'key-added', person: AKI.id, key: NEWCOMER.id },
      { person: AKI },
    ],
    [
      'remove a key',
      [...BOTH_REGISTERED, ...keys(2)],
      AKI,
      { kind: 'remove-key', key: AKI.id },
      { kind: 'key-removed', person: AKI.id, key: AKI.id },
      {},
    ],
    [
      'withdraw a challenge for who made it',
      ONE,
      AKI,
      { kind: 'withdraw', code: 'k7m2qx' },
      { kind: 'withdrawn', code: 'K7M2QX', why: 'taken-back' },
      { code: 'K7M2QX' },
    ],
    [
      'decline one for whom it was for',
      TO_BEN_STANDS,
      BEN,
      { kind: 'decline', code: 'K7M2QX' },
      { kind: 'withdrawn', code: 'K7M2QX', why: 'declined' },
      { code: 'K7M2QX' },
    ],
    [
      'tell once more that a game has begun',
      [...BOTH_REGISTERED, challenged('K7M2QX'), begun('K7M2QX')],
      BEN,
      { kind: 'accept', code: 'K7M2QX' },
      undefined,
      { code: 'K7M2QX', game: 'game-K7M2QX' },
    ],
  ])('%s', (_, before, by, command, body, answer) => {
    expect(judged(before, by, command)).toEqual({ body, answer });
  });

  test.each([
    ['to anyone', ANYONE, ANYONE],
    ['to a name', TO_BEN, { kind: 'person', person: BEN.id, name: 'Ben' }],
    ['by invitation', INVITATION, INVITATION],
  ])('make a challenge %s', (_, to, expected) => {
    const result = judged(BOTH_REGISTERED, AKI, { ...CHALLENGE, to });
    expect(result).toMatchObject({ body: { kind: 'challenged', by: AKI, to: expected } });
    expect(result).toMatchObject({ answer: { code: 'K7M2QX' } });
  });

  test('never give a code twice', () => {
    const before = [...games(1), challenged('C0')].map((body) => body);
    const result = judged([...BOTH_REGISTERED, ...before], BEN, CHALLENGE, ['G0', 'C0', 'NEW']);
    expect(result).toMatchObject({ answer: { code: 'NEW' } });
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
  ] as const)('rate a challenge %s: %s', (_, by, more, isRated) => {
    const result = judged(BOTH_REGISTERED, by, { ...CHALLENGE, ...more });
    expect(result).toMatchObject({ body: { isRated } });
  });

  test.each([
    ['black', AKI, BEN],
    ['white', BEN, AKI],
    // Five pawns that show no と: Black is who has challenged.
    ['lot', AKI, BEN],
  ] as const)('begin the game of a challenger who chose %s', (side, black, white) => {
    const before = [...BOTH_REGISTERED, challenged('K7M2QX', { side })];
    expect(judged(before, BEN, { kind: 'accept', code: 'K7M2QX' })).toMatchObject({
      body: { kind: 'began', code: 'K7M2QX', black, white },
      answer: { code: 'K7M2QX', game: expect.stringMatching(/^\d{8}-\d{6}-yari-K7M2QX$/) },
    });
  });
});

describe('two who challenge each other by name', () => {
  const TO_AKI = { ...CHALLENGE, to: { kind: 'name', name: 'Aki' } } as const;

  test.each([
    ['lot', 'lot', true],
    ['black', 'white', true],
    ['white', 'black', true],
    ['black', 'black', false],
    ['lot', 'white', false],
  ] as const)('as %s and as %s begin a game: %s', (theirs, side, begins) => {
    const before = [
      ...BOTH_REGISTERED,
      challenged('K7M2QX', { side: theirs, to: { kind: 'person', person: BEN.id, name: 'Ben' } }),
    ];
    const result = judged(before, BEN, { ...TO_AKI, side }, ['OTHER']);
    expect(result).toMatchObject(
      begins
        ? {
            body: { kind: 'began', code: 'K7M2QX' },
            answer: { code: 'K7M2QX', game: expect.stringContaining('K7M2QX') },
          }
        : { body: { kind: 'challenged', by: BEN }, answer: { code: 'OTHER', crossed: 'K7M2QX' } },
    );
  });

  test.each([
    ['another clock', { timeControl: '300+0+0' }],
    ['another game', { variant: ogi.id, sfen: formatSfen(ogi, startPosition(ogi)) }],
    ['a game that is not rated', { isRated: false }],
    ['one without watchers', { hasWatchers: false }],
  ])('play no game if one wants %s: the second is told of the first', (_, more) => {
    expect(judged(TO_BEN_STANDS, BEN, { ...TO_AKI, ...more }, ['OTHER'])).toMatchObject({
      body: { kind: 'challenged', code: 'OTHER' },
      answer: { code: 'OTHER', crossed: 'K7M2QX' },
    });
  });

  test('begin the game that both want, of several', () => {
    const to = { kind: 'person', person: BEN.id, name: 'Ben' } as const;
    const two = [challenged('FIRST', { to, timeControl: '' }), challenged('SECOND', { to })];
    expect(judged([...BOTH_REGISTERED, ...two], BEN, TO_AKI)).toMatchObject({
      body: { kind: 'began', code: 'SECOND' },
    });
  });

  test('are only two: a challenge to anyone, or of a third, begins nothing', () => {
    for (const before of [ONE, [...ONE, challenged('B', { by: BEN, to: ANYONE })]]) {
      const result = judged(before, BEN, TO_AKI, ['OTHER']);
      expect(result).toMatchObject({ body: { kind: 'challenged' }, answer: { code: 'OTHER' } });
      expect(result).not.toHaveProperty('answer.crossed');
    }
  });
});

describe('ten games in which somebody does not move', () => {
  const ten = [...BOTH_REGISTERED, ...games(10)];

  test.each([
    ['stop nobody who waits', AKI, 'white', 'challenged'],
    ['stop who is waited for', BEN, 'white', 'too-many-games'],
    ['stop whoever plays while nobody knows whose turn it is', AKI, undefined, 'too-many-games'],
  ] as const)('%s', (_, by, turn, expected) => {
    const judgement = judgeHall(hallAfter(...ten), by, CHALLENGE, {
      atMs: HALL_AT,
      random: () => 0.9,
      newCode: () => 'NEW',
      digest: String,
      waitsFor: () => turn,
    });
    expect(judgement.ok ? judgement.value.body?.kind : judgement.fault.code).toBe(expected);
  });
});

describe('the hall refuses', () => {
  const other = (variant: Variant, code: string) =>
    challenged(code, {
      variant: variant.id,
      sfen: formatSfen(variant, startPosition(variant)),
    });
  const invited = (index: number, variant: Variant) => ({
    ...other(variant, `I${index}`),
    to: INVITATION,
  });

  test.each<[string, string, readonly HallEventBody[], Person, HallCommand]>([
    ['bad-name', 'a path', [], NEWCOMER, { kind: 'register', key: 'k', name: '../x' }],
    [
      'name-taken',
      'a name',
      BOTH_REGISTERED,
      NEWCOMER,
      { kind: 'register', key: 'k', name: 'AKI' },
    ],
    [
      'name-taken',
      'a name that cannot be told from another',
      [...BOTH_REGISTERED, { kind: 'registered', person: 'key-of-bob', name: 'Bill' }],
      NEWCOMER,
      { kind: 'register', key: 'k', name: 'BiIl' },
    ],
    ['key-taken', 'a key', BOTH_REGISTERED, AKI, { kind: 'register', key: AKI.id, name: 'Cem' }],
    ['guest', 'a guest a name', [], GUEST, { kind: 'register', key: GUEST.id, name: 'Cem' }],
    ['guest', 'a guest a code', BOTH_REGISTERED, GUEST, { kind: 'make-key-code' }],
    ['guest', 'who has no name', BOTH_REGISTERED, NEWCOMER, CHALLENGE],
    [
      'wrong-key-code',
      'another code',
      [...BOTH_REGISTERED, CODE_MADE],
      NEWCOMER,
      { kind: 'use-key-code', key: 'k', code: 'K7M2QY' },
    ],
    [
      'wrong-key-code',
      'an old code',
      [...BOTH_REGISTERED, { ...CODE_MADE, untilMs: HALL_AT - 1 } as HallEventBody],
      NEWCOMER,
      { kind: 'use-key-code', key: 'k', code: 'K7M2QX' },
    ],
    [
      'key-taken',
      'the key of another',
      [...BOTH_REGISTERED, CODE_MADE],
      BEN,
      { kind: 'use-key-code', key: BEN.id, code: 'K7M2QX' },
    ],
    [
      'too-many-keys',
      'a code for one key more',
      [...BOTH_REGISTERED, ...keys(10)],
      AKI,
      { kind: 'make-key-code' },
    ],
    ['no-such-key', 'another key', BOTH_REGISTERED, AKI, { kind: 'remove-key', key: BEN.id }],
    ['last-key', 'the last key', BOTH_REGISTERED, AKI, { kind: 'remove-key', key: AKI.id }],
    [
      'no-such-name',
      'nobody',
      BOTH_REGISTERED,
      AKI,
      { ...CHALLENGE, to: { kind: 'name', name: 'Cem' } },
    ],
    ['yourself', 'oneself', BOTH_REGISTERED, BEN, { ...CHALLENGE, to: TO_BEN }],
    ['bad-terms', 'a variant', BOTH_REGISTERED, AKI, { ...CHALLENGE, variant: 'chess' }],
    ['bad-terms', 'a position', BOTH_REGISTERED, AKI, { ...CHALLENGE, sfen: '9/9 b - 1' }],
    ['bad-terms', 'a clock', BOTH_REGISTERED, AKI, { ...CHALLENGE, timeControl: '0+0' }],
    ['too-many-challenges', 'a like challenge', ONE, AKI, CHALLENGE],
    [
      'too-many-challenges',
      'a like one to a name',
      TO_BEN_STANDS,
      AKI,
      { ...CHALLENGE, to: TO_BEN },
    ],
    [
      'too-many-challenges',
      'one more challenge',
      [
        ...[...ONE, other(ogi, 'B'), other(shogi, 'C')],
        ...[invited(1, yari), invited(2, ogi)].slice(0, 2),
      ] as HallEventBody[],
      AKI,
      { ...CHALLENGE, to: TO_BEN },
    ],
    ['too-many-games', 'a challenge', [...BOTH_REGISTERED, ...games(10)], AKI, CHALLENGE],
    [
      'too-many-games',
      'a game to who has many',
      [...BOTH_REGISTERED, ...games(10), challenged('K7M2QX')],
      BEN,
      { kind: 'accept', code: 'K7M2QX' },
    ],
    ['challenge-gone', 'what is gone', BOTH_REGISTERED, BEN, { kind: 'accept', code: 'K7M2QX' }],
    ['challenge-gone', 'the same', BOTH_REGISTERED, BEN, { kind: 'decline', code: 'K7M2QX' }],
    [
      'challenge-gone',
      'what another has taken',
      [...ONE, begun('K7M2QX')],
      GUEST,
      { kind: 'accept', code: 'K7M2QX' },
    ],
    ['yourself', 'a game with oneself', ONE, AKI, { kind: 'accept', code: 'K7M2QX' }],
    ['not-for-you', 'a third', TO_BEN_STANDS, GUEST, { kind: 'accept', code: 'K7M2QX' }],
    ['not-for-you', 'a third', TO_BEN_STANDS, GUEST, { kind: 'decline', code: 'K7M2QX' }],
    ['not-for-you', 'another', ONE, BEN, { kind: 'withdraw', code: 'K7M2QX' }],
    ['not-for-you', 'one for all', ONE, BEN, { kind: 'decline', code: 'K7M2QX' }],
  ])('%s: %s', (code, _, before, by, command) => {
    expect(judged(before, by, command)).toBe(code);
  });

  test('no like challenge in another game, or to another', () => {
    const result = judged(ONE, AKI, { ...CHALLENGE, to: TO_BEN });
    expect(result).toMatchObject({ body: { kind: 'challenged' } });
  });
});
