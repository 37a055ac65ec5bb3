import { CONTROL_KEYS, type KeyEvent, key, NAMED_KEYS } from '../../terminal/key-event.ts';

/** One binding of a screen: its keys, what they do, and the words for that. */
export interface KeyBinding<Action extends string = string> {
  /** Names of key events, or characters. */
  readonly keys: readonly string[];
  readonly action: Action;
  /** The name of the key in help and key line. Default: that of the first one. */
  readonly label?: string;
  /** What it does, in a few words. */
  readonly help: string;
  /** The word for the key line at the bottom. Default: the key is not shown there. */
  readonly short?: string;
  /** The label for the key line if it stands for a neighbour as well. Default: `labelOf`. */
  readonly shortLabel?: string;
  /** Keys of a higher rank give way first if the key line has too little room. Default 0. */
  readonly rank?: number;
}

/** What stands on keys that have another name here. */
const KEY_LABELS: Readonly<Record<string, string>> = {
  escape: 'Esc',
  'page-up': 'PgUp',
  'page-down': 'PgDn',
  ' ': 'Space',
};

/** The name of a key in help and key line: `Esc`, `Ctrl-C`, `a`. */
export function labelOf({ keys: [key = ''], label }: KeyBinding): string {
  const name = key.length === 1 ? key : key.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return label ?? KEY_LABELS[key] ?? name;
}

/** Opens a page with the keys of the screen. */
const HELP_KEY = {
  keys: ['?'],
  action: 'help',
  help: 'these keys',
  short: 'keys',
} as const satisfies KeyBinding;

/** Keys of every prompt below a board. */
const COMPLETION_KEYS = [
  {
    keys: ['tab'],
    action: 'complete',
    help: 'complete what is typed; again: the next',
    short: 'complete',
  },
  { keys: ['shift-tab'], action: 'complete-back', help: 'the one before' },
  { keys: ['?'], action: 'help', help: 'help, on an empty prompt', short: 'help' },
] as const satisfies readonly KeyBinding[];

/** The keys that move a cursor over every board with a prompt below it. */
const ARROW_KEYS = {
  keys: ['up', 'down', 'left', 'right'],
  action: 'arrow',
  label: 'Arrows',
  help: 'on an empty prompt: move a cursor over board and hand; else edit the text and recall',
  short: 'cursor',
} as const satisfies KeyBinding;

/** The keys that go through the lines of a list. */
const LINE_KEYS = [
  { keys: ['up', 'ctrl-p', 'k'], action: 'up', help: 'the line above' },
  { keys: ['down', 'ctrl-n', 'j'], action: 'down', help: 'the line below' },
  { keys: ['home'], action: 'home', help: 'the first line' },
  { keys: ['end'], action: 'end', help: 'the last line' },
  { keys: ['page-up'], action: 'page-up', help: 'ten lines up' },
  { keys: ['page-down'], action: 'page-down', help: 'ten lines down' },
] as const satisfies readonly KeyBinding[];

/** The same where k is another key. */
const LINE_KEYS_BUT_K = [
  { keys: ['up', 'ctrl-p'], action: 'up', help: 'the line above' },
  { keys: ['down', 'ctrl-n'], action: 'down', help: 'the line below' },
  ...LINE_KEYS.slice(2),
] as const satisfies readonly KeyBinding[];

/** Go through a list that is too long for one screen. */
const PAGE_KEYS = {
  keys: ['n', 'p'],
  action: 'page',
  label: 'n p',
  help: 'the next fifty, and those before',
  short: 'page',
} as const satisfies KeyBinding;

/** Leaves a screen for the one below it. */
const BACK_KEY = {
  keys: ['escape', 'q', 'ctrl-d'],
  action: 'back',
  help: 'back',
  short: 'back',
} as const satisfies KeyBinding;

