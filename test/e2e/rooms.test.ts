import { describe, expect } from 'vitest';
import { runPlain } from '../helpers/komadai.ts';
import { LineProgram } from '../helpers/line-program.ts';
import { longTest, test } from '../helpers/run-size.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { gameText } from '../helpers/two-terminals.ts';

/** Two people without a screen. */
async function twoLines(...args: readonly string[]) {
  const [at, hosts, joiners] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  const host = new LineProgram(['host', 'yari', '--as', 'black', '--at', at, ...args], hosts);
  const line = await host.line(/^komadai join [0-9A-Z]{6} --at /);
  const [, , code = ''] = line.split(' ');
  return { at, code, host, homes: { host: hosts, joiner: joiners } };
}

/** The file of who has joined, as the host has it. */
const withHost = (text: string) => text.replace(/\n\n/, '\n[RoomHost "black"]\n\n');

describe('without a screen', () => {
  longTest('two people, or their scripts, play a game', async () => {
    const { at, code, host, homes } = await twoLines('--clock', '600+30');
    const joiner = new LineProgram(['join', code, '--at', at], homes.joiner);
    await joiner.line(/^Yari shogi, even game\. ply 0/);
    await host.line(/is here, and plays White\.$/);
    host.say('P-4f', 'P-3f');
    await joiner.line(/^1\. Black P-4f$/);
    await host.line(/^Queued: P-3f\.|P-3f .*turn/);
    joiner.say('P-4d');
    await host.line(/^2\. White P-4d$/);
    await joiner.line(/^3\. Black P-3f$/);
    joiner.say('say nice', 'hint', 'draw');
    await host.line(/: nice$/);
    await joiner.line(/^\? Engines stay out/);
    await host.line(/^White offers a draw: type "accept" or "decline"\.$/);
    host.say('decline');
    await joiner.line(/^Black declines\.$/);
    joiner.say('resign');
    for (const program of [host, joiner]) await program.line(/^= Black wins by resignation$/);
    joiner.say('quit');
    host.say('quit');
    // A line of the joiner was refused.
    expect(await joiner.exit).toEqual([1, null]);
    expect(await host.exit).toEqual([0, null]);
    // Without a terminal nobody is asked whether to keep it.
    expect(gameText(homes.host)).toBe(withHost(gameText(homes.joiner)));
  });

  longTest('a third hears what happens, and may not act', async () => {
    const { at, code, host, homes } = await twoLines();
    new LineProgram(['join', code, '--at', at], homes.joiner);
    await host.line(/is here, and plays White\.$/);
    const watcher = new LineProgram(['watch', code, '--at', at], temporaryFolder());
    await watcher.line(/You are watching/);
    host.say('P-4f');
    await watcher.line(/^1\. Black P-4f$/);
    watcher.say('resign', 'P-4d');
    await watcher.line(/^\? This game is only watched here/);
    expect(gameText(homes.host)).toContain('[Result "*"]');
  });
});

describe('the door', () => {
  longTest('a wrong code is wrong five times, then one has to wait', async () => {
    const { at, code, homes } = await twoLines();
    const wrong = code.slice(0, 2) + [...code.slice(2)].reverse().join('').replace(/.$/, 'Z');
    const other = wrong === code ? `${code.slice(0, 5)}Y` : wrong;
    for (let tries = 0; tries < 5; tries++) {
      const { status, stderr } = await runPlain(['join', other, '--at', at], {
        home: homes.joiner,
      });
      expect([status, stderr]).toEqual([
        1,
        expect.stringMatching(/there is no room with this code/),
      ]);
    }
    const { status, stderr } = await runPlain(['join', code, '--at', at], { home: homes.joiner });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/Try again in \d+ seconds/)]);
  });

  test('what is no code is refused with its form', async () => {
    const { status, stderr } = await runPlain(['join', 'K7'], { home: temporaryFolder() });
    expect([status, stderr]).toEqual([2, expect.stringMatching(/A code has 6 letters and digits/)]);
  });

  test('where no room can be opened, the flag for another folder is named', async () => {
    const home = temporaryFolder();
    const env = { TMPDIR: `${home}/nowhere` };
    const { status, stderr } = await runPlain(['host', 'yari'], { home, env });
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/cannot open a room in .*nowhere: .*--at DIR takes another folder/),
    ]);
  });
});
