// Measures our search: its nodes a second next to our own counting of moves, and with the net of a
// game next to those with the tables, and mating problems
// where the collection lies beside the project.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleSources } from '../../../scripts/bundle/bundle-sources.mjs';
import { root } from '../pty.mjs';

const folder = join(root, 'node_modules/.cache/komadai-bench-engine');
try {
  const [measure] = await bundleSources(folder, 'test/bench/engine/measure.ts');
  const problems = join(root, '../shared/records/tsume/problems.jsonl');
  execFileSync(process.execPath, [measure, problems], { stdio: 'inherit' });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
