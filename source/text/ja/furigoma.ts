import type { FurigomaToss } from '../../match/furigoma.ts';
import type { Charset } from '../charset.ts';
import { sideName } from './side-name.ts';

/** The five pawns as they fell, and what follows: `振り駒: と 歩 と 歩 歩。振ったGuestは後手です。` */
export function furigomaText(
  { promoted, tosser }: FurigomaToss,
  tosserName: string,
  charset: Charset,
): string {
  const [pawn, tokin] = charset === 'ascii' ? ['P', '+P'] : ['歩', 'と'];
  const pawns = promoted.map((up) => (up ? tokin : pawn)).join(' ');
  return `振り駒: ${pawns}。振った${tosserName}は${sideName(tosser)}です。`;
}
