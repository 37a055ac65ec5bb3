import { OWN_FORMAT } from '../records/formats/formats.ts';
import type { GameEntry, GameSummary } from '../records/store/game-entry.ts';
import type { RemoveFault } from '../records/store/store.ts';
import { recordDate } from '../records/tree/record.ts';
import { fileFaultText, openElsewhereText } from './record-fault.ts';
import { formatName } from './record-losses.ts';

/** `Ann - Bob`, Black first. */
export function playersText({ black, white }: Pick<GameSummary, 'black' | 'white'>): string {
  return `${black} - ${white}`;
}

/** `level 3` for `Computer, level 3`. */
export function shortName(name: string): string {
  return name.replace(/^Computer, (?=level \d+$)/, '');
}

/**
 * When a game was played: `2026.11.20 19:30`, with the time if it was saved on that day.
 * @param date as its tag has it, which may be empty
 */
export function playedAtText(date: string, savedMs: number): string {
  const saved = new Date(savedMs);
  const day = recordDate(saved);
  if (date !== '' && date !== day) return date;
  const [hours, minutes] = [saved.getHours(), saved.getMinutes()];
  return `${day} ${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** `1 move`, `38 moves`. */
export function movesText(plies: number): string {
  return plies === 1 ? '1 move' : `${plies} moves`;
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
  if (folder === undefined) return none;
  return `${none} Files in ${formatName(OWN_FORMAT)} can be put into ${folder}.`;
}

export const GAMES_ANSWERS = {
  noneFound: 'No game has these words.',
  searching: 'searching..',
} as const;

/** Asks whether to delete a game. */
export function deleteGameQuestion({ name, summary }: GameEntry): string {
  const { games, plies } = summary;
  const what = games === 1 ? '' : ` and the ${games - 1} other games of the file`;
  return `Delete ${name}: ${playersText(summary)}, ${movesText(plies)}${what}? It cannot be brought back.`;
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

/** Why the game on the board is not deleted. */
export function onBoardText(name: string): string {
  return `Not deleted. ${name} is the game on the board.`;
}

function thousands(count: number): string {
  return count.toLocaleString('en-US');
}
