import { shogi } from '../../../rules/variants/shogi/rules.ts';
import type { GameFormat, HeldGames } from '../format.ts';

const SIGN =
  /^(?:V[23](?:\.\d)?(?:,|\s*$)|\$[A-Z_]+:|PI(?:\d\d[A-Z]{2})*\s*$|P[1-9](?: \*|[+-][A-Z]{2})|P[+-](?:\d\d[A-Z]{2})+\s*$|[+-]\d{4}[A-Z]{2}(?:,|\s*$))/m;

const holds: HeldGames = {
  between: '/\n',
  variants: [shogi],
  encodings: ['utf-8', 'shift_jis'],
  variations: false,
  times: 'milliseconds',
};

/** The format of the Computer Shogi Association. */
export const csa: GameFormat<'csa'> = {
  id: 'csa',
  ends: ['.csa'],
  holds,
  isSure: (text) => SIGN.test(text),
  read: async ({ text }) => (await import('./read-csa.ts')).readCsa(text),
  async write(record, encoding) {
    const { writeCsa } = await import('./write-csa.ts');
    return writeCsa(record, holds, encoding);
  },
};
