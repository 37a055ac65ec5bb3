import { expect, test } from 'vitest';
import { findWord } from '../../../../source/activity/word-row.ts';
import { formatSfen } from '../../../../source/rules/notation/sfen.ts';
import { startPosition } from '../../../../source/rules/notation/start.ts';
import { shogi } from '../../../../source/rules/variants/shogi/rules.ts';
import { replayOf } from '../../../../source/ui/screens/replay/replay.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { FakeRooms } from '../../../helpers/fake-rooms.ts';
import { RoomTable } from '../../../helpers/room-table.ts';
import { Desk } from '../../desk.ts';

test('whoever plays with people has no engine in any other game until the end', async () => {
  const rooms = new FakeRooms();
  const sfen = formatSfen(shogi, startPosition(shogi));
  rooms.table = await RoomTable.open({ variant: 'shogi', sfen });
  await rooms.resume();
  const desk = new Desk();
  const { record } = desk.match('shogi', { moves: '7g7f' });
  const { activity } = replayOf(desk.services, record);
  const why = (line: string) => findWord(activity.words, line, 'screen')?.word.refusal();
  const words = ['analyse', 'lines 3', 'mistake', 'mate', 'explore', 'edit'];
  expect(words.map(why)).toEqual(words.map(() => undefined));
  desk.services.enter(rooms.stay);
  expect(words.map(why)).toEqual(words.map(() => ({ code: 'engines-stay-out' })));
  rooms.stay.replica.send({ kind: 'resign' });
  await eventually(() => expect(words.map(why)).toEqual(words.map(() => undefined)));
});
