import { EventEmitter } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { type LineMode, runLines } from '../../source/plain/run-lines.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { eventually } from '../helpers/eventually.ts';

const REFUSED_ONE = ENGLISH.settings.REFUSED_ONE;
const TOO_LONG = `? ${ENGLISH.records.PASTE_TOO_LONG}\n${REFUSED_ONE}\n`;

/** Repeats what it is told, and quits at `quit`. */
function echo(): LineMode {
  let hasQuit = false;
  return {
    get hasQuit() {
      return hasQuit;
    },
    heading: () => ['heading', 'more'],
    answer: (line) => {
      hasQuit = line === 'quit';
      return line === '' ? [] : [`<${line}>`];
    },
  };
}

async function answers(input: Readable): Promise<string> {
  const output = new PassThrough();
  await runLines(ENGLISH, echo(), { input, output });
  return text(output.end());
}

test.each<[name: string, input: (string | Buffer)[], answer: string]>([
  ['no input', [], ''],
  ['lines', ['a\nb\n'], '<a>\n<b>\n'],
  ['a last line without its end', ['a\nb'], '<a>\n<b>\n'],
  ['lines in pieces', ['a', 'a\n', 'b\n'], '<aa>\n<b>\n'],
  ['lines of DOS', ['a\r\n', 'b\r', '\nc\r\n'], '<a>\n<b>\n<c>\n'],
  ['empty lines', ['\n\na\n\n'], '<a>\n'],
  ['a question mark, which asks for help', ['?\n ? \n?x\n'], '<help>\n<help>\n<?x>\n'],
  ['nothing behind quit', ['a\nquit\nb\n'], '<a>\n<quit>\n'],
  ['a character in two pieces', [Buffer.from([0xe6, 0xad]), Buffer.from([0xa9, 10])], '<歩>\n'],
  ['bytes that are not UTF-8', [Buffer.from([0xff, 10])], '<\ufffd>\n'],
  ['a line that is too long', [`${'a'.repeat(100_001)}\nb\n`], `${TOO_LONG}<b>\n`],
])('%s', async (_name, input, answer) => {
  const stream = Readable.from(input.map((piece) => Buffer.from(piece)));
  expect(await answers(stream)).toBe(`heading\nmore\n${answer}`);
});

test('a line is answered before the next comes', async () => {
  const [input, output] = [new PassThrough(), new PassThrough({ encoding: 'utf8' })];
  const done = runLines(ENGLISH, echo(), { input, output });
  const shown: string[] = [];
  for (const line of ['one', 'two', 'quit']) {
    input.write(`${line}\n`);
    await new Promise<void>((resolve) => {
      const look = (text: string) => {
        shown.push(text);
        if (!shown.join('').includes(`<${line}>\n`)) return;
        output.off('data', look);
        resolve();
      };
      output.on('data', look);
    });
  }
  await done;
  expect(shown.join('')).toBe('heading\nmore\n<one>\n<two>\n<quit>\n');
});

test('an input that fails is thrown', async () => {
  const input = new PassThrough();
  const output = new PassThrough();
  const done = runLines(ENGLISH, echo(), { input, output });
  input.write('a\n');
  input.destroy(new Error('the line dropped'));
  await expect(done).rejects.toThrow('the line dropped');
});

describe('when the input has ended', () => {
  test('waits for what goes on without it', async () => {
    let isOver = false;
    const playOut = async () => {
      await Promise.resolve();
      isOver = true;
    };
    await runLines(
      ENGLISH,
      { ...echo(), playOut },
      { input: Readable.from([]), output: new PassThrough() },
    );
    expect(isOver).toBe(true);
  });

  test('waits no longer than until it is told to end', async () => {
    const ending = new AbortController();
    const playOut = () => {
      setImmediate(() => ending.abort());
      return new Promise<void>(() => {});
    };
    const mode = { ...echo(), playOut };
    const done = runLines(ENGLISH, mode, {
      input: Readable.from([]),
      output: new PassThrough(),
      ending: ending.signal,
    });
    await expect(done).resolves.toBe(false);
  });
});

test.each([
  [true, 'echo\n"help" tells what can be typed.\n'],
  [false, 'echo\n'],
])('on a terminal (%s) it is said how to get help', async (isTTY, said) => {
  const input = Object.assign(Readable.from([]), { isTTY });
  const output = new PassThrough();
  await runLines(ENGLISH, { ...echo(), heading: () => ['echo'] }, { input, output });
  expect(await text(output.end())).toBe(said);
});

test('a mode takes the clipboard where there is one', async () => {
  const copied: string[] = [];
  const meet: NonNullable<LineMode['meet']> = ({ copy }) => copy?.('text');
  const run = (copy?: (text: string) => boolean) =>
    runLines(
      ENGLISH,
      { ...echo(), meet },
      { input: Readable.from([]), output: new PassThrough(), copy },
    );
  await run();
  expect(copied).toEqual([]);
  await run((text) => copied.push(text) > 0);
  expect(copied).toEqual(['text']);
});

