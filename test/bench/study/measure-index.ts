import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Thinker } from '../../../source/engine/search/think.ts';
import { formatPsn } from '../../../source/records/formats/psn/psn-write.ts';
import { writeRecords } from '../../../source/records/formats/write-records.ts';
import { appendMove, createRecord, type GameRecord } from '../../../source/records/tree/record.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import type { Move } from '../../../source/rules/core/move.ts';
import { Position } from '../../../source/rules/core/position.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { openIndexWriter } from '../../../source/study/index/index-writer.ts';
import { indexedGame } from '../../../source/study/index/indexed-game.ts';
import { openIndex } from '../../../source/study/index/position-index.ts';
import { indexFile, refreshIndex } from '../../../source/study/index/refresh-index.ts';
import { randomNumbers } from '../../helpers/random.ts';

const start = startPosition(shogi);
const PLIES = 110;
const ENGINE_NODES = 500;

/** Games of our engine with itself, each from two random moves. */
export async function engineGames(count: number): Promise<number[][]> {
  const random = randomNumbers(1);
  const games: number[][] = [];
  for (let game = 0; game < count; game++) {
    const thinker = new Thinker(1);
    const moves: Move[] = [];
    const position = new Position(shogi, start.placement);
    while (moves.length < PLIES) {
      const legal = legalMoves(position);
      if (legal.length === 0) break;
      let move = legal[Math.floor(random() * legal.length)] as Move;
      if (moves.length >= 2) {
        const answer = await thinker.think({
          game: { variant: shogi, start, moves },
          limits: { nodes: ENGINE_NODES },
          seed: game,
          shouldStop: () => false,
        });
        if (answer.kind !== 'move') break;
        move = answer.move;
      }
      moves.push(move);
      position.play(move);
    }
    games.push(moves);
  }
  return games;
}

/** A copy of a game that leaves it somewhere and goes on at random. */
function deviated(base: readonly number[], random: () => number): Move[] {
  const position = new Position(shogi, start.placement);
  const leaves = Math.floor(random() * base.length);
  const moves: Move[] = [];
  for (let ply = 0; ply < PLIES; ply++) {
    let move = base[ply] as Move | undefined;
    if (ply >= leaves) {
      const legal = legalMoves(position);
      if (legal.length === 0) break;
      if (ply === leaves || move === undefined || !legal.includes(move)) {
        move = legal[Math.floor(random() * legal.length)] as Move;
      }
    }
    if (move === undefined) break;
    moves.push(move);
    position.play(move);
  }
  return moves;
}

function recordOf(moves: readonly Move[], number: number): GameRecord {
  const day = String(1 + (number % 28)).padStart(2, '0');
  const record = createRecord({
    variant: shogi,
    start,
    tags: [
      { name: 'Date', value: `20${10 + (number % 16)}.0${1 + (number % 9)}.${day}` },
      { name: 'Black', value: `Player ${number % 1000}` },
      { name: 'White', value: `Player ${number % 777}` },
    ],
  });
  record.score = number % 2 === 0 ? '1-0' : '0-1';
  let node = record.root;
  for (const move of moves) node = appendMove(node, move);
  return record;
}

/** Indexes so many copies. @returns positions and the seconds that indexing took of the processor */
export function build(folder: string, base: readonly number[][], games: number, seed: number) {
  const random = randomNumbers(seed);
  const writer = openIndexWriter(folder);
  if (!writer.ok) throw new Error(writer.fault.code);
  let [positions, seconds, slowest] = [0, 0, 0];
  const step = 100;
  for (let number = 0; number < games; number += step) {
    const records = Array.from({ length: step }, (_, index) => {
      const of = base[Math.floor(random() * base.length)] as number[];
      return recordOf(deviated(of, random), number + index);
    });
    const began = process.cpuUsage();
    const at = performance.now();
    const path = join(folder, '..', `${seed}-${number}.psn`);
    const indexed = records.map((record, index) => indexedGame(record, index));
    writer.value.add({ path, size: 1, mtimeMs: 1 }, indexed);
    const used = process.cpuUsage(began);
    seconds += (used.user + used.system) / 1e6;
    slowest = Math.max(slowest, performance.now() - at);
    for (const { plies } of indexed) positions += plies + 1;
  }
  const began = process.cpuUsage();
  writer.value.close();
  const used = process.cpuUsage(began);
  seconds += (used.user + used.system) / 1e6;
  return { positions, seconds, slowest, bytes: bytesOf(folder) };
}

