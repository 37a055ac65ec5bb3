import { setImmediate as afterEvents } from 'node:timers/promises';
import type { GameStore } from '../../records/store/store.ts';
import { type PlayedGame, playedGame } from './played-game.ts';

/**
 * The finished games of a person among the saved ones, the first played one first. Between two files
 * the program hears other things.
 * @param names of the person, now and earlier
 * @param variant the id of the game of which. Default: all
 */
export function readPlayedGames(
  store: Pick<GameStore, 'list' | 'load'>,
  names: readonly string[],
  variant?: string,
): Promise<PlayedGame[]> {
  const isWanted = (game: PlayedGame) => variant === undefined || game.variant === variant;
  return latestPlayedGames(store, names, isWanted);
}

/**
 * The same of those that are wanted.
 * @param most how many of the last played ones. Default: all
 */
export async function latestPlayedGames(
  store: Pick<GameStore, 'list' | 'load'>,
  names: readonly string[],
  isWanted: (game: PlayedGame) => boolean,
  most = Number.POSITIVE_INFINITY,
): Promise<PlayedGame[]> {
  const played: { readonly game: PlayedGame; readonly order: string }[] = [];
  for (const entry of store.list()) {
    if (played.length >= most) break;
    if (entry.head.score === '*') continue;
    const file = store.load(entry.path);
    if (!file.ok) continue;
    for (const { record } of file.value.games) {
      const game = record && playedGame(record, names);
      if (!game || !isWanted(game)) continue;
      played.push({ game, order: `${game.date.replace(/\D/g, '.')} ${entry.name}` });
    }
    await afterEvents();
  }
  played.sort((one, other) => (one.order < other.order ? -1 : 1));
  return played.map(({ game }) => game);
}
