import { isPrintable } from '../clean/clean-text.ts';
import { isSs3Final, keyOfCsi, keyOfSs3, matchStringHead } from './escape-sequence.ts';
import { groundOf } from './ground.ts';
import { type KeyEvent, key, keyOfControl } from './key-event.ts';
import { groundOfReport, isSyncYes } from './modes.ts';
import { isInMouseReport, type MouseEvent, mouseOfCsi } from './mouse.ts';
import { PasteCollector } from './paste.ts';
import type { PixelSize } from './scale-picture.ts';

/** Calls back after a time. @returns what cancels it */
export type Schedule = (callback: () => void, delayMs: number) => () => void;

/** How long a lone ESC may still become a sequence. */
export const ESCAPE_DELAY_MS = 50;

/** The time for the rest of a sequence, also if its ESC has counted as the Esc key. */
const SEQUENCE_DELAY_MS = 500;

/** The same for a mouse report, which nobody types. */
const MOUSE_DELAY_MS = 5000;

/** How long a paste may pause before it counts as complete. */
const PASTE_DELAY_MS = 1000;

/** The longest sequence, in characters; the rest is dropped. */
const SEQUENCE_LIMIT = 64;

/** The heads of an answer about pictures, and of one with the name of the terminal. */
const GRAPHICS = '_G';
const NAME = 'P>|';
/** The heads of an answer with the background, and of one about notifications. */
const BACKGROUND = ']11;';
const NOTIFICATIONS = ']99;';

const ANSWERS = [GRAPHICS, NAME, BACKGROUND, NOTIFICATIONS];

/** The place of the cursor as the terminal tells it, counted from 0. */
export interface CursorReport {
  readonly row: number;
  readonly column: number;
}

/** Takes what a terminal sends beside keys. */
interface ReportListeners {
  readonly onCursorReport?: (report: CursorReport) => void;
  readonly onMouse?: (event: MouseEvent) => void;
  /** An answer about pictures: `i=31;OK`. */
  readonly onGraphicsAnswer?: (answer: string) => void;
  /** The pixels of a character. */
  readonly onCellSize?: (size: PixelSize) => void;
  /** The pixels that sixels can fill. */
  readonly onSixelSpace?: (space: PixelSize) => void;
  /** What the terminal can do, as it answers to DA1: 4 is sixels. */
  readonly onAttributes?: (attributes: readonly number[]) => void;
  /** Name and version of the terminal, as it answers to XTVERSION. */
  readonly onTerminalName?: (name: string) => void;
  /** The background of the terminal, as it answers to OSC 11. */
  readonly onBackground?: (ground: 'light' | 'dark') => void;
  /** The terminal has become light or dark. */
  readonly onGroundChange?: (ground: 'light' | 'dark') => void;
  /** The terminal can show a frame when it is complete. */
  readonly onSynchronizes?: () => void;
  /** Whether the window has the focus now. */
  readonly onFocus?: (hasFocus: boolean) => void;
  /** An answer about notifications, `i=komadai:p=?;p=title`. */
  readonly onNotificationAnswer?: (answer: string) => void;
}

const BEL = 0x07;
const LF = 0x0a;
const CR = 0x0d;
const ESC = 0x1b;
const SPACE = 0x20;
const CARET = 0x5e;
const UNDERSCORE = 0x5f;
const DEL = 0x7f;

type State =
  | 'ground'
  | 'escape'
  | 'csi'
  | 'ss3'
  | 'counted'
  | 'string-head'
  | 'string'
  | 'string-escape'
  | 'paste';

/**
 * Turns the bytes of a terminal into key events. Sequences, characters and pastes may be split over
 * chunks anywhere. Swallows replies of the terminal. Keeps a bounded number of bytes, and gives up
 * a sequence that does not end in time.
 */