/** All keys of the program by screen: the source of key lines, help and README. */
export const KEYMAP = {
  everywhere: [
    { keys: ['ctrl-c'], action: 'quit', help: 'leave at once; the game is kept' },
    { keys: ['ctrl-l'], action: 'repaint', help: 'draw the screen again' },
    {
      keys: ['ctrl-z'],
      action: 'suspend',
      help: 'back to the shell; fg returns; on a server it does nothing',
    },
  ],
  play: [
    { keys: ['enter'], action: 'enter', help: 'play what is typed, or pick up and put down' },
    ...COMPLETION_KEYS,
    {
      keys: ['escape'],
      action: 'escape',
      help: 'clear the text, then what is picked up, then the cursor; then the menu',
      short: 'menu',
    },
    ARROW_KEYS,
    { keys: ['ctrl-d'], action: 'leave', help: 'leave, on an empty prompt; the game is kept' },
  ],
  tsume: [
    {
      keys: ['enter'],
      action: 'enter',
      help: 'try what is typed, or pick up and put down; take a failed try back; the next problem',
    },
    ...COMPLETION_KEYS,
    {
      keys: ['escape'],
      action: 'escape',
      help: 'clear the text, what is picked up, the cursor, a failed try; then back to the list',
      short: 'list',
      rank: 1,
    },
    ARROW_KEYS,
    { keys: ['ctrl-d'], action: 'leave', help: 'leave, on an empty prompt' },
  ],
  learn: [
    {
      keys: ['enter'],
      action: 'enter',
      help: 'try what is typed, or point, pick up and put down; take a wrong move back; the next task',
    },
    ...COMPLETION_KEYS,
    {
      keys: ['escape'],
      action: 'escape',
      help: 'clear the text, then what is picked up, then the cursor; take a wrong move back; then the other courses',
      short: 'courses',
    },
    ARROW_KEYS,
    { keys: ['ctrl-d'], action: 'leave', help: 'leave, on an empty prompt' },
  ],
  list: [
    ...LINE_KEYS,
    { keys: ['enter'], action: 'choose', help: 'choose', short: 'choose' },
    BACK_KEY,
    HELP_KEY,
  ],
  lobby: [
    {
      keys: ['enter'],
      action: 'take',
      help: 'accept a challenge or take your own back, go into a game, challenge a player',
      short: 'take',
    },
    {
      keys: ['q'],
      action: 'seek',
      help: 'a quick game: play whoever seeks the same, the nearest rating first',
      short: 'quick game',
    },
    { keys: ['c'], action: 'challenge', help: 'make a challenge', short: 'challenge' },
    {
      keys: ['/'],
      action: 'filter',
      help: 'show the lines with the words typed; Enter keeps them, Esc shows all',
      short: 'filter',
      rank: 1,
    },
    {
      keys: ['d'],
      action: 'decline',
      help: 'decline a challenge to you, or take your own back, or your seek',
      short: 'decline',
      rank: 2,
    },
    { keys: ['m'], action: 'me', help: 'your ratings, keys and games', short: 'Me', rank: 2 },
    { keys: ['r'], action: 'ratings', help: 'the ratings of all', short: 'ratings', rank: 2 },
    ...LINE_KEYS,
    {
      keys: ['escape'],
      action: 'menu',
      help: 'seek no more; the menu, with the computer, courses and problems; from a game, back to it',
      short: 'menu',
    },
    { keys: ['ctrl-d'], action: 'leave', help: 'leave the server', short: 'quit', rank: 1 },
    HELP_KEY,
  ],
  me: [
    {
      keys: ['enter'],
      action: 'choose',
      help: 'replay a game; remove a key, after a question',
      short: 'choose',
    },
    {
      keys: ['k'],
      action: 'another-key',
      help: 'make a one-time code, with which another key comes in as you',
      short: 'another key',
    },
    PAGE_KEYS,
    ...LINE_KEYS_BUT_K,
    BACK_KEY,
    HELP_KEY,
  ],
  ratings: [
    {
      keys: ['right', 'left'],
      action: 'variant',
      label: 'Left Right',
      help: 'another game',
      short: 'game',
    },
    { keys: ['enter'], action: 'choose', help: 'challenge the player', short: 'challenge' },
    PAGE_KEYS,
    ...LINE_KEYS,
    BACK_KEY,
    HELP_KEY,
  ],
  menu: [
    {
      keys: ['r', 'c', 'o', 't', 'l', 'p', 'g', 'u', 's', 'q'],
      action: 'letter',
      label: 'Letter',
      help: 'choose the line that it stands before',
    },
  ],
  games: [
    {
      keys: ['/'],
      action: 'filter',
      help: 'show the games with the words typed; Enter keeps them, Esc shows all',
      short: 'filter',
    },
    {
      keys: ['r'],
      action: 'resume',
      help: 'go on with a game that is not finished',
      short: 'resume',
    },
    { keys: ['d'], action: 'delete', help: 'delete a game, after a question', short: 'delete' },
  ],
  form: [
    { keys: ['up', 'shift-tab'], action: 'up', help: 'the line above' },
    { keys: ['down', 'tab'], action: 'down', help: 'the line below' },
    { keys: ['home'], action: 'first', help: 'the first line; in a text its beginning' },
    { keys: ['end'], action: 'last', help: 'the last line; in a text its end' },
    { keys: ['left'], action: 'previous', help: 'the value before' },
    { keys: ['right', ' '], action: 'next', help: 'the next value', short: 'change' },
    { keys: ['enter'], action: 'choose', help: 'change the value, or start', short: 'choose' },
    { keys: ['escape', 'ctrl-d'], action: 'back', help: 'back', short: 'back' },
    HELP_KEY,
  ],
  replay: [
    {
      keys: ['right'],
      action: 'next',
      help: 'on an empty prompt, as all keys below: one move on',
      short: 'next',
    },
    { keys: ['left'], action: 'back', help: 'one move back', short: 'back' },
    { keys: ['down', 'page-down'], action: 'ten-on', label: 'Down, PgDn', help: 'ten moves on' },
    { keys: ['up', 'page-up'], action: 'ten-back', label: 'Up, PgUp', help: 'ten moves back' },
    { keys: ['home'], action: 'first', help: 'the start' },
    { keys: ['end'], action: 'last', help: 'the end; a game that is watched is followed again' },
    {
      keys: ['['],
      action: 'variation-back',
      help: 'the variation before this one, or the last of the next move',
    },
    {
      keys: [']'],
      action: 'variation',
      help: 'the next variation of this move, or the first of the next move',
      short: 'variation',
      rank: 1,
    },
    {
      keys: [' '],
      action: 'autoplay',
      help: 'play by itself; again: stop',
      short: 'play',
      rank: 2,
    },
    { keys: ['>'], action: 'faster', help: 'play faster by itself', short: 'faster', rank: 1 },
    { keys: ['<'], action: 'slower', help: 'play slower by itself', short: 'slower', rank: 1 },
    {
      keys: ['enter'],
      action: 'enter',
      help: 'do what is typed; on an empty prompt the last step',
    },
    ...COMPLETION_KEYS,
    {
      keys: ['escape'],
      action: 'escape',
      help: 'clear the text; then back',
      short: 'back',
    },
    { keys: ['ctrl-d'], action: 'leave', help: 'back, on an empty prompt' },
  ],
  page: [
    { keys: ['up', 'k'], action: 'up', help: 'one line up' },
    { keys: ['down', 'j', 'enter'], action: 'down', help: 'one line down', short: 'scroll' },
    { keys: ['page-up'], action: 'page-up', help: 'one page up' },
    { keys: ['page-down', ' '], action: 'page-down', help: 'one page down', short: 'page' },
    { keys: ['home'], action: 'home', help: 'the beginning' },
    { keys: ['end'], action: 'end', help: 'the end' },
    BACK_KEY,
    HELP_KEY,
  ],
  waiting: [
    {
      keys: ['escape', 'q', 'ctrl-d'],
      action: 'take-back',
      help: 'take the offer back',
      short: 'take back',
    },
    HELP_KEY,
  ],
  themes: [
    { keys: ['right', 'down', ' '], action: 'next', help: 'the next theme', short: 'next' },
    { keys: ['left', 'up'], action: 'previous', help: 'the theme before' },
    { keys: ['enter'], action: 'take', help: 'use this theme', short: 'use it' },
    BACK_KEY,
    HELP_KEY,
  ],
} as const satisfies Readonly<Record<string, readonly KeyBinding[]>>;

