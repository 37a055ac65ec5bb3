import { expect, test } from 'vitest';
import { parseGameName } from '../../source/records/store/game-name.ts';
import { roomName } from '../../source/rooms/room-name.ts';

const AT = new Date(2026, 10, 22, 17, 51, 4).getTime();

test.each([
  ['with a code', AT, 'yari', 'K7M2QX', '20261122-175104-yari-K7M2QX'],
  ['without a code', AT, 'shogi', '', '20261122-175104-shogi'],
  ['another moment of the second', AT + 999, 'ogi', 'ABC234', '20261122-175104-ogi-ABC234'],
  ['a way out of the folder', AT, '../../x', '/etc/a', '20261122-175104-x-etca'],
  ['a hidden one', AT, '.', '..', '20261122-175104'],
  ['controls and spaces', AT, 'a\u0000 \n\u202eb', '🦊', '20261122-175104-ab'],
  ['a long one', AT, 'v'.repeat(400), 'C', `20261122-175104-${'v'.repeat(40)}-C`],
])('the name of a game: %s', (_, at, variant, code, name) => {
  expect(roomName({ at, variant, code })).toBe(name);
});

test.each([0, 8.64e15, Number.MAX_SAFE_INTEGER])('time %d gives a name of a file', (at) => {
  const name = roomName({ at, variant: 'yari', code: 'K7M2QX' });
  expect(parseGameName(name)).toEqual({ ok: true, value: name });
});
