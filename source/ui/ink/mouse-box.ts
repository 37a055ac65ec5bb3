import type { DOMElement } from 'ink';
import type { RefObject } from 'react';
import type { MouseAction, MouseEvent } from '../../terminal/reports.ts';
import type { ScreenPlace } from '../../terminal/screen-place.ts';
import { cornerOf } from './corner-of.ts';

/** What the mouse does in a box. */
export interface MouseHandlers {
  /** @param place counted from the upper left corner of the box */
  readonly click?: ((place: ScreenPlace) => void) | undefined;
  /** @param step 1 downwards, -1 upwards */
  readonly wheel?: ((step: 1 | -1) => void) | undefined;
}

/** A box that is drawn, with what the mouse does in it. */
export interface MouseBox {
  readonly box: RefObject<DOMElement | null>;
  readonly handlers: RefObject<MouseHandlers>;
}

/** Gives an event to the innermost box at its place that wants it. Ink has laid them out by now. */
export function giveToBox(boxes: Iterable<MouseBox>, { action, place }: MouseEvent): void {
  let depth = -1;
  let act = () => {};
  for (const { box, handlers } of boxes) {
    const within = box.current && placeWithin(box.current, place);
    const wanted = within && actOf(handlers.current, action, within);
    // The later of two boxes of the same depth lies on top.
    if (!wanted || within.depth < depth) continue;
    depth = within.depth;
    act = wanted;
  }
  act();
}

/** What an action does; undefined if it does nothing. */
function actOf(
  { click, wheel }: MouseHandlers,
  action: MouseAction,
  { row, column }: ScreenPlace,
): (() => void) | undefined {
  switch (action) {
    case 'press':
      return click && (() => click({ row, column }));
    case 'wheel-up':
      return wheel && (() => wheel(-1));
    case 'wheel-down':
      return wheel && (() => wheel(1));
    case 'release':
      return undefined;
  }
}

/** A place of the screen as a place of a box; undefined outside of it. */
function placeWithin(
  box: DOMElement,
  place: ScreenPlace,
): (ScreenPlace & { readonly depth: number }) | undefined {
  const corner = cornerOf(box);
  const row = place.row - corner.row;
  const column = place.column - corner.column;
  const { yogaNode } = box;
  if (row < 0 || column < 0 || !yogaNode) return undefined;
  if (row >= yogaNode.getComputedHeight() || column >= yogaNode.getComputedWidth())
    return undefined;
  return { row, column, depth: corner.depth };
}
