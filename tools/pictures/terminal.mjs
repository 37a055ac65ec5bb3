// Runs a program in a terminal of its own, types keys and reads its screen.
import { spawn } from '@lydell/node-pty';
import xterm from '@xterm/headless';

const PATIENCE_MS = 20_000;
/** Longer than the pause after which the program shows what a text may become. */
const SILENCE_MS = 250;
const REPAINT = '\x0c';
const ERASE = '\x1b[2J';
/** A whole frame begins so; pictures stay where there are some. */
const AFRESH = /\x1b\[2?J/;
const HIDE_CURSOR = '\x1b[?25l';
const SHOW_CURSOR = '\x1b[?25h';

/** Asks whether the terminal shows pictures. */
const PICTURE_QUESTION = '\x1b_Gi=31,';

/** A program that runs in a terminal of its own. */
export class Terminal {
  #size;
  #pty;
  #screen;
  #output = '';
  #watchers = new Set();
  #exit;

  /**
   * Starts the program.
   * @param env its whole environment
   * @param pictureAnswer what it hears when it asks about pictures. Default: nothing
   */
  constructor([file, ...args], { columns, rows, env, cwd, pictureAnswer }) {
    this.#size = { cols: columns, rows, allowProposedApi: true };
    this.#screen = new xterm.Terminal(this.#size);
    this.#pty = spawn(file, args, { name: env.TERM, cols: columns, rows, env, cwd });
    this.#screen.onData((reply) => this.#pty.write(reply));
    let answer = pictureAnswer;
    this.#pty.onData((text) => {
      if (answer && (this.#output + text).includes(PICTURE_QUESTION)) {
        this.#pty.write(answer);
        answer = undefined;
      }
      this.#screen.write(text, () => {
        this.#output += text;
        for (const watcher of [...this.#watchers]) watcher();
      });
    });
    this.#exit = new Promise((resolve) => this.#pty.onExit(resolve));
  }

  /** Types keys and waits for a text that the screen shows upon them. */
  async type(keys, expected) {
    this.#pty.write(keys);
    await this.see(expected);
  }

  /** Waits until the screen shows a text. */
  see(expected) {
    return this.#until(() => this.#text().includes(expected), `"${expected}"`);
  }

  /** Types keys and waits until the program has answered. */
  async press(keys) {
    this.#pty.write(keys);
    await this.settle();
  }

  /** Waits until the program says nothing any more. */
  settle(silenceMs = SILENCE_MS) {
    return new Promise((resolve) => {
      let timer;
      const watch = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          this.#watchers.delete(watch);
          resolve();
        }, silenceMs);
      };
      this.#watchers.add(watch);
      watch();
    });
  }

  /** Gives the window another size, and waits until the program has drawn itself in it. */
  async resize({ columns, rows }) {
    if (columns === this.#size.cols && rows === this.#size.rows) return;
    this.#size = { ...this.#size, cols: columns, rows };
    this.#screen.resize(columns, rows);
    const from = this.#output.length;
    this.#pty.resize(columns, rows);
    await this.#until(() => AFRESH.test(this.#output.slice(from)), 'a frame of the new size');
    await this.settle();
  }

  /** All that the program has written. */
  get output() {
    return this.#output;
  }

  get size() {
    return this.#size;
  }

  /** The screen as it is, which goes on changing, and whether the cursor is seen in it. */
  get frame() {
    const cursorShown =
      this.#output.lastIndexOf(SHOW_CURSOR) > this.#output.lastIndexOf(HIDE_CURSOR);
    return { screen: this.#screen, cursorShown };
  }

  /**
   * Has the program draw its screen anew, twice: when the second frame begins the first is whole.
   * @returns a terminal that shows this frame, and whether the cursor is seen in it
   */
  async takeFrame() {
    const first = await this.#repaint(this.#output.length);
    const second = await this.#repaint(first + ERASE.length);
    // The second frame begins by hiding the cursor.
    const end = this.#output.lastIndexOf(HIDE_CURSOR, second);
    const screen = new xterm.Terminal(this.#size);
    await new Promise((resolve) => screen.write(this.#output.slice(0, end), resolve));
    return { screen, cursorShown: this.#output.slice(first, end).includes(SHOW_CURSOR) };
  }

  /** Leaves as a player would, so that the game is kept. */
  async leave() {
    this.#pty.write('\x03');
    await this.#exit;
    this.#screen.dispose();
  }

  /** Ends the program, whatever it does. */
  kill() {
    this.#pty.kill('SIGKILL');
  }

  async #repaint(from) {
    this.#pty.write(REPAINT);
    await this.#until(() => this.#output.includes(ERASE, from), 'a new frame');
    return this.#output.indexOf(ERASE, from);
  }

  #until(holds, what) {
    return new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        this.#watchers.delete(look);
      };
      const look = () => {
        if (!holds()) return;
        stop();
        resolve();
      };
      const timer = setTimeout(() => {
        stop();
        reject(new Error(`${what} did not come; the screen shows\n${this.#text()}`));
      }, PATIENCE_MS);
      this.#watchers.add(look);
      look();
    });
  }

  #text() {
    const { active } = this.#screen.buffer;
    const lines = Array.from({ length: this.#screen.rows }, (_, row) =>
      active.getLine(active.baseY + row).translateToString(true),
    );
    return lines.join('\n');
  }
}
