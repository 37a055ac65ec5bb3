import { describe, expect, test } from 'vitest';
import { PromptLine } from '../../../source/ui/prompt/prompt-line.ts';
import { firstItems } from '../../helpers/items.ts';

/** `ab|c`: the text with the caret in it. */
function shown(line: PromptLine): string {
  return `${line.beforeCaret}|${line.text.slice(line.beforeCaret.length)}`;
}

function lineOf(text: string): PromptLine {
  const line = new PromptLine();
  const [before, after] = firstItems(text.split('|'), 2);
  line.set(before + after);
  for (const _ of after) line.edit('left');
  return line;
}

describe('editing', () => {
  test.each([
    ['ab|', 'backspace', 'a|'],
    ['|ab', 'backspace', '|ab'],
    ['a|b', 'backspace', '|b'],
    ['a|b', 'delete', 'a|'],
    ['ab|', 'delete', 'ab|'],
    ['ab|', 'left', 'a|b'],
    ['|ab', 'left', '|ab'],
    ['a|b', 'right', 'ab|'],
    ['ab|', 'right', 'ab|'],
    ['ab|', 'home', '|ab'],
    ['ab|', 'ctrl-a', '|ab'],
    ['|ab', 'end', 'ab|'],
    ['|ab', 'ctrl-e', 'ab|'],
    ['ab|cd', 'ctrl-u', '|cd'],
    ['ab|cd', 'ctrl-k', 'ab|'],
    ['save my game|', 'ctrl-w', 'save my |'],
    ['save my  |', 'ctrl-w', 'save |'],
    ['sa|ve', 'ctrl-w', '|ve'],
    ['|save', 'ctrl-w', '|save'],
    ['save my  game|', 'alt-left', 'save my  |game'],
    ['save my  |game', 'alt-left', 'save |my  game'],
    ['|save', 'alt-left', '|save'],
    ['sa|ve my', 'alt-right', 'save| my'],
    ['save|  my', 'alt-right', 'save  my|'],
    ['save|', 'alt-right', 'save|'],
    ['save |my game', 'alt-d', 'save | game'],
    ['save|  my game', 'alt-d', 'save| game'],
    ['save|', 'alt-d', 'save|'],
  ])('%s %s is %s', (before, key, after) => {
    const line = lineOf(before);
    expect(line.edit(key)).toBe(true);
    expect(shown(line)).toBe(after);
  });

  test.each(['enter', 'tab', 'escape', 'ctrl-x', 'a'])('%s is not about the text', (key) => {
    const line = lineOf('a|b');
    expect(line.edit(key)).toBe(false);
    expect(shown(line)).toBe('a|b');
  });

  test('text is put in at the caret', () => {
    const line = lineOf('P-f|');
    line.edit('left');
    line.insert('7');
    expect(shown(line)).toBe('P-7|f');
  });

  test('a character outside the first plane is one character', () => {
    const line = lineOf('|');
    line.insert('𠮷歩');
    line.edit('left');
    line.edit('backspace');
    expect(shown(line)).toBe('|歩');
  });
});

describe('history', () => {
  function afterEntering(...lines: string[]): PromptLine {
    const line = new PromptLine();
    for (const text of lines) {
      line.set(text);
      expect(line.enter()).toBe(text);
    }
    return line;
  }

  test('entering empties the line', () => {
    const line = afterEntering('P-7f');
    expect(line.isEmpty).toBe(true);
    expect(shown(line)).toBe('|');
  });

  test.each([
    ['up', 'down'],
    ['ctrl-p', 'ctrl-n'],
  ])('%s goes back in it and %s on', (back, on) => {
    const line = afterEntering('one', 'two');
    const seen = [back, back, back, on, on, on].map((key) => {
      line.edit(key);
      return line.text;
    });
    expect(seen).toEqual(['two', 'one', 'one', 'two', '', '']);
  });

  test('what is recalled can be edited and entered again', () => {
    const line = afterEntering('one', 'two');
    line.edit('up');
    line.edit('up');
    line.insert('!');
    expect(line.enter()).toBe('one!');
    line.edit('up');
    expect(line.text).toBe('one!');
  });

  test('empty lines and repetitions are not kept', () => {
    const line = afterEntering('one', 'two', 'two', '  ');
    const seen = ['up', 'up', 'up'].map((key) => {
      line.edit(key);
      return line.text;
    });
    expect(seen).toEqual(['two', 'one', 'one']);
  });

  test('a line begun and not entered is there again after looking back', () => {
    const line = afterEntering('one');
    line.insert('P-');
    line.edit('ctrl-p');
    line.edit('ctrl-n');
    expect(line.text).toBe('P-');
  });
});
