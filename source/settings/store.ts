import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { failure, type Result, success } from '../core/result.ts';
import {
  checkSetting,
  DEFAULT_SETTINGS,
  SETTINGS,
  type SettingFault,
  type SettingName,
  type Settings,
} from './settings.ts';
import {
  ENGINES,
  enginesOf,
  keepBeside,
  parseSettingsFile,
  type SettingsFileFault,
} from './settings-file.ts';

/** Engines that are remembered. */
const MOST_ENGINES = 50;

/** What the player should know about the settings file; the program goes on with defaults. */
export type SettingsWarning =
  /** `keptAs`: where the broken file was copied, if it could be. */
  | (SettingsFileFault & { readonly path: string; readonly keptAs?: string })
  | { readonly code: 'unreadable-settings'; readonly path: string; readonly cause: unknown };

export type SetFault =
  | SettingFault
  /** The value holds until the program ends. */
  | { readonly code: 'settings-not-saved'; readonly path: string; readonly cause: unknown };

/** Opens the settings in a file, which need not exist. Never fails: see `warnings`. */
export function openSettings(configFile: string): SettingsStore {
  return new SettingsStore(configFile);
}

/** The player's settings: those of the file, and the defaults for all others. */
export class SettingsStore {
  readonly path: string;
  /** What was wrong with the file when it was opened. */
  readonly warnings: readonly SettingsWarning[];
  #values: Settings;
  #engines: readonly string[];

  constructor(path: string) {
    this.path = path;
    const { settings, engines = [], warning } = readSettings(path);
    this.#values = settings;
    this.#engines = engines;
    this.warnings = warning ? [warning] : [];
  }

  get<Name extends SettingName>(name: Name): Settings[Name] {
    return this.#values[name];
  }

  all(): Settings {
    return this.#values;
  }

  /** The commands of engines that the player has named, the latest first: these may be started. */
  get engines(): readonly string[] {
    return this.#engines;
  }

  /** Lets an engine be started by its command: at once, and from now on. */
  async rememberEngine(command: string): Promise<Result<undefined, SetFault>> {
    if (this.#engines[0] === command) return success(undefined);
    const others = this.#engines.filter((one) => one !== command);
    this.#engines = [command, ...others].slice(0, MOST_ENGINES);
    return this.#keep(ENGINES, this.#engines);
  }

  /**
   * Changes a setting: at once for this session, and in the file before the promise is fulfilled.
   * What else is in the file stays as it is; a broken file is kept beside before it is replaced.
   */
  async set(name: string, value: string): Promise<Result<undefined, SetFault>> {
    const fault = checkSetting(name, value);
    if (fault) return failure(fault);
    this.#values = { ...this.#values, [name]: value };
    return this.#keep(name, value);
  }

  async #keep(name: string, value: unknown): Promise<Result<undefined, SetFault>> {
    try {
      await this.#write(name, value);
    } catch (cause) {
      return failure({ code: 'settings-not-saved', path: this.path, cause });
    }
    return success(undefined);
  }

  async #write(name: string, value: unknown): Promise<void> {
    const { path } = this;
    // Loading conf and compiling its schema takes longer than the rest of the start.
    const { default: Conf } = await import('conf');
    // conf tries for a second, and all stands still, before it gives a closed folder up.
    if (existsSync(dirname(path))) accessSync(dirname(path), constants.W_OK);
    if (existsSync(path)) {
      // conf would put a new file in the place of one that was made read-only on purpose.
      accessSync(path, constants.W_OK);
      if (parseSettingsFile(readFileSync(path, 'utf8')).fault) keepBeside(path);
    }
    const conf = new Conf<Record<string, unknown>>({
      cwd: dirname(path),
      configName: basename(path, '.json'),
      projectSuffix: '',
      accessPropertiesByDotNotation: false,
      clearInvalidConfig: false,
      schema: Object.fromEntries(
        SETTINGS.map(({ name, values, form }) => [
          name,
          form === undefined ? { type: 'string', enum: values } : { type: 'string' },
        ]),
      ),
      // conf throws on broken text and on wrong values; what is good of them is kept instead.
      deserialize: (text) => ({ ...parseSettingsFile(text).values }),
    });
    conf.set(name, value);
  }
}

function readSettings(path: string): {
  readonly settings: Settings;
  readonly engines?: readonly string[];
  readonly warning?: SettingsWarning;
} {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    const settings = DEFAULT_SETTINGS;
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return { settings };
    return { settings, warning: { code: 'unreadable-settings', path, cause } };
  }
  const parsed = parseSettingsFile(text);
  const { values, fault } = parsed;
  const engines = enginesOf(parsed);
  const names = SETTINGS.map(({ name }) => name).filter((name) => Object.hasOwn(values, name));
  const known = Object.fromEntries(names.map((name) => [name, values[name]]));
  const settings: Settings = { ...DEFAULT_SETTINGS, ...known };
  if (!fault) return { settings, engines };
  const keptAs = tryKeepBeside(path);
  return { settings, engines, warning: { ...fault, path, ...(keptAs && { keptAs }) } };
}

function tryKeepBeside(path: string): string | undefined {
  try {
    return keepBeside(path);
  } catch {
    // The broken file is still there, and is not replaced before it could be kept.
    return undefined;
  }
}
