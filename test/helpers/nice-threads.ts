import { readdirSync, readFileSync } from 'node:fs';

/**
 * The ids of the threads of this process that give way to others, without those that did before:
 * threads of other tests may still be ending. Only Linux tells.
 */
export function niceThreads(before?: ReadonlySet<string>): Set<string> {
  const nice = readdirSync('/proc/self/task').filter((thread) => nicenessOf(thread) >= 15);
  return new Set(nice.filter((thread) => !before?.has(thread)));
}

/** 0 for a thread that has just ended. */
function nicenessOf(thread: string): number {
  let stat: string;
  try {
    stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
  } catch {
    return 0;
  }
  // The 19th field; the second one, in brackets, may hold spaces.
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
}
