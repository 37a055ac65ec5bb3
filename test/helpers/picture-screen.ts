import xterm from '@xterm/headless';

/** What a terminal that shows pictures knows after what a program has written. */
export class PictureScreen {
  /** How often each picture was sent, by number. */
  readonly sent = new Map<number, number>();
  /** The pictures that the terminal has, as base64 by number. */
  readonly pictures = new Map<number, string>();
  /** Questions whether the terminal shows pictures. */
  questions = 0;
  /** Commands that name a picture or a place that is not there, or that are wrong. */
  readonly faults: string[] = [];
  /** What was still there each time the terminal was given back. */
  readonly leftBehind: string[] = [];
  readonly #shown = new Map<string, string>();
  readonly #terminal: xterm.Terminal;
  #pending: { number: number; png: string } | undefined;

  constructor(columns: number, rows: number) {
    this.#terminal = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true });
    const { parser } = this.#terminal;
    // To erase the screen so erases and forgets its pictures.
    parser.registerCsiHandler({ final: 'J' }, ([parameter]) => {
      if (parameter === 2) this.#forget();
      return false;
    });
    parser.registerCsiHandler({ prefix: '?', final: 'l' }, (parameters) => {
      if (parameters.includes(1049)) this.leftBehind.push(...this.shown, ...this.#names());
      return false;
    });
  }

  /** All pictures on the screen, each with the cells that it fills: `7301: column,row columnsxrows`. */
  get shown(): string[] {
    return Array.from(this.#shown, ([key, place]) => `${key.split('/')[0]}: ${place}`).sort();
  }

  /** Takes what the program has written. */
  async feed(text: string): Promise<void> {
    for (const part of text.split(/(\x1b_[^\x1b]*\x1b\\)/)) {
      const [, keys, payload = ''] = /^\x1b_G([^;]*);?(.*)\x1b\\$/s.exec(part) ?? [];
      if (keys === undefined) await new Promise<void>((done) => this.#terminal.write(part, done));
      else this.#obey(keys, payload);
    }
  }

  #obey(text: string, payload: string): void {
    const keys = Object.fromEntries(text.split(',').map((pair) => pair.split('=')));
    const number = Number(keys.i);
    if (payload.length > 4096 || (keys.q !== '2' && keys.a !== 'q')) this.faults.push(text);
    if (this.#pending && keys.a === undefined) {
      this.#pending.png += payload;
      this.#take(keys.m === '1');
    } else if (keys.a === 'q') {
      this.questions += 1;
    } else if (keys.a === 't') {
      this.#pending = { number, png: payload };
      this.sent.set(number, (this.sent.get(number) ?? 0) + 1);
      this.#take(keys.m === '1');
    } else if (keys.a === 'p') {
      const { cursorX, cursorY } = this.#terminal.buffer.active;
      if (!this.pictures.has(number)) this.faults.push(text);
      this.#shown.set(`${number}/${keys.p}`, `${cursorX},${cursorY} ${keys.c}x${keys.r}`);
    } else if (keys.a === 'd') {
      this.#remove(number, keys, text);
    } else {
      this.faults.push(text);
    }
  }

  #take(more: boolean): void {
    if (more || !this.#pending) return;
    this.pictures.set(this.#pending.number, this.#pending.png);
    this.#pending = undefined;
  }

  #remove(number: number, keys: Record<string, string>, text: string): void {
    const key = `${number}/${keys.p}`;
    if (!this.pictures.has(number) || (keys.p !== undefined && !this.#shown.has(key))) {
      this.faults.push(text);
    }
    for (const other of [...this.#shown.keys()]) {
      if (keys.p === undefined ? other.startsWith(`${number}/`) : other === key) {
        this.#shown.delete(other);
      }
    }
    if (keys.d === 'I') this.pictures.delete(number);
  }

  #forget(): void {
    this.#shown.clear();
    this.pictures.clear();
  }

  #names(): string[] {
    return Array.from(this.pictures.keys(), (number) => `picture ${number}`);
  }
}
