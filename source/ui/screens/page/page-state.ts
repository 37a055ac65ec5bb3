/** How far a page is scrolled, in lines. */
export interface PageState {
  readonly top: number;
}

/** How much of a text a window shows. */
export interface PageExtent {
  /** Lines of the whole text. */
  readonly length: number;
  /** Lines that are shown at a time. */
  readonly height: number;
}

/** The ways to scroll. */
export type Scroll = 'up' | 'down' | 'page-up' | 'page-down' | 'home' | 'end';

/** Scrolls. Without an action, keeps the page within its text. */
export function pageReducer(
  { top }: PageState,
  action: Scroll | undefined,
  { length, height }: PageExtent,
): PageState {
  const last = Math.max(length - height, 0);
  const from = Math.min(top, last);
  const to: Readonly<Record<Scroll, number>> = {
    up: from - 1,
    down: from + 1,
    'page-up': from - height,
    'page-down': from + height,
    home: 0,
    end: last,
  };
  return { top: Math.max(0, Math.min(action ? to[action] : from, last)) };
}
