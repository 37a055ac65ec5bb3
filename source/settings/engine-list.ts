import { parseEngineOptions } from './engine-options.ts';

/** A program that the player has named. */
export interface ListedEngine {
  /** How it is started, as in a shell. */
  readonly command: string;
  /** Missing where the player has named it by its command alone. */
  readonly name?: string;
  /** In the form of `parseEngineOptions`. Default: none of its own */
  readonly options?: string;
}

/** A program with a name. */
export type NamedEngine = ListedEngine & { readonly name: string };

/** How another program is started. */
export interface EngineStart {
  readonly command: string;
  /** What it is told by `setoption`. */
  readonly options: Readonly<Record<string, string>>;
}

/** Stands for our own search where an engine can be chosen. */
export const OWN_ENGINE = 'own';

/** Whether an engine can be called so: one short word, which no command line is taken for. */
export function isEngineName(text: string): boolean {
  return /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}_-]{0,23}$/u.test(text) && text !== OWN_ENGINE;
}

/** Those of a list that have a name. */
export function namedEngines(list: readonly ListedEngine[]): NamedEngine[] {
  return list.filter((engine): engine is NamedEngine => engine.name !== undefined);
}

/** Whether a text, a name or a command, is in a list. */
export function isListed(list: readonly ListedEngine[], text: string): boolean {
  return list.some(({ name, command }) => name === text || (command === text && !name));
}

/**
 * How a program is started, by its name in a list or by its command.
 * @param general what every program is told; its own options come on top
 */
export function engineStart(
  list: readonly ListedEngine[],
  text: string,
  general: string,
): EngineStart {
  const { command, options = '' } = list.find(({ name }) => name === text) ?? { command: text };
  return { command, options: { ...parseEngineOptions(general), ...parseEngineOptions(options) } };
}

/** Reads a list from a settings file: a command, or an object for an engine with a name. */
export function readEngineList(value: unknown): ListedEngine[] {
  return Array.isArray(value) ? value.flatMap(readEngine) : [];
}

function readEngine(value: unknown): ListedEngine[] {
  if (typeof value === 'string') return [{ command: value }];
  if (typeof value !== 'object' || value === null) return [];
  const { name, command, options = '' } = value as Readonly<Record<string, unknown>>;
  if (typeof name !== 'string' || !isEngineName(name) || typeof command !== 'string') return [];
  const isRead = typeof options === 'string' && parseEngineOptions(options);
  return [{ name, command, ...(isRead && options !== '' && { options: String(options) }) }];
}

/** A list as a settings file holds it. */
export function writeEngineList(list: readonly ListedEngine[]): (string | ListedEngine)[] {
  return list.map((engine) => (engine.name === undefined ? engine.command : engine));
}
