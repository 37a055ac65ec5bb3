/** What is told of a key in help and key line. */
export interface ToldKey {
  /** The name of the key. Default: that of its first one. */
  readonly label?: string;
  /** What it does, in a few words. */
  readonly help: string;
  /** The word for the key line at the bottom. Default: the key is not shown there. */
  readonly short?: string;
}

/** What is told of the keys of a screen as a whole. */
export interface ToldKeys {
  /** Stands above them. */
  readonly title: string;
  /** What the mouse does, a gesture each. Default: nothing. */
  readonly mouse?: readonly string[];
}

/** What stands on keys that have another name here, by the name of the key or its character. */
export const KEY_NAMES: Readonly<Record<string, string>> = {
  escape: 'Esc',
  'page-up': 'PgUp',
  'page-down': 'PgDn',
  ' ': 'Space',
};

/** The keys of each screen as a whole. */
export const SCREEN_KEYS = {
  everywhere: {
    title: 'Everywhere',
    mouse: ['Mouse: a click on a key at the bottom presses it; with Shift it selects text'],
  },
  play: {
    title: 'Play',
    mouse: ['Click: on a piece of yours or in your hand, then on a square: the move'],
  },
  tsume: {
    title: 'Mating problems',
    mouse: ['Click: on a piece of yours or in your hand, then on a square: the move'],
  },
  mistakes: {
    title: 'Your mistakes',
    mouse: ['Click: on a piece of yours or in your hand, then on a square: the move'],
  },
  learn: {
    title: 'Learn',
    mouse: [
      'Click: on a square that is asked for; on a piece of yours, then on a square: the move',
    ],
  },
  replay: {
    title: 'Replay, Watching',
    mouse: ['Click: on a move goes to it', 'Wheel: one move'],
  },
  edit: {
    title: 'Position',
    mouse: [
      'Click: picks a piece up and puts it down; on an empty square, or twice on a piece: what can be done there',
    ],
  },
  list: {
    title: 'Menu, Saved games, Rules',
    mouse: ['Click: choose the line; a saved game opens at the second click', 'Wheel: one line'],
  },
  explorer: { title: 'What others played' },
  menu: { title: 'Menu' },
  games: { title: 'Saved games' },
  form: {
    title: 'Fields to fill in',
    mouse: ['Click: on a field chooses it, on a value changes it', 'Wheel: one line'],
  },
  page: { title: 'Texts', mouse: ['Wheel: three lines'] },
  waiting: { title: 'Waiting for a player' },
  lobby: {
    title: 'Lobby',
    mouse: ['Click: choose the line; the second click takes it', 'Wheel: one line'],
  },
  me: { title: 'Me', mouse: ['Wheel: one line'] },
  ratings: { title: 'Ratings', mouse: ['Wheel: one line'] },
} satisfies Readonly<Record<string, ToldKeys>>;

/** Keys that several screens have. */
export const COMMON_KEYS = {
  leaveAtOnce: { help: 'leave at once; the game is kept' },
  repaint: { help: 'draw the screen again' },
  suspend: { help: 'back to the shell; fg returns; on a server it does nothing' },
  back: { help: 'back', short: 'back' },
  keys: { help: 'these keys', short: 'keys' },
} satisfies Readonly<Record<string, ToldKey>>;

/** Keys of every prompt below a board. */
export const PROMPT_TEXTS = {
  arrows: {
    label: 'Arrows',
    help: 'on an empty prompt: move a cursor over board and hand; else edit the text and recall',
    short: 'cursor',
  },
  complete: { help: 'complete what is typed; again: the next', short: 'complete' },
  completeBack: { help: 'the one before' },
  help: { help: 'help, on an empty prompt', short: 'help' },
} satisfies Readonly<Record<string, ToldKey>>;

/** What some keys do at the one prompt and not at the other. */
export interface ToldPrompt {
  readonly enter: ToldKey;
  readonly escape: ToldKey;
  readonly leave: ToldKey;
}

