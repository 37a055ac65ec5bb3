// Our search at full strength against Fairy-Stockfish at equal time, by `komadai match`:
//   npm run bench:match -- VARIANT [--games N] [--movetime MS] [--skill N] [--seed N] [--program PATH]
// Shogi is played against the native Fairy-Stockfish 11.1 of the Debian package of that name, the
// others against the WebAssembly package, since the older program knows neither.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../pty.mjs';

/** The path at which Debian puts it. */
const PROGRAM = '/usr/games/fairy-stockfish';
const SHOGI_SKILL = '7';
const MOST_SKILL = '20';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '200' },
    movetime: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    skill: { type: 'string' },
    program: { type: 'string' },
    output: { type: 'string' },
  },
});
const [variant = 'shogi'] = positionals;
const skill = values.skill ?? (variant === 'shogi' ? SHOGI_SKILL : MOST_SKILL);
const program = values.program ?? (variant === 'shogi' ? PROGRAM : undefined);
if (program !== undefined && !existsSync(program)) {
  fail(`no ${program}: install the package fairy-stockfish, or name the program by --program`);
}

execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
const folder = mkdtempSync(join(tmpdir(), 'komadai-match-'));
try {
  const opponent = [process.execPath, join(root, 'test/bench/engine/fairy.mjs'), skill];
  if (program !== undefined) opponent.push(program);
  const { status } = spawnSync(
    process.execPath,
    [
      ...[join(root, 'bin/komadai.js'), 'match', '--variant', variant],
      ...['--a', 'level:10', '--b', `engine:${opponent.map((word) => `'${word}'`).join(' ')}`],
      ...['--games', values.games, '--movetime', values.movetime, '--seed', values.seed],
      ...['--openings', 'random:4', '--output', values.output ?? join(folder, 'games.psn')],
    ],
    { stdio: 'inherit', env: { ...process.env, KOMADAI_HOME: folder } },
  );
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function fail(message) {
  console.error(message);
  process.exit(2);
}
