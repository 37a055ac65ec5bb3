import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { countSamples } from './sample-set.ts';

/** Games that are wanted. */
export interface SelfPlay {
  /** The built play.ts. */
  readonly program: string;
  readonly variantId: string;
  /** The file that describes the variant; missing for one that comes with the program. */
  readonly variantFile?: string;
  /** Nodes of a move, on the mean. */
  readonly nodes: number;
  /** The files to write, a process each. */
  readonly files: readonly { readonly path: string; readonly seed: number }[];
  /** How many samples are to be in these files. */
  readonly samples: number;
  readonly timeMs: number;
  /** Between two looks at the files. */
  readonly lookMs: number;
}

/** Plays games until there are enough samples or the time is over. */
export async function playGames(
  { program, variantId, variantFile, nodes, files, samples, timeMs, lookMs }: SelfPlay,
  tell: (samples: number) => void,
): Promise<void> {
  const until = Date.now() + timeMs;
  const players = files.map(({ path, seed }) => {
    const args = [program, variantId, path, String(nodes), String(seed)];
    if (variantFile !== undefined) args.push(variantFile);
    // A player ends with the channel, so that it never outlives this process.
    return spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  });
  const exits = players.map((player) => once(player, 'exit'));
  const broken = Promise.race(exits).then(() => {
    throw new Error('the games were broken off');
  });
  try {
    for (let found = 0; found < samples && Date.now() < until; ) {
      await Promise.race([wait(Math.min(lookMs, until - Date.now())), broken]);
      found = files.reduce((sum, { path }) => sum + (existsSync(path) ? countSamples(path) : 0), 0);
      tell(found);
    }
  } finally {
    broken.catch(() => {});
    for (const player of players) player.kill();
    await Promise.all(exits);
  }
}
