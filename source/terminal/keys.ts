import { isPrintable } from '../clean/clean-text.ts';
import { isSs3Final, keyOfCsi, keyOfSs3, matchStringHead } from './escape-sequence.ts';
import { type KeyEvent, key, keyOfControl, withAlt } from './key-event.ts';
import { PasteCollector } from './paste.ts';
import { type Report, type Reports, reportOfCsi, reportOfString, type Told } from './reports.ts';

/** What comes from a terminal, by kind. */
export interface Input extends Reports {
  readonly key: KeyEvent;
}

/** Calls back after a time. @returns what cancels it */
export type Schedule = (callback: () => void, delayMs: number) => () => void;

/** How long a lone ESC may still become a sequence. */
export const ESCAPE_DELAY_MS = 50;

/** The time for the rest of a sequence, also if its ESC has counted as the Esc key. */
const SEQUENCE_DELAY_MS = 500;

/** The same for what nobody types, such as a mouse report or an answer over a slow line. */
const REPORT_DELAY_MS = 5000;

/** How long a paste may pause before it counts as complete. */
const PASTE_DELAY_MS = 1000;

/** The longest sequence, in characters; the rest is dropped. */
const SEQUENCE_LIMIT = 64;

const BEL = 0x07;
const LF = 0x0a;
const CR = 0x0d;
const ESC = 0x1b;
const SPACE = 0x20;
const BACKSLASH = 0x5c;
const DEL = 0x7f;

/** What begins a sequence as one character, U+0080 to U+009F, and the bytes of the one that ends it. */
const C1_BEGIN = /^[\u008f\u0090\u009b\u009d-\u009f]$/;
const C1_END = [0xc2, 0x9c];

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
 * How a sequence has begun: by an ESC, which may have been typed; by one that has counted as the Esc
 * key because nothing followed it; or by a character that nobody types.
 */
type Beginning = 'in time' | 'late' | 'sent';

/**
 * Turns the bytes of a terminal into key events. Sequences, characters and pastes may be split over
 * chunks anywhere. Swallows replies of the terminal. Keeps a bounded number of bytes, and gives up
 * a sequence that does not end in time.
 *
 * ESC and one character in one read are a chord of Alt. If more text follows in that read, the line
 * is slow or the program was busy: a word key is still one, any other text was typed after Esc.
 */
export class KeyDecoder {
  readonly #listener: (...input: Told<Input>) => void;
  readonly #schedule: Schedule;
  readonly #utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
  #inUtf8 = false;
  #previous = 0;
  #state: State = 'ground';
  /** The sequence so far, without the ESC that began it. */
  #held = '';
  #beginning: Beginning = 'in time';
  /** The read has ended after the first character of the sequence, which may be a chord. */
  #isChord = false;
  /** The text since an ESC that began no sequence; undefined if there is no such ESC. */
  #afterEscape: string | undefined;
  /** The Esc key has just been reported because nothing followed the ESC. */
  #lateArmed = false;
  #bytesToSwallow = 0;
  #paste = new PasteCollector();
  #closed = false;
  #cancelTimer = () => {};

  /** Keys and reports go to `listener` in order, most of them during `feed`. */
  constructor(listener: (...input: Told<Input>) => void, schedule: Schedule = systemSchedule) {
    this.#listener = listener;
    this.#schedule = schedule;
  }

  /** Takes the next bytes; a string counts as its UTF-8 bytes. */
  feed(chunk: Uint8Array | string): void {
    const bytes = typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk;
    if (bytes.length === 0) return;
    this.#cancelTimer();
    for (const byte of bytes) this.#take(byte);
    // A character may go on in the next read.
    if (this.#state === 'ground' && !(this.#afterEscape === '' && this.#inUtf8)) this.#settle();
    this.#isChord ||= this.#held.length === 1;
    if (!this.#closed) this.#startTimer();
  }

  /** Forgets what is held. Nothing is reported after this. */
  close(): void {
    this.#closed = true;
    this.#cancelTimer();
    this.#afterEscape = undefined;
    this.#toGround();
  }

  #emit(event: KeyEvent | undefined): void {
    if (event && !this.#closed) this.#listener('key', event);
  }

  #emitText(text: string): void {
    for (const character of text) {
      if (!isPrintable(character)) continue;
      if (this.#afterEscape === undefined) this.#emit({ kind: 'text', text: character });
      else this.#afterEscape += character;
    }
  }

  /** Takes a key that is no text. Right after an ESC it is a chord. */
  #press(event: KeyEvent | undefined): void {
    const isChord = this.#afterEscape === '';
    if (isChord) this.#afterEscape = undefined;
    this.#settle();
    this.#emit(isChord ? withAlt(event) : event);
  }

  #report(report: Report): void {
    this.#settle();
    if (!this.#closed) this.#listener(...report);
  }

  /** Decides what an ESC and the text after it are. */
  #settle(): void {
    const text = this.#afterEscape;
    if (text === undefined) return;
    this.#afterEscape = undefined;
    const [first = '', ...others] = text;
    const chord = withAlt({ kind: 'text', text: first });
    const isChord = chord || (first && others.length === 0);
    this.#emit(isChord ? chord : key('escape'));
    this.#emitText(isChord ? others.join('') : text);
  }

