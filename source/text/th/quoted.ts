import { repeatedText } from '../foreign-text.ts';

export function quoted(text: string): string {
  return `"${repeatedText(text)}"`;
}
