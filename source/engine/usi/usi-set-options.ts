import { formatSetOption, type OfferedOption } from './usi-protocol.ts';

/** Why an engine was not told of an option. */
export type OptionFault =
  | { readonly code: 'unknown-option'; readonly name: string }
  | {
      readonly code: 'bad-option-value';
      readonly name: string;
      readonly value: string;
      readonly option: OfferedOption;
    };

/** Options that the protocol lets an engine leave out of its list. */
const UNLISTED: readonly OfferedOption[] = [{ name: 'USI_Hash', type: 'spin', values: [], min: 1 }];

/**
 * The `setoption` lines for the wished options that an engine lists with such values, in the order
 * of the wishes. The case of names does not matter.
 */
export function fitOptions(
  offered: readonly OfferedOption[],
  wished: Readonly<Record<string, string>>,
): { readonly lines: readonly string[]; readonly faults: readonly OptionFault[] } {
  const lines: string[] = [];
  const faults: OptionFault[] = [];
  for (const [name, value] of Object.entries(wished)) {
    const option = findOption(offered, name) ?? findOption(UNLISTED, name);
    if (option === undefined) faults.push({ code: 'unknown-option', name });
    else if (option.type === 'button') lines.push(formatSetOption(option.name));
    else if (isValid(option, value)) lines.push(formatSetOption(option.name, value));
    else faults.push({ code: 'bad-option-value', name, value, option });
  }
  return { lines, faults };
}

/** The option with a name, whose case does not matter. */
export function findOption<Option extends OfferedOption>(
  options: readonly Option[],
  name: string,
): Option | undefined {
  return options.find((option) => option.name.toLowerCase() === name.toLowerCase());
}

/** Whether an option may have a value. */
export function isValid({ type, values, min, max }: OfferedOption, value: string): boolean {
  switch (type) {
    case 'check':
      return value === 'true' || value === 'false';
    case 'spin': {
      const number = /^-?\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
      return (
        number >= (min ?? Number.NEGATIVE_INFINITY) && number <= (max ?? Number.POSITIVE_INFINITY)
      );
    }
    case 'combo':
      return values.includes(value);
    default:
      return true;
  }
}
