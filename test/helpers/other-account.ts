import { accessSync, constants, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { PROGRAM } from './komadai.ts';

/** The account of nobody, for whoever is not the one who runs the tests. */
export const NOBODY_UID = 65_534;

/** What comes before a command that this account runs. */
export const AS_NOBODY: readonly string[] = [
  'setpriv',
  `--reuid=${NOBODY_UID}`,
  `--regid=${NOBODY_UID}`,
  '--clear-groups',
];

/** Why no other account can run the program here; undefined where one can. */
export const NO_OTHER = whyNoOther();

function whyNoOther(): string | undefined {
  if (process.getuid?.() !== 0) return 'the test does not run as root';
  try {
    accessSync('/usr/bin/setpriv', constants.X_OK);
  } catch {
    return 'there is no setpriv';
  }
  for (let path = PROGRAM; path !== '/'; path = dirname(path)) {
    if ((statSync(path).mode & 0o005) === 0) return `others may not read ${path}`;
  }
  return undefined;
}
