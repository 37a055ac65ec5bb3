import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import ssh2, { type ClientChannel } from 'ssh2';
import { describe, expect, onTestFinished, test } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import { foreignIn } from '../helpers/foreign-bytes.ts';
import type { PtyProgram } from '../helpers/pty.ts';
import { expectRestored, KEYS, leave, playMove, waitForPly } from '../helpers/screen-game.ts';
import {
  beginGame,
  Client,
  enterLine,
  resign,
  Served,
  startPractice,
  whyNoClient,
} from '../helpers/served.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { expectSameBoard } from '../helpers/two-terminals.ts';

const NO_CLIENT = whyNoClient();
const WHERE = NO_CLIENT ?? 'on loopback';

/** What a terminal would act on, or what spoils a line; `EVIL` is seen where it is shown. */
const EVIL = [
  'EVIL\x1b[5;8mred',
  'EVIL\x1b]0;title\x07',
  'EVIL\x1b]52;c;ZXZpbA==\x1b\\',
  'EVIL\x1bPq#0\x1b\\',
  'EVIL\x1b[8;1;1t\x1b[>c',
  'EVIL\x9b31m\x90q\x9d0;x\x9c',
  'EVIL\u202egnp.exe\u202c\u2066x\u2069',
  'EVIL\u200f\u200e\u061c\u2028\u2029',
  'EVIL\x00\x07\x08\x0b\x0c\x7f',
  `EVIL${'e\u0301\u0302\u0303'.repeat(1700)}`,
  `EVIL${'\u0301'.repeat(5000)}`,
  'EVIL\ud83d\u200d\u200d\ufeff',
] as const;

/** A client that sends what OpenSSH would not. */
async function rawShell(
  served: Served,
  client: Client,
  {
    user = 'new',
    term = 'xterm',
    env = {},
  }: { user?: string; term?: string; env?: NodeJS.ProcessEnv },
): Promise<{ channel: ClientChannel; output: () => Buffer; hasEnded: () => boolean }> {
  const connection = new ssh2.Client();
  onTestFinished(() => {
    connection.destroy();
  });
  await new Promise<void>((resolve, reject) => {
    connection.once('ready', resolve).once('error', reject);
    connection.connect({
      host: '127.0.0.1',
      port: served.port,
      username: user,
      privateKey: readFileSync(client.keyFile),
    });
  });
  connection.on('error', () => {});
  const channel = await new Promise<ClientChannel>((resolve, reject) => {
    connection.shell({ term, cols: 80, rows: 24 }, { env }, (error, opened) =>
      error ? reject(error) : resolve(opened),
    );
  });
  const parts: Buffer[] = [];
  channel.on('data', (bytes: Buffer) => parts.push(bytes));
  let isOver = false;
  channel.once('close', () => {
    isOver = true;
  });
  return { channel, output: () => Buffer.concat(parts), hasEnded: () => isOver };
}

/** The log holds lines of ASCII alone. */
function expectCleanLog({ log }: Served): void {
  expect(log).toMatch(/^(?:[\x20-\x7e]*\n)+$/);
  expect(log).not.toContain('EVIL');
}

/** Whether what a program has shown is text and our own sequences. */
function expectClean(...programs: readonly PtyProgram[]): void {
  for (const program of programs) expect(foreignIn(program.rawOutput)).toBeUndefined();
}

