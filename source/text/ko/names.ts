import type { NamedPiece } from '../../rules/core/attempt.ts';
import { type Handicap, pieceData, type Variant } from '../../rules/core/variant.ts';
import {
  KOREAN_FACES,
  KOREAN_OWN_NAMES,
  KOREAN_YARI_FACES,
} from '../../rules/notation/face-names.ts';
import { KOREAN_GAMES, nameOfGameIn } from '../../rules/variants/game-names.ts';
import { type Charset, latin } from '../charset.ts';
import type { WrittenName } from '../en/names.ts';

export function nameOfPiece(variant: Variant, piece: NamedPiece): string {
  const { short, english } = faceOf(variant, piece);
  if (short !== undefined && KOREAN_OWN_NAMES[short] !== undefined) return KOREAN_OWN_NAMES[short];
  return namesOf(variant, english)?.[1] ?? short ?? english;
}

export function wholePieceName(variant: Variant, piece: NamedPiece): string {
  const { english } = faceOf(variant, piece);
  return namesOf(variant, english)?.[0] ?? english;
}

function faceOf(variant: Variant, { kind, promoted }: NamedPiece) {
  const { front, back = front } = pieceData(variant, kind);
  const face: { readonly english: string; readonly short?: string } = promoted ? back : front;
  return face;
}

function namesOf({ id }: Variant, english: string): (typeof KOREAN_FACES)[string] | undefined {
  return (id === 'yari' ? KOREAN_YARI_FACES[english] : undefined) ?? KOREAN_FACES[english];
}

/** `+R 용왕 (龍, ryuo)`, `+YB 야리 골드, 승격한 야리 비숍 (成角, narikyokaku)`. */
export function pieceHeading(
  letters: string,
  name: string,
  short: string | undefined,
  written: readonly WrittenName[],
): string {
  const own = short === undefined ? '' : `, ${short}`;
  return `${letters} ${name}${own} (${written.map(writtenText).join(' 또는 ')})`;
}

export function royalName(variant: Variant): string {
  const kind = variant.pieces.findIndex(({ role }) => role === 'royal');
  return nameOfPiece(variant, { kind, promoted: false });
}

/** The name of a piece told by what it was: `승격한 야리 비숍`. */
export function promotedName(name: string): string {
  return `승격한 ${name}`;
}

/** The same name: Korean tells no number. */
export function plural(name: string): string {
  return name;
}

export function countPieces(count: number, name: string): string {
  return count === 1 ? name : `${name} ${count}개`;
}

export function variantName({ id, name }: Variant, charset: Charset): string {
  return nameOfGameIn(KOREAN_GAMES, id) ?? latin(name, charset);
}

/** The name of a game of ours by its id: `야리 쇼기`; else the id. */
export function nameOfGame(id: string): string {
  return nameOfGameIn(KOREAN_GAMES, id) ?? id;
}

const HANDICAP_NAMES: Readonly<Record<string, string>> = {
  lance: '향차 접',
  bishop: '각 접',
  rook: '비차 접',
  'rook-lance': '비차 향차 접',
  'left-yari-bishop': '왼쪽 야리 비숍 접',
  'left-yari-rook': '왼쪽 야리 룩 접',
  'two-piece': '두 말 접',
  'four-piece': '네 말 접',
  'six-piece': '여섯 말 접',
  'eight-piece': '여덟 말 접',
  'ten-piece': '열 말 접',
};

export function handicapName({ name }: Pick<Handicap, 'name'>): string {
  return HANDICAP_NAMES[name] ?? name;
}

export function handicapText({ name }: Handicap): string {
  const known = HANDICAP_NAMES[name];
  return known === undefined ? `${name} 접장기` : `${known}장기`;
}

export function typedPiece(_letters: string, name: string): string {
  return name;
}

function writtenText({ kanji, romaji }: WrittenName): string {
  return [kanji, romaji].filter(Boolean).join(', ');
}
