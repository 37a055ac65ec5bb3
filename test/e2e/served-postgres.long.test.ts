import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import { Postgres, whyNoPostgres } from '../helpers/postgres.ts';
import { KEYS, leave, MATED_GAMES, waitForPly } from '../helpers/screen-game.ts';
import {
  beginGame,
  Client,
  challenge,
  clocksOf,
  comeBack,
  enterLine,
  expectOnce,
  resign,
  Served,
  whyNoClient,
} from '../helpers/served.ts';
import { expectSameBoard } from '../helpers/two-terminals.ts';

const WHY_NOT = whyNoClient() ?? whyNoPostgres();
const { moves = '' } = MATED_GAMES[1] ?? {};
const MOVES = moves.split(' ');
const OFFER = { Game: 'Shogi', Clock: '10:00' };

describe.skipIf(WHY_NOT)(`two servers of one PostgreSQL (${WHY_NOT ?? 'on loopback'})`, () => {
  let database: Postgres;

  beforeAll(async () => {
    database = await Postgres.start();
  });
  afterAll(() => database.end());

  /** Two players at different servers, with a game. */
  async function twoServers() {
    const store = await database.newDatabase();
    const [one, two] = [await Served.start({ store }), await Served.start({ store })];
    return { one, two, ...(await beginGame(one, OFFER, two)) };
  }

  test('players at different servers play a game to its end', async () => {
    const { one, two, black, white, blackAt, whiteAt, code } = await twoServers();
    for (const [index, move] of MOVES.entries()) {
      enterLine(index % 2 === 0 ? blackAt : whiteAt, move);
      await expectSameBoard(blackAt, whiteAt, index + 1);
    }
    for (const program of [blackAt, whiteAt]) await program.waitFor(/wins by[\s\S]*checkmate/);
    const [first, second] = [
      await black.run(one, 'ratings shogi'),
      await white.run(two, 'ratings shogi'),
    ];
    for (const { stdout } of [first, second])
      expect(stdout).toMatch(/You: 1\d{3} \+-\d+ \? after 1 game/);
    await expectOnce(white, two, code, [...MOVES, '0-1']);
  });

  test('the server of one player is killed: they play on at the other one', async () => {
    const { one, two, white, blackAt, whiteAt, code } = await twoServers();
    let at = whiteAt;
    for (let ply = 0; ply < 4; ply++) {
      enterLine(ply % 2 === 0 ? blackAt : at, MOVES[ply] ?? '');
      await expectSameBoard(blackAt, at, ply + 1);
      if (ply % 2 === 1) continue;
      await two.stop('SIGKILL');
      await at.exit;
      at = await comeBack(white, one, { code, ply: ply + 1, isWhite: true });
      await expectSameBoard(blackAt, at, ply + 1);
      await two.restart();
      await leave(at);
      at = await comeBack(white, two, { code, ply: ply + 1, isWhite: true });
      await blackAt.waitFor((lines) => !lines.join('\n').includes('is away'));
    }
    await two.stop('SIGKILL');
    enterLine(blackAt, MOVES[4] ?? '');
    at = await comeBack(white, one, { code, ply: 5, isWhite: true });
    await expectSameBoard(blackAt, at, 5);
    await resign(at);
    await blackAt.waitFor(/Black wins[\s\S]*resignation/);
    // Until the server that was killed is missed, its sessions count as those of White.
    const who = async () => (await white.run(one, 'who')).status;
    await expect.poll(who, { interval: 1000, timeout: 30_000 }).toBe(0);
    await expectOnce(white, one, code, [...MOVES.slice(0, 5), '1-0']);
  });

  test('the database stops in mid-game: the screens say so, and the move is played after it', async () => {
    const { one, two, black, blackAt, whiteAt, code } = await twoServers();
    enterLine(blackAt, MOVES[0] ?? '');
    await expectSameBoard(blackAt, whiteAt, 1);
    const third = new Client();
    const thirdAt = await third.register(two, 'Cleo');
    const watchingAt = third.enter(two, { words: `watch ${code}`, options: ['-t'] });
    await watchingAt.waitFor(/ply 1\b/);
    const before = await clocksOf(blackAt);
    const from = performance.now();
    await database.stop();
    const stopped = performance.now();
    enterLine(whiteAt, MOVES[1] ?? '');
    await whiteAt.waitFor(/SAVED:\s+the\s+database[\s\S]*White> .*P-3d/);
    for (const program of [blackAt, watchingAt]) {
      // On a slow machine more is said, and all of it stands in the panel.
      await program.waitFor(/The server cannot write[\s\S]*now: moves wait/);
    }
    await thirdAt.waitFor(/The server cannot write now: the\s+database/);
    await challenge(thirdAt, {});
    await thirdAt.waitFor('NOT SAVED');
    thirdAt.write(KEYS.escape);
    const starting = performance.now();
    await database.restart();
    for (const program of [blackAt, whiteAt, thirdAt, watchingAt]) {
      await program.waitFor((lines) => !lines.join('\n').includes('cannot write'));
    }
    // The text has stayed.
    whiteAt.write('\r');
    for (const program of [blackAt, whiteAt, watchingAt]) {
      // The news stand over the ply until a key is pressed, and not before they can be read.
      await program.waitFor((lines) => {
        const isRead = !lines.join('\n').includes('can write again');
        if (!isRead) program.write(KEYS.eraseLine);
        return isRead;
      });
    }
    await expectSameBoard(blackAt, whiteAt, 2);
    const after = await clocksOf(blackAt);
    const runS = (performance.now() - from - (starting - stopped)) / 1000;
    for (const side of ['Black', 'White'] as const) {
      expect(before[side] - after[side], side).toBeLessThanOrEqual(runS + 1);
    }
    enterLine(blackAt, MOVES[2] ?? '');
    await expectSameBoard(blackAt, whiteAt, 3);
    await watchingAt.waitFor(/ply 3\b/);
    expect(one.log).toMatch(/ store-away [\s\S]* store-back /);
    await expectOnce(black, one, code, MOVES.slice(0, 3));
  });

  test('who comes while the database is away reads so, and is in when it is back', async () => {
    const served = await Served.start({ store: await database.newDatabase() });
    await database.stop();
    const [one, other, third] = [new Client(), new Client(), new Client()];
    const screen = one.enter(served, { user: 'new' });
    const lines = other.lines(served, { user: 'new' });
    const words = third.run(served, 'games');
    await screen.waitFor(/The server cannot write now: the database[\s\S]*You come in as soon/);
    await eventually(() => expect(served.log.match(/ session /g)).toHaveLength(3));
    await database.restart();
    await screen.waitFor('Take this name');
    await lines.line(/^What is your name\?/);
    lines.say('Ann');
    await lines.line(/^Lobby\. You are Ann/);
    const { status, stdout, stderr } = await words;
    expect([status, stdout]).toEqual([0, 'There is no game to watch now.\n']);
    expect(stderr).toMatch(/^The server cannot write now: the database/);
    screen.write('Ben\r');
    await screen.waitFor(/Lobby[\s\S]*2 here/);
    await database.stop();
    await lines.line(/^\? The server cannot write now/);
    lines.say('challenge');
    await lines.line(/^\? NOT SAVED: the database/);
    await database.restart();
    await lines.line(/^The server can write again\./);
    await screen.waitFor('The server can write again.');
    expect(served.log).not.toMatch(/ (?:session-)?fault /);
  });

  test('one at a screen and one without meet by a quick game and play again, with the database stopped between', async () => {
    const store = await database.newDatabase();
    const [one, two] = [await Served.start({ store }), await Served.start({ store })];
    const screen = await new Client().register(one, 'Ann');
    const lines = new Client().lines(two, { user: 'new' });
    await lines.line(/^What is your name\?/);
    lines.say('Ben');
    await lines.line(/^Lobby\. You are Ben/);
    screen.write('q');
    await screen.waitFor(/You offer a game/);
    lines.say('quick');
    const [, side] = /^You play (\w+)/.exec(await lines.line(/^You play \w+ against Ann/)) ?? [];
    await waitForPly(screen, 0);
    // Each server knows that the other one's player is at the board.
    const seated = `select 1 from here where body like '%"seat":%'`;
    await eventually(async () => expect(await database.query(store, seated)).toHaveLength(2));
    await database.stop();
    await lines.line(/^\? The server cannot write now/);
    await screen.waitFor(/The server cannot write now/);
    await database.restart();
    await lines.line(/^The server can write again/);
    lines.say('resign');
    const winner = side === 'Black' ? 'White' : 'Black';
    await lines.line(new RegExp(`^= ${winner} wins by resignation`));
    await screen.waitFor(new RegExp(`${winner} wins`));
    lines.say('rematch');
    await screen.waitFor(/offers a rematch/);
    screen.write(`${KEYS.eraseLine}accept\r`);
    await lines.line(new RegExp(`^Rematch: you play ${winner} against Ann`));
    await screen.waitFor(new RegExp(`Rematch: you play ${side} against`));
    for (const { log } of [one, two]) expect(log).not.toMatch(/ (?:session-|line-)?fault /);
  });
});