  #toGround(): void {
    this.#state = 'ground';
    this.#held = '';
    this.#beginning = 'in time';
    this.#isChord = false;
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
    this.#previous = byte;
  }

  #takeInGround(byte: number): void {
    const afterLoneEscape = this.#lateArmed;
    this.#lateArmed = false;
    if (byte >= 0x80) {
      this.#inUtf8 = true;
      const text = this.#utf8.decode(Uint8Array.of(byte), { stream: true });
      if (C1_BEGIN.test(text)) this.#begin(text.charCodeAt(0) - 0x40, 'sent');
      else this.#emitText(text);
      return;
    }
    if (this.#inUtf8) {
      this.#inUtf8 = false;
      this.#emitText(this.#utf8.decode());
    }
    if (byte === ESC) {
      this.#settle();
      this.#state = 'escape';
    } else if (afterLoneEscape && beginsSequence(byte)) {
      this.#begin(byte, 'late');
    } else if (byte < SPACE || byte === DEL) {
      if (byte !== LF || this.#previous !== CR) this.#press(keyOfControl(byte));
    } else {
      this.#emitText(String.fromCharCode(byte));
    }
  }

  #takeAfterEscape(byte: number): void {
    if (beginsSequence(byte)) {
      this.#begin(byte, 'in time');
      return;
    }
    this.#settle();
    if (byte === BACKSLASH) {
      // The end of a string that was given up.
      this.#toGround();
      return;
    }
    this.#afterEscape = '';
    if (byte === ESC) return;
    this.#state = 'ground';
    this.#take(byte);
  }

  #begin(byte: number, beginning: Beginning): void {
    this.#held = String.fromCharCode(byte);
    this.#beginning = beginning;
    const states: Readonly<Record<string, State>> = { '[': 'csi', O: 'ss3', '^': 'string' };
    this.#state = states[this.#held] ?? 'string-head';
  }

  #takeInCsi(byte: number): void {
    const character = String.fromCharCode(byte);
    const shiftedByRxvt = character === '$' && /^\[[2-8]$/.test(this.#held);
    // Whoever types breaks into a report of the mouse.
    const isOdd = this.#held.startsWith('[<') && /[^0-9;Mm]/.test(character);
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
    const isLate = this.#beginning === 'late';
    this.#toGround();
    const report = reportOfCsi(parameters, final);
    if (parameters === '200' && final === '~') this.#state = 'paste';
    else if (report) {
      if (!isLate || report[0] !== 'mouse') this.#report(report);
    } else if (!isLate) this.#press(keyOfCsi(parameters, final));
  }

  #takeInSs3(byte: number): void {
    const character = String.fromCharCode(byte);
    if (/[0-9;]/.test(character)) {
      this.#hold(character);
    } else if (isSs3Final(character)) {
      const isLate = this.#beginning === 'late';
      this.#toGround();
      if (!isLate) this.#pressSs3(character);
    } else {
      this.#giveUp();
      this.#take(byte);
    }
  }

  /** The number pad types characters. */
  #pressSs3(final: string): void {
    const event = keyOfSs3(final);
    if (event?.kind === 'text') this.#emitText(event.text);
    else this.#press(event);
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
    } else if (byte === BEL || (byte === C1_END[1] && this.#previous === C1_END[0])) {
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
    if (byte === BACKSLASH) {
      this.#endString();
      return;
    }
    this.#toGround();
    this.#state = 'escape';
    this.#take(byte);
  }

  #endString(): void {
    const report = reportOfString(this.#held.replace(/\u00c2$/, ''));
    this.#toGround();
    if (report) this.#report(report);
  }

  #endPaste(): void {
    const text = this.#paste.text();
    const { isTooLong } = this.#paste;
    this.#toGround();
    this.#settle();
    if (isTooLong) this.#emit({ kind: 'paste', text: '', isTooLong });
    else if (text !== '') this.#emit({ kind: 'paste', text });
  }

  /** Gives up a sequence. What may have been typed counts as typed. */
  #giveUp(): void {
    const [held, beginning, isChord] = [this.#held, this.#beginning, this.#isChord];
    const canBeTyped = this.#state === 'ss3' || this.#state === 'string-head';
    this.#toGround();
    if (beginning === 'late') {
      if (canBeTyped || held === '[') this.#emitText(held);
    } else if (beginning === 'in time' && canBeTyped) {
      this.#settle();
      this.#afterEscape = isChord ? held.slice(0, 1) : held;
      if (!isChord) return;
      this.#settle();
      this.#emitText(held.slice(1));
    }
  }

  #startTimer(): void {
    const after = (delayMs: number, happen: () => void) => {
      this.#cancelTimer = this.#schedule(happen, delayMs);
    };
    switch (this.#state) {
      case 'ground':
        if (this.#afterEscape !== undefined) after(ESCAPE_DELAY_MS, () => this.#settle());
        break;
      case 'escape':
        after(ESCAPE_DELAY_MS, () => this.#endLoneEscape());
        break;
      case 'paste':
        after(PASTE_DELAY_MS, () => this.#endPaste());
        break;
      default:
        after(this.#sequenceDelayMs, () => {
          this.#giveUp();
          this.#settle();
        });
    }
  }

  get #sequenceDelayMs(): number {
    if (/^(?:[[\]^].|_G|P\D)/.test(this.#held)) return REPORT_DELAY_MS;
    // A single character after a lone ESC has most likely been typed: it must not wait long.
    const isTyped = this.#beginning === 'late' && this.#held.length === 1;
    return isTyped ? ESCAPE_DELAY_MS : SEQUENCE_DELAY_MS;
  }

  #endLoneEscape(): void {
    this.#toGround();
    this.#settle();
    this.#lateArmed = true;
    this.#cancelTimer = this.#schedule(() => {
      this.#lateArmed = false;
    }, SEQUENCE_DELAY_MS);
    this.#emit(key('escape'));
  }
}

/** Whether a byte after ESC begins more than a key: CSI, SS3, DCS, OSC, PM and APC. */
function beginsSequence(byte: number): boolean {
  return /[[OP\]^_]/.test(String.fromCharCode(byte));
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
