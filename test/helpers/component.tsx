import { render } from 'ink-testing-library';
import type { ReactNode } from 'react';
import stringWidth from 'string-width';
import { onTestFinished } from 'vitest';
import type { KeyEvent } from '../../source/terminal/key-event.ts';
import type { MouseAction } from '../../source/terminal/reports.ts';
import type { PlacedPicture } from '../../source/terminal/screen-pictures.ts';
import type { ScreenPlace } from '../../source/terminal/screen-place.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import type { Services } from '../../source/ui/app/services.ts';
import { ServicesContext } from '../../source/ui/app/services-context.ts';
import { giveToBox, type MouseBox } from '../../source/ui/ink/mouse-box.ts';
import { WindowContext, type WindowSize } from '../../source/ui/ink/window.ts';
import { withoutStyle } from './frames.tsx';

/** A component on the terminal of ink-testing-library, which is 100 columns wide. */
export interface Drawn {
  /** Without styles, trailing spaces cut. */
  readonly lines: readonly string[];
  /** With styles. */
  readonly raw: string;
  /** The place at which the component wants the terminal's own cursor. */
  readonly cursor: ScreenPlace | undefined;
  /** The pictures that the component shows. */
  readonly pictures: readonly PlacedPicture[];
  /** How many components listen to keys. */
  readonly listeners: number;
  readonly press: (event: KeyEvent) => void;
  /** Uses the mouse, and draws what comes of it. */
  readonly mouse: (action: MouseAction, place: ScreenPlace) => void;
  /** Clicks on the first character of a text. */
  readonly click: (text: string) => void;
  /** The first place of a text. */
  readonly placeOf: (text: string) => ScreenPlace;
  /** Draws another component in its place, by default the same, in a window of this size. */
  readonly again: (options: { readonly node?: ReactNode; readonly size?: WindowSize }) => void;
}

export interface DrawOptions extends Partial<WindowSize> {
  /** Missing where no component asks for them. */
  readonly services?: Services;
}

/** All that a component has for which no services are given. */
const ENGLISH_ALONE = { texts: ENGLISH } as unknown as Services;

/** Draws a component in a window, by default of 80x24, with a keyboard and a cursor. */
export function draw(
  node: ReactNode,
  { columns = 80, rows = 24, services = ENGLISH_ALONE }: DrawOptions = {},
): Drawn {
  const listeners = new Set<(event: KeyEvent) => void>();
  let cursor: ScreenPlace | undefined;
  let pictures: readonly PlacedPicture[] = [];
  const terminal = {
    boxes: new Set<MouseBox>(),
    setCursor: (place: ScreenPlace | undefined) => {
      cursor = place;
    },
    setPictures: (placed: readonly PlacedPicture[]) => {
      pictures = placed;
    },
    onKey: (listener: (event: KeyEvent) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    addLiveText: () => () => {},
  };
  const inWindow = (child: ReactNode, size: WindowSize) => (
    <WindowContext value={{ ...terminal, ...size }}>
      <ServicesContext value={services}>{child}</ServicesContext>
    </WindowContext>
  );
  let shown = inWindow(node, { columns, rows });
  const { lastFrame, rerender, unmount } = render(shown);
  onTestFinished(unmount);
  return {
    get lines() {
      return this.raw.split('\n').map((line) => withoutStyle(line).trimEnd());
    },
    get raw() {
      return lastFrame() ?? '';
    },
    get cursor() {
      return cursor;
    },
    get pictures() {
      return pictures;
    },
    get listeners() {
      return listeners.size;
    },
    press(event) {
      for (const listener of listeners) listener(event);
    },
    mouse(action, place) {
      giveToBox(terminal.boxes, { action, place });
      rerender(shown);
    },
    click(text) {
      this.mouse('press', this.placeOf(text));
    },
    placeOf(text) {
      const row = this.lines.findIndex((line) => line.includes(text));
      const line = this.lines[row];
      if (line === undefined) throw new Error(`"${text}" is not shown\n${this.lines.join('\n')}`);
      return { row, column: stringWidth(line.slice(0, line.indexOf(text))) };
    },
    again({ node: next = node, size = { columns, rows } }) {
      shown = inWindow(next, size);
      rerender(shown);
    },
  };
}