function bytesOf(folder: string): number {
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

/** Writes games as files and indexes the files: positions a second, by format. */
export async function indexFiles(folder: string, base: readonly number[][], games: number) {
  const random = randomNumbers(99);
  const records = Array.from({ length: games }, (_, number) => {
    return recordOf(deviated(base[number % base.length] as number[], random), number);
  });
  const rates: Record<string, number> = {};
  for (const format of ['psn', 'kif', 'csa'] as const) {
    const own = join(folder, format);
    mkdirSync(own, { recursive: true });
    for (const [number, record] of records.entries()) {
      const written = await writeRecords([record], { format, encoding: 'utf-8' });
      if (written.ok) writeFileSync(join(own, `${number}.${format}`), written.value.bytes);
    }
    const writer = openIndexWriter(join(folder, `${format}-index`));
    if (!writer.ok) throw new Error(writer.fault.code);
    const began = process.cpuUsage();
    const { positions } = await refreshIndex(writer.value, [own]);
    writer.value.close();
    const used = process.cpuUsage(began);
    rates[format] = positions / ((used.user + used.system) / 1e6);
  }
  return rates;
}

/** Reads all of an index, as `komadai index` does. @returns the seconds that this takes of the processor */
export function checkAll(folder: string): number {
  const writer = openIndexWriter(folder);
  if (!writer.ok) throw new Error(writer.fault.code);
  const began = process.cpuUsage();
  for (const _ of writer.value.check());
  const used = process.cpuUsage(began);
  writer.value.close();
  return (used.user + used.system) / 1e6;
}

/**
 * Looks positions of games up in an index that is opened anew. Times are in milliseconds, those of
 * single look-ups by the clock of the processor: they wait for nothing but pages of the system.
 */
export function lookUps(folder: string, base: readonly number[][]) {
  const random = randomNumbers(7);
  const before = process.memoryUsage().rss;
  const began = performance.now();
  const index = openIndex(folder);
  if (!index.ok) throw new Error(index.fault.code);
  const opened = performance.now() - began;
  const times: number[] = [];
  for (let look = 0; look < 1000; look++) {
    const position = new Position(shogi, start.placement);
    const moves = base[Math.floor(random() * base.length)] as number[];
    const plies = look === 0 ? 0 : Math.floor(random() * 60);
    for (const move of moves.slice(0, plies)) position.play(move as Move);
    const at = process.cpuUsage();
    const found = index.value.lookUp(position);
    const used = process.cpuUsage(at);
    times.push((used.user + used.system) / 1000);
    if (!found.ok || (look === 0 && found.value.games === 0)) throw new Error('nothing found');
  }
  const [first = 0, ...rest] = times;
  rest.sort((a, b) => a - b);
  index.value.close();
  return {
    games: index.value.games,
    cold: opened + first,
    warm: rest[Math.floor(rest.length / 2)] ?? 0,
    slow: rest[Math.floor(rest.length * 0.95)] ?? 0,
    residentMb: (process.memoryUsage().rss - before) / 2 ** 20,
  };
}

/**
 * Adds games one by one, each with an index that is opened and closed.
 * @returns milliseconds each, by the clock and of the processor
 */
export async function addOne(folder: string, base: readonly number[][], games: number) {
  const random = randomNumbers(11);
  const times: number[] = [];
  const ofProcessor: number[] = [];
  const own = join(folder, '..', 'one');
  mkdirSync(own, { recursive: true });
  for (let number = 0; number < games; number++) {
    const path = join(own, `${number}.psn`);
    writeFileSync(path, formatPsn(recordOf(deviated(base[0] as number[], random), number)));
    const at = performance.now();
    const began = process.cpuUsage();
    const writer = openIndexWriter(folder);
    if (!writer.ok) throw new Error(writer.fault.code);
    await indexFile(writer.value, path);
    writer.value.close();
    times.push(performance.now() - at);
    const used = process.cpuUsage(began);
    ofProcessor.push((used.user + used.system) / 1000);
  }
  return { times, ofProcessor };
}
