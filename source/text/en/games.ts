import type { GameEntry, GameSummary } from '../../records/store/game-entry.ts';
import { countText } from './count-text.ts';

/** `Ann - Bob`, Black first. */
export function playersText({ black, white }: Pick<GameSummary, 'black' | 'white'>): string {
  return `${black} - ${white}`;
}

/** The computer among players: `level 3`. */
export function levelName(level: number): string {
  return `level ${level}`;
}

/** `1 move`, `38 moves`. */
export function movesText(plies: number): string {
  return countText(plies, 'move');
}

/** `1 game`, `10,000 games`; if a filter finds some of them, `12 of 10,000`. */
export function gameCountText(all: number, found?: number): string {
  if (found !== undefined) return `${thousands(found)} of ${thousands(all)}`;
  return all === 1 ? '1 game' : `${thousands(all)} games`;
}

/** What is said where there is no game yet. */
export function noGamesText(folder: string | undefined): string {
  const none =
    'There are no saved games. Every game is saved as it is played: New game in the menu begins one.';
  return folder === undefined ? none : `${none} Files in PSN can be put into ${folder}.`;
}

/** What is said where games are looked for. */
export const GAMES_ANSWERS = {
  noneFound: 'No game has these words.',
  searching: 'searching..',
  damaged: 'damaged',
} as const;

/** Asks whether to delete a game. */
export function deleteGameQuestion({ name, summary }: GameEntry): string {
  const { games, plies } = summary;
  const what = games === 1 ? '' : ` and the ${games - 1} other games of the file`;
  return `Delete ${name}: ${playersText(summary)}, ${movesText(plies)}${what}? It cannot be brought back.`;
}

/** Why a game is not deleted. @param elsewhere says that it is open in another komadai */
export function notDeletedText(elsewhere: string): string {
  return `Not deleted. ${elsewhere}`;
}

/** Why a file is not deleted. @param fault says why it cannot be read */
export function unreadNotDeletedText(fault: string): string {
  return `Not deleted: only games that can be read are. ${fault}`;
}

/** Why the game on the board is not deleted. */
export function onBoardText(name: string): string {
  return `Not deleted. ${name} is the game on the board.`;
}

function thousands(count: number): string {
  return count.toLocaleString('en-US');
}

/** What else is known of a game, in a row. */
export function detailsText(details: readonly string[]): string {
  return details.join(', ');
}
