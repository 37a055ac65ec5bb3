import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { accountName } from '../../clean/person-name.ts';

/** How long the system may look for a name: accounts can lie on another machine. */
const LOOK_MS = 5000;

const names = new Map<number, Promise<string>>();

/** The number of the account that files of this process belong to; undefined on Windows. */
export function ownUid(): number | undefined {
  return process.geteuid?.();
}

/** The name of an account, clean; `uid 1234` where it has none. It is asked for once. */
export function nameOfUid(uid: number): Promise<string> {
  const known = names.get(uid);
  if (known) return known;
  const name = systemName(uid).then((found) => accountName(found) || `uid ${uid}`);
  names.set(uid, name);
  return name;
}

function systemName(uid: number): Promise<string> {
  if (uid === ownUid()) {
    try {
      return Promise.resolve(userInfo().username);
    } catch {
      // A number without an account, as in containers.
      return Promise.resolve('');
    }
  }
  return new Promise((resolve) => {
    execFile('id', ['-un', '--', String(uid)], { timeout: LOOK_MS }, (error, stdout) => {
      resolve(error ? '' : stdout);
    });
  });
}
