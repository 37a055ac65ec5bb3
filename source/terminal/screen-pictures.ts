import type { CellLine } from './cells.ts';
import type { CellSpan, CutPicture } from './cut-picture.ts';
import type { PictureSize } from './graphics.ts';
import type { Pen } from './pen.ts';
import type { ScreenPlace } from './screen-place.ts';

/** A picture in the size in which it is shown. */
export interface SizedPicture extends PictureSize {
  readonly name: string;
  /** The part of its height that is drawn on; the rest is clear. */
  readonly share: number;
  /** Whether that part is the lowest one. Default: the middle one. */
  readonly isLow?: boolean;
}

/** A picture that can be sent. */
export interface PictureSource extends SizedPicture {
  /** Makes what the terminal gets: a PNG file in base64, or a whole sequence. */
  readonly draw: () => string;
  /** Makes a picture whose cells the terminal gets one by one. Default: it gets the whole. */
  readonly cut?: () => CutPicture;
}

/** A picture on the screen. */
export interface PlacedPicture extends SizedPicture, ScreenPlace {}

/** What shows pictures over the cells of a screen, by one protocol or another. */
export interface ScreenPictures {
  /** Whether the terminal keeps no picture that erasing text must leave alone. */
  readonly isEmpty: boolean;
  /** Whether all of these pictures can be shown at once. */
  has(pictures: readonly SizedPicture[]): boolean;
  /**
   * Makes the pictures ready that are not, in the background.
   * @param onSent called when the last of them is ready
   */
  send(pictures: readonly PictureSource[], onSent: () => void): void;
  /** Shows these pictures from the next frame on; those that are not ready are not. */
  want(pictures: readonly PlacedPicture[]): void;
  /** Takes all pictures from a screen that is drawn anew. */
  startAfresh(pen: Pen): void;
  /** The places whose cells must be written again, as a picture there goes away. */
  leftPlaces(): readonly PlacedPicture[];
  /** Cells of a row of the screen of which nothing is seen as long as the pictures stay. */
  hiddenIn(row: number): readonly CellSpan[];
  /** Draws what differs between the pictures on the screen and those wanted. */
  draw(pen: Pen, cells: readonly CellLine[]): void;
  /** Takes all pictures from the screen and from the terminal. */
  clear(): void;
  /**
   * Forgets what the terminal has. Pictures are shown again after the next `startAfresh`.
   * @returns what the terminal is told before it is given back
   */
  leave(): string;
}

/** The name of a picture in its size. */
export function keyOfPicture({ name, columns, rows, share, isLow }: SizedPicture): string {
  return `${name} ${columns}x${rows} ${share}${isLow ? ' low' : ''}`;
}

/** Whether two pictures are at the same place. */
export function isAtSamePlace(a: ScreenPlace, b: ScreenPlace): boolean {
  return a.row === b.row && a.column === b.column;
}
