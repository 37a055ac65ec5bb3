import type { NamedPiece } from '../../rules/core/attempt.ts';
import { type Handicap, pieceData, type Variant } from '../../rules/core/variant.ts';
import { JAPANESE_FACES } from '../../rules/notation/face-names.ts';
import { JAPANESE_GAMES, nameOfGameIn } from '../../rules/variants/game-names.ts';
import { type Charset, latin } from '../charset.ts';
import type { WrittenName } from '../en/names.ts';

const HANDICAPS: Readonly<Record<string, string>> = {
  lance: '香落ち',
  bishop: '角落ち',
  rook: '飛車落ち',
  'rook-lance': '飛香落ち',
  'left-yari-bishop': '左香角落ち',
  'left-yari-rook': '左香飛落ち',
  'two-piece': '二枚落ち',
  'four-piece': '四枚落ち',
  'six-piece': '六枚落ち',
  'eight-piece': '八枚落ち',
  'ten-piece': '十枚落ち',
};

export function nameOfPiece(variant: Variant, piece: NamedPiece): string {
  return namesOf(variant, piece)[0];
}

export function wholePieceName(variant: Variant, piece: NamedPiece): string {
  return namesOf(variant, piece)[1];
}

/** `歩` for `歩兵`: where a piece has a whole name, its name in a sentence. */
export function nameInSentence(whole: string): string {
  return Object.values(JAPANESE_FACES).find(([, other]) => other === whole)?.[0] ?? whole;
}

/** Pieces of a file may have names that the table does not know. */
function namesOf(
  variant: Variant,
  { kind, promoted }: NamedPiece,
): readonly [name: string, whole: string, ...others: string[]] {
  const { front, back = front } = pieceData(variant, kind);
  const { english, short = english } = promoted ? back : front;
  return nameIn(JAPANESE_FACES, short) ?? nameIn(JAPANESE_FACES, english) ?? [short, english];
}

function nameIn<Name>(table: Readonly<Record<string, Name>>, english: string): Name | undefined {
  return Object.hasOwn(table, english) ? table[english] : undefined;
}

/**
 * `+R 竜王 (龍)`, `P 歩兵`.
 * @param short tells the piece from another of the same name
 * @param written its names on a set; two of a royal piece that differs between the sides
 */
export function pieceHeading(
  letters: string,
  name: string,
  short: string | undefined,
  written: readonly WrittenName[],
): string {
  const own = short === undefined ? '' : `、${short}`;
  const others = written.map(writtenText).filter((other) => other !== name);
  const inBrackets = others.length === 0 ? '' : ` (${others.join(' / ')})`;
  return `${letters} ${name}${own}${inBrackets}`;
}

export function royalName(variant: Variant): string {
  const kind = variant.pieces.findIndex(({ role }) => role === 'royal');
  return nameOfPiece(variant, { kind, promoted: false });
}

export function promotedName(name: string): string {
  return `成${name}`;
}

/** Japanese names have no plural. */
export function plural(name: string): string {
  return name;
}

export function countPieces(count: number, name: string): string {
  return count === 1 ? name : `${name}${count}枚`;
}

export function variantName({ id, name }: Variant, charset: Charset): string {
  return nameOfGameIn(JAPANESE_GAMES, id) ?? latin(name, charset);
}

/** The name of a game of ours by its id: `槍将棋`; else the id. */
export function nameOfGame(id: string): string {
  return nameOfGameIn(JAPANESE_GAMES, id) ?? id;
}

export function handicapName({ name }: Pick<Handicap, 'name'>): string {
  return nameIn(HANDICAPS, name) ?? name;
}

export function handicapText(handicap: Handicap): string {
  return handicapName(handicap);
}

export function typedPiece(_letters: string, name: string): string {
  return name;
}

function writtenText({ kanji, romaji }: WrittenName): string {
  return kanji || romaji;
}
