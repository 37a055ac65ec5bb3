import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findVariant } from '../../source/rules/variants/index.ts';
import { lobby } from '../../source/text/en/lobby.ts';
import { partOfDay } from '../helpers/day-part.ts';
import { eventually } from '../helpers/eventually.ts';
import { expectRestored, KEYS, leave, MATED_GAMES, waitForPly } from '../helpers/screen-game.ts';
import {
  accept,
  beginGame,
  Client,
  challenge,
  clocksOf,
  comeBack,
  enterLine,
  expectDrained,
  expectOnce,
  type Pair,
  resign,
  Served,
  whyNoClient,
} from '../helpers/served.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { expectSameBoard } from '../helpers/two-terminals.ts';

const GUEST_TEXT = lobby.LOBBY_ANSWERS.guest;

const NO_CLIENT = whyNoClient();
const WHERE = NO_CLIENT ?? 'on loopback';

const WATCHERS = 10;
/** How many plies each trouble is tried at. */
const PLIES = 12;
/** The plies at which something goes wrong today. */
const UNLUCKY = partOfDay([...Array(PLIES).keys()], 12);

const { moves: shogiMoves } = MATED_GAMES[1] ?? { moves: '' };
const MOVES = shogiMoves.split(' ');
const OFFER = { Game: 'Shogi', Clock: '10:00' };

/** Plays the moves from one ply to another, looking at both boards. */
async function playOn({ blackAt, whiteAt }: Pair, from: number, to: number): Promise<void> {
  for (let ply = from; ply < to; ply++) {
    enterLine(ply % 2 === 0 ? blackAt : whiteAt, MOVES[ply] ?? '');
    await expectSameBoard(blackAt, whiteAt, ply + 1);
  }
}

