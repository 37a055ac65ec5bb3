import { describe, expect, test } from 'vitest';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { typedText } from '../../../source/ui/prompt/prompt-line.ts';
import { FormScreen } from '../../../source/ui/screens/form/form.tsx';
import { choiceOf, typedOf } from '../../../source/ui/screens/form/form-fields.ts';
import { ListScreen } from '../../../source/ui/screens/list/list.tsx';
import { PageScreen } from '../../../source/ui/screens/page/page.tsx';
import { Desk } from '../desk.ts';

describe('a list', () => {
  function listOf(count: number) {
    const chosen: string[] = [];
    const items = Array.from({ length: count }, (_, index) => ({
      text: `${index}`,
      choose: () => {
        chosen.push(`${index}`);
      },
    }));
    const screen = new ListScreen({ title: 'List', items });
    return { screen, player: new Desk().sit(screen), chosen };
  }

  test.each([
    [['down'], 1],
    [['j', 'j'], 2],
    [['ctrl-n', 'ctrl-n', 'ctrl-p'], 1],
    [['down', 'k'], 0],
    [['up'], 24],
    [['up', 'down'], 0],
    [['end'], 24],
    [['end', 'down'], 0],
    [['end', 'home'], 0],
    [['page-down'], 10],
    [['page-down', 'page-down', 'page-down'], 24],
    [['page-down', 'page-up', 'page-up'], 0],
    [['x', 'tab', 'left'], 0],
  ])('%j leads to line %i', (keys, index) => {
    const { screen, player } = listOf(25);
    player.press(...keys);
    expect(screen.state.index).toBe(index);
  });

  test('Enter chooses', () => {
    const { player, chosen } = listOf(3);
    player.press('enter', 'down', 'down', 'enter');
    expect(chosen).toEqual(['0', '2']);
  });

  test.each(['escape', 'q', 'ctrl-d'])('%s goes back', (key) => {
    expect(listOf(3).player.press(key).app.hasQuit).toBe(true);
  });

  test('a paste does nothing', () => {
    const { screen, player, chosen } = listOf(3);
    player.paste('jjd\n');
    expect([screen.state.index, chosen]).toEqual([0, []]);
  });

  test('without lines no key does anything', () => {
    const { screen, player } = listOf(0);
    player.press('down', 'up', 'end', 'home', 'page-down', 'page-up', 'enter', 'd');
    expect(screen.state.index).toBe(0);
  });
});

describe('a form', () => {
  function form() {
    const state = { size: 1, name: '', ran: 0 };
    const screen = FormScreen.of({
      told: () => ({ title: 'Form' }),
      data: { size: 1, name: typedText('') },
      fields: (data) => {
        Object.assign(state, { size: data.size, name: data.name.text });
        const run = () => {
          state.ran++;
        };
        return [
          choiceOf(data, 'size', 'Size', [1, 2, 3]),
          typedOf(data, 'name', 'Name'),
          { kind: 'action', label: 'Go', run },
        ];
      },
    });
    return { state, screen, player: new Desk().sit(screen) };
  }

  test.each([
    [['down'], 1],
    [['tab', 'tab'], 2],
    [['tab', 'shift-tab'], 0],
    [['up'], 0],
    [['down', 'down', 'down'], 2],
    [['down', 'up'], 0],
  ])('%j leads to line %i', (keys, index) => {
    const { screen, player } = form();
    player.press(...keys);
    expect(screen.index).toBe(index);
  });

  test.each([
    [['right'], 2],
    [[' '], 2],
    [['enter'], 2],
    [['left'], 3],
    [['right', 'right', 'right'], 1],
    [['right', 'left'], 1],
    [['x'], 1],
  ])('%j changes the value to %i', (keys, size) => {
    const { state, screen, player } = form();
    player.press(...keys);
    expect([screen.fields.length, state.size]).toEqual([3, size]);
  });

  test('a text takes all characters, and the keys of a line', () => {
    const { state, screen, player } = form();
    player.press('down', 'q jk ', 'left', 'backspace', 'home', 'x');
    expect([screen.index, screen.fields.length]).toEqual([1, 3]);
    expect([state.name, state.size]).toEqual(['xq j ', 1]);
  });

  test('Enter in a text goes on, on an action runs it', () => {
    const { state, screen, player } = form();
    player.press('down', 'enter', 'enter', 'enter');
    expect([screen.index, state.ran]).toEqual([2, 2]);
  });

  test.each(['escape', 'ctrl-d'])('%s goes back, from a text too', (key) => {
    expect(form().player.press(key).app.hasQuit).toBe(true);
    expect(form().player.press('down', 'a', key).app.hasQuit).toBe(true);
  });

  test('stays on its last line when lines go', () => {
    let count = 3;
    const screen = FormScreen.of({
      told: () => ({ title: 'Form' }),
      data: undefined,
      fields: () =>
        Array.from({ length: count }, (_, index) => ({
          kind: 'action' as const,
          label: `${index}`,
          run: () => {
            count = 1;
          },
        })),
    });
    const player = new Desk().sit(screen).press('down', 'down', 'enter');
    expect(screen.index).toBe(0);
    player.press('down', 'enter');
    expect(screen.index).toBe(0);
  });
});

describe('a page', () => {
  const LINES = Array.from({ length: 50 }, (_, index) => `${index}`);

  function page(lines: readonly string[] = LINES) {
    const screen = new PageScreen(() => ({ title: 'Page', lines: () => lines }));
    const player = new Desk().sit(screen, { columns: 80, rows: 24 });
    return { player, shown: () => screen.visibleLines(ENGLISH, { columns: 80, rows: 24 }) };
  }

  test.each([
    [[], '0'],
    [['down'], '1'],
    [['j', 'enter', 'k'], '1'],
    [['up'], '0'],
    [['page-down'], '20'],
    [[' ', 'page-up'], '0'],
    [[' ', ' ', ' ', ' '], '30'],
    [['end'], '30'],
    [['end', 'down'], '30'],
    [['end', 'up'], '29'],
    [['end', 'home'], '0'],
    [['x'], '0'],
  ])('%j scrolls to line %s', (keys, first) => {
    const { player, shown } = page();
    player.press(...keys);
    expect(shown()[0]).toBe(first);
    expect(shown()).toHaveLength(20);
  });

  test('that fits does not scroll', () => {
    const { player, shown } = page(['a', 'b']);
    player.press('down', 'end', ' ');
    expect(shown()).toEqual(['a', 'b']);
  });

  test('shows its last lines when the window has grown', () => {
    const screen = new PageScreen(() => ({ title: 'Page', lines: () => LINES }));
    new Desk().sit(screen, { columns: 80, rows: 16 }).press('end');
    expect(screen.visibleLines(ENGLISH, { columns: 80, rows: 16 })).toEqual(LINES.slice(38));
    expect(screen.visibleLines(ENGLISH, { columns: 80, rows: 24 })).toEqual(LINES.slice(30));
  });

  test.each(['escape', 'q', 'ctrl-d'])('%s goes back', (key) => {
    expect(page().player.press(key).app.hasQuit).toBe(true);
  });
});
