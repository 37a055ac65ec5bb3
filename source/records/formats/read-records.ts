import type { Variant } from '../../rules/core/variant.ts';
import { NO_TEXT, type ReadGame } from '../tree/read-game.ts';
import type { SourceFile } from './format.ts';
import { detectFormat, type FormatId, formatOf, OWN_FORMAT, type RecordFormat } from './formats.ts';
import { decodeText } from './text/decode-text.ts';
import type { ReadEncoding } from './text/encodings.ts';

export interface ReadOptions {
  /** Default: found by the content. */
  readonly format?: RecordFormat | undefined;
  /** The variant of games that do not name theirs; shogi by default. */
  readonly variant?: Variant | undefined;
}

/** The games of a file, and how they were written there; a position is a game without moves. */
export interface ReadRecords {
  readonly format: FormatId;
  /** Undefined where the bytes are text in no encoding that is read. */
  readonly encoding: ReadEncoding | undefined;
  /** Empty where the text holds no game. */
  readonly games: readonly ReadGame[];
}

/** Reads the games of a file of any format, each up to its first fault. */
export async function readRecords(
  bytes: Uint8Array,
  { format: wanted, variant }: ReadOptions = {},
): Promise<ReadRecords> {
  const decoded = decodeText(bytes);
  const format = wanted ?? (decoded && (await detectFormat(decoded.text))) ?? OWN_FORMAT;
  if (decoded === undefined) return { format, encoding: undefined, games: [NO_TEXT] };
  const { text, encoding } = decoded;
  return { format, encoding, games: await readGames({ bytes, text }, format, variant) };
}

async function readGames(
  file: SourceFile,
  format: FormatId,
  variant: Variant | undefined,
): Promise<readonly ReadGame[]> {
  const { holds, read } = formatOf(format);
  const held = holds === 'position' ? undefined : holds.variants;
  if (variant && held?.includes(variant) === false) {
    const place = { line: 1, column: 1, ply: 0 };
    return [{ fault: { code: 'variant-of-format', variant, format, held, ...place } }];
  }
  return (await read?.(file, variant)) ?? [];
}
