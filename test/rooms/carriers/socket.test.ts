import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, lstatSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, onTestFinished } from 'vitest';
import { nameOfUid, ownUid } from '../../../source/rooms/carriers/account.ts';
import { writeProof } from '../../../source/rooms/carriers/proof.ts';
import { openRoomFolder } from '../../../source/rooms/carriers/room-folder.ts';
import { type HostOptions, hostRoom } from '../../../source/rooms/carriers/socket-host.ts';
import { type ReachOptions, reachRoom } from '../../../source/rooms/carriers/socket-port.ts';
import type { RoomMessage } from '../../../source/rooms/room-port.ts';
import { eventually } from '../../helpers/eventually.ts';
import { type FakeGuest, fakeDoor, saidMessage, WELCOME } from '../../helpers/fake-door.ts';
import { PROJECT } from '../../helpers/komadai.ts';
import { manualTimers } from '../../helpers/manual-timers.ts';
import { longTest, sharedTest, shareOf, test } from '../../helpers/run-size.ts';
import { systemTime } from '../../helpers/system-time.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

const CODE = 'K7M2QX';
const WRONG = 'K7M2QY';
const UID = ownUid() ?? -1;
const RESIGN = { id: '1', seen: 0, kind: 'resign' } as const;

async function host(options: Partial<HostOptions> = {}) {
  const at = options.at ?? temporaryFolder();
  const door = fakeDoor();
  const time = manualTimers();
  const opened = await hostRoom({ at, door, code: CODE, time, ...options });
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  const room = opened.value;
  onTestFinished(() => room.close());
  return { at, door, time, room, proofs: join(dirname(room.path), 'proofs') };
}

async function reach(at: string, options: Partial<ReachOptions> = {}) {
  const heard: RoomMessage[] = [];
  const lost: string[] = [];
  const result = await reachRoom({
    at,
    code: CODE,
    wants: 'play',
    game: '',
    seen: 0,
    time: systemTime(),
    hear: (message) => heard.push(message),
    onLost: (why) => lost.push(why),
    ...options,
  });
  if (result.ok) onTestFinished(() => result.value.port.close());
  return { result, heard, lost, fault: result.ok ? undefined : result.fault };
}

/** Goes in, or fails. */
async function enter(at: string, options: Partial<ReachOptions> = {}) {
  const { result, ...rest } = await reach(at, options);
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return { ...result.value, ...rest };
}

/** The bare end of a line, with the frames that came. */
function rawLine(socket: Socket) {
  const raw = { socket, text: '', isOver: false };
  socket.setEncoding('utf8').on('data', (text: string) => {
    raw.text += text;
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    raw.isOver = true;
  });
  onTestFinished(() => {
    socket.destroy();
  });
  const frames = () =>
    raw.text
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line));
  return { raw, frames, say: (value: object) => socket.write(`${JSON.stringify(value)}\n`) };
}

/** Somebody who speaks by hand; the greeting has come. */
async function rawJoiner(path: string) {
  const line = rawLine(connect(path));
  await eventually(() => expect(line.frames()).toHaveLength(1));
  const nonce: string = line.frames()[0].nonce;
  const folder = { path: dirname(path), uid: UID };
  const hello = { version: 1, code: CODE, wants: 'play', game: '', seen: 0 };
  return { ...line, nonce, hello, prove: () => writeProof(folder, nonce) };
}

/** The same, after the welcome. */
async function rawGuest(path: string) {
  const joiner = await rawJoiner(path);
  joiner.prove();
  joiner.say(joiner.hello);
  await eventually(() => expect(joiner.frames()).toHaveLength(2));
  return joiner;
}

/** A host who speaks by hand, to whom everybody comes. */
async function rawHost(greet: (line: ReturnType<typeof rawLine>) => void) {
  const at = temporaryFolder();
  const folder = openRoomFolder(at);
  if (!folder.ok) throw new Error(folder.fault.code);
  const server = createServer((socket) => greet(rawLine(socket)));
  const path = join(folder.value.path, 'K7.sock');
  await new Promise<void>((resolve) => server.listen(path, resolve));
  onTestFinished(() => {
    server.close();
  });
  return { at, path, proofs: join(folder.value.path, 'proofs') };
}

