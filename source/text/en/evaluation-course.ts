import type { Color } from '../../rules/core/color.ts';
import { countText } from './count-text.ts';
import { sideName } from './side-name.ts';

/** Says who stands better. */
export type Advantage = 'even' | `${Color}-${'better' | 'winning'}`;

/** Said where nothing is evaluated. */
export const NOTHING_EVALUATED = 'No position is evaluated yet.';

/** How much of a game is evaluated: `12 of 81 positions are evaluated.` */
export function evaluatedText(known: number, all: number): string {
  return `${known} of ${countText(all, 'position')} are evaluated.`;
}

/** `From the start: even.`, `From ply 12: Black is better.` */
export function sinceText(ply: number, standing: Advantage): string {
  return `${ply === 0 ? 'From the start' : `From ply ${ply}`}: ${STANDING_TEXTS[standing]}.`;
}

const STANDING_TEXTS = {
  even: 'even',
  'black-better': 'Black is better',
  'black-winning': 'Black is winning',
  'white-better': 'White is better',
  'white-winning': 'White is winning',
} as const satisfies Readonly<Record<Advantage, string>>;

/** `Best for Black: 81 percent after ply 25.` */
export function peakText(color: Color, percent: number, ply: number): string {
  const when = ply === 0 ? 'at the start' : `after ply ${ply}`;
  return `Best for ${sideName(color)}: ${percent} percent ${when}.`;
}

/** `Swing: 24. White P-3d, Black from 55 to 81 percent.` */
export function swingText(move: string, before: number, after: number): string {
  return `Swing: ${move}, Black from ${before} to ${after} percent.`;
}
