import { readFileSync } from 'node:fs';

declare module 'vitest' {
  interface TaskMeta {
    /** The CPU time of a file, in seconds: of its worker and, on Linux, of the programs it started. */
    cpuTime?: number;
  }
}

const TICKS_PER_SECOND = 100;

/** The CPU time in seconds of this process and of its children that have ended. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000 + childrenTime();
}

/** The CPU time in seconds of the children that have ended. */
function childrenTime(): number {
  if (process.platform !== 'linux') return 0;
  const stat = readFileSync('/proc/self/stat', 'utf8');
  // After the name in parentheses, which may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}
