import { describe, expect, test } from 'vitest';
import { COMMON_FLAGS, namedFlags } from '../../source/commands/flags.ts';
import { COMMANDS } from '../../source/commands/table.ts';
import { allSettings } from '../../source/settings/settings.ts';
import { runCommand } from '../helpers/command.ts';
import { SHELLS, scriptFor } from './completion-script.ts';

describe('the command', () => {
  test('refuses an unknown shell and names the others', async () => {
    expect(await runCommand(['completion', 'tcsh'])).toEqual({
      status: 2,
      stdout: '',
      stderr: 'komadai completion: unknown shell "tcsh". Valid: bash, zsh, fish\n',
    });
  });

  test('wants a shell', async () => {
    const { status, stderr } = await runCommand(['completion']);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^komadai completion: SHELL \(bash, zsh, fish\) is missing\./);
  });

  test.each(SHELLS)('the script for %s has every word of the tables', async (shell) => {
    const commands = await Promise.all(COMMANDS.map(({ load }) => load()));
    const flags = [COMMON_FLAGS, ...commands.map((command) => command.flags)].flatMap(namedFlags);
    const operands = commands.flatMap((command) => command.operands);
    const wanted = [
      ...COMMANDS.map(({ name }) => name),
      ...flags.flatMap((flag) => [
        shell === 'fish' ? `-l ${flag.name}` : `--${flag.name}`,
        ...((flag.type === 'string' && flag.choices?.()) || []),
      ]),
      ...operands.flatMap(({ choices, offersAfter }) => [
        ...(choices?.() ?? []),
        ...Object.values(offersAfter?.() ?? {}).flat(),
      ]),
      ...allSettings().flatMap(({ name, values }) => [name, ...values]),
    ];
    expect(wanted).toEqual(
      expect.arrayContaining(['completion', 'two-piece', 'romaji', 'ten-piece', '+YR', 'refuse']),
    );
    const script = await scriptFor(shell);
    const isThere = (text: string) =>
      new RegExp(`[ '(]${text.replaceAll(/[+.]/g, '\\$&')}[\\s'):;]`).test(script);
    expect(wanted.filter((text) => !isThere(text))).toEqual([]);
  });

  test.each(SHELLS)('the script for %s is such', async (shell) => {
    const script = await scriptFor(shell);
    const start = { bash: /^complete -F /m, zsh: /^#compdef komadai\n/, fish: /^complete -c /m };
    expect(script).toMatch(start[shell]);
    expect(script).toContain('komadai games ');
    expect(script).not.toMatch(/undefined|\[object/);
    expect(script.endsWith('\n')).toBe(true);
  });
});
