import { exportJKF } from 'tsshogi';
import type { ForeignForm } from '../foreign/write-foreign.ts';

/** How a record is written as JKF, in one line. */
export const JKF_FORM: ForeignForm = {
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