export type KeyContext = keyof typeof KEYMAP;
export type Action<Context extends KeyContext> = (typeof KEYMAP)[Context][number]['action'];

/** What the mouse does, beside the keys of a context. */
export const MOUSE_HELP: Readonly<Partial<Record<KeyContext, readonly string[]>>> = {
  everywhere: ['Mouse: a click on a key at the bottom presses it; with Shift it selects text'],
  play: ['Click: on a piece of yours or in your hand, then on a square: the move'],
  tsume: ['Click: on a piece of yours or in your hand, then on a square: the move'],
  learn: ['Click: on a square that is asked for; on a piece of yours, then on a square: the move'],
  lobby: ['Click: choose the line; the second click takes it', 'Wheel: one line'],
  me: ['Wheel: one line'],
  ratings: ['Wheel: one line'],
  list: ['Click: choose the line; a saved game opens at the second click', 'Wheel: one line'],
  form: ['Click: on a field chooses it, on a value changes it', 'Wheel: one line'],
  replay: ['Click: on a move goes to it', 'Wheel: one move'],
  page: ['Wheel: three lines'],
  themes: ['Wheel: one theme'],
};

/** The title above the keys of a context. */
export const KEY_TITLES: Readonly<Record<KeyContext, string>> = {
  everywhere: 'Everywhere',
  play: 'Play',
  tsume: 'Mating problems',
  learn: 'Learn',
  list: 'Menu, Saved games, Rules',
  menu: 'Menu',
  games: 'Saved games',
  lobby: 'Lobby',
  me: 'Me',
  ratings: 'Ratings',
  form: 'Fields to fill in',
  replay: 'Replay, Watching',
  page: 'Texts',
  waiting: 'Waiting for a player',
  themes: 'Colour themes',
};

