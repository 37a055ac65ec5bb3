// How many of the problems in ../shared/tsume are proved, where they lie beside the project:
//   npm run bench:mates -- [SET[:N,N,..]...] [--seconds N] [--memory MB] [--verify]
// A set is `zuko` or `muso`, both by default. Seconds are of the processor, for each problem;
// `--verify` walks through each proof and plays every answer.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleSources } from '../../../scripts/bundle/bundle-sources.mjs';
import { root } from '../pty.mjs';

const folder = join(root, `node_modules/.cache/komadai-mates-${process.pid}`);
try {
  const [measure] = await bundleSources(folder, 'test/bench/engine/mates.ts');
  execFileSync(
    process.execPath,
    [measure, process.env.TSUME ?? join(root, '../shared/tsume'), ...process.argv.slice(2)],
    {
      stdio: 'inherit',
    },
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
