import type { ExplorerWord } from '../../activity/explorer.ts';
import type { GamesTally } from '../../study/index/move-sum.ts';
import { countText } from './count-text.ts';

/** What each word does at what others played. */
export const EXPLORER_WORD_HELP = {
  list: 'all of it once more; a number alone plays its move or opens its game',
  next: 'one move on in the replay',
  back: 'one move back in the replay',
  more: 'further games with this position',
  mirrored: 'count mirrored positions as well, or stop counting them',
  help: 'this help',
  quit: 'back to the replay, as every other word of it and every move',
} as const satisfies Readonly<Record<ExplorerWord, string>>;

/** Stands above the list. */
export const EXPLORER_TITLE = 'What others played';

/** Stands above its columns. */
export const EXPLORER_COLUMNS = {
  move: 'Move',
  games: 'Games',
  black: 'Black',
  drawn: 'Draw',
  white: 'White',
  value: 'Value',
  book: 'Book',
  last: 'Last played',
};

/** How often something was met, and how those games ended. */
export function tallyText({ games, black, white, draws }: GamesTally): string {
  return `${countText(games, 'game')}: Black won ${black}, White ${white}, drawn ${draws}`;
}

/** What is known of the position after a move. @param move undefined at the start */
export function positionMetText(move: string | undefined, tally: GamesTally): string {
  const place = move === undefined ? 'The start' : `After ${move}`;
  return tally.games === 0 ? `${place}: in no game.` : `${place}: ${tallyText(tally)}.`;
}

/** Said of a move that no game has. */
export const IN_NO_GAME = 'in no game';

/** The average of the values after a move. */
export function averageText(value: string): string {
  return `value ${value}`;
}

/** The game in which a move was played last. */
export function lastPlayedText(game: string): string {
  return `last ${game}`;
}

/** What a book has for a move; what it does not tell is ''. */
export function bookedText(book: string, value: string, depth: string, count: string): string {
  const told = [value && `value ${value}`, depth && `depth ${depth}`, count && `${count} times`];
  const text = told.filter(Boolean).join(', ');
  return text ? `${book}: ${text}` : `in ${book}`;
}

/** The place in a game: `move 4 of 98`. */
export function moveOfText(ply: number, plies: number): string {
  return `move ${ply} of ${plies}`;
}

/** Said where a number has no line. */
export function noNumberText(count: number): string {
  return count === 0 ? 'There is no line to choose.' : `The lines have the numbers 1 to ${count}.`;
}

/** What is said in always the same words. */
export const EXPLORER_ANSWERS = {
  empty: 'Your saved games are searched by themselves; komadai index FOLDER adds others.',
  'no-more': 'No other game has this position.',
  mirrored: 'Left and right exchanged too.',
  more: 'more tells further games.',
  back: 'You are at the replay again.',
} as const;
