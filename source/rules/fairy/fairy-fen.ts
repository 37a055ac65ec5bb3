import type { FenSign } from './variant-fault.ts';

/** A position in the notation of Fairy-Stockfish, taken over as far as SFEN has it. */
interface ReadFen {
  readonly board: string;
  /** Small letters of the pieces on the board and in hand, without `+`. */
  readonly letters: ReadonlySet<string>;
  readonly sfen: string;
}

/** Why a position cannot be taken over. */
interface FenFault {
  readonly sign: FenSign;
  readonly found: string;
}

/**
 * Turns a position in the notation of Fairy-Stockfish into SFEN. Its White is Black here.
 * @param turn the side that has to move, and does where the text names none
 * @param castles whether rights to castle mean something
 */
export function sfenOfFen(
  text: string,
  turn: 'w' | 'b',
  castles: boolean,
): ReadFen | { readonly fault: FenFault } {
  const [first = '', turnText = turn, ...rest] = text.trim().split(/\s+/);
  const [, board = '', hands = ''] = /^([^[\]]*)(?:\[([^[\]]*)\])?$/.exec(first) ?? [];
  const refuse = (sign: FenSign, found: string) => ({ fault: { sign, found } });
  if (board === '') return refuse('field', first);
  if (board.includes('*')) return refuse('wall', '*');
  if (board.includes('~')) return refuse('promoted-pawn', '~');
  if (turnText !== turn) return refuse('turn', turnText);
  for (const field of rest) {
    if (field === '-' || /^\d{1,6}$/.test(field)) continue;
    if (/^\d+\+\d+$/.test(field)) return refuse('checks', field);
    if (!/^[A-Za-z]{1,8}$/.test(field)) return refuse('field', field);
    if (castles) return refuse('castling', field);
  }
  const inHand = hands === '-' ? '' : hands;
  if (!/^[A-Za-z]*$/.test(inHand)) return refuse('field', `[${hands}]`);
  const counts = new Map<string, number>();
  for (const letter of inHand) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const isSmall = (letter: string) => letter === letter.toLowerCase();
  const sorted = [...counts].sort(([a], [b]) => Number(isSmall(a)) - Number(isSmall(b)));
  const hand = sorted.map(([letter, count]) => `${count > 1 ? count : ''}${letter}`).join('');
  const letters = new Set((board + inHand).toLowerCase().match(/[a-z]/g));
  const sfenTurn = turn === 'w' ? 'b' : 'w';
  return { board, letters, sfen: `${board} ${sfenTurn} ${hand || '-'} 1` };
}
