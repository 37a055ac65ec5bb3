/** How many problems were tried, solved in the end, and solved at the first go. */
export interface SolvedTally {
  readonly tried: number;
  readonly solved: number;
  readonly atOnce: number;
}

/** What came of an answer; `helped` is solved in the end all the same. */
export interface Tried {
  readonly key: string;
  readonly result: 'solved' | 'helped' | 'failed';
}

/**
 * Counts each problem once, however often it was tried.
 * @param tries in their order
 * @param solvedOfOld keys of problems of which no more is known. Default: none
 * @param id of the game with which the keys begin. Default: all count
 */
export function solvedTally(
  tries: readonly Tried[],
  solvedOfOld: readonly string[] = [],
  id?: string,
): SolvedTally {
  const isWanted = (key: string) => key !== '' && (id === undefined || key.startsWith(`${id} `));
  const wanted = tries.filter(({ key }) => isWanted(key));
  const first = new Map([...wanted].reverse().map(({ key, result }) => [key, result]));
  const known = new Set(solvedOfOld.filter(isWanted));
  const solved = wanted.filter(({ result }) => result !== 'failed').map(({ key }) => key);
  return {
    tried: new Set([...first.keys(), ...known]).size,
    solved: new Set([...solved, ...known]).size,
    atOnce: [...first.values()].filter((result) => result === 'solved').length,
  };
}
