import { describe, expect, test } from 'vitest';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { checkVariant } from '../../../source/rules/library/check-variant.ts';
import { perft } from '../../../source/rules/library/moves.ts';
import { startPosition } from '../../../source/rules/library/notation.ts';
import { getVariant, variants } from '../../../source/rules/library/variants.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';

const base = (): Variant => JSON.parse(JSON.stringify({ ...variants.minishogi, id: 'own' }));

/** The same data with one value changed, or taken out by `undefined`, by its path. */
function changed(path: string, value: unknown): Variant {
  const data = base();
  const names = path.split(/[.[\]]+/).filter(Boolean);
  const last = names.pop() ?? '';
  let target = data as unknown as Record<string, unknown>;
  for (const name of names) target = target[name] as Record<string, unknown>;
  if (value === undefined) delete target[last];
  else target[last] = value;
  return data;
}

describe('a game as data', () => {
  test.each(Object.values(variants))('is accepted: $id', (variant) => {
    const result = checkVariant(JSON.parse(JSON.stringify(variant)));
    expect(result).toEqual({ ok: true, value: variant });
  });

  test('is playable once it is checked, and not before', () => {
    const data = base();
    const result = checkVariant(data);
    if (!result.ok) throw new Error(result.fault.code);
    expect(perft(startPosition(result.value), 2)).toBe(181);
    expect(() => startPosition(data as typeof result.value)).toThrow(RangeError);
    expect(() => startPosition({ ...result.value })).toThrow('call checkVariant first');
  });

  test('is a copy that nobody changes', () => {
    const data = base();
    const result = checkVariant(data);
    if (!result.ok) throw new Error(result.fault.code);
    (data as { files: number }).files = 3;
    expect(result.value.files).toBe(5);
    const pieces = result.value.pieces as unknown as { points: number }[];
    expect(() => pieces.pop()).toThrow(TypeError);
    expect(() => Object.assign(pieces[0] ?? {}, { points: 3 })).toThrow(TypeError);
  });
});

describe('what is wrong is told with its place', () => {
  test.each([
    ['id', 'Own Game'],
    ['id', undefined],
    ['files', 10],
    ['files', 0],
    ['ranks', 4.5],
    ['ranks', '5'],
    ['promotion', 'never'],
    ['zone', -1],
    ['wideKanji', 1],
    ['repetition', undefined],
    ['repetition', []],
    ['repetition.times', 1],
    ['repetition.result', 'win'],
    ['declaration', { pieces: 10 }, 'declaration.points'],
    ['declaration', { pieces: 10, points: { black: 28 } }, 'declaration.points'],
    ['pieces', {}],
    ['pieces', [null], 'pieces[0]'],
    ['pieces[1].sfen', 'g'],
    ['pieces[1].sfen', 'K'],
    ['pieces[2].hodges', 'K'],
    ['pieces[0].front', undefined],
    ['pieces[0].front.kanji', ''],
    ['pieces[0].front.label', 'Tamago'],
    ['pieces[1].points', 0.5],
    ['pieces[1].role', 'royal', 'pieces'],
    ['pieces[0].role', undefined, 'pieces'],
    ['handicaps', ['even'], 'handicaps[0]'],
    ['handicaps', [{ name: 'none' }], 'handicaps[0].sfen'],
    ['sources', [1]],
    ['colour', 'red'],
  ] as const)('%s: %j', (path, value, at: string = path) => {
    const result = checkVariant(changed(path, value));
    expect(result).toMatchObject({ ok: false, fault: { code: 'value', path: at } });
  });

  test.each([null, undefined, 5, 'shogi', []])('no object: %j', (data) => {
    const result = checkVariant(data as unknown as Variant);
    expect(result).toMatchObject({ ok: false, fault: { code: 'value', path: '' } });
  });

  test('two pieces with one letter', () => {
    const { sfen = '' } = base().pieces[0] ?? {};
    const result = checkVariant(changed('pieces[3].sfen', sfen));
    expect(result).toMatchObject({
      fault: { path: 'pieces[3].sfen', wanted: 'letters of its own' },
    });
  });

  test('Betza notation that is none', () => {
    expect(checkVariant(changed('pieces[1].front.betza', 'WX'))).toEqual({
      ok: false,
      fault: {
        code: 'betza',
        path: 'pieces[1].front.betza',
        fault: { code: 'unknown-letter', column: 2, letter: 'X' },
      },
    });
  });

  test('a start that is none', () => {
    const start = checkVariant(changed('start', '5/5/5/5/5 b - 1'));
    expect(start).toEqual({
      ok: false,
      fault: { code: 'sfen', path: 'start', fault: { code: 'no-royal' } },
    });
    const handicap = { name: 'odd', sfen: 'x' };
    expect(checkVariant(changed('handicaps', [handicap]))).toMatchObject({
      fault: { code: 'sfen', path: 'handicaps[0].sfen' },
    });
  });

  test('rules that do not fit together', () => {
    expect(checkVariant(changed('pieces[1].captive', 'Z'))).toMatchObject({
      fault: { code: 'rules', message: expect.stringContaining('no piece Z') },
    });
  });
});

test('the library has the games of the program', () => {
  expect(Object.keys(variants)).toEqual(VARIANTS.map(({ id }) => id));
  for (const { id, start } of VARIANTS) expect(getVariant(id)).toMatchObject({ value: { start } });
});
