import type { DOMElement } from 'ink';
import type { ScreenPlace } from '../../terminal/screen-place.ts';

/** The upper left corner of a box on the screen, and how many boxes it lies in. */
export function cornerOf(box: DOMElement): ScreenPlace & { readonly depth: number } {
  const corner = { row: 0, column: 0, depth: -1 };
  for (let node: DOMElement | undefined = box; node; node = node.parentNode) {
    corner.row += node.yogaNode?.getComputedTop() ?? 0;
    corner.column += node.yogaNode?.getComputedLeft() ?? 0;
    corner.depth++;
  }
  return corner;
}
