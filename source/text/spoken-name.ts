import type { NamedPiece } from '../core/attempt.ts';
import type { Variant } from '../core/variant.ts';
import { pieceName } from '../notation/labels.ts';
import { allFaces } from './piece-names.ts';
import { plainLatin } from './plain-latin.ts';

/**
 * The name of a piece to one who does not see it: `silver`, `dragon`. Where two promoted pieces
 * share a name, what each of them was: `promoted yari bishop`.
 */
export function spokenName(variant: Variant, piece: NamedPiece): string {
  const name = pieceName(variant, piece);
  const namesakes = allFaces(variant).filter((face) => pieceName(variant, face) === name);
  if (!piece.promoted || namesakes.length === 1) return name;
  return `promoted ${pieceName(variant, { kind: piece.kind, promoted: false })}`;
}

/** The name by which a piece is read aloud in Japanese, in ASCII: `gin`, `narigin`. */
export function readingName({ pieces }: Variant, { kind, promoted }: NamedPiece): string {
  const { front, back = front } = pieces[kind];
  const { reading, romaji } = promoted ? back : front;
  return reading ?? plainLatin(romaji);
}

/** More than one of what a name of a piece names: `pawns`, `princesses`. */
export function plural(name: string): string {
  return name.endsWith('s') ? `${name}es` : `${name}s`;
}
