import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect } from 'vitest';
import {
  areTooLong,
  clampSize,
  guestUser,
  guestWords,
} from '../../source/server/guest-environment.ts';
import { GuestInput } from '../../source/server/guest-input.ts';
import { GuestOutput } from '../../source/server/guest-output.ts';
import { makeHostKey, openHostKey, parseHostKey } from '../../source/server/host-key.ts';
import { KeyGate } from '../../source/server/key-gate.ts';
import { LIMITS } from '../../source/server/limits.ts';
import { faultCode, serverLog } from '../../source/server/server-log.ts';
import { manualTimers } from '../helpers/manual-timers.ts';
import { longTest, test } from '../helpers/run-size.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { userKey } from './helpers.ts';

describe('the gate for keys', () => {
  const most = LIMITS.keysAtOnce.value;

  test.each([
    ['letters', 'x'],
    ['signs of three bytes', '歩'],
    ['arrows', '\x1b[A'],
    ['reports of the mouse', '\x1b[<64;10;20M'],
  ])('counts keys, not bytes: %s', (_, key) => {
    const gate = new KeyGate(() => 0);
    const bytes = Buffer.from(key.repeat(most + 10));
    expect(String(gate.pass(bytes)) === key.repeat(most)).toBe(true);
    expect(String(gate.pass(Buffer.from(key)))).toBe('');
  });

  test('lets sixty a second through', () => {
    const time = manualTimers();
    const gate = new KeyGate(time.nowMs);
    gate.pass(Buffer.alloc(most, 'x'));
    time.advance(1000);
    expect(gate.pass(Buffer.alloc(1000, 'x'))).toHaveLength(60);
  });

  test('lets the end of a paste through', () => {
    const gate = new KeyGate(() => 0);
    const paste = `\x1b[200~${'x'.repeat(most)}\x1b[201~`;
    expect(String(gate.pass(Buffer.from(paste)))).toMatch(/^\x1b\[200~x{4095}\x1b\[201~$/);
  });
});

describe('the output to a terminal', () => {
  function open() {
    const time = manualTimers();
    const sent: string[] = [];
    const told: string[] = [];
    const line = { unread: 0 };
    const carrier = {
      send: (bytes: Buffer) => sent.push(String(bytes)),
      unread: () => line.unread,
      giveUp: () => told.push('given up'),
    };
    const output = new GuestOutput(carrier, { columns: 80, rows: 24 }, time);
    output.on('resize', () => told.push('resize'));
    return { time, sent, told, line, output };
  }

  test('joins what is written too often', () => {
    const { time, sent, output } = open();
    for (let i = 0; i < 30; i++) output.write(`${i} `);
    expect(sent).toHaveLength(20);
    time.advance(50);
    expect(sent).toHaveLength(21);
    expect(sent.at(-1)).toBe('20 21 22 23 24 25 26 27 28 29 ');
  });

  test('keeps nothing while much is unread, then wants the screen drawn anew', () => {
    const { time, sent, told, line, output } = open();
    line.unread = 300_000;
    output.write('one');
    for (let i = 0; i < 1000; i++) output.write('a frame');
    expect(sent).toEqual(['one']);
    line.unread = 200_000;
    time.advance(20_000);
    expect(told).toEqual([]);
    line.unread = 0;
    time.advance(250);
    expect(told).toEqual(['resize']);
    output.write('all of it');
    expect(sent).toEqual(['one', 'all of it']);
    expect(time.count()).toBe(0);
  });

  test('gives up after a time in which nothing was read', () => {
    const { time, told, line, output } = open();
    line.unread = 400_000;
    output.write('one');
    time.advance(29_000);
    line.unread = 300_000;
    time.advance(29_000);
    expect(told).toEqual([]);
    time.advance(2000);
    expect(told).toEqual(['given up']);
  });

  test('sends what was written last, where it ends', async () => {
    const { sent, line, output } = open();
    line.unread = 300_000;
    for (const text of ['one', 'two', 'the terminal back']) output.write(text);
    await new Promise<void>((resolve) => output.end(resolve));
    expect(sent).toEqual(['one', 'the terminal back']);
  });

  test('leaves no timer', () => {
    const { time, line, output } = open();
    for (let i = 0; i < 30; i++) output.write('x');
    line.unread = 300_000;
    time.advance(50);
    output.resize({ columns: 90, rows: 30 });
    output.resize({ columns: 91, rows: 30 });
    expect(time.count()).toBe(2);
    output.destroy();
    expect(time.count()).toBe(0);
    output.write('late');
    output.resize({ columns: 92, rows: 30 });
    expect(time.count()).toBe(0);
  });
});

test('output without a terminal waits until it is read, and loses nothing', () => {
  const time = manualTimers();
  const sent: string[] = [];
  let unread = 300_000;
  const carrier = {
    send: (bytes: Buffer) => sent.push(String(bytes)),
    unread: () => unread,
    giveUp: () => {},
  };
  const output = new GuestOutput(carrier, undefined, time);
  for (const text of ['one\n', 'two\n', 'three\n']) output.write(text);
  expect(sent).toEqual(['one\n']);
  unread = 0;
  time.advance(250);
  expect(sent.join('')).toBe('one\ntwo\nthree\n');
});

describe('input', () => {
  test('comes in few pieces from a terminal', () => {
    const time = manualTimers();
    const input = new GuestInput(true, time);
    const heard: string[] = [];
    input.on('data', (bytes) => heard.push(String(bytes)));
    for (let i = 0; i < 40; i++) input.receive(Buffer.from('x'));
    time.advance(50);
    while (input.read()) {}
    expect(heard.join('')).toBe('x'.repeat(40));
    expect(time.count()).toBe(0);
  });

  test('comes in a few lines at a time without a terminal', () => {
    const time = manualTimers();
    const input = new GuestInput(false, time);
    const lines = Array.from({ length: 300 }, (_, index) => `watch ${index}\n`);
    const { inputsAtOnce, inputs, linesInput } = LIMITS;
    const heard: string[] = [];
    input.on('data', (bytes) => heard.push(String(bytes)));
    input.receive(Buffer.from(lines.join('')));
    while (input.read()) {}
    const first = inputsAtOnce.value * linesInput.value;
    expect(heard.join('')).toBe(lines.slice(0, first).join(''));
    for (let i = 0; i < inputs.value; i++) time.advance(50);
    while (input.read()) {}
    expect(heard.join('')).toBe(lines.slice(0, first + inputs.value * linesInput.value).join(''));
  });

  test('that nobody reads is dropped above a size, and told of once a second', () => {
    const time = manualTimers();
    let dropped = 0;
    const input = new GuestInput(false, time);
    input.on('dropped', () => dropped++);
    for (let i = 0; i < 100; i++) input.receive(Buffer.alloc(10_000));
    time.advance(60_000);
    expect(input.readableLength).toBe(LIMITS.unreadInput.value);
    expect(dropped).toBe(2);
  });
});

describe('the host key', () => {
  test('is written once, for its owner', () => {
    const path = join(temporaryFolder(), 'host-key');
    const first = openHostKey(path);
    expect(openHostKey(path)).toEqual(first);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(path, '..'))).toEqual(['host-key']);
    const print = spawnSync('ssh-keygen', ['-lf', path], { encoding: 'utf8' });
    if (!print.error && first.ok) expect(print.stdout).toContain(` ${first.value.fingerprint} `);
  });

  test('is refused where others can read it', () => {
    const path = join(temporaryFolder(), 'host-key');
    openHostKey(path);
    chmodSync(path, 0o640);
    expect(openHostKey(path)).toEqual({ ok: false, fault: 'readable-by-others' });
  });

  longTest('can always be read', () => {
    const keys = Array.from({ length: 600 }, () => parseHostKey(makeHostKey()));
    expect(keys.filter(({ ok }) => !ok)).toEqual([]);
  });

  test.each([
    ['nothing', ''],
    ['a public key', userKey().public],
    ['an RSA key', userKey('rsa').private],
    ['half of it', makeHostKey().slice(0, 200)],
  ])('is not %s', (_, text) => {
    expect(parseHostKey(text)).toEqual({ ok: false, fault: 'no-host-key' });
    const path = join(temporaryFolder(), 'host-key');
    writeFileSync(path, text, { mode: 0o600 });
    expect(openHostKey(path).ok).toBe(false);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });
});

