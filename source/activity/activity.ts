import type { SessionSettings } from '../settings/session-settings.ts';
import type { ActivityNews, Answer } from './answer.ts';
import type { BoundWords } from './word-row.ts';

/** What a person does, without a face. */
export interface Activity<What> {
  readonly settings: SessionSettings;
  /** What it is about; another one when something else has come there. */
  readonly subject: unknown;
  readonly words: BoundWords<What>;
  /** Why a word does nothing now that other activities have too. Default: it always works. */
  readonly whyNot?: (word: string) => What | undefined;
  /** Called before something is entered. Default: does nothing. */
  readonly beginEntry?: () => void;
  /** Does what a line says that is none of the words. */
  readonly enterMove: (line: string) => Answer<What>;
  /** The word that an empty line means now, with its argument; undefined for none. */
  readonly nextWord: string | undefined;
  /** Finds out what is to be known before it begins. Rejects with nothing. Default: nothing is. */
  readonly ready?: () => Promise<Answer<What>>;
  /** Tells what comes without having been asked for. @returns what ends it */
  readonly follow?: (hear: (news: ActivityNews<What>) => void) => () => void;
  /** Waits for what follows at once upon an answer: the moves of engines. */
  readonly settled?: (() => Promise<void>) | undefined;
  /** Waits for the end of what goes on without anybody here. */
  readonly playOut?: () => Promise<void>;
  /** The players see it: what was at rest goes on. */
  readonly begin?: () => void;
  /** Nobody sees it now. */
  readonly rest?: () => void;
  /** What is asked before it is left. Default: it is left at once. */
  readonly leaving?: What | undefined;
  /** Leaves it for good. */
  readonly close?: () => void;
}

/** What a person does without a board. */
export interface BoardlessActivity<What> extends Activity<What> {
  readonly game?: undefined;
}
