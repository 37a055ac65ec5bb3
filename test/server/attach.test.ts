import { existsSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, onTestFinished, test } from 'vitest';
import { bringSession } from '../../source/server/attach-client.ts';
import { type AttachDoorOptions, openAttachDoor } from '../../source/server/attach-door.ts';
import { sendFrame } from '../../source/server/attach-frames.ts';
import type { GuestLine } from '../../source/server/guest-line.ts';
import { LIMITS } from '../../source/server/limits.ts';
import type { Admission } from '../../source/server/login.ts';
import type { ServerEvent } from '../../source/server/server-log.ts';
import { eventually } from '../helpers/eventually.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { anyKey, hastyTime, shiftedTime, texts } from './helpers.ts';

async function openDoor(options: Partial<AttachDoorOptions> = {}) {
  const path = join(temporaryFolder(), 'attach');
  const lines: GuestLine[] = [];
  const events: ServerEvent[] = [];
  const all: AttachDoorOptions = {
    path,
    admit: () => 'known',
    isBanned: () => false,
    hasGuests: false,
    texts,
    log: (event) => events.push(event),
    ...options,
    serve: async (line) => {
      lines.push(line);
      return (await options.serve?.(line)) ?? 0;
    },
  };
  const door = await openAttachDoor(all);
  onTestFinished(() => door.close());
  return { path, door, lines, events, options: all };
}

/** A terminal, or pipes. */
function ends(isTTY: boolean) {
  const raw: boolean[] = [];
  const input = Object.assign(new PassThrough(), {
    isTTY,
    setRawMode: (isRaw: boolean) => raw.push(isRaw),
  });
  const output = Object.assign(new PassThrough(), { isTTY, columns: 100, rows: 30 });
  const errors = new PassThrough();
  return { input, output, errors, raw };
}

function attachWith(path: string, streams: ReturnType<typeof ends>, head = {}) {
  return bringSession({
    path,
    key: anyKey.print,
    user: 'play',
    words: undefined,
    env: {
      TERM: 'foot',
      LANG: 'C.UTF-8',
      HOME: '/home',
      SSH_CONNECTION: '192.0.2.7 1 192.0.2.1 22',
    },
    ...streams,
    ...head,
  });
}

describe('attach', () => {
  test('brings a session to a terminal, and gives it back', async () => {
    const { path, lines } = await openDoor({
      serve: ({ input, output }) =>
        new Promise((resolve) => {
          output.write('Hello\n');
          input.on('data', (bytes: Buffer) => bytes.includes('q') && resolve(5));
        }),
    });
    const streams = ends(true);
    const done = attachWith(path, streams);
    await eventually(() => expect(lines).toHaveLength(1));
    const [line] = lines as [GuestLine];
    expect(line).toMatchObject({
      key: anyKey.print,
      user: 'play',
      address: '192.0.2.7',
      words: undefined,
      env: { SSH_CONNECTION: '192.0.2.7', LANG: 'C.UTF-8', TERM: 'foot' },
    });
    expect(line.env.HOME).toBeUndefined();
    expect(line.output).toMatchObject({ isTTY: true, columns: 100, rows: 30 });
    const resized = new Promise((resolve) => line.output.once('resize', resolve));
    Object.assign(streams.output, { columns: 9000, rows: 3 }).emit('resize');
    await resized;
    expect(line.output).toMatchObject({ columns: 500, rows: 10 });
    streams.input.write('q');
    expect(await done).toBe(5);
    expect(String(streams.output.read())).toBe('Hello\r\n');
    expect(streams.raw).toEqual([true, false]);
  });

  test('carries every byte of pipes, and the status', async () => {
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, i) => i % 256));
    const { path } = await openDoor({
      serve: async ({ input, output, errors }) => {
        const said: Buffer[] = [];
        for await (const chunk of input) said.push(chunk);
        errors.write('read\n');
        output.write(Buffer.concat([...said, bytes]));
        return 3;
      },
    });
    const streams = ends(false);
    const got: Buffer[] = [];
    streams.output.on('data', (chunk: Buffer) => got.push(chunk));
    streams.input.end(Buffer.from([0, 10, 255]));
    expect(await attachWith(path, streams, { words: 'export' })).toBe(3);
    expect(Buffer.concat(got).equals(Buffer.concat([Buffer.from([0, 10, 255]), bytes]))).toBe(true);
    expect(String(streams.errors.read())).toBe('read\n');
    expect(streams.raw).toEqual([]);
  });

  test('tells somebody whose address is banned that they were sent away', async () => {
    const { path, lines } = await openDoor({ isBanned: () => true });
    const streams = ends(false);
    expect(await attachWith(path, streams)).toBe(1);
    expect(String(streams.errors.read())).toBe(texts.banned);
    expect(lines).toEqual([]);
  });

  test('gives the terminal back when the server is lost', async () => {
    const { path, door, lines } = await openDoor({ serve: () => new Promise(() => {}) });
    const streams = ends(true);
    const done = attachWith(path, streams);
    await eventually(() => expect(lines).toHaveLength(1));
    door.drop(({ key }) => key === anyKey.print);
    await expect(done).rejects.toThrow();
    expect(String(streams.output.read())).toContain('\x1b[?1049l');
    expect(streams.raw).toEqual([true, false]);
  });

  test('tells that there is no server', async () => {
    const path = join(temporaryFolder(), 'none');
    await expect(attachWith(path, ends(true))).rejects.toThrow(/ENOENT/);
  });
});

