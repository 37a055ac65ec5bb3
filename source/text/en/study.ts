import type { MistakesTold } from '../../activity/mistakes.ts';
import type { SolvedTally } from '../../match/problems/solved-tally.ts';
import type { GameEntry } from '../../records/store/game-entry.ts';
import type { ForeignBookFault } from '../../study/books/foreign-book.ts';
import type { IndexFault } from '../../study/index/index-fault.ts';
import type { PatternFault } from '../../study/index/position-pattern.ts';
import type { MistakeKind } from '../../study/mistakes/find-mistakes.ts';
import type { Streak } from '../../study/statistics/fold-results.ts';
import { byCode, type Sentences } from '../by-code.ts';
import { countText, otherText, quoted, systemErrorText } from './words.ts';

const MISTAKES_TITLE = 'Your mistakes';
const NOT_A_PLACE = 'neither a folder nor an opening book (.db)';

const thousands = (count: number) => count.toLocaleString('en-US');
export const movesText = (plies: number) => countText(plies, 'move');

const bookFaultText = byCode<ForeignBookFault>({
  'book-missing': 'there is no such file',
  'book-unreadable': ({ cause }) => systemErrorText(cause),
  'book-format': NOT_A_PLACE,
  'not-a-book': 'damaged, or no opening book of the format db',
  'book-unsorted': 'too large for a book that is not sorted',
  'book-too-large': ({ most }) => `larger than ${most} bytes`,
});

/** The same, with what a book must be. */
function wholeBookFaultText(fault: ForeignBookFault): string {
  const needs = ': that is text, which begins with #YANEURAOU-DB or with a line "sfen .."';
  return bookFaultText(fault) + (fault.code === 'not-a-book' ? needs : '');
}

