// A program that measures the hall of a server that is old, or fills the tables of one:
//   measure-hall fill|measure FOLDER|URL wasm|node
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Challenges } from '../../../source/hall/challenges.ts';
import { Games } from '../../../source/hall/games.ts';
import { House } from '../../../source/hall/house.ts';
import { nameKey } from '../../../source/hall/member-name.ts';
import { People } from '../../../source/hall/people.ts';
import { TABLES } from '../../../source/hall/tables.ts';
import { newCode } from '../../../source/rooms/room-code.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { openGame, startPosition } from '../../../source/rules/notation/start.ts';
import { formatUsi } from '../../../source/rules/notation/usi.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { openSql } from '../../../source/sql/open-sql.ts';
import { TERMS } from '../../helpers/hall-terms.ts';
import { randomNumbers } from '../../helpers/random.ts';
import { systemTime } from '../../helpers/system-time.ts';
import { placeOf } from '../../sql/games.ts';

const NAMES = 100_000;
const GAMES = 300_000;
/** Those that go on, and how many moves each has. */
const RUNNING = 50;
const MOVES = 60;
/** Somebody who has played every hundredth game. */
const BUSY = 0;
const CHUNK = 500;
const RATE_MS = 5000;
const PAIRS = 8;
const LOOKS = 40;

const DAY_MS = 86_400_000;

const { variant, sfen, timeControl } = TERMS;
const OFFER = { ...TERMS, side: 'black', to: 'anyone' };
const ENDING = JSON.stringify({ reason: 'resignation', winner: 'black' });

const [what = '', where = '', engine = ''] = process.argv.slice(2);
const random = randomNumbers(20_261_129);
const before = performance.now();
const opened = await openSql(
  placeOf(where),
  TABLES,
  systemTime(),
  engine === 'wasm' ? 'wasm' : undefined,
);
if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
const sql = opened.value;
const moves = playedMoves();
if (what === 'fill') {
  await fill();
  await sql.close();
} else {
  console.log(JSON.stringify(await measure()));
}

function idOf(person: number): string {
  return `SHA256:${person.toString(36).padStart(43, '0')}`;
}

/** No two look alike, as names of digits would. */
function nameOf(person: number): string {
  return `player-${[...String(person)].map((digit) => 'acdefghjkp'[Number(digit)]).join('')}`;
}

async function fill(): Promise<void> {
  const nowMs = Date.now();
  await insert('person', NAMES, (person) => {
    const name = nameOf(person);
    return [idOf(person), name, nameKey(name), `10.${person % 250}.0.0/24`, nowMs, nowMs, 0];
  });
  await insert('person_key', NAMES, (person) => [idOf(person), idOf(person), nowMs]);
  await insert('rating', NAMES, (person) => {
    const rating = 1000 + 1000 * random();
    const network = `10.${person % 250}.0.0/24`;
    const counts = [12, 5, 5, network, nowMs - (person % 80) * DAY_MS];
    return ['yari', idOf(person), rating, 80, 0.06, ...counts, rating - 160, 1];
  });
  await insert('game', GAMES, (game) => {
    const [black, one] = [game % 100 === 0 ? BUSY : upTo(NAMES), upTo(NAMES - 1)];
    const white = one < black ? one : one + 1;
    const isOn = game < RUNNING;
    return [
      ...[codeOf(game), gameOf(game), 'yari', JSON.stringify({ ...OFFER, by: 'black' }), 1],
      ...[idOf(black), idOf(white), nameOf(black), nameOf(white)],
      ...[`10.${black % 250}.0.0/24`, `10.${white % 250}.0.0/24`, null],
      ...[nowMs - game * 1000, isOn ? nowMs + DAY_MS : null],
      ...(isOn ? [null, null, null] : [nowMs - game * 1000, 40, ENDING]),
    ];
  });
  const people = await sql.ask('select name, black, white from game where ended is null');
  for (const { name, black, white } of people) {
    const rows = eventsOf(String(black), String(white));
    await insert('event', rows.length, (at) => [
      ...[String(name), at + 1, null, JSON.stringify({ seq: at + 1, at: nowMs, ...rows[at] })],
    ]);
  }
  if (sql.isShared) await sql.ask('analyze');
}

/** The first events of a game that goes on. */
function eventsOf(black: string, white: string): readonly object[] {
  const seat = (color: string, account: string) => ({
    ...{ kind: 'seated', color, account, name: account.slice(-8) },
  });
  return [
    { kind: 'opened', code: 'ABCDEF', folder: '', variant, sfen, timeControl, hasWatchers: true },
    seat('black', black),
    seat('white', white),
    ...moves.map((move, ply) => {
      return { by: ply % 2 === 0 ? 'black' : 'white', turnMs: 100, kind: 'moved', move };
    }),
  ];
}

