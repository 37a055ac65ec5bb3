/** What a terminal reports by itself while it is switched on, as numbers of private modes. */
const REPORTS = {
  /** Presses of buttons, by numbers of any size. */
  mouse: [1000, 1006],
  focus: [1004],
  /** Changes between light and dark. */
  ground: [2031],
} as const;

/** A kind of report that can be switched on and off. */
export type ReportKind = keyof typeof REPORTS;

/** Switches reports on. */
export function reportsOn(kind: ReportKind): string {
  return REPORTS[kind].map((mode) => `\x1b[?${mode}h`).join('');
}

/** Switches them off, in the opposite order. */
export function reportsOff(kind: ReportKind): string {
  return REPORTS[kind]
    .map((mode) => `\x1b[?${mode}l`)
    .toReversed()
    .join('');
}

/** The mode in which a terminal shows nothing before a frame is complete. */
const SYNCHRONIZED = 2026;

export const SYNC_ON = `\x1b[?${SYNCHRONIZED}h`;
export const SYNC_OFF = `\x1b[?${SYNCHRONIZED}l`;

/** Asks whether the terminal has that mode (DECRQM). */
export const SYNC_QUESTION = `\x1b[?${SYNCHRONIZED}$p`;
