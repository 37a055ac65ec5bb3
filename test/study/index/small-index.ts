import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { openIndexWriter } from '../../../source/study/index/index-writer.ts';
import { refreshIndex } from '../../../source/study/index/refresh-index.ts';
import { randomNumbers } from '../../helpers/random.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { madeGame } from './made-games.ts';
import { given } from './plain-scan.ts';

/** Small enough that parts are made and joined. */
const SIZES = { occurrences: 150, games: 3 };

/** Indexes a folder. */
export async function refresh(index: string, folder: string, sizes = SIZES) {
  const writer = given(openIndexWriter(index, sizes));
  try {
    return await refreshIndex(writer, [folder]);
  } finally {
    writer.close();
  }
}

/** A folder with games and another one for an index. */
export function folders() {
  const folder = temporaryFolder();
  const games = join(folder, 'games');
  mkdirSync(games);
  return { games, index: join(folder, 'index') };
}

/** A game that is the same for the same seed. */
export const made = (seed: number, variant: Variant = shogi, choices = 2) =>
  madeGame({ variant, random: randomNumbers(seed), plies: 20, choices });
