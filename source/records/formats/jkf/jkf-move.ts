import { fileOf, rankOf, type Square } from '../../../rules/core/square.ts';
import { isObject, type JsonObject } from './json.ts';

/** Pieces by their names in CSA: the promoted name, and the Japanese one. */
const PIECES: Readonly<Record<string, { readonly promoted?: string; readonly kanji: string }>> = {
  FU: { promoted: 'TO', kanji: '歩' },
  KY: { promoted: 'NY', kanji: '香' },
  KE: { promoted: 'NK', kanji: '桂' },
  GI: { promoted: 'NG', kanji: '銀' },
  KI: { kanji: '金' },
  KA: { promoted: 'UM', kanji: '角' },
  HI: { promoted: 'RY', kanji: '飛' },
  OU: { kanji: '玉' },
  TO: { kanji: 'と' },
  NY: { kanji: '成香' },
  NK: { kanji: '成桂' },
  NG: { kanji: '成銀' },
  UM: { kanji: '馬' },
  RY: { kanji: '龍' },
};

const MARKS: Readonly<Record<string, string>> = {
  L: '左',
  C: '直',
  R: '右',
  U: '上',
  M: '寄',
  D: '引',
  H: '打',
};

/**
 * A move of JKF as text: in CSA, or in Japanese where its origin is missing.
 * @param lastTo where the last move went, for `same`
 * @returns undefined where the object is no move
 */
export function jkfMoveText(move: JsonObject, lastTo: Square | undefined): string | undefined {
  const { piece: name, color, relative, promote } = move;
  const isSame = !isObject(move.to) && move.same === true && lastTo !== undefined;
  const to = isSame ? `${fileOf(lastTo)}${rankOf(lastTo)}` : squareText(move.to);
  if (typeof name !== 'string' || !Object.hasOwn(PIECES, name)) return undefined;
  const piece = PIECES[name];
  if (piece === undefined || to === undefined) return undefined;
  const sign = color === 0 ? '+' : color === 1 ? '-' : '';
  if (isObject(move.from)) {
    const from = squareText(move.from);
    if (promote === true && piece.promoted === undefined) return undefined;
    return from && `${sign}${from}${to}${promote === true ? piece.promoted : name}`;
  }
  if (typeof relative !== 'string' || relative === '' || relative === 'H') {
    return `${sign}00${to}${name}`;
  }
  const marks = Array.from(relative, (letter) => MARKS[letter] ?? letter).join('');
  const ending = promote === true ? '成' : promote === false ? '不成' : '';
  return `${to}${piece.kanji}${marks}${ending}`;
}

/**
 * The digits of a square. Squares outside the board are written too, so that their refusal names
 * them.
 */
function squareText(value: unknown): string | undefined {
  if (!isObject(value)) return undefined;
  const { x, y } = value;
  const isDigit = (part: unknown) =>
    Number.isInteger(part) && Number(part) >= 0 && Number(part) < 10;
  return isDigit(x) && isDigit(y) ? `${x}${y}` : undefined;
}
