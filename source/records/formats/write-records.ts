import { failure, type Result, success } from '../../rules/core/result.ts';
import type { Variant } from '../../rules/core/variant.ts';
import type { GameRecord } from '../tree/record.ts';
import type { HeldGames } from './format.ts';
import { formatOf, type RecordFormat, WHOLE_FORMATS } from './formats.ts';
import { addLosses, type Loss } from './losses.ts';
import type { Encoding } from './text/encodings.ts';
import { type EncodedText, encodeUtf8 } from './text/utf8.ts';

export interface WriteOptions {
  readonly format: RecordFormat;
  readonly encoding: Encoding;
}

/** A file of games, and what its format and encoding could not hold. */
export interface WrittenRecords {
  readonly bytes: Uint8Array;
  readonly losses: readonly Loss[];
}

/** Why games cannot be written at all. */
export type WriteFault =
  | {
      readonly code: 'variant';
      readonly format: RecordFormat;
      readonly variant: Variant;
      /** The variants whose games the format holds. */
      readonly held: readonly Variant[];
      /** The formats that hold games of every variant. */
      readonly whole: readonly RecordFormat[];
    }
  | { readonly code: 'one-game'; readonly format: RecordFormat; readonly found: number }
  | {
      readonly code: 'encoding';
      readonly format: RecordFormat;
      /** The encodings that the format has. */
      readonly valid: readonly Encoding[];
    };

/** Writes games as a file of any format. */
export async function writeRecords(
  records: readonly GameRecord[],
  { format, encoding }: WriteOptions,
): Promise<Result<WrittenRecords, WriteFault>> {
  const { holds, write } = formatOf(format);
  const fault = faultOf(records, holds, { format, encoding });
  if (fault) return failure(fault);
  const sentences: string[] = [];
  const losses: Loss[] = [];
  for (const record of records) {
    const written = await write(record, encoding);
    sentences.push(written.text);
    losses.push(...written.losses);
  }
  const { bytes, lost } = await encode(sentences.join(holds.between), encoding);
  if (lost > 0) losses.push({ what: 'characters', count: lost });
  return success({ bytes, losses: addLosses(losses) });
}

async function encode(text: string, encoding: Encoding): Promise<EncodedText> {
  if (encoding === 'utf-8') return encodeUtf8(text);
  const { encodeText } = await import('./text/encode-text.ts');
  return encodeText(text, encoding);
}

function faultOf(
  records: readonly GameRecord[],
  { between, encodings, variants }: HeldGames,
  { format, encoding }: WriteOptions,
): WriteFault | undefined {
  if (records.length > 1 && between === undefined) {
    return { code: 'one-game', format, found: records.length };
  }
  if (!encodings.includes(encoding)) {
    return { code: 'encoding', format, valid: encodings };
  }
  if (variants === undefined) return undefined;
  const stranger = records.find(({ variant }) => !variants.includes(variant));
  if (stranger === undefined) return undefined;
  const { variant } = stranger;
  return { code: 'variant', format, variant, held: variants, whole: WHOLE_FORMATS };
}
