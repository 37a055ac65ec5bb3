import type { KeyEvent } from '../terminal/key-event.ts';
import type { Schedule } from '../terminal/keys.ts';
import { actionOf } from './keymap.ts';
import type { KeyHandler, Screen } from './screens/screen.ts';

/** Of the window, in characters. */
export interface WindowSize {
  readonly columns: number;
  readonly rows: number;
}

/** What the terminal does for the app. */
export interface AppHost {
  readonly size: WindowSize;
  readonly repaint: () => void;
  readonly suspend: () => void;
  /** Makes a sound. Missing where there is none. */
  readonly bell?: () => void;
  /** Calls back after a time; the returned function cancels. */
  readonly schedule: Schedule;
}

/**
 * The screens that lie upon each other; keys go to the one on top. Free of React, so that keys
 * which arrive together each find the screen that the one before has left.
 */
export class App {
  #screens: Screen[];
  /** The screen that was told that it is shown. */
  #top: KeyHandler | undefined;
  #listeners = new Set<() => void>();
  #version = 0;
  #hasQuit = false;
  /** By which the timers that are set are cancelled. */
  readonly #timers = new Set<() => void>();
  readonly #host: AppHost;

  constructor(first: Screen, host: AppHost) {
    this.#host = host;
    this.#screens = [first];
    this.#lookAtTop();
  }

  get screen(): Screen {
    return this.#screens[this.#screens.length - 1];
  }

  get size(): WindowSize {
    return this.#host.size;
  }

  get hasQuit(): boolean {
    return this.#hasQuit;
  }

  /** Grows with every change, for a view that compares. */
  get version(): number {
    return this.#version;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  press(event: KeyEvent): void {
    if (this.#hasQuit) return;
    const action = event.kind === 'key' ? actionOf('everywhere', event.name) : undefined;
    if (action === 'quit') this.quit();
    else if (action === 'repaint') this.#host.repaint();
    else if (action === 'suspend') this.#host.suspend();
    else this.screen.press(event, this);
    this.changed();
  }

  bell(): void {
    this.#host.bell?.();
  }

  /** Shows a screen on top of this one. */
  open(screen: Screen): void {
    this.#screens.push(screen);
    this.#lookAtTop();
  }

  /** Shows a screen in the place of this one. */
  replace(screen: Screen): void {
    this.#screens[this.#screens.length - 1] = screen;
    this.#lookAtTop();
  }

  /** Shows a screen in the place of all others. */
  reset(screen: Screen): void {
    this.#screens = [screen];
    this.#lookAtTop();
  }

  /** Goes back to the screen below; from the last one, leaves. */
  back(): void {
    if (this.#screens.length === 1) {
      this.quit();
      return;
    }
    this.#screens.pop();
    this.#lookAtTop();
  }

  #lookAtTop(): void {
    const top: KeyHandler = this.screen;
    if (top === this.#top) return;
    this.#top?.hidden?.();
    this.#top = top;
    top.shown?.(this);
  }

  quit(): void {
    this.#hasQuit = true;
    this.#top?.hidden?.();
    this.#top = undefined;
    for (const cancel of this.#timers) cancel();
  }

  /**
   * Does something after a time and tells the views, unless the player quits before.
   * @returns what cancels it
   */
  schedule(callback: () => void, delayMs: number): () => void {
    let stop = () => {};
    const cancel = () => {
      this.#timers.delete(cancel);
      stop();
    };
    this.#timers.add(cancel);
    stop = this.#host.schedule(() => {
      this.#timers.delete(cancel);
      callback();
      this.changed();
    }, delayMs);
    return cancel;
  }

  /** Tells the views that something has changed. */
  changed(): void {
    this.#version++;
    for (const listener of this.#listeners) listener();
  }
}

/** The name by which the keymap knows an event: of a key, or the character; '' for a paste. */
export function keyOf(event: KeyEvent): string {
  switch (event.kind) {
    case 'key':
      return event.name;
    case 'text':
      return event.text;
    case 'paste':
      return '';
  }
}
