import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { CONTROL_KEYS, NAMED_KEYS } from '../../../source/terminal/key-event.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { loadTexts } from '../../../source/text/load-texts.ts';
import {
  bindKeys,
  EVERYWHERE,
  fittingHints,
  hintLine,
  keyLine,
  keyLineText,
  labelOf,
  pressKey,
  rowOf,
} from '../../../source/ui/app/keymap.ts';
import type { Navigator } from '../../../source/ui/app/screen.ts';
import { PROMPT_KEYS } from '../../../source/ui/prompt/prompt-keys.ts';
import { HOME_KEYS, SERVER_KEYS } from '../../../source/ui/screens/key-tables.ts';
import { REPLAY_KEYS } from '../../../source/ui/screens/replay/replay-keys.ts';
import { ambiguousCharacters } from '../../helpers/frames.tsx';

const TABLES = [...HOME_KEYS, ...Object.values(SERVER_KEYS)];
const EVENTS: readonly string[] = [...NAMED_KEYS, ...CONTROL_KEYS];

describe.each(TABLES.map((table) => [table.told(ENGLISH).title, table] as const))(
  '%s',
  (_, table) => {
    const { rows } = table;

    test('has no key twice, nor one that means something everywhere', () => {
      const keys = rows.flatMap((row) => row.keys);
      expect(new Set(keys).size).toBe(keys.length);
      if (table === EVERYWHERE) return;
      expect(keys.filter((key) => rowOf([EVERYWHERE], key))).toEqual([]);
    });

    test('names keys that a terminal can send', () => {
      for (const key of rows.flatMap((row) => row.keys)) {
        expect([...key].length === 1 || EVENTS.includes(key), key).toBe(true);
      }
    });

    test('every row has words, and they hold nothing of doubtful width', () => {
      for (const row of rows) {
        const { help, short = 'none' } = row.told(ENGLISH);
        const label = labelOf(ENGLISH, row);
        expect([label, help, short]).not.toContain('');
        expect(ambiguousCharacters(label + help + short)).toEqual([]);
      }
    });
  },
);

test('no letter is a key on a screen with a prompt', () => {
  const tables = [...Object.values(PROMPT_KEYS), REPLAY_KEYS];
  const keys = tables.flatMap(({ rows }) => rows.flatMap((row) => row.keys));
  expect(keys.filter((key) => /^[a-z0-9]$/i.test(key))).toEqual([]);
});

describe('a key of a screen', () => {
  const done: string[] = [];
  const screen = { isFull: true };
  const keys = bindKeys(
    {
      told: () => ({ title: 'Trial' }),
      rows: [
        {
          keys: ['a', 'b'],
          told: () => ({ help: 'add', short: 'add' }),
          run: (_: typeof screen, __, key) => done.push(key),
          refusal: ({ isFull }) => (isFull ? 'noLines' : undefined),
        },
        { keys: ['b'], told: () => ({ help: 'never' }), run: () => done.push('never') },
        {
          keys: ['c'],
          told: () => ({ help: 'close', short: 'close' }),
          run: () => done.push('close'),
        },
      ],
    },
    screen,
  );
  const app = { texts: ENGLISH } as unknown as Navigator;
  const press = (key: string) => {
    const warnings: string[] = [];
    return [
      pressKey([keys], key, app, (sentence) => warnings.push(sentence(ENGLISH))),
      ...warnings,
    ];
  };

  test('that is refused says why, and is not in the key line', () => {
    screen.isFull = true;
    expect(press('a')).toEqual([true, ENGLISH.settings.KEY_REASONS.noLines]);
    expect([done, keyLineText(keyLine(ENGLISH, [keys], 80))]).toEqual([[], 'c close']);
  });

  test('does what the first row with it is for, and is in the key line', () => {
    screen.isFull = false;
    expect(press('b')).toEqual([true]);
    expect([done, keyLineText(keyLine(ENGLISH, [keys], 80))]).toEqual([['b'], 'a add  c close']);
  });

  test('means nothing without a row', () => {
    expect(press('')).toEqual([false]);
  });
});

test.each([
  [
    170,
    'Right next  Left back  " comment  ] variation  Space play  > faster  < slower  Tab complete  ? help',
  ],
  [78, 'Right next  Left back  " comment  ] variation  Tab complete  ? help  Esc back'],
  [56, 'Right next  Left back  " comment  Tab complete  ? help'],
  [40, 'Right next  Left back  " comment  ? help'],
  [20, 'Right next  ? help'],
])('of the replay in %i columns what matters most stays', (columns, start) => {
  const line = keyLineText(hintLine(ENGLISH, REPLAY_KEYS.rows, columns));
  expect(line.startsWith(start), line).toBe(true);
  expect(line.length).toBeLessThanOrEqual(columns);
});

test.each([
  [80, 'Tab complete  ? help  Esc menu  Arrows cursor'],
  [45, 'Tab complete  ? help  Esc menu  Arrows cursor'],
  [44, 'Tab complete  ? help  Esc menu'],
  [12, 'Tab complete'],
  [5, ''],
  // A text fills the line, and more.
  [-2, ''],
])('the key line has whole rows, as many as %i columns have room for', (columns, line) => {
  expect(keyLineText(hintLine(ENGLISH, PROMPT_KEYS.play.rows, columns))).toBe(line);
  const all = hintLine(ENGLISH, PROMPT_KEYS.play.rows, 80);
  expect(keyLineText(fittingHints(all, columns))).toBe(line);
});

test.each(['ja', 'ko', 'th'] as const)(
  'a key line has the columns that it is given in %s',
  async (language) => {
    const texts = await loadTexts(language);
    const lines = [20, 39, 60, 78].flatMap((columns) =>
      [REPLAY_KEYS.rows, PROMPT_KEYS.play.rows].map((rows) => {
        const hints = hintLine(texts, rows, columns);
        return [
          columns,
          keyLineText(hints),
          keyLineText(fittingHints(hints, columns - 8)),
        ] as const;
      }),
    );
    const wide = lines.filter(
      ([columns, line, fitting]) =>
        stringWidth(line) > columns || stringWidth(fitting) > columns - 8,
    );
    expect(wide).toEqual([]);
  },
);
