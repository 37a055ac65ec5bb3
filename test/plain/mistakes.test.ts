import { expect, test } from 'vitest';
import { MistakesActivity } from '../../source/activity/mistakes.ts';
import { ReplayActivity } from '../../source/activity/replay.ts';
import { mistakesLines } from '../../source/plain/replay.ts';
import { parsePsn } from '../../source/records/formats/psn/psn-read.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { ownMistakes } from '../helpers/own-mistakes.ts';
import { stubEngineRoom } from '../helpers/stub-engine-room.ts';
import { Desk } from '../ui/desk.ts';

const GAME = '[Variant "shogi"]\n\n1. P-7f P-3d *\n';

function sit() {
  const { settings, store } = new Desk().services;
  const [read] = parsePsn(Buffer.from(GAME));
  const activity = new MistakesActivity({
    settings,
    session: ownMistakes().session,
    findGame: async () => read?.record,
  });
  const mode = mistakesLines(activity, {
    tongue: { texts: ENGLISH },
    charset: 'ascii',
    replay: (record, ply) =>
      new ReplayActivity({ settings, record, ply, store, engines: stubEngineRoom() }),
  });
  mode.meet({ answers: true });
  const say = async (...lines: string[]) => {
    const answers: string[] = [];
    for (const line of lines) {
      const told = (await mode.answer(line)).filter((text) => !/^( |[BW]: in hand)/.test(text));
      answers.push(told.join(' | '));
    }
    return answers;
  };
  return { mode, say };
}

test('a mistake line by line', async () => {
  const { mode, say } = sit();
  expect((await mode.heading()).slice(0, 2)).toEqual([
    'Shogi, move 1 of evening; 2 left today',
    'You played P-7f and lost 31 % of the chance to win. What is better?',
  ]);
  expect(await say('P-7f', '', 'hint', 'hint', 'P-2f', 'P-2f', '')).toMatchInlineSnapshot(`
    [
      "? That is what you played then: K-5b follows.",
      "Taken back.",
      "Hint: the pawn on 2g moves.",
      "Hint: P-2f",
      "Right, that is best: P-2f P-8d. | It comes back in 6 minutes.",
      "? This one is done. Type "next" or "undo".",
      "Shogi, move 41 of evening; 1 left today | You played K-5h and missed a mate. Which move mates?",
    ]
  `);
  expect(await say('K-5h', 'G*5b', 'next', 'quit')).toMatchInlineSnapshot(`
    [
      "? That is what you played then: K-4a follows.",
      "Right, that is best: G*5b. | It comes back in 6 minutes.",
      "That was all for now: 2 answered, 0 right at once. The next one comes in 6 minutes.",
      "",
    ]
  `);
  expect(mode.hasQuit).toBe(true);
});

test('the solution is told, and counts; remove is asked about', async () => {
  const { mode, say } = sit();
  await mode.heading();
  expect(await say('solution', 'remove', 'y')).toMatchInlineSnapshot(`
    [
      "Solution: P-2f P-8d | It comes back in 1 minute.",
      "Never ask this one again? Press y or n.",
      "It will not be asked again. | Shogi, move 41 of evening; 1 left today | You played K-5h and missed a mate. Which move mates?",
    ]
  `);
});

test('the game is replayed, and left for the mistake', async () => {
  const { mode, say } = sit();
  await mode.heading();
  expect(await say('replay', 'next', 'quit', 'status')).toMatchInlineSnapshot(`
    [
      "Shogi, even game. 2 plies. The game is not finished. | 1. Black P-7f",
      "2. White P-3d",
      "Shogi, move 1 of evening; 2 left today | You played P-7f and lost 31 % of the chance to win. What is better?",
      "Shogi, move 1 of evening; 2 left today | You played P-7f and lost 31 % of the chance to win. What is better?",
    ]
  `);
  expect(mode.hasQuit).toBe(false);
});
