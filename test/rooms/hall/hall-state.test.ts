import { describe, expect, test } from 'vitest';
import { NEW_RATING, ratedAfter } from '../../../source/match/ratings/glicko2.ts';
import type { HallEventBody } from '../../../source/rooms/hall/hall-event.ts';
import type { Ending } from '../../../source/rules/core/game.ts';
import {
  AKI,
  BEN,
  BOTH_REGISTERED,
  begun,
  CROWD,
  CROWD_REGISTERED,
  challenged,
  GUEST,
  gameOf,
  HALL_AT,
  hallAfter,
  hallEvents,
} from '../../helpers/hall-events.ts';

const RESIGNED: Ending = { reason: 'resignation', winner: 'black' };

function ended(code: string, ending = RESIGNED, plies = 20): HallEventBody {
  return { kind: 'ended', code, plies, ending };
}

function codeMade(digest = 'd', untilMs = HALL_AT + 1000): HallEventBody {
  return { kind: 'key-code-made', person: AKI.id, digest, untilMs };
}

function keyAdded(key: string, person = AKI.id): HallEventBody {
  return { kind: 'key-added', person, key };
}

const ONE_GAME = [...BOTH_REGISTERED, challenged('A'), begun('A')];

describe('what has happened in a hall', () => {
  test('names people whatever the case and the form of letters', () => {
    const hall = hallAfter(...BOTH_REGISTERED);
    expect(hall.memberOfName('ａＫＩ')?.id).toBe(AKI.id);
    expect(hall.memberOfKey(BEN.id)?.name).toBe('Ben');
    expect(hall.memberOfName('Cem')).toBeUndefined();
  });

  test('a name is taken with and without accents; a log that has both is taken as it is', () => {
    const named = (person: string, name: string) => ({ kind: 'registered', person, name }) as const;
    const hall = hallAfter(named('one', 'Ann'), named('two', 'Ánn'));
    expect(hall.hasLike('Anń')).toBe(true);
    expect(hall.hasLike('Anne')).toBe(false);
    expect([hall.memberOfName('ann')?.id, hall.memberOfName('ánn')?.id]).toEqual(['one', 'two']);
  });

  test('a challenge stands until it is withdrawn or begins, the oldest first', () => {
    const invitation = challenged('C', { to: { kind: 'invitation' } });
    const hall = hallAfter(...BOTH_REGISTERED, challenged('A'), challenged('B'), invitation);
    const codes = () => hall.challenges.map(({ code }) => code);
    expect(codes()).toEqual(['A', 'B', 'C']);
    const [took, began] = hallEvents(
      [{ kind: 'withdrawn', code: 'B', why: 'taken-back' }, begun('A')],
      hall.seq,
    );
    expect(took && hall.apply(took)).toBe(true);
    expect(codes()).toEqual(['A', 'C']);
    expect(began && hall.apply(began)).toBe(true);
    expect(codes()).toEqual(['C']);
    expect(hall.games.map(({ began }) => began.game)).toEqual(['game-A']);
    expect(hall.gameOfName('game-A')?.terms.code).toBe('A');
  });

  test('games that go on and games of a person come the latest first', () => {
    const hall = hallAfter(...ONE_GAME, challenged('B'), begun('B'), ended('A'));
    expect(hall.games.map(({ began }) => began.code)).toEqual(['B']);
    expect(hall.gamesOf(BEN.id).map(({ began, ended }) => [began.code, ended?.plies])).toEqual([
      ['B', undefined],
      ['A', 20],
    ]);
  });

  test('lists are the same until they change', () => {
    const hall = hallAfter(...ONE_GAME, challenged('B'));
    const before = [hall.challenges, hall.games];
    const after = [hall.challenges, hall.games];
    for (const [index, list] of after.entries()) expect(list).toBe(before[index]);
  });

  test('a key that was added by a code is of the same person, and may go again', () => {
    const hall = hallAfter(...BOTH_REGISTERED, codeMade(), keyAdded('SHA256:two'));
    expect(hall.memberOfKey('SHA256:two')?.keys).toEqual([AKI.id, 'SHA256:two']);
    expect(hall.keyCode('d')).toBeUndefined();
    const [removed] = hallEvents([{ kind: 'key-removed', person: AKI.id, key: AKI.id }], hall.seq);
    expect(removed && hall.apply(removed)).toBe(true);
    expect(hall.memberOfKey(AKI.id)).toBeUndefined();
    expect(hall.member(AKI.id)?.keys).toEqual(['SHA256:two']);
  });

  test('a person has one code at a time, the latest', () => {
    const hall = hallAfter(...BOTH_REGISTERED, codeMade('first'), codeMade('second'));
    expect(hall.keyCode('first')).toBeUndefined();
    expect(hall.keyCode('second')?.person).toBe(AKI.id);
  });

  test('whoever is banned is so with each key', () => {
    const before = [...BOTH_REGISTERED, codeMade(), keyAdded('SHA256:two')];
    const hall = hallAfter(...before, { kind: 'banned', key: AKI.id });
    expect([AKI.id, 'SHA256:two', BEN.id].map((key) => hall.isBanned(key))).toEqual([
      ...[true, true, false],
    ]);
    const [unbanned] = hallEvents([{ kind: 'unbanned', key: AKI.id }], hall.seq);
    expect(unbanned && hall.apply(unbanned)).toBe(true);
    expect(hall.isBanned('SHA256:two')).toBe(false);
  });
});

