import { movesText, playersText } from './games.ts';
import { joinWords } from './join-words.ts';

/** A game that can be gone on with, as it is told. */
export interface ToldGame {
  /** The name of its variant; undefined where that is unknown. */
  readonly variant: string | undefined;
  readonly players: { readonly black: string; readonly white: string };
  /** The player's opponent here; undefined for a game of others, '' for one against oneself. */
  readonly opponent: string | undefined;
  readonly plies: number;
}

/** `Resume Yari shogi against level 3, 24 moves`. */
export function resumeGameText({ variant, players, opponent, plies }: ToldGame): string {
  const name = variant === undefined ? '' : ` ${variant}`;
  const against = opponent === '' ? '' : ` against ${opponent}`;
  const whom = opponent === undefined ? ` ${playersText(players)}` : against;
  return `Resume${name}${whom}, ${movesText(plies)}`;
}

/** `komadai: Yari shogi, Shogi, Ōgi and 7 more`. @param more how many games are not named */
export function titleOfGames(names: readonly string[], more: number): string {
  return `komadai: ${joinWords(more > 0 ? [...names, `${more} more`] : names, 'and')}`;
}

/** The tip for somebody who has not played here yet. */
const FIRST_TIP = 'New here? Learn shows the pieces and the rules in a quarter of an hour.';

const TIPS = [
  'Type the beginning of a move: the board marks what it may become, and Tab goes through it.',
  '? shows the keys of every screen.',
  'hint at the prompt tells a good move, and undo takes a bad one back.',
  'A move that is typed while the computer thinks waits, and is played in your turn.',
  'Every move is saved at once: a closed window or a dropped line loses nothing.',
  'labels romaji writes the pieces in Latin letters, labels kanji brings the kanji back.',
  'help brings the pieces and their moves back beside the board.',
  'In a replay, a lets the computer look for mistakes, and b goes to the next one.',
  'show and a piece, as in show P, tells how it moves and promotes.',
  'The wheel steps through a replay, and a click goes to a move.',
] as const;

/** A tip for the menu, another one after each game. @param games how many were saved here */
export function tipText(games: number): string {
  return games === 0 ? FIRST_TIP : `Tip: ${TIPS[games % TIPS.length]}`;
}
