import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { parsePsn } from '../../../source/records/formats/psn/psn-read.ts';
import { eventually } from '../../helpers/eventually.ts';
import { AKI, BEN, FIRST, NOBODY, openService, Sink, TerminalSink, withGame } from './service.ts';

describe('the words of a guest', () => {
  test('help lists them', async () => {
    const { status, stdout } = await openService().run(AKI, 'help');
    expect(status).toBe(0);
    expect(stdout).toContain('ssh HOST export CODE|all [FORMAT]');
  });

  test.each([
    ['another word', 'rm -rf /', 2, '"rm" is no command here. Commands: games, who'],
    ['a word that is misspelt', 'game', 2, 'Did you mean games?'],
    ['a word of the own machine', 'serve --admin drain', 2, '"serve" is no command here.'],
    ['too many words', 'games 1 2', 2, 'Usage: ssh HOST games'],
    ['no page', 'games a', 2, 'Usage: ssh HOST games [PAGE]'],
    ['too few words', 'watch', 2, 'Usage: ssh HOST watch CODE'],
    ['a flag', 'games --home /etc', 2, 'Usage: ssh HOST games'],
    ['a code of nothing', 'watch ZZZZZZ', 1, 'There is no challenge and no game "ZZZZZZ" here.'],
    ['no code', 'export ../../etc/passwd', 1, 'There is no game "../../etc/passwd" here'],
    ['an unknown format', 'export K7M2QX exe', 2, 'unknown format "exe"'],
    ['an unknown game', 'ratings chess', 2, 'unknown game "chess"'],
  ])('%s is refused', async (_, words, status, text) => {
    const ran = await openService().run(AKI, words);
    expect([ran.status, ran.stdout]).toEqual([status, '']);
    expect(ran.stderr).toContain(text);
  });

  test('foreign signs come back harmless', async () => {
    const { stderr } = await openService().run(AKI, '\x1b[2J\u202e');
    expect(stderr).not.toMatch(/[\x1b\u202e]/);
  });

  test('games, who and ratings are tables', async () => {
    const { run } = await withGame();
    expect((await run(AKI, 'games')).stdout).toMatch(/^code .*\nK7M2QX {2}Aki - Ben/);
    expect((await run(AKI, 'games 2')).stdout).toBe('The last page is 1.\n');
    expect((await run(AKI, 'who')).stdout).toMatch(/^name .*\nAki/);
    expect((await run(NOBODY, `ratings ${FIRST.id}`)).stdout).toMatch(/^Nobody has a rating/);
  });

  test('a game is written as a file', async () => {
    const { run } = await withGame();
    const { status, stdout } = await run(NOBODY, 'export k7m2qx');
    expect(status).toBe(0);
    expect(parsePsn(stdout)[0]?.record?.variant).toBe(FIRST);
    expect((await run(AKI, 'export all')).stdout).toBe(stdout);
  });

  test('a game without watchers is written for its players alone', async () => {
    const { run } = await withGame(false);
    expect((await run(BEN, 'export K7M2QX')).status).toBe(0);
    expect((await run(NOBODY, 'export K7M2QX')).status).toBe(1);
    expect((await run(NOBODY, 'export all')).stderr).toContain('without a key');
  });
});

test('codes that somebody tries go through the house, which counts them', async () => {
  const { run, come, house } = await withGame();
  await run(AKI, 'join zzzzzz');
  const { input, status } = come(AKI, undefined, { user: 'YYYYYY' });
  // The lobby says that there is nothing of this code, and asks for it again.
  await eventually(() => expect(house.asked).toHaveLength(3));
  const looks = house.asked.map((command) => 'code' in command && command.code);
  expect(looks).toEqual(['ZZZZZZ', 'YYYYYY', 'YYYYYY']);
  house.refusal = { code: 'too-fast', waitMs: 60_000 };
  expect((await run(AKI, 'watch K7M2QX')).stderr).toContain('Too fast');
  input.end();
  await status;
});