describe('the door for attach', () => {
  test.each<[string, Admission, object, string]>([
    ['a key of nobody', 'no', {}, texts.invitedOnly],
    ['a banned key', 'banned', {}, texts.banned],
    ['no key', 'known', { key: undefined }, texts.needsKey],
    ['what is no key', 'known', { key: 'SHA256:x' }, texts.invitedOnly],
  ])('lets nobody in with %s', async (_, admission, head, text) => {
    const { path, lines } = await openDoor({ admit: () => admission });
    const streams = ends(false);
    expect(await attachWith(path, streams, head)).toBe(1);
    expect(String(streams.errors.read())).toBe(text);
    expect(lines).toEqual([]);
  });

  test('lets those without a key in as guests, where there are some', async () => {
    const { path, lines } = await openDoor({ hasGuests: true });
    expect(await attachWith(path, ends(false), { key: undefined })).toBe(0);
    expect(lines[0]?.key).toBe('');
  });

  test.each([
    ['no JSON', 'hello'],
    ['no object', '[1]'],
    ['no names', '{"version":1}'],
    ['a size in words', '{"version":1,"user":"","address":"","env":[],"size":"80"}'],
    ['names that are none', '{"version":1,"user":"","address":"","env":[1]}'],
  ])('ends a line whose hello is %s', async (_, hello) => {
    const { path, lines } = await openDoor();
    const socket = connect(path);
    sendFrame(socket, 'hello', hello);
    await new Promise((resolve) =>
      socket
        .resume()
        .on('error', () => {})
        .on('close', resolve),
    );
    expect(lines).toEqual([]);
  });

  test.each([
    ['says nothing', Buffer.alloc(0)],
    ['sends no frame', Buffer.from('GET / HTTP/1.0\r\n\r\n')],
  ])('ends a line that %s', async (_, bytes) => {
    const { path } = await openDoor({ time: hastyTime });
    const socket = connect(path);
    socket.write(bytes);
    await new Promise((resolve) =>
      socket
        .resume()
        .on('error', () => {})
        .on('close', resolve),
    );
  });

  test('brings a file, also a long one, from the server alone', async () => {
    const bytes = Buffer.alloc(100_000, 'move ');
    const { path } = await openDoor({
      serve: async ({ sendFile }) => {
        sendFile?.(bytes);
        return 0;
      },
    });
    const streams = ends(true);
    const files: Buffer[] = [];
    const onFile = (file: Buffer) => files.push(file);
    expect(await attachWith(path, streams, { onFile, isPlain: true })).toBe(0);
    expect(files.map((file) => file.equals(bytes))).toEqual([true]);
    expect(streams.raw).toEqual([]);
  });

  test('reads an input that was paused before', async () => {
    const { path } = await openDoor({
      serve: ({ input }) => new Promise((resolve) => input.once('data', () => resolve(0))),
    });
    const streams = ends(false);
    streams.input.pause();
    streams.input.write('q');
    expect(await attachWith(path, streams)).toBe(0);
  });

  test('takes in as many at once as there may be', async () => {
    const { path, lines } = await openDoor({
      most: 1,
      serve: ({ input }) => new Promise((resolve) => input.once('data', () => resolve(0))),
    });
    const [first, second] = [ends(false), ends(false)];
    const done = attachWith(path, first);
    await eventually(() => expect(lines).toHaveLength(1));
    await expect(attachWith(path, second)).rejects.toThrow();
    first.input.write('q');
    expect(await done).toBe(0);
  });

  test('takes nobody in when the server ends', async () => {
    const { path, door, lines } = await openDoor({
      serve: ({ input }) => new Promise((resolve) => input.once('data', () => resolve(0))),
    });
    const [first, second] = [ends(false), ends(false)];
    const done = attachWith(path, first);
    await eventually(() => expect(lines).toHaveLength(1));
    door.drain();
    first.input.write('q');
    expect(await done).toBe(0);
    await expect(attachWith(path, second)).rejects.toThrow();
    expect(lines).toHaveLength(1);
  });

  test('hears of a line that is lost', async () => {
    const { path, lines, events } = await openDoor({
      serve: ({ output }) => new Promise((resolve) => output.on('close', () => resolve(0))),
    });
    const socket = connect(path);
    const hello = { version: 1, user: 'u', address: 'a b', env: [], key: anyKey.print };
    sendFrame(socket, 'hello', JSON.stringify(hello));
    await eventually(() => expect(lines).toHaveLength(1));
    socket.destroy();
    await eventually(() => expect(events.at(-1)?.kind).toBe('lost'));
  });

  test('closes a line on which nothing is read', async () => {
    const time = shiftedTime();
    const { path, lines } = await openDoor({
      time,
      serve: ({ output }) => {
        const timer = setInterval(() => output.write('x'.repeat(100_000)), 5);
        return new Promise((resolve) =>
          output.on('close', () => {
            clearInterval(timer);
            resolve(0);
          }),
        );
      },
    });
    const socket = connect(path).on('error', () => {});
    onTestFinished(() => {
      socket.destroy();
    });
    const size = { columns: 80, rows: 24 };
    const hello = { version: 1, user: 'u', address: 'a', env: [], key: anyKey.print, size };
    sendFrame(socket, 'hello', JSON.stringify(hello));
    await eventually(() => {
      time.shift(LIMITS.stuckReader.value / 5);
      expect(lines[0]?.output.destroyed).toBe(true);
    });
  });

  test.each([
    ['owner', 0o600],
    ['all', 0o666],
  ] as const)('can be opened by: %s', async (mode, rights) => {
    const { path, door } = await openDoor({ mode });
    expect(statSync(path).mode & 0o777).toBe(rights);
    door.close();
    expect(existsSync(path)).toBe(false);
  });

  test('does not take the place of a file or of another door', async () => {
    const { path, door, options } = await openDoor();
    const again = () => openAttachDoor({ ...options, path });
    await expect(again()).rejects.toThrow(/EEXIST/);
    door.close();
    writeFileSync(path, 'mine');
    await expect(again()).rejects.toThrow(/EEXIST/);
  });
});