describe('somebody who is deleted', () => {
  const before = [
    ...[...BOTH_REGISTERED, codeMade(), keyAdded('SHA256:two')],
    ...[challenged('A'), begun('A'), ended('A'), challenged('B')],
    challenged('C', { by: BEN, to: { kind: 'person', person: AKI.id, name: AKI.name } }),
  ];
  const deleted: HallEventBody = {
    kind: 'deleted',
    person: AKI.id,
    name: '#12',
    keys: [AKI.id, 'SHA256:two'],
  };

  test('leaves games under a number, and nothing else', () => {
    const hall = hallAfter(...before, deleted);
    expect(hall.memberOfName('Aki')).toBeUndefined();
    expect(hall.hasLike('Aki')).toBe(false);
    expect(hall.memberOfKey('SHA256:two')).toBeUndefined();
    expect(hall.challenges).toEqual([]);
    expect([AKI, BEN].map(({ id }) => hall.member(id)?.ratings.size)).toEqual([0, 1]);
    expect(JSON.stringify([...hall.members(), ...hall.gamesOf(BEN.id)])).not.toContain('Aki');
    expect(hall.gamesOf(BEN.id)[0]?.began.black).toEqual({ id: AKI.id, name: '#12' });
  });

  test('is in no ranking', () => {
    const lost = CROWD.flatMap((other) => gameOf(other.name, AKI, other, 'white'));
    const rated = [...CROWD_REGISTERED, ...lost, ...lost.map(again)];
    expect(hallAfter(...rated).ranking('yari')).toHaveLength(1);
    expect(hallAfter(...rated, { ...deleted, name: '#99' }).ranking('yari')).toEqual([]);
  });

  test('leaves the name and all keys but the first, which names the games', () => {
    const hall = hallAfter(...before, deleted);
    const next = (body: HallEventBody) => hallEvents([body], hall.seq)[0];
    const register = (person: string, name: string) => next({ kind: 'registered', person, name });
    const [again, other] = [register(AKI.id, 'Cem'), register('SHA256:two', 'Aki')];
    expect(again && hall.canFollow(again)).toBe(false);
    expect(other && hall.canFollow(other)).toBe(true);
    const [twice, renamed] = [next(deleted), next({ kind: 'renamed', person: AKI.id, name: 'D' })];
    expect(twice && hall.canFollow(twice)).toBe(false);
    expect(renamed && hall.canFollow(renamed)).toBe(false);
  });

  test('stays banned with each key', () => {
    const hall = hallAfter(...before, { kind: 'banned', key: AKI.id }, deleted);
    expect([AKI.id, 'SHA256:two'].map((key) => hall.isBanned(key))).toEqual([true, true]);
  });
});

