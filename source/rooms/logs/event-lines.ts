import * as v from 'valibot';
import { LogDamage } from '../room-log.ts';

/** What the events of a file are: plain data, numbered from 1 on without a gap. */
export type EventSchema<Event extends { readonly seq: number }> = v.GenericSchema<unknown, Event>;

/** What was found in a file. */
export interface KnownEvents<Event> {
  readonly events: readonly Event[];
  /** Those bytes of the file that hold them. */
  readonly bytes: Uint8Array;
}

interface EventPlace<Event extends { readonly seq: number }> {
  readonly path: string;
  readonly schema: EventSchema<Event>;
  /** The number of the first event. Default: 1. */
  readonly first?: number;
  /** The line of the file on which it stands. Default: 1. */
  readonly line?: number;
}

/**
 * Reads events as they lie in a file. An append that was cut off at its end was never acknowledged,
 * and is left out. Throws `LogDamage`.
 */
export function parseEvents<Event extends { readonly seq: number }>(
  bytes: Buffer,
  { path, schema, first = 1, line: firstLine = 1 }: EventPlace<Event>,
): KnownEvents<Event> {
  const events: Event[] = [];
  let group: Event[] = [];
  let length = 0;
  let start = 0;
  for (let line = firstLine; ; line++) {
    const end = bytes.indexOf('\n', start);
    if (end < 0) break;
    const text = bytes.toString('utf8', start, end);
    start = end + 1;
    const event = parseLine(text.replace(/,$/, ''), path, line, schema);
    if (event?.seq !== first + events.length + group.length) {
      if (start < bytes.length) throw new LogDamage(path, line);
      break;
    }
    group.push(event);
    if (text.endsWith(',')) continue;
    for (const one of group) events.push(one);
    group = [];
    length = start;
  }
  return { events, bytes: bytes.subarray(0, length) };
}

/**
 * Undefined for what is no JSON, as a line that was cut off. Other JSON than an event was not
 * written by this version of the program, and damage even in the last line.
 */
function parseLine<Event>(
  text: string,
  path: string,
  line: number,
  schema: v.GenericSchema<unknown, Event>,
): Event | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const parsed = v.safeParse(schema, json);
  if (!parsed.success) throw new LogDamage(path, line, new v.ValiError(parsed.issues));
  return parsed.output;
}

/** The lines of one append. */
export function formatEvents(events: readonly unknown[]): string {
  return `${events.map((event) => JSON.stringify(event)).join(',\n')}\n`;
}
