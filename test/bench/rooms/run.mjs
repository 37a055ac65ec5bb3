// Measures rooms: how soon a move is heard at the other end, how many moves become durable, and
// what clocks cost that run while nobody moves.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleSources } from '../../../scripts/bundle/bundle-sources.mjs';
import { median, p95, program, root } from '../pty.mjs';
import { measureFileLog } from './file-log.mjs';
import { measureClock, measureMoves } from './in-terminals.mjs';

const MOVES = 1000;
const TYPED_MOVES = 100;
const GAMES = { games: 100, moves: 300, everyMs: 100 };
const IDLE_ROOMS = 200;
const IDLE_MS = 10_000;

/** The temporary folder of the system may lie in memory. */
const disk = join(root, 'node_modules/.cache');
mkdirSync(disk, { recursive: true });
const folder = mkdtempSync(join(disk, 'kb-'));
try {
  const rooms = await bundled();
  process.setMaxListeners(0);
  const rows = [
    ...(await measureOneGame(rooms)),
    ...(hasRooms() ? await measureTerminals(rooms) : []),
    ...(await measureMany(rooms)),
  ];
  console.log(`\nNode ${process.version} on ${cpus()[0].model}\n`);
  console.log(table(rows));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function bundled() {
  const [outfile] = await bundleSources(folder, 'test/bench/rooms/measure-rooms.ts');
  return import(pathToFileURL(outfile).href);
}

async function measureOneGame({ oneGame }) {
  const times = await oneGame(join(folder, '1'), MOVES);
  return [
    figure('one game, play to heard at the other end, ms, median', median(times)),
    figure('the same, p95', p95(times)),
  ];
}

async function measureMany({ manyGames, idleRooms }) {
  const many = await manyGames(join(folder, 'm'), GAMES);
  const { throughLog } = await measureFileLog();
  const idle = await idleRooms(join(folder, 'i'), IDLE_ROOMS, IDLE_MS);
  return [
    figure('100 games, 10 moves/s, play to heard, ms, median', median(many)),
    most('the same, p95', p95(many), 50),
    least('moves made durable a second, 64 games', throughLog, 5000),
    most('200 rooms with running clocks, % of a core', idle * 100, 10),
  ];
}

/** Whether the built program has the commands of rooms. */
function hasRooms() {
  const help = execFileSync(process.execPath, [program, 'help'], { encoding: 'utf8' });
  return /^ +host\b/m.test(help);
}

async function measureTerminals({ typedMoves }) {
  const { ms, p95Ms, bytes } = await measureMoves(join(folder, 't'), typedMoves(TYPED_MOVES));
  const clock = await measureClock(join(folder, 'c'));
  return [
    figure("two programs, Enter to the other's first byte, ms, median", ms),
    figure('the same, p95', p95Ms),
    most("an opponent's move, 80x24 in 16 colours, bytes, median", bytes, 160),
    most('a running clock, bytes a second, median', clock, 16),
  ];
}

function figure(name, value) {
  return [name, format(value), '', ''];
}

function least(name, value, goal) {
  return [name, format(value), `>= ${format(goal)}`, value >= goal ? 'yes' : 'no'];
}

function most(name, value, goal) {
  return [name, format(value), `<= ${format(goal)}`, value <= goal ? 'yes' : 'no'];
}

function table(rows) {
  const all = [['figure', 'measured', 'wanted', 'reached'], ...rows];
  const widths = all[0].map((_, column) => Math.max(...all.map((row) => row[column].length)));
  const pad = (cell, column) =>
    column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]);
  return all.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}

function format(value) {
  if (Number.isInteger(value) || value >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(1);
}
