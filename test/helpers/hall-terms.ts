import { formatSfen } from '../../source/rules/notation/sfen.ts';
import { startPosition } from '../../source/rules/notation/start.ts';
import { yari } from '../../source/rules/variants/yari/rules.ts';

/** What a challenge offers, unless a test says otherwise: a rated game of yari shogi to anyone. */
export const TERMS = {
  variant: yari.id,
  sfen: formatSfen(yari, startPosition(yari)),
  timeControl: '600+30+0',
  isRated: true,
  hasWatchers: true,
} as const;
