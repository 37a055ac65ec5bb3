import type { Activity, BoardlessActivity } from '../activity/activity.ts';
import type { Answer, Place } from '../activity/answer.ts';
import type { BoardActivity } from '../activity/board-activity.ts';
import type { Said, Telling } from '../text/said.ts';
import type { Texts } from '../text/texts.ts';
import type { LineBoard, LineStyle } from './line-board.ts';
import type { LineMode } from './run-lines.ts';

/** How an activity is told in lines. */
export interface LineFace<What> extends LineStyle {
  readonly activity: BoardActivity<What> | BoardlessActivity<What>;
  readonly tell: (what: What, telling: Telling) => Said;
  /** What is told before the board when another game has come there. */
  readonly heading: (telling: Telling) => readonly string[];
  /** What stands there, told after the heading. Default: the board. */
  readonly standing?: (telling: Telling, board: LineBoard) => readonly string[];
  /** What help says before the words. Default: nothing. */
  readonly task?: (texts: Texts) => string;
  /** What each word does. */
  readonly wordHelp: (texts: Texts) => Readonly<Record<string, string>>;
  /** Words that are known and not offered, since they lead to a screen. Default: none. */
  readonly screenWords?: readonly string[];
  /** A place to go to, or what is told in its stead; undefined where lines have no such place. */
  readonly go?: (
    to: Place,
    argument: string,
    telling: Telling,
  ) => Said | Inside<What> | Promise<Said> | undefined;
  /** Tells what comes without having been asked for. Default: as the activity does. */
  readonly follow?: Activity<What>['follow'];
  /** Called after whatever may have changed something. @param tell tells lines by themselves */
  readonly changed?: (tell: (lines: readonly string[]) => void) => void;
  /** Called when the activity is left. */
  readonly close?: () => void;
}

/** Another activity to which a word has led, and in which lines go on until it is left. */
export interface Inside<What = never> {
  readonly mode: LineMode & { readonly close: () => Promise<void> | void };
  /** Told before its heading. Default: nothing. */
  readonly entered?: string;
  /** What is said there at once. Default: nothing. */
  readonly word?: string;
  /** Whether a line leaves it, as `quit` does, and whether it is said here then. */
  readonly leaves?: (line: string) => 'leaves' | 'leaves-and-says' | undefined;
  /** What help says after its own words. Default: nothing. */
  readonly help?: string;
  /** What a line there has come to here. Default: nothing. */
  readonly after?: () => Answer<What>;
  /** Called when it was left. @returns what is told then */
  readonly left: () => Promise<readonly string[]> | readonly string[];
}
