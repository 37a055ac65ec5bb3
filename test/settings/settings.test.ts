import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { MOVE_NOTATIONS } from '../../source/rules/notation/display.ts';
import { VARIANTS } from '../../source/rules/variants/index.ts';
import { SessionSettings } from '../../source/settings/session-settings.ts';
import {
  allSettings,
  checkSetting,
  defaultSettings,
  handicapSetting,
  mergeSettings,
  tellsLittleTime,
} from '../../source/settings/settings.ts';
import { openSettings } from '../../source/settings/store.ts';
import { settings } from '../../source/text/en/settings.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const { settingText, setFaultText, settingsWarningText } = settings;

/** A settings file with a text, in a folder of its own. */
function fileWith(text: string): { folder: string; path: string } {
  const folder = temporaryFolder();
  const path = join(folder, 'config.json');
  writeFileSync(path, text);
  return { folder, path };
}

describe('the list of settings', () => {
  test('has a handicap for each variant that has handicaps', () => {
    for (const variant of VARIANTS) {
      const setting = allSettings().find(({ name }) => name === handicapSetting(variant));
      const names = variant.handicaps.map(({ name }) => name);
      expect(setting?.values).toEqual(names.length > 0 ? ['even', ...names] : undefined);
    }
  });

  test('says the defaults', () => {
    expect(defaultSettings()).toMatchObject({
      variant: 'yari',
      'handicap.shogi': 'even',
      labels: 'kanji',
      coordinates: 'auto',
      charset: 'auto',
      colour: 'auto',
      flip: 'never',
      reigning: 'white',
      illegal: 'refuse',
      bell: 'on',
    });
    expect(Object.keys(defaultSettings())).toEqual(allSettings().map(({ name }) => name));
  });

  test.each([
    ['auto', 'hodges', false],
    ['auto', 'words', true],
    ['auto', 'romaji', true],
    ['on', 'hodges', true],
    ['off', 'words', false],
  ] as const)('little time, clock-calls %s and speech %s: told %s', (calls, speech, isTold) => {
    expect(tellsLittleTime({ ...defaultSettings(), 'clock-calls': calls, speech })).toBe(isTold);
  });

  test('has a few words about each, of one line', () => {
    for (const { name } of allSettings()) expect(settingText(name)).toMatch(/^[!-~ ]{5,60}$/);
  });

  test.each([
    ['labels', 'romaji', undefined],
    ['handicap.yari', 'two-piece', undefined],
    ['handicap.yari', 'ten-piece', 'unknown-setting-value'],
    ['notation', 'numbers', undefined],
    ['notation', 'japanese', undefined],
    ['notation', 'kif', 'unknown-setting-value'],
    ['labels', 'Romaji', 'unknown-setting-value'],
    ['labels', 7, 'unknown-setting-value'],
    ['name', 'Anne of Edo', undefined],
    ['name', '', undefined],
    ['name', ' Anne', 'unknown-setting-value'],
    ['name', 'A\u001b', 'unknown-setting-value'],
    ['name', 'level 3', 'unknown-setting-value'],
    ['name', 'Computer, level 4', 'unknown-setting-value'],
    ['name', 'x'.repeat(61), 'unknown-setting-value'],
    ['handicap.chess', 'even', 'unknown-setting'],
    ['__proto__', 'x', 'unknown-setting'],
  ])('%s %s', (name, value, code) => {
    expect(checkSetting(name, value)?.code).toBe(code);
  });
});

test('moves are shown as the language writes them at first, or in any notation there is', () => {
  const notation = allSettings().find(({ name }) => name === 'notation');
  expect(notation?.values).toEqual(['auto', ...MOVE_NOTATIONS]);
  expect(defaultSettings().notation).toBe('auto');
});

describe('layers', () => {
  test('what is given beats the settings, what is not leaves them', () => {
    const settings = { ...defaultSettings(), labels: 'romaji', flip: 'turn' } as const;
    const merged = mergeSettings(settings, { labels: 'letters', flip: undefined });
    expect(merged).toEqual({ ...settings, labels: 'letters' });
  });
});

