/** One key of a screen: what it is called, what it does, and in which words. */
export interface KeyBinding<Action extends string = string> {
  /** Names of key events, or characters. */
  readonly keys: readonly string[];
  readonly action: Action;
  /** As it is written in help and key line. */
  readonly label: string;
  /** What it does, in a few words. */
  readonly help: string;
  /** The word for the key line at the bottom; missing where the key is not shown there. */
  readonly short?: string;
}

/** Keys of every prompt below a board. */
const COMPLETION_KEYS = [
  {
    keys: ['tab'],
    action: 'complete',
    label: 'Tab',
    help: 'complete what is typed; again: the next',
    short: 'complete',
  },
  { keys: ['shift-tab'], action: 'complete-back', label: 'Shift-Tab', help: 'the one before' },
  { keys: ['?'], action: 'help', label: '?', help: 'help, on an empty prompt', short: 'help' },
] as const satisfies readonly KeyBinding[];

/** The keys that move a cursor over every board with a prompt below it. */
const ARROW_KEYS = {
  keys: ['up', 'down', 'left', 'right'],
  action: 'arrow',
  label: 'Arrows',
  help: 'on an empty prompt: move a cursor over board and hand; else edit the text and recall',
  short: 'cursor',
} as const satisfies KeyBinding;

/** All keys of the program, screen by screen: the source of key lines, help and README. */
export const KEYMAP = {
  everywhere: [
    { keys: ['ctrl-c'], action: 'quit', label: 'Ctrl-C', help: 'leave at once; the game is kept' },
    { keys: ['ctrl-l'], action: 'repaint', label: 'Ctrl-L', help: 'draw the screen again' },
    { keys: ['ctrl-z'], action: 'suspend', label: 'Ctrl-Z', help: 'back to the shell; fg returns' },
  ],
  play: [
    {
      keys: ['enter'],
      action: 'enter',
      label: 'Enter',
      help: 'play what is typed, or pick up and put down',
    },
    ...COMPLETION_KEYS,
    {
      keys: ['escape'],
      action: 'escape',
      label: 'Esc',
      help: 'clear the text, then what is picked up, then the cursor; then the menu',
      short: 'menu',
    },
    ARROW_KEYS,
    {
      keys: ['ctrl-d'],
      action: 'leave',
      label: 'Ctrl-D',
      help: 'leave, on an empty prompt; the game is kept',
    },
  ],
  tsume: [
    {
      keys: ['enter'],
      action: 'enter',
      label: 'Enter',
      help: 'try what is typed, or pick up and put down; take a failed try back; the next problem',
    },
    ...COMPLETION_KEYS,
    {
      keys: ['escape'],
      action: 'escape',
      label: 'Esc',
      help: 'clear the text, then what is picked up, then the cursor; take a failed try back',
    },
    ARROW_KEYS,
    { keys: ['ctrl-d'], action: 'leave', label: 'Ctrl-D', help: 'leave, on an empty prompt' },
  ],
  list: [
    { keys: ['up', 'ctrl-p', 'k'], action: 'up', label: 'Up', help: 'the line above' },
    { keys: ['down', 'ctrl-n', 'j'], action: 'down', label: 'Down', help: 'the line below' },
    { keys: ['home'], action: 'home', label: 'Home', help: 'the first line' },
    { keys: ['end'], action: 'end', label: 'End', help: 'the last line' },
    { keys: ['page-up'], action: 'page-up', label: 'PgUp', help: 'ten lines up' },
    { keys: ['page-down'], action: 'page-down', label: 'PgDn', help: 'ten lines down' },
    { keys: ['enter'], action: 'choose', label: 'Enter', help: 'choose', short: 'choose' },
    { keys: ['escape', 'q', 'ctrl-d'], action: 'back', label: 'Esc', help: 'back', short: 'back' },
  ],
  games: [
    {
      keys: ['/'],
      action: 'filter',
      label: '/',
      help: 'show the games with the words typed; Enter keeps them, Esc shows all',
      short: 'filter',
    },
    {
      keys: ['r'],
      action: 'resume',
      label: 'r',
      help: 'go on with a game that is not finished',
      short: 'resume',
    },
    {
      keys: ['d'],
      action: 'delete',
      label: 'd',
      help: 'delete a game, after a question',
      short: 'delete',
    },
  ],
  form: [
    { keys: ['up', 'shift-tab'], action: 'up', label: 'Up', help: 'the line above' },
    { keys: ['down', 'tab'], action: 'down', label: 'Down', help: 'the line below' },
    { keys: ['left'], action: 'previous', label: 'Left', help: 'the value before' },
    {
      keys: ['right', ' '],
      action: 'next',
      label: 'Right',
      help: 'the next value',
      short: 'change',
    },
    {
      keys: ['enter'],
      action: 'choose',
      label: 'Enter',
      help: 'change the value, or start',
      short: 'choose',
    },
    { keys: ['escape', 'ctrl-d'], action: 'back', label: 'Esc', help: 'back', short: 'back' },
  ],
  replay: [
    { keys: ['right'], action: 'next', label: 'Right', help: 'one move on', short: 'next' },
    { keys: ['left'], action: 'back-one', label: 'Left', help: 'one move back', short: 'back' },
    { keys: ['escape', 'q', 'ctrl-d'], action: 'leave', label: 'q', help: 'back', short: 'leave' },
    { keys: ['down', 'page-down'], action: 'ten-on', label: 'Down, PgDn', help: 'ten moves on' },
    { keys: ['up', 'page-up'], action: 'ten-back', label: 'Up, PgUp', help: 'ten moves back' },
    { keys: ['home'], action: 'first', label: 'Home', help: 'the start' },
    { keys: ['end'], action: 'last', label: 'End', help: 'the end' },
    {
      keys: [' '],
      action: 'autoplay',
      label: 'Space',
      help: 'play by itself; again: stop',
      short: 'play',
    },
    { keys: ['+'], action: 'faster', label: '+', help: 'play faster by itself', short: 'faster' },
    { keys: ['-'], action: 'slower', label: '-', help: 'play slower by itself', short: 'slower' },
    { keys: ['['], action: 'variation-before', label: '[', help: 'the variation before this one' },
    {
      keys: [']'],
      action: 'variation-after',
      label: ']',
      help: 'the next variation of this move',
      short: 'variation',
    },
    {
      keys: ['P'],
      action: 'promote',
      label: 'P',
      help: 'make a variation the main line, after a question',
      short: 'promote',
    },
    {
      keys: ['D'],
      action: 'delete',
      label: 'D',
      help: 'delete a variation, after a question',
      short: 'delete',
    },
    {
      keys: ['a'],
      action: 'analyse',
      label: 'a',
      help: 'let the computer evaluate the game; again: stop',
      short: 'analyse',
    },
    {
      keys: ['b'],
      action: 'next-mistake',
      label: 'b',
      help: 'the next mistake that was found',
      short: 'mistake',
    },
    { keys: ['B'], action: 'mistake-before', label: 'B', help: 'the mistake before' },
    {
      keys: ['v'],
      action: 'vary',
      label: 'v',
      help: 'type a move that could have been played here',
      short: 'vary',
    },
    { keys: ['n'], action: 'note', label: 'n', help: 'edit the comment', short: 'comment' },
    {
      keys: ['enter'],
      action: 'play-on',
      label: 'Enter',
      help: 'a new game from here',
      short: 'play on',
    },
    { keys: ['g'], action: 'go', label: 'g', help: 'go to a move by its number', short: 'go to' },
    { keys: ['f'], action: 'flip', label: 'f', help: 'turn the board', short: 'flip' },
    {
      keys: ['e'],
      action: 'export',
      label: 'e',
      help: 'write the game to a file',
      short: 'export',
    },
    {
      keys: [':'],
      action: 'prompt',
      label: ':',
      help: 'a number, a move, or flip, labels X, note TEXT, export NAME, analyse, quit',
      short: 'prompt',
    },
  ],
  page: [
    { keys: ['up', 'k'], action: 'up', label: 'Up', help: 'one line up' },
    {
      keys: ['down', 'j', 'enter'],
      action: 'down',
      label: 'Down',
      help: 'one line down',
      short: 'scroll',
    },
    { keys: ['page-up'], action: 'page-up', label: 'PgUp', help: 'one page up' },
    {
      keys: ['page-down', ' '],
      action: 'page-down',
      label: 'PgDn',
      help: 'one page down',
      short: 'page',
    },
    { keys: ['home'], action: 'home', label: 'Home', help: 'the beginning' },
    { keys: ['end'], action: 'end', label: 'End', help: 'the end' },
    {
      keys: ['escape', 'q', '?', 'ctrl-d'],
      action: 'back',
      label: 'Esc',
      help: 'back',
      short: 'back',
    },
  ],
} as const satisfies Readonly<Record<string, readonly KeyBinding[]>>;

export type KeyContext = keyof typeof KEYMAP;
export type Action<Context extends KeyContext> = (typeof KEYMAP)[Context][number]['action'];

/** What a key or character means in a context; undefined where it means nothing. */
export function actionOf<Context extends KeyContext>(
  context: Context,
  key: string,
): Action<Context> | undefined {
  const bindings: readonly KeyBinding<Action<Context>>[] = KEYMAP[context];
  return bindings.find(({ keys }) => keys.includes(key))?.action;
}

/**
 * `Tab complete  ? help`: the line at the bottom of a screen, as many keys as it has room for.
 * @param works whether an action does something now. Default: all do.
 */
export function keyLine<Context extends KeyContext>(
  context: Context,
  columns: number,
  works: (action: Action<Context>) => boolean = () => true,
): string {
  const bindings: readonly KeyBinding<Action<Context>>[] = KEYMAP[context];
  const shown = bindings.filter(({ short, action }) => short !== undefined && works(action));
  let line = '';
  for (const { label, short } of shown) {
    const longer = `${line}${line === '' ? '' : '  '}${label} ${short}`;
    if (longer.length <= columns) line = longer;
  }
  return line;
}
