import { describe, expect } from 'vitest';
import { PASTE_LIMIT } from '../../source/clean/clean-text.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import type { KeyEvent } from '../../source/terminal/key-event.ts';
import { ESCAPE_DELAY_MS, type Input, KeyDecoder } from '../../source/terminal/keys.ts';
import type { Told } from '../../source/terminal/reports.ts';
import { manualTimers } from '../helpers/manual-timers.ts';
import { randomNumbers } from '../helpers/random.ts';
import { longTest, sharedTest, shareOf, test } from '../helpers/run-size.ts';

/** Events as short words: a text as itself, `<up>`, `<paste:...>`. */
function show(event: KeyEvent): string {
  if (event.kind === 'text') return event.text;
  if (event.kind === 'paste' && event.isTooLong) return '<too long>';
  return event.kind === 'key' ? `<${event.name}>` : `<paste:${event.text}>`;
}

function decoder() {
  const { schedule, advance } = manualTimers();
  let shown = '';
  const keys = new KeyDecoder((kind, value) => {
    if (kind === 'key') shown += show(value);
    else if (kind === 'mouse') {
      shown += `<${value.action} ${value.place.column},${value.place.row}>`;
    }
  }, schedule);
  return { keys, advance, shown: () => shown };
}

/** A decoder that keeps all that it hears. */
function hearing() {
  const { schedule, advance } = manualTimers();
  const heard: Told<Input>[] = [];
  const keys = new KeyDecoder((...input) => heard.push(input), schedule);
  return { keys, advance, heard };
}

function decode(...chunks: (string | Uint8Array)[]): string {
  const { keys, advance, shown } = decoder();
  for (const chunk of chunks) keys.feed(chunk);
  advance(5000);
  return shown();
}

function bytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

const WORD_KEYS = '<alt-left><alt-right><alt-d><ctrl-w><ctrl-w>';

