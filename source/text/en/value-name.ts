/** What an operand names, in a sentence about a value that it cannot have. */
const OPERAND_NAMES = {
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

/** `unknown variant "x"`, `invalid value "x" for --labels`, `yari has no handicap "x"`. */
export function unknownText(what: ValueName, found: string): string {
  if (typeof what === 'object') return `${what.variant} has no ${what.of} ${found}`;
  return isOption(what)
    ? `invalid value ${found} for ${what}`
    : `unknown ${OPERAND_NAMES[what]} ${found}`;
}

function isOption(what: ValueName): what is OptionName {
  return typeof what === 'string' && what.startsWith('--');
}
