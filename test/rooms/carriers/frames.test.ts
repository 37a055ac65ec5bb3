import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { FrameLine, type LineEnd } from '../../../source/rooms/carriers/frames.ts';
import { eventually } from '../../helpers/eventually.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

const LONGEST_FRAME = 64 * 1024;
const MOST_UNREAD = 256 * 1024;

/** A line, and the bare socket at its other end. */
async function openLine() {
  const path = join(temporaryFolder(), 'line');
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(path, resolve));
  const coming = new Promise<Socket>((resolve) => server.once('connection', resolve));
  const far = connect(path);
  far.on('error', () => {});
  const socket = await coming;
  onTestFinished(() => {
    far.destroy();
    socket.destroy();
    server.close();
  });
  const frames: unknown[] = [];
  const ends: LineEnd[] = [];
  const line: FrameLine = new FrameLine(socket, {
    onFrame: (value) => {
      frames.push(value);
      if (value === 'drop') line.drop('odd');
    },
    onEnd: (why) => ends.push(why),
  });
  return { line, far, frames, ends, socket };
}

/** A string that takes this many bytes as JSON. */
function jsonOf(length: number): string {
  return JSON.stringify('x'.repeat(length - 2));
}

describe('reading', () => {
  test.each<[string, readonly (string | number[])[], unknown[]]>([
    ['one frame', ['{"a":1}\n'], [{ a: 1 }]],
    ['two at once', ['1\n2\n'], [1, 2]],
    ['one in parts', ['{"a', '":', '1}', '\n'], [{ a: 1 }]],
    [
      'a sign that is cut',
      [
        [0x22, 0xe6, 0xad],
        [0xa9, 0x22, 0x0a],
      ],
      ['歩'],
    ],
    ['the longest', [`${jsonOf(LONGEST_FRAME)}\n`], ['x'.repeat(LONGEST_FRAME - 2)]],
    ['spaces around', [' 1 \r\n'], [1]],
  ])('%s', async (_, chunks, expected) => {
    const { socket, frames, ends } = await openLine();
    for (const chunk of chunks) socket.emit('data', Buffer.from(chunk as string));
    expect(frames).toEqual(expected);
    expect(ends).toEqual([]);
  });

  test.each<[string, string | number[], LineEnd, unknown[]]>([
    ['a byte too long', `1\n${jsonOf(LONGEST_FRAME + 1)}\n2\n`, 'too-long', [1]],
    ['too long without an end', 'x'.repeat(1024 * 1024), 'too-long', []],
    ['no JSON', '1\nhello\n2\n', 'no-json', [1]],
    ['an empty line', '\n', 'no-json', []],
    ['no UTF-8', [0x22, 0xff, 0x22, 0x0a], 'no-json', []],
    ['what the listener drops', '1\n"drop"\n2\n', 'odd', [1, 'drop']],
  ])('ends with %s', async (_, bytes, why, expected) => {
    const { far, frames, ends } = await openLine();
    far.write(Buffer.from(bytes as string));
    await eventually(() => expect(far.destroyed).toBe(true));
    expect(frames).toEqual(expected);
    expect(ends).toEqual([why]);
  });

  test('half a frame at the end is dropped', async () => {
    const { far, frames, ends } = await openLine();
    far.end('1\n{"a":');
    await eventually(() => expect(ends).toEqual(['closed']));
    expect(frames).toEqual([1]);
  });
});

describe('writing', () => {
  const piece = { text: 'x'.repeat(1000) };

  test('drops who does not read', async () => {
    const { line, far, ends, socket } = await openLine();
    far.pause();
    let sent = 0;
    while (ends.length === 0 && sent++ < 10_000) line.send(piece);
    expect(ends).toEqual(['unread']);
    expect(socket.destroyed).toBe(true);
    expect(sent * 1000).toBeGreaterThan(MOST_UNREAD);
  });

  test('waits for who comes late to a long history', async () => {
    const { line, far, ends, socket } = await openLine();
    let bytes = 0;
    for (let sent = 0; sent < 2000; sent++) line.sendHistory(piece);
    line.send({ last: true });
    expect(socket.writableLength).toBeGreaterThan(MOST_UNREAD);
    far.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    await eventually(() => expect(bytes).toBeGreaterThan(2_000_000));
    await eventually(() => expect(socket.writableLength).toBe(0));
    expect(ends).toEqual([]);
    far.pause();
    for (let sent = 0; sent < 1500 && ends.length === 0; sent++) line.send(piece);
    expect(ends).toEqual(['unread']);
  });

  test('the last words arrive', async () => {
    const { line, far, ends } = await openLine();
    let text = '';
    far.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    line.send({ last: '歩' });
    line.finish();
    line.send({ after: true });
    await eventually(() => expect(far.destroyed).toBe(true));
    expect(text).toBe('{"last":"歩"}\n');
    expect(ends).toEqual(['closed']);
  });

  test('to who is gone does no harm', async () => {
    const { line, far, ends, socket } = await openLine();
    far.destroy();
    for (let sent = 0; sent < 10; sent++) line.send(piece);
    await eventually(() => expect(ends).toHaveLength(1));
    await eventually(() => expect(socket.destroyed).toBe(true));
    expect(ends).toHaveLength(1);
  });
});
