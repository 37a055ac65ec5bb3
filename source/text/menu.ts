import type { Variant } from '../rules/core/variant.ts';
import { type Charset, latin } from './charset.ts';
import { movesText, playersText, shortName } from './games.ts';
import { joinWords } from './join-words.ts';

/** A game that can be gone on with. */
export interface ResumableGame {
  readonly variant: Pick<Variant, 'name'> | undefined;
  readonly black: string;
  readonly white: string;
  readonly plies: number;
}

/** `Resume Yari shogi against level 3, 24 moves`. @param own the name of the player here */
export function resumeText(
  { variant, black, white, plies }: ResumableGame,
  own: string,
  charset: Charset,
): string {
  const name = variant ? ` ${latin(variant.name, charset)}` : '';
  return `Resume${name}${withWhom(shortName(black), shortName(white), own)}, ${movesText(plies)}`;
}

function withWhom(black: string, white: string, own: string): string {
  if (black === white) return '';
  if (black === own) return ` against ${white}`;
  return white === own ? ` against ${black}` : ` ${playersText({ black, white })}`;
}

/** How many games the title of the program names. */
const NAMED_GAMES = 3;

/** `komadai: Yari shogi, Shogi, Ōgi and 7 more`. */
export function programTitle(games: readonly Variant[], charset: Charset): string {
  const names = games.slice(0, NAMED_GAMES).map(({ name }) => latin(name, charset));
  const more = games.length - names.length;
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
