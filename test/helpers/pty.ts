import { spawn } from '@lydell/node-pty';
import xterm from '@xterm/headless';
import stringWidth from 'string-width';
import { onTestFinished } from 'vitest';

/** How long a test waits for what it expects, unless it says otherwise. */
const PATIENCE_MS = 20_000;

/** What is reported of the mouse, and in which form. */
const MOUSE_MODES: readonly number[] = [9, 1000, 1001, 1002, 1003, 1005, 1006, 1015, 1016];
/** Modes of other reports, and of frames that are shown when they are complete. */
const OTHER_MODES: readonly number[] = [1004, 2026, 2031];
/** The name that the window has before the program gives it one. */
export const OWN_TITLE = 'shell';

export interface PtyOptions {
  /** Width in columns; 80 by default. */
  readonly columns?: number;
  /** Height in rows; 24 by default. */
  readonly rows?: number;
  /** The whole environment of the program: nothing is added from our own. */
  readonly env: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Draws characters of ambiguous width, box lines among them, in two columns. */
  readonly ambiguousIsWide?: boolean;
}

/** A place on the screen, both counted from 0. */
export interface ScreenPlace {
  readonly column: number;
  readonly row: number;
}

/** One cell of the screen. The second half of a wide character has the text `''`. */
export interface ScreenCell {
  readonly text: string;
  /** In columns: 0 for the second half of a wide character. */
  readonly width: number;
  readonly bold: boolean;
  readonly dim: boolean;
  readonly underline: boolean;
  readonly inverse: boolean;
  /** Number in the palette, or 0xRRGGBB; missing where it is the colour of the terminal. */
  readonly foreground?: number;
  readonly background?: number;
}

/** How a program ended; `signal` is its number. */
export interface PtyExit {
  readonly code: number;
  readonly signal?: number;
}

/** What `waitFor` waits for: part of the screen's text, or a judgement on its lines. */
export type ScreenCondition = string | RegExp | ((lines: readonly string[]) => boolean);

/** Starts a program in a terminal of its own; it is killed when the running test is over. */
export function startPty(command: readonly string[], options: PtyOptions): PtyProgram {
  const program = new PtyProgram(command, options);
  onTestFinished(() => program.dispose());
  return program;
}

/** A program in a pseudo-terminal, and the screen that it shows there. */
export class PtyProgram {
  /** Resolves when the program has ended and all of its output is on the screen. */
  readonly exit: Promise<PtyExit>;
  readonly #pty: ReturnType<typeof spawn>;
  readonly #terminal: xterm.Terminal;
  readonly #output: Buffer[] = [];
  readonly #watchers = new Set<() => void>();
  readonly #erasures: string[][] = [];
  #cursorVisible = true;
  readonly #mouseModes = new Set<number>();
  readonly #otherModes = new Set<number>();
  #title = OWN_TITLE;
  readonly #keptTitles: string[] = [];
  #ended: PtyExit | undefined;

