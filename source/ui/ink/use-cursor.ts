import type { DOMElement } from 'ink';
import { type RefObject, useContext, useLayoutEffect, useRef } from 'react';
import { cornerOf } from './corner-of.ts';
import { WindowContext } from './window.ts';

/**
 * Shows the terminal's cursor in a box while the component is mounted.
 * @param column counted from the left edge of the box
 * @returns the `ref` for the box
 */
export function useCursor(column: number): RefObject<DOMElement | null> {
  const box = useRef<DOMElement>(null);
  const { setCursor } = useContext(WindowContext);
  // Any redraw may have moved the box; Ink has laid it out by now.
  useLayoutEffect(() => {
    if (!box.current) return;
    const corner = cornerOf(box.current);
    setCursor({ row: corner.row, column: corner.column + column });
  });
  useLayoutEffect(() => () => setCursor(undefined), [setCursor]);
  return box;
}
