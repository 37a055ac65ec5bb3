import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseProblemLines } from '../../source/records/formats/problems/problem-lines.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { seededNumbers } from '../../test/bench/engine/games.ts';
import { loadGame } from '../load-game.ts';
import { type KeptProblem, keptProblem } from './merit.ts';
import { Pool } from './pool.ts';
import { selected } from './select.ts';

// Makes problems of a variant in rounds, which depend on the set, the seed and the rounds before
// alone, and appends those of a round to a file, a line of JSON each, and a line with the number of
// the round. The problems of the set are its round 0. Then adds what the set lacks from all of them.

const [id = '', poolFile = '', setFile = '', rounds, seed] = process.argv.slice(2);
const variant = loadGame(id);

if (!existsSync(poolFile)) append(problemsOf(variant), 0);
const lines: ({ round: number } | KeptProblem)[] = readFileSync(poolFile, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const ends = lines.flatMap((line, at) => ('round' in line ? [at] : []));
const known = lines.flatMap((line) => ('round' in line ? [] : [line]));
const set = known.slice(0, ends[0]);
const pool = new Pool(variant);
for (const problem of known) pool.keep(problem);
for (let round = ends.length; round <= Number(rounds); round++) {
  append(pool.playRound(seededNumbers(Number(seed) * 100_000 + round), round), round);
  if (round % 5 === 0) console.log(`${id}: round ${round}, ${pool.summary()}`);
}
const chosen = selected(variant, pool.problems, set);
const texts = chosen.map(({ sfen, plies, line }) =>
  JSON.stringify({ variant: id, sfen, plies, line }),
);
writeFileSync(setFile, texts.map((text) => `${text}\n`).join(''));
const counts = new Map<number, number>();
for (const { plies } of chosen) counts.set(plies, (counts.get(plies) ?? 0) + 1);
const words = [...counts].map(([plies, count]) => `${count} in ${plies}`);
console.log(`${id}: ${chosen.length} problems: ${words.join(', ')}`);

function append(problems: readonly KeptProblem[], round: number): void {
  const texts = [...problems, { round }].map((data) => `${JSON.stringify(data)}\n`);
  appendFileSync(poolFile, texts.join(''));
}

/** The problems of the set, with what their proofs tell. */
function problemsOf(variant: Variant): KeptProblem[] {
  if (!existsSync(setFile)) return [];
  const { problems } = parseProblemLines(readFileSync(setFile, 'utf8'));
  return problems.flatMap(
    ({ start, plies = 0 }) => keptProblem(variant, start.placement, plies) ?? [],
  );
}
