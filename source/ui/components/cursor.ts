import { createContext, useContext, useLayoutEffect } from 'react';
import type { ScreenPlace } from '../../terminal/frame-output.ts';

/** Puts the terminal's own cursor somewhere on the screen, or hides it. */
export type SetCursor = (place: ScreenPlace | undefined) => void;

export const CursorContext = createContext<SetCursor>(() => {});

/** Shows the cursor at a place as long as the component stands there. */
export function useCursor(row: number, column: number): void {
  const setCursor = useContext(CursorContext);
  useLayoutEffect(() => {
    setCursor({ row, column });
    return () => setCursor(undefined);
  }, [setCursor, row, column]);
}
