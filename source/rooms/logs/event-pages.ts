import { type FileHandle, open } from 'node:fs/promises';
import { LogDamage } from '../room-log.ts';
import { type EventSchema, parseEvents } from './event-lines.ts';
import { ifThere } from './if-there.ts';

/** A file of events that is read a piece at a time. */
export interface PagedFile<Event extends { readonly seq: number }> {
  readonly path: string;
  readonly handle: FileHandle;
  /** The bytes that count. Whole lines, each with the next number. */
  readonly length: number;
  /** The number of the first event. */
  readonly first: number;
  readonly schema: EventSchema<Event>;
}

/** How much of a file is read for a page, and to find a number. */
const PAGE_BYTES = 1 << 20;
const BLOCK_BYTES = 1 << 16;

/**
 * The next events of a file from a number on, as many as come in one page; none at its end. Rejects
 * with `LogDamage`, and with what the system refuses.
 */
export async function readEventPage<Event extends { readonly seq: number }>(
  file: PagedFile<Event>,
  seq: number,
): Promise<readonly Event[]> {
  const { path, length, first, schema } = file;
  const start = await findLine(file, seq);
  for (let size = PAGE_BYTES; start < length; size *= 2) {
    const bytes = await readBytes(file, start, Math.min(length, start + size));
    const lines = bytes.subarray(0, bytes.lastIndexOf('\n') + 1);
    const from = seqOfLine(lines) ?? seq;
    const { events } = parseEvents(lines, { path, schema, first: from, line: from - first + 1 });
    const wanted = events.slice(Math.max(0, seq - from));
    if (wanted.length > 0 || start + size >= length) return wanted;
  }
  return [];
}

/** The number of the first event of a file; undefined where there is none. */
export async function firstSeqOf(path: string): Promise<number | undefined> {
  const handle = await ifThere(open(path, 'r'));
  try {
    return handle && seqOfLine(await readBytes({ handle }, 0, BLOCK_BYTES));
  } finally {
    await handle?.close();
  }
}

/** The last event of a file that may have been cut off at its end; undefined for none. */
export async function lastEvent<Event extends { readonly seq: number }>(
  file: PagedFile<Event>,
): Promise<Event | undefined> {
  const { path, length, first, schema } = file;
  for (let size = BLOCK_BYTES; ; size *= 2) {
    const start = Math.max(0, length - size);
    const bytes = await readBytes(file, start, length);
    const lines = start === 0 ? bytes : bytes.subarray(bytes.indexOf('\n') + 1);
    const from = seqOfLine(lines);
    const event =
      from !== undefined &&
      parseEvents(lines, { path, schema, first: from, line: from - first + 1 }).events.at(-1);
    if (event) return event;
    if (start === 0) return undefined;
  }
}

/** The offset of a line that is at most a block before that of a number. */
async function findLine<Event extends { readonly seq: number }>(
  file: PagedFile<Event>,
  seq: number,
): Promise<number> {
  let [low, high] = [0, file.length];
  while (high - low > 2 * BLOCK_BYTES) {
    const middle = Math.floor((low + high) / 2);
    const bytes = await readBytes(file, middle, middle + BLOCK_BYTES);
    const start = bytes.indexOf('\n') + 1;
    const found = seqOfLine(bytes.subarray(start));
    if (start === 0 || found === undefined) throw new LogDamage(file.path, seq - file.first + 1);
    if (found <= seq) low = middle + start;
    else high = middle + start;
  }
  return low;
}

/** The number of the event on the first line of some bytes; undefined where there is none. */
function seqOfLine(bytes: Buffer): number | undefined {
  const text = bytes.toString('utf8', 0, Math.max(0, bytes.indexOf('\n')));
  try {
    const { seq }: { readonly seq?: unknown } = JSON.parse(text.replace(/,$/, ''));
    return typeof seq === 'number' ? seq : undefined;
  } catch {
    return undefined;
  }
}

async function readBytes(
  { handle }: Pick<PagedFile<never>, 'handle'>,
  start: number,
  end: number,
): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(end - start);
  let filled = 0;
  while (filled < bytes.length) {
    const { bytesRead } = await handle.read(bytes, filled, bytes.length - filled, start + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return bytes.subarray(0, filled);
}
