import type { Variant } from '../core/variant.ts';
import { shogi } from '../core/variants/shogi.ts';
import { detectFormat } from './detect-format.ts';
import { parseDiagram } from './diagram-read.ts';
import type { Encoding, RecordFormat } from './formats.ts';
import { parsePsn } from './psn-read.ts';
import { createRecord } from './record.ts';
import type { ReadGame } from './record-fault.ts';
import { parseUsiRecords } from './usi-record.ts';
import { decodeUtf8, withPlainLines } from './utf8.ts';

export interface ReadOptions {
  /** Found by content where it is not given. */
  readonly format?: RecordFormat | undefined;
  /** Of games that do not name theirs; shogi by default. */
  readonly variant?: Variant | undefined;
}

/** The games of a file, and how they were written there; `bod` is the diagram of a position. */
export interface ReadRecords {
  readonly format: RecordFormat | 'bod';
  readonly encoding: Encoding;
  /** Empty where the text holds nothing of the kind. */
  readonly games: readonly ReadGame[];
}

/** Reads the games of a file of any format, each up to its first fault. */
export async function readRecords(
  bytes: Uint8Array,
  { format: wanted, variant }: ReadOptions = {},
): Promise<ReadRecords> {
  const { text, encoding } = await decode(bytes);
  const format = wanted ?? detectFormat(text) ?? 'psn';
  return { format, encoding, games: await readGames(bytes, text, format, variant) };
}

async function readGames(
  bytes: Uint8Array,
  text: string,
  format: RecordFormat | 'bod',
  variant: Variant | undefined,
): Promise<readonly ReadGame[]> {
  const options = variant && { variant };
  switch (format) {
    // The bytes, since what is not UTF-8 in them is a fault with its place.
    case 'psn':
      return parsePsn(bytes, options);
    case 'usi':
      return parseUsiRecords(text, options);
    case 'bod':
      return [readDiagram(text)];
    default: {
      if (variant && variant !== shogi) {
        const place = { line: 1, column: 1, ply: 0 };
        return [{ fault: { code: 'variant-of-format', variant, format, ...place } }];
      }
      const { importForeign } = await import('./bridge/import.ts');
      return importForeign(text, format);
    }
  }
}

function readDiagram(text: string): ReadGame {
  const read = parseDiagram(text);
  if (read.ok) return { record: createRecord(read.value) };
  const { line, column, ...fault } = read.fault;
  return { fault: { code: 'diagram', line, column, ply: 0, fault } };
}

/** The bridge has the tables of Shift_JIS; what is UTF-8 does not wait for them. */
async function decode(bytes: Uint8Array): Promise<{ text: string; encoding: Encoding }> {
  const utf8 = decodeUtf8(bytes);
  if (utf8 !== undefined) return { text: withPlainLines(utf8), encoding: 'utf-8' };
  const { decodeText } = await import('./bridge/encoding.ts');
  return decodeText(bytes);
}
