import type { LabelStyle } from '../rules/notation/labels.ts';
import { plainLatin } from './plain-latin.ts';

/**
 * What the terminal can show: `box` has kanji, box lines and accents; `frame` has kanji, but
 * nothing of doubtful width; `ascii` has none of these. The setting `auto` is resolved before.
 */
export type Charset = 'box' | 'frame' | 'ascii';

/** Our own Latin text as the charset allows it: `Ogi` and `kyosha` outside `box`. */
export function latin(text: string, charset: Charset): string {
  return charset === 'box' ? text : plainLatin(text);
}

/** Our own kanji; '' in `ascii`. */
export function kanji(text: string, charset: Charset): string {
  return charset === 'ascii' ? '' : text;
}

/** The labels that a charset can show: in `ascii` letters, unless romaji is chosen. */
export function shownLabels(labels: LabelStyle, charset: Charset): LabelStyle {
  return charset === 'ascii' && labels !== 'romaji' ? 'letters' : labels;
}
