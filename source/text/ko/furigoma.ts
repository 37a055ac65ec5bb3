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
  return `돌가리기: ${pawns}. 던진 ${tosserName} 님이 ${sideName(tosser)}입니다.`;
}
