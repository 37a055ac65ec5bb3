// What is measured of the server. Each scene starts one of its own.
import { join } from 'node:path';
import { median, p95, pause } from '../pty.mjs';
import { cut, eachOf, newKey, nextBytes, openSession, silenceOf } from './clients.mjs';
import { startFlooder, startServer } from './server.mjs';

/** As many come at the same time. */
const AT_ONCE = 8;
const SETTLED_MS = 5000;
const CLOCK = '3600+0';
const FLOODS = 2;
/** Languages of guests, and what their lobby shows. */
const LOBBIES = [
  { lang: 'en_US.UTF-8', shows: 'Lobby' },
  { lang: 'ja_JP.UTF-8', shows: 'ロビー' },
  { lang: 'th_TH.UTF-8', shows: 'ล็อบบี้' },
];
const SPEAKERS = 103;
/** What a session in another language may take more. */
const MORE_MB = 0.05;

/** The scenes by name; each gives rows of the table. */
export const SCENES = {
  handshake,
  'memory-200': (tools) => memory(tools, 200, { name: 'a session, MB', most: 1.5 }),
  'memory-500': (tools) => memory(tools, 500, undefined),
  languages,
  churn,
  moves,
  keys,
  ticks,
  flood,
  engines,
};

let scenes = 0;

/** A server with people; the first of them play each other. */
async function open({ folder, makeHall }, people, games, clock = '') {
  const place = join(folder, `scene-${scenes++}`);
  const keys = Array.from({ length: people }, newKey);
  const fingerprints = keys.map(({ fingerprint }) => fingerprint);
  const codes = await makeHall(join(place, 'store'), fingerprints, games, clock);
  const server = await startServer(join(place, 'store'), join(place, 'home'));
  await pause(SETTLED_MS / 2);
  /** Comes in: to the board of one's own game, or else to the lobby. */
  const come = (key, index) => {
    const code = codes[Math.floor(index / 2)];
    const where = code === undefined ? {} : { user: code, shows: 'yari' };
    return openSession({ port: server.port, key, ...where });
  };
  return { server, keys, codes, come };
}

async function handshake(tools) {
  const { server, keys } = await open(tools, 100, 0);
  const login = (key) => openSession({ port: server.port, key, shows: undefined });
  for (const key of keys) cut(await login(key));
  const before = server.cpuMs();
  const sessions = await eachOf(keys, AT_ONCE, login);
  const cpuMs = (server.cpuMs() - before) / keys.length;
  for (const session of sessions) cut(session);
  await server.kill();
  return [{ name: 'CPU a handshake with a login, ms', value: cpuMs, most: 12 }];
}

/** Half of the sessions are in games, the others in the lobby. */
async function memory(tools, count, each) {
  const { server, keys, come } = await open(tools, count, count / 4);
  const baseMb = server.residentMb();
  const cpuBefore = server.cpuMs();
  const sessions = await eachOf(keys, AT_ONCE, come);
  const cpuMs = (server.cpuMs() - cpuBefore) / count;
  await pause(SETTLED_MS);
  const residentMb = server.residentMb();
  const idleBefore = server.cpuMs();
  await pause(SETTLED_MS);
  const idle = (server.cpuMs() - idleBefore) / SETTLED_MS;
  const heapMb = await server.heapMb();
  for (const session of sessions) cut(session);
  await server.kill();
  const times = sessions.map(({ shownMs }) => shownMs);
  return [
    { name: `${count} sessions: resident, MB`, value: residentMb, most: 1024 },
    ...(each ? [{ ...each, value: (residentMb - baseMb) / count }] : []),
    { name: 'the same, of which live in the heap', value: heapMb },
    { name: 'from connect to the screen, 8 at once, ms, median', value: median(times) },
    { name: 'the same, p95', value: p95(times), most: 400 },
    { name: 'CPU from connect to the screen, ms', value: cpuMs },
    { name: 'idle, % of a core', value: idle * 100 },
  ];
}

