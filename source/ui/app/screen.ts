import type { ReactNode } from 'react';
import type { BoardActivity } from '../../activity/board-activity.ts';
import type { GameActivity } from '../../activity/game.ts';
import type { Match } from '../../match/match.ts';
import type { Handover } from '../../match/saved-match.ts';
import type { GameRecord } from '../../records/tree/record.ts';
import type { Color } from '../../rules/core/color.ts';
import type { Variant } from '../../rules/core/variant.ts';
import type { OpenedGame } from '../../study/index/found-game.ts';
import type { KeyEvent } from '../../terminal/key-event.ts';
import type { Texts } from '../../text/texts.ts';
import type { Sentence, Wording } from '../../text/tongue.ts';
import type { WindowSize } from '../ink/window.ts';
import type { Services } from './services.ts';
import type { Theme } from './theme.ts';

/** A screen of the stack. It draws itself; a key changes it or the app. */
export interface Screen {
  readonly kind: string;
  /** The component with the present state. */
  readonly render: () => ReactNode;
  readonly press: (event: KeyEvent, app: Navigator) => void;
  /** Opens the game of a pasted text. @returns whether it is none that is typed. Default: it is typed */
  readonly openPasted?: ((text: string, app: Navigator) => boolean) | undefined;
  /** The same screen in another language. Default: it asks for its words whenever it is drawn. */
  readonly translated?: (() => Screen) | undefined;
  /** Takes a step of the wheel: 1 downwards, -1 upwards. Default: it does nothing. */
  readonly wheel?: (step: 1 | -1, app: Navigator) => void;
  /**
   * Whether it holds something that Ctrl-D must not throw away: typed, asked or changed. Default:
   * no.
   */
  readonly holdsText?: boolean;
  /** The text in a line where moves are typed. Default: none. */
  readonly typedText?: string;
  /** The game that is played or watched on it. Default: none. */
  readonly match?: Match | undefined;
  /** Whether that game is over. */
  readonly isOver?: boolean;
  /** Says something that was done on the screen above. Default: there is no place for it. */
  readonly warn?: (sentence: Wording) => void;
  /** What it is drawn in. Default: the theme of the settings. */
  readonly theme?: Theme;
  /** Called when the screen comes to the top. */
  readonly shown?: (app: Navigator) => void;
  /** Called when another screen comes to the top, and when this one is removed. */
  readonly hidden?: () => void;
}

/** A screen with a prompt. */
export interface WordScreen extends Screen {
  /** Says a word that is not typed. */
  enterWord(line: string, app: Navigator): void;
}

/** What a screen can ask of the app. */
export interface Navigator {
  /** The sentences of the language that the player reads. */
  readonly texts: Texts;
  /** The screen on top. */
  readonly screen: Screen;
  /** All of them, the one on top last. */
  readonly screens: readonly Screen[];
  readonly size: WindowSize;
  readonly hasQuit: boolean;
  readonly routes: Routes;
  /** Shows a screen on top of this one. */
  readonly open: (screen: Screen) => void;
  /** Shows a screen in the place of this one. */
  readonly replace: (screen: Screen) => void;
  /** Shows a screen in the place of all others. */
  readonly reset: (screen: Screen) => void;
  /** Goes back to the screen below; from the last one, leaves. */
  readonly back: () => void;
  /** Goes back to one of the screens. */
  readonly backTo: (screen: Screen) => void;
  readonly quit: () => void;
  /** Shows what others have done, over every screen, until a key was pressed. */
  readonly tell: (sentence: Sentence) => void;
  readonly bell: () => void;
  /** Tells the desktop something while the window has no focus. */
  readonly notify: (text: string) => void;
  /** Puts a text on the clipboard of the terminal. @returns whether it could */
  readonly copy: (text: string) => boolean;
  /**
   * Does something after a time and tells the views, unless the player quits first.
   * @returns a function that cancels it
   */
  readonly schedule: (callback: () => void, delayMs: number) => () => void;
  /** Tells the views that something has changed. */
  readonly changed: () => void;
}

/** A game that was left for the menu. */
export interface LeftGame {
  readonly match: Match;
  readonly isOver: boolean;
  /** The question before the program is left; undefined if none is asked. */
  readonly leaveQuestion: string | undefined;
}

/** Ways to screens that lead back here; as imports they would form a circle. */
export interface Routes {
  /**
   * @param current the game that was left for the menu, if any
   * @param warning shown until the next key
   */
  readonly menu: (services: Services, current?: LeftGame, warning?: Wording) => Screen;
  /**
   * The lobby of the server, where one is on a server.
   * @param current the game that was left for the lobby, if any
   */
  readonly lobby: (services: Services, current?: LeftGame) => Screen;
  /** The game on the board as a replay. */
  readonly replay: (
    services: Services,
    game: Pick<GameActivity, 'match' | 'record'>,
    bottom: Color,
  ) => WordScreen;
  /**
   * A game without a file as a replay.
   * @param words.note what is odd about it @param words.said said at first
   */
  readonly record: (
    services: Services,
    record: GameRecord,
    words: { readonly note?: string | undefined; readonly said: string },
  ) => Screen;
  /** A game of the index as a replay. */
  readonly found: (services: Services, found: OpenedGame) => WordScreen;
  /** The position on the board of an activity to be set up. */
  readonly edit: (services: Services, activity: BoardActivity<unknown>, isAside: boolean) => Screen;
  /** The course of a variant. */
  readonly learn: (services: Services, variant: Variant) => Screen;
  /** Shows what has become of a game that another process has taken. */
  readonly handOver: (app: Navigator, services: Services, handover: Handover) => void;
}
