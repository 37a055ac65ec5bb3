// Loaded before a program: stops it with SIGSTOP right before a call of the file system, for tests
// of what another process may do then. STOP_BEFORE is a pattern for `renameSync FROM TO` and so on,
// STOP_TIME says which such call it is, and STOP_AFTER what must stand on the standard output before.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const CALLS = [
  'openSync',
  'closeSync',
  'readFileSync',
  'writeFileSync',
  'writeSync',
  'fsyncSync',
  'renameSync',
  'linkSync',
  'unlinkSync',
  'statSync',
  'readdirSync',
];

const { STOP_BEFORE = '.', STOP_TIME = '1', STOP_AFTER = '' } = process.env;
const before = new RegExp(STOP_BEFORE);
const { writeSync } = fs;
let isArmed = STOP_AFTER === '';
let time = 0;

for (const name of CALLS) {
  const call = fs[name];
  fs[name] = (...args) => {
    const what = [name, ...args.filter((arg) => typeof arg === 'string')].join(' ');
    if (isArmed && !what.includes('/proc/') && before.test(what) && ++time === Number(STOP_TIME)) {
      writeSync(1, `stops before ${what}\n`);
      process.kill(process.pid, 'SIGSTOP');
    }
    return call(...args);
  };
}
syncBuiltinESMExports();

const write = process.stdout.write.bind(process.stdout);
process.stdout.write = (text, ...others) => {
  const done = write(text, ...others);
  if (STOP_AFTER !== '' && String(text).includes(STOP_AFTER)) isArmed = true;
  return done;
};
