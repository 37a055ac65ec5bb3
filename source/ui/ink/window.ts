import { createContext, useContext } from 'react';
import type { KeyEvent } from '../../terminal/key-event.ts';
import type { PlacedPicture } from '../../terminal/screen-pictures.ts';
import type { ScreenPlace } from '../../terminal/screen-place.ts';
import type { LiveText } from './live-texts.ts';
import type { MouseBox } from './mouse-box.ts';

/** The size of the window, in characters. */
export interface WindowSize {
  readonly columns: number;
  readonly rows: number;
}

/** What components know about their terminal. */
export interface InkWindow extends WindowSize {
  /** Puts the terminal's own cursor somewhere, or hides it. */
  readonly setCursor: (place: ScreenPlace | undefined) => void;
  /** Shows pictures over the text, in place of those before. */
  readonly setPictures: (pictures: readonly PlacedPicture[]) => void;
  /** Calls back at every key. @returns a function that ends that */
  readonly onKey: (listener: (event: KeyEvent) => void) => () => void;
  /** Shows a text as it changes, over the frames. @returns a function that ends that */
  readonly addLiveText: (text: LiveText) => () => void;
  /** The boxes in which the mouse does something. */
  readonly boxes: Set<MouseBox>;
}

/** Default: a window of 80 columns and 24 rows without keyboard and cursor. */
export const WindowContext = createContext<InkWindow>({
  columns: 80,
  rows: 24,
  setCursor() {},
  setPictures() {},
  onKey: () => () => {},
  addLiveText: () => () => {},
  boxes: new Set(),
});

/** The size of the component's window; a new size draws the component again. */
export function useWindow(): WindowSize {
  return useContext(WindowContext);
}
