import type { KeyHelp, KeyRow, KeyWords } from '../app/keymap.ts';
import type { Navigator } from '../app/screen.ts';
import type { Arrow } from '../board/board-cursor.ts';

/** What the keys of a prompt below a board do. */
export interface PromptDeeds {
  readonly enter: (app: Navigator) => void;
  readonly complete: (step: 1 | -1) => void;
  readonly openHelp: (app: Navigator) => void;
  readonly escape: (app: Navigator) => void;
  readonly leave: (app: Navigator) => void;
  readonly arrow: (arrow: Arrow) => void;
}

/** A key of a prompt. */
interface PromptRow extends KeyRow<PromptDeeds> {
  /** Whether the completions that Tab goes through stay. Default: they go. */
  readonly keepsTab?: boolean;
}

/** What some keys do on the one board and not on the other. */
interface OwnWords {
  readonly enter: string;
  readonly escape: Omit<KeyWords, 'keys'>;
  readonly leave: string;
}

interface PromptKeys extends KeyHelp {
  readonly rows: readonly PromptRow[];
}

const ARROWS: PromptRow = {
  keys: ['up', 'down', 'left', 'right'],
  label: 'Arrows',
  help: 'on an empty prompt: move a cursor over board and hand; else edit the text and recall',
  short: 'cursor',
  run: (prompt, _, key) => prompt.arrow(key as Arrow),
};

/** The keys of a prompt. @param arrows what they are for */
function promptRows(words: OwnWords, arrows: readonly PromptRow[] = [ARROWS]): PromptRow[] {
  return [
    { keys: ['enter'], help: words.enter, run: (prompt, app) => prompt.enter(app) },
    {
      keys: ['tab'],
      help: 'complete what is typed; again: the next',
      short: 'complete',
      keepsTab: true,
      run: (prompt) => prompt.complete(1),
    },
    {
      keys: ['shift-tab'],
      help: 'the one before',
      keepsTab: true,
      run: (prompt) => prompt.complete(-1),
    },
    {
      keys: ['?'],
      help: 'help, on an empty prompt',
      short: 'help',
      run: (prompt, app) => prompt.openHelp(app),
    },
    { keys: ['escape'], ...words.escape, run: (prompt, app) => prompt.escape(app) },
    ...arrows,
    { keys: ['ctrl-d'], help: words.leave, run: (prompt, app) => prompt.leave(app) },
  ];
}

/** The keys of every prompt, by the kind of the screen. */
export const PROMPT_KEYS: Readonly<Record<'play' | 'tsume' | 'learn' | 'replay', PromptKeys>> = {
  play: {
    title: 'Play',
    rows: promptRows({
      enter: 'play what is typed, or pick up and put down',
      escape: {
        help: 'clear the text, then what is picked up, then the cursor; then the menu',
        short: 'menu',
      },
      leave: 'leave, on an empty prompt; the game is kept',
    }),
    mouse: ['Click: on a piece of yours or in your hand, then on a square: the move'],
  },
  tsume: {
    title: 'Mating problems',
    rows: promptRows({
      enter: 'try what is typed, or pick up and put down; take a failed try back; the next problem',
      escape: {
        help: 'clear the text, what is picked up, the cursor, a failed try; then back to the list',
        short: 'list',
        rank: 1,
      },
      leave: 'leave, on an empty prompt',
    }),
    mouse: ['Click: on a piece of yours or in your hand, then on a square: the move'],
  },
  learn: {
    title: 'Learn',
    rows: promptRows({
      enter:
        'try what is typed, or point, pick up and put down; take a wrong move back; the next task',
      escape: {
        help: 'clear the text, then what is picked up, then the cursor; take a wrong move back; then the other courses',
        short: 'courses',
      },
      leave: 'leave, on an empty prompt',
    }),
    mouse: [
      'Click: on a square that is asked for; on a piece of yours, then on a square: the move',
    ],
  },
  replay: {
    title: 'Replay, Watching',
    rows: promptRows(
      {
        enter: 'do what is typed; on an empty prompt the last step',
        escape: { help: 'clear the text; then back', short: 'back' },
        leave: 'back, on an empty prompt',
      },
      [],
    ),
    mouse: ['Click: on a move goes to it', 'Wheel: one move'],
  },
};
