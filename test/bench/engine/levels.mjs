// Measures how often each level beats the one below; see levels.ts for what may be asked.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleSources } from '../../../scripts/bundle/bundle-sources.mjs';
import { root } from '../pty.mjs';

execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
const folder = join(root, `node_modules/.cache/komadai-levels-${process.pid}`);
try {
  const [levels] = await bundleSources(folder, 'test/bench/engine/levels.ts');
  const script = [levels, ...process.argv.slice(2)];
  execFileSync(process.execPath, script, { stdio: 'inherit' });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
