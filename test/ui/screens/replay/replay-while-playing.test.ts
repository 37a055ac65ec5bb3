import { expect, test } from 'vitest';
import { EditActivity } from '../../../../source/activity/edit.ts';
import { findWord } from '../../../../source/activity/word-row.ts';
import { formatSfen } from '../../../../source/rules/notation/sfen.ts';
import { startPosition } from '../../../../source/rules/notation/start.ts';
import { shogi } from '../../../../source/rules/variants/shogi/rules.ts';
import { tellGame } from '../../../../source/text/game.ts';
import { playScreen } from '../../../../source/ui/screens/play/play.ts';
import { replayMeans, replayOf } from '../../../../source/ui/screens/replay/replay.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { FakeRooms } from '../../../helpers/fake-rooms.ts';
import { RoomTable } from '../../../helpers/room-table.ts';
import { stubEngineRoom } from '../../../helpers/stub-engine-room.ts';
import { Desk } from '../../desk.ts';

test('whoever plays with people has no engine in any other game until the end', async () => {
  const rooms = new FakeRooms();
  const sfen = formatSfen(shogi, startPosition(shogi));
  rooms.table = await RoomTable.open({ variant: 'shogi', sfen });
  await rooms.resume();
  const desk = new Desk();
  const { activity } = replayOf(desk.services, desk.match('shogi', { moves: '7g7f' }).record);
  const why = (line: string) => findWord(activity.words, line, 'screen')?.word.refusal();
  const words = ['analyse', 'lines 3', 'mistake', 'mate', 'explore', 'edit'];
  expect(words.map(why)).toEqual(words.map(() => undefined));
  desk.services.enter(rooms.stay);
  expect(words.map(why)).toEqual(words.map(() => ({ code: 'engines-stay-out' })));
  rooms.stay.seat.send({ kind: 'resign' });
  await eventually(() => expect(words.map(why)).toEqual(words.map(() => undefined)));
});

test('on a server it holds in every session, for hints and the computer at a set position too', () => {
  let isPlaying = true;
  const desk = new Desk({ engines: { ...stubEngineRoom(), staysOut: () => isPlaying } });
  const match = desk.match('shogi', { moves: '7g7f' });
  const { activity: replay } = replayOf(desk.services, match.record);
  const { activity: play } = playScreen(desk.services, match);
  const edit = new EditActivity({
    ...replayMeans(desk.services),
    variant: shogi,
    placement: startPosition(shogi).placement,
  });
  const answers = () => [
    findWord(replay.words, 'analyse', 'screen')?.word.refusal(),
    findWord(play.words, 'hint', 'screen')?.word.refusal(),
    findWord(edit.words, 'play 5', 'screen')?.word.run('5'),
  ];
  const out = { code: 'engines-stay-out' } as const;
  expect(answers()).toEqual([out, out, { kind: 'refused', why: out }]);
  expect(tellGame(play, out, desk.services.telling).lines[0]).toMatch(/^Engines stay out of games/);
  isPlaying = false;
  expect(answers()).toEqual([undefined, undefined, { kind: 'go', to: 'game', argument: '5' }]);
});
