import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, onTestFinished } from 'vitest';
import type { CommandContext } from '../../../source/commands/command.ts';
import { MachineRooms } from '../../../source/commands/private/machine-rooms.ts';
import { GameStore } from '../../../source/records/store/store.ts';
import { ownUid } from '../../../source/rooms/private/account.ts';
import type { RoomStay } from '../../../source/rooms/rooms.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { runCommand } from '../../helpers/command.ts';
import { eventually } from '../../helpers/eventually.ts';
import { test } from '../../helpers/run-size.ts';
import { systemTime } from '../../helpers/system-time.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

/** What a host needs of its command. */
function hostContext(): CommandContext {
  const [stdin, out] = [new PassThrough(), new PassThrough()];
  const ends = { stdin, stdout: out, stderr: out, env: {}, operands: [], flags: {}, overrides: {} };
  const now = () => new Date();
  return { texts: ENGLISH, ...ends, now, random: Math.random, name: 'host', commands: [] };
}

/** A room of somebody, and how others go into it. */
async function hosted(folder?: { readonly games: string; readonly at: string }) {
  const { games, at } = folder ?? { games: temporaryFolder(), at: temporaryFolder() };
  const time = systemTime();
  const store = new GameStore({ folder: games, now: time.date });
  const rooms = new MachineRooms(hostContext(), { store, time, ownName: () => 'Aoi' });
  const plan = { variant: yari, start: startPosition(yari), side: 'black' } as const;
  const opened = folder
    ? await rooms.resume()
    : await rooms.host({ ...plan, hasWatchers: true }, at);
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  const stay: RoomStay = opened.value;
  onTestFinished(() => stay.leave());
  return { stay, at, games };
}

/** Somebody at another terminal, without a screen. */
function visit(word: 'join' | 'watch', code: string, at: string) {
  const stdin = new PassThrough();
  const home = temporaryFolder();
  const done = runCommand([word, code, '--at', at, '--home', home], {
    stdin,
    openRooms: (...means) => new MachineRooms(...means),
  });
  return { stdin, home, done };
}

const say = (stay: RoomStay, move: string) => stay.seat.send({ kind: 'move', move });

describe('somebody who joins', () => {
  test('plays in the process of the host, and keeps the game', async () => {
    const { stay, at } = await hosted();
    const { stdin, home, done } = visit('join', stay.code, at);
    await eventually(() => expect(stay.seat.game.hasBegun).toBe(true));
    await say(stay, '4g4f');
    stdin.write('P-4d\n');
    await eventually(() => expect(stay.seat.match.moves).toHaveLength(2));
    stdin.write('resign\n');
    await eventually(() => expect(stay.seat.match.ending?.winner).toBe('black'));
    // A guest names no place on the machine of the host.
    stdin.end(`replay\nexport ${at}/game.psn\nquit\nquit\n`);
    const { stdout } = await done;
    expect(stdout).toContain('You play White.');
    expect(stdout).toMatch(/1\. Black P-4f\n2\. White P-4d/);
    expect(stdout).toMatch(/^\? export: .* has no \//m);
    expect(readdirSync(at)).toEqual([`komadai-${ownUid()}`]);
    const [name = ''] = readdirSync(join(home, 'games'));
    expect(stdout).toContain(`Kept: ${name.replace('.psn', '')}`);
    const text = readFileSync(join(home, 'games', name), 'utf8');
    expect(text).toContain('1. P-4f P-4d');
    expect(text).not.toContain('RoomHost');
  });

  test('reads that the host has left, and comes back to the same game by the same code', async () => {
    const first = await hosted();
    const guest = visit('join', first.stay.code, first.at);
    await eventually(() => expect(first.stay.seat.game.hasBegun).toBe(true));
    await say(first.stay, '4g4f');
    await first.stay.leave();
    expect((await guest.done).stderr).toContain('The host has left. When they are back');
    const { stay } = await hosted(first);
    expect([stay.code, stay.seat.match.moves.length]).toEqual([first.stay.code, 1]);
    const back = visit('join', stay.code, first.at);
    await eventually(() => expect(stay.seat.presence('white')).toBe('here'));
    back.stdin.end('P-4d\nquit\n');
    expect((await back.done).stdout).toContain('2. White P-4d');
  });

  test('is refused by a wrong code, and a watcher sees the game', async () => {
    const { stay, at } = await hosted();
    const wrong = `${stay.code.slice(0, 2)}2222`;
    const refused = await visit('join', wrong, at).done;
    expect([refused.status, refused.stderr]).toEqual([
      1,
      expect.stringContaining('there is no room with this code here'),
    ]);
    const watcher = visit('watch', stay.code, at);
    await eventually(() => expect(stay.seat.watchers).toBe(1));
    watcher.stdin.end('resign\nquit\n');
    expect((await watcher.done).stdout).toContain('You are watching.');
    expect(stay.seat.match.ending).toBeUndefined();
  });
});

test.each<[why: string, spoil: (folder: string) => void]>([
  ['is a link', (folder) => symlinkSync(temporaryFolder(), folder)],
  [
    'others can write to it',
    (folder) => {
      mkdirSync(folder);
      writeFileSync(join(folder, 'K7.sock'), '');
      chmodSync(folder, 0o777);
    },
  ],
])('nothing is connected in a folder that %s', async (_, spoil) => {
  const at = temporaryFolder();
  spoil(join(at, `komadai-${ownUid()}`));
  const { status, stderr } = await visit('join', 'K7M2QX', at).done;
  expect([status, stderr]).toEqual([1, expect.stringMatching(/no room with this code|not safe/)]);
});
