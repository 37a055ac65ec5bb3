import type { Variant } from '../../rules/core/variant.ts';
import type { SfenFault } from '../../rules/notation/sfen.ts';
import type { PreferenceName, SettingData, SettingFault, Settings, SettingValue, ValidValues } from '../../settings/settings.ts';
import type { SetFault, SettingsWarning } from '../../settings/store.ts';
import { byCode } from '../by-code.ts';
import { playersText } from '../foreign-text.ts';
import { noPositionText } from './records.ts';
import { movesText } from './study.ts';
import {
  asSentences,
  countText,
  ENTER_KEY,
  joinSentences,
  joinWords,
  orMeantText,
  quoted,
  systemErrorText,
  unknownText,
  type ValueName,
  wordOrKey,
} from './words.ts';

/** What is wrong with the arguments of a command line. */
export type ArgumentFault =
  | { readonly code: 'unknown-command'; readonly found: string; readonly known: readonly string[] }
  /** `help`: the command line that lists them. */
  | { readonly code: 'unknown-option'; readonly found: string; readonly known: readonly string[]; readonly help: string }
  | { readonly code: 'missing-value'; readonly option: string; readonly value: string }
  | { readonly code: 'superfluous-value'; readonly option: string }
  | { readonly code: 'repeated-option'; readonly option: string }
  /** `about`: what it can be. Default: nothing is said of it. */
  | {
      readonly code: 'missing-operand';
      readonly operand: string;
      readonly about?: string | undefined;
      readonly valid: readonly string[];
      readonly usage: string;
    }
  | { readonly code: 'superfluous-operand'; readonly found: string; readonly usage: string }
  | { readonly code: 'unknown-value'; readonly what: ValueName; readonly found: string; readonly valid: readonly string[] }
  | { readonly code: 'conflict'; readonly options: readonly [string, string] }
  | { readonly code: 'sfen'; readonly variant: Variant; readonly fault: SfenFault };

/** What each setting is for that does not depend on the games. */
const SETTING_TEXTS = {
  language: 'The language of the program; auto follows the environment',
  variant: 'The game that is offered first',
  labels: 'The names that stand on the pieces',
  coordinates: 'The names of the ranks beside the board',
  notation: 'How moves are written; records stay in Hodges notation',
  charset: 'The characters that draw the board',
  pieces: 'Pieces are pictures where that works; auto: not over SSH',
  colour: 'Colours on the screen',
  theme: 'wood, slate, paper need 256 colours; dark, light, safe 16',
  flip: 'The side at the bottom: Black, the side to play, or White',
  reigning: 'The side with the king; the other side has the jewel',
  speech: 'How the line mode tells moves',
  'clock-calls': 'Line mode tells 60, 30, 10 s left; auto: with spoken moves',
  illegal: 'An illegal move is refused, or loses the game',
  'away-time': 'What a clock does while its game is closed',
  resigns: 'The computer gives up a lost game',
  ponder: 'The computer thinks on your time as well',
  'analyse-games': 'A finished game is analysed; ask: after a question',
  bell: 'A sound when an opponent elsewhere has moved',
  notify: 'The desktop tells your turn while the window has no focus',
  mouse: 'Clicks and the wheel work; with Shift the mouse selects text',
  motion: 'The last move blinks once, but never on a slow line',
  name: 'Your name; if it is empty, that of your account',
  analyst: 'Who analyses; komadai settings engine.NAME COMMAND adds one',
  'engine-options': 'Options for other engines, such as Threads=1, USI_Hash=64',
} satisfies Readonly<Record<PreferenceName | 'variant' | 'name' | 'analyst' | 'engine-options', string>>;

/** How a setting is written that may be many texts. */
const SETTING_FORMS = { name: 'a name', analyst: 'own, or an engine of your list', 'engine-options': 'NAME=VALUE, NAME=VALUE, ..' };