test('whoever is renamed has the new name everywhere, and the old one is free', () => {
  const hall = hallAfter(...[...ONE_GAME, challenged('B')], {
    kind: 'renamed',
    person: AKI.id,
    name: 'Akiko',
  });
  expect(hall.memberOfKey(AKI.id)?.name).toBe('Akiko');
  expect(hall.memberOfName('akiko')?.id).toBe(AKI.id);
  expect([hall.memberOfName('Aki'), hall.hasLike('Aki')]).toEqual([undefined, false]);
  expect(hall.challenges[0]?.by.name).toBe('Akiko');
  expect(hall.games[0]?.began.black.name).toBe('Akiko');
  expect(hall.games[0]?.terms.by.name).toBe('Akiko');
});

describe('what cannot follow changes nothing', () => {
  test.each<[string, readonly HallEventBody[], HallEventBody]>([
    ['a name twice', BOTH_REGISTERED, { kind: 'registered', person: 'k', name: 'AKI' }],
    ['a key twice', BOTH_REGISTERED, { kind: 'registered', person: AKI.id, name: 'Cem' }],
    [
      'a person of a key that was removed',
      [
        ...[...BOTH_REGISTERED, codeMade(), keyAdded('two')],
        { kind: 'key-removed', person: AKI.id, key: AKI.id },
      ],
      { kind: 'registered', person: AKI.id, name: 'Cem' },
    ],
    ['a key without a code', BOTH_REGISTERED, keyAdded('two')],
    ['a code used twice', [...BOTH_REGISTERED, codeMade(), keyAdded('two')], keyAdded('three')],
    ['a code that is too old', [...BOTH_REGISTERED, codeMade('d', HALL_AT - 1)], keyAdded('two')],
    ['a key of somebody else', [...BOTH_REGISTERED, codeMade()], keyAdded(BEN.id)],
    ['a code of nobody', [], codeMade()],
    ['the last key', BOTH_REGISTERED, { kind: 'key-removed', person: AKI.id, key: AKI.id }],
    ['a challenge of nobody', [], challenged('A')],
    ['a code of a challenge twice', [...BOTH_REGISTERED, challenged('A')], challenged('A')],
    ['a code of a game', ONE_GAME, challenged('A')],
    [
      'a challenge to nobody',
      BOTH_REGISTERED,
      challenged('A', { to: { kind: 'person', person: 'k', name: 'Cem' } }),
    ],
    ['a game without a challenge', BOTH_REGISTERED, begun('A')],
    ['a game against oneself', [...BOTH_REGISTERED, challenged('A')], begun('A', AKI)],
    [
      'a game with another than who was challenged',
      [
        ...BOTH_REGISTERED,
        challenged('A', { to: { kind: 'person', person: BEN.id, name: 'Ben' } }),
      ],
      begun('A', GUEST),
    ],
    [
      'the name of a game twice',
      [...ONE_GAME, challenged('B')],
      { kind: 'began', code: 'B', game: 'game-A', black: AKI, white: BEN },
    ],
    ['an end twice', [...ONE_GAME, ended('A')], ended('A')],
    ['an end of nothing', BOTH_REGISTERED, ended('A')],
    ['a ban twice', [{ kind: 'banned', key: 'k' }], { kind: 'banned', key: 'k' }],
    ['an end of no ban', [], { kind: 'unbanned', key: 'k' }],
    ['a name of somebody else', BOTH_REGISTERED, { kind: 'renamed', person: AKI.id, name: 'bEN' }],
    ['a name for nobody', [], { kind: 'renamed', person: AKI.id, name: 'Aki' }],
    [
      'a ban of a network twice',
      [{ kind: 'network-banned', network: '192.0.2.0/24' }],
      { kind: 'network-banned', network: '192.0.2.0/24' },
    ],
    ['an end of no ban of a network', [], { kind: 'network-unbanned', network: '192.0.2.0/24' }],
  ])('%s', (_, before, body) => {
    const hall = hallAfter(...before);
    const [event] = hallEvents([body], hall.seq);
    expect(event && hall.apply(event)).toBe(false);
    expect(hall.seq).toBe(before.length);
  });

  test('an event with another number', () => {
    const hall = hallAfter(...BOTH_REGISTERED);
    const [event] = hallEvents([challenged('A')], hall.seq + 1);
    expect(event && hall.apply(event)).toBe(false);
    expect(hall.challenges).toEqual([]);
  });
});