/** The name of an event in the keymap: a key's name or a character; '' for a paste. */
export function keyOf(event: KeyEvent): string {
  switch (event.kind) {
    case 'key':
      return event.name;
    case 'text':
      return event.text;
    case 'paste':
      return '';
  }
}

/** The event of a key or character by its name in the keymap. */
export function eventOf(name: string): KeyEvent {
  const named = [...NAMED_KEYS, ...CONTROL_KEYS].find((known) => known === name);
  return named === undefined ? { kind: 'text', text: name } : key(named);
}

/** A part of a key line, and the keys that a click on it presses. */
export interface KeyHint {
  readonly text: string;
  readonly keys: readonly string[];
}

/** What stands between two hints. */
export const HINT_GAP = '  ';

/** A word of a prompt as a hint, which enters it. */
export function wordHint(word: string): KeyHint {
  return { text: word, keys: [...word, 'enter'] };
}

/** Whether a cursor on a board points at something, or holds a piece. */
export type Pointer = 'pointing' | 'holding';

/** The key line while a cursor is on a board. */
export const POINTER_HINTS: Readonly<Record<Pointer, readonly KeyHint[]>> = {
  pointing: [
    { text: 'Enter pick up', keys: ['enter'] },
    { text: 'Esc no cursor', keys: ['escape'] },
    { text: 'Arrows move', keys: [] },
  ],
  holding: [
    { text: 'Enter put down', keys: ['enter'] },
    { text: 'Esc put back', keys: ['escape'] },
    { text: 'Arrows move', keys: [] },
  ],
};

/** After words, that there are more. */
export const TAB_HINT: KeyHint = { text: '(Tab)', keys: ['tab'] };

/** The hints as a text. */
export function keyLineText(hints: readonly KeyHint[]): string {
  return hints.map(({ text }) => text).join(HINT_GAP);
}

/** The first of the hints, as many as have room. */
export function fittingHints(hints: readonly KeyHint[], columns: number): readonly KeyHint[] {
  const fitting = [...hints];
  while (keyLineText(fitting).length > columns) fitting.pop();
  return fitting;
}

/** What a key or character means in a context; undefined if it means nothing. */
export function actionOf<Context extends KeyContext>(
  context: Context,
  key: string,
): Action<Context> | undefined {
  const bindings: readonly KeyBinding<Action<Context>>[] = KEYMAP[context];
  return bindings.find(({ keys }) => keys.includes(key))?.action;
}

/**
 * The line at the bottom of a screen, as in `Tab complete  ? help`: as many keys as have room,
 * those of the lowest rank first.
 * @param works whether an action does something now. Default: all do.
 */
export function keyLine<Context extends KeyContext>(
  context: Context,
  columns: number,
  works: (action: Action<Context>) => boolean = () => true,
): KeyHint[] {
  const bindings: readonly KeyBinding<Action<Context>>[] = KEYMAP[context];
  const shown = bindings.filter(({ short, action }) => short !== undefined && works(action));
  const chosen = new Set<KeyBinding>();
  for (const binding of [...shown].sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))) {
    chosen.add(binding);
    if (keyLineText(hintsOf(shown, chosen)).length > columns) chosen.delete(binding);
  }
  return hintsOf(shown, chosen);
}

/** The hints of the chosen bindings, in the order of all. */
function hintsOf(bindings: readonly KeyBinding[], chosen: ReadonlySet<KeyBinding>): KeyHint[] {
  return bindings
    .filter((binding) => chosen.has(binding))
    .map((binding) => {
      const { keys, short, shortLabel = labelOf(binding) } = binding;
      return { text: `${shortLabel} ${short}`, keys: keys.slice(0, 1) };
    });
}
