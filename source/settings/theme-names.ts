/** The themes that come with the program, and `auto`, which is one of them. */
export const THEMES = ['auto', 'wood', 'slate', 'paper', 'dark', 'light', 'safe', 'mono'] as const;

/** What the name of a theme may be. It is that of its file. */
const THEME_NAME = /^[a-z0-9][a-z0-9_-]{0,29}$/;

const own: string[] = [];

/** Names of all themes, those from files last. */
export function themeNames(): readonly string[] {
  return [...THEMES, ...own];
}

/** Makes a theme from a file one that can be chosen. @returns a function that takes it out again */
export function addThemeName(name: string): () => void {
  own.push(name);
  return () => void own.splice(own.indexOf(name), 1);
}

/** Why a theme cannot have a name; undefined where it can. */
export function checkThemeName(name: string): 'bad-name' | 'name-taken' | undefined {
  if (!THEME_NAME.test(name)) return 'bad-name';
  return themeNames().includes(name) ? 'name-taken' : undefined;
}