/** Whole inputs: the events do not depend on where a chunk ends. */
const INPUTS: readonly (readonly [name: string, input: string | Uint8Array, shown: string])[] = [
  ['a typed move and Enter in one chunk', 'P-7f\r', 'P-7f<enter>'],
  ['two moves typed ahead', 'P-7f\rP-3d\r', 'P-7f<enter>P-3d<enter>'],
  ['kanji and kana', '７六歩と', '７六歩と'],
  ['a character outside the basic plane', '𠮷', '𠮷'],
  ['an accent of its own', 'o\u0304', 'o\u0304'],
  ['line feed as Enter', 'a\nb\n', 'a<enter>b<enter>'],
  ['carriage return and line feed are one Enter', 'a\r\n\r\n', 'a<enter><enter>'],
  ['Tab, Backspace in both codes', '\t\x08\x7f', '<tab><backspace><backspace>'],
  ['Ctrl with letters', '\x01\x03\x04\x05\x0b\x0c\x0e\x10\x15\x17\x1a', controls('acdeklnpuwz')],
  ['control characters without a key', 'a\0\x1c\x1d\x1e\x1fb', 'ab'],
  ['C1 controls, format characters and separators', 'a\u0085\u009b\u200b\u202e\u2028\ufeffb', 'ab'],
  ['invalid UTF-8', bytes('a\xff\xe6b\xc3\x28'), 'a\ufffd\ufffdb\ufffd('],
  ['two broken characters in a row', bytes('\xe6\xe6a'), '\ufffd\ufffda'],
  ['a broken character before a key', bytes('\xe6\x1b[A\xe6\r'), '\ufffd<up>\ufffd<enter>'],
  ['arrows', '\x1b[A\x1b[B\x1b[C\x1b[D', '<up><down><right><left>'],
  ['arrows in application mode', '\x1bOA\x1bOB\x1bOC\x1bOD', '<up><down><right><left>'],
  ['arrows with modifiers', '\x1b[1;5A\x1b[1;2D\x1bO5C', '<up><left><right>'],
  ['arrows of rxvt with Shift and Ctrl', '\x1b[a\x1b[d\x1bOb', '<up><left><down>'],
  ['Home and End', '\x1b[H\x1b[F\x1bOH\x1bOF', '<home><end><home><end>'],
  ['Home and End of the Linux console', '\x1b[1~\x1b[4~', '<home><end>'],
  ['Home and End of rxvt', '\x1b[7~\x1b[8~\x1b[7$\x1b[8^\x1b[7@', '<home><end><home><end><home>'],
  ['Delete and pages', '\x1b[3~\x1b[5~\x1b[6~\x1b[3;5~', '<delete><page-up><page-down><delete>'],
  ['Insert and function keys', '\x1b[2~\x1bOP\x1b[15~\x1b[[A\x1b[[Ex\x1b[1;2Qy', 'xy'],
  ['Shift-Tab', '\x1b[Z', '<shift-tab>'],
  ['number pad in application mode', '\x1bOp\x1bOy\x1bOj\x1bOm\x1bOk\x1bOM', '09*-+<enter>'],
  ['modifyOtherKeys', '\x1b[27;5;97~\x1b[27;2;13~\x1b[27;2;65~', '<ctrl-a><enter>A'],
  ['CSI u', '\x1b[97;5u\x1b[27u\x1b[9;2u\x1b[98u\x1b[98;2u', '<ctrl-a><escape><shift-tab>bB'],
  ['private sequences that end as keys do', 'a\x1b[?1A\x1b[>1H\x1b[1 Ab', 'ab'],
  ['numbers of no character', '\x1b[99999999u\x1b[u\x1b[27;5~\x1b[57399ux', 'x'],
  ['cursor position', 'a\x1b[24;80Rb', 'ab'],
  ['focus in and out', 'a\x1b[I\x1b[Ob', 'ab'],
  ['a click', 'a\x1b[<0;10;20M\x1b[<0;10;20mb', 'a<press 9,19><release 9,19>b'],
  ['clicks far away', '\x1b[<0;300;1M\x1b[<0;1;1000M', '<press 299,0><press 0,999>'],
  ['the wheel', '\x1b[<64;1;2M\x1b[<65;1;2M', '<wheel-up 0,1><wheel-down 0,1>'],
  [
    'other buttons and the wheel aside',
    'a\x1b[<1;1;2M\x1b[<2;1;2M\x1b[<66;1;2M\x1b[<128;1;2Mb',
    'ab',
  ],
  [
    'presses with Shift, Alt and Ctrl',
    'a\x1b[<4;1;2M\x1b[<8;1;2M\x1b[<16;1;2M\x1b[<68;1;2Mb',
    'ab',
  ],
  ['movements', 'a\x1b[<32;1;2M\x1b[<35;1;2Mb', 'ab'],
  ['reports that lack something', 'a\x1b[<M\x1b[<0M\x1b[<0;1M\x1b[<0;1;M\x1b[<0;1;2;3Mb', 'ab'],
  ['places of no window', `a\x1b[<0;123456;1M\x1b[<0;1;1${'0'.repeat(200)}Mb`, 'ab'],
  ['a key that breaks into a report', '\x1b[<0;1\rP\x1b[<0;\x1b[A', '<enter>P<up>'],
  ['text that breaks into a report', '\x1b[<0;1P-7f', 'P-7f'],
  ['mouse, oldest form', bytes('a\x1b[M !\xe3b\x1b[M#\xff\x7fc'), 'abc'],
  ['device attributes and modes', 'a\x1b[?62;22c\x1b[>41;354;0c\x1b[?2026;2$y\x1b[4;1$yb', 'ab'],
  ['sizes in pixels', 'a\x1b[6;20;10t\x1b[4;480;800tb', 'ab'],
  ['keyboard flags', 'a\x1b[?1ub', 'ab'],
  ['OSC with BEL', 'a\x1b]11;rgb:1e1e/1e1e/1e1e\x07b', 'ab'],
  ['OSC with ST', 'a\x1b]52;c;UC03Zg==\x1b\\b', 'ab'],
  ['window title reply', 'a\x1b]lkanji 歩\x1b\\b', 'ab'],
  ['DCS replies', 'a\x1bP>|xterm(390)\x1b\\\x1bP1$r0m\x1b\\\x1bP1+r544e=78\x1b\\b', 'ab'],
  ['APC and PM', 'a\x1b_Gi=1;OK\x1b\\\x1b^x\x1b\\b', 'ab'],
  ['an answer about pictures', 'a\x1b_Gi=31;OK\x1b\\\x1b_Gi=31;ENODATA:x\x07b', 'ab'],
  ['a key that breaks into a string', '\x1b]11;rgb\x03\x1bP>|x\r', '<ctrl-c><enter>'],
  ['a sequence that breaks into a string', '\x1b]11;rgb\x1b[A', '<up>'],
  ['a key that breaks into a sequence', '\x1b[12\r\x1b[\x03\x1b[M \r', '<enter><ctrl-c><enter>'],
  ['kanji that break into a sequence', '\x1b[1歩', '歩'],
  ['chords of Alt', 'a\x1bq\x1b.\x1bQ\x1bé\x1b歩\x1b\\\x1bb', 'a<alt-left>'],
  ['word keys', '\x1bb\x1bf\x1bd\x1b\x7f\x1b\x08', WORD_KEYS],
  ['word keys as numbers', '\x1b[98;3u\x1b[102;3:2u\x1b[27;3;100~\x1b[127;3u\x1b[8;3u', WORD_KEYS],
  ['Alt with arrows', '\x1b[1;3D\x1b[1;3C\x1b[1;3A', '<alt-left><alt-right>'],
  ['ESC before arrows', '\x1b\x1b[D\x1b\x1bOC\x1b\x1b[A', '<alt-left><alt-right>'],
  ['Alt with Enter, Tab and Ctrl-C', '\x1b\r\x1b\t\x1b\x03', '<ctrl-c>'],
  ['Alt, Super and Hyper as numbers', '\x1b[113;3u\x1b[113;9u\x1b[97;21u\x1b[27;3;13~a', 'a'],
  [
    'keys that are released',
    'p\x1b[112;1:3u-\x1b[45;2:3u\x1b[1;1:3A\x1b[3;1:3~\x1b[1;1:2B',
    'p-<down>',
  ],
  ['8-bit OSC, CSI, DCS', 'a\u009d11;rgb:0/0/0\u009cb\u009b?1;2cc\u0090>|x 歩\u009cd', 'abcd'],
  ['an 8-bit arrow', 'a\u009bAb', 'a<up>b'],
  ['a paste', 'a\x1b[200~P-7f P-3d\x1b[201~b', 'a<paste:P-7f P-3d>b'],
  ['a paste with lines', '\x1b[200~a\r\nb\rc\nd\te\x1b[201~\r', '<paste:a\nb\nc\nd\te><enter>'],
  ['a paste with kanji', '\x1b[200~７六歩\x1b[201~', '<paste:７六歩>'],
  ['a paste with controls in it', '\x1b[200~a\x03\x1b[A\x1b[20\x1b\x1b[201~b', '<paste:a[A[20>b'],
  ['a paste of nothing', '\x1b[200~\x1b[201~a', 'a'],
  ['an end of a paste without a paste', 'a\x1b[201~b', 'ab'],
];

