import type { DOMElement } from 'ink';
import type { RefObject } from 'react';
import stringWidth from 'string-width';
import type { PlacedText } from '../../terminal/frame-output.ts';
import type { Schedule } from '../../terminal/keys.ts';
import { cornerOf } from './corner-of.ts';

/** A text that changes by itself, in a box that has its width. */
export interface LiveText {
  readonly box: RefObject<DOMElement | null>;
  /** The text at the moment, with SGR sequences. */
  readonly read: () => string;
  /** How long it stays as it is, in milliseconds; undefined while nothing changes it. */
  readonly staysMs: () => number | undefined;
}

/** What live texts need of their window. */
interface LiveTextsOptions {
  /** Timers. */
  readonly schedule: Schedule;
  /** Shows the texts over the frame that is shown. */
  readonly show: () => void;
  /** Draws the whole frame: a text has another width, which moves what stands beside it. */
  readonly redraw: () => void;
}

/**
 * The texts of a window that change by themselves. They are drawn over its frames, past React. One
 * timer waits for the next change; none is set while nothing changes.
 */
export class LiveTexts {
  readonly #texts = new Set<LiveText>();
  readonly #options: LiveTextsOptions;
  #cancel = () => {};

  constructor(options: LiveTextsOptions) {
    this.#options = options;
  }

  /** Shows a text as it changes. @returns a function that ends that */
  add(text: LiveText): () => void {
    this.#texts.add(text);
    this.#await();
    return () => {
      this.#texts.delete(text);
      this.#await();
    };
  }

  /** The texts as they are now, each where Ink has laid out its box. */
  placed(): PlacedText[] {
    return [...this.#texts].flatMap(({ box, read }) => {
      const text = read();
      // Until the frame is drawn again, it shows what it has.
      if (!box.current || !hasWidthOf(box.current, text)) return [];
      const { row, column } = cornerOf(box.current);
      return { row, column, text };
    });
  }

  /** Sets the timer for the next change. */
  #await(): void {
    this.#cancel();
    this.#cancel = () => {};
    const times = [...this.#texts].flatMap(({ staysMs }) => staysMs() ?? []);
    if (times.length === 0) return;
    const delayMs = Math.ceil(Math.min(...times));
    this.#cancel = this.#options.schedule(() => this.#change(), delayMs);
  }

  #change(): void {
    const { show, redraw } = this.#options;
    const fits = [...this.#texts].every(
      ({ box, read }) => box.current && hasWidthOf(box.current, read()),
    );
    this.#await();
    if (fits) show();
    else redraw();
  }
}

function hasWidthOf({ yogaNode }: DOMElement, text: string): boolean {
  return yogaNode?.getComputedWidth() === stringWidth(text);
}