/** Moves of a game that goes on after them. */
function playedMoves(): readonly string[] {
  for (;;) {
    const game = openGame(yari, startPosition(yari).placement);
    const played: string[] = [];
    while (played.length < MOVES && game.status().kind === 'playing') {
      const legal = legalMoves(game.position);
      const move = itemAt(legal, upTo(legal.length));
      played.push(formatUsi(yari, move));
      game.play(move);
    }
    if (game.status().kind === 'playing') return played;
  }
}

async function insert(table: string, count: number, row: (index: number) => readonly unknown[]) {
  for (let from = 0; from < count; from += CHUNK) {
    const rows = Array.from({ length: Math.min(CHUNK, count - from) }, (_, at) => row(from + at));
    const width = rows[0]?.length ?? 0;
    const places = rows.map((_, at) => {
      return `(${Array.from({ length: width }, (_, of) => `$${at * width + of + 1}`).join()})`;
    });
    await sql.ask(`insert into ${table} values ${places.join()}`, rows.flat());
  }
}

async function measure() {
  const faults: unknown[] = [];
  const house = await House.open({ sql, onFault: (error) => faults.push(String(error)) });
  const openMs = performance.now() - before;
  const openMb = process.memoryUsage.rss() / 2 ** 20;
  const me = idOf(1);
  const firstPage = await times(() => house.ranking('yari', 0, me));
  const farPage = await times(() => house.ranking('yari', NAMES / 2, me));
  const ownGames = await times(() => house.games.ofPerson(idOf(BUSY), 0));
  const stopMs = await longestStop(async () => {
    const games = house.hall.games.slice(0, RUNNING);
    const visits = games.map(({ began: { game, black } }) =>
      house.enter(game, { account: black.id, name: black.name, wants: 'play' }, () => {}),
    );
    for (const { ok } of await Promise.all(visits)) if (!ok) throw new Error('not entered');
  });
  const gamesPerSecond = await gameRate();
  // The list is made anew while all else goes on.
  const renewingStopMs = await longestStop(
    () => new Promise((resolve) => setTimeout(resolve, 4000)),
  );
  const peakMb = process.resourceUsage().maxRSS / 1024;
  await house.drain();
  const figures = { openMs, openMb, firstPage, farPage, ownGames, stopMs, renewingStopMs };
  return { ...figures, gamesPerSecond, peakMb, faults };
}

/** How long something takes in 95 of 100 cases at most, in milliseconds. */
async function times(run: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let look = 0; look < LOOKS; look++) {
    const start = performance.now();
    await run();
    taken.push(performance.now() - start);
  }
  taken.sort((a, b) => a - b);
  return itemAt(taken, Math.floor(LOOKS * 0.95) - 1);
}

/** How long the loop of events stands still at most while something is done, in milliseconds. */
async function longestStop(run: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await run();
  await new Promise((resolve) => setTimeout(resolve, 50));
  delay.disable();
  return delay.max / 1e6;
}

/** Challenges that are accepted, and games that are ended and rated, a second. */
async function gameRate(): Promise<number> {
  const means = { random: Math.random, newCode: () => newCode(Math.random) };
  const people = new People(sql, means.newCode);
  const games = new Games(sql, means);
  const challenges = new Challenges(sql, means, people, games);
  const endMs = performance.now() + RATE_MS;
  const counts = await Promise.all(
    Array.from({ length: PAIRS }, async (_, pair) => {
      let count = 0;
      for (; performance.now() < endMs; count++) {
        const first = 1000 + 2 * (pair + PAIRS * count);
        const [one, two] = [personOf(first), personOf(first + 1)];
        const terms = { ...TERMS, side: 'lot', to: { kind: 'name', name: two.name } } as const;
        const made = await challenges.challenge(one, terms, () => true);
        if (!made.ok) throw new Error(made.fault.code);
        const begun = await challenges.accept(two, made.value.code ?? '', () => true);
        if (!begun.ok) throw new Error(begun.fault.code);
        const { game = '' } = begun.value;
        await games.end(game, 40, { reason: 'resignation', winner: 'black' });
      }
      return count;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0) / (RATE_MS / 1000);
}

function personOf(person: number) {
  return { id: idOf(person), name: nameOf(person), network: `10.${person % 250}.0.0/24` };
}

function codeOf(game: number): string {
  return `K${game.toString(36).toUpperCase().padStart(5, '0')}`;
}

function gameOf(game: number): string {
  return `20260101-000000-yari-${codeOf(game)}`;
}

function upTo(most: number): number {
  return Math.floor(random() * most);
}