describe('settings in a file', () => {
  test('are the defaults where there is no file, and reading makes none', () => {
    const folder = temporaryFolder();
    const settings = openSettings(join(folder, 'new', 'config.json'));
    expect(settings.all()).toEqual(defaultSettings());
    expect(settings.warnings).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('last', async () => {
    const path = join(temporaryFolder(), 'new', 'config.json');
    const settings = openSettings(path);
    expect(await settings.set('handicap.yari', 'two-piece')).toEqual({
      ok: true,
      value: undefined,
    });
    const both = [settings.set('labels', 'letters'), settings.set('bell', 'off')];
    expect(settings.all().labels).toBe('letters');
    await Promise.all(both);
    const changed = { 'handicap.yari': 'two-piece', labels: 'letters', bell: 'off' };
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(changed);
    expect(openSettings(path).all()).toEqual({ ...defaultSettings(), ...changed });
  });

  test('do not touch what else is in the file', async () => {
    const { folder, path } = fileWith(
      '\ufeff{"theme": "dark", "future": {"a": [1]}, "flip": "turn"}',
    );
    await openSettings(path).set('flip', 'white');
    const expected = { theme: 'dark', future: { a: [1] }, flip: 'white' };
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(expected);
    expect(readdirSync(folder)).toEqual(['config.json']);
  });

  test('are not changed by a name or a value that does not exist', async () => {
    const { path } = fileWith('{}');
    const settings = openSettings(path);
    const said = async (name: string, value: string) => {
      const result = await settings.set(name, value);
      return result.ok ? undefined : setFaultText(result.fault);
    };
    expect(await said('label', 'kanji')).toMatch(
      /^unknown setting "label", did you mean labels\? Valid: variant, handicap\.yari, /,
    );
    expect(await said('labels', 'kanij\u001b')).toBe(
      'labels cannot be "kanij?". Valid: kanji, kanji2, romaji, letters',
    );
    expect(settings.all()).toEqual(defaultSettings());
    expect(readFileSync(path, 'utf8')).toBe('{}');
  });
});

describe('a broken settings file', () => {
  const BROKEN = ['', '{"labels": "romaji"', 'null', '[]', '"kanji"', '\0\0\0'];

  test.each(BROKEN)('%j gives defaults and a warning, and is kept beside', (text) => {
    const { path } = fileWith(text);
    const settings = openSettings(path);
    expect(settings.all()).toEqual(defaultSettings());
    const warning = itemAt(settings.warnings, 0);
    expect(settingsWarningText(warning)).toBe(
      `${path} is broken, defaults are used; what was in it is kept in ${path}.broken`,
    );
    expect(readFileSync(path, 'utf8')).toBe(text);
    expect(readFileSync(`${path}.broken`, 'utf8')).toBe(text);
  });

  test('is replaced only by the next change, and the copy stays', async () => {
    const { folder, path } = fileWith('{');
    const settings = openSettings(path);
    openSettings(path);
    await settings.set('labels', 'letters');
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ labels: 'letters' });
    expect(readFileSync(`${path}.broken`, 'utf8')).toBe('{');
    expect(readdirSync(folder).sort()).toEqual(['config.json', 'config.json.broken']);
  });

  test('does not take the place of one that was broken before', () => {
    const { path } = fileWith('{');
    openSettings(path);
    writeFileSync(path, '[');
    expect(openSettings(path).warnings).toMatchObject([{ keptAs: `${path}.broken-2` }]);
    expect(readFileSync(`${path}.broken`, 'utf8')).toBe('{');
    expect(readFileSync(`${path}.broken-2`, 'utf8')).toBe('[');
  });

  test('that broke while the program ran is kept as well', async () => {
    const { path } = fileWith('{}');
    const settings = openSettings(path);
    writeFileSync(path, '{"labels": ');
    expect((await settings.set('bell', 'off')).ok).toBe(true);
    expect(readFileSync(`${path}.broken`, 'utf8')).toBe('{"labels": ');
  });

  test('with one wrong value keeps all the others', async () => {
    const text = '{"labels": "hieroglyphs", "bell": "off", "theme": "dark"}';
    const { path } = fileWith(text);
    const settings = openSettings(path);
    expect(settings.all()).toEqual({ ...defaultSettings(), bell: 'off', theme: 'dark' });
    expect(settings.warnings.map(settingsWarningText)).toEqual([
      `${path}: labels cannot be "hieroglyphs", the default is used. Valid: kanji, kanji2, romaji, letters; what was in it is kept in ${path}.broken`,
    ]);
    await settings.set('flip', 'turn');
    const expected = { bell: 'off', theme: 'dark', flip: 'turn' };
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(expected);
    expect(readFileSync(`${path}.broken`, 'utf8')).toBe(text);
  });

  test('that cannot be kept is not replaced', async () => {
    const { folder, path } = fileWith('{');
    // Names of 255 bytes are the longest: no copy with a longer one can be made.
    const long = join(folder, `${'x'.repeat(250)}.json`);
    writeFileSync(long, readFileSync(path));
    const settings = openSettings(long);
    expect(settings.warnings).toEqual([{ code: 'broken-settings', path: long }]);
    const result = await settings.set('bell', 'off');
    expect(result).toMatchObject({ ok: false, fault: { code: 'settings-not-saved' } });
    expect(readFileSync(long, 'utf8')).toBe('{');
  });
});

