import { existsSync, readFileSync } from 'node:fs';

import type { EngineGame, SearchReport } from '../../../source/engine/engine.ts';
import { LEVELS } from '../../../source/engine/levels.ts';
import { MateSearch } from '../../../source/engine/mate/mate-search.ts';
import { openNet } from '../../../source/engine/net/open-net.ts';
import { TableEvaluator } from '../../../source/engine/search/evaluate.ts';
import { Search } from '../../../source/engine/search/search.ts';
import { Thinker } from '../../../source/engine/search/think.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { perft } from '../../../source/rules/core/perft.ts';
import { Position } from '../../../source/rules/core/position.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { parseSfen, readSfen, type SfenPosition } from '../../../source/rules/notation/sfen.ts';
import { findVariant, VARIANTS } from '../../../source/rules/variants/index.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { oraclePositions } from '../../helpers/oracle.ts';

const ROUNDS = 5;
const SEARCH_NODES = 300_000;
const PERFT_DEPTH = 4;
const HASH_MB = 32;

/** Nodes a second of the search and of our own perft without bulk counting, in turn, medians. */
function measureSpeed(variant: Variant): { search: number; perft: number } {
  const search = new Search(HASH_MB);
  const sfens = [variant.start, ...middles(variant, search)];
  const starts = sfens.map((sfen) => readSfen(variant, sfen));
  const rates = { search: [] as number[], perft: [] as number[] };
  for (let round = 0; round <= ROUNDS; round++) {
    const searched = rate(() => sum(starts.map((start) => searchNodes(search, variant, start))));
    const counted = rate(() => sum(starts.map((start) => perftNodes(variant, start))));
    // The first round warms up.
    if (round === 0) continue;
    rates.search.push(searched);
    rates.perft.push(counted);
  }
  return { search: median(rates.search), perft: median(rates.perft) };
}

/** Nodes a second of the search with the net of a game and with the tables, in turn, medians. */
function measureNet(variant: Variant): { net: number; tables: number } {
  const searches = {
    net: new Search(HASH_MB),
    tables: new Search(HASH_MB, (position) => new TableEvaluator(position)),
  };
  const rates = { net: [] as number[], tables: [] as number[] };
  const sfens = [variant.start, ...middles(variant, searches.tables)];
  const starts = sfens.map((sfen) => readSfen(variant, sfen));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const kind of ['net', 'tables'] as const) {
      const search = searches[kind];
      const searched = rate(() => sum(starts.map((start) => searchNodes(search, variant, start))));
      // The first round warms up.
      if (round > 0) rates[kind].push(searched);
    }
  }
  return { net: median(rates.net), tables: median(rates.tables) };
}

/** Positions of the middle of games in which there is no mate to end the search at once. */
function middles(variant: Variant, search: Search): string[] {
  const lines = oraclePositions(variant);
  return lines
    .filter(({ check, legal }) => !check && legal.length > 40 && legal.length < 90)
    .map(({ sfen }) => sfen)
    .filter((sfen) => searchNodes(search, variant, readSfen(variant, sfen)) >= SEARCH_NODES)
    .slice(0, 2);
}

function searchNodes(search: Search, variant: Variant, start: SfenPosition): number {
  search.clear();
  return search.run({ variant, start, moves: [] }, { nodes: SEARCH_NODES }).nodes;
}

function perftNodes(variant: Variant, { placement }: SfenPosition): number {
  return perft(new Position(variant, placement), PERFT_DEPTH - 1, false);
}

interface Problem {
  readonly sfen: string;
  readonly plies: number;
}

/** How many problems of each length are solved in their time. */
function measureMates(
  file: string,
): Map<number, { solved: number; all: number; slowestMs: number }> {
  const problems = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): Problem => JSON.parse(line));
  const table = new Map<number, { solved: number; all: number; slowestMs: number }>();
  for (const { sfen, plies } of problems) {
    const limitMs = plies <= 7 ? 1000 : 5000;
    const began = performance.now();
    const shouldStop = () => performance.now() - began > limitMs;
    // Some of them have two pawns on a file.
    const start = parseSfen(shogi, sfen, 'any');
    if (!start.ok) continue;
    const game = { variant: shogi, start: start.value, moves: [] };
    const row = table.get(plies) ?? { solved: 0, all: 0, slowestMs: 0 };
    table.set(plies, row);
    const result = new MateSearch().run(game, { plies, shouldStop });
    const tookMs = performance.now() - began;
    row.all++;
    if (result.kind !== 'mate' || tookMs > limitMs) continue;
    row.solved++;
    row.slowestMs = Math.max(row.slowestMs, tookMs);
  }
  return table;
}

