// What nets are worth: the program against a copy of itself without them, by `npm run trial`:
//   npm run bench:nets -- VARIANT [--games N] [--movetime MS] [--seed N]
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../pty.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '200' },
    movetime: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
});
const [variant = 'shogi'] = positionals;

execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
const tables = mkdtempSync(join(tmpdir(), 'komadai-tables-'));
try {
  for (const part of ['bin', 'dist', 'package.json']) {
    cpSync(join(root, part), join(tables, part), { recursive: true });
  }
  rmSync(join(tables, 'dist/nets'), { recursive: true });
  const trial = [join(root, 'tools/trial.mjs'), variant, '--a', root, '--b', tables];
  const limits = Object.entries(values).flatMap(([name, value]) => [`--${name}`, value]);
  const { status } = spawnSync(process.execPath, [...trial, ...limits], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} finally {
  rmSync(tables, { recursive: true, force: true });
}
