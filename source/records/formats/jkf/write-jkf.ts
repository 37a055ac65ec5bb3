import { exportJKF, type ImmutableNode, type JKF } from 'tsshogi';
import type { ForeignForm } from '../foreign/write-foreign.ts';

/** How a record is written as JKF, in one line. */
export const JKF_FORM: ForeignForm = {
  endings: 'csa',
  headers: 'kakinoki',
  comments: 'lines',
  fits: ([name]) => name !== '__proto__',
  hasUniqueHeaders: true,
  format(record, { headers, lines, timed }) {
    const whole = { ...exportJKF(record), header: Object.fromEntries(headers) };
    dropTimes(whole.moves.slice(1), record.first.next, timed);
    // The exporter drops spaces and empty lines at the end of comments.
    const restore = (key: string, value: unknown) =>
      key === 'comments' && Array.isArray(value) ? lines[Number(value[0])] : value;
    return `${JSON.stringify(whole, restore)}\n`;
  },
};

/** Drops the times of moves whose time is not known. */
function dropTimes(
  entries: JKF['moves'],
  first: ImmutableNode | null,
  timed: ReadonlySet<ImmutableNode>,
): void {
  let node = first;
  for (const entry of entries) {
    if (!node) return;
    if (!timed.has(node)) delete entry.time;
    let branch = node.branch;
    for (const fork of entry.forks ?? []) {
      dropTimes(fork, branch, timed);
      branch = branch?.branch ?? null;
    }
    node = node.next;
  }
}
