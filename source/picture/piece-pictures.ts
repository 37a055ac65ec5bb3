import type { Piece } from '../rules/core/position.ts';
import type { Variant } from '../rules/core/variant.ts';
import { type LabelOptions, pieceLabel } from '../rules/notation/labels.ts';

/** How many kanji are written on a piece. */
export type PictureStyle = 'kanji' | 'kanji2';

/** A face of a piece that has a picture of its own. */
export interface PictureFace {
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