describe.skipIf(NO_CLIENT)(`foreign text (${WHERE})`, () => {
  test('is told from our own sequences', () => {
    const texts = EVIL.filter((text) => /[\p{Cc}\u2028\u202e]/u.test(text));
    expect(texts.length).toBeGreaterThan(8);
    for (const text of texts) expect([text, foreignIn(Buffer.from(text))]).not.toContain(undefined);
    const own = '\x1b[?1049h\x1b[H\x1b[2;3H\x1b[1;38;5;5;48;2;1;2;3;7m\r\n歩\x1b[K\x1b[m';
    expect(foreignIn(Buffer.from(own))).toBeUndefined();
  });

  test('as names, terminals, environments and texts reaches no screen and no log as it is', async () => {
    const served = await Served.start();
    const watcher = new Client();
    const watcherAt = await watcher.register(served, 'Watcher');
    for (const text of EVIL) {
      const evil = new Client();
      const user = text.slice(0, 60);
      const { channel, output, hasEnded } = await rawShell(served, evil, {
        user,
        term: text,
        env: { LANG: text, LC_ALL: text, TERM: text, COLORTERM: text, PATH: text },
      }).catch(() => rawShell(served, evil, {}));
      await eventually(() => expect(output().toString()).toContain('Welcome'));
      channel.write(`${text}\r`);
      channel.write(`\x1b[200~${text}\x1b[201~\r`);
      // Keys of a flood are dropped, this one among them.
      await eventually(() => {
        channel.write('\x03');
        expect(hasEnded()).toBe(true);
      });
      // What they get back themselves is clean as well.
      expect(foreignIn(output())).toBeUndefined();
    }
    expectClean(watcherAt);
    expectCleanLog(served);
  });

  test('as the name of a client reaches no log as it is', async () => {
    const served = await Served.start();
    for (const text of EVIL) {
      const socket = connect(served.port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write(`SSH-2.0-Client${text.slice(0, 200)}\r\n`);
      const ended = new Promise((resolve) => socket.once('close', resolve));
      socket.end('No packet of ours.\r\n');
      socket.resume();
      await ended;
    }
    await eventually(() => expect(served.log.match(/ lost /g)).toHaveLength(EVIL.length));
    expect(served.log).toMatch(/^(?:[^\p{C}\p{Zl}\p{Zp}]*\n)+$/u);
  });

  test('said to the other side reaches neither screens nor lines as it is', async () => {
    const served = await Served.start();
    const [black, white] = [new Client(), new Client()];
    const blackAt = black.lines(served, { user: 'new' });
    blackAt.say('name Anna', 'challenge yari black invite');
    const line = await blackAt.line(/^The other player types: ssh /);
    const code = /([0-9A-Z]{6})@/.exec(line)?.[1] ?? '';
    const whiteAt = white.enter(served, { user: code });
    await whiteAt.waitFor('Take this name');
    whiteAt.write('Ben\r');
    await whiteAt.waitFor('Anna invites you.');
    whiteAt.write('y');
    await waitForPly(whiteAt, 0);
    const watcher = new Client();
    const watching = await watcher.register(served, 'Cleo', { user: code });
    // As many as may be said in a moment.
    const sayings = [EVIL.slice(0, 5), EVIL.slice(5, 9), EVIL.slice(9, 10), EVIL.slice(10)];
    for (const [index, texts] of sayings.entries()) {
      blackAt.say(`say N${index} ${texts.join(' ').slice(0, 190)}`);
      await Promise.all([whiteAt, watching].map((program) => program.waitFor(`Anna: N${index}`)));
    }
    for (const text of EVIL) blackAt.say(text, `note ${text}`, `save ${text}`, `join ${text}`);
    blackAt.say('P-4f');
    await waitForPly(whiteAt, 1);
    expectClean(whiteAt, watching);
    expectCleanLog(served);
  });
});

describe.skipIf(NO_CLIENT)(`files (${WHERE})`, () => {
  test('are written to the own folder, by plain names', async () => {
    const served = await Served.start();
    const client = new Client();
    const program = await client.register(served, 'Anna');
    await startPractice(program);
    const before = filesBelow(dirname(served.folder));
    for (const name of ['../x', 'a/b', '/tmp/komadai-x', '..', 'x\0y', '~/x', 'a\\b']) {
      enterLine(program, `save ${name}`);
      await program.waitFor(/name|NOT SAVED|save/);
      enterLine(program, 'show P');
      await program.waitFor(/pawn/);
      program.write(KEYS.escape);
      await program.waitFor('Black>');
    }
    await playMove(program, 'P-4f', 1);
    await resign(program);
    await program.waitFor('Game over');
    enterLine(program, 'replay');
    await program.waitFor('Esc back');
    // Games leave by the own ssh alone.
    for (const name of ['../x.usi', '/tmp/komadai-x.usi', 'a/b.usi', 'x.usi']) {
      enterLine(program, `export ${name}`);
      await program.waitFor(/ssh -p \d+ \S+ export all/);
      program.write(KEYS.eraseLine);
      await program.waitFor('Esc back');
    }
    const after = filesBelow(dirname(served.folder)).filter((path) => !before.includes(path));
    for (const path of after) expect(path).toMatch(/^komadai-person-\w+\//);
    expect(after.length).toBeGreaterThan(0);
    expect(after.filter((path) => path.endsWith('usi'))).toEqual([]);
    for (const end of ['psn', 'usi']) expect(existsSync(`/tmp/komadai-x.${end}`)).toBe(false);
    await leave(program);
  });

  test('behind a link in the own folder are neither shown nor written', async () => {
    const served = await Served.start();
    const client = new Client();
    const secret = join(temporaryFolder(), 'secret.psn');
    const text = '[Variant "yari"]\n[Black "Secret"]\n\n1. P-4f *\n';
    writeFileSync(secret, text);
    const program = await client.register(served, 'Anna');
    await startPractice(program);
    await playMove(program, 'P-4f', 1);
    // As long as she is here her files lie in a folder.
    const home = dirname(served.folder);
    const person = readdirSync(home).find((name) => name.startsWith('komadai-person-')) ?? '';
    const games = join(home, person, 'games');
    mkdirSync(games, { recursive: true });
    symlinkSync(secret, join(games, 'linked.psn'));
    symlinkSync(dirname(secret), join(games, 'folder'));
    const { stdout } = await client.run(served, 'export all');
    expect(stdout).toContain('P-4f');
    expect(stdout).not.toContain('Secret');
    const again = client.enter(served);
    await again.waitFor('Lobby');
    await startPractice(again);
    for (const name of ['linked', 'folder/x', 'folder']) {
      enterLine(again, `save ${name}`);
      await again.waitFor(/save|name|SAVED/);
    }
    for (const one of [again, program]) await leave(one);
    expect((await client.run(served, 'export all')).stdout).not.toContain('Secret');
    expect(readdirSync(home)).not.toContain(person);
    expect(readFileSync(secret, 'utf8')).toBe(text);
    expect(readdirSync(dirname(secret))).toEqual(['secret.psn']);
  });
});

describe.skipIf(NO_CLIENT)(`one among others (${WHERE})`, () => {
  test('Ctrl-Z and Ctrl-\\ stop nobody', async () => {
    const served = await Served.start();
    const { blackAt, whiteAt } = await beginGame(served);
    blackAt.write('\x1a\x1c');
    enterLine(blackAt, 'P-4f');
    await expectSameBoard(blackAt, whiteAt, 1);
    blackAt.write('\x1a');
    enterLine(whiteAt, 'P-4d');
    await expectSameBoard(blackAt, whiteAt, 2);
  });

  test.each([
    ['a key', 'throw new Error(typed);', true],
    ['a timer', 'setTimeout(() => { throw new Error(typed); }, 0); return typed;', false],
    ['a promise', 'void Promise.reject(new Error(typed)); return typed;', false],
  ])('a fault in %s is logged by its kind, and leaves the others alone', async (_, act, ends) => {
    const served = await Served.start({ preload: faulty('trim', 'the fault', act) });
    const { blackAt, whiteAt } = await beginGame(served);
    const broken = new Client();
    const brokenAt = await broken.register(served, 'Cleo');
    await startPractice(brokenAt);
    enterLine(brokenAt, 'the fault');
    if (ends) await expectBroken(brokenAt);
    await eventually(() => expect(served.log).toMatch(/ (?:session-)?fault /));
    expect(served.log).not.toContain('the fault');
    enterLine(blackAt, 'P-4f');
    await expectSameBoard(blackAt, whiteAt, 1);
    await leave(blackAt);
    const again = broken.enter(served);
    await again.waitFor('Lobby');
    await leave(again);
  });

  test('a fault while the house does what was asked ends one session', async () => {
    const act = 'throw new Error(typed);';
    const served = await Served.start({ preload: faulty('normalize', 'Faulty', act) });
    const { blackAt, whiteAt } = await beginGame(served);
    const brokenAt = new Client().enter(served, { user: 'new' });
    await brokenAt.waitFor('Take this name');
    brokenAt.write('Faulty\r');
    await expectBroken(brokenAt);
    enterLine(blackAt, 'P-4f');
    await expectSameBoard(blackAt, whiteAt, 1);
  });

  test('a flood of Ctrl-L leaves the others their game', async () => {
    const served = await Served.start();
    const { blackAt, whiteAt } = await beginGame(served);
    const flooding = new Client();
    const floodingAt = await flooding.register(served, 'Cleo');
    for (let round = 0; round < 50; round++) floodingAt.write(KEYS.repaint.repeat(2000));
    for (const [index, move] of ['P-4f', 'P-4d', 'P-3f', 'P-3d'].entries()) {
      enterLine(index % 2 === 0 ? blackAt : whiteAt, move);
      await expectSameBoard(blackAt, whiteAt, index + 1);
    }
    await leave(blackAt);
  });

  test('a paste of 4,000 characters arrives whole', async () => {
    const served = await Served.start();
    const client = new Client();
    const program = await client.register(served, 'Anna');
    await startPractice(program);
    await playMove(program, 'P-4f', 1);
    const text = Array.from(
      { length: 800 },
      (_, index) => `w${String(index).padStart(3, '0')}`,
    ).join(' ');
    program.write(`note \x1b[200~${text}\x1b[201~\r`);
    await eventually(async () => {
      const { stdout } = await client.run(served, 'export all');
      expect(stdout.replace(/\s+/g, ' ')).toContain(text);
    });
    await leave(program);
  });

  test('somebody who is banned is sent away, and not let in again', async () => {
    const served = await Served.start();
    const { white, blackAt, whiteAt } = await beginGame(served);
    expect(await served.admin('ban', white.print)).toMatchObject({ status: 0 });
    await whiteAt.exit;
    await blackAt.waitFor('is away');
    const again = await white.run(served, 'games', {
      options: ['-o', 'BatchMode=no', '-o', 'LogLevel=INFO'],
    });
    expect(again).toMatchObject({ status: 255, stdout: '' });
    expect(again.stderr).toContain('You were sent away from this server.');
    await resign(blackAt);
  });
});

/** A program that makes a method of texts fail at one text. */
function faulty(method: 'trim' | 'normalize', text: string, act: string): string {
  const preload = join(temporaryFolder(), 'fault.mjs');
  writeFileSync(
    preload,
    `const whole = String.prototype.${method};
     String.prototype.${method} = function (...args) {
       const typed = whole.apply(this, args);
       if (typed !== '${text}') return typed;
       ${act}
     };`,
  );
  return preload;
}

/** A session that an error of the program has ended. */
async function expectBroken(program: PtyProgram): Promise<void> {
  expect(await program.exit).toEqual({ code: 1 });
  expectRestored(program);
  expect(program.screen().join('\n')).toContain('An error in the program ended this session');
}

/** All files and folders below a folder, by their paths in it. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' });
}
