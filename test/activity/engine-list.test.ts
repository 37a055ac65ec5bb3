import { describe, expect, test } from 'vitest';
import { findEngine, putEngine } from '../../source/activity/engine-list.ts';
import { ReplayActivity } from '../../source/activity/replay.ts';
import { EngineError } from '../../source/engine/engine.ts';
import type { OfferedOption } from '../../source/engine/usi/usi-protocol.ts';
import { keptEvaluations } from '../../source/match/analysis/keep-analysis.ts';
import { replayLines } from '../../source/plain/replay.ts';
import { parsePsn } from '../../source/records/formats/psn/psn-read.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { AnalystStub } from '../match/analyst-stub.ts';
import { Desk } from '../ui/desk.ts';

const OFFERED: readonly OfferedOption[] = [
  { name: 'Threads', type: 'spin', values: [], min: 1, max: 8 },
];

/** A list, and how often an engine was asked. */
function list() {
  const { settings } = new Desk().services;
  const asked: string[] = [];
  const ask = async (command: string) => {
    asked.push(command);
    if (command === 'mute') throw new EngineError('no-handshake', 'usi');
    return { name: 'Sente', offered: OFFERED };
  };
  const means = { settings, engines: { ask } };
  const put = async (name: string, command: string, options = '', old?: string) => {
    const found = old === undefined ? undefined : findEngine(settings, old);
    const engine = found?.ok ? found.value : undefined;
    const changed = await putEngine(means, engine, { name, command, options });
    return changed.ok
      ? ENGLISH.commands.engineListText(changed.value)
      : ENGLISH.commands.engineListFaultText(changed.fault);
  };
  return { asked, means, put, settings };
}

describe('an engine for the list', () => {
  test('is asked once who it is; another name asks nothing', async () => {
    const { asked, put, settings } = list();
    expect(await put('x', 'sente')).toBe('x is "Sente", with 1 option.');
    expect(await put('y', 'sente', '', 'x')).toBe('The engine is called y now.');
    expect(asked).toEqual(['sente']);
    expect(await put('y', 'sente', 'threads=2', 'y')).toBe('y is "Sente", with 1 option.');
    expect(asked).toEqual(['sente', 'sente']);
    expect(await put('y', 'sente', 'threads=2', 'y')).toBe('y is "Sente", with 1 option.');
    expect(asked).toHaveLength(3);
    expect(settings.engines).toEqual([{ name: 'y', command: 'sente', options: 'threads=2' }]);
  });

  test.each([
    ['own', 'c', '', /^An engine cannot be called "own"\. Valid: one word/],
    ['two words', 'c', '', /^An engine cannot be called "two words"/],
    ['a.b', 'c', '', /^An engine cannot be called "a\.b"/],
    ['x'.repeat(25), 'c', '', /cannot be called/],
    ['first', 'c', '', /^There is an engine first already\.$/],
    ['x', '', '', /^Type the command that starts the engine/],
    ['x', 'c', 'Threads', /^Options cannot be "Threads"\. Valid: NAME=VALUE/],
    ['x', 'mute', '', /^x is not kept: "mute" does not answer "usi"/],
    [
      'x',
      'c',
      'Threads=9, Book=1',
      /^Option "Threads" cannot be "9"\. Valid: 1 to 8\. Option "Book": /,
    ],
  ])('is refused in words: %s, %s, %s', async (name, command, options, told) => {
    const { put, settings } = list();
    await put('first', 'sente');
    expect(await put(name, command, options)).toMatch(told);
    expect(settings.programs.names()).toEqual(['first']);
  });

  test('is not started on a server', async () => {
    const { settings } = list();
    const changed = await putEngine({ settings, engines: {} }, undefined, {
      name: 'x',
      command: 'c',
    });
    expect(changed).toMatchObject({ ok: false, fault: { code: 'shared' } });
  });
});

test('an engine that is removed analyses no more; an unknown one is told with all names', async () => {
  const { means, put, settings } = list();
  await put('x', 'sente');
  await put('y', 'gote');
  await settings.set('analyst', 'x');
  const lost = findEngine(settings, 'z');
  expect(lost).toMatchObject({ ok: false, fault: { names: ['y', 'x'] } });
  const found = findEngine(settings, 'x');
  if (!found.ok) throw new RangeError('no engine x');
  const removed = await putEngine(means, found.value, { name: 'x', command: '' });
  expect(removed).toEqual({ ok: true, value: { code: 'removed', name: 'x', wasAnalyst: true } });
  expect([settings.analyst, settings.programs.names()]).toEqual([undefined, ['y']]);
});

test.each([
  ['own', 'komadai'],
  ['mine', 'Stub'],
])('a replay that %s analyses keeps it as that of %s', async (analyst, kept) => {
  const { settings, store } = new Desk().services;
  await settings.putEngine(undefined, { name: 'mine', command: 'c' });
  await settings.set('analyst', analyst);
  const { record } = itemAt(parsePsn(Buffer.from('[Variant "shogi"]\n\n1. P-7f *\n')), 0);
  if (!record) throw new Error('the record cannot be read');
  const activity = new ReplayActivity({
    settings,
    store,
    record,
    save: () => undefined,
    engines: { analyst: () => new AnalystStub() },
  });
  const mode = replayLines(activity, { tongue: { texts: ENGLISH }, charset: 'ascii' });
  await mode.answer('mistakes');
  const found = keptEvaluations(record, kept);
  expect(found.map((evaluation) => evaluation !== undefined)).toEqual([true, true]);
});