function validValuesText(values: ValidValues) {
  return typeof values === 'string' ? SETTING_FORMS[values] : values.join(', ');
}

/**
 * Why a setting was not changed, or not for good, in one line with the valid values.
 * @param isQuitting whether the program ends with this sentence
 */
export const setFaultText = byCode<SetFault | SettingFault, [isQuitting?: boolean]>({
  'unknown-setting': ({ found, names }) => `unknown setting ${quoted(found)}${orMeantText(found, names)} Valid: ${names.join(', ')}`,
  'unknown-setting-value': ({ name, found, values }) => `${name} cannot be ${shown(found)}. Valid: ${validValuesText(values)}`,
  'settings-not-saved': ({ path, cause }, isQuitting) =>
    `cannot write ${path}: ${systemErrorText(cause)}; ${isQuitting ? 'nothing was changed' : 'the setting holds until you quit'}`,
});

function kept(copy: string | undefined) {
  return copy === undefined ? '' : `; what was in it is kept in ${copy}`;
}

function shown(value: unknown) {
  return typeof value === 'string' ? quoted(value) : (JSON.stringify(value) ?? 'nothing').slice(0, 40);
}

/** A game that can be gone on with, as it is told. */
export interface ToldGame {
  /** The name of its variant; undefined where that is unknown. */
  readonly variant: string | undefined;
  readonly players: { readonly black: string; readonly white: string };
  /** The player's opponent here; undefined for a game of others, '' for one against oneself. */
  readonly opponent: string | undefined;
  readonly plies: number;
}

/** The tip for somebody who has not played here yet. */
const FIRST_TIP = 'New here? Learn shows the pieces and the rules in a quarter of an hour.';

const TIPS = [
  'Type the beginning of a move: the board marks what it may become, and Tab goes through it.',
  '? shows the keys of every screen.',
  '"hint" tells a good move, and "undo" takes a bad one back.',
  'Type a move while the computer thinks: it waits, and is played in your turn.',
  'Every move is saved at once: a closed window or a dropped line loses nothing.',
  '"labels romaji" writes the pieces in Latin letters, "labels kanji" brings the kanji back.',
  '"help" brings the pieces and their moves back beside the board.',
  'In a replay, the key a looks for mistakes, and b goes to the next one.',
  '"show P" tells how a pawn moves and promotes. Every piece has its letter.',
  'The wheel steps through a replay, and a click goes to a move.',
] as const;

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

/** What some keys do at the one prompt and not at the other. */
type ToldPrompt = Readonly<Record<'enter' | 'escape' | 'leave', ToldKey>>;

/** Why a key of a screen does nothing now. */
export type KeyReason = keyof typeof settings.KEY_REASONS;

/** Why there is no screen: over ssh without a terminal, without a terminal, or in one that is dumb. */
export type NoScreen = keyof typeof settings.NO_SCREEN;

const PLAIN = 'komadai --plain plays line by line.';

