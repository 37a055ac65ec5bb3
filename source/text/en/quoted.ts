import { repeatedText } from '../foreign-text.ts';

/** A foreign text in quotes, as `repeatedText` cuts it. */
export function quoted(text: string): string {
  return `"${repeatedText(text)}"`;
}
