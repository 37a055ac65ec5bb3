import type { settings } from '../../text/en/settings.ts';
import { COMPLETE_WORDS, type KeyHelp, type KeyRow, toldIn } from '../app/keymap.ts';
import type { Navigator } from '../app/screen.ts';
import type { Arrow } from '../board/board-cursor.ts';

const told = toldIn('PROMPT_TEXTS');

/** What the keys of a prompt below a board do. */
export interface PromptDeeds {
  readonly enter: (app: Navigator) => void;
  readonly complete: (step: 1 | -1) => void;
  readonly openHelp: (app: Navigator) => void;
  readonly escape: (app: Navigator) => void;
  readonly leave: (app: Navigator) => void;
  readonly arrow: (arrow: Arrow) => void;
}

interface PromptRow extends KeyRow<PromptDeeds> {
  /** Whether the completions that Tab goes through stay. Default: they go. */
  readonly keepsTab?: boolean;
}

interface PromptKeys extends KeyHelp {
  readonly rows: readonly PromptRow[];
}

const ARROWS: PromptRow = {
  keys: ['up', 'down', 'left', 'right'],
  told: told('arrows'),
  run: (prompt, _, key) => prompt.arrow(key as Arrow),
};

type PromptKind = keyof (typeof settings)['OWN_PROMPT_TEXTS'];

/** The keys of a prompt. */
function promptRows(kind: PromptKind): PromptRow[] {
  return [
    {
      keys: ['enter'],
      told: (texts) => texts.settings.OWN_PROMPT_TEXTS[kind].enter,
      run: (prompt, app) => prompt.enter(app),
    },
    {
      ...COMPLETE_WORDS,
      keepsTab: true,
      run: (prompt) => prompt.complete(1),
    },
    {
      keys: ['shift-tab'],
      told: told('completeBack'),
      keepsTab: true,
      run: (prompt) => prompt.complete(-1),
    },
    { keys: ['?'], told: told('help'), run: (prompt, app) => prompt.openHelp(app) },
    {
      keys: ['escape'],
      told: (texts) => texts.settings.OWN_PROMPT_TEXTS[kind].escape,
      rank: kind === 'tsume' ? 1 : 0,
      run: (prompt, app) => prompt.escape(app),
    },
    // In a replay they go through the game.
    ...(kind === 'replay' ? [] : [ARROWS]),
    {
      keys: ['ctrl-d'],
      told: (texts) => texts.settings.OWN_PROMPT_TEXTS[kind].leave,
      run: (prompt, app) => prompt.leave(app),
    },
  ];
}

function promptKeys(kind: PromptKind): PromptKeys {
  return { told: (texts) => texts.settings.SCREEN_KEYS[kind], rows: promptRows(kind) };
}

/** The keys of every prompt, by the kind of the screen. */
export const PROMPT_KEYS: Readonly<Record<PromptKind, PromptKeys>> = {
  play: promptKeys('play'),
  tsume: promptKeys('tsume'),
  mistakes: promptKeys('mistakes'),
  learn: promptKeys('learn'),
  replay: promptKeys('replay'),
  edit: promptKeys('edit'),
};