function controls(letters: string): string {
  return [...letters].map((letter) => `<ctrl-${letter}>`).join('');
}

/** Texts that have waited for a slow line, or for the program, in one read. */
const TYPED_AHEAD: readonly (readonly [name: string, input: string, shown: string])[] = [
  ['a pawn move', '\x1bP-7f\r', '<escape>P-7f<enter>'],
  ['a pawn move with its square', '\x1bP7g-7f\r', '<escape>P7g-7f<enter>'],
  ['a pawn move in digits', '\x1bP75+\r', '<escape>P75+<enter>'],
  ['a word with O', '\x1bOU-5h', '<escape>OU-5h'],
  ['kanji', '\x1b歩打', '<escape>歩打'],
  ['a word key, and text after it', '\x1bbX\x1bd\x1b\x7fP-7f', '<alt-left>X<alt-d><ctrl-w>P-7f'],
  ['Esc again, and an arrow', '\x1b\x1b\x1b[D', '<escape><alt-left>'],
  ['Esc again, and a word', '\x1b\x1bgo', '<escape><escape>go'],
  ['a click', '\x1b\x1b[<0;1;2M', '<escape><press 0,1>'],
  ['an answer of the terminal', '\x1b\x1b[?1;2c', '<escape>'],
  ['a paste', '\x1b\x1b[200~a\x1b[201~', '<escape><paste:a>'],
];

test.each(TYPED_AHEAD)('after Esc in the same read: %s', (_, input, shown) => {
  expect(decode(input)).toBe(shown);
});

