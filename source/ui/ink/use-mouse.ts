import type { DOMElement } from 'ink';
import { type RefObject, useContext, useLayoutEffect, useRef } from 'react';
import type { MouseHandlers } from './mouse-box.ts';
import { WindowContext } from './window.ts';

/**
 * Gives a component the clicks and wheel steps in a box. Of boxes in each other the innermost gets
 * them, as far as it wants them.
 * @returns the `ref` for the box
 */
export function useMouse(handlers: MouseHandlers): RefObject<DOMElement | null> {
  const box = useRef<DOMElement>(null);
  const { boxes } = useContext(WindowContext);
  const latest = useRef(handlers);
  latest.current = handlers;
  useLayoutEffect(() => {
    const entry = { box, handlers: latest };
    boxes.add(entry);
    return () => {
      boxes.delete(entry);
    };
  }, [boxes]);
  return box;
}
