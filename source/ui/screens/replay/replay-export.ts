import {
  formatOfName,
  OWN_FORMAT,
  RECORD_FORMATS,
  type RecordFormat,
} from '../../../records/formats/formats.ts';
import { formatPsn } from '../../../records/formats/psn/psn-write.ts';
import { ENCODINGS, type Encoding } from '../../../records/formats/text/encodings.ts';
import { writeRecords } from '../../../records/formats/write-records.ts';
import { type GameStore, StoreError } from '../../../records/store/store.ts';
import type { GameRecord } from '../../../records/tree/record.ts';
import { storeErrorText } from '../../../text/record-fault.ts';
import { lossesText, writeFaultText } from '../../../text/record-losses.ts';
import { exportEndText, exportedText, exportFaultText } from '../../../text/replay.ts';

/** The file, format and encoding of an export. */
interface ExportTarget {
  readonly file: string;
  readonly format: RecordFormat;
  readonly encoding: Encoding;
}

/** What became of an export, with the sentence that says it. */
export type Exported =
  | { readonly kind: 'refused'; readonly text: string }
  /** `isWhole` where the file holds all of the game. */
  | { readonly kind: 'written'; readonly text: string; readonly isWhole: boolean };

/**
 * Writes a game into a new file: our own format at once, a foreign format a moment later.
 * @param typed `evening`, `evening.kif` or `evening.kif shift_jis`
 */
export function exportGame(
  store: GameStore,
  record: GameRecord,
  typed: string,
): Exported | Promise<Exported> {
  const target = parseTarget(typed);
  if (target.format === OWN_FORMAT && target.encoding === ENCODINGS[0]) {
    return writeFile(store, target.file, formatPsn(record), '');
  }
  return writeRecords([record], target).then((written): Exported => {
    if (!written.ok) return refused(`export: ${writeFaultText(written.fault)}`);
    const { bytes, losses } = written.value;
    const lost = losses.length > 0 ? ` ${lossesText(target.format, losses)}.` : '';
    return writeFile(store, target.file, bytes, lost);
  });
}

/** Why a typed name is refused before anything is asked; undefined where it may be written. */
export function exportRefusal(store: GameStore, typed: string): string | undefined {
  const { file } = parseTarget(typed);
  if (formatOfName(file) === undefined) return exportEndText(RECORD_FORMATS);
  const path = store.exportPath(file);
  return path.ok ? undefined : exportFaultText(path.fault);
}

/** A name without an end that says its format means our own. */
function parseTarget(text: string): ExportTarget {
  const [, name = '', last = ''] = /^(.*?)\s+(\S+)$/.exec(text.trim()) ?? [];
  const encoding = ENCODINGS.find((one) => one === last.toLowerCase());
  const file = encoding ? name : text.trim();
  return { file, format: formatOfName(file) ?? OWN_FORMAT, encoding: encoding ?? ENCODINGS[0] };
}

/** @param lost what the format could not hold */
function writeFile(
  store: GameStore,
  file: string,
  content: string | Uint8Array,
  lost: string,
): Exported {
  try {
    const path = store.export(file, content);
    if (!path.ok) return refused(exportFaultText(path.fault));
    return { kind: 'written', text: exportedText(path.value) + lost, isWhole: lost === '' };
  } catch (error) {
    if (error instanceof StoreError) return refused(`export: ${storeErrorText(error)}`);
    throw error;
  }
}

function refused(text: string): Exported {
  return { kind: 'refused', text };
}