describe.skipIf(NO_CLIENT)(`two OpenSSH clients (${WHERE})`, () => {
  test.each(partOfDay(MATED_GAMES, 3))(
    'play $variant to mate, with one board',
    async ({ variant, moves }) => {
      const served = await Served.start();
      const name = findVariant(variant)?.name ?? '';
      const { black, blackAt, whiteAt, code } = await beginGame(served, {
        Game: name,
        Clock: '10:00',
      });
      for (const [index, move] of moves.split(' ').entries()) {
        enterLine(index % 2 === 0 ? blackAt : whiteAt, move);
        await expectSameBoard(blackAt, whiteAt, index + 1);
      }
      for (const program of [blackAt, whiteAt]) await program.waitFor(/wins by[\s\S]*checkmate/);
      const { stdout } = await black.run(served, `export ${code}`);
      expect(stdout).toContain('[Termination "checkmate"]');
      expect((await black.run(served, `ratings ${variant}`)).stdout).toMatch(
        /You: 1\d{3} \+-\d+ \? after 1 game/,
      );
      await leave(blackAt);
      await leave(whiteAt);
    },
  );

  test('play until a flag falls, which the server sees', async () => {
    const served = await Served.start();
    const [black, white] = [new Client(), new Client()];
    const blackAt = black.lines(served, { user: 'new' });
    blackAt.say('name Anna', 'challenge shogi 3 black');
    await blackAt.line(/^Your challenge stands/);
    const whiteAt = await white.register(served, 'Ben');
    await accept(whiteAt);
    blackAt.say('P-7f');
    await waitForPly(whiteAt, 1);
    enterLine(whiteAt, 'P-3d');
    await blackAt.line(/^2\. White P-3d$/);
    await blackAt.line(/^= White wins on time$/);
    await whiteAt.waitFor(/White wins on[\s\S]*time/);
    // Two plies count for nobody.
    expect((await white.run(served, 'ratings shogi')).stdout).not.toContain('You:');
  });

  test('play on while ten look on, one of whom has stopped', async () => {
    const served = await Served.start();
    const pair = await beginGame(served, OFFER);
    const { blackAt, whiteAt, code } = pair;
    const watchers = [];
    for (let index = 0; index < WATCHERS; index++) {
      const client = new Client();
      const naming = client.lines(served, { user: 'new' });
      naming.say(`name Watcher${index}`, 'quit');
      expect(await naming.exit).toEqual([0, null]);
      watchers.push(client.enter(served, { words: `watch ${code}`, options: ['-t'] }));
    }
    for (const watcher of watchers) await watcher.waitFor(/ply 0\b/);
    await blackAt.waitFor(`(${WATCHERS} watching)`);
    const [stopped, ...awake] = watchers;
    process.kill(stopped?.pid ?? 0, 'SIGSTOP');
    await playOn(pair, 0, 12);
    for (const watcher of awake) await watcher.waitFor(/ply 12\b/);
    process.kill(stopped?.pid ?? 0, 'SIGCONT');
    await stopped?.waitFor(/ply 12\b/);
    for (const watcher of awake.slice(0, 3)) watcher.hangUp();
    await blackAt.waitFor(`(${WATCHERS - 3} watching)`);
    await resign(blackAt);
    await whiteAt.waitFor(/White wins[\s\S]*resignation/);
    for (const watcher of awake.slice(3)) await watcher.waitFor(/White wins[\s\S]*resignation/);
  });

  test('a quick game and its rematch, one of two line by line', async () => {
    const served = await Served.start();
    const [one, other] = [new Client(), new Client()];
    const screen = await one.register(served, 'Anna');
    const lines = other.lines(served, { user: 'new' });
    lines.say('name Ben', 'quick shogi 600+30');
    await lines.line(/^You offer a game of shogi/);
    await screen.waitFor(/offer +Ben/);
    screen.write('/offer\r');
    await screen.waitFor(/> offer/);
    screen.write('\r');
    await screen.waitFor(/You play (?:Black|White) against Ben/);
    const first = /(Black|White)/.exec(
      await lines.line(/^You play (Black|White) against Anna/),
    )?.[1];
    await resign(screen);
    await lines.line(/^= (?:Black|White) wins by resignation/);
    lines.say('rematch');
    await screen.waitFor(/offers a rematch: type "accept" or "decline"/);
    enterLine(screen, 'rematch');
    const second = /(Black|White)/.exec(await lines.line(/^Rematch: you play /))?.[1];
    expect([first, second].toSorted()).toEqual(['Black', 'White']);
    await screen.waitFor(/Rematch: you play (?:Black|White) against Ben/);
    if (second === 'Black') lines.say('P-7f');
    else enterLine(screen, 'P-7f');
    await waitForPly(screen, 1);
    const { stdout } = await one.run(served, 'games');
    expect(stdout.match(/^[0-9A-Z]{6} .* yes$/gm)).toHaveLength(1);
  });

  test('two play by invitation and line by line, and agree to a draw', async () => {
    const served = await Served.start();
    const [black, white] = [new Client(), new Client()];
    const blackAt = black.lines(served, { user: 'new' });
    await blackAt.line(/^What is your name\?/);
    blackAt.say('甲斐', 'challenge ogi 600+30 black invite');
    const line = await blackAt.line(/^The other player types: ssh /);
    const code = /([0-9A-Z]{6})@/.exec(line)?.[1] ?? '';
    const whiteAt = white.lines(served, { user: code.toLowerCase() });
    await whiteAt.line(/^What is your name\?/);
    whiteAt.say('Ben');
    for (const program of [blackAt, whiteAt]) await program.line(/^Ogi.* ply 0/);
    blackAt.say('P-7e');
    await whiteAt.line(/^1\. Black P-7e$/);
    whiteAt.say('P-2d', 'draw');
    await blackAt.line(/^2\. White P-2d$/);
    await blackAt.line(/^White offers a draw/);
    blackAt.say('accept');
    for (const program of [blackAt, whiteAt]) await program.line(/^= Draw by agreement/);
    whiteAt.say('lobby', 'quit');
    blackAt.say('quit', 'quit');
    for (const program of [blackAt, whiteAt]) expect(await program.exit).toEqual([0, null]);
    const { stdout } = await white.run(served, 'export all');
    expect(stdout).toMatch(/\[Black "甲斐"\][\s\S]*\[Termination "agreement"\]/);
    // Games by invitation are not rated.
    expect((await white.run(served, 'ratings ogi')).stdout).toContain(
      'Nobody has a rating in this game yet',
    );
    const lateAt = white.enter(served, { user: code });
    await lateAt.waitFor('with this code any more');
    await leave(lateAt);
    const wrongAt = white.enter(served, { user: code.split('').reverse().join('') });
    await wrongAt.waitFor('with this code any more');
    await leave(wrongAt);
  });
});

