import type { ForeignBookFault } from '../../study/books/foreign-book.ts';
import type { IndexFault } from '../../study/index/index-fault.ts';
import type { PatternFault } from '../../study/index/position-pattern.ts';
import { countText } from './count-text.ts';
import { quoted } from './quoted.ts';
import { otherText, systemErrorText } from './store-fault.ts';

/** Options of `index`. */
export const INDEX_OPTIONS = {
  remove: 'remove these folders and books from the index; their files stay',
  output: 'write an opening book (.db) of the positions of two or more games',
  variant: 'the game of that book; default: shogi',
};

/** How far the indexing is. */
export function indexProgressText(files: number, size: number, games: number): string {
  return `${files} of ${size} files, ${countText(games, 'new game')}`;
}

/** How many games have come into the index. */
export function indexedText(games: number): string {
  return `Added: ${countText(games, 'game')}.`;
}

/** Files that are no longer there. */
export function goneFilesText(files: number): string {
  return `Gone: ${countText(files, 'file')}.`;
}

/** Files whose names promise games that they do not have. */
export function unreadFilesText(files: number): string {
  return `Without a game that can be read: ${countText(files, 'file')}.`;
}

/** Stands above the folders of the index. */
export function indexSizeText(games: number): string {
  return `The index has ${countText(games, 'game')}. Its folders and books:`;
}

/** Says that the indexing was stopped. */
export const INDEX_STOPPED = 'stopped; the same command goes on';

/** Why the index cannot be used. */
export function indexFaultText(fault: IndexFault): string {
  switch (fault.code) {
    case 'no-index':
      return 'there is no index of games yet; komadai index makes it';
    case 'version':
      return 'the index of games is of another komadai; komadai index makes it anew';
    case 'corrupt':
      return `the index of games is damaged (${fault.file}); komadai index makes it anew`;
    case 'in-use':
      return `the index of games is just being written by ${otherText(fault.by)}`;
    case 'unreadable':
      return `the index of games: ${systemErrorText(fault.cause)}`;
    default:
      return fault satisfies never;
  }
}

/** Why an index was made anew. */
export function indexRemadeText({ code }: IndexFault): string {
  return code === 'version'
    ? 'The index was of another komadai, and is made anew.'
    : 'The index was damaged, and is made anew.';
}

/** Why a path cannot be indexed. */
export function notAPlaceText(path: string): string {
  return `${path}: neither a folder nor an opening book (.db)`;
}

/** Said of what should be removed. */
export function notIndexedText(path: string): string {
  return `${path}: the index has no such folder or book`;
}

/** Tells what an opening book has that was written. */
export function bookWrittenText(path: string, positions: number): string {
  return `${path}: ${countText(positions, 'position')} that two games or more had.`;
}

/** Why an opening book cannot be written under a name. */
export function notDbText(path: string): string {
  return `${path}: an opening book is written as .db, the format of YaneuraOu`;
}

/** Why an opening book cannot be used. */
export function bookFaultText(path: string, fault: ForeignBookFault): string {
  switch (fault.code) {
    case 'book-missing':
      return `${path}: there is no such file`;
    case 'book-unreadable':
      return `${path}: ${systemErrorText(fault.cause)}`;
    case 'book-format':
      return notAPlaceText(path);
    case 'not-a-book':
      return `${path}: damaged, or no opening book of the format db`;
    case 'book-unsorted':
      return `${path}: too large for a book that is not sorted`;
    case 'book-too-large':
      return `${path}: larger than ${fault.most} bytes`;
    default:
      return fault satisfies never;
  }
}

/** What a book must be. */
const BOOK_NEEDS = 'that is text, which begins with #YANEURAOU-DB or with a line "sfen .."';

/** Why an opening book cannot be used, and what would be one. */
export function wholeBookFaultText(path: string, fault: ForeignBookFault): string {
  const text = bookFaultText(path, fault);
  return fault.code === 'not-a-book' ? `${text}: ${BOOK_NEEDS}` : text;
}

/** Said of a book that the index knows and that cannot be read. */
export function knownBookFaultText(path: string, fault: ForeignBookFault): string {
  return `${wholeBookFaultText(path, fault)}. Put a good copy there, or forget it: komadai index --remove ${path}`;
}

/** Options of `search`. */
export const SEARCH_OPTIONS = {
  sfen: 'find this position',
  pattern:
    'find positions like this one: ? is any square, * the rest of a rank, a hand may hold more; default: of shogi',
  player: "find this part of a player's name",
  side: 'the side of that player',
  since: 'from this day on: 2026, 2026.11 or 2026.11.20',
  until: 'up to this day',
  result: 'black (won), white (won), draw or unfinished',
  opening: 'find this opening of either side (shogi)',
  castle: 'find this castle of either side (shogi)',
  least: 'with N moves or more',
  most: 'with N moves or fewer',
  mirrored: 'find the position or pattern with left and right exchanged, too',
  json: 'print a JSON object a line',
};

/** How many games were found so far. */
export function searchProgressText(found: number): string {
  return `${countText(found, 'game')} found`;
}

/** Stands above the games that were found. */
export const FOUND_TITLE = 'Games found';

/** Said where no game was found. */
export const NONE_FOUND = 'No game in the index matches.';

/** Why a text is no pattern. */
export function patternFaultText(fault: PatternFault): string {
  switch (fault.code) {
    case 'pattern-ranks': {
      const { found, expected } = fault;
      return `the pattern has ${countText(found, 'rank')}, not ${expected}`;
    }
    case 'pattern-rank': {
      const { rank } = fault;
      return `rank ${rank} of the pattern has too many or too few squares`;
    }
    case 'pattern-piece': {
      const { found } = fault;
      return `the pattern has ${quoted(found)}, which is no piece of the game`;
    }
    case 'pattern-turn': {
      const { found } = fault;
      return `the side to move of a pattern is b, w or ?, not ${quoted(found)}`;
    }
    case 'pattern-hand': {
      const { found } = fault;
      return `the pattern has no hands in ${quoted(found)}`;
    }
    default:
      return fault satisfies never;
  }
}
