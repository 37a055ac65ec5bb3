import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { OwnEngine } from '../../../source/engine/search/own-engine.ts';
import { openUsiEngine } from '../../../source/engine/usi/usi-engine.ts';
import { findVariant } from '../../../source/rules/variants/index.ts';
import { addScore, NO_GAMES, playTournament, winRate } from './games.ts';

// Our search at full strength against Fairy-Stockfish at equal time:
//   npm run bench:match -- VARIANT [--games N] [--movetime MS] [--skill N] [--seed N] [--program PATH]
// Shogi is played against the native Fairy-Stockfish 11.1 of the Debian package of that name, the
// others against the WebAssembly package, since the older program knows neither.

/** The path at which Debian puts it. */
const PROGRAM = '/usr/games/fairy-stockfish';
const SHOGI_SKILL = '7';
const MOST_SKILL = '20';
/** For starting on a busy machine. */
const HANDSHAKE_MS = 60_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '200' },
    movetime: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    skill: { type: 'string' },
    program: { type: 'string' },
  },
});
const [id = 'shogi'] = positionals;
const variant = findVariant(id);
if (variant === undefined) throw new RangeError(`no variant ${id}`);
const skill = values.skill ?? (id === 'shogi' ? SHOGI_SKILL : MOST_SKILL);
const program = values.program ?? (id === 'shogi' ? PROGRAM : undefined);
if (program !== undefined && !existsSync(program)) {
  throw new Error(`no ${program}: install the package fairy-stockfish, or name it by --program`);
}

const command = [process.execPath, 'test/bench/engine/fairy.mjs', skill, program ?? []]
  .flat()
  .map((word) => `'${word}'`)
  .join(' ');
const limits = { timeMs: Number(values.movetime) };
const seed = Number(values.seed);
let tally = NO_GAMES;
const games = playTournament({
  variant,
  games: Number(values.games),
  a: { open: async () => new OwnEngine({ level: 10, seed: seed * 2, declares: true }), limits },
  b: {
    open: () => openUsiEngine({ command, variant, timeouts: { handshakeMs: HANDSHAKE_MS } }),
    limits,
  },
  openingPlies: 4,
  seed,
});
for await (const { record, aColor, failure, number } of games) {
  tally = addScore(tally, record.score, aColor);
  if (failure) console.log(`game ${number}: ${failure.error.message}`);
}
console.log(`${id}:`, tally);
const percent = (share = 0) => `${(share * 100).toFixed(1)} %`;
const rate = winRate(tally);
console.log(`${percent(rate?.value)} (95 %: ${percent(rate?.low)} to ${percent(rate?.high)})`);
