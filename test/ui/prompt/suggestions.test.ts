import { expect, test } from 'vitest';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { App } from '../../../source/ui/app/app.ts';
import { PromptLine } from '../../../source/ui/prompt/prompt-line.ts';
import { Suggestions } from '../../../source/ui/prompt/suggestions.ts';
import { ROUTES } from '../../../source/ui/screens/routes.ts';
import { manualTimers } from '../../helpers/manual-timers.ts';
import { Desk } from '../desk.ts';

/** Suggestions of a new game of shogi, and the timers by which they appear. */
function open() {
  const desk = new Desk();
  const screen = desk.playScreen('shogi');
  const timers = manualTimers();
  const host = { size: { columns: 80, rows: 24 }, repaint() {}, suspend() {} };
  const app = new App(screen, { texts: ENGLISH, ...host, schedule: timers.schedule }, ROUTES);
  const line = new PromptLine();
  const suggestions = new Suggestions(
    screen.activity,
    () => ({ language: 'en', notation: 'hodges' }),
    () => ['redo', 'resign'],
  );
  const type = (text: string) => {
    line.set(text);
    suggestions.follow(line, app);
  };
  const shown = () => suggestions.shown.map(({ text }) => text);
  return { timers, type, shown, suggestions };
}

test('candidates are shown when the typing pauses', () => {
  const { timers, type, shown, suggestions } = open();
  type('P');
  expect([suggestions.areShown, shown()]).toEqual([false, []]);
  type('P-7');
  timers.advance(1000);
  expect([suggestions.areShown, shown()]).toEqual([true, ['P-7f']]);
});

test('they stay while one types on, and go with the text', () => {
  const { timers, type, shown, suggestions } = open();
  type('P-7');
  timers.advance(1000);
  type('P-');
  expect(shown()).toEqual(['P-7f']);
  type('');
  expect([suggestions.areShown, shown()]).toEqual([false, []]);
});

test('a text that is entered before the pause is over never shows any', () => {
  const { timers, type, suggestions } = open();
  type('P-7f');
  type('');
  timers.advance(1000);
  expect(suggestions.areShown).toBe(false);
});
