import { exportCSA } from 'tsshogi';
import type { ForeignForm } from '../foreign/write-foreign.ts';

/** A move or an end, and the time that the exporter writes after each. */
const STATEMENT = /^([+-]\d{4}[A-Z]{2}\n|%\S+\n)T.*\n/gm;

/** How a record is written as CSA 3. */
export const CSA_FORM: ForeignForm = {
  endings: 'csa',
  headers: 'csa',
  comments: 'text',
  fits: ([name]) => !/[:,]/.test(name),
  // The exporter cuts dates and drops headers that it does not know: they are put in here.
  format(record, { encoding, headers, timed }) {
    const name = encoding === 'utf-8' ? 'UTF-8' : 'SHIFT_JIS';
    const exported = exportCSA(record, { v3: { encoding: name, milliseconds: true } });
    const moves = record.moves.slice(1).values();
    const text = exported.replace(STATEMENT, (whole, statement: string) => {
      const { value: node } = moves.next();
      return node && timed.has(node) ? whole : statement;
    });
    const lines = headers.map(
      ([key, value]) => `${/^N[+-]$/.test(key) ? key : `$${key}:`}${value}\n`,
    );
    const version = 'V3.0\n';
    const at = text.indexOf(version) + version.length;
    return text.slice(0, at) + lines.join('') + text.slice(at);
  },
};
