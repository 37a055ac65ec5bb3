import { parseTimeControl } from '../records/tree/time-control.ts';
import { findVariant } from '../rules/variants/index.ts';
import type { Texts } from './texts.ts';

/** A game of the catalogue in a list, and no other text. */
export function gameInList({ words }: Texts, id: string): string {
  return findVariant(id) ? words.nameOfGame(id) : '?';
}

/** `600+30`, `300+0+5`; undefined without a clock. */
export function shortClock(timeControl: string): string | undefined {
  const parsed = parseTimeControl(timeControl);
  if (!parsed.ok) return undefined;
  const { mainMs, byoyomiMs, incrementMs } = parsed.value;
  const times = [mainMs, byoyomiMs, incrementMs].map((timeMs) => String(timeMs / 1000));
  return times.slice(0, incrementMs > 0 ? 3 : byoyomiMs > 0 ? 2 : 1).join('+');
}
