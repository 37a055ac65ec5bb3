import type { PlainWord } from '../match/words.ts';
import type { Position } from '../rules/core/position.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import { preferenceValues } from '../settings/settings.ts';
import { setFaultText, settingKeptText } from '../text/settings-fault.ts';
import type { Teller } from '../text/teller.ts';
import { type PositionWord, tellPosition } from '../text/whereabouts.ts';

/*
 * Answers that the modes of the line mode share. An answer is a list of lines.
 */

/** Words that tell something. */
export const TELLING_WORDS = [
  'hand',
  'where',
  'file',
  'rank',
  'last',
  'status',
] as const satisfies readonly PlainWord[];

/** The thing that could not be done. */
export function refuse(text: string): string[] {
  return [`? ${text}`];
}

export function refuseLast(): string[] {
  return refuse('last: no move has been played.');
}

/** Answers `hand`, `where`, `file` and `rank`. */
export function answerWhere(
  position: Position,
  word: PositionWord,
  argument: string,
  teller: Teller,
): string[] {
  const told = tellPosition(position, word, argument, teller);
  return told.ok ? told.value : refuse(told.fault);
}

/** Changes a setting that has a word of its own. */
export async function answerSetting(
  settings: SessionSettings,
  name: 'labels' | 'speech' | 'theme',
  value: string,
): Promise<string[]> {
  const values: readonly string[] = preferenceValues(name);
  if (!values.includes(value)) return refuse(`${name}: say ${values.join(', ')}.`);
  const result = await settings.set(name, value);
  return result.ok ? [settingKeptText(name, value)] : refuse(setFaultText(result.fault));
}
