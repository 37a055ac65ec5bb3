import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TSUME_WORDS, WORDS } from '../source/match/words.ts';
import { SETTINGS, validValues } from '../source/settings/settings.ts';
import { WORD_HELP } from '../source/text/outcome.ts';
import { KEYMAP, labelOf } from '../source/ui/app/keymap.ts';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8').split('\n');

describe('the tables of the README say what the program says', () => {
  const keys = KEYMAP.play.map((binding) => [labelOf(binding), binding.help]);

  test.each(keys)('key of play: %s', (label, help) => {
    expect(README).toContain(`| \`${label}\` | ${help} |`);
  });

  test.each(WORDS)('word: $name', ({ name }) => {
    expect(README).toContain(`| \`${name}\` | ${WORD_HELP[name]} |`);
  });

  test.each(TSUME_WORDS)('word at a problem: $name', ({ name }) => {
    expect(README.find((line) => line.startsWith('Words at a problem:'))).toMatch(
      new RegExp(`\`${name}\\b`),
    );
  });

  // A setting that can only be one thing, such as the handicap of a game without any, is not told.
  const choices = SETTINGS.filter(({ values, free }) => values.length > 1 || free);

  test.each(choices)('setting: $name', (setting) => {
    const { name, about } = setting;
    expect(README).toContain(`| \`${name}\` | ${validValues(setting).join(', ')} | ${about} |`);
  });
});
