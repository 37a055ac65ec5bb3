/** A place on the screen, counted from 0. */
export interface ScreenPlace {
  readonly row: number;
  readonly column: number;
}
