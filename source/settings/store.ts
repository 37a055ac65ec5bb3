import { accessSync, constants, existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import Conf from 'conf';
import { isSystemError, makeFolder } from '../records/store/whole-file.ts';
import { failure, type Result, success } from '../rules/core/result.ts';
import {
  isListed,
  type ListedEngine,
  type NamedEngine,
  namedEngines,
  OWN_ENGINE,
  writeEngineList,
} from './engine-list.ts';
import { checkSetting, defaultSettings, type SettingFault, type Settings } from './settings.ts';
import {
  EARLIER_NAMES,
  ENGINES,
  earlierNamesOf,
  enginesOf,
  keepBeside,
  type LastChoice,
  lastChoiceOf,
  type ParsedSettings,
  parseSettingsFile,
  type SettingsFileFault,
} from './settings-file.ts';

/** The number of engines without a name that are remembered. */
const MOST_ENGINES = 50;

/** The number of earlier names that are remembered. */
const MOST_NAMES = 20;

/** A warning about the settings file. The program goes on with defaults. */
export type SettingsWarning =
  /** `keptAs`: the copy of the broken file, if one could be made. */
  | (SettingsFileFault & { readonly path: string; readonly keptAs?: string })
  | { readonly code: 'unreadable-settings'; readonly path: string; readonly cause: unknown };

export type SetFault =
  | SettingFault
  /** The value holds until the program ends. */
  | { readonly code: 'settings-not-saved'; readonly path: string; readonly cause: unknown };

/** Opens the settings of a file, which need not exist. Never fails: see `warnings`. */
export function openSettings(configFile: string): SettingsStore {
  return new SettingsStore(configFile);
}

/** The player's settings: those of the file, and the defaults for all others. */
export class SettingsStore {
  readonly path: string;
  /** What was wrong with the file when it was opened. */
  readonly warnings: readonly SettingsWarning[];
  /** Missing until there is a file that can be read. */
  #conf: Conf<Record<string, unknown>> | undefined;
  /** The good part of what the file last held. */
  #parsed: ParsedSettings = { values: {} };
  #keptAs: string | undefined;
  #values: Settings;
  #engines: readonly ListedEngine[];
  readonly #lastChoices = new Map<LastChoice, string>();
  #earlierNames: readonly string[];

  constructor(path: string) {
    this.path = path;
    this.warnings = this.#read();
    const { values } = this.#parsed;
    const defaults = defaultSettings();
    const known = Object.entries(values).filter(([name]) => Object.hasOwn(defaults, name));
    this.#values = { ...defaults, ...Object.fromEntries(known) };
    this.#engines = enginesOf(this.#parsed);
    this.#earlierNames = earlierNamesOf(this.#parsed);
  }

  all(): Settings {
    return this.#values;
  }

  /** The engines that the player has named, the latest first. No other is started. */
  get engines(): readonly ListedEngine[] {
    return this.#engines;
  }

  /** Allows an engine by its command, from now on. One that has this name is allowed already. */
  async rememberEngine(command: string): Promise<Result<undefined, SetFault>> {
    if (namedEngines(this.#engines).some(({ name }) => name === command)) return success(undefined);
    if (isListed(this.#engines.slice(0, 1), command)) return success(undefined);
    const others = this.#engines.filter((one) => one.name || one.command !== command);
    return this.#keepEngines([{ command }, ...others]);
  }

  /**
   * Puts an engine in the place of the one that has a name, or before all others. None takes that
   * one out of the list: if it analyses, our own search does from now on.
   */
  async putEngine(name?: string, engine?: NamedEngine): Promise<Result<undefined, SetFault>> {
    const isKnown = this.#engines.some((one) => one.name === name && name !== undefined);
    const put = engine ? [engine] : [];
    const list = isKnown
      ? this.#engines.flatMap((one) => (one.name === name ? put : [one]))
      : [...put, ...this.#engines];
    const kept = this.#keepEngines(list);
    return this.#moveAnalyst(name, engine?.name ?? OWN_ENGINE) ?? kept;
  }

  #moveAnalyst(old: string | undefined, name: string): Result<undefined, SetFault> | undefined {
    if (this.#values.analyst !== old || old === name) return undefined;
    this.#values = { ...this.#values, analyst: name };
    return this.#keep('analyst', name);
  }

  /** The latest stay of those without a name. */
  #keepEngines(list: readonly ListedEngine[]): Result<undefined, SetFault> {
    const latest = list.filter(({ name }) => name === undefined).slice(0, MOST_ENGINES);
    this.#engines = list.filter((one) => one.name !== undefined || latest.includes(one));
    return this.#keep(ENGINES, writeEngineList(this.#engines));
  }

  /** The names that the player had before, the latest first. */
  get earlierNames(): readonly string[] {
    return this.#earlierNames;
  }

  /** What the player has chosen last, in words; '' where nothing was. */
  lastChoice(name: LastChoice): string {
    return this.#lastChoices.get(name) ?? lastChoiceOf(this.#parsed, name);
  }

  async rememberChoice(name: LastChoice, words: string): Promise<Result<undefined, SetFault>> {
    if (this.lastChoice(name) === words) return success(undefined);
    this.#lastChoices.set(name, words);
    return this.#keep(name, words);
  }

  /**
   * Changes a setting: at once for this session, and in the file before the promise is fulfilled.
   * The rest of the file stays as it is. A broken file is copied before it is replaced.
   */
  async set(name: string, value: string): Promise<Result<undefined, SetFault>> {
    const fault = checkSetting(name, value);
    if (fault) return failure(fault);
    const analysts = [OWN_ENGINE, ...namedEngines(this.#engines).map((engine) => engine.name)];
    if (name === 'analyst' && !analysts.includes(value)) {
      return failure({ code: 'unknown-setting-value', name, found: value, values: analysts });
    }
    if (name === 'name') this.#keepName(value);
    this.#values = { ...this.#values, [name]: value };
    return this.#keep(name, value);
  }

  /** Keeps the name of the player, who takes another one. */
  #keepName(next: string): void {
    const { name } = this.#values;
    if (name === '' || name === next) return;
    const others = this.#earlierNames.filter((one) => one !== name && one !== next);
    this.#earlierNames = [name, ...others].slice(0, MOST_NAMES);
    this.#keep(EARLIER_NAMES, this.#earlierNames);
  }

  /** Reads the file, if there is one. Without one conf would make its folder. */
  #read(): SettingsWarning[] {
    const { path } = this;
    try {
      if (isThere(path)) this.#open();
    } catch (cause) {
      if (!this.#parsed.fault) return [{ code: 'unreadable-settings', path, cause }];
      // The broken file stays, and is not replaced before it was copied.
    }
    const keptAs = this.#keptAs;
    return this.#parsed.fault ? [{ ...this.#parsed.fault, path, ...(keptAs && { keptAs }) }] : [];
  }

  #keep(name: string, value: unknown): Result<undefined, SetFault> {
    const { path } = this;
    try {
      // conf would try for ever to make a folder where there can be none, and for a second to write
      // into a closed one, while all stands still.
      makeFolder(dirname(path));
      accessSync(dirname(path), constants.W_OK);
      // conf would replace a file that was made read-only on purpose.
      if (existsSync(path)) accessSync(path, constants.W_OK);
      this.#open().set(name, value);
    } catch (cause) {
      return failure({ code: 'settings-not-saved', path, cause });
    }
    return success(undefined);
  }

  #open(): Conf<Record<string, unknown>> {
    const { path } = this;
    // Without a schema: `deserialize` leaves no wrong value, and what compiles a schema is left out
    // of the bundle, since loading it took 25 ms.
    this.#conf ??= new Conf<Record<string, unknown>>({
      cwd: dirname(path),
      configName: basename(path, '.json'),
      projectSuffix: '',
      accessPropertiesByDotNotation: false,
      deserialize: (text) => this.#repair(text),
    });
    return this.#conf;
  }

  /** The good values of the file's text. Copies a file with others first, or throws. */
  #repair(text: string): Record<string, unknown> {
    this.#parsed = parseSettingsFile(text);
    if (this.#parsed.fault) this.#keptAs = keepBeside(this.path);
    return { ...this.#parsed.values };
  }
}

/** Whether there is something at a path. Throws if the system does not tell. */
function isThere(path: string): boolean {
  try {
    accessSync(path);
    return true;
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return false;
    throw error;
  }
}