/** The lobby by language: each language on a server of its own, then three on one. */
async function languages(tools) {
  const measured = [];
  for (const spoken of [...LOBBIES.map((one) => [one]), LOBBIES]) {
    const { server, keys } = await open(tools, SPEAKERS, 0);
    const come = (key, index) => {
      const { lang, shows } = spoken[index % spoken.length];
      return openSession({ port: server.port, key, shows, env: { LANG: lang } });
    };
    // The first of each language loads what is loaded once.
    const first = keys.splice(0, spoken.length);
    const sessions = await eachOf(first, 1, come);
    await pause(SETTLED_MS);
    const baseMb = server.residentMb();
    const heapBaseMb = await server.heapMb();
    sessions.push(...(await eachOf(keys, AT_ONCE, come)));
    await pause(SETTLED_MS);
    const residentMb = server.residentMb();
    const heapMb = (await server.heapMb()) - heapBaseMb;
    for (const session of sessions) cut(session);
    await server.kill();
    measured.push({
      name: spoken.map(({ lang }) => lang.slice(0, 2)).join(' '),
      mb: (residentMb - baseMb) / keys.length,
      heap: heapMb / keys.length,
      baseMb,
    });
  }
  const [english] = measured;
  return measured.flatMap(({ name, mb, heap, baseMb }) => [
    { name: `lobbies in ${name}: resident after the first, MB`, value: baseMb },
    { name: 'each session more, MB', value: mb, most: english.mb + MORE_MB },
    { name: 'the same, of which live in the heap', value: heap, most: english.heap + MORE_MB },
  ]);
}

async function churn(tools) {
  const { server, keys, come } = await open(tools, 40, 10);
  const heaps = [];
  // The first hundreds load what is loaded once.
  for (const rounds of [10, 25]) {
    for (let round = 0; round < rounds; round++) {
      const sessions = await eachOf(keys, AT_ONCE, come);
      for (const [index, session] of sessions.entries()) {
        // Some leave, and some are cut off.
        if (index % 2 === 0) session.stream.write('\x04');
        else cut(session);
      }
      await eachOf(sessions, AT_ONCE, ({ socket }) => {
        return socket.destroyed || new Promise((resolve) => socket.once('close', resolve));
      });
    }
    await pause(SETTLED_MS);
    heaps.push(await server.heapMb());
  }
  const residentMb = server.residentMb();
  await server.kill();
  const [before, after] = heaps;
  return [
    { name: 'heap without code after 400 sessions that came and went, MB', value: before },
    { name: 'heap after 1,000 more, MB', value: after, most: before * 1.1 },
    { name: 'resident after them, MB', value: residentMb },
  ];
}

/** 100 games at 10 moves a second. */
async function moves(tools) {
  const games = 100;
  const { server, keys, come } = await open(tools, 2 * games, games);
  const sessions = await eachOf(keys, AT_ONCE, come);
  const texts = tools.typedMoves(20_261_122, 4);
  await pause(SETTLED_MS);
  const times = [];
  const bytes = [];
  const before = server.cpuMs();
  const start = performance.now();
  const played = [];
  for (const [ply, text] of texts.entries()) {
    for (let game = 0; game < games; game++) {
      await pause(Math.max(0, start + (ply * games + game) * 100 - performance.now()));
      const [mover, other] = [sessions[2 * game + (ply % 2)], sessions[2 * game + 1 - (ply % 2)]];
      played.push(playMove(mover, other, text));
    }
  }
  for (const one of await Promise.all(played)) {
    times.push(one.ms);
    bytes.push(one.bytes);
  }
  const cpuMs = (server.cpuMs() - before) / times.length;
  await server.kill();
  return [
    {
      name: "100 games, 10 moves/s, Enter to the other's first byte, ms, median",
      value: median(times),
    },
    { name: 'the same, p95', value: p95(times), most: 50 },
    { name: "an opponent's move in 16 colours, bytes, median", value: median(bytes), most: 160 },
    { name: 'CPU a move that is typed and seen, ms', value: cpuMs },
  ];
}

async function playMove(mover, other, text) {
  for (const key of text) {
    mover.stream.write(key);
    await pause(30);
  }
  await pause(300);
  const bytesBefore = other.bytes;
  const arrives = nextBytes(other);
  const sent = performance.now();
  mover.stream.write('\r');
  const ms = (await arrives) - sent;
  await silenceOf(other);
  return { ms, bytes: other.bytes - bytesBefore };
}

