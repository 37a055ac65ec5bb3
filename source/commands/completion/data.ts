import type { Operand } from '../command.ts';
import type { NamedFlag, Suggestion } from '../flags.ts';

/** What a completion script knows of the command line. */
export interface CommandLine {
  readonly commands: readonly {
    readonly name: string;
    readonly summary: string;
    readonly operands: readonly Operand[];
    readonly flags: readonly NamedFlag[];
  }[];
  /** The flags of every command. */
  readonly flags: readonly NamedFlag[];
}

/** A word that a shell offers. */
export interface WordOffer {
  readonly word: string;
  readonly about?: string;
}

/**
 * A place of the command line and what may stand there, in the form
 * `command/number of operands/last operand`. `/0/` is the place of the command, `play/0/` of the
 * variant, `settings/1/labels` of the value of a setting.
 */
export interface Place {
  readonly place: string;
  /** Whether any operand may stand before it; `place` then ends in `/`. */
  readonly anyBefore: boolean;
  readonly offers: readonly WordOffer[];
  readonly suggest?: Suggestion;
}

/** Words of a repeated operand for which a shell offers something. */
const REPEATED = 20;

/** The places of words that are not flags, if there is something to offer. */
export function wordPlaces({ commands }: CommandLine): Place[] {
  const first = commands.map(({ name, summary }) => ({ word: name, about: summary }));
  return [
    { place: '/0/', anyBefore: false, offers: first },
    ...commands.flatMap(({ name, operands }) =>
      operands.flatMap((operand, from) =>
        Array.from({ length: operand.repeats ? REPEATED : 1 }, (_, more) => from + more).flatMap(
          (index) => operandPlaces(`${name}/${index}/`, index > 0, operand, first),
        ),
      ),
    ),
  ];
}

function operandPlaces(
  place: string,
  anyBefore: boolean,
  { choices, offersAfter, suggest }: Operand,
  commands: readonly WordOffer[],
): Place[] {
  const places: Place[] = Object.entries(offersAfter?.() ?? {}).map(([before, words]) => ({
    place: place + before,
    anyBefore: false,
    offers: asOffers(words),
  }));
  if (suggest === 'commands') places.push({ place, anyBefore, offers: commands });
  else if (choices || suggest) {
    places.push({ place, anyBefore, offers: asOffers(choices?.()), ...(suggest && { suggest }) });
  }
  return places;
}

/** Values of a flag, all of them or those after one operand. */
export interface ValuePlace {
  readonly flag: string;
  readonly after?: string;
  readonly offers: readonly WordOffer[];
  readonly suggest?: Suggestion;
}

/** Values of a flag. Those for any other operand come last. */
export function valuePlaces(flag: NamedFlag): ValuePlace[] {
  if (flag.type === 'boolean') return [];
  const { name, choices, offers: offered, offersAfter, suggest } = flag;
  const places: ValuePlace[] = Object.entries(offersAfter?.() ?? {}).map(([after, words]) => ({
    flag: name,
    after,
    offers: asOffers(words),
  }));
  const offers = asOffers((choices ?? offered)?.());
  if (offers.length > 0 || suggest) {
    places.push({ flag: name, offers, ...(suggest && { suggest }) });
  }
  return places;
}

/** The flags of all commands that have a value, each name once. */
export function valueFlags({ commands, flags }: CommandLine): NamedFlag[] {
  const all = [...commands.flatMap((command) => command.flags), ...flags];
  const valued = all.filter(({ type }) => type === 'string');
  return [...new Map(valued.map((flag) => [flag.name, flag])).values()];
}

/** Words without an explanation. */
function asOffers(words: readonly string[] = []): WordOffer[] {
  return words.map((word) => ({ word }));
}

/** Flags as they are written. */
export function flagOffers(flags: readonly NamedFlag[]): WordOffer[] {
  return flags.map(({ name, summary }) => ({ word: `--${name}`, about: summary }));
}