describe('a session', () => {
  test('is the lobby in lines where there is no terminal', async () => {
    const { come, house } = openService();
    const { input, output, status } = come(AKI);
    input.write('name Aki\n');
    await eventually(() => expect(output.text).toContain('You are Aki'));
    expect(house.here.map(({ person }) => person.name)).toEqual(['Aki']);
    input.end('quit\n');
    expect(await status).toBe(0);
    expect(house.here).toEqual([]);
  });

  test('gives each guest a name that nobody has who is here', async () => {
    const { house, run } = openService();
    const names = Array.from({ length: 10_000 }, (_, at) => `guest-${`${at}`.padStart(4, '0')}`);
    const here = names.map((name) => ({ session: name, person: { id: `guest:${name}`, name } }));
    Object.defineProperty(house, 'here', { value: here });
    const came: string[] = [];
    house.arrive = ({ person }) => came.push(person.name);
    await run(NOBODY, 'help');
    expect(came[0]).toMatch(/^guest-\d{5}$/);
  });

  test('says that games cannot be read now', async () => {
    const { house, run, come, faults, folders } = await withGame();
    const { input, output, status } = come(AKI);
    await eventually(() => expect(output.text).toContain('You are Aki'));
    house.sql.setTrouble('ECONNREFUSED');
    input.write('mine\n');
    await eventually(() => expect(output.text).toContain('K7M2QX'));
    input.end('played\nratings\nquit\n');
    expect(await status).toBe(1);
    expect(
      output.text.match(/^\? The server cannot read its games now\. Try again\.$/gm),
    ).toHaveLength(2);
    // It goes away as soon as a session has begun.
    folders.onOpen = () => house.sql.setTrouble('ECONNREFUSED');
    for (const words of ['export K7M2QX', 'export all', 'ratings']) {
      house.sql.setTrouble(undefined);
      const { status, stdout, stderr } = await run(AKI, words);
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toContain('The server cannot read its games now. Try again.');
    }
    expect(faults).toEqual([]);
  });

  test.each([
    ['the lobby in lines', undefined, /Lobby\. You are Aki/],
    ['words', 'games', /^code .*\nK7M2QX/],
  ])('begins when the store of the server is back: %s', async (_, words, shown) => {
    const { come, setAway, faults, house } = await withGame();
    setAway('ECONNREFUSED');
    const { input, output, errors, status } = come(AKI, words);
    // A script does not wait for an answer.
    input.end('quit\n');
    await eventually(() => expect(errors.text).toContain('Ctrl-C leaves'));
    setAway('57P03');
    // A visitor hears the house, and so does one who waits.
    await eventually(() => expect(house.listeners.size).toBe(2));
    expect([output.text, errors.text]).toEqual([
      '',
      'The server cannot write now: the database is away. Nothing is lost; it tries again.\r\n' +
        'You come in as soon as that is possible. Ctrl-C leaves.\r\n',
    ]);
    setAway(undefined);
    expect(await status).toBe(0);
    expect(output.text).toMatch(shown);
    expect(faults).toEqual([]);
  });

  test('on a screen begins so too, and what was typed meanwhile is none of its keys', async () => {
    const { come, setAway } = await withGame();
    setAway('ECONNREFUSED');
    const input = Object.assign(new PassThrough(), { isTTY: true });
    const output = new TerminalSink();
    const { errors, status } = come(AKI, undefined, { input, output });
    await eventually(() => expect(errors.text).toContain('Ctrl-C leaves'));
    input.write('q');
    await eventually(() => expect(input.readableLength).toBe(0));
    setAway(undefined);
    await eventually(() => expect(output.text).toContain('Lobby'));
    input.write('\x04');
    expect(await status).toBe(0);
  });

  test.each(['\x03', '\x04'])('that has not begun is left with %j', async (key) => {
    const { come, setAway, house } = await withGame();
    setAway('ECONNREFUSED');
    const input = Object.assign(new PassThrough(), { isTTY: true });
    const { errors, status } = come(AKI, undefined, { input, output: new TerminalSink() });
    await eventually(() => expect(errors.text).toContain('Ctrl-C leaves'));
    input.write(key);
    expect(await status).toBe(1);
    expect([house.listeners.size, house.here]).toEqual([0, []]);
  });

  test('that has not begun ends with its line, and with the server', async () => {
    const { come, setAway, sendAway, house } = await withGame();
    setAway('ECONNREFUSED');
    const [one, other] = [come(AKI), come(BEN)];
    for (const { errors } of [one, other]) {
      await eventually(() => expect(errors.text).toContain('Ctrl-C leaves'));
    }
    one.output.destroy();
    expect(await one.status).toBe(1);
    // This one was gone before the store had answered.
    const gone = come(AKI);
    gone.output.destroy();
    expect(await gone.status).toBe(1);
    sendAway();
    expect(await other.status).toBe(1);
    expect(other.errors.text).toContain('The server has ended');
    expect([house.listeners.size, house.here]).toEqual([0, []]);
  });

  test('tries again where a folder cannot be opened though the store is there', async () => {
    const { come, setFoldersAway, faults, house } = await withGame();
    setFoldersAway('EACCES');
    const { input, output, errors, status } = come(AKI);
    await eventually(() => expect(errors.text).toContain('permission denied'));
    expect(faults).toHaveLength(1);
    setFoldersAway(undefined);
    house.time.advance(1000);
    await eventually(() => expect(output.text).toContain('You are Aki'));
    input.end('quit\n');
    expect(await status).toBe(0);
  });

  test('that ends while the store is away is no fault', async () => {
    const { come, setAway, faults } = await withGame();
    const { input, output, errors, status } = come(AKI);
    await eventually(() => expect(output.text).toContain('You are Aki'));
    setAway('ECONNREFUSED');
    input.end('quit\n');
    expect(await status).toBe(0);
    expect([errors.text, faults]).toEqual(['', []]);
  });

  test('tells who leaves a game that goes on how to come back', async () => {
    const { come } = await withGame();
    const { input, output, status } = come(AKI);
    input.end('join K7M2QX\nlobby\nquit\n');
    expect(await status).toBe(0);
    expect(output.text).toMatch(
      /\nYour game goes on; come back to it with: ssh -p 2222 K7M2QX@example\.org\n$/,
    );
    const watching = come(NOBODY);
    watching.input.end('watch K7M2QX\nlobby\nquit\n');
    await watching.status;
    expect(watching.output.text).not.toContain('come back');
  });

  test('ends with the server', async () => {
    const { come, sendAway, house } = openService();
    const { output, errors, status } = come(NOBODY);
    await eventually(() => expect(output.text).toMatch(/You are guest-\d{4}, a guest\./));
    sendAway();
    expect(await status).toBe(0);
    expect(errors.text).toContain('The server has ended');
    expect(house.listeners.size).toBe(0);
  });

  test('of a key that is banned ends with a word, and no other', async () => {
    const { come, sendAway } = await withGame();
    const [aki, ben] = [come(AKI), come(BEN)];
    for (const { output } of [aki, ben]) {
      await eventually(() => expect(output.text).toContain('You are'));
    }
    sendAway(({ key }) => key === 'SHA256:aki');
    expect(await aki.status).toBe(0);
    expect(aki.errors.text).toContain('You were sent away from this server.');
    ben.input.write('who\n');
    await eventually(() => expect(ben.output.text).toContain('name '));
    ben.input.end('quit\n');
    expect(await ben.status).toBe(0);
  });

  test('of an address that is banned, or of a name that is deleted, ends with a word', async () => {
    const { come, sendAway } = await withGame();
    const [aki, ben] = [come(AKI, undefined, { address: '192.0.2.7' }), come(BEN)];
    for (const { output } of [aki, ben]) {
      await eventually(() => expect(output.text).toContain('You are'));
    }
    sendAway(({ address }) => address === '192.0.2.7');
    expect(await aki.status).toBe(0);
    expect(aki.errors.text).toContain('You were sent away from this server.');
    sendAway(({ key }) => key === 'SHA256:ben', 'deleted');
    expect(await ben.status).toBe(0);
    expect(ben.errors.text).toContain('Your name was deleted here');
  });

  test('a fault in it is none of the others', async () => {
    const { come, faults, run } = await withGame();
    const output = new Sink();
    Object.defineProperty(output, 'write', {
      value: () => {
        throw new Error('broken inside');
      },
    });
    const { errors, status } = come(AKI, 'games', { output });
    expect(await status).toBe(1);
    expect(errors.text).toContain('An error in the program ended this session.');
    expect(errors.text).not.toContain('broken inside');
    expect(faults.map(String)).toEqual(['Error: broken inside']);
    expect((await run(AKI, 'games')).status).toBe(0);
  });

  test('engines by command and files of the server are out of reach', async () => {
    const { come } = await withGame();
    const { input, output, status } = come(AKI);
    for (const line of ['play engine:sh', 'export /etc/passwd', 'save ../x', 'analyse']) {
      input.write(`${line}\n`);
    }
    input.end('quit\n');
    await status;
    expect(output.text.match(/^\? /gm)).toHaveLength(4);
  });
});
