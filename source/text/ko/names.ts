import type { NamedPiece } from '../../rules/core/attempt.ts';
import { type Handicap, pieceData, type Variant } from '../../rules/core/variant.ts';
import { type Charset, latin } from '../charset.ts';

/** The names of a piece: where it is explained, and in a sentence. */
type PieceNames = readonly [whole: string, short: string];

/** The names of pieces, by the English name of a side. */
const PIECE_NAMES: Readonly<Record<string, PieceNames>> = {
  king: ['왕', '왕'],
  rook: ['비차', '비차'],
  dragon: ['용왕', '용'],
  bishop: ['각행', '각'],
  horse: ['용마', '마'],
  'gold general': ['금장', '금'],
  'silver general': ['은장', '은'],
  'promoted silver': ['성은', '성은'],
  knight: ['계마', '계마'],
  'promoted knight': ['성계', '성계'],
  lance: ['향차', '향차'],
  'promoted lance': ['성향', '성향'],
  pawn: ['보병', '보'],
  tokin: ['토금', '토금'],
  princess: ['공주', '공주'],
  'promoted princess': ['여신', '여신'],
  phoenix: ['봉황', '봉황'],
  falcon: ['매', '매'],
  eagle: ['독수리', '독수리'],
  crane: ['학', '학'],
  pheasant: ['꿩', '꿩'],
  'left quail': ['왼메추라기', '왼메추라기'],
  'right quail': ['오른메추라기', '오른메추라기'],
  swallow: ['제비', '제비'],
  goose: ['기러기', '기러기'],
  'white whale': ['흰고래', '흰고래'],
  'killer whale': ['범고래', '범고래'],
  'grey whale': ['귀신고래', '귀신고래'],
  narwhal: ['일각고래', '일각고래'],
  humpback: ['혹등고래', '혹등고래'],
  'blue whale': ['대왕고래', '대왕고래'],
  porpoise: ['쇠돌고래', '쇠돌고래'],
  dolphin: ['돌고래', '돌고래'],
  'returning dolphin': ['돌아선 돌고래', '돌아선 돌고래'],
  lion: ['사자', '사자'],
  giraffe: ['기린', '기린'],
  elephant: ['코끼리', '코끼리'],
  chick: ['병아리', '병아리'],
  hen: ['닭', '닭'],
  general: ['장군', '장군'],
  'yari rook': ['야리 룩', '야리 룩'],
  'yari bishop': ['야리 비숍', '야리 비숍'],
  'yari gold': ['야리 골드', '야리 골드'],
  'yari knight': ['야리 기사', '야리 기사'],
  'yari silver': ['야리 실버', '야리 실버'],
};

/** Names that Korean texts on yari shogi give to pieces of other games. */
const YARI_NAMES: Readonly<Record<string, PieceNames>> = {
  rook: ['룩', '룩'],
  pawn: ['졸', '졸'],
};

/** Short names that tell two pieces of one name apart. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  'promoted yari bishop': '승격한 야리 비숍',
  'promoted yari knight': '승격한 야리 기사',
};

/** The name of a piece in a sentence: `비차`, `금`, `성은`. */
export function nameOfPiece(variant: Variant, piece: NamedPiece): string {
  const { short, english } = faceOf(variant, piece);
  if (short !== undefined && OWN_NAMES[short] !== undefined) return OWN_NAMES[short];
  return namesOf(variant, english)?.[1] ?? short ?? english;
}

/** The name of a piece where it is explained: `금장`. */
export function wholePieceName(variant: Variant, piece: NamedPiece): string {
  const { english } = faceOf(variant, piece);
  return namesOf(variant, english)?.[0] ?? english;
}

function faceOf(variant: Variant, { kind, promoted }: NamedPiece) {
  const { front, back = front } = pieceData(variant, kind);
  const face: { readonly english: string; readonly short?: string } = promoted ? back : front;
  return face;
}

function namesOf({ id }: Variant, english: string): PieceNames | undefined {
  return (id === 'yari' ? YARI_NAMES[english] : undefined) ?? PIECE_NAMES[english];
}

/** `+R 용왕 (龍, ryuo)`, `+YB 야리 골드, 승격한 야리 비숍 (成角, narikyokaku)`. */
export function pieceHeading(
  letters: string,
  name: string,
  short: string | undefined,
  written: readonly string[],
): string {
  const own = short === undefined ? '' : `, ${short}`;
  return `${letters} ${name}${own} (${written.join(' 또는 ')})`;
}

/** The name of the piece whose loss loses the game. */
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

/** Pieces in a hand: `보`, `보 2개`. */
export function countPieces(count: number, name: string): string {
  return count === 1 ? name : `${name} ${count}개`;
}

const VARIANT_NAMES: Readonly<Record<string, string>> = {
  shogi: '쇼기',
  yari: '야리 쇼기',
  ogi: '오기',
  minishogi: '미니쇼기',
  gorogoro: '고로고로 쇼기',
  tori: '도리 쇼기',
  dobutsu: '동물 쇼기',
  judkins: '저드킨스 쇼기',
  whale: '웨일 쇼기',
  euro: '유로 쇼기',
};

/** The name of a game by itself: `야리 쇼기`. */
export function variantName({ id, name }: Variant, charset: Charset): string {
  return VARIANT_NAMES[id] ?? latin(name, charset);
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

/** The name of a handicap by itself: `두 말 접`. */
export function handicapName({ name }: Pick<Handicap, 'name'>): string {
  return HANDICAP_NAMES[name] ?? name;
}

/** `두 말 접장기` */
export function handicapText({ name }: Handicap): string {
  const known = HANDICAP_NAMES[name];
  return known === undefined ? `${name} 접장기` : `${known}장기`;
}
