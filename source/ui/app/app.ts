import { itemAt } from '../../rules/core/item-at.ts';
import type { KeyEvent } from '../../terminal/key-event.ts';
import type { Schedule } from '../../terminal/keys.ts';
import type { Texts } from '../../text/texts.ts';
import { type Sentence, sentenceIn } from '../../text/tongue.ts';
import { hasRoom } from '../board/layout.ts';
import type { WindowSize } from '../ink/window.ts';
import { EVERYWHERE, keyOf, rowOf } from './keymap.ts';
import { NewsQueue } from './news.ts';
import type { Navigator, Routes, Screen } from './screen.ts';

/** What the terminal does for the app. Default: it is silent, tells and copies nothing. */
interface AppHost
  extends Pick<Navigator, 'texts' | 'size'>,
    Partial<Pick<Navigator, 'bell' | 'notify' | 'copy'>> {
  readonly repaint: () => void;
  readonly suspend: () => void;
  /** Calls back after a time; the returned function cancels. */
  readonly schedule: Schedule;
}

/**
 * The stack of screens; keys go to the one on top. It is free of React: of several keys that arrive
 * together, each finds the screen that the one before has left.
 */
export class App implements Navigator {
  #screens: Screen[];
  /** The screen whose `shown` was called last. */
  #top: Screen | undefined;
  #listeners = new Set<() => void>();
  /** Grows with every change, so that a view can compare. */
  version = 0;
  #hasQuit = false;
  /** Each cancels a timer that is set. */
  readonly #timers = new Set<() => void>();
  readonly #host: AppHost;
  readonly routes: Routes;
  readonly #news: NewsQueue;

  constructor(first: Screen, host: AppHost, routes: Routes) {
    this.#host = host;
    this.routes = routes;
    this.#news = new NewsQueue(host.schedule);
    this.#screens = [first];
    this.#lookAtTop();
  }

  get screen(): Screen {
    return itemAt(this.#screens, this.#screens.length - 1);
  }

  get screens(): readonly Screen[] {
    return this.#screens;
  }

  get texts(): Texts {
    return this.#host.texts;
  }

  get size(): WindowSize {
    return this.#host.size;
  }

  /** What others have done; undefined where there is nothing new. */
  get news(): string | undefined {
    return this.#news.shown(this.texts);
  }

  get hasQuit(): boolean {
    return this.#hasQuit;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Does what a key means on every screen; any other goes to the screen on top. */
  press(event: KeyEvent): void {
    if (this.#hasQuit) return;
    const key = keyOf(event);
    const row = rowOf([EVERYWHERE], key);
    if (row) {
      const { repaint, suspend } = this.#host;
      row.run({ repaint, suspend, quit: () => this.quit() }, this, key);
    } else if (hasRoom(this.size)) {
      this.#news.pass();
      this.#pressOrPaste(event);
      // Nothing of the screen is shown, so keys do no more than leave.
    } else if (key === 'ctrl-d' && !this.screen.holdsText) this.quit();
    this.changed();
  }

  /** A paste that is too long is refused; one that holds a game may open it. */
  #pressOrPaste(event: KeyEvent): void {
    const { screen } = this;
    if (event.kind !== 'paste') screen.press(event, this);
    else if (event.isTooLong) this.tell(({ records }) => records.PASTE_TOO_LONG);
    else if (!screen.openPasted?.(event.text, this)) screen.press(event, this);
  }

  /** Does what a click on the screen on top means. */
  click(act: (app: Navigator) => void): void {
    if (this.#hasQuit || !hasRoom(this.size)) return;
    this.#news.pass();
    act(this);
    this.changed();
  }

  /**
   * Shows what others have done, over every screen, until a key was pressed. It takes the place of
   * what was told about the same. @param about Default: that sentence alone
   */
  tell(sentence: Sentence, about?: string): void {
    this.#news.tell(sentence, about ?? sentenceIn(this.texts, sentence));
    this.changed();
  }

  bell(): void {
    this.#host.bell?.();
  }

  notify(text: string): void {
    this.#host.notify?.(text);
  }

  copy(text: string): boolean {
    return this.#host.copy?.(text) ?? false;
  }

  open(screen: Screen): void {
    this.#screens.push(screen);
    this.#lookAtTop();
  }

  replace(screen: Screen): void {
    this.#screens[this.#screens.length - 1] = screen;
    this.#lookAtTop();
  }

  reset(screen: Screen): void {
    this.#screens = [screen];
    this.#lookAtTop();
  }

  back(): void {
    if (this.#screens.length === 1) {
      this.quit();
      return;
    }
    this.#screens.pop();
    this.#lookAtTop();
  }

  backTo(screen: Screen): void {
    this.#screens = this.#screens.slice(0, this.#screens.lastIndexOf(screen) + 1);
    this.#lookAtTop();
  }

  /** Shows all screens in another language. */
  translate(): void {
    this.#screens = this.#screens.map((screen) => screen.translated?.() ?? screen);
    this.#lookAtTop();
    this.changed();
  }

  #lookAtTop(): void {
    const top = this.screen;
    if (top === this.#top) return;
    this.#top?.hidden?.();
    this.#top = top;
    top.shown?.(this);
  }

  quit(): void {
    this.#hasQuit = true;
    this.#top?.hidden?.();
    this.#top = undefined;
    this.#news.clear();
    for (const cancel of this.#timers) cancel();
  }

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

  changed(): void {
    this.version++;
    for (const listener of this.#listeners) listener();
  }
}