describe('bytes become keys', () => {
  sharedTest.each(shareOf(INPUTS, 4))('%s', (_, input, shown) => {
    expect(decode(input)).toBe(shown);
  });

  sharedTest.each(shareOf(INPUTS, 4))('%s, split in two anywhere', (_, input, shown) => {
    const all = typeof input === 'string' ? utf8(input) : input;
    for (let at = 1; at < all.length; at++) {
      expect(decode(all.subarray(0, at), all.subarray(at)), `split at ${at}`).toBe(shown);
    }
  });

  test.each(INPUTS)('%s, byte by byte', (_, input, shown) => {
    const all = typeof input === 'string' ? utf8(input) : input;
    expect(decode(...Array.from(all, (byte) => Uint8Array.of(byte)))).toBe(shown);
  });

  test('what the terminal tells is reported, wherever it is split', () => {
    const told: readonly (readonly [sequence: string, ...report: Told<Input>])[] = [
      ['\x1b_Gi=31;OK\x1b\\', 'graphics', 'i=31;OK'],
      ['\x1b[24;80R', 'cursor', { row: 23, column: 79 }],
      ['\x1b[6;20;10t', 'cellSize', { width: 10, height: 20 }],
      ['\x1b[?2;0;1200;750S', 'sixelSpace', { width: 1200, height: 750 }],
      ['\x1b[?62;4;22c', 'attributes', [62, 4, 22]],
      ['\x1bP>|kitty(0.41.1)\x1b\\', 'name', 'kitty(0.41.1)'],
      ['\x1b]11;rgb:ffff/ffff/ffff\x07', 'background', 'light'],
      ['\x1b[?2026;2$y', 'synchronizes', true],
      ['\x1b[O', 'focus', false],
      ['\x1b[I', 'focus', true],
      ['\x1b[?997;1n', 'ground', 'dark'],
      ['\x1b[?997;2n', 'ground', 'light'],
      ['\x1b]99;i=komadai:p=?;p=title\x1b\\', 'notifications', 'i=komadai:p=?;p=title'],
    ];
    const all = told.map(([sequence]) => sequence).join('');
    const reports = told.map(([, ...report]) => report);
    for (let at = 0; at <= all.length; at++) {
      const { keys, advance, heard } = hearing();
      keys.feed(all.slice(0, at));
      advance(40);
      keys.feed(all.slice(at));
      expect(heard, `split at ${at}`).toEqual(reports);
    }
  });

  test.each(['\x1b[4;480;800t', '\x1b[?1;0;256S', '\x1b[?2;3S', '\x1b[?2026;0$y', '\x1b]11;?\x07'])(
    'nothing is told by %j',
    (sequence) => {
      const { keys, heard } = hearing();
      keys.feed(sequence);
      expect(heard).toEqual([]);
    },
  );

  test('each code point is an event of its own', () => {
    const { keys, heard } = hearing();
    keys.feed('歩𠮷');
    expect(heard).toEqual([
      ['key', { kind: 'text', text: '歩' }],
      ['key', { kind: 'text', text: '𠮷' }],
    ]);
  });
});

