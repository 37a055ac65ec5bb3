import { parseArgs } from 'node:util';
import type { SearchLimits } from '../../../source/engine/engine.ts';
import { LEVELS, type Level, levelOf, MOVE_TIME_MS } from '../../../source/engine/levels.ts';
import { OwnEngine } from '../../../source/engine/search/own-engine.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { findVariant, VARIANTS } from '../../../source/rules/variants/index.ts';
import {
  addScore,
  type Contestant,
  gamesOf,
  NO_GAMES,
  playTournament,
  type Tally,
  winRate,
} from './games.ts';

// Each level against the one below:
//   npm run bench:levels -- [VARIANT] [--games N] [--tenth] [--pairs 2,7] [--top-nodes N]
// A pair is named by its stronger level. With --tenth all levels have a tenth of their nodes, and
// the highest a tenth of its time; --top-nodes gives the highest nodes in place of time, so that
// other work on the machine does not count.

/** Below, a step is hardly felt; above, too high. */
const WANTED = { least: 0.65, most: 0.85 };

const GAMES_A_LINE = 10;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '100' },
    tenth: { type: 'boolean', default: false },
    pairs: { type: 'string' },
    seed: { type: 'string', default: '1' },
    'top-nodes': { type: 'string' },
  },
});
const part = values.tenth ? 0.1 : 1;

function limitsOf({ nodes }: Level): SearchLimits {
  if (nodes !== undefined) return { nodes: Math.round(nodes * part) };
  const top = values['top-nodes'];
  return top === undefined ? { timeMs: MOVE_TIME_MS * part } : { nodes: Number(top) };
}

function contestant(level: number, variant: Variant): Contestant {
  return {
    open: async () => new OwnEngine({ level, seed: Number(values.seed) }),
    limits: limitsOf(levelOf(level, variant)),
  };
}

/** The share of a, with its interval, and whether it is what a step between levels is to be. */
function shareText(tally: Tally): string {
  const rate = winRate(tally);
  if (rate === undefined) return 'no games';
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const interval = `95 %: ${percent(rate.low)} to ${percent(rate.high)}`;
  const isWanted = rate.value >= WANTED.least && rate.value <= WANTED.most;
  const verdict = isWanted ? '' : `, wanted ${percent(WANTED.least)} to ${percent(WANTED.most)}`;
  return `${percent(rate.value)} (${interval})${verdict}`;
}

const [id] = positionals;
const variants = id === undefined ? VARIANTS : VARIANTS.filter((one) => one === findVariant(id));
if (variants.length === 0) throw new RangeError(`no variant ${id}`);
const pairs = values.pairs?.split(',').map(Number) ?? LEVELS.slice(1).map(({ level }) => level);
for (const variant of variants) {
  for (const level of pairs) {
    const began = performance.now();
    let tally = NO_GAMES;
    const games = Number(values.games);
    const tournament = playTournament({
      variant,
      games,
      a: contestant(level, variant),
      b: contestant(level - 1, variant),
      openingPlies: 4,
      seed: Number(values.seed),
    });
    for await (const { record, aColor } of tournament) {
      tally = addScore(tally, record.score, aColor);
      const { wins, draws, losses } = tally;
      const played = gamesOf(tally);
      if (played % GAMES_A_LINE !== 0 && played !== games) continue;
      const minutes = (performance.now() - began) / 60_000;
      console.log(
        `${variant.id.padEnd(6)} level ${level} against ${level - 1}: ${wins} won, ${draws} drawn, ` +
          `${losses} lost of ${played}: ${shareText(tally)}; ${minutes.toFixed(1)} min`,
      );
    }
  }
}
