import type { Position } from '../core/position.ts';
import type { Variant } from '../core/variant.ts';
import type { PlainWord } from '../match/words.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import { SETTINGS } from '../settings/settings.ts';
import type { Charset } from '../text/charset.ts';
import { pageLines } from '../text/page.ts';
import { findPieces, pieceLetters } from '../text/piece-names.ts';
import { piecePage } from '../text/piece-page.ts';
import { rulesPage } from '../text/rules-page.ts';
import { setFaultText } from '../text/settings-fault.ts';
import { type PositionWord, tellPosition } from '../text/whereabouts.ts';

/*
 * What the modes of the line mode answer alike. An answer is the lines of it.
 */

/** Columns of texts that are more than one line. */
const WIDTH = 80;

/** The words of the line mode that tell something. */
export const TELLING_WORDS = [
  'hand',
  'where',
  'file',
  'rank',
  'last',
  'status',
] as const satisfies readonly PlainWord[];

/** What it was that could not be done. */
export function refuse(text: string): string[] {
  return [`? ${text}`];
}

export function refuseLast(): string[] {
  return refuse('last: no move has been played.');
}

/** What `hand`, `where`, `file` and `rank` tell of a position. */
export function answerWhere(position: Position, word: PositionWord, argument: string): string[] {
  const told = tellPosition(position, word, argument);
  return told.ok ? told.value : refuse(told.fault);
}

/** The page of a piece by its name. */
export function answerShow(variant: Variant, name: string, charset: Charset): string[] {
  const [kind] = findPieces(variant, name);
  return kind === undefined
    ? refuse(`show: say one of ${pieceLetters(variant).join(' ')}.`)
    : pageLines(piecePage(variant, kind, charset), WIDTH);
}

export function answerRules(variant: Variant, charset: Charset): string[] {
  return pageLines(rulesPage(variant, charset), WIDTH);
}

/** @param flipped whether White is at the bottom now */
export function answerFlip(flipped: boolean): string[] {
  return [`${flipped ? 'White' : 'Black'} is at the bottom.`];
}

/** Changes a setting that has a word of its own. */
export async function answerSetting(
  settings: SessionSettings,
  name: 'labels' | 'speech',
  value: string,
): Promise<string[]> {
  const values = SETTINGS.find((setting) => setting.name === name)?.values ?? [];
  if (!values.includes(value)) return refuse(`${name}: say ${values.join(', ')}.`);
  const result = await settings.set(name, value);
  return result.ok ? [`${name} ${value}`] : refuse(setFaultText(result.fault));
}
