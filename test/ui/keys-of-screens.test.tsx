import { describe, expect } from 'vitest';
import { CONTROL_KEYS, NAMED_KEYS } from '../../source/terminal/key-event.ts';
import { AppView } from '../../source/ui/app/app-view.tsx';
import { EVERYWHERE } from '../../source/ui/app/keymap.ts';
import { draw } from '../helpers/component.tsx';
import { eventually } from '../helpers/eventually.ts';
import { sharedTest, shareOf } from '../helpers/run-size.ts';
import { Desk } from './desk.ts';
import { keysOf, SCREENS } from './every-screen.ts';

const CHARACTERS = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));

/** Keys that only go through lines, of which there may be one. */
const MOVING = ['up', 'down', 'page-up', 'page-down', 'home', 'end', 'left'];

// In a prompt, as in the form of a name, characters are typed.
const TYPED = ['yari', 'shogi', 'ogi', 'replay', 'problems', 'learn', 'a room', 'name'];

describe.each(shareOf(SCREENS.filter(([name]) => !TYPED.includes(name))))('%s', (_, make) => {
  const sit = () => {
    const desk = new Desk();
    const { services } = desk;
    const player = desk.sit(make(desk));
    const drawn = draw(<AppView app={player.app} services={services} />, { services });
    const seen = () => [player.app.hasQuit, player.app.screens.length, ...drawn.lines];
    return { player, seen };
  };

  sharedTest('a key that is not told does nothing', () => {
    const { player, seen } = sit();
    const told = [...keysOf(player.screen), EVERYWHERE].flatMap(({ rows }) => rows);
    const others = [...NAMED_KEYS, ...CONTROL_KEYS, ...CHARACTERS].filter(
      (key) => !told.some(({ keys }) => keys.includes(key)),
    );
    expect(others.length).toBeGreaterThan(50);
    const before = seen();
    player.press(...others);
    expect(seen()).toEqual(before);
  });

  sharedTest('a key that is told does something, or says why not', async () => {
    const rows = keysOf(sit().player.screen).flatMap((table) => table.rows);
    const keys = rows.flatMap((row) => row.keys.slice(0, 1));
    for (const key of keys.filter((one) => !MOVING.includes(one))) {
      const { player, seen } = sit();
      const before = seen();
      player.press(key);
      await eventually(() => expect(seen(), key).not.toEqual(before));
    }
  });
});
