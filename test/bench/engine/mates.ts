import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Prover } from '../../../source/engine/mate/prover.ts';
import { Position } from '../../../source/rules/core/position.ts';
import { parseSfen } from '../../../source/rules/notation/sfen.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { verifyProof } from '../../helpers/verify-proof.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '60' },
    memory: { type: 'string', default: '1024' },
    verify: { type: 'boolean', default: false },
  },
});
const [folder = '', ...sets] = positionals;
const seconds = Number(values.seconds);
/** The clock of the processor is read once in so many looks. */
const LOOKS = 16;

/** The seconds of the processor since the start of a measurement. */
function stopwatch(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1e6;
  };
}

const prover = new Prover(Number(values.memory));
let proven = 0;
let refuted = 0;
let all = 0;
for (const set of sets.length > 0 ? sets : ['zuko', 'muso']) {
  const [name = '', numbers] = set.split(':');
  const file = join(folder, `${name}.tsv`);
  if (!existsSync(file)) {
    console.log(`${file} is not there`);
    continue;
  }
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const [number = '', sfen = '', stated = ''] = line.split('\t');
    if (numbers !== undefined && !numbers.split(',').includes(number)) continue;
    const start = parseSfen(shogi, sfen, 'any');
    if (!start.ok) throw new RangeError(`${name} ${number}: ${start.fault.code}`);
    const position = new Position(shogi, start.value.placement);
    const passed = stopwatch();
    let looks = 0;
    prover.begin(position);
    const state = prover.run({ shouldStop: () => ++looks % LOOKS === 0 && passed() >= seconds });
    const time = passed();
    all++;
    if (state === 'proven') proven++;
    if (state === 'refuted') refuted++;
    const parts = [
      `${name} ${number}`.padEnd(8),
      `stated ${stated}`.padEnd(11),
      (state === 'proven' ? `mate within ${prover.provenPlies()}` : state).padEnd(16),
      `${time.toFixed(2)} s`.padStart(8),
      `${(prover.nodes / 1e6).toFixed(2)} M moves`.padStart(14),
      `${(prover.held / 1e6).toFixed(2)} M held`.padStart(13),
    ];
    if (values.verify && state === 'proven') {
      const checked = verifyProof(position, prover);
      parts.push(
        checked.ok ? `verified, ${checked.value} positions` : `NOT VERIFIED: ${checked.fault}`,
      );
    }
    console.log(parts.join(' '));
  }
}
console.log(
  `${proven} proved, ${refuted} without a mate, of ${all}; ${seconds} s and ${values.memory} MB each`,
);
