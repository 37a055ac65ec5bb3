import type { DOMElement } from 'ink';
import { type RefObject, useContext, useLayoutEffect } from 'react';
import type { PlacedPicture } from '../../terminal/screen-pictures.ts';
import { cornerOf } from './corner-of.ts';
import { WindowContext } from './window.ts';

/**
 * Shows pictures while the component is mounted. One component of a screen may do so.
 * @param pictures their places counted from the corner of the box
 */
export function usePictures(
  box: RefObject<DOMElement | null>,
  pictures: readonly PlacedPicture[],
): void {
  const { setPictures } = useContext(WindowContext);
  // Any redraw may have moved the box; Ink has laid it out by now.
  useLayoutEffect(() => {
    if (!box.current) return;
    const { row, column } = cornerOf(box.current);
    setPictures(
      pictures.map((picture) => {
        return { ...picture, row: picture.row + row, column: picture.column + column };
      }),
    );
  });
  useLayoutEffect(() => () => setPictures([]), [setPictures]);
}
