import { describe, expect, test } from 'vitest';
import { partOfDay } from '../helpers/day-part.ts';
import { startKomadai } from '../helpers/komadai.ts';
import { NO_OTHER } from '../helpers/other-account.ts';
import type { PtyProgram } from '../helpers/pty.ts';
import { KEYS, leave, MATED_GAMES, settled, waitForPly } from '../helpers/screen-game.ts';
import { expectSameBoard, gameText, TwoTerminals } from '../helpers/two-terminals.ts';

/** Two people in a room, both of whom see Black at the bottom. */
async function twoPlayers(variant: string, args: readonly string[] = [], isOther = false) {
  const terminals = new TwoTerminals(isOther);
  const black = await terminals.host(variant, '--as', 'black', ...args);
  const white = terminals.reach('join');
  await Promise.all([waitForPly(black, 0), waitForPly(white, 0)]);
  white.write('flip\r');
  return { terminals, black, white };
}

async function say(program: PtyProgram, text: string): Promise<void> {
  program.write(`${text}\r`);
  await program.waitFor(() => true);
}

describe.each(partOfDay(MATED_GAMES, 3))('two people play $variant', ({ variant, moves }) => {
  const all = moves.split(' ');

  test('to mate: the same board at every move, and the same file', async () => {
    const { terminals, black, white } = await twoPlayers(variant);
    for (const [index, move] of all.entries()) {
      const mover = index % 2 === 0 ? black : white;
      mover.write(`${move}\r`);
      await expectSameBoard(black, white, index + 1);
    }
    for (const program of [black, white]) await program.waitFor(/wins by[\s\S]*checkmate/);
    const text = await terminals.endedGame();
    expect(text).toContain('[Termination "checkmate"]');
    white.write('quit\r');
    await white.waitFor('Keep this game in your saved games?');
    white.write('y\r');
    expect(await white.exit).toEqual({ code: 0 });
    expect(gameText(terminals.homes.joiner)).toBe(text.replace('[RoomHost "black"]\n', ''));
    await leave(black);
  });

  test('to a resignation', async () => {
    const { terminals, black, white } = await twoPlayers(variant);
    await say(black, all[0] ?? '');
    await expectSameBoard(black, white, 1);
    white.write('resign\r');
    await white.waitFor('Resign?');
    white.write('y');
    for (const program of [black, white]) await program.waitFor(/Black wins by[\s\S]*resignation/);
    expect(await terminals.endedGame()).toContain('[Termination "resignation"]');
  });

  test('to a draw by agreement', async () => {
    const { terminals, black, white } = await twoPlayers(variant);
    await say(white, 'draw');
    await black.waitFor('White offers a draw: type "accept" or "decline".');
    await say(black, 'accept');
    for (const program of [black, white]) await program.waitFor(/Draw by[\s\S]*agreement/);
    expect(await terminals.endedGame()).toContain('[Termination "agreement"]');
  });

  test('until a flag falls', async () => {
    const { terminals, black, white } = await twoPlayers(variant, ['--clock', '2']);
    for (const program of [black, white]) await program.waitFor(/White wins on[\s\S]*time/);
    expect(await terminals.endedGame()).toContain('[Termination "time"]');
  });
});

describe('two accounts', () => {
  test.skipIf(NO_OTHER)(
    `play each other, each by their name (${NO_OTHER ?? 'as root'})`,
    async () => {
      const { terminals, black, white } = await twoPlayers('yari', [], true);
      await say(black, 'P-4f');
      await Promise.all([waitForPly(black, 1), waitForPly(white, 1)]);
      await say(white, 'P-4d');
      await Promise.all([waitForPly(black, 2), waitForPly(white, 2)]);
      expect((await settled(black)).join('\n')).toContain('● nobody');
      black.write('resign\r');
      await black.waitFor('Resign?');
      black.write('y');
      await white.waitFor(/White wins by[\s\S]*resignation/);
      expect(await terminals.endedGame()).toContain('[White "nobody"]');
    },
  );
});