/** Keys in the prompt of a game, and in the lobby. */
async function keys(tools) {
  const { server, keys: people, come } = await open(tools, 12, 3);
  const sessions = await eachOf(people, AT_ONCE, come);
  await pause(SETTLED_MS);
  const inPrompt = await cpuOfKeys(server, sessions.slice(0, 6), ['P', '\x7f', 'R', '\x7f']);
  const inLobby = await cpuOfKeys(server, sessions.slice(6), ['j', 'k']);
  await server.kill();
  return [
    { name: 'CPU a key in the prompt, ms', value: inPrompt, most: 8 },
    { name: 'CPU a key in the lobby, ms', value: inLobby, most: 8 },
  ];
}

async function cpuOfKeys(server, sessions, texts) {
  const rounds = 200;
  const press = async (count) => {
    for (let round = 0; round < count; round++) {
      for (const { stream } of sessions) {
        stream.write(texts[round % texts.length]);
        await pause(15);
      }
    }
  };
  await press(rounds / 2);
  const before = server.cpuMs();
  await press(rounds);
  return (server.cpuMs() - before) / rounds / sessions.length;
}

/** 200 screens on which a clock runs. */
async function ticks(tools) {
  const games = 100;
  const timeMs = 20_000;
  const { server, keys: people, come } = await open(tools, 2 * games, games, CLOCK);
  const sessions = await eachOf(people, AT_ONCE, come);
  await pause(SETTLED_MS);
  const bytes = [];
  const before = server.cpuMs();
  for (let second = 0; second < timeMs / 1000; second++) {
    const bytesBefore = sessions.map((session) => session.bytes);
    await pause(1000);
    bytes.push(...sessions.map((session, index) => session.bytes - bytesBefore[index]));
  }
  const cpuMs = server.cpuMs() - before;
  await server.kill();
  const ticked = (sessions.length * timeMs) / 1000;
  return [
    { name: 'CPU a tick, ms', value: cpuMs / ticked, most: 0.3 },
    { name: '200 running clocks, % of a core', value: (cpuMs / timeMs) * 100, most: 10 },
    {
      name: 'idle with a clock, bytes a second, median',
      value: median(bytes),
      most: 16,
    },
  ];
}

/** The echo of others while one floods with each kind of message, from another core. */
async function flood(tools) {
  const { server, keys: people, come } = await open(tools, 12, 3);
  const sessions = await eachOf(people.slice(1), AT_ONCE, (key, index) => come(key, index + 1));
  await pause(SETTLED_MS);
  const typists = sessions.slice(1, 5);
  const generator = await startFlooder(tools.flooder, server.pid);
  const rows = [];
  for (const kind of generator.kinds) {
    const quiet = [];
    const loud = [];
    let cpuMs = 0;
    for (let round = 0; round <= FLOODS; round++) {
      const before = await echoes(typists, 24);
      await generator.ask({ port: server.port, secret: people[0].secret, kind });
      // The first round warms up, and tells what the flood alone takes.
      if (round === 0) cpuMs = await cpuAfterASecond(server);
      const during = await echoes(typists, 24);
      await generator.ask({ stop: true });
      await pause(500);
      if (round === 0) continue;
      quiet.push(...before);
      loud.push(...during);
    }
    rows.push(
      {
        name: `CPU of a flood with ${kind} after its first second, % of a core`,
        value: cpuMs / 10,
      },
      { name: `key to echo before one floods with ${kind}, ms, median`, value: median(quiet) },
      { name: 'while it does, median to that', value: median(loud) / median(quiet), most: 2 },
      { name: 'while it does, p95 to p95', value: p95(loud) / p95(quiet), most: 2 },
    );
  }
  generator.end();
  await server.kill();
  return rows;
}

async function cpuAfterASecond(server) {
  await pause(1000);
  const before = server.cpuMs();
  await pause(1000);
  return server.cpuMs() - before;
}

async function echoes(sessions, count) {
  const times = [];
  for (let key = 0; key < count; key++) {
    for (const session of sessions) {
      const arrives = nextBytes(session);
      const sent = performance.now();
      session.stream.write(key % 2 === 0 ? 'P' : '\x7f');
      times.push((await arrives) - sent);
      await pause(15);
    }
  }
  return times;
}

/** The computer of one person beside 19 others who have the highest level think. */
async function engines({ measurePool }) {
  const { alone, beside, among } = await measurePool();
  return [
    { name: 'a move of level 1, ms, median', value: median(alone) },
    { name: 'beside 19 people of another network with level 10, median', value: median(beside) },
    { name: 'the same, p95', value: p95(beside), most: 1000 },
    { name: 'the same as one of that network, p95', value: p95(among), most: 1000 },
  ];
}
