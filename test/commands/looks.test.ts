import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { runCommand } from '../helpers/command.ts';
import { sharedTest, shareOf, test } from '../helpers/run-size.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const GAME = '[Variant "shogi"]\n[Black "Ann"]\n\n1. P-7f P-3d *\n';
const UTF8 = { LANG: 'C.UTF-8', TERM: 'xterm' };

/** A folder with settings and one game. */
function homeWith(settings: object = {}): string {
  const home = temporaryFolder();
  writeFileSync(join(home, 'config.json'), JSON.stringify(settings));
  writeFileSync(join(home, 'game.psn'), GAME);
  return home;
}

interface Row {
  readonly name: string;
  readonly argv: (home: string) => string[];
  readonly shown: readonly string[];
  readonly stdin?: string;
  /** A command line that is not understood does not tell where the settings are. */
  readonly isFault?: boolean;
}

const POSITION: Row = {
  name: 'a position: title and the other side',
  argv: (home) => ['show', join(home, 'game.psn')],
  shown: ['\x1b[1mShogi, even game', '\x1b[36mv香\x1b[39m'],
};

const ROWS: readonly Row[] = [
  POSITION,
  {
    name: 'help: headings bold, the hint dim',
    argv: () => ['help'],
    shown: ['\x1b[1mCommands:\x1b[22m', '\x1b[2mkomadai COMMAND --help'],
  },
  {
    name: 'help of a command',
    argv: () => ['perft', '--help'],
    shown: ['\x1b[1mOptions:\x1b[22m'],
  },
  {
    name: 'a fault: where it is',
    argv: () => ['perft', '--deep'],
    shown: ['\x1b[33m\x1b[1mkomadai perft:\x1b[22m\x1b[39m unknown option "--deep"'],
    isFault: true,
  },
  {
    name: 'settings: a default dim',
    argv: () => ['settings', 'labels'],
    shown: ['\x1b[2mkanji\x1b[22m'],
  },
  {
    name: 'settings: what was changed bold',
    argv: () => ['settings', 'bell'],
    shown: ['\x1b[1moff\x1b[22m'],
  },
  {
    name: 'the line mode: the board, and what is refused',
    argv: () => ['play', 'shogi', '--plain'],
    shown: ['\x1b[36mv香\x1b[39m', '\x1b[33m\x1b[1m? '],
    stdin: 'board\nP-1a\n',
  },
];

interface Place {
  readonly settings?: object;
  readonly isTerminal?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly more?: readonly string[];
}

/** What a row writes; on a terminal that shows colours, if nothing else is said. */
async function output(
  { argv, stdin = '' }: Row,
  { settings = {}, isTerminal = true, env = {}, more = [] }: Place = {},
): Promise<string> {
  const home = homeWith({ bell: 'off', ...settings });
  const words = [...argv(home), '--home', home, ...more];
  const run = await runCommand(words, { isTerminal, stdin, env: { ...UTF8, ...env } });
  return run.stdout + run.stderr;
}

describe.each(ROWS)('$name', (row) => {
  test('on a terminal', async () => {
    const text = await output(row);
    for (const part of row.shown) expect(text).toContain(part);
  });

  sharedTest.each(
    shareOf<[name: string, place: Place]>([
      ['a pipe', { isTerminal: false }],
      ['NO_COLOR', { env: { NO_COLOR: '1' } }],
      ['--no-color', { more: ['--no-color'] }],
      ...(row.isFault ? [] : [['colour off', { settings: { colour: 'off' } }] as [string, Place]]),
    ]),
  )('without a look: %s', async (_name, place) => {
    expect(await output(row, place)).not.toContain('\x1b');
  });
});

test('FORCE_COLOR has looks in a pipe, against NO_COLOR', async () => {
  const env = { FORCE_COLOR: '1', NO_COLOR: '1' };
  const text = await output(POSITION, { isTerminal: false, env });
  for (const part of POSITION.shown) expect(text).toContain(part);
});

test('another theme looks otherwise', async () => {
  const text = await output(POSITION, { settings: { theme: 'light' } });
  expect(text).toContain('\x1b[34mv香\x1b[39m');
});