export const study = {
  // Mistakes
  MISTAKES_TASK:
    'These positions are from your own analysed games. In each, your move lost a tenth or more of the chance to win: find a better one. ' +
    'The best move is right, and so is every move nearly as good. Where you missed a mate, only a mate is right. ' +
    'What you know comes back after days, then weeks. What you do not know comes back within minutes.',
  MISTAKES_NAMES: { own: 'you', other: 'opponent' } as const,
  MISTAKES_TITLE,
  // count: those that are due; undefined while that is not known
  mistakesItemText: (count: number | undefined) => (count === undefined ? MISTAKES_TITLE : `${MISTAKES_TITLE}: ${count} today`),
  mistakeHeading: (game: string, ply: number, name: string, left: number) => `${game}, move ${ply} of ${name}; ${left} left today`,
  problemAgainHeading: (game: string, left: number) => `${game}, a mating problem; ${left} left today`,
  WHICH_MATES: 'Which move mates?',
  // move: as it is told
  mistakeQuestion: (kind: MistakeKind, move: string, lostPercent: number) =>
    kind === 'missed-mate'
      ? `You played ${move} and missed a mate. Which move mates?`
      : `You played ${move} and lost ${lostPercent} % of the chance to win. What is better?`,
  MISTAKE_TRIES: {
    best: (line: string) => `Right, that is best: ${line}.`,
    right: (line: string) => `Right, that is good as well. Best was ${line}.`,
    same: (reply: string) => `That is what you played then${reply && `: ${reply} follows`}.`,
    wrong: (move: string, reply: string) => `${move} is not good enough${reply && `: ${reply} follows`}.`,
  } as const,
  // inTime: `in 3 days`
  comesBackText: (inTime: string) => `It comes back ${inTime}.`,
  inTimeText: (count: number, unit: 'minute' | 'hour' | 'day') => `in ${countText(count, unit)}`,
  mistakeNotKept: (why: string) => `NOT SAVED how it went: ${why}.`,
  // next: `in 3 days`; undefined where none comes back
  allDoneText(answered: number, right: number, next: string | undefined) {
    const done = `That was all for now: ${answered} answered, ${right} right at once.`;
    return next === undefined ? done : `${done} The next one comes ${next}.`;
  },
  MISTAKES_ANSWERS: {
    thinking: 'Your answer is being judged ..',
    solved: 'This one is done. Type "next" or "undo".',
    'no-undo': 'There is no move to take back.',
    undone: 'Taken back.',
    looking: 'Looking ..',
    'no-game': 'The game of this mistake was deleted or changed.',
    'is-problem': 'This is a problem, and has no game.',
    removes: 'Never ask this one again?',
    removed: 'It will not be asked again.',
  } as const satisfies Sentences<MistakesTold>,
  MISTAKES_LABELS: { solved: 'Right', thinking: 'Judging' } as const,
  NO_MISTAKES_KEPT: 'You have no mistakes to practise yet.',
  // next: `in 3 days`; undefined where none comes back
  noneDueText: (next: string | undefined) => (next === undefined ? 'No mistake is due.' : `No mistake is due. The next one comes ${next}.`),
  newOnesWaitText: (count: number) => `${countText(count, 'new one')} wait${count === 1 ? 's' : ''}: five come a day.`,
  NEW_MISTAKES:
    'New ones come from your analysed games: komadai analyse FILE analyses one, and so does "analyse" in a replay. ' +
    'A game is yours if it has your name: komadai settings name NAME sets it.',
  mistakesKeptText: (count: number) => `${countText(count, 'new mistake')} kept: komadai mistakes asks for ${count === 1 ? 'it' : 'them'}.`,
  newMistakesNotKept: (why: string) => `NOT SAVED your new mistakes: ${why}.`,
  noOwnSideText: (file: string) => `${file}: no side has your name; --side black or --side white tells which one is yours`,
  notAnalysedText: (file: string) => `${file}: this game is not analysed; komadai analyse does that`,
  linesLeftOutText: (file: string, count: number) => `${file}: ${countText(count, 'line')} of it cannot be read; nothing of it is changed`,

  // Game index
  indexProgressText: (files: number, size: number, games: number) => `${files} of ${size} files, ${countText(games, 'new game')}`,
  indexedText: (games: number) => `Added: ${countText(games, 'game')}.`,
  goneFilesText: (files: number) => `Gone: ${countText(files, 'file')}.`,
  unreadFilesText: (files: number) => `Without a game that can be read: ${countText(files, 'file')}.`,
  indexSizeText: (games: number) => `The index has ${countText(games, 'game')}. Its folders and books:`,
  INDEX_STOPPED: 'stopped; the same command goes on',
  indexFaultText: byCode<IndexFault>({
    'no-index': 'there is no index of games yet; komadai index makes it',
    version: 'another version of komadai made the index of games; komadai index makes it anew',
    corrupt: ({ file }) => `the index of games is damaged (${file}); komadai index makes it anew`,
    'in-use': ({ by }) => `the index of games is just being written by ${otherText(by)}`,
    unreadable: ({ cause }) => `the index of games: ${systemErrorText(cause)}`,
  }),
  indexRemadeText: ({ code }: IndexFault) =>
    code === 'version' ? 'Another version of komadai made the index. It is made anew.' : 'The index was damaged. It is made anew.',
  NOT_A_PLACE,
  notIndexedText: (path: string) => `${path}: the index has no such folder or book`,
  bookWrittenText: (path: string, positions: number) => `${path}: ${countText(positions, 'position')} of two or more games are written.`,
  notDbText: (path: string) => `${path}: an opening book is written as .db, the format of YaneuraOu`,
  bookFaultText,
  wholeBookFaultText,
  knownBookFaultText: (path: string, fault: ForeignBookFault) =>
    `${path}: ${wholeBookFaultText(fault)}. Put a good copy there, or forget it: komadai index --remove ${path}`,
  searchProgressText: (found: number) => `${countText(found, 'game')} found`,
  FOUND_TITLE: 'Games found',
  NONE_FOUND: 'No game in the index matches.',
  patternFaultText: byCode<PatternFault>({
    'pattern-ranks': ({ found, expected }) => `the pattern has ${countText(found, 'rank')}, not ${expected}`,
    'pattern-rank': ({ rank }) => `rank ${rank} of the pattern has too many or too few squares`,
    'pattern-piece': ({ found }) => `the pattern has ${quoted(found)}, which is no piece of the game`,
    'pattern-turn': ({ found }) => `the side to move of a pattern is b, w or ?, not ${quoted(found)}`,
    'pattern-hand': ({ found }) => `the pattern has no hands in ${quoted(found)}`,
  }),

  // Statistics
  STATISTICS_TITLES: { game: 'Game', level: 'Level', color: 'Side', opening: 'Opening', castle: 'Castle', month: 'Month' },
  STATISTICS_COLUMNS: ['games', 'won', 'lost', 'drawn', 'points'] as const,
  NO_FINISHED_GAMES: 'No finished game of yours is saved yet.',
  streakText({ result, length }: Streak) {
    const games = length === 1 ? 'game' : countText(length, 'game');
    return `You ${{ won: 'won', lost: 'lost', drawn: 'drew' }[result]} the last ${games}.`;
  },
  longestText: (wins: number, losses: number) => `Most in a row: ${wins} won, ${losses} lost.`,
  solvedText: (title: string, { tried, solved, atOnce }: SolvedTally) =>
    `${title}: ${tried} tried, ${solved} solved, ${atOnce} of them at the first go.`,

  // Games
  levelName: (level: number) => `level ${level}`,
  movesText,
  gameCountText(all: number, found?: number) {
    if (found !== undefined) return `${thousands(found)} of ${thousands(all)}`;
    return all === 1 ? '1 game' : `${thousands(all)} games`;
  },
  noGamesText(folder: string | undefined) {
    const none = 'There are no saved games. Every game is saved as it is played: New game in the menu begins one.';
    return folder === undefined ? none : `${none} Files in PSN can be put into ${folder}.`;
  },
  GAMES_ANSWERS: {
    noneFound: 'No game has these words.',
    searching: 'searching..',
    damaged: 'damaged',
  } as const,
  deleteGameQuestion({ name, summary }: GameEntry, players: string) {
    const { games, plies } = summary;
    const what = games === 1 ? '' : ` and the ${games - 1} other games of the file`;
    return `Delete ${name}: ${players}, ${movesText(plies)}${what}? It cannot be brought back.`;
  },
  // elsewhere: says that it is open in another komadai
  notDeletedText: (elsewhere: string) => `Not deleted. ${elsewhere}`,
  // fault: says why it cannot be read
  unreadNotDeletedText: (fault: string) => `Not deleted: a game that cannot be read stays. ${fault}`,
  onBoardText: (name: string) => `Not deleted. ${name} is the game on the board.`,
  detailsText: (details: readonly string[]) => details.join(', '),
};
