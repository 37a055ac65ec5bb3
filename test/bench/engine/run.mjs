// Measures our search: its nodes a second next to our own counting of moves, the mates of
// mates.jsonl, which are from games of our search with itself, and mating problems where the
// collection lies beside the project.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../pty.mjs';

const folder = join(root, 'node_modules/.cache/komadai-bench-engine');
try {
  await build({
    entryPoints: [join(root, 'test/bench/engine/measure.ts')],
    outfile: join(folder, 'measure.mjs'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'warning',
    define: {
      'import.meta.url': JSON.stringify(new URL('../../helpers/oracle.ts', import.meta.url).href),
    },
  });
  const problems = join(root, '../shared/records/tsume/problems.jsonl');
  const script = join(folder, 'measure.mjs');
  const mates = join(root, 'test/bench/engine/mates.jsonl');
  execFileSync(process.execPath, [script, mates, problems], { stdio: 'inherit' });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