describe('bad luck', () => {
  test('the host is killed, comes back, and nothing is lost', async () => {
    const { terminals, black, white } = await twoPlayers('yari', ['--clock', '600+30']);
    await say(black, 'P-4f');
    await expectSameBoard(black, white, 1);
    black.kill('SIGKILL');
    await white.waitFor('the line to the host is lost');
    expect(await white.exit).toEqual({ code: 1 });
    const again = await terminals.host('--resume');
    await waitForPly(again, 1);
    const back = terminals.reach('join');
    await waitForPly(back, 1);
    back.write('flip\r');
    await say(back, 'P-4d');
    await expectSameBoard(again, back, 2);
    again.write('resign\r');
    await again.waitFor('Resign?');
    again.write('y');
    expect(await terminals.endedGame()).toContain('P-4d');
  });

  test('the joiner is killed, comes back, and a half-typed move is all that is gone', async () => {
    const { terminals, black, white } = await twoPlayers('yari');
    await say(black, 'P-4f');
    await expectSameBoard(black, white, 1);
    white.write('P-4');
    white.kill('SIGKILL');
    await black.waitFor('White is away.');
    const again = terminals.reach('join');
    await waitForPly(again, 1);
    again.write('flip\r');
    await black.waitFor((lines) => !lines.join('\n').includes('White is away.'));
    await say(again, 'P-4d');
    await expectSameBoard(black, again, 2);
  });

  test('a resize, a refused move and a menu in between lose nothing', async () => {
    const { black, white } = await twoPlayers('shogi');
    black.resize(60, 20);
    await say(black, 'P-5e');
    await black.waitFor(/P-5e/);
    black.write(KEYS.eraseLine);
    black.resize(120, 40);
    await say(black, 'P-7f');
    await waitForPly(white, 1);
    black.write(KEYS.escape);
    await black.waitFor('Play someone');
    await say(white, 'P-3d');
    await waitForPly(white, 2);
    black.write('r');
    // The news of the move stand over the ply.
    await black.waitFor(/P-7f +P-3d/);
  });

  test('a third watches, goes back, stays there, and follows again', async () => {
    const { terminals, black, white } = await twoPlayers('yari');
    await say(black, 'P-4f');
    await waitForPly(white, 1);
    const watcher = terminals.reach('watch', terminals.homes.joiner);
    await watcher.waitFor(/ply 1\b/);
    await black.waitFor('(1 watching)');
    watcher.write(KEYS.home);
    await watcher.waitFor(/ply 0\b/);
    await say(white, 'P-4d');
    await waitForPly(black, 2);
    await watcher.waitFor(/End follows/);
    expect((await settled(watcher)).join('\n')).toMatch(/ply 0\b/);
    watcher.write(KEYS.end);
    await watcher.waitFor(/ply 2\b/);
    watcher.write('a\r');
    await watcher.waitFor('Engines stay out');
  });
});

test('the latest game leads back into its room, from both ends', async () => {
  const terminals = new TwoTerminals();
  const host = await terminals.host('yari', '--as', 'black');
  const joiner = terminals.reach('join');
  await waitForPly(joiner, 0);
  host.write('P-4f\r');
  await waitForPly(joiner, 1);
  host.write('quit\r');
  await host.waitFor('Leave the room?');
  host.write('y');
  expect(await host.exit).toEqual({ code: 0 });
  expect(host.screen().join('\n')).toContain('go on with: komadai host --resume');
  await joiner.waitFor('The host has left.');
  joiner.write('\r');
  expect(await joiner.exit).toEqual({ code: 0 });
  const again = startKomadai(['resume'], { home: terminals.homes.host });
  await waitForPly(again, 1);
  const back = startKomadai(['resume'], { home: terminals.homes.joiner });
  await waitForPly(back, 1);
  back.write('P-4d\r');
  await waitForPly(again, 2);
});