describe('a refusal', () => {
  function refusing(): LineMode {
    let refuse = () => {};
    return {
      ...echo(),
      meet: ({ refused = refuse }) => {
        refuse = refused;
      },
      answer: (line) => {
        if (line === 'a') return ['? a warning'];
        refuse();
        return [`? ${line}`];
      },
    };
  }

  test.each([
    ['in a pipe is said to concern what follows, once', undefined, true, `? b\n${REFUSED_ONE}\n`],
    ['at a terminal is read at once', true, false, '? b\n'],
  ])('%s', async (_, isTTY, status, first) => {
    const input = Object.assign(Readable.from(['a\nb\nc\na\n']), { ...(isTTY && { isTTY }) });
    const output = new PassThrough();
    expect(await runLines(ENGLISH, refusing(), { input, output })).toBe(status);
    expect(await text(output.end())).toContain(`? a warning\n${first}? c\n? a warning\n`);
  });
});

describe('a line that is edited', () => {
  const UP = '\x1b[A';

  /** A terminal at which something is typed; gives what is written on it. */
  function terminal(more: Partial<LineMode> = {}) {
    const raw: boolean[] = [];
    const input = Object.assign(new PassThrough(), {
      isTTY: true,
      setRawMode: (isRaw: boolean) => raw.push(isRaw),
    });
    const output = Object.assign(new PassThrough({ encoding: 'utf8' }), { columns: 20, rows: 9 });
    let written = '';
    output.on('data', (text: string) => {
      written += text;
    });
    const killed: string[] = [];
    const heard = new EventEmitter();
    const host = {
      kill: (pid: number, signal: string) => killed.push(`${pid} ${signal}`),
      on: (event: string, listener: () => void) => heard.on(event, listener),
      off: (event: string, listener: () => void) => heard.off(event, listener),
    };
    let tell = (_: readonly string[]) => {};
    const meet: LineMode['meet'] = (caller) => {
      tell = caller.tell ?? tell;
    };
    const mode = { ...echo(), heading: () => ['begun'], meet, ...more };
    const done = runLines(ENGLISH, mode, { input, output, host });
    return {
      raw,
      killed,
      heard,
      done,
      tell: (line: string) => tell([line]),
      /** Types something, and waits until an expected text is written from there on. */
      type: async (keys: string, expected: string) => {
        await eventually(() => expect(raw).not.toEqual([]));
        const from = written.length;
        input.write(keys);
        await eventually(() => expect(written.slice(from)).toContain(expected));
      },
      written: () => written,
      typeLast: (keys: string) => input.write(keys),
    };
  }

  test('needs no escape sequence as long as it is only typed', async () => {
    const { type, written, typeLast, done } = terminal();
    await type('P-7f', 'P-7f');
    await type('\r', '<P-7f>');
    await type('７六歩\r', '<７六歩>');
    typeLast('\x04');
    await done;
    expect(written()).not.toContain('\x1b');
  });

  test('is corrected, said again, and completed', async () => {
    const { type } = terminal({ complete: (text) => (text === 'res' ? ['resign'] : []) });
    await type('P-7e', 'P-7e');
    await type('\x7f', 'P-7');
    await type('f\r', '<P-7f>');
    await type(UP, 'P-7f');
    await type('\r', '<P-7f>');
    await type('res', 'res');
    await type('\t', 'ign');
    await type('\r', '<resign>');
  });

  test('comes back below what is told meanwhile', async () => {
    const { type, tell, written } = terminal();
    await type('P-7', 'P-7');
    tell('2. White P-3d');
    expect(written()).toMatch(/^begun\n.*\nP-7\x1b\[1G\x1b\[0J2\. White P-3d\n.*P-7/s);
    await type('f\r', '<P-7f>');
  });

  test('of two rows comes back whole', async () => {
    const { type, tell, written } = terminal();
    const long = 'note a move of twenty letters';
    await type(long.slice(0, 20), ' ');
    await type(long.slice(20), 'rs');
    tell('told');
    const told = written().slice(written().indexOf('told'));
    expect(told).toContain('told\n\n\x1b[1A');
    expect(told).toContain(long);
  });

  test('obeys the keys of job control', async () => {
    const { type, killed, raw, heard, typeLast, done, written } = terminal();
    await type('P-7', 'P-7');
    const from = written().length;
    typeLast('\x1a');
    await eventually(() => expect(killed).toEqual(['0 SIGTSTP']));
    // It takes the terminal again by itself: where no shell stops it, nobody continues it either.
    expect(raw).toEqual([true, false, true]);
    await eventually(() => expect(written().slice(from)).toContain('P-7'));
    heard.emit('SIGCONT');
    expect(raw).toEqual([true, false, true, true]);
    typeLast('\x03');
    await eventually(() => expect(killed).toEqual(['0 SIGTSTP', '0 SIGINT']));
    typeLast('\x15\x04');
    await done;
    expect([raw.at(-1), heard.eventNames()]).toEqual([false, []]);
  });

  test('gives the terminal back to whoever stops the program or ends it', async () => {
    const { type, killed, raw, heard } = terminal();
    await type('P-7', 'P-7');
    heard.emit('SIGTSTP');
    expect([raw, killed]).toEqual([[true, false, true], ['0 SIGTSTP']]);
    // A dropped line ends it without the end of Node.
    heard.emit('exit');
    expect(raw.at(-1)).toBe(false);
  });
});
