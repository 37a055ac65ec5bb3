import { describe, expect } from 'vitest';
import { handicapOf } from '../../source/rules/notation/start.ts';
import { runCommand } from '../helpers/command.ts';
import { FakeRooms } from '../helpers/fake-rooms.ts';
import { sharedTest, shareOf, test } from '../helpers/run-size.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

/** Runs a command of rooms line by line, and leaves at once. */
async function run(argv: readonly string[], rooms?: FakeRooms) {
  const options = { stdin: 'quit\n', ...(rooms && { rooms }) };
  const { status, stdout, stderr } = await runCommand(
    [...argv, '--home', temporaryFolder()],
    options,
  );
  return { status, stdout, stderr: stderr.trimEnd() };
}

describe('a wrong command line is refused before anything is opened', () => {
  test.each<[argv: string, text: RegExp]>([
    ['host chess', /^komadai host: unknown variant "chess"/],
    ['host yari shogi', /"shogi" is one word too many/],
    ['host --clock soon', /invalid value "soon" for --clock/],
    ['host --as red', /invalid value "red" for --as/],
    ['host yari --handicap ten-piece', /yari has no handicap "ten-piece"/],
    ['host --at=', /--at needs a value: --at DIR/],
    ['host --at', /--at needs a value: --at DIR/],
    ['host --resume --clock 600', /--resume and --clock cannot be given together/],
    ['host --resume --as black', /--resume and --as cannot be given together/],
    ['host --resume --handicap even', /--resume and --handicap cannot be given together/],
    ['host --resume --no-watch', /--resume and --no-watch cannot be given together/],
    ['host --resume one two', /"two" is one word too many/],
    ['join', /^komadai join: CODE is missing\. Usage: komadai join/],
    ['join K7M2QX now', /"now" is one word too many/],
    ['join K7M2QX --at=', /^komadai join: --at needs a value: --at DIR/],
    ['join K7M2QX --clock 600', /unknown option "--clock"/],
    ['watch', /^komadai watch: CODE is missing\./],
  ])('%s', async (words, text) => {
    const rooms = new FakeRooms();
    const { status, stdout, stderr } = await run(words.split(' '), rooms);
    expect(stderr).toMatch(text);
    expect([status, stdout, rooms.calls]).toEqual([2, '', []]);
  });
});

describe('host', () => {
  test('says what is offered, and the line to send on a line of its own', async () => {
    const rooms = new FakeRooms();
    const { status, stdout, stderr } = await run(['host', 'yari', '--as', 'white'], rooms);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toBe(
      'Yari shogi, even game. You play White. Clock: none. Others may watch.\n' +
        'The other player types this line:\nkomadai join K7M2QX\n',
    );
    expect(rooms.stay.hasLeft).toBe(true);
  });

  test('has the folder in the line to send', async () => {
    const { stdout } = await run(['host', '--at', '/srv/rooms'], new FakeRooms());
    expect(stdout.split('\n')).toContain('komadai join K7M2QX --at /srv/rooms');
  });

  test('offers what the flags say', async () => {
    const rooms = new FakeRooms();
    const flags = ['--clock', '600+30', '--handicap', 'two-piece', '--no-watch', '--as', 'black'];
    const { stdout } = await run(['host', 'shogi', ...flags], rooms);
    expect(stdout).toContain(
      'Shogi, two-piece handicap. You play Black. Clock: 10:00, then 0:30 a move. Nobody may watch.',
    );
    const [plan] = rooms.plans;
    expect(plan).toMatchObject({ side: 'black', hasWatchers: false });
    expect(plan && handicapOf(plan.variant, plan.start.placement)?.name).toBe('two-piece');
  });

  test.each([
    [[], 0.9, 'black'],
    [[], 0.1, 'white'],
    [['--as', 'random'], 0.1, 'white'],
  ])('draws the side by lot: %j', async (flags, number, side) => {
    const rooms = new FakeRooms();
    const argv = ['host', ...flags, '--home', temporaryFolder()];
    await runCommand(argv, { rooms, random: () => number, stdin: 'quit\n' });
    expect(rooms.plans[0]?.side).toBe(side);
  });

  test('says why no room is opened', async () => {
    const rooms = new FakeRooms();
    rooms.hostFault = { code: 'not-writable', folder: '/tmp', detail: 'EROFS' };
    expect(await run(['host'], rooms)).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'komadai host: cannot open a room in /tmp: the disk is read-only. --at DIR takes another folder.',
    });
  });

  test.each([
    [['host', '--resume'], 'resume the latest'],
    [['host', '--resume', 'evening'], 'resume evening'],
    [['host', 'yari', '--resume', '--at', '/srv'], 'resume yari at /srv'],
  ])('%j opens a room again', async (argv, call) => {
    const rooms = new FakeRooms();
    const { status, stdout } = await run(argv, rooms);
    expect([status, rooms.calls]).toEqual([0, [call]]);
    expect(stdout).toMatch(/^The room is open again: komadai join K7M2QX/);
  });

  test('says how to go on when a game is left that is not over', async () => {
    const { stdout } = await run(['host', '--resume', '--at', '/srv'], new FakeRooms());
    expect(stdout).toMatch(/\nThe game is kept; go on with: komadai host --resume --at \/srv\n$/);
    const stdin = 'resign\nquit\n';
    const over = await runCommand(['host', '--resume', '--home', temporaryFolder()], {
      rooms: new FakeRooms(),
      stdin,
    });
    expect(over.stdout).not.toContain('go on with');
  });

  test.each([
    [[], undefined],
    [['tea'], 'tea'],
  ])('without a game to go on with, %j', async (words, name) => {
    const rooms = new FakeRooms();
    rooms.hostFault = { code: 'no-game', name };
    expect((await run(['host', '--resume', ...words], rooms)).status).toBe(1);
  });
});

describe.each(['join', 'watch'] as const)('%s', (name) => {
  test('goes into the room', async () => {
    const rooms = new FakeRooms();
    const { status } = await run([name, 'k7m-2qx'], rooms);
    expect([status, rooms.calls]).toEqual([0, [`${name} k7m-2qx`, 'entered']]);
  });

  test('goes by the folder that is named', async () => {
    const rooms = new FakeRooms();
    await run([name, 'K7M2QX', '--at', '/srv'], rooms);
    expect(rooms.calls[0]).toBe(`${name} K7M2QX at /srv`);
  });

  sharedTest.each(
    shareOf(
      [
        [{ code: 'no-code', found: 'K7' }, 2],
        [{ code: 'no-room' }, 1],
        [{ code: 'wrong-code' }, 1],
        [{ code: 'full' }, 1],
      ] as const,
      4,
    ),
  )('%j', async (fault, status) => {
    const rooms = new FakeRooms();
    rooms.reachFault = fault;
    const told = await run([name, 'K7M2QX'], rooms);
    expect([told.status, told.stdout]).toEqual([status, '']);
    expect(told.stderr).toMatch(new RegExp(`^komadai ${name}: .+\\.$`));
  });
});
