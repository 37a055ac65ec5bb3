import type { Result } from '../rules/core/result.ts';
import type { MoveNotation } from '../rules/notation/display.ts';
import {
  engineStart,
  isListed,
  type ListedEngine,
  type NamedEngine,
  namedEngines,
  OWN_ENGINE,
} from './engine-list.ts';
import { type Language, type LanguageEnvironment, languageOf, notationIn } from './language.ts';
import { mergeSettings, type SettingName, type Settings } from './settings.ts';
import type { LastChoice } from './settings-file.ts';
import type { SetFault, SettingsStore } from './store.ts';

/** Settings that the command line gives. */
export type SettingOverrides = { readonly [Name in SettingName]?: Settings[Name] | undefined };

type RankMarks = Exclude<Settings['coordinates'], 'auto'>;

/** How ranks are marked beside moves of a notation. */
export const MARKS_OF_NOTATIONS = {
  hodges: 'letters',
  numbers: 'digits',
  japanese: 'kanji',
} as const satisfies Readonly<Record<MoveNotation, RankMarks>>;

/** The settings of a running program: the command line beats the file, a later change beats both. */
export class SessionSettings {
  /** The engines that the player has named: each by its name, or by its command. */
  readonly programs = {
    knows: (text: string) => isListed(this.engines, text),
    start: (text: string) => engineStart(this.engines, text, this.all['engine-options']),
    names: () => namedEngines(this.engines).map(({ name }) => name),
  };
  readonly #store: SettingsStore;
  #overrides: SettingOverrides;
  readonly #env: LanguageEnvironment;

  /** @param env says which language `auto` is. Default: English */
  constructor(store: SettingsStore, overrides: SettingOverrides, env: LanguageEnvironment = {}) {
    this.#env = env;
    this.#store = store;
    this.#overrides = overrides;
  }

  get all(): Settings {
    return mergeSettings(this.#store.all(), this.#overrides);
  }

  /** The language that the player wants to read. */
  get language(): Language {
    const { language } = this.all;
    return language === 'auto' ? languageOf(this.#env) : language;
  }

  /** The notation in which moves are written for the player. */
  get notation(): MoveNotation {
    return notationIn(this.language, this.all.notation);
  }

  /** How the ranks beside the board are marked: by default as the notation names them. */
  get coordinates(): RankMarks {
    const { coordinates } = this.all;
    return coordinates === 'auto' ? MARKS_OF_NOTATIONS[this.notation] : coordinates;
  }

  /** The engines that the player has named, the latest first. */
  get engines(): readonly ListedEngine[] {
    return this.#store.engines;
  }

  /** The name of the engine that analyses; undefined for our own search. */
  get analyst(): string | undefined {
    const { analyst } = this.all;
    return analyst === OWN_ENGINE ? undefined : analyst;
  }

  /** Puts an engine into the list, or takes one out, as the store does. */
  putEngine(name?: string, engine?: NamedEngine): Promise<Result<undefined, SetFault>> {
    return this.#store.putEngine(name, engine);
  }

  /** Allows an engine by its command, here and when a saved game is resumed. */
  rememberEngine(command: string): Promise<Result<undefined, SetFault>> {
    return this.#store.rememberEngine(command);
  }

  /** A name of the player, and those that the player had before, the latest first. */
  namesWith(name: string): readonly string[] {
    return [name, ...this.#store.earlierNames];
  }

  /** What the player has chosen last, in words; '' where nothing was. */
  lastChoice(name: LastChoice): string {
    return this.#store.lastChoice(name);
  }

  /** Keeps it for the next time. */
  rememberChoice(name: LastChoice, words: string): Promise<Result<undefined, SetFault>> {
    return this.#store.rememberChoice(name, words);
  }

  /** Changes a setting at once. The result tells whether it was saved. */
  set(name: SettingName, value: string): Promise<Result<undefined, SetFault>> {
    this.#overrides = { ...this.#overrides, [name]: undefined };
    return this.#store.set(name, value);
  }
}
