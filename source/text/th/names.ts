import type { NamedPiece } from '../../rules/core/attempt.ts';
import { type Handicap, pieceData, type Variant } from '../../rules/core/variant.ts';
import { THAI_FACES } from '../../rules/notation/face-names.ts';
import { pieceName } from '../../rules/notation/labels.ts';
import { nameOfGameIn, THAI_GAMES } from '../../rules/variants/game-names.ts';
import { type Charset, latin } from '../charset.ts';
import type { WrittenName } from '../en/names.ts';

const HANDICAPS: Readonly<Record<string, string>> = {
  even: 'ไม่มี',
  lance: 'หอก',
  bishop: 'บิชอป',
  rook: 'เรือ',
  'rook-lance': 'เรือกับหอก',
  'two-piece': 'สองตัว',
  'four-piece': 'สี่ตัว',
  'six-piece': 'หกตัว',
  'eight-piece': 'แปดตัว',
  'ten-piece': 'สิบตัว',
  'left-yari-bishop': 'บิชอปยาริซ้าย',
  'left-yari-rook': 'เรือยาริซ้าย',
};

export function nameOfPiece(variant: Variant, piece: NamedPiece): string {
  return inThai(pieceName(variant, piece));
}

/** The name of a piece where it is explained. */
export function wholePieceName(variant: Variant, { kind, promoted }: NamedPiece): string {
  const { front, back = front } = pieceData(variant, kind);
  return inThai((promoted ? back : front).english);
}

function inThai(english: string): string {
  return THAI_FACES[english] ?? english;
}

export function pieceHeading(
  letters: string,
  name: string,
  short: string | undefined,
  written: readonly WrittenName[],
): string {
  const own = short === undefined ? '' : ` คือ${short}`;
  return `${letters} ${name}${own} (${written.map(writtenText).join(' หรือ ')})`;
}

export function royalName(variant: Variant): string {
  const kind = variant.pieces.findIndex(({ role }) => role === 'royal');
  return nameOfPiece(variant, { kind, promoted: false });
}

/** The name of a piece told by what it was: `บิชอปยาริเลื่อนขั้น`. */
export function promotedName(name: string): string {
  return `${name}เลื่อนขั้น`;
}

/** The same: Thai has no plural. */
export function plural(name: string): string {
  return name;
}

export function countPieces(count: number, name: string): string {
  return count === 1 ? name : `${name} ${count} ตัว`;
}

export function variantName({ id, name }: Variant, charset: Charset): string {
  return nameOfGameIn(THAI_GAMES, id) ?? latin(name, charset);
}

/** The name of a game of ours by its id: `ยาริโชงิ`; else the id. */
export function nameOfGame(id: string): string {
  return nameOfGameIn(THAI_GAMES, id) ?? id;
}

export function handicapName({ name }: Pick<Handicap, 'name'>): string {
  return HANDICAPS[name] ?? name;
}

export function handicapText(handicap: Handicap): string {
  return `แต้มต่อ${handicapName(handicap)}`;
}

export function typedPiece(_letters: string, name: string): string {
  return name;
}

function writtenText({ kanji, romaji }: WrittenName): string {
  return [kanji, romaji].filter(Boolean).join(', ');
}
