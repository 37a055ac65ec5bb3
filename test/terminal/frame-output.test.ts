import xterm from '@xterm/headless';
import { describe, expect } from 'vitest';
import { FrameOutput } from '../../source/terminal/frame-output.ts';
import { randomNumbers } from '../helpers/random.ts';
import { partOf, sharedTest, test } from '../helpers/run-size.ts';

const SEED = 20261120;

/** A terminal without background erase erases as if no style were in force. */
const ERASES = /\x1b\[(?:K|2J)/g;
const ERASE_PLAIN = '\x1b7\x1b[m$&\x1b8';

/** Kind and number of the colours of cells that have none of their own. */
interface Ground {
  readonly ink: readonly [number, number];
  readonly behind: readonly [number, number];
}

const NO_GROUND: Ground = { ink: [0, -1], behind: [0, -1] };
/** What xterm calls a colour of the 256. */
const P256 = 2 << 24;

/** A terminal that a `FrameOutput` draws on, and all writes that came to it. */
class Screen {
  readonly writes: string[] = [];
  readonly output: FrameOutput;
  readonly #terminal: xterm.Terminal;

  constructor(columns = 40, rows = 8, erasesInColour = true) {
    this.#terminal = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true });
    const target = {
      get columns() {
        return columns;
      },
      get rows() {
        return rows;
      },
      write: (text: string) => {
        this.writes.push(text);
        this.#terminal.write(erasesInColour ? text : text.replace(ERASES, ERASE_PLAIN));
      },
    };
    this.output = new FrameOutput(target, { erasesInColour });
  }

  /** Shows a frame and gives the bytes that it took. */
  async show(frame: string): Promise<string> {
    const before = this.writes.length;
    this.output.write(frame);
    await tick();
    return this.writes.slice(before).join('');
  }

  /** Something else draws on the terminal. */
  disturb(text: string): void {
    this.#terminal.write(text);
  }

  /** Every cell with its width and style, the ground in place of the terminal's own colours. */
  async cells(ground: Ground = NO_GROUND): Promise<string[]> {
    await new Promise<void>((resolve) => this.#terminal.write('', resolve));
    const { active } = this.#terminal.buffer;
    return Array.from({ length: this.#terminal.rows }, (_, row) => {
      const line = active.getLine(row);
      return Array.from({ length: this.#terminal.cols }, (_, column) => {
        const cell = line?.getCell(column);
        if (!cell) throw new RangeError(`no cell at ${column}, ${row}`);
        const style = [
          cell.isBold(),
          cell.isDim(),
          cell.isUnderline(),
          cell.isInverse(),
          ...(cell.isFgDefault() ? ground.ink : [cell.getFgColorMode(), cell.getFgColor()]),
          ...(cell.isBgDefault() ? ground.behind : [cell.getBgColorMode(), cell.getBgColor()]),
        ];
        // A cell that was never written shows a space.
        const text = cell.getChars() || (cell.getWidth() === 0 ? '' : ' ');
        // The ink of a space is seen only under it and where it is inverse.
        if (text === ' ' && !cell.isUnderline() && !cell.isInverse()) style.fill(0, 0, 6);
        return `${text}:${style.map(Number).join(',')}`;
      }).join(' ');
    });
  }

  async lines(): Promise<string[]> {
    await new Promise<void>((resolve) => this.#terminal.write('', resolve));
    const { active } = this.#terminal.buffer;
    return Array.from({ length: this.#terminal.rows }, (_, row) =>
      (active.getLine(row)?.translateToString(true) ?? '').trimEnd(),
    );
  }

  get cursorShown(): boolean {
    return (
      this.writes
        .join('')
        .match(/\x1b\[\?25[hl]/g)
        ?.at(-1) === '\x1b[?25h'
    );
  }

  async cursor(): Promise<[row: number, column: number]> {
    await new Promise<void>((resolve) => this.#terminal.write('', resolve));
    const { cursorY, cursorX } = this.#terminal.buffer.active;
    return [cursorY, cursorX];
  }
}

function tick(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** The frame as it is on a terminal that has shown nothing else. */
async function drawnAfresh(
  frame: string,
  columns: number,
  rows: number,
  ground?: Ground,
): Promise<string[]> {
  const screen = new Screen(columns, rows);
  await screen.show(frame);
  return screen.cells(ground);
}

describe('a frame', () => {
  test('stands on the screen line by line', async () => {
    const screen = new Screen();
    await screen.show(' 歩 a\n\n third\n');
    expect((await screen.lines()).slice(0, 4)).toEqual([' 歩 a', '', ' third', '']);
  });

  test('replaces all that stood there before the first one', async () => {
    const screen = new Screen();
    screen.disturb('left over\r\n\r\n\r\n\r\nhere too');
    await screen.show('new');
    expect(await screen.lines()).toEqual(['new', ...Array(7).fill('')]);
  });

  test('is cut below the last row, without scrolling', async () => {
    const screen = new Screen(10, 3);
    await screen.show('1\n2\n3\n4\n5');
    expect(await screen.lines()).toEqual(['1', '2', '3']);
    await screen.show('1\n2\nx\n4\n5');
    expect(await screen.lines()).toEqual(['1', '2', 'x']);
  });

  test('is cut behind the last column, as one for a wider window', async () => {
    const screen = new Screen(6, 3);
    await screen.show('abcdefghi\nx\na歩歩歩歩');
    expect(await screen.lines()).toEqual(['abcdef', 'x', 'a歩歩']);
    await screen.show('歩歩歩歩歩\nx\nabcdefghi');
    expect(await screen.lines()).toEqual(['歩歩歩', 'x', 'abcdef']);
  });

  test('may fill its lines to the last column', async () => {
    const screen = new Screen(6, 3);
    await screen.show('abcdef\n歩歩歩');
    expect(await screen.lines()).toEqual(['abcdef', '歩歩歩', '']);
    await screen.show('abcdeX\n歩歩と');
    expect(await screen.lines()).toEqual(['abcdeX', '歩歩と', '']);
  });
});

describe('what is sent', () => {
  test('is one write for all that happens in a tick, and only the last frame', async () => {
    const screen = new Screen();
    screen.output.write('first');
    screen.output.write('second');
    screen.output.setCursor({ row: 0, column: 3 });
    screen.output.write('third');
    expect(screen.writes).toEqual([]);
    await tick();
    expect(screen.writes).toHaveLength(1);
    expect(screen.writes[0]).not.toContain('first');
    expect(await screen.lines()).toContain('third');
  });

  test('is nothing for the same frame', async () => {
    const screen = new Screen();
    await screen.show('same\nframe');
    expect(await screen.show('same\nframe')).toBe('');
    screen.output.setCursor(undefined);
    await tick();
    expect(screen.writes).toHaveLength(1);
  });

  test('is only what has changed', async () => {
    const screen = new Screen();
    await screen.show('one\ntwo\nthree');
    const sent = await screen.show('one\n2\nthree');
    expect(sent).toContain('2');
    expect(sent).not.toMatch(/one|three/);
    expect(sent.length).toBeLessThan(30);
    expect((await screen.lines()).slice(0, 3)).toEqual(['one', '2', 'three']);
  });

  test('waits for no tick when it is flushed', () => {
    const screen = new Screen();
    screen.output.write('now');
    screen.output.flush();
    expect(screen.writes).toHaveLength(1);
  });
});

describe('the cursor', () => {
  test('is hidden unless the screen wants it', async () => {
    const screen = new Screen();
    await screen.show('text');
    expect(screen.cursorShown).toBe(false);
    screen.output.setCursor({ row: 0, column: 2 });
    await tick();
    expect(screen.cursorShown).toBe(true);
    screen.output.setCursor(undefined);
    await tick();
    expect(screen.cursorShown).toBe(false);
  });

  test('stands where it was put, whatever is drawn', async () => {
    const screen = new Screen();
    screen.output.setCursor({ row: 1, column: 4 });
    await screen.show('one\ntwo');
    expect(await screen.cursor()).toEqual([1, 4]);
    await screen.show('ONE\ntwo');
    expect(await screen.cursor()).toEqual([1, 4]);
    expect(screen.cursorShown).toBe(true);
  });

  test('moves without anything being drawn', async () => {
    const screen = new Screen();
    screen.output.setCursor({ row: 0, column: 0 });
    await screen.show('text');
    screen.output.setCursor({ row: 0, column: 2 });
    await tick();
    expect(screen.writes).toHaveLength(2);
    expect(screen.writes[1]).not.toContain('text');
    expect(await screen.cursor()).toEqual([0, 2]);
  });

  test('is not switched while it stays shown', async () => {
    const screen = new Screen();
    screen.output.setCursor({ row: 0, column: 0 });
    await screen.show('one');
    expect(await screen.show('two')).toBe('two\r');
  });
});

describe('repaint', () => {
  test('draws everything again over what something else has drawn', async () => {
    const screen = new Screen();
    screen.output.setCursor({ row: 0, column: 1 });
    await screen.show('one\ntwo');
    screen.disturb('\x1b[2;1Hgarbage\r\nmore of it');
    screen.output.repaint();
    await tick();
    expect(await screen.lines()).toEqual(['one', 'two', ...Array(6).fill('')]);
    expect(await screen.cursor()).toEqual([0, 1]);
    expect(screen.cursorShown).toBe(true);
  });

  test('comes with a new size, of which Ink is told', async () => {
    const screen = new Screen();
    await screen.show('one');
    let told = 0;
    screen.output.on('resize', () => {
      told += 1;
    });
    screen.disturb('\x1b[5;1Hgarbage');
    screen.output.resize();
    await tick();
    expect(told).toBe(1);
    expect(await screen.lines()).toEqual(['one', ...Array(7).fill('')]);
    expect([screen.output.columns, screen.output.rows]).toEqual([40, 8]);
  });

  test('of a new size waits for its frame, before which Ink writes the old one', async () => {
    const screen = new Screen();
    await screen.show('one');
    const before = screen.writes.length;
    screen.output.on('resize', () => {
      screen.output.write('too early');
      queueMicrotask(() => screen.output.write('in time'));
    });
    screen.output.resize();
    await tick();
    expect(screen.writes.slice(before)).toEqual([expect.stringMatching(/^(?!.*early).*in time/s)]);
  });
});

describe('freeze', () => {
  test('shows what is due and nothing more', async () => {
    const screen = new Screen();
    screen.output.write('last');
    screen.output.freeze();
    expect(screen.writes).toHaveLength(1);
    await screen.show('after');
    screen.output.setCursor({ row: 0, column: 0 });
    screen.output.repaint();
    screen.output.flush();
    await tick();
    expect(screen.writes).toHaveLength(1);
    expect((await screen.lines())[0]).toBe('last');
  });
});

describe('random frames', () => {
  sharedTest.each([
    ['wide', 40, 8],
    ['narrow', 11, 5],
  ])('shown one after the other look as if drawn afresh: %s', async (_, columns, rows) => {
    const random = randomNumbers(SEED);
    const screen = new Screen(columns, rows);
    let lines: string[] = [];
    for (let count = 0; count < partOf(150); count++) {
      lines = nextLines(lines, columns, rows, random);
      const frame = lines.join('\n');
      if (random() < 0.2) screen.output.repaint();
      await screen.show(random() < 0.5 ? `${frame}\n` : frame);
      expect(
        await screen.cells(),
        `seed ${SEED}, frame ${count}: ${JSON.stringify(frame)}`,
      ).toEqual(await drawnAfresh(frame, columns, rows));
    }
  });
});

describe('a ground', () => {
  const GROUND: Ground = { ink: [P256, 252], behind: [P256, 234] };
  const look = (text: string) => `\x1b[38;5;252;48;5;234m${text}\x1b[0m`;

  test.each([
    ['fills every cell', true],
    ['fills every cell of a terminal without background erase', false],
  ])('%s', async (_, erasesInColour) => {
    const screen = new Screen(40, 8, erasesInColour);
    screen.output.setGround(look);
    await screen.show('a\n\n歩');
    expect(await screen.cells()).toEqual(await drawnAfresh('a\n\n歩', 40, 8, GROUND));
  });

  sharedTest.each([
    ['wide', 40, 8, true],
    ['narrow', 11, 5, true],
    ['wide, without background erase', 40, 8, false],
    ['narrow, without background erase', 11, 5, false],
  ])('is behind random frames: %s', async (_, columns, rows, erasesInColour) => {
    const random = randomNumbers(SEED);
    const screen = new Screen(columns, rows, erasesInColour);
    screen.output.setGround(look);
    let lines: string[] = [];
    for (let count = 0; count < partOf(80); count++) {
      lines = nextLines(lines, columns, rows, random);
      const frame = lines.join('\n');
      if (random() < 0.2) screen.output.repaint();
      await screen.show(frame);
      expect(
        await screen.cells(),
        `seed ${SEED}, frame ${count}: ${JSON.stringify(frame)}`,
      ).toEqual(await drawnAfresh(frame, columns, rows, GROUND));
    }
  });

  test.each([true, false])('leaves nothing when there is none any more: %s', async (erases) => {
    const screen = new Screen(40, 8, erases);
    screen.output.setGround(look);
    await screen.show('a\n\nb');
    screen.output.setGround(undefined);
    await screen.show('a\n\nb');
    expect(await screen.cells()).toEqual(await drawnAfresh('a\n\nb', 40, 8));
  });

  test('is repainted only when it is another one', async () => {
    const screen = new Screen();
    screen.output.setGround(look);
    await screen.show('a');
    const count = screen.writes.length;
    screen.output.setGround((text) => look(text));
    await tick();
    expect(screen.writes.slice(count)).toEqual([]);
    screen.output.setGround((text) => `\x1b[44m${text}\x1b[0m`);
    await tick();
    expect(screen.writes.slice(count).join('')).toContain('\x1b[2J');
  });
});

const TEXTS = ['a', 'Z', ' ', '  ', '歩', '香飛', 'と', '│', '─', '+', 'v', 'か\u3099', 'é', '👘'];
const STYLES = ['1', '2', '4', '7', '31', '96', '44', '38;5;200', '48;5;17', '38;2;1;2;3', '1;4;7'];

/** Some lines of the frame before, some new ones; it grows and shrinks. */
function nextLines(
  before: readonly string[],
  columns: number,
  rows: number,
  random: () => number,
): string[] {
  const height = 1 + Math.floor(random() * (rows + 1));
  return Array.from({ length: height }, (_, row) => {
    const old = before[row];
    return old !== undefined && random() < 0.6 ? old : randomLine(columns, random);
  });
}

/** A line of at most a number of columns, as Ink writes it: no style goes beyond its end. */
function randomLine(columns: number, random: () => number): string {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  let room = Math.floor(random() * (columns + 1));
  let line = '';
  for (;;) {
    const text = pick(TEXTS);
    room -= widthOf(text);
    if (room < 0) return line;
    line += random() < 0.3 ? `\x1b[${pick(STYLES)}m${text}\x1b[0m` : text;
  }
}

/** Columns by the terminal's own measure. */
function widthOf(text: string): number {
  return [...text].reduce((width, character) => {
    if (/\p{M}/u.test(character)) return width;
    return width + (/[\u3000-\u9fff]|\p{Extended_Pictographic}/u.test(character) ? 2 : 1);
  }, 0);
}