/** A script of this folder as a file that plain node runs. */
async function bundled(name: string): Promise<string> {
  const outfile = join(temporaryFolder(), `${name}.mjs`);
  await build({
    entryPoints: [join(PROJECT, 'test/rooms/carriers', `${name}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  chmodSync(dirname(outfile), 0o755);
  return outfile;
}

function runScript(args: readonly string[], uid?: number) {
  const child: ChildProcess = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(uid !== undefined && { uid, gid: uid }),
    cwd: '/',
    env: { PATH: process.env.PATH },
  });
  const run = { child, output: '', isOver: false };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    run.output += text;
  });
  child.on('close', () => {
    run.isOver = true;
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return run;
}

async function inOf(guests: readonly FakeGuest[]): Promise<FakeGuest> {
  return eventually(() => {
    const [guest] = guests;
    if (!guest) throw new Error('nobody came in');
    return guest;
  });
}

describe('a room', () => {
  test.each(['play', 'watch'] as const)('is reached to %s', async (wants) => {
    const { at, door, proofs } = await host();
    const { port, host: name, heard } = await enter(at, { wants, game: 'abc', seen: 17 });
    const own = await nameOfUid(UID);
    expect(name).toBe(own);
    expect(heard).toEqual([WELCOME]);
    const guest = await inOf(door.guests);
    const account = String(UID);
    expect(guest.visitor).toEqual({ account, name: own, wants, game: 'abc', seen: 17 });
    port.send(RESIGN);
    await eventually(() => expect(guest.commands).toEqual([RESIGN]));
    guest.tell(saidMessage(1, '歩'));
    await eventually(() => expect(heard).toEqual([WELCOME, saidMessage(1, '歩')]));
    expect(readdirSync(proofs)).toEqual([]);
  });

  test.each([0o000, 0o077])('is open to all accounts, with the umask %i', async (mask) => {
    const before = process.umask(mask);
    onTestFinished(() => {
      process.umask(before);
    });
    const { room } = await host();
    expect(lstatSync(room.path).mode & 0o777).toBe(0o666);
  });

  test('has a code of its own, which its path does not tell', async () => {
    const { at, room } = await host({ random: () => 0.5 });
    const at2 = temporaryFolder();
    const opened = await hostRoom({
      at: at2,
      door: fakeDoor(),
      time: systemTime(),
      random: () => 0.5,
    });
    if (!opened.ok) throw new Error(opened.fault.code);
    onTestFinished(() => opened.value.close());
    expect(room.path).toBe(join(at, `komadai-${UID}`, 'K7.sock'));
    expect(opened.value.code).toBe('HHHHHH');
    expect(opened.value.path).toBe(join(at2, `komadai-${UID}`, 'HH.sock'));
  });

  longTest('takes another code where a living room has the name', async () => {
    const at = temporaryFolder();
    await host({ at, code: 'HHHHHH' });
    let count = 0;
    const random = () => (count++ < 12 ? 0.5 : 0);
    const opened = await hostRoom({ at, door: fakeDoor(), time: systemTime(), random });
    if (!opened.ok) throw new Error(opened.fault.code);
    onTestFinished(() => opened.value.close());
    expect(opened.value.code).toBe('222222');
    for (const options of [{ code: 'HHHHH2' }, { random: () => 0.5 }]) {
      expect(await hostRoom({ at, door: fakeDoor(), time: systemTime(), ...options })).toEqual({
        ok: false,
        fault: { code: 'in-use' },
      });
    }
    await enter(at, { code: 'HHHHHH' });
  });

  test('takes the place of a killed one', async () => {
    const at = temporaryFolder();
    const killed = runScript([await bundled('host-child'), at]);
    await eventually(() => expect(killed.output).toContain('"ok":true'));
    killed.child.kill('SIGKILL');
    await eventually(() => expect(killed.isOver).toBe(true));
    expect(existsSync(join(at, `komadai-${UID}`, 'K7.sock'))).toBe(true);
    expect((await reach(at)).fault).toEqual({ code: 'no-room' });
    await host({ at });
    await enter(at);
  });

  test('takes its socket along when its process ends', async () => {
    const at = temporaryFolder();
    const ended = runScript([await bundled('host-child'), at, 'exit']);
    await eventually(() => expect(ended.isOver).toBe(true));
    expect(ended.output).toContain('"ok":true');
    expect(readdirSync(join(at, `komadai-${UID}`))).toEqual(['proofs']);
  });

  test('is not opened where the system refuses it', async () => {
    const at = join(temporaryFolder(), 'file');
    writeFileSync(at, '');
    const detail = 'ENOTDIR';
    expect(await hostRoom({ at, door: fakeDoor(), time: systemTime() })).toEqual({
      ok: false,
      fault: { code: 'not-writable', folder: at, detail },
    });
    expect((await reach(at)).fault).toEqual({ code: 'refused', detail });
  });

  test('that closes says its last words, and the line is lost', async () => {
    const { at, door, room, time } = await host();
    const { heard, lost } = await enter(at);
    const guest = await inOf(door.guests);
    const closed: RoomMessage = { kind: 'closed', why: 'left' };
    guest.tell(closed);
    room.close();
    expect(existsSync(room.path)).toBe(false);
    expect(guest.closed).toBe(1);
    await eventually(() => expect(lost).toEqual(['closed']));
    expect(heard).toEqual([WELCOME, closed]);
    expect((await reach(at)).fault).toEqual({ code: 'no-room' });
    time.advance(60_000);
    expect(guest.closed).toBe(1);
  });

  test('that closes does not wait long for who does not read', async () => {
    const { door, room, time } = await host();
    const { raw } = await rawGuest(room.path);
    raw.socket.pause();
    const guest = await inOf(door.guests);
    for (let seq = 1; seq < 800; seq++) guest.tell(saidMessage(seq, 'x'.repeat(200)));
    expect(guest.closed).toBe(0);
    room.close();
    time.advance(1000);
    raw.socket.resume();
    await eventually(() => expect(raw.isOver).toBe(true));
    expect(raw.text.length).toBeLessThan(800 * 200);
  });

  test('is left by who closes, and by who dies', async () => {
    const { at, door, room } = await host();
    const { port, lost } = await enter(at);
    port.send(RESIGN);
    port.close();
    const [first] = door.guests;
    await eventually(() => expect(first?.closed).toBe(1));
    expect(first?.commands).toEqual([RESIGN]);
    expect(lost).toEqual([]);
    const { raw } = await rawGuest(room.path);
    raw.socket.destroy();
    const second = door.guests[1];
    await eventually(() => expect(second?.closed).toBe(1));
    expect(first?.closed).toBe(1);
  });

  test('is left by who goes before they are in', async () => {
    const { door, room } = await host();
    let letIn = () => {};
    door.before = () =>
      new Promise((resolve) => {
        letIn = resolve;
      });
    const { raw } = await rawGuest(room.path);
    raw.socket.destroy();
    await eventually(() => expect(raw.isOver).toBe(true));
    // A later line that ends shows that the host has noticed the end of this one.
    const { raw: later, say } = await rawJoiner(room.path);
    say({ version: 2 });
    await eventually(() => expect(later.isOver).toBe(true));
    expect(door.guests[0]?.closed).toBe(0);
    letIn();
    await eventually(() => expect(door.guests[0]?.closed).toBe(1));
  });

  test('hears what was said between the welcome and the door', async () => {
    const { door, room } = await host();
    let letIn = () => {};
    door.before = () =>
      new Promise((resolve) => {
        letIn = resolve;
      });
    const { say, frames } = await rawGuest(room.path);
    const guest = await inOf(door.guests);
    // The last one is too much: its refusal shows that the others have come.
    for (let count = 0; count < 61; count++) say(RESIGN);
    await eventually(() => expect(frames()).toHaveLength(3));
    expect(guest.commands).toEqual([]);
    letIn();
    await eventually(() => expect(guest.commands).toEqual(Array(60).fill(RESIGN)));
  });

  test('keeps no proofs, and gives its guests time', async () => {
    const { door, room, proofs, time } = await host();
    const { frames } = await rawGuest(room.path);
    expect(readdirSync(proofs)).toEqual([]);
    time.advance(60_000);
    const guest = await inOf(door.guests);
    guest.tell(saidMessage(1, 'x'));
    await eventually(() => expect(frames()).toHaveLength(3));
    expect(guest.closed).toBe(0);
  });

  longTest('tells a long history', async () => {
    const { at, door } = await host();
    const events = Array.from({ length: 3000 }, (_, index) =>
      saidMessage(index + 1, 'x'.repeat(200)),
    );
    door.history = [WELCOME, ...events];
    const { heard, lost } = await enter(at);
    await eventually(() => expect(heard).toHaveLength(3001));
    expect(heard.at(-1)).toEqual(events.at(-1));
    expect(lost).toEqual([]);
  });

  test.skipIf(UID !== 0)('proves another account (as root)', async () => {
    const at = temporaryFolder();
    chmodSync(at, 0o1777);
    const { door, proofs } = await host({ at });
    const run = runScript([await bundled('join-child'), at, CODE], 65_534);
    const guest = await inOf(door.guests);
    expect(guest.visitor).toMatchObject({ account: '65534', name: await nameOfUid(65_534) });
    await eventually(() => expect(guest.commands).toEqual([RESIGN]));
    await eventually(() => expect(run.output).toBe('{"host":"root"}\n'));
    expect(readdirSync(proofs)).toEqual([]);
  });

  test.skipIf(UID !== 0)('is found among those of other accounts (as root)', async () => {
    const at = temporaryFolder();
    chmodSync(at, 0o1777);
    const other = runScript([await bundled('host-child'), at], 65_534);
    await eventually(() => expect(other.output).toContain('"ok":true'));
    const { door } = await host({ at, code: 'K72222' });
    const own = await enter(at, { code: 'K72222' });
    const others = await enter(at);
    expect([own.host, others.host]).toEqual(['root', await nameOfUid(65_534)]);
    expect(door.guests).toHaveLength(1);
    expect((await reach(at, { code: 'K73333' })).fault).toEqual({ code: 'wrong-code' });
    other.child.kill('SIGKILL');
    await eventually(() => expect(others.lost).toEqual(['closed']));
    expect((await reach(at)).fault).toEqual({ code: 'wrong-code' });
  });
});

describe('nobody comes in', () => {
  test('where there is no room', async () => {
    expect((await reach(temporaryFolder())).fault).toEqual({ code: 'no-room' });
  });

  test('with a wrong code, and after five with the right one', async () => {
    const { at, door, time } = await host();
    for (let tries = 0; tries < 5; tries++) {
      expect((await reach(at, { code: WRONG })).fault).toEqual({ code: 'wrong-code' });
      time.advance(1000);
    }
    for (const code of [WRONG, CODE]) {
      const fault = { code: 'too-many-tries', waitMs: 55_000 };
      expect((await reach(at, { code })).fault).toEqual(fault);
    }
    expect(door.guests).toEqual([]);
    time.advance(55_000);
    await enter(at);
  });

  test.each(['full', 'no-watchers', 'not-saved'] as const)(
    'where the door says %s',
    async (fault) => {
      const { at, door } = await host();
      door.fault = fault;
      expect((await reach(at)).fault).toEqual({ code: fault });
    },
  );

  test('where the way is not safe', async () => {
    const { at, door, room } = await host();
    const path = dirname(room.path);
    chmodSync(path, 0o777);
    expect((await reach(at)).fault).toEqual({ code: 'not-safe', path, why: 'writable' });
    expect(door.guests).toEqual([]);
  });

  test('where no proof can be written', async () => {
    const { at, proofs } = await host();
    rmSync(proofs, { recursive: true });
    expect((await reach(at)).fault).toEqual({ code: 'refused', detail: 'ENOENT' });
  });

  test('without a proof', async () => {
    const { door, room } = await host();
    const { raw, frames, say, hello } = await rawJoiner(room.path);
    say(hello);
    await eventually(() => expect(raw.isOver).toBe(true));
    expect(frames()[1]).toEqual({ kind: 'no', code: 'no-proof' });
    expect(door.guests).toEqual([]);
  });

  test('with a proof and no hello; the proof goes, too', async () => {
    const { room, proofs, time } = await host();
    const { raw, prove, nonce } = await rawJoiner(room.path);
    prove();
    expect(readdirSync(proofs)).toEqual([nonce]);
    time.advance(9_999);
    expect(readdirSync(proofs)).toEqual([nonce]);
    time.advance(1);
    await eventually(() => expect(raw.isOver).toBe(true));
    expect(readdirSync(proofs)).toEqual([]);
  });

  test('who goes after the proof; it goes as well', async () => {
    const { room, proofs } = await host();
    const { raw, prove } = await rawJoiner(room.path);
    prove();
    raw.socket.destroy();
    await eventually(() => expect(readdirSync(proofs)).toEqual([]));
  });

  test('with another version', async () => {
    const { room } = await host();
    const { raw, frames, say } = await rawJoiner(room.path);
    say({ version: 2, whatever: true });
    await eventually(() => expect(raw.isOver).toBe(true));
    expect(frames()[1]).toEqual({ kind: 'no', code: 'other-version', version: 1 });
  });

  longTest('as the 65th', async () => {
    const { at, room } = await host();
    const lines = await Promise.all(Array.from({ length: 64 }, () => rawJoiner(room.path)));
    expect((await reach(at)).fault).toEqual({ code: 'full' });
    lines[0]?.raw.socket.destroy();
    await eventually(async () => expect((await reach(at)).fault).toBeUndefined());
  });
});

describe('a host with other words', () => {
  const NONCE = 'ab'.repeat(16);
  const GREETING = { komadai: 'room', version: 1, nonce: NONCE };

  test.each<[string, string, object]>([
    [
      'another version',
      '{"komadai":"room","version":2,"more":[]}\n',
      { code: 'other-version', ours: 1, theirs: 2 },
    ],
    [
      'the version of its answer',
      '{"kind":"no","code":"other-version","version":3}\n',
      { code: 'other-version', ours: 1, theirs: 3 },
    ],
    ['garbage', 'SSH-2.0-OpenSSH\r\n', { code: 'no-answer' }],
    ['much garbage', 'x'.repeat(1024 * 1024), { code: 'no-answer' }],
    ['half a greeting', '{"komadai":"room","ver', { code: 'no-answer' }],
    ['something else', '{"komadai":"chess","version":1}\n', { code: 'no-answer' }],
    [
      'a nonce that is a path',
      `${JSON.stringify({ ...GREETING, nonce: '../../../tmp/x' })}\n`,
      { code: 'no-answer' },
    ],
    ['a no of its own', '{"kind":"no","code":"dislike"}\n', { code: 'no-answer' }],
    [
      'garbage after the greeting',
      `${JSON.stringify(GREETING)}\n{"kind":"hello"}\n`,
      { code: 'no-answer' },
    ],
    ['nothing', '', { code: 'no-answer' }],
  ])('%s', async (_, text, fault) => {
    const { at, proofs } = await rawHost(({ raw }) => raw.socket.end(text));
    expect((await reach(at)).fault).toEqual(fault);
    expect(readdirSync(proofs)).toEqual([]);
  });

  test('silence has an end', async () => {
    const time = manualTimers();
    let came = 0;
    const { at } = await rawHost(() => came++);
    const faults: unknown[] = [];
    const reaching = reach(at, { time }).then(({ fault }) => faults.push(fault));
    await eventually(() => expect(came).toBe(1));
    // The joiner sets the timer when the connection is noticed, which may be later.
    await eventually(() => {
      time.advance(10_000);
      expect(faults).toEqual([{ code: 'no-answer' }]);
    });
    await reaching;
  });

  test('that becomes odd later is lost', async () => {
    const { at } = await rawHost(({ raw, say }) => {
      say(GREETING);
      raw.socket.once('data', () => {
        say(WELCOME);
        say({ kind: 'event', event: { seq: 0 } });
        say(WELCOME);
      });
    });
    const { heard, lost } = await enter(at);
    await eventually(() => expect(lost).toEqual(['odd']));
    expect(heard).toEqual([WELCOME]);
  });
});

describe('a guest', () => {
  sharedTest.each(
    shareOf<[string, string | Buffer]>([
      ['a frame of 1 MB', `"${'x'.repeat(1024 * 1024)}"\n`],
      ['no JSON', 'move 7g7f\n'],
      ['bytes', Buffer.from([0xff, 0xfe, 0x00, 0x0a])],
      ['an odd command', '{"id":"1","seen":0,"kind":"shout"}\n'],
      ['a command without an id', '{"seen":0,"kind":"resign"}\n'],
      ['a saying without a text', '{"id":"1","seen":0,"kind":"say"}\n'],
    ]),
  )('who sends %s is dropped, alone', async (_, bytes) => {
    const { at, door, room } = await host();
    const { raw } = await rawGuest(room.path);
    const { raw: unproven } = await rawJoiner(room.path);
    const { heard } = await enter(at);
    raw.socket.write(bytes);
    unproven.socket.write(bytes);
    await eventually(() => expect([raw.isOver, unproven.isOver]).toEqual([true, true]));
    await eventually(() => expect(door.guests[0]?.closed).toBe(1));
    expect(door.guests[0]?.commands).toEqual([]);
    door.guests[1]?.tell(saidMessage(1, 'x'));
    await eventually(() => expect(heard).toHaveLength(2));
    expect(door.guests[1]?.closed).toBe(0);
  });

  test('over whom the room stumbles is dropped, alone', async () => {
    const { at, door } = await host();
    const { lost } = await enter(at);
    door.before = () => Promise.reject(new RangeError('a promise that is broken'));
    const { lost: lostToo } = await enter(at);
    await eventually(() => expect(lostToo).toEqual(['closed']));
    expect(lost).toEqual([]);
  });

  test('who goes in half of a frame says nothing by it', async () => {
    const { door, room } = await host();
    const { raw } = await rawGuest(room.path);
    raw.socket.end('{"id":"1","seen":0,"kind":"resign"}');
    await eventually(() => expect(door.guests[0]?.closed).toBe(1));
    expect(door.guests[0]?.commands).toEqual([]);
  });

  test('who never reads is dropped', async () => {
    const { door, room } = await host();
    const { raw } = await rawGuest(room.path);
    raw.socket.pause();
    const guest = await inOf(door.guests);
    let sent = 0;
    while (guest.closed === 0 && sent++ < 10_000) guest.tell(saidMessage(sent, 'x'.repeat(200)));
    expect(guest.closed).toBe(1);
    guest.tell(saidMessage(sent, 'x'));
    expect(guest.closed).toBe(1);
  });

  test('who sends too fast is told so, and dropped in the end', async () => {
    const { door, room, time } = await host();
    const { raw, frames, say } = await rawGuest(room.path);
    const guest = await inOf(door.guests);
    const commands = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...RESIGN, id: String(index) }));
    for (const command of commands(70)) say(command);
    await eventually(() => expect(frames()).toHaveLength(12));
    expect(guest.commands).toEqual(commands(60));
    expect(frames()[2]).toEqual({ kind: 'refused', id: '60', refusal: { code: 'too-fast' } });
    time.advance(1000);
    for (const command of commands(25)) say(command);
    await eventually(() => expect(frames()).toHaveLength(17));
    expect(guest.commands).toHaveLength(80);
    for (const command of commands(984)) say(command);
    await eventually(() => expect(frames()).toHaveLength(17 + 984));
    expect(guest.closed).toBe(0);
    say(RESIGN);
    await eventually(() => expect(raw.isOver).toBe(true));
    expect(guest.closed).toBe(1);
    expect(guest.commands).toHaveLength(80);
  });
});
