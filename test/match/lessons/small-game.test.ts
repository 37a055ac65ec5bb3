import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { courseOf } from '../../../source/match/lessons/course.ts';
import { smallGameStart, startSmallGame } from '../../../source/match/lessons/small-game.ts';
import { MatchTable } from '../../../source/match/match-table.ts';
import { seatOpponents } from '../../../source/match/participants/opponents.ts';
import { GameStore } from '../../../source/records/store/store.ts';
import { formatSfen } from '../../../source/rules/notation/sfen.ts';
import { eventually } from '../../helpers/eventually.ts';
import { MANDATORY } from '../../helpers/learn-variants.ts';
import { stubEngineRoom } from '../../helpers/stub-engine-room.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { variantOf } from '../../helpers/variant-of.ts';
import { ToldEngine } from '../told-engine.ts';

test.each([
  ['yari', '3k3/7/ppppppp/7/7/7/PPPPPPP/7/RBBKNNR w - 1'],
  ['shogi', '4k4/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'],
  ['ogi', '3ik3/8/pppppppp/8/8/PPPPPPPP/1B4R1/LNSIKSNL w - 1'],
])('%s: the largest handicap', (id, sfen) => {
  expect(formatSfen(variantOf(id), smallGameStart(variantOf(id)))).toBe(sfen);
});

test('without handicaps White has the king and pawns', () => {
  expect(formatSfen(MANDATORY, smallGameStart(MANDATORY))).toBe(
    '2k2/5/ppppp/5/PPPPP/5/ACKCA b - 1',
  );
});

test.each([
  [true, 5],
  [false, 3],
])('the computer does not give up what is hopeless: %s', async (isPlayedOut, moves) => {
  const now = () => new Date(2026, 10, 20, 19, 30);
  const store = new GameStore({ folder: join(temporaryFolder(), 'games'), now });
  const table = new MatchTable({ store, now, illegal: () => 'refuse' });
  const task = courseOf(variantOf('yari')).lessons.at(-1)?.task();
  if (!task) throw new RangeError('no game');
  const match = startSmallGame(table, task, 'Guest');
  expect(match.isPlayedOut).toBe(true);
  match.isPlayedOut = isPlayedOut;
  const answers = ['4a4b', '4b4a', '4a4b', '4b4a', '4a4b'];
  const engine = new ToldEngine(...answers.map((text) => ({ text, centipawns: -9000 })));
  const room = { ...stubEngineRoom(), open: () => ({ engine, limits: {} }) };
  const opponents = seatOpponents(match, room, () => true);
  onTestFinished(() => {
    opponents.close();
    table.close();
  });
  opponents.begin();
  for (const text of ['P-7f', 'P-6f', 'P-5f', 'P-4f']) {
    await eventually(() => expect(opponents.toMove).toBeUndefined());
    opponents.keyboard.enterMove(text);
  }
  await eventually(() => expect(opponents.toMove).toBeUndefined());
  expect([engine.asked.length, match.ending?.reason]).toEqual([
    moves,
    isPlayedOut ? undefined : 'resignation',
  ]);
});
