import { readCsa } from '../../../source/records/formats/csa/read-csa.ts';
import { CSA_FORM } from '../../../source/records/formats/csa/write-csa.ts';
import { writeForeign } from '../../../source/records/formats/foreign/write-foreign.ts';
import type { HeldGames, WrittenGame } from '../../../source/records/formats/format.ts';
import { formatOf, type RecordFormat } from '../../../source/records/formats/formats.ts';
import { readJkf } from '../../../source/records/formats/jkf/read-jkf.ts';
import { JKF_FORM } from '../../../source/records/formats/jkf/write-jkf.ts';
import { readKakinoki } from '../../../source/records/formats/kakinoki/read-kakinoki.ts';
import { writeKakinoki } from '../../../source/records/formats/kakinoki/write-kakinoki.ts';
import type { Encoding } from '../../../source/records/formats/text/encodings.ts';
import type { ReadGame } from '../../../source/records/tree/read-game.ts';
import type { GameRecord } from '../../../source/records/tree/record.ts';

/** The formats that tsshogi writes for us. */
export type ForeignFormat = Extract<RecordFormat, 'kif' | 'ki2' | 'csa' | 'jkf'>;

export const FOREIGN_FORMATS: readonly ForeignFormat[] = ['kif', 'ki2', 'csa', 'jkf'];

const READERS: Readonly<Record<ForeignFormat, (text: string) => readonly ReadGame[]>> = {
  kif: (text) => readKakinoki(text, 'kif'),
  ki2: (text) => readKakinoki(text, 'ki2'),
  csa: readCsa,
  jkf: (text) => [readJkf(text)],
};

type Writer = (record: GameRecord, holds: HeldGames, encoding: Encoding) => WrittenGame;

const WRITERS: Readonly<Record<ForeignFormat, Writer>> = {
  kif: (record, holds, encoding) => writeKakinoki(record, 'kif', holds, encoding),
  ki2: (record, holds, encoding) => writeKakinoki(record, 'ki2', holds, encoding),
  csa: (record, holds, encoding) => writeForeign(record, CSA_FORM, holds, encoding),
  jkf: (record, holds, encoding) => writeForeign(record, JKF_FORM, holds, encoding),
};

/** What the table reads, at once. */
export function importForeign(text: string, format: ForeignFormat): readonly ReadGame[] {
  return READERS[format](text);
}

/** What the table writes, at once. */
export function exportForeign(
  record: GameRecord,
  format: ForeignFormat,
  encoding: Encoding = 'utf-8',
): WrittenGame {
  return WRITERS[format](record, formatOf(format).holds, encoding);
}
