import type { FurigomaToss } from '../../match/furigoma.ts';
import type { Charset } from '../charset.ts';
import { sideName } from './side-name.ts';

export function furigomaText(
  { promoted, tosser }: FurigomaToss,
  tosserName: string,
  charset: Charset,
): string {
  const [pawn, tokin] = charset === 'ascii' ? ['P', '+P'] : ['歩', 'と'];
  const pawns = promoted.map((up) => (up ? tokin : pawn)).join(' ');
  return `振り駒: ${pawns}。振った${tosserName}は${sideName(tosser)}です。`;
}
