import { describe, expect, test } from 'vitest';
import type { HostFault, ReachFault } from '../../source/rooms/rooms.ts';
import { joinLine } from '../../source/text/door-lines.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { room } from '../../source/text/en/room.ts';
import { termsTexts } from '../../source/text/room.ts';
import { BOTH_COME, toldStay } from '../helpers/fake-rooms.ts';

const { arrivalText, hostFaultText, reachFaultText } = room;

const KEY = { code: 'K7M2QX', at: undefined };
const CODE_FORM = 'A code has 6 letters and digits, such as K7M2QX.';

test.each<[fault: HostFault, text: string]>([
  [
    { code: 'not-writable', folder: '/tmp', detail: 'EACCES' },
    'cannot open a room in /tmp: permission denied. --at DIR takes another folder.',
  ],
  [
    { code: 'not-safe', path: '/tmp/k', why: 'link' },
    '/tmp/k is not safe: it is a link. No room was opened: remove it, or take another folder with --at DIR.',
  ],
  [
    { code: 'path-too-long', path: '/tmp/k.sock', mostBytes: 107 },
    'the path /tmp/k.sock is too long for a socket. --at DIR takes a folder with a shorter one.',
  ],
  [{ code: 'not-saved', detail: 'ENOSPC' }, 'NOT SAVED: the disk is full. No room was opened.'],
  [
    { code: 'no-game', name: undefined },
    'no game of a room goes on. komadai host opens a new room.',
  ],
  [
    { code: 'no-game', name: 'tea' },
    'no game "tea" of a room goes on. komadai host opens a new room.',
  ],
  [
    { code: 'in-use' },
    'the code of this room is in use by another room of yours. Close that one, and try again.',
  ],
])('a room is not opened: %j', (fault, text) => {
  expect(hostFaultText(fault)).toBe(text);
});

const REACH: readonly (readonly [fault: ReachFault, text: string])[] = [
  [{ code: 'no-code', found: 'K7' }, `"K7" is not a code. ${CODE_FORM}`],
  [
    { code: 'no-room' },
    `there is no room with this code here. ${CODE_FORM} Give --at DIR if the host did.`,
  ],
  [
    { code: 'wrong-code' },
    `there is no room with this code here. ${CODE_FORM} Give --at DIR if the host did.`,
  ],
  [
    { code: 'too-many-tries', waitMs: 41_200 },
    'too many wrong codes were tried here. Try again in 42 seconds.',
  ],
  [
    { code: 'too-many-tries', waitMs: 0 },
    'too many wrong codes were tried here. Try again in 1 second.',
  ],
  [
    { code: 'not-safe', path: '/tmp/k', why: 'writable' },
    '/tmp/k is not safe: others can write to it. Nothing was connected: ask the host to open another room.',
  ],
  [
    { code: 'other-version' },
    'this komadai and that of the host are of different versions. Update both, and try again.',
  ],
  [
    { code: 'no-answer' },
    'the room does not answer. Ask the host whether their komadai still runs, and try again.',
  ],
  [
    { code: 'refused', detail: 'EACCES' },
    'the system does not let you in: permission denied. Ask the host to open another room.',
  ],
  [{ code: 'full' }, 'both sides are taken. komadai watch K7M2QX watches the game.'],
  [{ code: 'no-watchers' }, 'the host lets nobody watch this game.'],
];

test.each(REACH)('one does not get into a room: %j', (fault, text) => {
  expect(reachFaultText(fault, KEY)).toBe(text);
});

test.each(['link', 'writable', 'another-owner', 'not-a-folder', 'not-a-socket'] as const)(
  'what is unsafe is said: %s',
  (why) => {
    const text = reachFaultText({ code: 'not-safe', path: '/x', why }, KEY);
    expect(text).toMatch(/^\/x is not safe: [a-z ]+\. Nothing was connected/);
  },
);

test('the folder of a room is part of what others type', () => {
  const key = { code: 'K7M2QX', at: "/srv/a b's" };
  expect(joinLine(key)).toBe(`komadai join K7M2QX --at '/srv/a b'\\''s'`);
  expect(reachFaultText({ code: 'full' }, key)).toContain('komadai watch K7M2QX --at ');
  expect(reachFaultText({ code: 'no-room' }, key)).not.toContain('Give --at');
});

describe('who comes into a room reads where they are', () => {
  const [host, guest] = BOTH_COME;

  test('a host, what is offered', () => {
    const stay = toldStay('black', [host]);
    expect(termsTexts(ENGLISH, stay.seat, 'box').join(' ')).toBe(
      'Yari shogi, even game. You play Black. Clock: none. Others may watch.',
    );
    expect(arrivalText('Ben', 'black')).toBe('Ben is here. You play Black.');
  });

  test.each([
    ['white', 'yuki', 'You are in the room of "yuki". You play White.'],
    [undefined, 'yuki', 'You are in the room of "yuki". You are watching.'],
    [undefined, undefined, 'You are in the room. You are watching.'],
    [
      'black',
      undefined,
      'The room is open again: komadai join K7M2QX brings the other player back.',
    ],
  ] as const)('%s, of %s', (seat, account, text) => {
    expect(room.roomEntryText(toldStay(seat, [host, guest], { host: account }))).toBe(text);
  });
});
