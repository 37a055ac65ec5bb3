import type { ScreenPlace } from './screen-place.ts';

/** What the mouse did: its left button, or a step of its wheel. */
export type MouseAction = 'press' | 'release' | 'wheel-up' | 'wheel-down';

/** What the mouse did, and where it points. */
export interface MouseEvent {
  readonly action: MouseAction;
  readonly place: ScreenPlace;
}

/** Buttons without Shift, Alt or Ctrl. */
const PRESSES: Readonly<Record<string, MouseAction>> = {
  0: 'press',
  64: 'wheel-up',
  65: 'wheel-down',
};

/**
 * The event of a whole report `ESC [ < button ; column ; row M`, or `m` for a release; undefined for
 * other sequences, buttons and movements.
 */
export function mouseOfCsi(parameters: string, final: string): MouseEvent | undefined {
  const [, button, column, row] = /^<(\d+);(\d{1,5});(\d{1,5})$/.exec(parameters) ?? [];
  if (button === undefined) return undefined;
  const action = final === 'M' ? PRESSES[button] : final === 'm' ? 'release' : undefined;
  return action && { action, place: { row: Number(row) - 1, column: Number(column) - 1 } };
}

/** Whether a character can follow `ESC [ <` in a report. */
export function isInMouseReport(character: string): boolean {
  return /^[0-9;Mm]$/.test(character);
}
