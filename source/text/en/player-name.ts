import { quoted } from './quoted.ts';

/** Said when a computer was typed as the name of a person. */
export function noPersonText(name: string): string {
  return `${quoted(name)} is no name. Left and Right one line above choose the computer, its level, or an engine.`;
}
