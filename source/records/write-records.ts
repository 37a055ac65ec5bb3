import { failure, type Result, success } from '../core/result.ts';
import type { Variant } from '../core/variant.ts';
import type { Loss } from './bridge/losses.ts';
import { type Encoding, manyInOneFile, type RecordFormat } from './formats.ts';
import { formatPsn } from './psn-write.ts';
import type { GameRecord } from './record.ts';
import { formatUsiRecord } from './usi-record.ts';

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
  | { readonly code: 'variant'; readonly format: RecordFormat; readonly variant: Variant }
  | { readonly code: 'one-game'; readonly format: RecordFormat; readonly found: number }
  | { readonly code: 'utf8-only'; readonly format: RecordFormat };

/** Writes games as a file of any format. */
export async function writeRecords(
  records: readonly GameRecord[],
  { format, encoding }: WriteOptions,
): Promise<Result<WrittenRecords, WriteFault>> {
  if (records.length > 1 && !manyInOneFile(format)) {
    return failure({ code: 'one-game', format, found: records.length });
  }
  if (format === 'psn') {
    if (encoding !== 'utf-8') return failure({ code: 'utf8-only', format });
    const text = records.map(formatPsn).join('\n');
    return success({ bytes: new TextEncoder().encode(text), losses: [] });
  }
  const [{ exportForeign }, { encodeText }, { addLosses, lossesOfUsi }] = await Promise.all([
    import('./bridge/export.ts'),
    import('./bridge/encoding.ts'),
    import('./bridge/losses.ts'),
  ]);
  const texts: string[] = [];
  const losses: Loss[] = [];
  for (const record of records) {
    if (format === 'usi') {
      texts.push(formatUsiRecord(record));
      losses.push(...lossesOfUsi(record));
      continue;
    }
    const written = exportForeign(record, format, encoding);
    if (!written.ok) return failure({ ...written.fault, format });
    texts.push(written.value.text);
    losses.push(...written.value.losses);
  }
  const { bytes, lost } = encodeText(texts.join(format === 'csa' ? '/\n' : ''), encoding);
  if (lost > 0) losses.push({ what: 'characters', count: lost });
  return success({ bytes, losses: addLosses(losses) });
}
