import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { en as ENGLISH } from '../../../../source/text/en/index.ts';
import { foundScreen } from '../../../../source/ui/screens/explorer/found.ts';
import type { ListScreen } from '../../../../source/ui/screens/list/list.tsx';
import { eventually } from '../../../helpers/eventually.ts';
import { Desk } from '../../desk.ts';

const NO_NAMES = { opening: undefined, castle: undefined };

test('a game that was found is opened where it was found; one that is gone is said', async () => {
  const desk = new Desk();
  desk.match('shogi', { moves: 'P-7f P-3d P-2f', black: 'Aoi', white: 'Ken' });
  const path = desk.services.table.latestPath ?? '';
  const game = { variant: 'shogi', date: '2026.11.20', black: 'Aoi', white: 'Ken', plies: 3 };
  const names = { black: { opening: 'bogin', castle: 'mino' }, white: NO_NAMES } as const;
  const hit = { ...game, path, names, number: 0, score: '*', ply: 2 } as const;
  const list = foundScreen(desk.services, [hit]);
  const player = desk.sit(list).press('enter');
  await eventually(() => expect(player.screen.kind).toBe('replay'));
  expect(player.on('replay').activity.ply).toBe(2);
  player.press('escape');
  expect(list.state.items.map(({ text }) => typeof text === 'function' && text(80))).toEqual([
    '2026.11.20 Aoi - Ken, unfinished, move 2 of 3',
  ]);
  expect(list.chosen?.detail?.(80)).toBe(`Black: Bogin, Mino  ${path}`);
  rmSync(path);
  player.press('enter');
  await eventually(() =>
    expect((player.screen as ListScreen).state.warning?.(ENGLISH)).toContain('neither a file'),
  );
});