describe('ratings', () => {
  const of = (body: HallEventBody, before: readonly HallEventBody[] = ONE_GAME) => {
    const hall = hallAfter(...before, body);
    return [AKI, BEN].map(({ id }) => hall.member(id)?.ratings.get('yari'));
  };

  test.each([
    ['a win of Black', RESIGNED, 1],
    ['a win of White', { reason: 'time', winner: 'white' }, 0],
    ['a draw', { reason: 'agreement' }, 0.5],
  ] as const)('%s counts for both at once', (_, ending, score) => {
    const result = (points: number) => [{ opponent: NEW_RATING, score: points }];
    expect(of(ended('A', ending))).toEqual([
      { rating: ratedAfter(NEW_RATING, result(score)), games: 1, people: [1] },
      { rating: ratedAfter(NEW_RATING, result(1 - score)), games: 1, people: [0] },
    ]);
  });

  test.each<[string, HallEventBody, readonly HallEventBody[]]>([
    ['of five plies', ended('A', RESIGNED, 5), ONE_GAME],
    [
      'without a clock, which an old log calls rated',
      ended('A'),
      [...BOTH_REGISTERED, challenged('A', { timeControl: '' }), begun('A')],
    ],
    [
      'that is not rated',
      ended('A'),
      [...BOTH_REGISTERED, challenged('A', { isRated: false }), begun('A')],
    ],
    ['with a guest', ended('A'), [...BOTH_REGISTERED, challenged('A'), begun('A', GUEST)]],
  ])('a game counts for nobody: one %s', (_, body, before) => {
    expect(of(body, before)).toEqual([undefined, undefined]);
  });

  test('rank the strongest first, each variant by itself, and no provisional ones', () => {
    // Aki loses to all of five, who have not met others.
    const lost = CROWD.flatMap((other) => gameOf(other.name, AKI, other, 'white'));
    const hall = hallAfter(...CROWD_REGISTERED, ...lost, ...lost.map(again));
    const names = () => hall.ranking('yari').map(({ member }) => member.name);
    expect(names()).toEqual(['Aki']);
    expect(hall.ranking('shogi')).toEqual([]);
    const more = CROWD.flatMap((one, index) => {
      const others = CROWD.slice(index + 1);
      return others.flatMap((other) => gameOf(one.name + other.name, one, other, 'black'));
    });
    for (const event of hallEvents([...more, ...more.map(again)], hall.seq)) hall.apply(event);
    expect(names()).toEqual(['P0', 'P1', 'P2', 'P3', 'P4', 'Aki']);
    expect(hall.ranking('yari').map(({ rated }) => rated.games)).toEqual([10, 10, 10, 10, 10, 10]);
  });

  test('count ten games a day of the same two, in whatever variant', () => {
    const hall = hallAfter(...BOTH_REGISTERED, ...games(12).flat());
    expect(hall.member(AKI.id)?.ratings.get('yari')?.games).toBe(10);
  });
});

function games(count: number): HallEventBody[][] {
  return Array.from({ length: count }, (_, index) => gameOf(`G${index}`, AKI, BEN, 'black'));
}

/** The same event of another game. */
function again(body: HallEventBody): HallEventBody {
  switch (body.kind) {
    case 'challenged':
    case 'ended':
      return { ...body, code: `${body.code}-again` };
    case 'began':
      return { ...body, code: `${body.code}-again`, game: `${body.code}-again` };
    default:
      return body;
  }
}