describe('a settings file that cannot be used', () => {
  test('a folder in its place: defaults, a warning, and changes hold for the session', async () => {
    const path = join(temporaryFolder(), 'config.json');
    mkdirSync(path);
    const settings = openSettings(path);
    expect(settings.all()).toEqual(defaultSettings());
    expect(settings.warnings.map(settingsWarningText)).toEqual([
      `cannot read ${path}: it is a folder; defaults are used`,
    ]);
    const result = await settings.set('labels', 'romaji');
    expect(!result.ok && setFaultText(result.fault)).toBe(
      `cannot write ${path}: it is a folder; the setting holds until you quit`,
    );
    expect(settings.all().labels).toBe('romaji');
    expect(readdirSync(path)).toEqual([]);
  });

  test('a file in the place of its folder', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, 'mine');
    const settings = openSettings(join(file, 'config.json'));
    expect(settings.warnings).toMatchObject([{ code: 'unreadable-settings' }]);
    const result = await settings.set('labels', 'romaji');
    expect(result).toMatchObject({ ok: false, fault: { code: 'settings-not-saved' } });
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  test.skipIf(process.getuid?.() === 0)('a read-only file is read and left alone', async () => {
    const { path } = fileWith('{"labels": "romaji"}');
    chmodSync(path, 0o444);
    const settings = openSettings(path);
    expect([settings.all().labels, settings.warnings]).toEqual(['romaji', []]);
    const result = await settings.set('labels', 'letters');
    expect(result).toMatchObject({ ok: false, fault: { code: 'settings-not-saved' } });
    expect(readFileSync(path, 'utf8')).toBe('{"labels": "romaji"}');
  });
});

describe('the engines that the player has named', () => {
  test('are kept beside the settings, the latest first', async () => {
    const { path } = fileWith('{"labels":"romaji","engines":["a"]}');
    const settings = openSettings(path);
    expect(settings.engines).toEqual([{ command: 'a' }]);
    await settings.rememberEngine('b --c');
    await settings.rememberEngine('a');
    await settings.set('bell', 'off');
    expect(settings.engines).toEqual([{ command: 'a' }, { command: 'b --c' }]);
    const again = openSettings(path);
    expect([again.engines, again.all().labels, again.all().bell]).toEqual([
      [{ command: 'a' }, { command: 'b --c' }],
      'romaji',
      'off',
    ]);
  });

  test.each([
    '{"engines":"a"}',
    '{"engines":{"0":"a"}}',
    '{"engines":[1,null]}',
    '{"engines":[{"name":"own","command":"a"},{"name":"x"},{"command":"a"}]}',
    'broken',
  ])('are none in %s', (text) => {
    expect(openSettings(fileWith(text).path).engines).toEqual([]);
  });

  test('have names and options, and stay where others come and go', async () => {
    const { path } = fileWith(
      '{"engines":["a",{"name":"x","command":"a b","options":"Threads=2"},{"name":"y","command":"c","options":"?"}]}',
    );
    const settings = new SessionSettings(openSettings(path), {});
    await settings.set('engine-options', 'Threads=1, Book=no');
    expect(settings.programs.names()).toEqual(['x', 'y']);
    const options = { Threads: '2', Book: 'no' };
    expect(settings.programs.start('x')).toEqual({ command: 'a b', options });
    expect(settings.programs.start('a').command).toBe('a');
    expect(['a', 'x', 'a b', 'z'].map(settings.programs.knows)).toEqual([true, true, false, false]);
    for (let count = 0; count < 60; count++) await settings.rememberEngine(`engine ${count}`);
    await settings.rememberEngine('x');
    expect(settings.engines).toHaveLength(52);
    const again = openSettings(path).engines.filter(({ name }) => name);
    expect(again).toEqual([
      { name: 'x', command: 'a b', options: 'Threads=2' },
      { name: 'y', command: 'c' },
    ]);
  });

  test('analyse where they are chosen, also under another name, until they are removed', async () => {
    const { path } = fileWith('{}');
    const settings = new SessionSettings(openSettings(path), {});
    expect((await settings.set('analyst', 'x')).ok).toBe(false);
    await settings.putEngine(undefined, { name: 'x', command: 'a' });
    expect((await settings.set('analyst', 'x')).ok).toBe(true);
    await settings.putEngine('x', { name: 'y', command: 'a' });
    expect([settings.analyst, openSettings(path).all().analyst]).toEqual(['y', 'y']);
    await settings.putEngine('y');
    expect([settings.analyst, openSettings(path).all().analyst]).toEqual([undefined, 'own']);
  });

  test('hold for the session where they cannot be written', async () => {
    const { path } = fileWith('{}');
    const settings = openSettings(join(path, 'config.json'));
    const kept = await settings.rememberEngine('a');
    expect([settings.engines, kept.ok || kept.fault.code]).toEqual([
      [{ command: 'a' }],
      'settings-not-saved',
    ]);
  });
});
