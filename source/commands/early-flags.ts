/** What has to be known before the arguments are read by the rules. */
interface EarlyFlags {
  /** The value of `--home`. */
  readonly home?: string;
  /** The value of `--variants`. */
  readonly variants?: string;
  /** The value of `--language`. */
  readonly language?: string;
  /** The value of `--charset`; `ascii` for `--ascii`. */
  readonly charset?: string;
}

/**
 * Finds in a command line what counts before anything reads it by the rules: the games of files are
 * among its choices, and its faults are told in the language that it asks for. The last value counts. Whether the flags are right is said
 * later.
 */
export function findEarlyFlags(argv: readonly string[]): EarlyFlags {
  const found: { -readonly [Name in keyof EarlyFlags]: string } = {};
  for (const [at, word] of argv.entries()) {
    if (word === '--') break;
    if (word === '--ascii') found.charset = 'ascii';
    const [, name, , joined] = /^--(home|variants|language|charset)(=(.*))?$/s.exec(word) ?? [];
    const next = argv[at + 1];
    const value = joined ?? (next?.startsWith('--') ? undefined : next);
    if (name && value) found[name as keyof EarlyFlags] = value;
  }
  return found;
}
