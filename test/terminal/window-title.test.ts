import { expect, test } from 'vitest';
import { WindowTitle } from '../../source/terminal/window-title.ts';

function open() {
  const written: string[] = [];
  const title = new WindowTitle((text) => written.push(text));
  return { written, title };
}

test('the name of the window is kept, changed when it is another, and brought back', () => {
  const { written, title } = open();
  for (const name of ['Shogi', 'Shogi', 'Yari']) title.show(name);
  expect(written).toEqual(['\x1b[22;2t\x1b]2;Shogi\x1b\\', '\x1b]2;Yari\x1b\\']);
  expect(title.leave()).toBe('\x1b]2;\x1b\\\x1b[23;2t');
});

test('a window that was never named is left alone', () => {
  expect(open().title.leave()).toBe('');
});

test('nothing is named while the terminal is away', () => {
  const { written, title } = open();
  title.show('Shogi');
  title.leave();
  title.show('Yari');
  expect([written.length, title.leave()]).toEqual([1, '']);
  title.comeBack();
  title.show('Yari');
  expect(written.at(-1)).toBe('\x1b[22;2t\x1b]2;Yari\x1b\\');
});

test('a name cannot end its command', () => {
  const { written, title } = open();
  title.show('Sho\x1b\\\x07gi');
  expect(written).toEqual(['\x1b[22;2t\x1b]2;Sho \\ gi\x1b\\']);
});
