import { describe, expect } from 'vitest';
import { isLong, sharedTest, shareOf } from '../helpers/run-size.ts';
import { ACTIVITIES, deskOf, linesOf } from './seats.ts';

/*
 * What a line mode tells is read aloud: it has no lines and boxes that are drawn, it says nothing
 * twice, and each of its lines is one.
 */

const BOXES = /[\u2500-\u259f]/;

/** The lines of an answer that say what another one has said; what is drawn or goes on is none. */
function repeated(answer: readonly string[]): string[] {
  const words = answer.filter((line) => /^\S.*\p{L}{2}/u.test(line));
  return words.filter((line, at) => words.indexOf(line) !== at);
}

describe.each(ACTIVITIES)('$name', ({ rows, states, lines }) => {
  // What a word leads to would go on with its own words.
  const isGame = rows.some(({ name }) => name === 'replay');
  const leads = (line: string) =>
    [
      'begin',
      'replay',
      'edit',
      ...(isGame ? ['analyse', 'explore', 'play', 'play 3'] : []),
    ].includes(line);
  const all = Object.entries(states);
  sharedTest.each(isLong ? all : shareOf(all, 4))('a transcript: %s', async (_, before) => {
    for (const speech of ['hodges', 'words'] as const) {
      const mode = await lines(deskOf({ settings: { speech } }), 'box');
      const answers = [{ line: '', answer: await mode.heading() }];
      for (const line of [...before, ...rows.flatMap(linesOf)]) {
        if (leads(line)) continue;
        answers.push({ line, answer: [...(await mode.answer(line))] });
      }
      for (const { line, answer } of answers) {
        expect([line, answer.filter((text) => BOXES.test(text))]).toEqual([line, []]);
        expect([line, answer.filter((text) => text.includes('\n'))]).toEqual([line, []]);
        expect([line, repeated(answer)]).toEqual([line, []]);
      }
    }
  });
});

sharedTest.each(shareOf(ACTIVITIES))(
  'with spoken moves no board is drawn unasked: $name',
  async ({ lines }) => {
    const mode = await lines(deskOf({ settings: { speech: 'words' } }));
    const told = [
      ...(await mode.heading()),
      ...(await mode.answer('retry')),
      ...(await mode.answer('task')),
    ];
    expect(told.filter((line) => /^ {2}|^.. \||[+-]{3}/.test(line))).toEqual([]);
  },
);
