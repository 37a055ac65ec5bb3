import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Search } from '../../source/engine/search/search.ts';
import { logOdds } from '../../source/engine/search/shown-score.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { startPosition } from '../../source/rules/notation/start.ts';
import type { ScoreScale } from '../../source/rules/variants/scale.ts';
import { loadGame } from '../load-game.ts';
import { MARKS, parseSample, type Sample } from './samples.ts';
import { type Told, tenthsText } from './tenths.ts';

// Finds the scale of a game from positions of play.ts, writes it as JSON, and tells how well it does
// in games that it was not fitted to:
//   node fit.mjs VARIANT FILE OUTPUT

/** What games have in common; a game differs from it as far as its positions show it. */
const USUAL = { slope: 0.8, bend: 0.35, wane: 0 };

/** A game in which a small lead decides. No step leads from the usual one to it: a hill lies between. */
const STEEP = { ...USUAL, slope: 12, bend: 20 };

/**
 * How far a game usually differs. What differs by so much is pulled back as a normal distribution
 * has it, and what differs by far hardly more: some games are unlike all others.
 */
const FREEDOM = { slope: 0.1, bend: 0.1, wane: 0.2 };
type Name = keyof typeof FREEDOM;
const NAMES = Object.keys(FREEDOM) as Name[];
/** What is changed at once: a steeper scale may have to bend sooner. */
const WAYS: readonly (readonly Name[])[] = [...NAMES.map((name) => [name]), ['slope', 'bend']];
const BOUNDS = { slope: [0.1, 30], bend: [0.01, 30], wane: [-1, 2] } as const;

/** How much it counts that two searches of a position say the same. */
const AGREEMENT = 4;

/** Odds beyond these are told apart no more; a logarithm. */
const MOST_ODDS = 12;

/** Scores beyond this are mates and wins by the rules. */
const MOST_SCORE = 20_000;

const [id = '', file = '', output = ''] = process.argv.slice(2);
const variant = loadGame(id);
const asked = { variant, start: startPosition(variant), moves: [] };
/** A second of searching ends about here: the score of a start swings. */
const START_NODES = [150_000, 200_000, 300_000, 400_000, 500_000, 650_000, 800_000];
const starts = START_NODES.map((nodes) => {
  const { score } = new Search(16).run(asked, { nodes });
  if (score.kind === 'mate') throw new RangeError('a mate at the start');
  return score.centipawns;
});
const start = Math.round(starts.reduce((sum, score) => sum + score, 0) / starts.length);

interface Seen extends Omit<Sample, 'scores'> {
  /** With their nodes, without mates. */
  readonly scores: readonly { readonly score: number; readonly nodes: number }[];
}

function seen(sample: Sample): Seen {
  const scores = sample.scores
    .map((score, at) => ({ score, nodes: MARKS[at] ?? 0 }))
    .filter(({ score }) => Math.abs(score) < MOST_SCORE);
  return { ...sample, scores };
}

/** Nothing is quite sure. */
function chance(odds: number): number {
  const most = Math.min(Math.max(odds, -MOST_ODDS), MOST_ODDS);
  return 1 / (1 + Math.exp(-most));
}

/** How far a number is from the usual one; what multiplies differs by how many times it is that. */
function apart(name: Name, value: number): number {
  const usual = USUAL[name];
  return name === 'wane' ? value - usual : usual * Math.log(value / usual);
}

function loss(scale: ScoreScale, samples: readonly Seen[]): number {
  let sum = 0;
  for (const { ply, result, scores } of samples) {
    let last: number | undefined;
    for (let at = scores.length - 1; at >= 0; at--) {
      const p = chance(logOdds(scale, itemAt(scores, at).score, ply));
      last ??= p;
      const told = result * Math.log(p) + (1 - result) * Math.log(1 - p);
      sum += (AGREEMENT * (p - last) ** 2 - told) / scores.length;
    }
  }
  return (
    sum +
    NAMES.reduce(
      (far, name) => far + Math.log1p((apart(name, scale[name]) / FREEDOM[name]) ** 2 / 2),
      0,
    )
  );
}

/** The better of what two beginnings lead to. */
function fit(samples: readonly Seen[]): ScoreScale {
  const [usual, steep] = [USUAL, STEEP].map((from) => goDown(from, samples));
  if (!usual || !steep) throw new RangeError('no scale');
  return usual.least <= steep.least ? usual.best : steep.best;
}

/** Goes downhill along one way after another, in steps that get shorter. */
function goDown(from: Record<Name, number>, samples: readonly Seen[]) {
  let best: ScoreScale = { ...from, start };
  let least = loss(best, samples);
  for (let part = 1; part > 0.01; part /= 2) {
    for (let isBetter = true; isBetter; ) {
      isBetter = false;
      for (const way of WAYS) {
        for (const sign of [1, -1]) {
          const tried: Record<keyof ScoreScale, number> = { ...best };
          for (const name of way) {
            const [low, high] = BOUNDS[name];
            const value = best[name] + sign * part * FREEDOM[name];
            tried[name] = Math.min(Math.max(value, low), high);
          }
          const found = loss(tried, samples);
          if (found >= least - 1e-9) continue;
          [best, least, isBetter] = [tried, found, true];
        }
      }
    }
  }
  return { best, least };
}

const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
const samples = text
  .split('\n')
  .filter(Boolean)
  .map((line) => seen(parseSample(line)));
const halves = [0, 1].map((half) => samples.filter(({ game }) => game % 2 === half));
const crossed = halves.flatMap((half, at) => {
  const scale = fit(halves[1 - at] ?? []);
  return half.flatMap((sample) =>
    sample.scores.map(({ score, nodes }) => ({
      nodes,
      game: sample.game,
      chance: chance(logOdds(scale, score, sample.ply)),
      result: sample.result,
    })),
  );
});
const surprise = ({ chance, result }: Told) =>
  -result * Math.log(chance) - (1 - result) * Math.log(1 - chance);
const total = crossed.reduce((sum, one) => sum + surprise(one), 0);
console.log(`surprise ${(total / crossed.length).toFixed(4)} of ${crossed.length} scores`);
console.log('share won less chance told, in per cent, by tenths, with standard errors');
console.log(`all nodes: ${tenthsText(crossed)}`);
for (const nodes of MARKS) {
  const told = crossed.filter((one) => one.nodes === nodes);
  if (told.length > 0) console.log(`${nodes} nodes: ${tenthsText(told)}`);
}
const scale = fit(samples);
const startText = starts.map((raw) => `${raw} as ${Math.round(600 * logOdds(scale, raw, 0))}`);
console.log(`the start after ${START_NODES.join(', ')} nodes: ${startText.join(', ')}`);
console.log(samples.length, 'positions', JSON.stringify(scale));
writeFileSync(
  output,
  JSON.stringify(scale, (_, value) =>
    typeof value === 'number' ? Math.round(value * 1000) / 1000 : value,
  ),
);
