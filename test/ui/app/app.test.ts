import { describe, expect, test } from 'vitest';
import { key } from '../../../source/terminal/key-event.ts';
import { ListScreen } from '../../../source/ui/screens/list/list.tsx';
import { firstItems } from '../../helpers/items.ts';
import { Desk } from '../desk.ts';

function list(title: string): ListScreen {
  return new ListScreen({ title, items: [] });
}

describe('the screens upon each other', () => {
  test('open, replace, reset and back', () => {
    const [first, second, third] = [list('1'), list('2'), list('3')];
    const { app } = new Desk().sit(first);
    app.open(second);
    app.replace(third);
    expect(app.screen).toBe(third);
    app.back();
    expect(app.screen).toBe(first);
    app.open(second);
    app.reset(third);
    expect(app.screen).toBe(third);
    expect(app.hasQuit).toBe(false);
    app.back();
    expect(app.hasQuit).toBe(true);
  });
});

test('a screen is told when it comes to lie on top, and when it does so no longer', () => {
  const told: string[] = [];
  const [first, second, third] = firstItems(
    ['1', '2', '3'].map((title) => {
      const tell = (what: string) => told.push(`${title} ${what}`);
      return new ListScreen({ title, shown: () => tell('shown'), hidden: () => tell('hidden') });
    }),
    3,
  );
  const { app } = new Desk().sit(first);
  app.open(second);
  app.replace(third);
  app.back();
  app.quit();
  expect(told).toEqual([
    '1 shown',
    ...['1 hidden', '2 shown'],
    ...['2 hidden', '3 shown'],
    ...['3 hidden', '1 shown'],
    '1 hidden',
  ]);
});

describe('keys that work everywhere', () => {
  test.each(['play', 'list'] as const)('on the %s screen', (kind) => {
    const desk = new Desk();
    const player = desk.sit(kind === 'play' ? desk.playScreen('shogi') : list('x'));
    player.press('ctrl-l', 'ctrl-z');
    expect([player.repaints, player.suspends]).toEqual([1, 1]);
    expect(player.app.hasQuit).toBe(false);
    player.press('ctrl-c');
    expect(player.app.hasQuit).toBe(true);
  });

  test('after leaving, keys do nothing', () => {
    const player = new Desk().play('shogi').press('ctrl-c', 'P', 'ctrl-l');
    expect(player.text).toBe('');
    expect(player.repaints).toBe(0);
  });
});

test('views are told of every key, until they want no more', () => {
  const { app } = new Desk().play('shogi');
  let told = 0;
  const stop = app.subscribe(() => {
    told++;
  });
  const before = app.version;
  app.press(key('up'));
  app.press(key('left'));
  stop();
  app.press(key('left'));
  expect(told).toBe(2);
  expect(app.version).toBe(before + 3);
});
