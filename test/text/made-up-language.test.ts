import { describe, expect } from 'vitest';
import { VARIANTS } from '../../source/rules/variants/index.ts';
import { allSettings } from '../../source/settings/settings.ts';
import { renderScreen } from '../helpers/frames.tsx';
import { sharedTest, shareOf, test } from '../helpers/run-size.ts';
import { TURNED } from '../helpers/turned-texts.ts';
import { PlainDesk } from '../plain/desk.ts';
import { Desk } from '../ui/desk.ts';
import { MORE_SCREENS, SCREENS } from '../ui/every-screen.ts';

/** What no language translates: keys, names of people, what is typed, the ids of games. */
const ALLOWED = new Set([
  ...'Enter Tab Ctrl Up Down Left Right'.split(' '),
  ...'Guest Aki Ben Aoi A B books other db'.split(' '),
  ...'komadai join ssh example org QX AAAAAA CCCCCC DDDDDD'.split(' '),
  ...'hint skip resign undo draw moves help hand turn clear play'.split(' '),
  // The text and the comment of their screens, and the name of the language.
  ...'Comment text pieces one two English'.split(' '),
  ...VARIANTS.map(({ id }) => id),
]);
/** A setting and its value, as they are typed. */
const SETTINGS = new Set([
  ...allSettings().flatMap(({ name }) => name.split(/[-.]/)),
  ...'even refuse auto kanji letters never white on off ask own hodges time stops'.split(' '),
]);
const SIZE = { columns: 120, rows: 60 };
/** A move without its numbers: `YB`, `Bx`. */
const MOVE = /^[A-Z]{1,2}x?$/;

describe('a language that is made up is all that is read', () => {
  sharedTest.each(shareOf([...SCREENS, ...MORE_SCREENS]))('on the screen: %s', (name, make) => {
    const desk = new Desk({ texts: TURNED });
    const { lines } = renderScreen(make(desk), desk.services, SIZE);
    const foreign = latinIn(lines).filter((word) => name !== 'settings' || !SETTINGS.has(word));
    expect(foreign).toEqual([]);
  });

  test('in a line session, of moves, refusals and words', async () => {
    const { mode } = new PlainDesk('shogi', { texts: TURNED });
    const lines = [...(await mode.heading())];
    for (const line of SAID) lines.push(...(await mode.answer(line)));
    expect(lines.length).toBeGreaterThan(SAID.length);
    expect(latinIn(lines)).toEqual([]);
  });

  sharedTest.each(shareOf(SAID))('in what a screen says to %s', (line) => {
    const desk = new Desk({ texts: TURNED });
    const player = desk.play('shogi').enter(line);
    const { lines } = renderScreen(player.screen, desk.services, SIZE);
    expect(latinIn(lines.map((text) => text.replaceAll(line, '')))).toEqual([]);
  });
});

const SAID = [
  ...['P-7f', 'P-3d', 'B-2b', 'P*5e', 'S*5e', 'K-5a', '5e', 'R-5h', 'P-3e'],
  ...['status', 'board', 'hint', 'moves', 'changes', 'attackers 7g', 'file 5', 'rank e'],
  ...['claim', 'impasse', 'undo', 'where', 'pieces', 'show P', 'labels nothing', 'theme nothing'],
  ...['go 99', 'frobnicate', 'undo 99', 'sfen 3', 'help'],
];

function latinIn(lines: readonly string[]): string[] {
  return lines
    .flatMap((line) => line.match(/[A-Za-z]{2,}/g) ?? [])
    .filter((word) => !ALLOWED.has(word) && !MOVE.test(word));
}
