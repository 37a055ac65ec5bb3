import type { Page, Place } from '../../activity/answer.ts';
import type { Game } from '../../rules/core/game.ts';
import type { Said, Telling } from '../../text/tell.ts';
import type { Texts } from '../../text/texts.ts';
import type { Navigator } from '../app/screen.ts';
import type { Layout } from '../board/layout.ts';
import type { PromptHost } from './prompt.ts';
import type { BoardAround } from './prompt-board.tsx';
import type { PromptView } from './prompt-view.ts';

/** A text that has no room in the status row. */
export interface TextPage {
  readonly code: 'text';
  /** Its title and its lines, in a language. */
  readonly read: (texts: Texts) => Pick<Said, 'title' | 'lines'>;
}

/** How an activity is shown. */
export interface ScreenFace<What, Kind extends PromptHost['kind']> {
  readonly kind: Kind;
  readonly tell: (what: What, telling: Telling) => Said;
  /** What stands around the board. */
  readonly board: (prompt: PromptView, layout: Layout) => BoardAround;
  /** Opens a text. @returns why there is none */
  readonly openPage: (page: Page | TextPage, game: Game, app: Navigator) => string | undefined;
  /** Goes to a place. @returns why it cannot; undefined where it has gone */
  readonly go: (to: Place, argument: string, app: Navigator) => string | undefined;
  /** Goes back from the board. Default: does nothing. */
  readonly leave?: ((app: Navigator) => void) | undefined;
  /** Takes a key on an empty prompt. @returns whether it means something. Default: none does. */
  readonly key?: ((key: string, app: Navigator) => boolean) | undefined;
  /** Takes a step of the wheel on an empty prompt: 1 downwards, -1 upwards. Default: it does nothing. */
  readonly wheel?: (step: 1 | -1, app: Navigator) => void;
  /** Called when it is on top no longer. */
  readonly hidden?: (() => void) | undefined;
  /** Called when it comes on top. Default: does nothing. */
  readonly shown?: ((app: Navigator) => void) | undefined;
  /** Opens the help by its key. Default: as its word does. */
  readonly openHelp?: (app: Navigator) => void;
  /** Tells in a sentence what has come, for who looks at another screen; undefined for nothing. */
  readonly tellBelow?: (what: What) => string | undefined;
  /** Tells the same to who looks at another window. Default: that there is news. */
  readonly callText?: (what: What) => string | undefined;
}
