import type { FurigomaToss } from '../match/furigoma.ts';
import type { Charset } from './charset.ts';
import type { Texts } from './texts.ts';

/** The five pawns as they fell, and what follows: `Furigoma: と 歩 と 歩 歩. Guest plays Black.` */
export function furigomaText(
  { game }: Texts,
  { promoted, tosser }: FurigomaToss,
  tosserName: string,
  charset: Charset,
): string {
  const [pawn, tokin] = charset === 'ascii' ? ['P', '+P'] : ['歩', 'と'];
  return game.tossedText(promoted.map((up) => (up ? tokin : pawn)).join(' '), tosserName, tosser);
}
