import type { GameFormat } from '../format.ts';

const TAG = /^\[\w+[ \t]+"/m;

/** The format of our own files, and of records of the world that people type. */
export const psn: GameFormat<'psn'> = {
  id: 'psn',
  ends: ['.psn'],
  holds: { between: '\n', encodings: ['utf-8'], variations: true, times: 'milliseconds' },
  isSure: (text) => TAG.test(text),
  isLikely: async (text) => (await import('./has-moves.ts')).hasMoves(text),
  // From the bytes: what is not UTF-8 in them is a fault with its place.
  async read({ bytes }, variant) {
    const { parsePsn } = await import('./psn-read.ts');
    return parsePsn(bytes, variant && { variant });
  },
  async write(record) {
    const { formatPsn } = await import('./psn-write.ts');
    return { text: formatPsn(record), losses: [] };
  },
};
