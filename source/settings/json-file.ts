import { readFileSync, statSync } from 'node:fs';

/** The largest file that is read. One with every name is smaller. */
export const MOST_JSON_BYTES = 64 * 1024;

/**
 * What a file holds that a player has written, parsed; undefined for what is no JSON.
 * @returns undefined where it cannot be read, or is too large
 */
export function readJsonFile(path: string): { readonly data: unknown } | undefined {
  try {
    const stats = statSync(path);
    if (!stats.isFile() || stats.size > MOST_JSON_BYTES) return undefined;
    return { data: parsed(readFileSync(path, 'utf8')) };
  } catch {
    return undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

/** Whether a value of JSON has names. */
export function hasNames(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