export const settings = {
  // Arguments
  argumentFaultText: byCode<ArgumentFault>({
    'unknown-command': ({ found, known }) => `unknown command ${quoted(found)}${orMeantText(found, known)} komadai help lists the commands`,
    'unknown-option': ({ found, known, help }) => `unknown option ${quoted(found)}${orMeantText(found, known)} ${help} lists the options`,
    'missing-value': ({ option, value }) => `${option} needs a value: ${option} ${value}`,
    'superfluous-value': ({ option }) => `${option} is given alone or not at all`,
    'repeated-option': ({ option }) => `${option} is given twice`,
    'missing-operand'({ operand, about, valid, usage }) {
      const values = valid.length > 0 ? ` (${valid.join(', ')})` : '';
      return `${operand}${values} is missing${about ? `: ${about}` : ''}. Usage: ${usage}`;
    },
    'superfluous-operand': ({ found, usage }) => `${quoted(found)} is one word too many. Usage: ${usage}`,
    'unknown-value'({ what, found, valid }) {
      const known = valid.length > 0 ? `Valid: ${valid.join(', ')}` : 'There are none';
      return `${unknownText(what, quoted(found))}${orMeantText(found, valid)} ${known}`;
    },
    conflict: ({ options: [one, other] }) => `${one} and ${other} cannot be given together`,
    sfen: ({ variant, fault }) => noPositionText(variant, fault),
  }),

  // Settings
  settingText(name: SettingData['name']) {
    const sentences: Readonly<Record<string, string>> = SETTING_TEXTS;
    return sentences[name] ?? `The handicap that is offered first in ${name.replace('handicap.', '')}`;
  },
  validValuesText,
  // as it is typed, which English readers understand
  settingValueText: (value: SettingValue) => value,
  SETTING_GROUPS: [
    { title: 'Game', names: { variant: 'Game', illegal: 'Illegal moves', 'away-time': 'Clock when away' } },
    {
      title: 'Board',
      names: {
        language: 'Language',
        labels: 'Piece labels',
        coordinates: 'Rank marks',
        notation: 'Move notation',
        charset: 'Characters',
        pieces: 'Piece pictures',
        colour: 'Colours',
        theme: 'Colour theme',
        flip: 'Bottom side',
        reigning: 'Side with king',
        mouse: 'Mouse',
        motion: 'Motion',
      },
    },
    {
      title: 'Sound and speech',
      names: { bell: 'Bell', notify: 'Notifications', speech: 'Speak moves as', 'clock-calls': 'Speak the clock' },
    },
    {
      title: 'Engines',
      names: { resigns: 'Computer resigns', ponder: 'Pondering', 'analyse-games': 'Analyse games', analyst: 'Analysing engine' },
    },
  ] as const,
  handicapSettingName: (variantId: string) => `Handicap, ${variantId}`,
  setFaultText,
  settingsWarningText: byCode<SettingsWarning>({
    'broken-settings': ({ path, keptAs }) => `${path} is broken, defaults are used${kept(keptAs)}`,
    'wrong-setting'({ path, wrong: [{ name, found, values }, ...others], keptAs }) {
      const more = others.length > 0 ? ` (and ${others.length} more)` : '';
      return `${path}: ${name} cannot be ${shown(found)}${more}, the default is used. Valid: ${validValuesText(values)}${kept(keptAs)}`;
    },
    'unreadable-settings': ({ path, cause }) => `cannot read ${path}: ${systemErrorText(cause)}; defaults are used`,
  }),
  THEME_TEXTS: {
    auto: 'the best that the terminal can show',
    wood: 'kaya and boxwood, from 256 colours on',
    slate: 'stone at night, from 256 colours on',
    paper: 'ink on paper, from 256 colours on',
    dark: '16 colours on a dark ground',
    light: '16 colours on a light ground',
    safe: '16 colours, none of them red or green',
    mono: 'no colours',
  } as Readonly<Record<Settings['theme'], string>>,
  hereThatIsText: (name: string) => `Here that is ${name}.`,
  shownAsText: (hasColours: boolean, shown: string) =>
    hasColours ? `16 colours here: shown as ${shown}.` : `No colours here: shown as ${shown}.`,
  TERMS_TEXTS: { game: 'Game', handicap: 'Handicap', side: 'You play', even: 'even', byLot: 'by lot', watchers: 'Watchers' } as const,

  // Menu and forms
  resumeGameText({ variant, players, opponent, plies }: ToldGame) {
    const name = variant === undefined ? '' : ` ${variant}`;
    const against = opponent === '' ? '' : ` against ${opponent}`;
    const whom = opponent === undefined ? ` ${playersText(players)}` : against;
    return `Resume${name}${whom}, ${movesText(plies)}`;
  },
  // more: how many games are not named
  titleOfGames: (names: readonly string[], more: number) => `komadai: ${joinWords(more > 0 ? [...names, `${more} more`] : names, 'and')}`,
  // games: how many were saved here
  tipText: (games: number) => (games === 0 ? FIRST_TIP : `Tip: ${TIPS[games % TIPS.length]}`),

  // Screen
  MENU_TEXTS: {
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
  },
  BACK_TO: { menu: 'menu', course: 'course', edit: 'position' },
  NEW_GAME_TEXTS: {
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
  },
  OWN_SIDE_TEXTS: { black: 'Black (first)', white: 'White', furigoma: 'by furigoma' },
  computerText: (level: number) => `computer, level ${level}`,
  ROOM_FORM_TEXTS: {
    host: 'Host a game',
    joinWithCode: 'Join with a code',
    watchGame: 'Watch a game',
    join: 'Join',
    watch: 'Watch',
    code: 'Code',
    start: 'Start',
  },
  YES_NO: { yes: 'yes', no: 'no' },
  PROMPT_LABELS: {
    gameOver: 'Game over',
    replay: 'Replay',
    watching: 'Watching',
    learnSquare: 'Square',
    learnMove: 'Move',
    learnDone: 'Done',
    learnWrong: 'Not yet',
    tsumeSolved: 'Solved',
    tsumeThinking: 'Defence thinks',
  },
  plyText: (ply: number) => `ply ${ply}`,
  lastMoveText: (move: string) => `Last: ${move}`,
  movesLeftText: (count: number) => `${countText(count, 'move')} left.`,
  MAY_PROMOTE: 'May promote: + yes, = no.',
  NO_LEGAL_MOVE: 'There is no legal move.',
  replayPlaceText({ ply, plies, number, total, isInVariation, speed }: ReplayPlace) {
    const inVariation = isInVariation ? ', in a variation' : '';
    const which = total > 1 ? `, var ${number}/${total}` : inVariation;
    const playing = speed === undefined ? '' : `playing, ${speed} - `;
    return `${playing}ply ${ply} of ${plies}${which}`;
  },
  // key: the key or word that does it
  takesGameBackText: (text: string, key: string) => `${text} ${wordOrKey(key)} takes it back.`,
  ENTER_KEY,
  // progress: how much of it is done
  chapterLine: (title: string, progress: string, task: number) => `${title}: ${progress}. "go ${task}" goes there.`,
  ONE_LINE_ONE_ANSWER: 'Each line gets one answer.',
  COLUMN_SAMPLES: {
    game: 'shogi',
    yourOffer: 'your offer',
    theirTurnHere: 'their turn, here',
    theirTurn: 'their turn',
    unfinished: 'unfinished',
    longestResult: 'Black wins by resignation',
  },
  GAME_COLUMN_TITLES: { date: 'date', players: 'players', game: 'game', result: 'result', moves: 'moves', name: 'file' },

  // Keys
  KEY_NAMES: { escape: 'Esc', 'page-up': 'PgUp', 'page-down': 'PgDn', ' ': 'Space' } as Readonly<Record<string, string>>,
  SCREEN_KEYS: {
    everywhere: { title: 'Everywhere', mouse: ['Mouse: a click on a key at the bottom presses it; with Shift it selects text'] },
    play: { title: 'Play', mouse: ['Click: on a piece of yours or in your hand, then on a square: the move'] },
    tsume: { title: 'Mating problems', mouse: ['Click: on a piece of yours or in your hand, then on a square: the move'] },
    mistakes: { title: 'Your mistakes', mouse: ['Click: on a piece of yours or in your hand, then on a square: the move'] },
    learn: { title: 'Learn', mouse: ['Click: on a square that is asked for; on a piece of yours, then on a square: the move'] },
    replay: { title: 'Replay, Watching', mouse: ['Click: on a move goes to it', 'Wheel: one move'] },
    edit: {
      title: 'Position',
      mouse: ['Click: picks a piece up and puts it down; on an empty square, or twice on a piece: what can be done there'],
    },
    list: {
      title: 'Menu, Saved games, Rules',
      mouse: ['Click: choose the line; a saved game opens at the second click', 'Wheel: one line'],
    },
    explorer: { title: 'What others played' },
    menu: { title: 'Menu' },
    games: { title: 'Saved games' },
    form: { title: 'Fields to fill in', mouse: ['Click: on a field chooses it, on a value changes it', 'Wheel: one line'] },
    page: { title: 'Texts', mouse: ['Wheel: three lines'] },
    waiting: { title: 'Waiting for a player' },
    lobby: { title: 'Lobby', mouse: ['Click: choose the line; the second click takes it', 'Wheel: one line'] },
    me: { title: 'Me', mouse: ['Wheel: one line'] },
    ratings: { title: 'Ratings', mouse: ['Wheel: one line'] },
  } satisfies Readonly<Record<string, ToldKeys>>,
  COMMON_KEYS: {
    leaveAtOnce: { help: 'leave at once; the game is kept' },
    repaint: { help: 'draw the screen again' },
    suspend: { help: 'back to the shell; fg returns; on a server it does nothing' },
    back: { help: 'back', short: 'back' },
    keys: { help: 'these keys', short: 'keys' },
  } satisfies Readonly<Record<string, ToldKey>>,
  PROMPT_TEXTS: {
    arrows: {
      label: 'Arrows',
      help: 'on an empty prompt: move a cursor over board and hand; else edit the text and recall',
      short: 'cursor',
    },
    complete: { help: 'complete what is typed; again: the next', short: 'complete' },
    completeBack: { help: 'the one before' },
    help: { help: 'help, on an empty prompt', short: 'help' },
  } satisfies Readonly<Record<string, ToldKey>>,
  OWN_PROMPT_TEXTS: {
    play: {
      enter: { help: 'play what is typed, or pick up and put down' },
      escape: { help: 'clear the text, then what is picked up, then the cursor; then the menu', short: 'menu' },
      leave: { help: 'leave, on an empty prompt; the game is kept' },
    },
    tsume: {
      enter: { help: 'try what is typed, or pick up and put down; take a failed try back; the next problem' },
      escape: { help: 'clear the text, what is picked up, the cursor, a failed try; then back to the list', short: 'list' },
      leave: { help: 'leave, on an empty prompt' },
    },
    mistakes: {
      enter: { help: 'answer with what is typed, or pick up and put down; take a wrong answer back; the next mistake' },
      escape: { help: 'clear the text, what is picked up, the cursor, a wrong answer; then back', short: 'back' },
      leave: { help: 'leave, on an empty prompt' },
    },
    learn: {
      enter: { help: 'try what is typed, or point, pick up and put down; take a wrong move back; the next task' },
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
      enter: { help: 'do what is typed; on an empty prompt pick up and put down, or what can be done on the square' },
      escape: { help: 'clear the text, then cursor and what is picked up; then back', short: 'back' },
      leave: { help: 'back, on an empty prompt' },
    },
  } satisfies Readonly<Record<'play' | 'tsume' | 'mistakes' | 'learn' | 'replay' | 'edit', ToldPrompt>>,
  REPLAY_KEY_TEXTS: {
    next: { help: 'on an empty prompt, as all keys below: one move on', short: 'next' },
    back: { help: 'one move back', short: 'back' },
    comment: { help: 'the whole comment', short: 'comment' },
    tenOn: { label: 'Down, PgDn', help: 'ten moves on' },
    tenBack: { label: 'Up, PgUp', help: 'ten moves back' },
    first: { help: 'the start' },
    last: { help: 'the end; a game that is watched is followed again' },
    variationBack: { help: 'the variation before this one, or the last of the next move' },
    variation: { help: 'the next variation of this move, or the first of the next move', short: 'variation' },
    play: { help: 'play by itself; again: stop', short: 'play' },
    faster: { help: 'play faster by itself', short: 'faster' },
    slower: { help: 'play slower by itself', short: 'slower' },
  } satisfies Readonly<Record<string, ToldKey>>,
  LIST_KEY_TEXTS: {
    up: { help: 'the line above' },
    down: { help: 'the line below' },
    first: { help: 'the first line' },
    last: { help: 'the last line' },
    tenUp: { help: 'ten lines up' },
    tenDown: { help: 'ten lines down' },
    choose: { help: 'choose', short: 'choose' },
    filter: { help: 'show the lines with the words typed; Enter keeps them, Esc shows all', short: 'filter' },
  } satisfies Readonly<Record<string, ToldKey>>,
  HOME_LIST_KEY_TEXTS: {
    menuLetter: { label: 'Letter', help: 'choose the line that it stands before' },
    filterGames: { help: 'show the games with the words typed; Enter keeps them, Esc shows all', short: 'filter' },
    resumeGame: { help: 'go on with a game that is not finished', short: 'resume' },
    deleteGame: { help: 'delete a game, after a question', short: 'delete' },
  } satisfies Readonly<Record<string, ToldKey>>,
  EXPLORER_KEY_TEXTS: {
    next: { help: 'one move on in the replay' },
    back: { help: 'one move back in the replay', short: 'back' },
    more: { help: 'further games', short: 'more' },
    mirrored: { help: 'count mirrored positions as well, or stop counting them', short: 'mirrored' },
  } satisfies Readonly<Record<string, ToldKey>>,
  FORM_KEY_TEXTS: {
    up: { help: 'the line above' },
    down: { help: 'the line below' },
    first: { help: 'the first line; in a text its beginning' },
    last: { help: 'the last line; in a text its end' },
    valueBefore: { help: 'the value before' },
    valueNext: { help: 'the next value', short: 'change' },
    choose: { help: 'change the value, or start', short: 'choose' },
  } satisfies Readonly<Record<string, ToldKey>>,
  PAGE_KEY_TEXTS: {
    up: { help: 'one line up' },
    down: { help: 'one line down', short: 'scroll' },
    pageUp: { help: 'one page up' },
    pageDown: { help: 'one page down', short: 'page' },
    first: { help: 'the beginning' },
    last: { help: 'the end' },
  } satisfies Readonly<Record<string, ToldKey>>,
  OTHER_KEY_TEXTS: { takeBack: { help: 'take the offer back', short: 'take back' } } satisfies Readonly<Record<string, ToldKey>>,
  LOBBY_KEY_TEXTS: {
    take: { help: 'accept a challenge or take your own back, go into a game, challenge a player', short: 'take' },
    quick: { help: 'a quick game: take the first challenge with the terms of last time, or make it', short: 'quick game' },
    challenge: { help: 'make a challenge', short: 'challenge' },
    decline: { help: 'decline a challenge to you, or take your own back', short: 'decline' },
    me: { help: 'your ratings, keys and games', short: 'Me' },
    ratings: { help: 'the ratings of all', short: 'ratings' },
    menu: { help: 'the menu, with the computer, courses and problems; from a game, back to it', short: 'menu' },
    quit: { help: 'leave the server', short: 'quit' },
    takeMine: { help: 'replay a game; remove a key, after a question', short: 'choose' },
    makeKeyCode: { help: 'make a one-time code, with which another key comes in as you', short: 'add a key' },
    page: { label: 'n p', help: 'the next fifty, and those before', short: 'page' },
    otherGame: { label: 'Left Right', help: 'another game', short: 'game' },
    challengeRanked: { help: 'challenge the player', short: 'challenge' },
  } satisfies Readonly<Record<string, ToldKey>>,
  POINTER_TEXTS: {
    pickUp: 'Enter pick up',
    noCursor: 'Esc no cursor',
    move: 'Arrows move',
    putDown: 'Enter put down',
    putBack: 'Esc put back',
  },
  // sign: another key that does
  yesKeyText: (sign: string | undefined) => (sign ? `y ${sign} yes` : 'y yes'),
  // sign: another key that does
  noKeyText: (sign: string | undefined) => (sign ? `n ${sign} no` : 'n no'),
  KEY_HINTS: {
    back: 'Esc back',
    list: 'Esc list',
    keepFilter: 'Enter keep',
    showAll: 'Esc show all',
    next: 'Enter next',
    takeBack: 'Enter takes it back',
    beginGame: 'Enter begins the game',
  },
  KEY_REASONS: {
    noLines: 'There is no line here.',
    noValue: 'Enter does what the line says.',
    noGame: 'There is no game here.',
    noResume: 'There is no game to go on with.',
    noSaved: 'No game is saved yet.',
    noSomeone: 'Nobody can be reached from here.',
    firstPage: 'This is the first page.',
    lastPage: 'This is the last page.',
  } as const,

  // Places at a server
  PLACE_TEXTS: {
    question:
      'You are here three times already, and that is the most.\r\nShall this session take the place of the oldest one? y takes it, n leaves.',
    enough: 'You are here three times already. End one of these sessions, and come again.',
    full: 'The server is full. Try again later.',
    kept: 'The last places of the server are for players who have finished a game here, or have had a name here for a day. Try again later.',
    network: 'Your network has as many sessions here as one may have. End one of them, or try again later.',
    displaced: 'A later session of yours has this place now. What was played is kept.',
    idle: 'Nothing has happened here for an hour, so this session has ended. Come again.',
  } as const,

  // Questions
  // runsOn: whether its time runs on meanwhile
  leaveQuestion: (runsOn: boolean) =>
    runsOn ? 'Leave the game? The clock runs on while you are away.' : 'Leave the game? The clocks stop until it is resumed.',
  // typed: the move
  promoteMoveQuestion: (typed: string) => `${typed.trim()}: promote?`,
  // signs: keys that answer besides y and n
  waitsForText: (signs: readonly [yes: string, no: string] | undefined) =>
    signs ? `Press y or ${signs[0]}, n or ${signs[1]}.` : 'Press y or n.',

  // Terminal and window
  NO_SCREEN: {
    ssh: `There is no terminal here. ssh -t HOST komadai gives one.\n${PLAIN}`,
    'no-terminal': `There is no terminal here to draw a menu on.\n${PLAIN}`,
    dumb: `This terminal cannot draw a menu (TERM is dumb).\n${PLAIN}`,
  },
  SSH_HINT: 'there is no terminal here, so komadai works line by line; ssh -t gives a screen',
  PLAIN_GREETING: 'Type a move, "?" for help or "quit" to leave. komadai learn teaches a game, komadai --help tells the rest.',
  PLAIN_UNFINISHED: 'komadai resume --plain goes on with your last game.',
  HELP_TELLS: '"help" tells what can be typed.',
  NO_LETTERS: 'Here the letters of your language cannot be drawn, so all is in English; --charset box draws them anyway.',
  REFUSED_ONE: 'A line was refused, so the lines after it may not do what you meant.',
  // has: its size: `60×15`; lineMode: what plays without a window: `--plain`
  tooSmallText: (has: string, needs: string, lineMode: string): string[] => [
    `This window is ${has}; the board needs ${needs}. ${lineMode} plays without one.`,
    `The board needs ${needs}.`,
    needs,
  ],
  fewerLabelsText: (labels: string) => `There is room only for the labels ${labels}.`,
  CALLS: { begun: 'The game begins.', news: 'Something has happened in your game.' },
  // news: what the other side has done, in a sentence
  yourTurnText(news = '') {
    const turn = asSentences('Your turn');
    return news === '' ? turn : joinSentences([turn, news]);
  },
  // game: the game that is shown. Default: none
  titleText: (game = '') => (game === '' ? 'komadai' : `${game} - komadai`),
};
