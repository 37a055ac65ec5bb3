import { exportCSA } from 'tsshogi';
import type { GameRecord } from '../../tree/record.ts';
import { type ForeignForm, writeForeign } from '../foreign/write-foreign.ts';
import type { HeldGames, WrittenGame } from '../format.ts';
import type { Encoding } from '../text/encodings.ts';

const FORM: ForeignForm = {
  endings: 'csa',
  headers: 'csa',
  comments: 'text',
  fits: ([name]) => !/[:,]/.test(name),
  // The exporter cuts dates and drops headers that it does not know: they are put in here.
  format(record, { encoding, headers }) {
    const name = encoding === 'utf-8' ? 'UTF-8' : 'SHIFT_JIS';
    const text = exportCSA(record, { v3: { encoding: name, milliseconds: true } });
    const lines = headers.map(
      ([key, value]) => `${/^N[+-]$/.test(key) ? key : `$${key}:`}${value}\n`,
    );
    const version = 'V3.0\n';
    const at = text.indexOf(version) + version.length;
    return text.slice(0, at) + lines.join('') + text.slice(at);
  },
};

/** A record as CSA 3. */
export function writeCsa(record: GameRecord, holds: HeldGames, encoding: Encoding): WrittenGame {
  return writeForeign(record, FORM, holds, encoding);
}
