// Asks the registry for known faults of the packages in the bundle. `npm audit` sees none of them,
// since an install brings none: this gives it a lock file of just those. Wants a build.
//   node scripts/audit.mjs [ARGUMENTS OF NPM…]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `ansi-regex 6.6.0 (MIT)`: the build names each package so whose files are in the bundle. */
const PACKAGE = /^((?:@[\w.-]+\/)?[\w.-]+) (\d\S*) \([^()]+\)$/gm;

const licences = readFileSync(new URL('../dist/LICENSES.txt', import.meta.url), 'utf8');
const found = [...licences.matchAll(PACKAGE)].map(([, name, version]) => ({ name, version }));
if (found.length === 0) throw new Error('dist/LICENSES.txt names no package');

const folder = mkdtempSync(join(tmpdir(), 'komadai-audit-'));
try {
  // Each in a folder of its own, for a package may be there in two versions.
  const packages = Object.fromEntries(
    found.map((one) => [`node_modules/${one.name}-${one.version}/node_modules/${one.name}`, one]),
  );
  const root = { name: 'komadai-bundle', version: '0.0.0' };
  const lock = { ...root, lockfileVersion: 3, packages: { '': root, ...packages } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(root));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const words = ['audit', '--json', '--package-lock-only', ...process.argv.slice(2)];
  const { stdout } = spawnSync('npm', words, { cwd: folder, encoding: 'utf8' });
  tell(JSON.parse(stdout || '{}'));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** A registry that does not answer is no fault of a package. */
function tell({ auditReportVersion, message = 'no answer', vulnerabilities = {} }) {
  const faults = Object.values(vulnerabilities);
  for (const { name, severity, via } of faults) {
    console.log(`${name}: ${severity}, ${via.map(({ url }) => url).join(', ')}`);
  }
  if (faults.length > 0) process.exitCode = 1;
  else if (auditReportVersion)
    console.log(`${found.length} packages in the bundle, no known fault.`);
  else console.log(`The packages in the bundle are not audited: ${message}`);
}
