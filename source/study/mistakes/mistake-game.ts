import { readFileSync } from 'node:fs';
import { formatOfName, OWN_FORMAT } from '../../records/formats/formats.ts';
import { readRecords } from '../../records/formats/read-records.ts';
import type { GameStore } from '../../records/store/store.ts';
import { positionsOf } from '../../records/tree/kept-analysis.ts';
import type { ReadGame } from '../../records/tree/read-game.ts';
import type { GameRecord } from '../../records/tree/record.ts';
import { formatSfen } from '../../rules/notation/sfen.ts';
import type { StudyMistake } from './study-file.ts';

/**
 * How the heap names a game: by its file, in the folder of the games without that.
 * @param number of the game in its file, from 1 on
 * @param count how many games the file has
 */
export function mistakeGameName(
  { folder }: Pick<GameStore, 'folder'>,
  path: string,
  number = 1,
  count = 1,
): string {
  const isOwn = path.startsWith(folder) && !/[/\\]/.test(path.slice(folder.length + 1));
  const name = isOwn ? path.slice(folder.length + 1) : path;
  return count > 1 ? `${name}#${number}` : name;
}

/** The game in which a mistake was made; undefined where it is there no longer. */
export async function findMistakeGame(
  store: GameStore,
  { game, key, ply }: StudyMistake,
): Promise<GameRecord | undefined> {
  const file = game.replace(/#\d+$/, '');
  const games = await gamesOf(store, file).catch(() => []);
  return games
    .flatMap(({ record }) => record ?? [])
    .find((record) => {
      for (const { node, position } of positionsOf(record)) {
        if (node.ply < ply - 1) continue;
        const sfen = formatSfen(position.variant, { placement: position, moveNumber: 1 });
        return `${position.variant.id} ${sfen}` === key;
      }
      return false;
    });
}

async function gamesOf(store: GameStore, file: string): Promise<readonly ReadGame[]> {
  if (formatOfName(file) === OWN_FORMAT) {
    const isOwn = !/[/\\]/.test(file);
    const loaded = store.load(isOwn ? `${store.folder}/${file}` : file);
    return loaded.ok ? loaded.value.games : [];
  }
  const { games } = await readRecords(readFileSync(file));
  return games;
}