interface GameMate extends Problem {
  readonly variant: string;
}

/**
 * How many mates the highest level plays within its second, by plies and variant: its answer is the
 * first move of a line that it reports as a mate. The second is one of the processor.
 */
function measureMatesInPlay(file: string): Map<string, { solved: number; all: number }> {
  const table = new Map<string, { solved: number; all: number }>();
  const thinker = new Thinker();
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  for (const { variant: id, sfen, plies } of lines.map((line): GameMate => JSON.parse(line))) {
    const variant = findVariant(id);
    if (variant === undefined) throw new RangeError(`no variant ${id}`);
    const key = `${id} ${plies}`;
    const row = table.get(key) ?? { solved: 0, all: 0 };
    table.set(key, row);
    row.all++;
    if (findsMate(thinker, { variant, start: readSfen(variant, sfen), moves: [] })) row.solved++;
  }
  return table;
}

function findsMate(thinker: Thinker, game: EngineGame): boolean {
  const began = process.cpuUsage();
  const { now } = performance;
  let last: SearchReport | undefined;
  performance.now = () => process.cpuUsage(began).user / 1000;
  try {
    const answer = thinker.think({
      game,
      limits: {},
      level: LEVELS.length,
      seed: 1,
      shouldStop: () => false,
      onReport: (report) => {
        last = report;
      },
    });
    const isMate = last?.score.kind === 'mate' && last.score.plies > 0;
    return isMate && answer.kind === 'move' && answer.move === last?.line[0];
  } finally {
    performance.now = now;
  }
}

/** Nodes a second of the processor, so that what else runs here counts for little. */
function rate(run: () => number): number {
  const began = process.cpuUsage();
  const nodes = run();
  return (nodes / process.cpuUsage(began).user) * 1e6;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function median(values: number[]): number {
  return itemAt(
    values.sort((a, b) => a - b),
    Math.floor(values.length / 2),
  );
}

const whole = (value: number) => Math.round(value).toLocaleString('en');

console.log(`Node ${process.version}, median of ${ROUNDS} rounds\n`);
for (const variant of VARIANTS) {
  const { search, perft: counted } = measureSpeed(variant);
  const part = (search / counted) * 100;
  const reached = part >= 15 ? 'yes' : 'no';
  console.log(
    `${variant.id.padEnd(9)} ${whole(search).padStart(9)} nodes/s searched, ${whole(counted).padStart(11)} counted: ` +
      `${part.toFixed(1)} % (wanted >= 15 %: ${reached})`,
  );
}
console.log('');
for (const variant of VARIANTS) {
  const opened = openNet(variant);
  if (!opened.ok) console.log(`${variant.id.padEnd(9)} has no net: ${opened.fault.code}`);
  if (!opened.ok || opened.value === undefined) continue;
  const { net, tables } = measureNet(variant);
  const reached = net >= 0.9 * tables ? 'yes' : 'no';
  console.log(
    `${variant.id.padEnd(9)} ${whole(net).padStart(9)} nodes/s with the net of generation ` +
      `${opened.value.generation}, ${whole(tables).padStart(9)} with the tables: ` +
      `${(net / tables).toFixed(2)} (wanted >= 0.9: ${reached})`,
  );
}
const [mates = '', problems] = process.argv.slice(2);
const inPlay = measureMatesInPlay(mates);
const lengths = [...new Set([...inPlay.keys()].map((key) => Number(key.split(' ')[1])))];
console.log(`\nmates played within a second, by plies`);
console.log(`       ${lengths.map((plies) => String(plies).padStart(7)).join('')}`);
for (const { id } of VARIANTS) {
  if (!lengths.some((plies) => inPlay.has(`${id} ${plies}`))) continue;
  const cells = lengths.map((plies) => {
    const { solved, all } = inPlay.get(`${id} ${plies}`) ?? { solved: 0, all: 0 };
    return `${solved}/${all}`.padStart(7);
  });
  console.log(id.padEnd(7) + cells.join(''));
}
if (problems !== undefined && existsSync(problems)) {
  console.log('');
  for (const [plies, { solved, all, slowestMs }] of [...measureMates(problems)].sort(
    ([a], [b]) => a - b,
  )) {
    console.log(`mates in ${plies}: ${solved} of ${all}, the slowest in ${whole(slowestMs)} ms`);
  }
}