export class KeyDecoder {
  readonly #listener: (event: KeyEvent) => void;
  readonly #reports: ReportListeners;
  readonly #schedule: Schedule;
  readonly #utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
  #inUtf8 = false;
  #afterReturn = false;
  #state: State = 'ground';
  /** The sequence so far, without the ESC that began it. */
  #held = '';
  /** The ESC of the sequence has already counted as the Esc key. */
  #late = false;
  /** The Esc key has just been reported because nothing followed the ESC. */
  #lateArmed = false;
  #bytesToSwallow = 0;
  #paste = new PasteCollector();
  #closed = false;
  #cancelTimer = () => {};

  /**
   * Events go to `listener` in order, most of them during `feed`.
   * @param reports take what else comes from the terminal, in order with the keys
   */
  constructor(
    listener: (event: KeyEvent) => void,
    schedule: Schedule = systemSchedule,
    reports: ReportListeners = {},
  ) {
    this.#listener = listener;
    this.#reports = reports;
    this.#schedule = schedule;
  }

  /** Takes the next bytes; a string counts as its UTF-8 bytes. */
  feed(chunk: Uint8Array | string): void {
    const bytes = typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk;
    if (bytes.length === 0) return;
    this.#cancelTimer();
    for (const byte of bytes) this.#take(byte);
    if (!this.#closed) this.#startTimer();
  }

  /** Forgets what is held. Nothing is reported after this. */
  close(): void {
    this.#closed = true;
    this.#cancelTimer();
    this.#toGround();
  }

  #emit(event: KeyEvent | undefined): void {
    if (event && !this.#closed) this.#listener(event);
  }

  #emitMouse(event: MouseEvent): void {
    if (!this.#closed) this.#reports.onMouse?.(event);
  }

  #emitText(text: string): void {
    for (const character of text) {
      if (isPrintable(character)) this.#emit({ kind: 'text', text: character });
    }
  }

