import type { Piece } from '../rules/core/position.ts';
import type { Variant } from '../rules/core/variant.ts';
import { type LabelOptions, pieceLabel } from '../rules/notation/labels.ts';
import { OWN_GAMES } from '../rules/variants/index.ts';

/** How many kanji are written on a piece. */
const PICTURE_STYLES = ['kanji', 'kanji2'] as const;

export type PictureStyle = (typeof PICTURE_STYLES)[number];

/** A face of a piece that has a picture of its own. */
interface PictureFace {
  /** The name of the picture on which the piece points up. */
  readonly up: string;
  /** The name of the picture on which it points down. */
  readonly down: string;
  /** What is written on the piece. */
  readonly kanji: string;
  /** The index of the piece in `variant.pieces`. */
  readonly kind: number;
  readonly promoted: boolean;
}

/** All faces of the pieces of a game. */
export function pictureFaces({ pieces }: Variant, style: PictureStyle): PictureFace[] {
  return pieces.flatMap(({ front, jewel, back }, kind) =>
    [front, jewel, back].flatMap((names) => {
      if (!names) return [];
      const face = { label: names.label, promoted: names === back, style };
      const up = nameOf({ ...face, turned: false });
      const down = nameOf({ ...face, turned: true });
      return [{ up, down, kanji: names[style], kind, promoted: face.promoted }];
    }),
  );
}

/** What is written on the pictures that come with the program, by their names. */
let written: ReadonlyMap<string, string> | undefined;

/**
 * Whether the program comes with pictures of all pieces of a game. A game from a file may have
 * pieces of its own.
 */
export function hasPictures(variant: Variant, style: PictureStyle): boolean {
  written ??= new Map(
    OWN_GAMES.flatMap(({ rules }) =>
      PICTURE_STYLES.flatMap((each) => pictureFaces(rules, each)),
    ).flatMap(({ up, down, kanji }) => [up, down].map((name) => [name, kanji] as const)),
  );
  return pictureFaces(variant, style).every(({ up, kanji }) => written?.get(up) === kanji);
}

/** The name of the picture of a piece. @param turned whether it points down */
export function pictureName(
  variant: Variant,
  piece: Piece,
  style: PictureStyle,
  turned: boolean,
  options: LabelOptions = {},
): string {
  const label = pieceLabel(variant, piece, 'romaji', options);
  return nameOf({ label, promoted: piece.promoted, style, turned });
}

interface FaceParts {
  readonly label: string;
  readonly promoted: boolean;
  readonly style: PictureStyle;
  readonly turned: boolean;
}

/** The same face has the same name in every game. */
function nameOf({ label, promoted, style, turned }: FaceParts): string {
  return `${label}${promoted ? '+' : ''}${style === 'kanji' ? '-1' : ''}${turned ? '-turned' : ''}`;
}
