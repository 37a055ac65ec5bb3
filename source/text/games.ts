import type { GameEntry, GameSummary } from '../records/game-entry.ts';
import type { RemoveFault } from '../records/store.ts';
import { fileFaultText, openElsewhereText } from './record-fault.ts';

/** `Ann - Bob`, Black first. */
export function playersText({ black, white }: Pick<GameSummary, 'black' | 'white'>): string {
  return `${black} - ${white}`;
}

/** `1 game`, `10,000 games`, and of those that a filter finds `12 of 10,000`. */
export function gameCountText(all: number, found?: number): string {
  if (found !== undefined) return `${thousands(found)} of ${thousands(all)}`;
  return all === 1 ? '1 game' : `${thousands(all)} games`;
}

/** What is said where there is no game yet. */
export function noGamesText(folder: string): string {
  return `There are no saved games. Every game is saved as it is played: New game in the menu begins one. Files in PSN can be put into ${folder}.`;
}

export const GAMES_ANSWERS = {
  noneFound: 'No game has these words.',
  searching: 'searching..',
} as const;

/** Whether a game shall be deleted. */
export function deleteGameQuestion({ name, summary }: GameEntry): string {
  const { games, plies } = summary;
  const what = games === 1 ? '' : ` and the ${games - 1} other games of the file`;
  const moves = plies === 1 ? '1 ply' : `${plies} plies`;
  return `Delete ${name}: ${playersText(summary)}, ${moves}${what}? It cannot be brought back.`;
}

/** Why a game is not deleted. */
export function removeFaultText(name: string, fault: RemoveFault): string {
  switch (fault.code) {
    case 'open-elsewhere':
      return `Not deleted. ${openElsewhereText(name, fault)}`;
    case 'not-ours':
      return `Not deleted: only games that can be read are. ${fileFaultText(name, fault.fault)}`;
    default:
      return fault satisfies never;
  }
}

/** Why the game that is on the board is not deleted. */
export function onBoardText(name: string): string {
  return `Not deleted. ${name} is the game on the board.`;
}

function thousands(count: number): string {
  return count.toLocaleString('en-US');
}
