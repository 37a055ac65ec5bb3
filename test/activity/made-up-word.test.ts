import { expect, onTestFinished } from 'vitest';
import type { BoardActivity } from '../../source/activity/board-activity.ts';
import type { BoardTold } from '../../source/activity/board-words.ts';
import type { WordRow } from '../../source/activity/word-row.ts';
import type { WordHelp } from '../../source/activity/words/en.ts';
import { preferenceValues } from '../../source/settings/settings.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { sharedTest, shareOf, test } from '../helpers/run-size.ts';
import { ACTIVITIES, deskOf, type SeatedActivity } from './seats.ts';

/*
 * A word that is made up here is one row and its sentences. Nothing else knows of it, and both
 * faces of each activity have it.
 */
const ROW: WordRow<BoardActivity<unknown>, BoardTold> = {
  name: 'coordinates',
  argument: 'required',
  run: ({ settings }, value) => {
    const name = 'coordinates';
    const values: readonly string[] = preferenceValues(name);
    if (!values.includes(value))
      return { kind: 'refused', why: { code: 'no-value', name, values } };
    const what = { code: 'kept', name, value } as const;
    return {
      kind: 'later',
      answer: settings.set(name, value).then(() => ({ kind: 'told', what })),
    };
  },
};
const HELP = 'coordinates kanji marks the ranks by numerals';
const KEPT = 'The setting coordinates is now kanji, in every game.';

/** Puts the row into an activity, and its help into the words, for the time of a test. */
function put({ rows, ofScreen = { rows } }: SeatedActivity): void {
  for (const all of new Set([rows, ofScreen.rows]) as Set<unknown[]>) {
    all.unshift(ROW);
    onTestFinished(() => void all.splice(all.indexOf(ROW), 1));
  }
  const helps: Record<string, WordHelp> = ENGLISH.words.WORDS;
  helps[ROW.name] = { help: HELP };
  onTestFinished(() => void delete helps[ROW.name]);
}

test.each(ACTIVITIES)('a made-up word in lines: $name', async (activity) => {
  put(activity);
  const desk = deskOf();
  const mode = await activity.lines(desk);
  await mode.heading();
  expect(await mode.answer('coordinates kanji')).toEqual([KEPT]);
  expect(desk.services.settings.all.coordinates).toBe('kanji');
  expect(await mode.answer('coordinates')).toEqual([
    expect.stringMatching(/^\? coordinates: say /),
  ]);
  expect(await mode.answer('help')).toContain(`coordinates: ${HELP}`);
});

sharedTest.each(shareOf(ACTIVITIES, 4))('a made-up word on the screen: $name', async (activity) => {
  put(activity);
  const desk = deskOf();
  const player = await activity.screen(desk);
  player.press('coord', 'tab');
  expect(player.screen).toMatchObject({ typedText: 'coordinates' });
  player.press(' kanji', 'enter');
  await desk.settled();
  await new Promise(setImmediate);
  expect(player.screen).toMatchObject({ prompt: { message: { text: KEPT } } });
  player.enter('coordinates');
  expect(player.screen).toMatchObject({
    prompt: { message: { text: expect.stringMatching(/^coordinates: say /), tone: 'warning' } },
  });
  player.press('ctrl-u').enter('help');
  expect(player.on('page').visibleLines(ENGLISH, { columns: 100, rows: 400 }).join('\n')).toContain(
    HELP,
  );
});