  #toGround(): void {
    this.#state = 'ground';
    this.#held = '';
    this.#late = false;
    this.#lateArmed = false;
    this.#paste = new PasteCollector();
  }

  #take(byte: number): void {
    switch (this.#state) {
      case 'ground':
        this.#takeInGround(byte);
        break;
      case 'escape':
        this.#takeAfterEscape(byte);
        break;
      case 'csi':
        this.#takeInCsi(byte);
        break;
      case 'ss3':
        this.#takeInSs3(byte);
        break;
      case 'counted':
        this.#takeCounted(byte);
        break;
      case 'string-head':
        this.#takeInStringHead(byte);
        break;
      case 'string':
        this.#takeInString(byte);
        break;
      case 'string-escape':
        this.#takeInStringEscape(byte);
        break;
      case 'paste':
        if (this.#paste.take(byte)) this.#endPaste();
        break;
      default:
        this.#state satisfies never;
    }
  }

  #takeInGround(byte: number): void {
    const afterLoneEscape = this.#lateArmed;
    const afterReturn = this.#afterReturn;
    this.#lateArmed = false;
    this.#afterReturn = byte === CR;
    if (byte >= 0x80) {
      this.#inUtf8 = true;
      this.#emitText(this.#utf8.decode(Uint8Array.of(byte), { stream: true }));
      return;
    }
    if (this.#inUtf8) {
      this.#inUtf8 = false;
      this.#emitText(this.#utf8.decode());
    }
    if (byte === ESC) {
      this.#state = 'escape';
    } else if (afterLoneEscape && (beginsSequence(byte) || byte === UNDERSCORE)) {
      this.#begin(byte, 'late');
    } else if (byte < SPACE || byte === DEL) {
      if (byte !== LF || !afterReturn) this.#emit(keyOfControl(byte));
    } else {
      this.#emitText(String.fromCharCode(byte));
    }
  }

  #takeAfterEscape(byte: number): void {
    if (beginsSequence(byte)) {
      this.#begin(byte, 'in time');
    } else if (byte === CARET || byte === UNDERSCORE) {
      // PM and APC strings. `^` and `_` are in no move and no word, so nobody typed them.
      this.#held = String.fromCharCode(byte);
      this.#state = 'string';
    } else {
      this.#toGround();
      this.#emit(key('escape'));
      this.#take(byte);
    }
  }

  #begin(byte: number, when: 'in time' | 'late'): void {
    this.#held = String.fromCharCode(byte);
    this.#late = when === 'late';
    this.#state = this.#held === '[' ? 'csi' : this.#held === 'O' ? 'ss3' : 'string-head';
  }

  #takeInCsi(byte: number): void {
    const character = String.fromCharCode(byte);
    const shiftedByRxvt = character === '$' && /^\[[2-8]$/.test(this.#held);
    const isOdd = this.#isMouseReport && !isInMouseReport(character);
    if (byte < SPACE || byte >= DEL || isOdd) {
      this.#giveUp();
      this.#take(byte);
    } else if (this.#held === '[' && character === 'M') {
      this.#swallow(3); // a mouse report in its oldest form
    } else if (this.#held === '[' && character === '[') {
      this.#swallow(1); // F1 to F5 of the Linux console
    } else if (byte < 0x40 && !shiftedByRxvt) {
      this.#hold(character);
    } else {
      this.#endCsi(this.#held.slice(1), character);
    }
  }

  #endCsi(parameters: string, final: string): void {
    const late = this.#late;
    this.#toGround();
    const [, row, column] = (final === 'R' && /^(\d+);(\d+)$/.exec(parameters)) || [];
    const [, height, width] = (final === 't' && /^6;(\d+);(\d+)$/.exec(parameters)) || [];
    const [, across, down] = (final === 'S' && /^\?2;0;(\d+);(\d+)$/.exec(parameters)) || [];
    const [, attributes] = (final === 'c' && /^\?([\d;]+)$/.exec(parameters)) || [];
    const changed = final === 'n' && groundOfReport(parameters);
    const mouse = mouseOfCsi(parameters, final);
    if (parameters === '200' && final === '~') this.#state = 'paste';
    else if (row) {
      this.#reports.onCursorReport?.({ row: Number(row) - 1, column: Number(column) - 1 });
    } else if (height) {
      this.#reports.onCellSize?.({ width: Number(width), height: Number(height) });
    } else if (across) {
      this.#reports.onSixelSpace?.({ width: Number(across), height: Number(down) });
    } else if (attributes) {
      this.#reports.onAttributes?.(attributes.split(';').map(Number));
    } else if (changed) this.#reports.onGroundChange?.(changed);
    else if (final === 'y' && isSyncYes(parameters)) this.#reports.onSynchronizes?.();
    else if (parameters === '' && (final === 'I' || final === 'O')) {
      this.#reports.onFocus?.(final === 'I');
    } else if (!late && mouse) this.#emitMouse(mouse);
    else if (!late) this.#emit(keyOfCsi(parameters, final));
  }

  get #isMouseReport(): boolean {
    return this.#held.startsWith('[<');
  }

  #takeInSs3(byte: number): void {
    const character = String.fromCharCode(byte);
    if (/[0-9;]/.test(character)) {
      this.#hold(character);
    } else if (isSs3Final(character)) {
      const late = this.#late;
      this.#toGround();
      if (!late) this.#emit(keyOfSs3(character));
    } else {
      this.#giveUp();
      this.#take(byte);
    }
  }

  #hold(character: string): void {
    if (this.#held.length < SEQUENCE_LIMIT) this.#held += character;
  }

  #swallow(count: number): void {
    this.#state = 'counted';
    this.#bytesToSwallow = count;
  }

  #takeCounted(byte: number): void {
    this.#bytesToSwallow -= 1;
    if (byte < SPACE) {
      this.#giveUp();
      this.#take(byte);
    } else if (this.#bytesToSwallow === 0) {
      this.#toGround();
    }
  }

  #takeInStringHead(byte: number): void {
    const head = this.#held + String.fromCharCode(byte);
    const match = matchStringHead(head);
    if (match === 'whole') {
      this.#held = head;
      this.#state = 'string';
    } else if (match === 'begun' && head.length < SEQUENCE_LIMIT) {
      this.#held = head;
    } else {
      this.#giveUp();
      this.#take(byte);
    }
  }

  #takeInString(byte: number): void {
    if (byte === ESC) {
      this.#state = 'string-escape';
    } else if (byte === BEL) {
      this.#endString();
    } else if (byte < SPACE) {
      // No reply holds other control characters: these are keys, which must not be lost.
      this.#giveUp();
      this.#take(byte);
    } else {
      this.#hold(String.fromCharCode(byte));
    }
  }

  #takeInStringEscape(byte: number): void {
    if (byte === 0x5c) {
      this.#endString();
      return;
    }
    this.#toGround();
    this.#state = 'escape';
    this.#take(byte);
  }

  #endString(): void {
    const held = this.#held;
    this.#toGround();
    if (this.#closed) return;
    if (held.startsWith(GRAPHICS)) this.#reports.onGraphicsAnswer?.(held.slice(GRAPHICS.length));
    const ground = held.startsWith(BACKGROUND) && groundOf(held.slice(BACKGROUND.length));
    if (ground) this.#reports.onBackground?.(ground);
    if (held.startsWith(NOTIFICATIONS)) {
      this.#reports.onNotificationAnswer?.(held.slice(NOTIFICATIONS.length));
    }
    if (held.startsWith(NAME)) this.#reports.onTerminalName?.(held.slice(NAME.length));
  }

  #endPaste(): void {
    const text = this.#paste.text();
    const { isTooLong } = this.#paste;
    this.#toGround();
    if (isTooLong) this.#emit({ kind: 'paste', text: '', isTooLong });
    else if (text !== '') this.#emit({ kind: 'paste', text });
  }

  /** Gives up a sequence. What may have been typed counts as typed. */
  #giveUp(): void {
    const late = this.#late;
    const held = this.#held;
    const canBeTyped = this.#state === 'ss3' || this.#state === 'string-head';
    this.#toGround();
    if (canBeTyped && !late) this.#emit(key('escape'));
    if (canBeTyped || (late && held === '[')) this.#emitText(held);
  }

  #startTimer(): void {
    switch (this.#state) {
      case 'ground':
        break;
      case 'escape':
      case 'string-escape': {
        // An answer was asked for, and its end is on the way.
        const isAnswer = ANSWERS.some((head) => this.#held.startsWith(head));
        const delayMs = isAnswer ? SEQUENCE_DELAY_MS : ESCAPE_DELAY_MS;
        this.#cancelTimer = this.#schedule(() => this.#endLoneEscape(), delayMs);
        break;
      }
      case 'paste':
        this.#cancelTimer = this.#schedule(() => this.#endPaste(), PASTE_DELAY_MS);
        break;
      default:
        this.#cancelTimer = this.#schedule(() => this.#giveUp(), this.#sequenceDelayMs);
    }
  }

  get #sequenceDelayMs(): number {
    if (this.#isMouseReport) return MOUSE_DELAY_MS;
    // A single character after a lone ESC has most likely been typed: it must not wait long.
    return this.#late && this.#held.length === 1 ? ESCAPE_DELAY_MS : SEQUENCE_DELAY_MS;
  }

  #endLoneEscape(): void {
    this.#toGround();
    this.#lateArmed = true;
    this.#cancelTimer = this.#schedule(() => {
      this.#lateArmed = false;
    }, SEQUENCE_DELAY_MS);
    this.#emit(key('escape'));
  }
}

/** `[`, `O`, `P` and `]`. */
function beginsSequence(byte: number): boolean {
  return byte === 0x5b || byte === 0x4f || byte === 0x50 || byte === 0x5d;
}

/** The timers of the system. Events that already wait come first, after a busy time too. */
export function systemSchedule(callback: () => void, delayMs: number): () => void {
  let immediate: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    immediate = setImmediate(callback);
  }, delayMs);
  return () => {
    clearTimeout(timer);
    if (immediate) clearImmediate(immediate);
  };
}