describe.skipIf(NO_CLIENT)(`bad luck (${WHERE})`, () => {
  test('a line is cut at any ply: the other sees it, and one comes back to the same board', async () => {
    const served = await Served.start();
    const pair = { ...(await beginGame(served, OFFER)) };
    const { black, white, code } = pair;
    for (let ply = 0; ply < PLIES; ply++) {
      if (!UNLUCKY.includes(ply)) {
        await playOn(pair, ply, ply + 1);
        continue;
      }
      const isWhite = ply % 4 > 1;
      const [cut, other] = isWhite ? [pair.whiteAt, pair.blackAt] : [pair.blackAt, pair.whiteAt];
      cut.write('P-');
      cut.kill('SIGKILL');
      await other.waitFor(/(?:Anna|Ben|Black|White) is away/);
      const back = await comeBack(isWhite ? white : black, served, { code, ply, isWhite });
      if (isWhite) pair.whiteAt = back;
      else pair.blackAt = back;
      await other.waitFor((lines) => !lines.join('\n').includes('is away'));
      await expectSameBoard(pair.blackAt, pair.whiteAt, ply);
      await playOn(pair, ply, ply + 1);
      const [one, two] = [await clocksOf(pair.blackAt), await clocksOf(pair.whiteAt)];
      expect(Math.abs(one.Black - two.Black)).toBeLessThanOrEqual(1);
      expect(Math.abs(one.White - two.White)).toBeLessThanOrEqual(1);
    }
  });

  test('a line is cut while a move is on its way: it is played once, or not at all', async () => {
    const served = await Served.start();
    const pair = { ...(await beginGame(served, OFFER)) };
    const { black, code } = pair;
    let ply = 0;
    for (let round = 0; round < 4; round++) {
      const move = MOVES[ply] ?? '';
      enterLine(pair.blackAt, move);
      // Sometimes it has left, and sometimes not.
      if (round % 2 === 1) await pair.blackAt.waitFor(new RegExp(`ply ${ply + 1}\\b`));
      pair.blackAt.kill('SIGKILL');
      pair.blackAt = black.enter(served, { user: code });
      await pair.blackAt.waitFor(new RegExp(`ply (?:${ply}|${ply + 1})\\b`));
      await pair.whiteAt.waitFor((lines) => !lines.join('\n').includes('is away'));
      const isPlayed = pair.blackAt
        .screen()
        .join('\n')
        .includes(`ply ${ply + 1}`);
      await playOn(pair, isPlayed ? ply + 1 : ply, ply + 2);
      ply += 2;
    }
    await expectOnce(black, served, code, MOVES.slice(0, ply));
  });

  test('the server is killed at any ply: both come back, and nothing is lost or doubled', async () => {
    const served = await Served.start();
    const pair = { ...(await beginGame(served, OFFER)) };
    const { black, white, code } = pair;
    for (let ply = 0; ply < PLIES; ply++) {
      if (!UNLUCKY.includes(ply)) {
        await playOn(pair, ply, ply + 1);
        continue;
      }
      const before = await clocksOf(pair.blackAt);
      const from = performance.now();
      await served.stop('SIGKILL');
      const killed = performance.now();
      for (const program of [pair.blackAt, pair.whiteAt]) await program.exit;
      await served.restart();
      const up = performance.now();
      [pair.blackAt, pair.whiteAt] = await Promise.all([
        comeBack(black, served, { code, ply }),
        comeBack(white, served, { code, ply, isWhite: true }),
      ]);
      await expectSameBoard(pair.blackAt, pair.whiteAt, ply);
      const after = await clocksOf(pair.whiteAt);
      const mover = ply % 2 === 0 ? 'Black' : 'White';
      const other = ply % 2 === 0 ? 'White' : 'Black';
      // The outage is charged to nobody; what is shown is rounded.
      const chargedS = (performance.now() - up + killed - from) / 1000;
      expect(before[mover] - after[mover]).toBeLessThanOrEqual(chargedS + 1);
      expect(after[mover]).toBeLessThanOrEqual(before[mover] + 1);
      expect(after[other]).toBe(before[other]);
      await playOn(pair, ply, ply + 1);
    }
    await expectOnce(black, served, code, MOVES.slice(0, PLIES));
  }, 120_000);

  test('the server is killed while a move is on its way: it is played once, or not at all', async () => {
    const served = await Served.start();
    const pair = { ...(await beginGame(served, OFFER)) };
    const { black, white, code } = pair;
    let ply = 0;
    for (let round = 0; round < 4; round++) {
      enterLine(pair.blackAt, MOVES[ply] ?? '');
      // What the other has seen is kept.
      const isSeen = round % 2 === 1;
      if (isSeen) await waitForPly(pair.whiteAt, ply + 1);
      await served.stop('SIGKILL');
      await served.restart();
      pair.blackAt = black.enter(served, { user: code });
      pair.whiteAt = white.enter(served, { user: code });
      await pair.blackAt.waitFor(new RegExp(`ply (?:${ply}|${ply + 1})\\b`));
      const isPlayed = pair.blackAt
        .screen()
        .join('\n')
        .includes(`ply ${ply + 1}`);
      if (isSeen) expect(isPlayed).toBe(true);
      const at = isPlayed ? ply + 1 : ply;
      await waitForPly(pair.whiteAt, at);
      enterLine(pair.whiteAt, 'flip');
      await expectSameBoard(pair.blackAt, pair.whiteAt, at);
      await playOn(pair, at, ply + 2);
      ply += 2;
    }
    await expectOnce(black, served, code, MOVES.slice(0, ply));
    await leave(pair.blackAt);
    pair.whiteAt.write(KEYS.escape);
    await pair.whiteAt.waitFor('Lobby');
  });

  test('play a game of a file', async () => {
    const file = join(temporaryFolder(), 'little.ini');
    writeFileSync(file, '[little:minishogi]\n# komadai: name = Little shogi\n');
    const served = await Served.start({ args: ['--open', '--variants', file] });
    const { blackAt, whiteAt } = await beginGame(served, { Game: 'Little shogi' });
    enterLine(blackAt, 'P-5c');
    await expectSameBoard(blackAt, whiteAt, 1);
  });
});

