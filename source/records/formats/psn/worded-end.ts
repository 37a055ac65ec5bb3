import { type Color, opposite } from '../../../rules/core/color.ts';
import type { Termination } from '../../tree/termination.ts';

/** How a game ended, as the words after its moves tell it. */
export interface WordedEnd {
  /** Missing where the words do not say it. */
  readonly winner?: Color | 'nobody' | 'who moved last';
  readonly termination?: Termination;
}

/** The words of an end; the side that they name may come first. */
const WORDS = [
  '(?:(black|white|sente|gote)[ \\t]+)?',
  '(?:(resign(?:s|ed)?|toryo)|(w(?:on|ins))|(los(?:t|es)(?:[ \\t]+on[ \\t]+time)?)',
  "|(jishogi|impasse)|(sen['’-]?nichi-?te|repetition)|(drawn?(?:[ \\t]+game)?)",
  '|((?:check)?mate|tsumi)|(adjourned|unfinished|interrupted))',
  "(?![\\p{L}\\p{N}'’]|-[\\p{L}\\p{N}])",
].join('');
/** The words with what may stand around them: `Resigns.`, `--Black Won--`. */
const END = new RegExp(`[-*=]*[ \\t]*${WORDS}[ \\t]*[-*=.!]*`, 'iuy');
const END_WITHIN = new RegExp(`(?<!\\p{L})${WORDS}`, 'giu');

/** The whole match and the groups of the expression. */
const GROUPS = 10;

const SIDES: Readonly<Record<string, Color>> = {
  black: 'black',
  sente: 'black',
  white: 'white',
  gote: 'white',
};

/** The end of a game in words at an index of a text, and how long the words are. */
export function wordedEndAt(
  text: string,
  at: number,
): { readonly end: WordedEnd; readonly length: number } | undefined {
  END.lastIndex = at;
  const found = END.exec(text);
  const end = found && endOf(found);
  return end ? { end, length: found[0].length } : undefined;
}

/** A text without the words that tell how a game ended. */
export function withoutWordedEnds(text: string): string {
  return text.replace(END_WITHIN, (...found) =>
    endOf(found.slice(0, GROUPS)) === undefined ? found[0] : ' ',
  );
}

function endOf(found: readonly (string | undefined)[]): WordedEnd | undefined {
  const [, name, resigns, won, lost, impasse, repetition, draw, mate] = found;
  const side = name === undefined ? undefined : SIDES[name.toLowerCase()];
  if (resigns) {
    return { winner: side ? opposite(side) : 'who moved last', termination: 'resignation' };
  }
  if (won) return side && { winner: side };
  if (lost) {
    if (side === undefined) return undefined;
    const onTime = /time$/i.test(lost);
    return { winner: opposite(side), ...(onTime && { termination: 'time' as const }) };
  }
  if (side) return undefined;
  if (impasse) return { winner: 'nobody', termination: 'impasse' };
  if (repetition) return { winner: 'nobody', termination: 'repetition' };
  if (draw) return { winner: 'nobody' };
  if (mate) return { winner: 'who moved last', termination: 'checkmate' };
  return { termination: 'interrupted' };
}
