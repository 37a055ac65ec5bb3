import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { type LineMode, runLines } from '../../source/plain/run-lines.ts';
import * as ENGLISH from '../../source/text/en/index.ts';

const TOO_LONG = `? ${ENGLISH.clipboard.PASTE_TOO_LONG}\n`;

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
    await expect(done).resolves.toBeUndefined();
  });
});

test.each([
  [true, 'echo\nhelp tells what can be typed.\n'],
  [false, 'echo\n'],
])('on a terminal (%s) it is said how to get help', async (isTTY, said) => {
  const input = Object.assign(Readable.from([]), { isTTY });
  const output = new PassThrough();
  await runLines(ENGLISH, { ...echo(), heading: () => ['echo'] }, { input, output });
  expect(await text(output.end())).toBe(said);
});

test('a mode takes the clipboard where there is one', async () => {
  const copied: string[] = [];
  const onClipboard: NonNullable<LineMode['onClipboard']> = (copy) => copy('text');
  const run = (copy?: (text: string) => boolean) =>
    runLines(
      ENGLISH,
      { ...echo(), onClipboard },
      { input: Readable.from([]), output: new PassThrough(), copy },
    );
  await run();
  expect(copied).toEqual([]);
  await run((text) => copied.push(text) > 0);
  expect(copied).toEqual(['text']);
});
