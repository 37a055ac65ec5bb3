import { describe, expect } from 'vitest';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { NAMED_KEYS } from '../../source/terminal/key-event.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { EVERYWHERE, labelOf } from '../../source/ui/app/keymap.ts';
import { newGameScreen } from '../../source/ui/screens/new-game/new-game.ts';
import { pageOf } from '../helpers/page-of.ts';
import { sharedTest, shareOf, test } from '../helpers/run-size.ts';
import { type AnyScreen, Desk } from './desk.ts';
import { keysOf, SCREENS } from './every-screen.ts';

const SMALL = { columns: 30, rows: 10 };

describe.each(SCREENS)('in a window that is too small, %s', (_, make) => {
  test('no key does anything', () => {
    const desk = new Desk();
    const screen = make(desk);
    const player = desk.sit(screen, SMALL);
    const before = JSON.stringify(stateOf(screen));
    const keys = NAMED_KEYS.filter((key) => !key.startsWith('ctrl-'));
    player.press(...keys, 'P-7f', 'enter', 'q', 'd', '?', ' ').paste('P-7f P-3d');
    expect(player.screen).toBe(screen);
    expect(player.app.hasQuit).toBe(false);
    expect(JSON.stringify(stateOf(screen))).toBe(before);
  });

  test.each(['ctrl-c', 'ctrl-d'])('%s leaves', (key) => {
    const desk = new Desk();
    expect(desk.sit(make(desk), SMALL).press(key).app.hasQuit).toBe(true);
  });
});

/** What keys may change. */
function stateOf(screen: AnyScreen) {
  switch (screen.kind) {
    case 'play':
    case 'tsume':
    case 'mistakes':
    case 'learn':
    case 'replay':
    case 'edit':
      return [
        screen.prompt.line.text,
        screen.activity.game.ply,
        screen.prompt.hand,
        screen.prompt.message,
      ];
    case 'list':
      return [screen.state.index, screen.viewProps.filter, screen.state.question];
    case 'form':
      return [screen.index, screen.fields.map((field) => field.kind === 'choice' && field.value)];
    case 'waiting':
      return screen.warning?.(ENGLISH);
    case 'page':
      return screen.visibleLines(ENGLISH, { columns: 80, rows: 24 });
  }
}

test('what is half typed is not thrown away by Ctrl-D in a small window', () => {
  const desk = new Desk();
  const size = { columns: 80, rows: 24 };
  const player = desk.sit(desk.playScreen('shogi'), size).press('P-7');
  Object.assign(size, SMALL);
  expect(player.press('ctrl-d').app.hasQuit).toBe(false);
  Object.assign(size, { columns: 80, rows: 24 });
  expect(player.enter('f').moves).toBe('P-7f');
});

describe('? shows the keys of the screen, and goes back', () => {
  // A name is typed at once.
  sharedTest.each(
    shareOf(
      SCREENS.filter(([name]) => name !== 'name'),
      4,
    ),
  )('%s', (_, make) => {
    const desk = new Desk();
    const screen = make(desk);
    const player = desk.sit(screen);
    player.press('?');
    const text = pageOf(player).join('\n');
    for (const { rows } of [...keysOf(screen), EVERYWHERE]) {
      for (const row of rows)
        expect(text).toContain(`- ${labelOf(ENGLISH, row)}: ${row.told(ENGLISH).help}`);
    }
    expect(player.press('?').screen).toBe(screen);
  });

  test.each<[variant: string, isThere: boolean]>([
    ['shogi', true],
    ['minishogi', false],
  ])('a game of %s: impasse is one of the words: %s', (variant, isThere) => {
    const text = pageOf(new Desk().play(variant).press('?')).join('\n');
    expect(text.includes('- impasse: ')).toBe(isThere);
  });

  test.each([
    ['the filter of the saved games', 'saved games', ['/']],
    ['the filter of the lobby', 'lobby', ['/']],
  ])('where a text is typed it is a character: %s', (_, name, keys) => {
    const desk = new Desk();
    const screen = SCREENS.find(([known]) => known === name)?.[1](desk);
    if (screen === undefined) throw new Error(`no screen ${name}`);
    const player = desk.sit(screen).press(...keys, '?');
    expect(player.screen).toBe(screen);
    const line = screen.kind === 'list' ? screen.viewProps.filter : undefined;
    expect(line?.text).toBe('?');
  });

  test('where a text is typed it is a character: a name of a new game', () => {
    const desk = new Desk();
    const screen = newGameScreen(desk.services);
    const player = desk.sit(screen).press('down', 'down', 'down', '?');
    expect(player.screen).toBe(screen);
    const field = itemAt(screen.fields, 3);
    expect(field.kind === 'text' && field.line.text).toContain('?');
  });
});
