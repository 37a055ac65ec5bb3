/** What has to be known before the arguments are read by the rules. */
interface EarlyFlags {
  /** The value of `--home`. */
  readonly home?: string;
  /** The value of `--variants`. */
  readonly variants?: string;
}

/**
 * Finds `--home` and `--variants` in a command line, before anything reads it by the rules: the
 * games of files are among its choices. The last value counts. Whether the flags are right is said
 * later.
 */
export function findEarlyFlags(argv: readonly string[]): EarlyFlags {
  const found: { home?: string; variants?: string } = {};
  for (const [at, word] of argv.entries()) {
    if (word === '--') break;
    const [, name, , joined] = /^--(home|variants)(=(.*))?$/s.exec(word) ?? [];
    const next = argv[at + 1];
    const value = joined ?? (next?.startsWith('--') ? undefined : next);
    if (name && value) found[name as keyof EarlyFlags] = value;
  }
  return found;
}

/** The words of a command line that make another process of the program know the same games. */
export function earlyWords({ home, variants }: EarlyFlags): string[] {
  return [
    ...(home === undefined ? [] : [`--home=${home}`]),
    ...(variants === undefined ? [] : [`--variants=${variants}`]),
  ];
}
