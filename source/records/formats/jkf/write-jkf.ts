import { exportJKF } from 'tsshogi';
import type { GameRecord } from '../../tree/record.ts';
import { type ForeignForm, writeForeign } from '../foreign/write-foreign.ts';
import type { HeldGames, WrittenGame } from '../format.ts';
import type { Encoding } from '../text/encodings.ts';

const FORM: ForeignForm = {
  endings: 'csa',
  headers: 'kakinoki',
  comments: 'lines',
  fits: ([name]) => name !== '__proto__',
  format(record, { headers, lines }) {
    const whole = { ...exportJKF(record), header: Object.fromEntries(headers) };
    // The exporter drops spaces and empty lines at the end of comments.
    const restore = (key: string, value: unknown) =>
      key === 'comments' && Array.isArray(value) ? lines[Number(value[0])] : value;
    return `${JSON.stringify(whole, restore)}\n`;
  },
};

/** A record as JKF, in one line. */
export function writeJkf(record: GameRecord, holds: HeldGames, encoding: Encoding): WrittenGame {
  return writeForeign(record, FORM, holds, encoding);
}
