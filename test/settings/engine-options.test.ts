import { expect, test } from 'vitest';
import { parseEngineOptions } from '../../source/settings/engine-options.ts';
import { checkSetting } from '../../source/settings/settings.ts';

test.each<[text: string, options: Readonly<Record<string, string>> | undefined]>([
  ['', {}],
  ['Threads=1', { Threads: '1' }],
  ['Threads=1, USI_Hash=64, Skill Level=7', { Threads: '1', USI_Hash: '64', 'Skill Level': '7' }],
  [' EvalDir = /a=b ,', { EvalDir: '/a=b' }],
  ['Clear=', { Clear: '' }],
  ['A=1, A=2', { A: '2' }],
  ['Threads', undefined],
  ['=1', undefined],
  ['A=1\nquit', undefined],
])('%j', (text, options) => {
  expect(parseEngineOptions(text)).toEqual(options);
  const code = options ? undefined : 'unknown-setting-value';
  expect(checkSetting('engine-options', text)?.code).toBe(code);
});
