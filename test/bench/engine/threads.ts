import { parseArgs } from 'node:util';
import { OwnEngine } from '../../../source/engine/search/own-engine.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { findVariant } from '../../../source/rules/variants/index.ts';
import { addScore, type Contestant, NO_GAMES, playTournament, winRate } from './games.ts';

// What the second thread is worth: two threads against one at equal time:
//   npm run bench:threads -- VARIANT [--games N] [--movetime MS] [--seed N]
// One side waits while the other thinks, so that two cores are enough if they are idle.

const WANTED = 0.58;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '100' },
    movetime: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
});

function contestant(threads: 1 | 2, variant: Variant): Contestant {
  const seed = Number(values.seed) * 2 + threads;
  return {
    open: async () => {
      const engine = new OwnEngine({ threads, seed });
      await engine.prepare(variant);
      return engine;
    },
    limits: { timeMs: Number(values.movetime) },
  };
}

const [id = 'shogi'] = positionals;
const variant = findVariant(id);
if (variant === undefined) throw new RangeError(`no variant ${id}`);
let tally = NO_GAMES;
const games = playTournament({
  variant,
  games: Number(values.games),
  a: contestant(2, variant),
  b: contestant(1, variant),
  openingPlies: 4,
  seed: Number(values.seed),
});
for await (const { record, aColor } of games) tally = addScore(tally, record.score, aColor);
const { wins, draws, losses } = tally;
const rate = winRate(tally);
const percent = (share = 0) => `${(share * 100).toFixed(1)} %`;
console.log(
  `${id}: two threads against one, ${values.movetime} ms a move: ` +
    `${wins} won, ${draws} drawn, ${losses} lost: ${percent(rate?.value)} ` +
    `(95 %: ${percent(rate?.low)} to ${percent(rate?.high)}), wanted >= ${percent(WANTED)}`,
);
