import { formatTimeControl, parseTypedTimeControl } from '../../records/tree/time-control.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import { findNamedGame, wordsWithGames } from '../../rules/variants/named-game.ts';
import type { HallCommand } from './hall-command.ts';
import { DEFAULT_SOUGHT } from './hall-seek.ts';
import type { SoughtGame } from './seeks.ts';

/** What stands for any game, for no clock, and for seeking no more. */
const ANYTHING = 'anything';
const NO_CLOCK = 'none';
const OFF = 'off';

/** The words that may follow `seek`, beside games and clocks. */
export const SEEK_PARTS = [ANYTHING, NO_CLOCK, OFF] as const;

type SeekCommand = Extract<HallCommand, { kind: 'seek' | 'end-seek' }>;

/**
 * Reads what follows the word `seek`: `yari 600+30`, `anything`, `off`. What is not said is as in
 * the last choice.
 * @param last what `formatSought` gave for that; '' for none
 * @param preferred the id of the variant that is meant where there was none
 * @returns the command, or the part that is none of these
 */
export function parseSeek(
  text: string,
  last: string,
  preferred: string,
): Result<SeekCommand, string> {
  const parts = wordsWithGames(text.toLowerCase());
  if (parts.join() === OFF) return success({ kind: 'end-seek' });
  if (parts.join() === ANYTHING) return success({ kind: 'seek', game: undefined });
  const before = last === '' ? undefined : parseSeek(last, '', preferred);
  const known = before?.ok && before.value.kind === 'seek' ? before.value : undefined;
  if (parts.length === 0 && known) return success(known);
  const game = { ...DEFAULT_SOUGHT, variant: preferred, ...known?.game };
  for (const part of parts) {
    const variant = findNamedGame(part);
    const clock = parseTypedTimeControl(part);
    if (variant) game.variant = variant.id;
    else if (clock.ok) game.timeControl = formatTimeControl(clock.value);
    else if (part === NO_CLOCK) game.timeControl = '';
    else return failure(part);
  }
  return success({ kind: 'seek', game });
}

/** The words of what is sought, as `parseSeek` reads them. */
export function formatSought(game: SoughtGame | undefined): string {
  return game ? `${game.variant} ${game.timeControl || NO_CLOCK}` : ANYTHING;
}