describe('the log', () => {
  test.each([
    [{ kind: 'draining' }, 'draining - - -'],
    [
      { kind: 'connected', address: '::1', detail: 'x\x1b]0;owned\x07\n\u202eevil' },
      'connected ::1 - x?]0;owned???evil',
    ],
    [
      { kind: 'login', address: 'a\nb c', key: `SHA256:${'k'.repeat(43)}`, detail: 'key' },
      `login a?b?c SHA256:${'k'.repeat(12)} key`,
    ],
    [{ kind: 'connected', detail: 'e\u0301'.repeat(10_000) }, /^connected - - .{60}$/],
  ] as const)('has a line an event: %j', (event, expected) => {
    const stream = new PassThrough();
    serverLog(stream, () => 0)(event);
    const line = String(stream.read());
    expect(line.startsWith('1970-01-01T00:00:00.000Z ')).toBe(true);
    expect(line.endsWith('\n')).toBe(true);
    expect(line.slice(25, -1)).toEqual(
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    );
  });

  test.each([
    [Object.assign(new Error('text of a player'), { code: 'EPIPE' }), 'EPIPE'],
    [new TypeError('text of a player'), 'TypeError'],
    ['text of a player', 'string'],
  ])('tells of an error its code: %s', (error, code) => {
    expect(faultCode(error)).toBe(code);
  });
});

test.each([
  [
    { columns: Number.NaN, rows: -5 },
    { columns: 80, rows: 10 },
  ],
  [
    { columns: 4e9, rows: 4e9 },
    { columns: 500, rows: 200 },
  ],
  [
    { columns: 81, rows: 25 },
    { columns: 81, rows: 25 },
  ],
])('a window of %j is one of %j', (size, expected) => {
  expect(clampSize(size)).toEqual(expected);
});

test('words and users are short and in one line', () => {
  expect(guestWords(' \n ')).toBeUndefined();
  expect(['x'.repeat(1000), 'x'.repeat(1001)].map(areTooLong)).toEqual([false, true]);
  expect(guestUser(`a\x1b[2J${'x'.repeat(100)}`)).toBe(`a?[2J${'x'.repeat(59)}`);
});
