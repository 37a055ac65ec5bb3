import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Search } from '../../source/engine/search/search.ts';
import { logOdds } from '../../source/engine/search/shown-score.ts';
import { startPosition } from '../../source/rules/notation/start.ts';
import { findVariant } from '../../source/rules/variants/index.ts';
import type { ScoreScale } from '../../source/rules/variants/scale.ts';
import { MARKS, parseSample, type Sample } from './samples.ts';

// Finds the scale of a game from positions of play.ts, writes it as JSON, and tells how well it does
// in games that it was not fitted to:
//   node fit.mjs VARIANT FILE OUTPUT

/** What games have in common; a game differs from it as far as its positions show it. */
const USUAL: ScoreScale = { slope: 0.8, bend: 0.35, early: 0.9, growth: 0.2, first: 0, fade: 24 };

/** How far a game usually differs: the numbers are pulled back as a normal distribution has it. */
const FREEDOM = { slope: 0.1, bend: 0.1, early: 0.15, growth: 0.05, first: 0.05, fade: 6 };
type Name = keyof typeof FREEDOM;
const NAMES = Object.keys(FREEDOM) as Name[];
const BOUNDS = {
  slope: [0.1, 5],
  bend: [0.01, 3],
  early: [0.05, 4],
  growth: [0, 0.6],
  first: [-1, 1],
  fade: [4, 60],
} as const;

/** How far from even the odds at the start of an even game may be; told as `FREEDOM` is. */
const EVEN = 0.03;

/** How much it counts that two searches of a position say the same. */
const AGREEMENT = 0.5;

/** Scores beyond this are mates and wins by the rules. */
const MOST_SCORE = 20_000;

const [id = '', file = '', output = ''] = process.argv.slice(2);
const variant = findVariant(id);
if (variant === undefined) throw new RangeError(`no variant ${id}`);
const asked = { variant, start: startPosition(variant), moves: [] };
const starts = MARKS.map((nodes) => ({
  nodes,
  score: new Search(16).run(asked, { nodes }).score,
}));

interface Seen {
  readonly score: number;
  readonly nodes: number;
}

/** The scores of a sample with their nodes, without mates. */
function seen({ scores }: Sample): Seen[] {
  return scores
    .map((score, at) => ({ score, nodes: MARKS[at] ?? 0 }))
    .filter(({ score }) => Math.abs(score) < MOST_SCORE);
}

function chance(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

function loss(scale: ScoreScale, samples: readonly Sample[]): number {
  let sum = 0;
  for (const sample of samples) {
    const all = seen(sample).map(({ score, nodes }) => logOdds(scale, score, sample.ply, nodes));
    const last = all.at(-1) ?? 0;
    for (const odds of all) {
      const p = chance(odds);
      const told = sample.result * Math.log(p) + (1 - sample.result) * Math.log(1 - p);
      sum += (AGREEMENT * Math.min((odds - last) ** 2, 1) - told) / all.length;
    }
  }
  for (const { nodes, score } of starts) {
    const odds = score.kind === 'value' ? logOdds(scale, score.centipawns, 0, nodes) : 0;
    sum += (odds / EVEN) ** 2 / 2;
  }
  return (
    sum +
    NAMES.reduce((far, name) => far + ((scale[name] - USUAL[name]) / FREEDOM[name]) ** 2 / 2, 0)
  );
}

/** Goes downhill along one number after another, in steps that get shorter. */
function fit(samples: readonly Sample[]): ScoreScale {
  let best = USUAL;
  let least = loss(best, samples);
  for (let part = 1; part > 0.01; part /= 2) {
    for (let isBetter = true; isBetter; ) {
      isBetter = false;
      for (const name of NAMES) {
        for (const sign of [1, -1]) {
          const [low, high] = BOUNDS[name];
          const value = best[name] + sign * part * FREEDOM[name];
          const tried = { ...best, [name]: Math.min(Math.max(value, low), high) };
          const found = loss(tried, samples);
          if (found >= least - 1e-9) continue;
          [best, least, isBetter] = [tried, found, true];
        }
      }
    }
  }
  return best;
}

/** Tells the share won of the positions of each tenth, beside the chance that was told. */
function report(name: string, told: readonly { readonly p: number; readonly result: number }[]) {
  const tenths = Array.from({ length: 10 }, (_, tenth) => {
    const here = told.filter(({ p }) => Math.min(Math.floor(p * 10), 9) === tenth);
    const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
    if (here.length === 0) return '-';
    const [p, won] = [mean(here.map((one) => one.p)), mean(here.map(({ result }) => result))];
    return `${(100 * (won - p)).toFixed(1)} (${here.length})`;
  });
  console.log(`${name}, share won less chance told, by tenths: ${tenths.join(', ')}`);
}

const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
const samples = text.split('\n').filter(Boolean).map(parseSample);
const halves = [0, 1].map((half) => samples.filter(({ game }) => game % 2 === half));
const crossed = halves.flatMap((half, at) => {
  const scale = fit(halves[1 - at] ?? []);
  return half.flatMap((sample) =>
    seen(sample).map(({ score, nodes }) => ({
      nodes,
      p: chance(logOdds(scale, score, sample.ply, nodes)),
      result: sample.result,
    })),
  );
});
const surprise = ({ p, result }: { readonly p: number; readonly result: number }) =>
  -result * Math.log(p) - (1 - result) * Math.log(1 - p);
const total = crossed.reduce((sum, one) => sum + surprise(one), 0);
console.log(`surprise ${(total / crossed.length).toFixed(4)} of ${crossed.length} scores`);
for (const nodes of MARKS) {
  report(
    `${nodes} nodes`,
    crossed.filter((one) => one.nodes === nodes),
  );
}
const scale = fit(samples);
const startText = starts.map(({ nodes, score }) => {
  const raw = score.kind === 'value' ? score.centipawns : Number.NaN;
  return `${raw} as ${Math.round(600 * logOdds(scale, raw, 0, nodes))}`;
});
console.log(`the start after ${MARKS.join(', ')} nodes: ${startText.join(', ')}`);
console.log(samples.length, 'positions', JSON.stringify(scale));
writeFileSync(
  output,
  JSON.stringify(scale, (_, value) =>
    typeof value === 'number' ? Math.round(value * 1000) / 1000 : value,
  ),
);