/** Keys of one kind of prompt. */
export const OWN_PROMPT_TEXTS = {
  play: {
    enter: { help: 'play what is typed, or pick up and put down' },
    escape: {
      help: 'clear the text, then what is picked up, then the cursor; then the menu',
      short: 'menu',
    },
    leave: { help: 'leave, on an empty prompt; the game is kept' },
  },
  tsume: {
    enter: {
      help: 'try what is typed, or pick up and put down; take a failed try back; the next problem',
    },
    escape: {
      help: 'clear the text, what is picked up, the cursor, a failed try; then back to the list',
      short: 'list',
    },
    leave: { help: 'leave, on an empty prompt' },
  },
  mistakes: {
    enter: {
      help: 'answer with what is typed, or pick up and put down; take a wrong answer back; the next mistake',
    },
    escape: {
      help: 'clear the text, what is picked up, the cursor, a wrong answer; then back',
      short: 'back',
    },
    leave: { help: 'leave, on an empty prompt' },
  },
  learn: {
    enter: {
      help: 'try what is typed, or point, pick up and put down; take a wrong move back; the next task',
    },
    escape: {
      help: 'clear the text, then what is picked up, then the cursor; take a wrong move back; then the other courses',
      short: 'courses',
    },
    leave: { help: 'leave, on an empty prompt' },
  },
  replay: {
    enter: { help: 'do what is typed; on an empty prompt the last step' },
    escape: { help: 'clear the text; then back', short: 'back' },
    leave: { help: 'back, on an empty prompt' },
  },
  edit: {
    enter: {
      help: 'do what is typed; on an empty prompt pick up and put down, or what can be done on the square',
    },
    escape: { help: 'clear the text, then cursor and what is picked up; then back', short: 'back' },
    leave: { help: 'back, on an empty prompt' },
  },
} satisfies Readonly<
  Record<'play' | 'tsume' | 'mistakes' | 'learn' | 'replay' | 'edit', ToldPrompt>
>;

/** Keys of a replay. */
export const REPLAY_KEY_TEXTS = {
  next: { help: 'on an empty prompt, as all keys below: one move on', short: 'next' },
  back: { help: 'one move back', short: 'back' },
  comment: { help: 'the whole comment', short: 'comment' },
  tenOn: { label: 'Down, PgDn', help: 'ten moves on' },
  tenBack: { label: 'Up, PgUp', help: 'ten moves back' },
  first: { help: 'the start' },
  last: { help: 'the end; a game that is watched is followed again' },
  variationBack: { help: 'the variation before this one, or the last of the next move' },
  variation: {
    help: 'the next variation of this move, or the first of the next move',
    short: 'variation',
  },
  play: { help: 'play by itself; again: stop', short: 'play' },
  faster: { help: 'play faster by itself', short: 'faster' },
  slower: { help: 'play slower by itself', short: 'slower' },
} satisfies Readonly<Record<string, ToldKey>>;

/** Keys of every list. */
export const LIST_KEY_TEXTS = {
  up: { help: 'the line above' },
  down: { help: 'the line below' },
  first: { help: 'the first line' },
  last: { help: 'the last line' },
  tenUp: { help: 'ten lines up' },
  tenDown: { help: 'ten lines down' },
  choose: { help: 'choose', short: 'choose' },
  filter: {
    help: 'show the lines with the words typed; Enter keeps them, Esc shows all',
    short: 'filter',
  },
} satisfies Readonly<Record<string, ToldKey>>;

/** Keys of the menu and of the saved games, beside those of every list. */
export const HOME_LIST_KEY_TEXTS = {
  menuLetter: { label: 'Letter', help: 'choose the line that it stands before' },
  filterGames: {
    help: 'show the games with the words typed; Enter keeps them, Esc shows all',
    short: 'filter',
  },
  resumeGame: { help: 'go on with a game that is not finished', short: 'resume' },
  deleteGame: { help: 'delete a game, after a question', short: 'delete' },
} satisfies Readonly<Record<string, ToldKey>>;