  /** Use `startPty`. */
  constructor(
    command: readonly string[],
    { columns = 80, rows = 24, env, cwd, ambiguousIsWide }: PtyOptions,
  ) {
    const [file = '', ...args] = command;
    this.#terminal = new xterm.Terminal({
      cols: columns,
      rows,
      allowProposedApi: true,
      windowOptions: { pushTitle: true, popTitle: true },
    });
    if (ambiguousIsWide) drawAmbiguousWide(this.#terminal);
    this.#pty = spawn(file, args, {
      name: env.TERM ?? 'xterm-256color',
      cols: columns,
      rows,
      cwd: cwd ?? process.cwd(),
      env: { ...env },
      encoding: null,
    });
    for (const [final, visible] of [
      ['h', true],
      ['l', false],
    ] as const) {
      this.#terminal.parser.registerCsiHandler({ prefix: '?', final }, (parameters) => {
        if (parameters.includes(25)) this.#cursorVisible = visible;
        for (const mode of parameters.map(Number)) {
          if (MOUSE_MODES.includes(mode)) putMode(this.#mouseModes, mode, visible);
          if (OTHER_MODES.includes(mode)) putMode(this.#otherModes, mode, visible);
        }
        return false;
      });
    }
    this.#terminal.parser.registerOscHandler(2, (title) => {
      this.#title = title;
      return false;
    });
    this.#terminal.parser.registerCsiHandler({ final: 't' }, ([what, which]) => {
      if (which === 2 && what === 22) this.#keptTitles.push(this.#title);
      if (which === 2 && what === 23) this.#title = this.#keptTitles.pop() ?? '';
      return false;
    });
    this.#terminal.parser.registerCsiHandler({ final: 'J' }, () => {
      this.#erasures.push(this.screen());
      return false;
    });
    // What a real terminal answers, such as the place of the cursor, the program gets as well.
    this.#terminal.onData((reply) => this.write(reply));
    this.#pty.onData((data) => {
      // Bytes, because no encoding is set.
      const chunk = Buffer.from(data);
      this.#terminal.write(chunk, () => {
        this.#output.push(chunk);
        this.#notify();
      });
    });
    this.exit = new Promise((resolve) => {
      this.#pty.onExit(({ exitCode, signal }) => {
        this.#terminal.write('', () => {
          this.#ended = signal ? { code: exitCode, signal } : { code: exitCode };
          resolve(this.#ended);
          this.#notify();
        });
      });
    });
  }

  get pid(): number {
    return this.#pty.pid;
  }

  /** All that the program has written so far, as far as the screen shows it. */
  get rawOutput(): Buffer {
    return Buffer.concat(this.#output);
  }

  /** How many bytes the program has written so far. */
  get byteCount(): number {
    return this.#output.reduce((count, { length }) => count + length, 0);
  }

  /** The lines that stood on the screen each time before it was erased. */
  get erasures(): readonly (readonly string[])[] {
    return this.#erasures;
  }

  /** Whether the alternate screen is shown. */
  get alternateScreen(): boolean {
    return this.#terminal.buffer.active.type === 'alternate';
  }

  /** Whether the program has asked for pastes to be marked. */
  get bracketedPaste(): boolean {
    return this.#terminal.modes.bracketedPasteMode;
  }

  /** The modes of mouse reports that the program has asked for. */
  get mouseModes(): readonly number[] {
    return [...this.#mouseModes].sort();
  }

  /** The modes of other reports and of whole frames that are on. */
  get otherModes(): readonly number[] {
    return [...this.#otherModes].sort();
  }

  /** The name of the window. */
  get title(): string {
    return this.#title;
  }

  /** Sends keys, as the terminal would. */
  write(keys: string | Uint8Array): void {
    if (this.#ended) return;
    // Bytes are passed on as they are, which the types do not say.
    this.#pty.write(Buffer.from(keys) as unknown as string);
  }

  /** The lines of the screen, without the blanks at their ends. */
  screen(): string[] {
    const { active } = this.#terminal.buffer;
    return Array.from({ length: this.#terminal.rows }, (_, row) => {
      return (
        active
          .getLine(active.baseY + row)
          ?.translateToString(true)
          .trimEnd() ?? ''
      );
    });
  }

  cursor(): ScreenPlace & { readonly visible: boolean } {
    const { cursorX, cursorY } = this.#terminal.buffer.active;
    return { column: cursorX, row: cursorY, visible: this.#cursorVisible };
  }

  cell({ column, row }: ScreenPlace): ScreenCell {
    const { active } = this.#terminal.buffer;
    const cell = active.getLine(active.baseY + row)?.getCell(column);
    if (!cell) throw new RangeError(`no cell at column ${column}, row ${row}`);
    return {
      text: cell.getChars(),
      width: cell.getWidth(),
      bold: cell.isBold() !== 0,
      dim: cell.isDim() !== 0,
      underline: cell.isUnderline() !== 0,
      inverse: cell.isInverse() !== 0,
      ...(cell.isFgDefault() ? {} : { foreground: cell.getFgColor() }),
      ...(cell.isBgDefault() ? {} : { background: cell.getBgColor() }),
    };
  }

  /** The first place of a text on the screen; throws if it has none. */
  find(text: string): ScreenPlace {
    for (const [row, line] of this.screen().entries()) {
      const at = line.indexOf(text);
      if (at < 0) continue;
      // Wide characters take two columns, but one place in the text.
      for (let column = 0, length = 0; ; column++) {
        const cell = this.cell({ column, row });
        if (length >= at && cell.width > 0) return { column, row };
        if (cell.width > 0) length += cell.text.length || 1;
      }
    }
    throw new Error(`"${text}" is not on the screen\n${this.#describe()}`);
  }

  /**
   * Waits until the screen shows what is asked for and gives its lines. Fails when the time is over
   * or the program has ended without it.
   */
  waitFor(condition: ScreenCondition, patienceMs = PATIENCE_MS): Promise<string[]> {
    return new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        this.#watchers.delete(look);
      };
      const fail = (why: string) => {
        stop();
        reject(new Error(`${why} while waiting for ${condition}\n${this.#describe()}`));
      };
      const look = () => {
        const lines = this.screen();
        if (holds(condition, lines)) {
          stop();
          resolve(lines);
        } else if (this.#ended) {
          fail('the program ended');
        }
      };
      const timer = setTimeout(() => fail(`${patienceMs} ms are over`), patienceMs);
      this.#watchers.add(look);
      look();
    });
  }

  get columns(): number {
    return this.#terminal.cols;
  }

  get rows(): number {
    return this.#terminal.rows;
  }

  resize(columns: number, rows: number): void {
    this.#terminal.resize(columns, rows);
    this.#pty.resize(columns, rows);
  }

  /** Sends a signal to the program. */
  kill(signal: NodeJS.Signals): void {
    if (!this.#ended) this.#pty.kill(signal);
  }

  /** Closes the terminal under the program, as a line that drops does. */
  hangUp(): void {
    // Missing in the types; it closes our side, upon which the system sends SIGHUP.
    (this.#pty as unknown as { destroy(): void }).destroy();
  }

  /** Ends the program if it still runs, and frees the screen. */
  dispose(): void {
    this.kill('SIGKILL');
    this.#watchers.clear();
    this.#terminal.dispose();
  }

  #notify(): void {
    for (const watcher of [...this.#watchers]) watcher();
  }

  #describe(): string {
    const { column, row, visible } = this.cursor();
    const width = this.#terminal.cols;
    const ended = this.#ended ? `ended with ${JSON.stringify(this.#ended)}` : 'running';
    return [
      `+${'-'.repeat(width)}+`,
      ...this.screen(),
      `+${'-'.repeat(width)}+`,
      `${ended}, cursor at column ${column}, row ${row}${visible ? '' : ', hidden'}`,
    ].join('\n');
  }
}

function holds(condition: ScreenCondition, lines: readonly string[]): boolean {
  if (typeof condition === 'function') return condition(lines);
  const text = lines.join('\n');
  return typeof condition === 'string' ? text.includes(condition) : condition.test(text);
}

/** East Asian widths, as some terminals have them by their settings. */
function drawAmbiguousWide(terminal: xterm.Terminal): void {
  const wcwidth = (codePoint: number) =>
    codePoint < 0x20
      ? 0
      : (Math.min(stringWidth(String.fromCodePoint(codePoint), { ambiguousIsNarrow: false }), 2) as
          | 0
          | 1
          | 2);
  // Bits 1 and 2 of the properties are the width; nothing is joined to what precedes it.
  const charProperties = (codePoint: number) => wcwidth(codePoint) << 1;
  const version = 'ambiguous-wide';
  terminal.unicode.register({ version, wcwidth, charProperties });
  terminal.unicode.activeVersion = version;
}

function putMode(modes: Set<number>, mode: number, isOn: boolean): void {
  if (isOn) modes.add(mode);
  else modes.delete(mode);
}
