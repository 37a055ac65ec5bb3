import {
  ENCODINGS,
  type Encoding,
  formatOfName,
  type RecordFormat,
} from '../../records/formats.ts';
import { formatPsn } from '../../records/psn-write.ts';
import { StoreError } from '../../records/store.ts';
import { writeRecords } from '../../records/write-records.ts';
import { storeErrorText } from '../../text/record-fault.ts';
import { lossesText, writeFaultText } from '../../text/record-losses.ts';
import { exportedText, exportFaultText } from '../../text/replay.ts';
import type { App } from '../app.ts';
import type { ReplayScreen } from './replay.ts';

/** Where a game is written, and how. */
export interface ExportTarget {
  readonly file: string;
  readonly format: RecordFormat;
  readonly encoding: Encoding;
}

/** Reads `evening`, `evening.kif` or `evening.kif shift_jis`; without an end that says it, PSN. */
export function parseExport(text: string): ExportTarget {
  const [, name = '', last = ''] = /^(.*?)\s+(\S+)$/.exec(text.trim()) ?? [];
  const encoding = ENCODINGS.find((one) => one === last.toLowerCase());
  const file = encoding ? name : text.trim();
  return { file, format: formatOfName(file) ?? 'psn', encoding: encoding ?? ENCODINGS[0] };
}

/**
 * Writes the game that is shown into a new file. A foreign format is written a moment later, and
 * the screen says then what became of it.
 * @returns why it was refused at once
 */
export function exportAs(screen: ReplayScreen, text: string, app: App): string | undefined {
  const target = parseExport(text);
  if (target.format === 'psn' && target.encoding === ENCODINGS[0]) {
    return write(screen, target, formatPsn(screen.record), '');
  }
  void writeRecords([screen.record], target).then((written) => {
    if (!written.ok) screen.warn(`export: ${writeFaultText(written.fault)}`);
    else {
      const { bytes, losses } = written.value;
      const lost = losses.length > 0 ? ` ${lossesText(target.format, losses)}.` : '';
      screen.warn(write(screen, target, bytes, lost));
    }
    app.changed();
  });
  return undefined;
}

/** @returns why it was refused */
function write(
  screen: ReplayScreen,
  { file }: ExportTarget,
  content: string | Uint8Array,
  lost: string,
): string | undefined {
  try {
    const path = screen.services.store.export(file, content);
    if (!path.ok) return exportFaultText(path.fault);
    if (lost === '') screen.edits.isUnsaved = false;
    screen.say(exportedText(path.value) + lost);
    return undefined;
  } catch (error) {
    if (error instanceof StoreError) return `export: ${storeErrorText(error)}`;
    throw error;
  }
}
