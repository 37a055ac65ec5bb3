import { withoutControls } from '../clean/clean-text.ts';

/** Nobody types longer options. */
const LONGEST = 2000;

/**
 * Reads a list of USI options, as `Threads=1, USI_Hash=64, Skill Level=7`. A value holds no comma.
 * Undefined if a part has no name or no `=`.
 */
export function parseEngineOptions(text: string): Readonly<Record<string, string>> | undefined {
  if (text.length > LONGEST || withoutControls(text) !== text) return undefined;
  const options = new Map<string, string>();
  for (const part of text.split(',').filter((one) => one.trim() !== '')) {
    const at = part.indexOf('=');
    const name = part.slice(0, Math.max(at, 0)).trim();
    if (name === '') return undefined;
    options.set(name, part.slice(at + 1).trim());
  }
  return Object.fromEntries(options);
}
