import { countText } from './count-text.ts';

/** Lines of the menu, and the titles of what they open. */
export const MENU_TEXTS = {
  playSomeone: 'Play someone',
  playComputer: 'Play the computer',
  twoPlayers: 'Two players',
  learn: 'Learn',
  problems: 'Problems',
  savedGames: 'Saved games',
  statistics: 'Statistics',
  rules: 'Rules',
  settings: 'Settings',
  quit: 'Quit',
};

/** The place that Esc at a board leads to, for the key line. */
export const BACK_TO = { menu: 'menu', course: 'course', edit: 'position' };

/** What the form of a new game asks, and what it offers. */
export const NEW_GAME_TEXTS = {
  title: 'New game',
  game: 'Game',
  level: 'Level',
  youPlay: 'You play',
  black: 'Black',
  white: 'White',
  whiteGives: 'White (gives)',
  name: '  name',
  command: '  command',
  colours: 'Colours',
  byFurigoma: 'by furigoma',
  asEntered: 'as entered',
  clock: 'Clock',
  inSeconds: '  in seconds',
  otherClock: 'main+byoyomi+increment',
  start: 'Start',
  more: 'More: handicap, clock, engines',
  engine: 'an engine',
  person: 'a person',
};

/** The side that somebody plays against the computer. */
export const OWN_SIDE_TEXTS = {
  black: 'Black (first)',
  white: 'White',
  furigoma: 'by furigoma',
};

/** The computer as a player that can be chosen. */
export function computerText(level: number): string {
  return `computer, level ${level}`;
}

/** The ways into a room, and the forms that they open. */
export const ROOM_FORM_TEXTS = {
  host: 'Host a game',
  joinWithCode: 'Join with a code',
  watchGame: 'Watch a game',
  join: 'Join',
  watch: 'Watch',
  code: 'Code',
  start: 'Start',
};

/** The choices of a form that has two. */
export const YES_NO = { yes: 'yes', no: 'no' };

/** What stands before a prompt. */
export const PROMPT_LABELS = {
  gameOver: 'Game over',
  replay: 'Replay',
  watching: 'Watching',
  learnSquare: 'Square',
  learnMove: 'Move',
  learnDone: 'Done',
  learnWrong: 'Not yet',
  tsumeSolved: 'Solved',
  tsumeThinking: 'Defence thinks',
};

/** How far a game has gone. */
export function plyText(ply: number): string {
  return `ply ${ply}`;
}

/** The last move, under a board. */
export function lastMoveText(move: string): string {
  return `Last: ${move}`;
}

/** How many moves of a task are left. */
export function movesLeftText(count: number): string {
  return `${countText(count, 'move')} left.`;
}

/** Says how a move is chosen that may promote or not. */
export const MAY_PROMOTE = 'May promote: + yes, = no.';

/** Says that the side to play cannot move. */
export const NO_LEGAL_MOVE = 'There is no legal move.';

/** The ply at which a replay stands. */
export interface ReplayPlace {
  readonly ply: number;
  readonly plies: number;
  /** The variation among those of its place. */
  readonly number: number;
  readonly total: number;
  readonly isInVariation: boolean;
  /** How fast it plays by itself; undefined if it does not. */
  readonly speed: string | undefined;
}

/** `ply 5 of 30, var 2/3`, and how fast the moves go on by themselves. */
export function replayPlaceText({
  ply,
  plies,
  number,
  total,
  isInVariation,
  speed,
}: ReplayPlace): string {
  const inVariation = isInVariation ? ', in a variation' : '';
  const which = total > 1 ? `, var ${number}/${total}` : inVariation;
  const playing = speed === undefined ? '' : `playing, ${speed} - `;
  return `${playing}ply ${ply} of ${plies}${which}`;
}

/** Adds to what happened to a game how it is taken back. @param key the key or word that does it */
export function takesGameBackText(text: string, key: string): string {
  return `${text} ${key} takes it back.`;
}

/** The key that a typed text waits for. */
export const ENTER_KEY = 'Enter';

/** A chapter of a course, and how one goes there. @param progress how much of it is done */
export function chapterLine(title: string, progress: string, task: number): string {
  return `${title}: ${progress}. go ${task} goes there.`;
}

/** Ends the task of a game in the line mode. */
export const ONE_LINE_ONE_ANSWER = 'One line in, one answer out.';

/** The widest texts of the columns of lists, by which their width is chosen. */
export const COLUMN_SAMPLES = {
  game: 'shogi',
  yourOffer: 'your offer',
  theirTurnHere: 'their turn, here',
  theirTurn: 'their turn',
  unfinished: 'unfinished',
  longestResult: 'Black wins by resignation',
};

/** Titles of the columns of the saved games. */
export const GAME_COLUMN_TITLES = {
  date: 'date',
  players: 'players',
  game: 'game',
  result: 'result',
  moves: 'moves',
  name: 'file',
};