/** Keys of what others played, beside those of every list. */
export const EXPLORER_KEY_TEXTS = {
  next: { help: 'one move on in the replay' },
  back: { help: 'one move back in the replay', short: 'back' },
  more: { help: 'further games', short: 'more' },
  mirrored: { help: 'count mirrored positions as well, or stop counting them', short: 'mirrored' },
} satisfies Readonly<Record<string, ToldKey>>;

/** Keys of a form. */
export const FORM_KEY_TEXTS = {
  up: { help: 'the line above' },
  down: { help: 'the line below' },
  first: { help: 'the first line; in a text its beginning' },
  last: { help: 'the last line; in a text its end' },
  valueBefore: { help: 'the value before' },
  valueNext: { help: 'the next value', short: 'change' },
  choose: { help: 'change the value, or start', short: 'choose' },
} satisfies Readonly<Record<string, ToldKey>>;

/** Keys of a text. */
export const PAGE_KEY_TEXTS = {
  up: { help: 'one line up' },
  down: { help: 'one line down', short: 'scroll' },
  pageUp: { help: 'one page up' },
  pageDown: { help: 'one page down', short: 'page' },
  first: { help: 'the beginning' },
  last: { help: 'the end' },
} satisfies Readonly<Record<string, ToldKey>>;

/** Keys while one waits for a player. */
export const OTHER_KEY_TEXTS = {
  takeBack: { help: 'take the offer back', short: 'take back' },
} satisfies Readonly<Record<string, ToldKey>>;

/** Keys of the screens that only a server has. */
export const LOBBY_KEY_TEXTS = {
  take: {
    help: 'accept a challenge or take your own back, go into a game, challenge a player',
    short: 'take',
  },
  seek: {
    help: 'a quick game: play whoever seeks the same, the nearest rating first',
    short: 'quick game',
  },
  challenge: { help: 'make a challenge', short: 'challenge' },
  decline: {
    help: 'decline a challenge to you, or take your own back, or your seek',
    short: 'decline',
  },
  me: { help: 'your ratings, keys and games', short: 'Me' },
  ratings: { help: 'the ratings of all', short: 'ratings' },
  menu: {
    help: 'seek no more; the menu, with the computer, courses and problems; from a game, back to it',
    short: 'menu',
  },
  quit: { help: 'leave the server', short: 'quit' },
  takeMine: { help: 'replay a game; remove a key, after a question', short: 'choose' },
  makeKeyCode: {
    help: 'make a one-time code, with which another key comes in as you',
    short: 'add a key',
  },
  page: { label: 'n p', help: 'the next fifty, and those before', short: 'page' },
  otherGame: { label: 'Left Right', help: 'another game', short: 'game' },
  challengeRanked: { help: 'challenge the player', short: 'challenge' },
} satisfies Readonly<Record<string, ToldKey>>;

/** What keys do while a cursor is on a board, for the key line. */
export const POINTER_TEXTS = {
  pickUp: 'Enter pick up',
  noCursor: 'Esc no cursor',
  move: 'Arrows move',
  putDown: 'Enter put down',
  putBack: 'Esc put back',
};

/** The key that answers a question with yes. @param sign another key that does */
export function yesKeyText(sign: string | undefined): string {
  return sign ? `y ${sign} yes` : 'y yes';
}

/** The key that answers a question with no. @param sign another key that does */
export function noKeyText(sign: string | undefined): string {
  return sign ? `n ${sign} no` : 'n no';
}

/** Single keys of a screen, for its key line. */
export const KEY_HINTS = {
  back: 'Esc back',
  list: 'Esc list',
  keepFilter: 'Enter keep',
  showAll: 'Esc show all',
  next: 'Enter next',
  takeBack: 'Enter takes it back',
  beginGame: 'Enter begins the game',
};
