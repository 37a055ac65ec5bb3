import type { GameFormat } from '../format.ts';
import { isContent, isUsiLine } from './usi-line.ts';

/** Lines of the protocol USI, each a game. */
export const usi: GameFormat<'usi'> = {
  id: 'usi',
  ends: ['.usi', '.sfen'],
  holds: { between: '', encodings: ['utf-8', 'shift_jis'], variations: false, times: 'none' },
  isSure(text) {
    const first = text.split('\n').find(isContent);
    return first !== undefined && isUsiLine(first);
  },
  async read({ text }, variant) {
    const { parseUsiRecords } = await import('./usi-record.ts');
    return parseUsiRecords(text, variant && { variant });
  },
  async write(record) {
    const [{ formatUsiRecord }, { lossesOfUsi }] = await Promise.all([
      import('./usi-record.ts'),
      import('../losses.ts'),
    ]);
    return { text: formatUsiRecord(record), losses: lossesOfUsi(record) };
  },
};
