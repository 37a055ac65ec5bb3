import { formatOfName, OWN_FORMAT, type RecordFormat } from '../records/formats/formats.ts';
import type { Loss } from '../records/formats/losses.ts';
import { formatPsn } from '../records/formats/psn/psn-write.ts';
import { ENCODINGS, type Encoding } from '../records/formats/text/encodings.ts';
import { type WriteFault, writeRecords } from '../records/formats/write-records.ts';
import { type GameStore, type RenameFault, StoreError } from '../records/store/store.ts';
import type { GameRecord } from '../records/tree/record.ts';
import { success } from '../rules/core/result.ts';

/** The file, format and encoding of an export. */
interface ExportTarget {
  readonly file: string;
  readonly format: RecordFormat;
  readonly encoding: Encoding;
}

/** Why a game is not written to a file. */
export type ExportFault =
  | { readonly code: 'name'; readonly fault: RenameFault }
  | { readonly code: 'format'; readonly fault: WriteFault }
  | { readonly code: 'failed'; readonly error: StoreError };

/** What became of an export. */
export type Exported =
  | { readonly kind: 'refused'; readonly fault: ExportFault }
  | {
      readonly kind: 'written';
      readonly path: string;
      readonly format: RecordFormat;
      /** What the format could not hold. */
      readonly losses: readonly Loss[];
    };

/**
 * Writes a game into a file.
 * @param typed `evening`, `evening.kif` or `evening.kif shift_jis`; a name without an end that says
 * its format means our own
 * @param replaces whether a file that is there is replaced
 */
export async function exportGame(
  store: GameStore,
  record: GameRecord,
  typed: string,
  replaces: boolean,
): Promise<Exported> {
  const { file, format, encoding } = parseTarget(typed);
  const isOwn = format === OWN_FORMAT && encoding === ENCODINGS[0];
  const written = isOwn
    ? success({ bytes: formatPsn(record), losses: [] })
    : await writeRecords([record], { format, encoding });
  if (!written.ok) return { kind: 'refused', fault: { code: 'format', fault: written.fault } };
  const { bytes, losses } = written.value;
  try {
    const path = store.export(file, bytes, replaces);
    return path.ok
      ? { kind: 'written', path: path.value, format, losses }
      : { kind: 'refused', fault: { code: 'name', fault: path.fault } };
  } catch (error) {
    if (error instanceof StoreError) return { kind: 'refused', fault: { code: 'failed', error } };
    throw error;
  }
}

/** Why nothing can be written to a file of a typed name; undefined where it is free. */
export function exportFault(store: GameStore, typed: string): RenameFault | undefined {
  const path = store.exportPath(parseTarget(typed).file);
  return path.ok ? undefined : path.fault;
}

function parseTarget(text: string): ExportTarget {
  const [, name = '', last = ''] = /^(.*?)\s+(\S+)$/.exec(text.trim()) ?? [];
  const encoding = ENCODINGS.find((one) => one === last.toLowerCase());
  const file = encoding ? name : text.trim();
  return { file, format: formatOfName(file) ?? OWN_FORMAT, encoding: encoding ?? ENCODINGS[0] };
}
