import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { seededNumbers } from '../../source/match/tournament.ts';
import { findVariant } from '../../source/rules/variants/index.ts';
import type { KeptProblem } from './merit.ts';
import { Pool } from './pool.ts';
import { selected } from './select.ts';

// Makes problems of a variant in rounds, which depend on the seed and the rounds before alone, and
// appends those of a round to a file, a line of JSON each, and a line with the number of the round.
// Then chooses the set from all of them.

const [id = '', poolFile = '', setFile = '', rounds, seed] = process.argv.slice(2);
const variant = findVariant(id);
if (variant === undefined) throw new RangeError(`no variant ${id}`);

const pool = new Pool(variant);
const lines = existsSync(poolFile) ? readFileSync(poolFile, 'utf8').trim().split('\n') : [];
let round = 0;
for (const line of lines) {
  const data: { round: number } | KeptProblem = JSON.parse(line);
  if ('round' in data) round = data.round;
  else pool.keep(data);
}
while (round < Number(rounds)) {
  const found = pool.playRound(seededNumbers(Number(seed) * 100_000 + ++round), round);
  const texts = [...found, { round }].map((data) => `${JSON.stringify(data)}\n`);
  appendFileSync(poolFile, texts.join(''));
  if (round % 5 === 0) console.log(`${id}: round ${round}, ${pool.summary()}`);
}
const chosen = selected(variant, pool.problems);
const texts = chosen.map(({ sfen, plies, line }) =>
  JSON.stringify({ variant: id, sfen, plies, line }),
);
writeFileSync(setFile, texts.map((text) => `${text}\n`).join(''));
const counts = new Map<number, number>();
for (const { plies } of chosen) counts.set(plies, (counts.get(plies) ?? 0) + 1);
const words = [...counts].map(([plies, count]) => `${count} in ${plies}`);
console.log(`${id}: ${chosen.length} problems: ${words.join(', ')}`);