/** Steps: a string is fed, a number is a time that passes. */
const TIMED: readonly (readonly [
  name: string,
  steps: (string | number | Uint8Array)[],
  shown: string,
])[] = [
  ['a lone ESC is nothing yet', ['\x1b', 49], ''],
  ['a lone ESC is the Esc key in the end', ['\x1b', 50], '<escape>'],
  ['a sequence split by less', ['\x1b', 49, '[A', 5000], '<up>'],
  ['a sequence split by more is swallowed', ['\x1b', 60, '[A', 5000], '<escape>'],
  ['so is one in application mode', ['\x1b', 60, 'OA', 5000], '<escape>'],
  ['so is a long one', ['\x1b', 60, '[24;80Rx', 5000], '<escape>x'],
  ['so is one that is split once more', ['\x1b', 60, '[', 40, 'A', 5000], '<escape>'],
  ['so is a string', ['\x1b', 60, ']11;rgb:', 100, '1e/1e\x07x', 5000], '<escape>x'],
  ['so is an answer about pictures', ['\x1b', 60, '_', 40, 'Gi=31;OK\x1b\\x', 5000], '<escape>x'],
  ['its end may come late', ['\x1b_Gi=31;OK\x1b', 4999, '\\x'], 'x'],
  ['so may that of others', ['\x1b]10;rgb:ff', 4999, 'ff/0\x07\x1b[?64;1', 4999, ';4cx'], 'x'],
  ['and of places', ['\x1b[24;8', 4999, '0Rx'], 'x'],
  ['an end alone is no key', ['\x1b]11;rgb:0/0/0', 5000, '\x1b\\x', 50], 'x'],
  ['an underscore typed after Esc', ['\x1b', 60, '_x', 5000], '<escape>_x'],
  ['only the first one is swallowed', ['\x1b', 60, '[A\x1b[B', 5000], '<escape><down>'],
  ['only at once: after text it is text', ['\x1b', 60, 'x[A', 5000], '<escape>x[A'],
  ['only for half a second', ['\x1b', 50, 499, '[A', 5000], '<escape>'],
  ['after half a second it is text', ['\x1b', 50, 500, '[A', 5000], '<escape>[A'],
  ['a bracket typed after Esc', ['\x1b', 60, '[', 49], '<escape>'],
  ['a bracket typed after Esc comes late', ['\x1b', 60, '[', 50], '<escape>['],
  ['a pawn move typed after Esc', ['\x1b', 60, 'P', 50, '-', 200, '7'], '<escape>P-7'],
  ['a kanji typed after Esc and a bracket', ['\x1b', 60, '[歩', 5000], '<escape>[歩'],
  ['Enter typed after Esc and a bracket', ['\x1b', 60, '[\r', 5000], '<escape>[<enter>'],
  [
    'a paste whose ESC came early',
    ['\x1b', 60, '[200~a\rb\x1b[201~', 5000],
    '<escape><paste:a\nb>',
  ],
  ['half a sequence waits', ['\x1b[', 499, 'A'], '<up>'],
  ['half a sequence is given up', ['\x1b[1;', 5000, 'P-7f\r'], 'P-7f<enter>'],
  ['Alt with O is nothing', ['\x1bO', 500, 'K-5h'], 'K-5h'],
  ['Alt with P is nothing', ['\x1bP', 499, '-7f'], '-7f'],
  ['a letter that follows ESC at once is a chord', ['\x1b', 49, 'q', 50], ''],
  ['a letter that follows Esc is typed', ['\x1b', 50, 'q', 50], '<escape>q'],
  ['Esc twice', ['\x1b\x1b', 50], '<escape><escape>'],
  ['Esc and half a kanji', ['\x1b', bytes('\xe6'), 50, 'x', 50], '<escape>\ufffdx'],
  ['an unfinished string is given up', ['\x1b]11;rgb', 5000, 'P-7f\r'], 'P-7f<enter>'],
  ['an unfinished string that ends with ESC', ['\x1b]11;rgb\x1b', 5000, 'a'], 'a'],
  ['a click whose ESC came early is swallowed', ['\x1b', 60, '[<0;1;2Mx', 5000], '<escape>x'],
  [
    'so is one that comes bit by bit',
    ['\x1b', 60, '[<', 499, '0;1', 499, ';2Mx', 5000],
    '<escape>x',
  ],
  ['half a click waits long', ['\x1b[<0;1', 4999, ';2M'], '<press 0,1>'],
  ['half a click is given up', ['\x1b[<0;1', 5000, 'P-7f\r'], 'P-7f<enter>'],
  ['an unfinished mouse report is given up', ['\x1b[M!', 500, 'ab'], 'ab'],
  ['an unfinished paste waits', ['\x1b[200~ab', 999, 'cd\x1b[201~'], '<paste:abcd>'],
  ['an unfinished paste is complete in the end', ['\x1b[200~ab', 1000, 'cd'], '<paste:ab>cd'],
];

describe('time decides what is left open', () => {
  test.each(TIMED)('%s', (_, steps, shown) => {
    const { keys, advance, shown: result } = decoder();
    for (const step of steps) {
      if (typeof step === 'number') advance(step);
      else keys.feed(step);
    }
    expect(result()).toBe(shown);
  });
});

