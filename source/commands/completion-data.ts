import type { Operand, OptionData, Suggestion } from './command.ts';

/** All that a shell has to know of the command line. */
export interface CommandLine {
  readonly commands: readonly {
    readonly name: string;
    readonly summary: string;
    readonly operands: readonly Operand[];
    readonly options: readonly OptionData[];
  }[];
  /** Those of every command. */
  readonly options: readonly OptionData[];
}

/** A word that a shell offers. */
export interface Offer {
  readonly word: string;
  readonly about?: string;
}

/**
 * A place of the command line and what may stand there. A place is written
 * `command/operands so far/last of them`: `/0/` is that of the command, `play/0/` that of the
 * variant, `settings/1/labels` that of the value of a setting.
 */
export interface Place {
  readonly place: string;
  /** Whether whatever operand may stand before it; `place` then ends in `/`. */
  readonly anyBefore: boolean;
  readonly offers: readonly Offer[];
  readonly suggest?: Suggestion;
}

/** For so many words a shell offers what an operand that repeats may be. */
const REPEATED = 20;

/** The places of words that are not options, as far as there is something to offer. */
export function wordPlaces({ commands }: CommandLine): Place[] {
  const first = commands.map(({ name, summary }) => ({ word: name, about: summary }));
  return [
    { place: '/0/', anyBefore: false, offers: first },
    ...commands.flatMap(({ name, operands }) =>
      operands.flatMap((operand, first) =>
        Array.from({ length: operand.repeats ? REPEATED : 1 }, (_, more) => first + more).flatMap(
          (index) => operandPlaces(`${name}/${index}/`, index > 0, operand),
        ),
      ),
    ),
  ];
}

function operandPlaces(
  place: string,
  anyBefore: boolean,
  { valid, validAfter = {}, suggest }: Operand,
): Place[] {
  const places: Place[] = Object.entries(validAfter).map(([before, words]) => ({
    place: place + before,
    anyBefore: false,
    offers: asOffers(words),
  }));
  if (valid || suggest) {
    places.push({ place, anyBefore, offers: asOffers(valid), ...(suggest && { suggest }) });
  }
  return places;
}

/** The options of all commands that have a value, each name once. */
export function valueOptions({ commands, options }: CommandLine): OptionData[] {
  const all = [...commands.flatMap((command) => command.options), ...options];
  const byName = new Map(all.filter(({ value }) => value).map((option) => [option.name, option]));
  return [...byName.values()];
}

/** Words without an explanation. */
export function asOffers(words: readonly string[] = []): Offer[] {
  return words.map((word) => ({ word }));
}

/** Options as they are written. */
export function optionOffers(options: readonly OptionData[]): Offer[] {
  return options.map(({ name, summary }) => ({ word: `--${name}`, about: summary }));
}

/** A text as one word of bash and zsh. */
export function shellWord(text: string): string {
  return /^[\w./+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