describe.skipIf(NO_CLIENT)(`whoever runs the server (${WHERE})`, () => {
  test('sees who is here, closes a game, and ends the server', async () => {
    const served = await Served.start();
    const { black, blackAt, whiteAt, code } = await beginGame(served);
    expect((await served.admin('who')).stdout).toMatch(/Anna[\s\S]*Ben/);
    expect(await served.admin('close', code)).toMatchObject({ status: 0 });
    for (const program of [blackAt, whiteAt]) await program.waitFor('broken off');
    expect((await black.run(served, 'ratings')).stdout).toContain(
      'Nobody has a rating in this game yet',
    );
    expect(await served.admin('drain')).toMatchObject({ status: 0 });
    for (const program of [blackAt, whiteAt]) {
      await program.exit;
      expectRestored(program);
    }
    await eventually(() => expect(served.isRunning).toBe(false));
    expect(await served.admin('who')).toMatchObject({ status: 1 });
  });

  test('a server that is told to end leaves terminals whole and games kept', async () => {
    const served = await Served.start();
    const { black, blackAt, whiteAt, code } = await beginGame(served);
    enterLine(blackAt, 'P-4f');
    await expectSameBoard(blackAt, whiteAt, 1);
    await expectDrained(served, [blackAt, whiteAt]);
    await served.restart();
    expect((await black.run(served, `export ${code}`)).stdout).toMatch(/^1\. P-4f$/m);
  });
});

describe.skipIf(NO_CLIENT)(`who may come in (${WHERE})`, () => {
  test('only those of a file; the others are told why', async () => {
    const [invited, stranger] = [new Client(), new Client()];
    const served = await Served.start({ args: ['--keys', `${invited.keyFile}.pub`] });
    await leave(await invited.register(served, 'Anna'));
    const refused = await stranger.run(served, 'games', {
      options: ['-o', 'BatchMode=no', '-o', 'LogLevel=INFO'],
    });
    expect(refused).toMatchObject({ status: 255, stdout: '' });
    expect(refused.stderr).toContain('This server is for people who were invited');
  });

  test('guests without a key, who take no name and no rating', async () => {
    const served = await Served.start({ args: ['--open', '--guests'] });
    const [player, guest] = [new Client(), new Client()];
    const playerAt = await player.register(served, 'Anna');
    const options = ['-o', 'PubkeyAuthentication=no', '-o', 'BatchMode=no'];
    const guestAt = guest.enter(served, { user: 'Anna', options });
    await guestAt.waitFor('Press Enter:');
    guestAt.write('\r');
    await guestAt.waitFor(/Lobby[\s\S]*you +guest-\d{4} +guest/);
    guestAt.write('m');
    await guestAt.waitFor(GUEST_TEXT);
    await challenge(playerAt, { 'You play': 'White' });
    await accept(guestAt);
    await playerAt.waitFor(/guest-\d{4}/);
    await resign(guestAt);
    await playerAt.waitFor(/White wins[\s\S]*resignation/);
    expect((await player.run(served, 'ratings yari')).stdout).toContain(
      'Nobody has a rating in this game yet',
    );
    await leave(guestAt);
    await leave(playerAt);
    const lineAt = guest.enter(served, { user: 'new', options: [...options, '-T'] });
    await lineAt.waitFor('Press Enter:');
    lineAt.write('\r');
    await lineAt.waitFor(/You are guest-\d{4}/);
    lineAt.write('name Boris\r');
    await lineAt.waitFor(/^\? /m);
    expect((await player.run(served, 'who')).stdout).not.toContain('Boris');
  });
});
