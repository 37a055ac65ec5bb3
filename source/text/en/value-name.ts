/** What an operand names, in a sentence about a value that it cannot have. */
const OPERAND_NAMES = {
  command: 'command',
  variant: 'variant',
  game: 'game',
  shell: 'shell',
  depth: 'depth',
  format: 'format',
  source: 'source',
  word: 'word',
};

/** An option as it is typed: `--labels`. */
export type OptionName = `--${string}`;

/** What has a value: an option with its dashes, an operand, or what a game has by a name. */
export type ValueName =
  | OptionName
  | keyof typeof OPERAND_NAMES
  | { readonly of: 'handicap' | 'piece'; readonly variant: string };

/** `variant`, `value of --labels`, `handicap of yari`. */
export function valueNameText(what: ValueName): string {
  if (typeof what === 'object') return `${what.of} of ${what.variant}`;
  return isOption(what) ? `value of ${what}` : OPERAND_NAMES[what];
}

function isOption(what: ValueName): what is OptionName {
  return typeof what === 'string' && what.startsWith('--');
}
