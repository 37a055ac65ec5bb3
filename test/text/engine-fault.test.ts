import { expect, test } from 'vitest';
import type { OpenBookFault } from '../../source/engine/book/open-book.ts';
import { EngineError, type EngineFailure } from '../../source/engine/engine.ts';
import type { OpenNetFault } from '../../source/engine/net/open-net.ts';
import { shogi } from '../../source/rules/variants/shogi/rules.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { engineFailedText, engineStartedText, lackText } from '../../source/text/game.ts';

test.each<[failure: EngineFailure, detail: string, text: string]>([
  ['not-started', '', 'cannot start the engine "Sente"'],
  ['no-handshake', 'usi', '"Sente" does not answer "usi"; is it a USI engine?'],
  ['no-variant', '', 'the engine "Sente" plays shogi only'],
  ['no-variant', 'shogi ogi', 'the engine "Sente" does not play this game; it offers "shogi ogi"'],
  ['silent', 'go', 'the engine "Sente" does not answer'],
  ['ended', 'status 7: boom', 'the engine "Sente" has ended: status 7: boom'],
  ['illegal-move', '7g7e', 'the engine "Sente" played "7g7e", which is not legal'],
  ['nonsense', 'bestmove', 'the engine "Sente" answered "bestmove", which is not understood'],
  ['flood', 'chatter', 'the engine "Sente" prints without end'],
])('%s, %j', (failure, detail, text) => {
  expect(ENGLISH.commands.engineFaultText('Sente', { failure, detail, code: '' })).toBe(text);
});

test.each<[engine: string, program: string, code: string, text: string]>([
  ['x -y', 'x', 'ENOENT', 'there is no program "x"'],
  ['Sente 2', 'x', 'ENOENT', 'cannot start the engine "Sente 2": there is no program "x"'],
  ['/etc/x', '/etc/x', 'EACCES', '"/etc/x" is no program, or may not be started by you'],
  ['x', 'x', 'ENOEXEC', '"x" is no program for this computer'],
  ['x', 'x', 'EWHATEVER', '"x" cannot be started (EWHATEVER)'],
  ['x "y', 'x "y', '', 'the command "x "y" has a quote that is not closed'],
])('%s, whose program %s is not started: %s', (engine, detail, code, text) => {
  const failure = { failure: 'not-started', detail, code } as const;
  expect(ENGLISH.commands.engineFaultText(engine, failure)).toBe(text);
});

test.each<[fault: OpenBookFault, text: string]>([
  [{ code: 'missing' }, 'is missing'],
  [{ code: 'unreadable', detail: 'EACCES' }, 'cannot be read (EACCES)'],
  [{ code: 'not-a-book' }, 'is a file of another kind'],
  [{ code: 'other-version', version: 9 }, 'has format 9, which this komadai does not know'],
  [{ code: 'damaged' }, 'is damaged'],
  [{ code: 'other-variant', variantId: 'ogi' }, 'is one for "ogi"'],
  [{ code: 'other-rules' }, 'was made for other rules'],
])('no book: %j', (fault, text) => {
  expect(lackText(ENGLISH, { kind: 'no-book', variant: shogi, fault })).toBe(
    `The book of openings for shogi ${text}. The computer plays without it.`,
  );
});

test.each<[fault: OpenNetFault, text: string]>([
  [{ code: 'missing' }, 'is missing'],
  [{ code: 'unreadable', detail: 'EACCES' }, 'cannot be read (EACCES)'],
  [{ code: 'not-a-net' }, 'is a file of another kind'],
  [{ code: 'damaged' }, 'is damaged'],
  [{ code: 'other-version', version: 7 }, 'has format 7, which this komadai does not know'],
  [{ code: 'other-variant', variantId: 'yari' }, 'is one for "yari"'],
  [{ code: 'other-layout' }, 'was made for other pieces'],
])('a net that is not used: %j', (fault, text) => {
  const sentence = `The net for shogi ${text}. The computer plays without it, and weaker.`;
  expect(lackText(ENGLISH, { kind: 'no-net', variant: shogi, fault })).toBe(sentence);
});

test('that an engine is not started is told in one line of a small screen', () => {
  const error = new EngineError('not-started', 'nosuch', 'ENOENT');
  const text = engineFailedText(ENGLISH, { kind: 'failed', color: 'white', name: 'nosuch', error });
  expect(text).toBe('There is no program "nosuch". The game is kept; White is yours now.');
});

test('what an engine says cannot upset a terminal or fill it', () => {
  const text = ENGLISH.commands.engineFaultText('a\u001b[2J', {
    failure: 'ended',
    code: '',
    detail: `\u001b[2J${'x'.repeat(9999)}`,
  });
  expect(text).toMatch(/^the engine "a\?\[2J" has ended: \?\[2Jx+$/);
  expect(text.length).toBeLessThan(300);
});

test.each([
  [
    false,
    'The engine "Sente" does not answer. The game is kept: resume it to start the engine anew, or play White yourself.',
  ],
  [true, 'The engine "Sente" does not answer.'],
])('what can be done when an engine fails: it has lost: %s', (hasLost, text) => {
  const error = new EngineError('silent');
  const failed = { kind: 'failed', color: 'white', name: 'Sente', error, hasLost } as const;
  expect(engineFailedText(ENGLISH, failed)).toBe(text);
});

const THREADS = { name: 'Threads', type: 'spin', values: [], min: 1, max: 8 } as const;

test('an engine that has started, and what it was not told', () => {
  const optionFaults = [
    { code: 'unknown-option', name: 'Book' },
    { code: 'bad-option-value', name: 'Threads', value: '9', option: THREADS },
  ] as const;
  const started = { kind: 'started', color: 'black', name: 'Sente 2', optionFaults } as const;
  expect(engineStartedText(ENGLISH, started)).toBe(
    'Black is Sente 2. Option "Book": it has none of that name. Option "Threads" cannot be "9". Valid: 1 to 8.',
  );
});

test('a program that is not started is shown with all its words, and without what upsets', () => {
  const command = `sh -c "curl ${'x'.repeat(60)} \u001b[2J | sh"`;
  const text = ENGLISH.game.unseatedText({ color: 'white', command }, 'evening');
  expect(text).toContain(`${'x'.repeat(60)} ?[2J | sh"`);
  expect(text).toMatch(/komadai resume evening --start-engine$/);
});
