import { describe, expect, test } from 'vitest';
import { startKomadai } from '../helpers/komadai.ts';
import type { PtyProgram } from '../helpers/pty.ts';
import { expectRestored, leave, playMove, settled, waitForPly } from '../helpers/screen-game.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

async function screenOf(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const program = startKomadai(['play', 'shogi', ...args], { home: temporaryFolder(), env });
  await waitForPly(program, 0);
  const screen = (await settled(program)).join('\n');
  await leave(program);
  return screen;
}

describe('the charset', () => {
  test.each([
    ['LANG=C', [], { LANG: 'C' }],
    ['the Linux console', [], { TERM: 'linux' }],
    ['--ascii', ['--ascii'], {}],
  ] as const)('is ASCII with letters: %s', async (_, args, env) => {
    const screen = await screenOf(args, env);
    expect(screen).toMatch(/^[\x20-\x7e\n]*$/);
    expect(screen).toMatch(/vL +\|vN +\|vS +\|vG +\|vK/);
    expect(screen).toMatch(/W: Guest[\s\S]*B: Guest/);
  });

  test('is ASCII with romaji where they are chosen', async () => {
    const screen = await screenOf(['--ascii', '--labels', 'romaji']);
    expect(screen).toMatch(/^[\x20-\x7e\n]*$/);
    expect(screen).toMatch(/vKyo ?\|vKei ?\|vGin/);
    expect(screen).toContain('Gyo');
  });

  test('is a frame of + - | with kanji', async () => {
    const screen = await screenOf(['--charset', 'frame']);
    expect(screen).toMatch(/▐香▐\|▐桂▐/);
    expect(screen).toContain('+--');
    expect(screen).not.toMatch(/[\u2500-\u257f]/);
  });

  test('is lines with kanji in UTF-8', async () => {
    const screen = await screenOf([]);
    expect(screen).toMatch(/│▐香▌│▐桂▌/);
    expect(screen).not.toContain('+--');
  });
});

test('TERM=dumb gets the plain mode', async () => {
  const home = temporaryFolder();
  const program = startKomadai(['play', 'yari'], { home, env: { TERM: 'dumb' } });
  program.write('P-7f\r');
  await program.waitFor('1. Black P-7f');
  expect(program.alternateScreen).toBe(false);
  program.write('quit\r');
  expect(await program.exit).toEqual({ code: 0 });
  expect(program.rawOutput.toString()).not.toContain('\x1b');
});

describe('colour', () => {
  /** Plays a capture, a promotion and a check, with a refusal and a candidate on the board. */
  async function playColourful(program: PtyProgram): Promise<string> {
    await playMove(program, 'P-7f', 1);
    await playMove(program, 'P-3d', 2);
    await playMove(program, 'Bx2b+', 3);
    await playMove(program, 'Sx2b', 4);
    await playMove(program, 'B*3c', 5);
    await program.waitFor('Check!');
    program.write('K-9i\r');
    await settled(program);
    program.write('\x15S');
    await program.waitFor(/White> S +Sx3c/);
    program.write('\x15moves\r');
    await settled(program);
    await leave(program);
    expectRestored(program);
    return program.rawOutput.toString();
  }

  /** All parameters of SGR sequences. */
  function styles(output: string): Set<number> {
    const all = Array.from(output.matchAll(/\x1b\[([\d;]*)m/g), ([, parameters = '']) =>
      parameters.split(';').map(Number),
    );
    return new Set(all.flat());
  }

  function isColour(parameter: number): boolean {
    return (
      (parameter >= 30 && parameter <= 38) ||
      (parameter >= 40 && parameter <= 48) ||
      (parameter >= 90 && parameter <= 107)
    );
  }

  test.each([
    ['NO_COLOR', [], { NO_COLOR: '1' }],
    ['--no-color', ['--no-color'], {}],
  ] as const)('is missing with %s, but bold, underline and inverse stay', async (_, args, env) => {
    const program = startKomadai(['play', 'shogi', ...args], { home: temporaryFolder(), env });
    const found = styles(await playColourful(program));
    expect([...found].filter(isColour)).toEqual([]);
    expect([1, 4, 7].filter((parameter) => !found.has(parameter))).toEqual([]);
  });

  test('is one of 256 where there are 256, the ground of the window too', async () => {
    const program = startKomadai(['play', 'shogi'], { home: temporaryFolder() });
    const output = await playColourful(program);
    expect(output).toMatch(/\x1b\[(?:1;)?38;5;\d+;48;5;\d+m\x1b\[H\x1b\[2J/);
    expect(output).not.toMatch(/[34]8;2;/);
  });

  test('is one of the 16 named ones otherwise', async () => {
    const env = { TERM: 'xterm' };
    const program = startKomadai(['play', 'shogi'], { home: temporaryFolder(), env });
    const found = styles(await playColourful(program));
    expect([...found].filter(isColour).length).toBeGreaterThan(2);
    expect(found.has(38) || found.has(48)).toBe(false);
  });
});