test('clicks between keys, in chunks of any size, leave no text behind', () => {
  const random = randomNumbers(12);
  const pick = <Item>(items: readonly Item[]) => itemAt(items, Math.floor(random() * items.length));
  for (let round = 0; round < 300; round++) {
    const { keys, advance, shown } = decoder();
    let input = '';
    let typed = '';
    for (let part = 0; part < 20; part++) {
      const [bytes, text] = pick<readonly [string, string]>([
        [`\x1b[<${pick([0, 2, 4, 32, 64, 65, 66])};${pick([1, 80, 223])};${pick([1, 24])}M`, ''],
        ['\x1b[<0;7;7m', ''],
        ['\x1b[M !!', ''],
        ['\x1b[B', '<down>'],
        ['P-7f', 'P-7f'],
        ['歩', '歩'],
      ]);
      input += bytes;
      typed += text;
    }
    for (let rest = utf8(input); rest.length > 0; ) {
      const size = 1 + Math.floor(random() * 9);
      keys.feed(rest.subarray(0, size));
      rest = rest.subarray(size);
    }
    advance(5000);
    const left = shown().replaceAll(/<(?:press|release|wheel-up|wheel-down) \d+,\d+>/g, '');
    expect(left, JSON.stringify(input)).toBe(typed);
  }
});

describe('input that never ends', () => {
  const long = 200_000;
  sharedTest.each(
    shareOf([
      ['parameters', '\x1b[', '1', ''],
      ['parameters in application mode', '\x1bO', '1', ''],
      ['a mouse report', '\x1b[<', '1', ''],
      ['an OSC string', '\x1b]11;', 'x', ''],
      ['a DCS string', '\x1bP>|', 'x', ''],
      ['an APC string', '\x1b_G', 'x', ''],
      ['escapes', '', '\x1b', undefined],
    ]),
  )('%s: Enter still comes through', (_, start, filler, before) => {
    const { keys, advance, shown } = decoder();
    keys.feed(start);
    for (let fed = 0; fed < long; fed += 10_000) keys.feed(filler.repeat(10_000));
    advance(ESCAPE_DELAY_MS);
    keys.feed('\r');
    advance(5000);
    if (before !== undefined) expect(shown().length).toBeLessThan(100);
    expect(shown()).toMatch(/<enter>$/);
  });

  test('digits after Esc and P are typed text in the end', () => {
    expect(decode(`\x1bP${'1'.repeat(200)}\r`)).toBe(`<escape>P${'1'.repeat(200)}<enter>`);
  });

  longTest('of a paste that is too long nothing comes but that', () => {
    const pasted = (length: number) => decode(`\x1b[200~${'x'.repeat(length)}\x1b[201~y`);
    expect(pasted(PASTE_LIMIT)).toBe(`<paste:${'x'.repeat(PASTE_LIMIT)}>y`);
    expect(pasted(PASTE_LIMIT + 1)).toBe('<too long>y');
    expect(pasted(10_000_000)).toBe('<too long>y');
  });

  test('a line of 10,000 characters', () => {
    expect(decode(`${'歩'.repeat(10_000)}\r`)).toBe(`${'歩'.repeat(10_000)}<enter>`);
  });
});

describe('a decoder', () => {
  test('says nothing once it is closed', () => {
    const { keys, advance, shown } = decoder();
    keys.feed('a\x1b');
    keys.close();
    keys.feed('b');
    advance(5000);
    expect(shown()).toBe('a');
  });

  test('may be closed by its listener', () => {
    const seen: string[] = [];
    const keys = new KeyDecoder((kind, value) => {
      if (kind === 'key') seen.push(show(value));
      keys.close();
    }, manualTimers().schedule);
    keys.feed('ab');
    expect(seen).toEqual(['a']);
  });

  test('shares nothing with another', () => {
    const first = decoder();
    const second = decoder();
    first.keys.feed('\x1b[');
    second.keys.feed('A');
    first.keys.feed('A');
    expect([first.shown(), second.shown()]).toEqual(['<up>', 'A']);
  });

  test('lets an event that waits come before the end of a lone ESC', async () => {
    const seen: string[] = [];
    const keys = new KeyDecoder((kind, value) => {
      if (kind === 'key') seen.push(show(value));
    });
    await new Promise<void>((resolve) => {
      keys.feed('\x1b');
      // The later timer stands for bytes that came while the program was busy: both are due at once.
      setTimeout(() => {
        keys.feed('[A');
        setImmediate(resolve);
      }, ESCAPE_DELAY_MS);
      const startMs = performance.now();
      while (performance.now() < startMs + 2 * ESCAPE_DELAY_MS);
    });
    expect(seen).toEqual(['<up>']);
  });
});
