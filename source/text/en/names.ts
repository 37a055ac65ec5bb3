import type { NamedPiece } from '../../rules/core/attempt.ts';
import { type Handicap, pieceData, type Variant } from '../../rules/core/variant.ts';
import { pieceName } from '../../rules/notation/labels.ts';
import { type Charset, latin } from '../charset.ts';

/** The name of a piece in a sentence: `rook`, `gold`, `promoted silver`. */
export function nameOfPiece(variant: Variant, piece: NamedPiece): string {
  return pieceName(variant, piece);
}

/** The name of a piece where it is explained: `gold general`. */
export function wholePieceName(variant: Variant, { kind, promoted }: NamedPiece): string {
  const { front, back = front } = pieceData(variant, kind);
  return (promoted ? back : front).english;
}

/**
 * `+R dragon (龍, ryuo)`, `+YB yari gold, the promoted yari bishop (成角, narikyokaku)`.
 * @param short tells the piece from another of the same name
 * @param written its names in Japanese; two of a royal piece that differs between the sides
 */
export function pieceHeading(
  letters: string,
  name: string,
  short: string | undefined,
  written: readonly WrittenName[],
): string {
  const own = short === undefined ? '' : `, the ${short}`;
  return `${letters} ${name}${own} (${written.map(writtenText).join(' or ')})`;
}

/** The name of the piece whose loss loses the game. */
export function royalName(variant: Variant): string {
  const kind = variant.pieces.findIndex(({ role }) => role === 'royal');
  return nameOfPiece(variant, { kind, promoted: false });
}

/** The name of a piece told by what it was, where another has its name: `promoted yari bishop`. */
export function promotedName(name: string): string {
  return `promoted ${name}`;
}

/** The plural of a piece's name: `pawns`, `princesses`. */
export function plural(name: string): string {
  return name.endsWith('s') ? `${name}es` : `${name}s`;
}

/** Pieces in a hand: `pawn`, `2 pawns`. */
export function countPieces(count: number, name: string): string {
  return count === 1 ? name : `${count} ${plural(name)}`;
}

/** The name of a game by itself: `Yari shogi`. */
export function variantName({ name }: Variant, charset: Charset): string {
  return latin(name, charset);
}

/** A game in a list, by its id: `yari`. */
export function nameOfGame(id: string): string {
  return id;
}

/** The name of a handicap by itself: `two-piece`. */
export function handicapName({ name }: Pick<Handicap, 'name'>): string {
  return name;
}

/** `two-piece handicap` */
export function handicapText(handicap: Handicap): string {
  return `${handicapName(handicap)} handicap`;
}

/** What a player types to name a piece: `+R`. */
export function typedPiece(letters: string, _name: string): string {
  return letters;
}

/** A name of a piece in Japanese. */
export interface WrittenName {
  /** '' where it cannot be shown. */
  readonly kanji: string;
  readonly romaji: string;
}

/** `龍, ryuo` */
function writtenText({ kanji, romaji }: WrittenName): string {
  return [kanji, romaji].filter(Boolean).join(', ');
}
