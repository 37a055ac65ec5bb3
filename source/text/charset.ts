import type { LabelStyle } from '../rules/notation/labels.ts';

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

/** Latin text without accents, whose width differs between terminals: `Ogi`, `kyosha`. */
export function plainLatin(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}

/** How parts of a text look where it is shown; the themes of the screens have all of them. */
export interface Looks {
  readonly title: Look;
  readonly quiet: Look;
  readonly warning: Look;
  /** A piece of the side at the bottom. */
  readonly own: Look;
  readonly opponent: Look;
}

/** Puts a look around a text, which stays as wide as it is. */
export type Look = (text: string) => string;

const same: Look = (text) => text;

/** No look at all: for pipes, for files, and where no colours are wanted. */
export const NO_LOOKS: Looks = {
  title: same,
  quiet: same,
  warning: same,
  own: same,
  opponent: same,
};
