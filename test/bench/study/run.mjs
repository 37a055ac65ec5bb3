// Measures the index of positions: how fast games are indexed, how large it is, how soon a position
// is looked up; and a large opening book of another program. Look-ups run in a process of their own, whose memory is measured.
// Usage: node test/bench/study/run.mjs [GAMES]
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleSources } from '../../../scripts/bundle/bundle-sources.mjs';
import { median, p95, root } from '../pty.mjs';

const GAMES = Number(process.argv[2] ?? 100_000);
const BASE_GAMES = 20;
const ONE_BY_ONE = 40;

if (process.argv[2] === 'look') {
  const [, , , bundle, index, base] = process.argv;
  const { lookUps } = await import(pathToFileURL(bundle).href);
  console.log(JSON.stringify(lookUps(index, JSON.parse(readFileSync(base, 'utf8')))));
} else await measure();

async function measure() {
  /** The temporary folder of the system may lie in memory. */
  const disk = join(root, 'node_modules/.cache');
  mkdirSync(disk, { recursive: true });
  const folder = mkdtempSync(join(disk, 'ki-'));
  try {
    const [bundle, books] = await bundleSources(
      folder,
      'test/bench/study/measure-index.ts',
      'test/bench/study/measure-books.ts',
    );
    const study = await import(pathToFileURL(bundle).href);
    const { measureLargeBook } = await import(pathToFileURL(books).href);
    const games = await study.engineGames(BASE_GAMES);
    const base = join(folder, 'base.json');
    writeFileSync(base, JSON.stringify(games));
    const look = (index) => {
      const script = fileURLToPath(import.meta.url);
      return JSON.parse(execFileSync(process.execPath, [script, 'look', bundle, index, base]));
    };
    const [small, large] = [join(folder, 'small'), join(folder, 'large')];
    study.build(small, games, GAMES / 10, 2);
    const built = study.build(large, games, GAMES, 1);
    const [less, more] = [look(small), look(large)];
    const checked = study.checkAll(large);
    const one = await study.addOne(large, games, ONE_BY_ONE);
    const files = await study.indexFiles(join(folder, 'files'), games, 300);
    const book = measureLargeBook(join(folder, 'large.db'), 2 ** 30);
    console.log(`\nNode ${process.version} on ${cpus()[0].model}, ${GAMES} games\n`);
    const rows = [
      ['positions indexed a second of a core', built.positions / built.seconds, '≥ 50,000'],
      ...Object.entries(files).map(([format, rate]) => [
        `the same from files, ${format}`,
        rate,
        '',
      ]),
      ['bytes a game-ply', built.bytes / built.positions, '≤ 100'],
      ['opened and looked up, ms', more.cold, '≤ 50'],
      ['looked up, ms, median', more.warm, '≤ 5'],
      ['looked up, ms, p95', more.slow, '≤ 5'],
      ['the same in a tenth of the games, ms', less.slow, ''],
      ['resident for look-ups, MB', more.residentMb, '≤ 50'],
      ['the same with a tenth of the games, MB', less.residentMb, ''],
      ['all of it read and checked, s', checked, ''],
      ['one game added, ms, median', median(one.times), '≤ 20'],
      ['the same, p95', p95(one.times), ''],
      ['the same of the processor, ms, median', median(one.ofProcessor), ''],
      ['book of 1 GB opened, ms', book.opened, '≤ 100'],
      ['looked up in it, ms', book.lookedUp, ''],
    ];
    for (const [what, value, goal] of rows) {
      console.log(`${what.padEnd(44)} ${value.toFixed(value < 100 ? 2 : 0).padStart(10)}  ${goal}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
