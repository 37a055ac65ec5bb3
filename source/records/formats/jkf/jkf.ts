import { shogi } from '../../../rules/variants/shogi/rules.ts';
import type { GameFormat, HeldGames } from '../format.ts';

const SIGN = /^\s*\{(?=\s*").*"moves"\s*:/s;

const holds: HeldGames = {
  variants: [shogi],
  encodings: ['utf-8', 'shift_jis'],
  variations: true,
  times: 'seconds',
};

/** JSON Kifu Format. */
export const jkf: GameFormat<'jkf'> = {
  id: 'jkf',
  ends: ['.jkf', '.json'],
  holds,
  isSure: (text) => SIGN.test(text),
  read: async ({ text }) => [(await import('./read-jkf.ts')).readJkf(text)],
  async write(record, encoding) {
    const { writeJkf } = await import('./write-jkf.ts');
    return writeJkf(record, holds, encoding);
  },
};
