import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { BoardlessActivity } from '../../source/activity/activity.ts';
import { goTo, NOTHING } from '../../source/activity/answer.ts';
import { bindWords } from '../../source/activity/word-row.ts';
import { LineSession } from '../../source/plain/line-session.ts';
import { SessionSettings } from '../../source/settings/session-settings.ts';
import { openSettings } from '../../source/settings/store.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { SAID_NOTHING } from '../../source/text/tell.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

/** An activity whose word `game` leads to another one, and what happened to both. */
function sit() {
  const happened: string[] = [];
  const settings = new SessionSettings(openSettings(join(temporaryFolder(), 'config.json')), {});
  const note = (what: string) => () => void happened.push(what);
  const activity: BoardlessActivity<never> = {
    settings,
    subject: 'it',
    nextWord: undefined,
    enterMove: () => NOTHING,
    words: bindWords(undefined, [{ name: 'game', run: () => goTo('game') }]),
    begin: note('begin'),
    rest: note('rest'),
    close: note('close'),
  };
  const inside = {
    hasQuit: false,
    close: note('close inside'),
    heading: () => ['inside'],
    answer: (line: string) => {
      inside.hasQuit = line === 'quit';
      return [`inside ${line}`];
    },
  };
  const mode = new LineSession<never>({
    tongue: { texts: ENGLISH },
    activity,
    charset: 'ascii',
    tell: () => SAID_NOTHING,
    heading: () => ['outside'],
    helped: 'play',
    go: () => ({ mode: inside, word: 'first', left: () => ['back'] }),
  });
  return { mode, happened };
}

test('what leads to another activity rests until that is left', async () => {
  const { mode, happened } = sit();
  expect(await mode.heading()).toEqual(['outside']);
  expect(await mode.answer('game')).toEqual(['inside', 'inside first']);
  expect(await mode.answer('next')).toEqual(['inside next']);
  expect(mode.isElsewhere).toBe(true);
  expect(await mode.answer('quit')).toEqual(['inside quit', 'back']);
  expect([mode.isElsewhere, mode.hasQuit]).toEqual([false, false]);
  expect(happened).toEqual(['begin', 'rest', 'close inside', 'begin']);
});

test('nothing begins again where all is closed', async () => {
  const { mode, happened } = sit();
  await mode.heading();
  await mode.answer('game');
  await mode.close();
  expect(happened).toEqual(['begin', 'rest', 'close', 'close inside']);
});
