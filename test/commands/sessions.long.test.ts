import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setImmediate as afterEvents } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { expect, test, vi } from 'vitest';
import { runCommandLine } from '../../source/commands/run.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const SESSIONS = 50;

const GAME = '[Variant "shogi"]\n\n1. P-7f P-3d 2. P-2f P-8d *\n';

/** What is shown, the text that tells that it is there, and the keys that are pressed then. */
const SHOWN: readonly (readonly [argv: readonly string[], text: string, keys?: string])[] = [
  [[], 'Settings'],
  [['play', 'yari'], 'Black>', 'P-7f\r'],
  [['play', 'shogi', '--clock', '600+30'], 'Black>', 'P-7f\r'],
  [['play', 'ogi', '--white', 'level:10'], 'Black>', 'P-4e\r'],
  [['play', 'shogi', '--black', 'level:10', '--clock', '600'], 'Black thinks.'],
  [['replay', 'game.psn'], 'P-7f', 'a'],
  [['tsume', '--sfen', '4k4/9/4P4/9/9/9/9/9/9 b G 1'], 'mate', 'G*5b\r'],
  [['settings'], 'labels'],
];

/** One person's terminal at the other end of a line. */
class Line {
  readonly home = temporaryFolder();
  readonly input = Object.assign(new PassThrough(), { isTTY: true });
  readonly output = Object.assign(new PassThrough({ encoding: 'utf8' }), {
    isTTY: true,
    columns: 80,
    rows: 24,
  });
  readonly errors = new PassThrough({ encoding: 'utf8' });
  readonly status: Promise<number>;
  screen = '';

  constructor(argv: readonly string[]) {
    this.output.on('data', (text: string) => {
      this.screen += text;
    });
    const words = argv.map((word) => (word === 'game.psn' ? this.#gameFile() : word));
    this.status = runCommandLine(words, {
      texts: ENGLISH,
      stdin: this.input,
      stdout: this.output,
      stderr: this.errors,
      env: { TERM: 'xterm-256color', LANG: 'C.UTF-8', KOMADAI_HOME: this.home },
      now: () => new Date(2026, 10, 22),
      random: () => 0.5,
    });
  }

  drop(): void {
    this.input.destroy();
    this.output.destroy();
  }

  get games(): string[] {
    return readdirSync(this.home, { recursive: true, encoding: 'utf8' });
  }

  #gameFile(): string {
    const path = join(this.home, 'game.psn');
    writeFileSync(path, GAME);
    return path;
  }
}

/** What of a session could stay in the process. */
function left() {
  const events = process.eventNames().map((name) => [name, process.listenerCount(name)]);
  // An Immediate is over at once.
  const resources = process.getActiveResourcesInfo().filter((kind) => kind !== 'Immediate');
  return { events, resources: resources.sort() };
}

/** The same when it is as wanted, or after ten seconds. */
async function leftAfter(isWanted: (now: ReturnType<typeof left>) => boolean) {
  const endMs = performance.now() + 10_000;
  do await afterEvents();
  while (!isWanted(left()) && performance.now() < endMs);
  return left();
}

test(`${SESSIONS} sessions in one process leave nothing when their lines drop`, async () => {
  // Ink listens to the process once for each session while it lasts.
  process.setMaxListeners(process.getMaxListeners() + SESSIONS);
  // The first one loads what all of them use, with the one listener that gives up all locks.
  const first = new Line(['play', 'yari']);
  first.input.write('P-7f\r');
  await vi.waitFor(() => expect(first.games.join()).toContain('.psn'), 20_000);
  first.drop();
  await first.status;
  const before = await leftAfter(({ resources }) => !resources.includes('Timeout'));

  const lines = Array.from({ length: SESSIONS }, (_, at) => {
    const [argv, text, keys] = itemAt(SHOWN, at % SHOWN.length);
    return { line: new Line(argv), text, keys };
  });
  await vi.waitFor(() => {
    for (const { line, text } of lines) expect(line.screen).toContain(text);
  }, 60_000);
  for (const { line, keys } of lines) if (keys !== undefined) line.input.write(keys);
  await vi.waitFor(() => {
    for (const { line, keys } of lines) {
      if (keys?.startsWith('P-')) expect(line.games.join()).toMatch(/games\/[^,]*\.psn/);
    }
  }, 60_000);

  for (const { line } of lines) line.drop();
  const statuses = await Promise.all(lines.map(({ line }) => line.status));
  expect(new Set(statuses)).toEqual(new Set([0]));
  expect(await leftAfter((now) => isDeepStrictEqual(now, before))).toEqual(before);
  for (const { line, keys = '' } of lines) {
    expect(line.games.filter((name) => name.endsWith('.lock'))).toEqual([]);
    expect(line.input.eventNames().concat(line.output.eventNames())).not.toContain('resize');
    if (!keys.startsWith('P-')) continue;
    const [game = ''] = line.games.filter((name) => name.endsWith('.psn'));
    expect(readFileSync(join(line.home, game), 'utf8')).toContain(`1. ${keys.trim()}`);
  }
}, 120_000);
