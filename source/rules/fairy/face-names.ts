import type { FaceNames } from '../core/variant.ts';
import { king } from '../variants/shared-pieces.ts';
import type { Given } from './given.ts';
import { KING, PIECE_TYPES, type PieceType } from './piece-types.ts';

/** A kind of piece whose faces are to be named. */
export interface NamelessPiece {
  readonly type: string;
  /** The small letter. */
  readonly letter: string;
  /** The type to which it promotes. */
  readonly backType?: string;
  /** What the file says of its two faces. */
  readonly frontNames?: Given;
  readonly backNames?: Given;
  /** Whether it moves as its type does: a king may have moves of its own. */
  readonly isUsual: boolean;
}

/** The names of both faces of a piece. */
export interface PieceNames {
  readonly front: FaceNames;
  readonly back?: FaceNames;
  readonly jewel?: FaceNames;
}

/** A label that another face of the game has. */
interface SharedLabel {
  readonly given: Given;
  readonly label: string;
}

/**
 * Names all faces of a game. Pieces of shogi have the names that they have there; others, and those
 * whose labels another face has already, are called by their letters.
 * @returns names in the order of the pieces, and labels of the file that are not the only ones
 */
export function nameFaces(pieces: readonly NamelessPiece[]): {
  readonly names: readonly PieceNames[];
  readonly shared: readonly SharedLabel[];
} {
  const taken = new Set<string>();
  const shared: SharedLabel[] = [];
  const isFree = ({ kanji, label }: FaceNames) => !taken.has(kanji) && !taken.has(label);
  const take = (names: FaceNames): FaceNames => {
    taken.add(names.kanji).add(names.label).add(names.english);
    return names;
  };
  const tell = (given: Given, plain: FaceNames): FaceNames => {
    const names = toldNames(given, plain);
    if (taken.has(names.kanji)) shared.push({ given, label: names.kanji });
    else if (taken.has(names.label)) shared.push({ given, label: names.label });
    return take(names);
  };
  const kinds = pieces.map((piece) => {
    const type = piece.isUsual ? PIECE_TYPES[piece.type] : undefined;
    const usual = type?.names ?? letterNames(piece.letter, type);
    const usualBack = type?.backs?.[piece.backType ?? ''];
    return { ...piece, isShogi: type?.names !== undefined, usual, usualBack };
  });
  // What the file says goes first: nothing else may take its labels.
  const told = kinds.map(({ letter, usual, usualBack, frontNames, backNames }) => {
    const front = frontNames && tell(frontNames, usual);
    const plain = usualBack ?? letterBackNames(letter, (front ?? usual).english);
    return { front, back: backNames && tell(backNames, plain) };
  });
  const names = kinds.map((kind, at): PieceNames => {
    const { letter, backType, usual, usualBack } = kind;
    const front = told[at]?.front ?? take(isFree(usual) ? usual : letterNames(letter, undefined));
    if (backType === undefined) {
      const jewel = { ...king.jewel, english: front.english };
      const hasJewel =
        kind.type === KING && front.kanji === king.front.kanji && !taken.has(jewel.kanji);
      return { front, ...(hasJewel && { jewel: take(jewel) }) };
    }
    return { front, back: told[at]?.back ?? take(backOf()) };

    function backOf(): FaceNames {
      // A tokin is the back of a pawn, not of any piece in its place.
      if (usualBack && front === usual && isFree(usualBack)) return usualBack;
      const plain = letterBackNames(letter, front.english);
      const type = PIECE_TYPES[backType ?? ''];
      const english = type?.english ?? type?.names?.english ?? '';
      if (english === '' || taken.has(english)) return plain;
      const label = type?.label ?? plain.label;
      return { ...plain, english, label: taken.has(label) ? plain.label : label };
    }
  });
  return { names, shared };
}

/** The names of a piece of which no more is known than its letter and perhaps an English name. */
function letterNames(letter: string, type: PieceType | undefined): FaceNames {
  const capital = letter.toUpperCase();
  const { english = `piece ${capital}`, label = capital } = type ?? {};
  const kanji = wide(capital);
  return { kanji, kanji2: kanji, full: kanji, romaji: english, label, english };
}

function letterBackNames(letter: string, english: string): FaceNames {
  const capital = letter.toUpperCase();
  const kanji2 = `成${wide(capital)}`;
  return {
    kanji: wide(letter),
    kanji2,
    full: kanji2,
    romaji: `nari ${capital}`,
    label: `N${capital}`,
    english: `promoted ${english}`,
  };
}

/** A letter as wide as a kanji. */
function wide(letter: string): string {
  return String.fromCharCode(letter.charCodeAt(0) - 0x21 + 0xff01);
}

/**
 * The names that a line of the file gives; what it leaves out is made from the other ones.
 * @param plain the names without the line
 */
function toldNames({ value }: Given, plain: FaceNames): FaceNames {
  const [english = '', ...others] = value.split(',').map((part) => part.trim());
  const [kanji = '', kanji2 = kanji, romaji = '', label = ''] = others;
  const told = {
    kanji: kanji || plain.kanji,
    kanji2: kanji2 || kanji || plain.kanji2,
    romaji: romaji || (kanji ? english : plain.romaji),
    label: label || plain.label,
    english,
  };
  const isUsual = told.kanji2 === plain.kanji2 && told.romaji === plain.romaji;
  return isUsual ? { ...plain, ...told } : { ...told, full: told.kanji2 };
}
