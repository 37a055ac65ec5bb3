import stringWidth from 'string-width';
import { KIND_MASK, type PieceCode, PROMOTED } from '../rules/core/piece-code.ts';
import { pieceData, type Variant } from '../rules/core/variant.ts';
import {
  fitLabelStyle,
  type LabelStyle,
  pieceLabel,
  type Reigning,
} from '../rules/notation/labels.ts';

/** How the faces of pieces are drawn. */
export interface FaceStyle {
  readonly labels: LabelStyle;
  /** Default `white`. */
  readonly reigning?: Reigning;
}

/** Half the width of the largest piece. */
export const PIECE_REACH = 20;

const WOOD = { face: '#fdebc4', edge: '#9a7038', ink: '#241509', red: '#b3201a' } as const;
const KANJI_FONTS =
  "'Hiragino Mincho ProN','Yu Mincho','Noto Serif CJK JP','Noto Serif JP','IPAexMincho','MS PMincho',serif";
const LATIN_FONTS = "'Helvetica Neue',Arial,'Liberation Sans',sans-serif";

/** Parts of a font's size: half of the height of a capital and of a kanji over the baseline. */
const HALF_CAPITAL = 0.34;
const HALF_KANJI = 0.37;

/**
 * The id of the shape of a piece that points up or, turned, down. It names what is drawn, so that
 * several pictures in one page may share it.
 */
export function shapeId(
  variant: Variant,
  code: PieceCode,
  style: FaceStyle,
  isTurned: boolean,
): string {
  const label = faceLabel(variant, code, style);
  const letters = Array.from(label, (letter) => letter.codePointAt(0)?.toString(16));
  return `p${letters.join('-')}${code & PROMOTED ? 'p' : ''}${isTurned ? 't' : ''}`;
}

/** The shapes of a piece that points up and of one that points down, centred at 0,0. */
export function shapeDefs(variant: Variant, code: PieceCode, style: FaceStyle): string {
  const label = faceLabel(variant, code, style);
  const scale = scaleOf(variant, code & KIND_MASK);
  const at = (x: number, y: number) => `${svgNumber(x * scale)} ${svgNumber(y * scale)}`;
  const points = [
    at(0, -23),
    at(14.5, -17),
    at(PIECE_REACH, 22),
    at(-PIECE_REACH, 22),
    at(-14.5, -17),
  ];
  const isKanji = style.labels.startsWith('kanji');
  const up = shapeId(variant, code, style, false);
  const down = shapeId(variant, code, style, true);
  const text = [
    `fill="${code & PROMOTED ? WOOD.red : WOOD.ink}"`,
    'text-anchor="middle"',
    `font-family="${isKanji ? KANJI_FONTS : LATIN_FONTS}"`,
    `font-weight="${isKanji ? 600 : 700}"`,
  ];
  return [
    `<g id="${up}" ${text.join(' ')}>`,
    `<path d="M${points.join('L')}Z" fill="${WOOD.face}" stroke="${WOOD.edge}"/>`,
    isKanji ? kanjiText(label, scale) : latinText(label, scale),
    '</g>',
    `<use id="${down}" href="#${up}" transform="rotate(180)"/>`,
  ].join('');
}

/** Two kanji also for `kanji`, if the variant needs them to tell its pieces apart. */
function faceLabel(variant: Variant, code: PieceCode, style: FaceStyle): string {
  const { style: labels } = fitLabelStyle(variant, style.labels, Number.POSITIVE_INFINITY);
  return pieceLabel(variant, code, labels, style);
}

/** As in a real set: the royal piece is the largest, the pawn the smallest. */
function scaleOf(variant: Variant, kind: number): number {
  switch (pieceData(variant, kind).role) {
    case 'royal':
      return 1;
    case 'pawn':
      return 0.88;
    default:
      return 0.95;
  }
}

/** Kanji one below the other. */
function kanjiText(label: string, scale: number): string {
  const letters = Array.from(label);
  const size = (letters.length === 1 ? 27 : 19) * scale;
  const pitch = size * 0.98;
  const first = 3 * scale - ((letters.length - 1) / 2) * pitch + size * HALF_KANJI;
  const lines = letters.map(
    (letter, line) => `<text y="${svgNumber(first + line * pitch)}">${letter}</text>`,
  );
  return `<g font-size="${svgNumber(size)}">${lines.join('')}</g>`;
}

function latinText(label: string, scale: number): string {
  const size = fittedSize(label, 36 * scale, 22 * scale);
  const y = 5 * scale + size * HALF_CAPITAL;
  return `<text y="${svgNumber(y)}" font-size="${svgNumber(size)}">${escapeXml(label)}</text>`;
}

/** The largest size of a font, up to `largest`, in which a text fits a width in any font. */
export function fittedSize(text: string, width: number, largest: number): number {
  return Math.min(largest, width / (Math.max(1, stringWidth(text)) * 0.7));
}

/** A number for an attribute, with at most two decimals. */
export function svgNumber(value: number): string {
  return `${Number(value.toFixed(2))}`;
}

const NOT_IN_XML = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text as XML; a character that XML cannot hold becomes a space. */
export function escapeXml(text: string): string {
  return text.replace(NOT_IN_XML, ' ').replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
}
