import type { Result } from '../rules/core/result.ts';
import type { MoveNotation } from '../rules/notation/display.ts';
import { type Language, type LanguageEnvironment, languageOf, notationIn } from './language.ts';
import { mergeSettings, type SettingName, type Settings } from './settings.ts';
import type { LastChoice } from './settings-file.ts';
import type { SetFault, SettingsStore } from './store.ts';

/** Settings that the command line gives. */
export type SettingOverrides = { readonly [Name in SettingName]?: Settings[Name] | undefined };

type RankMarks = Exclude<Settings['coordinates'], 'auto'>;

const MARKS_OF_NOTATIONS = {
  hodges: 'letters',
  numbers: 'digits',
  japanese: 'kanji',
} as const satisfies Readonly<Record<MoveNotation, RankMarks>>;

/** The settings of a running program: the command line beats the file, a later change beats both. */
export class SessionSettings {
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

  /** The commands of engines that the player has named, the latest first. */
  get engines(): readonly string[] {
    return this.#store.engines;
  }

  /** Allows an engine by its command, here and when a saved game is resumed. */
  rememberEngine(command: string): Promise<Result<undefined, SetFault>> {
    return this.#store.rememberEngine(command);
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
