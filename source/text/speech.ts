import { givesCheck } from '../engine/mate/checks.ts';
import type { PlayedMove } from '../match/outcome.ts';
import { movedPiece } from '../rules/core/attempt.ts';
import { isDrop, type Move, moveFrom, moveTo } from '../rules/core/move.ts';
import { type Position, pieceOn } from '../rules/core/position.ts';
import { fileOf, rankOf, type Square } from '../rules/core/square.ts';
import type { Variant } from '../rules/core/variant.ts';
import { JAPANESE_DIGITS } from '../rules/notation/digits.ts';
import { formatMove, formatRankIn, type OutlinedMove } from '../rules/notation/display.ts';
import { formatHodges } from '../rules/notation/hodges.ts';
import { notationIn } from '../settings/language.ts';
import type { Settings } from '../settings/settings.ts';
import { readingName, spokenName } from './spoken-name.ts';
import { printedIn, type Teller } from './teller.ts';
import type { Texts } from './texts.ts';

/**
 * How the line mode tells moves: as they are printed, in English words, or in Japanese readings.
 */
export type Speech = Settings['speech'];

/**
 * How moves and squares are told where they are not announced.
 * @param notation of printed moves
 */
export function tellerFor(
  texts: Texts,
  speech: Speech,
  notation: Settings['notation'] = 'hodges',
): Teller {
  const shown = notationIn(texts.language, notation);
  switch (speech) {
    case 'hodges':
      return printedIn(texts, shown);
    case 'words':
      return {
        texts,
        move: (position, move) => inWords(texts, position, move),
        square: (square) => squareInWords(texts, square),
        rank: (rank) => formatRankIn(shown, rank),
        outline: (variant, move) => outlineInWords(texts, variant, move),
        isSpoken: true,
      };
    case 'romaji':
      return {
        texts,
        move: inRomaji,
        square: squareInRomaji,
        rank: (rank) => formatRankIn(shown, rank),
        outline: outlineInRomaji,
        isSpoken: true,
      };
    default:
      return speech satisfies never;
  }
}

/**
 * A move as the line mode announces it: `12. White S-6b`, `12. White silver six b`, `12. White roku
 * ni gin`. In any form but printed Hodges, a check is announced too.
 * @param position before the move
 * @param lastTo the destination of the move before, for a recapture
 * @param notation of a move that is not put into words
 */
export function announcedText(
  texts: Texts,
  position: Position,
  played: PlayedMove,
  lastTo: Square | undefined,
  speech: Speech,
  notation: Settings['notation'] = 'hodges',
): string {
  if (speech === 'hodges') {
    const text = formatMove(position, played.move, notationIn(texts.language, notation), lastTo);
    return texts.game.playedText({ ...played, text });
  }
  const { ply, color, move } = played;
  const told =
    speech === 'words' ? inWords(texts, position, move) : inRomaji(position, move, lastTo);
  const check = givesCheck(position, move);
  if (speech === 'words') return texts.words.announcedWords(ply, color, told, check);
  return texts.words.announcedWords(ply, color, check ? `${told}, ote` : told, false);
}

/** `silver from seven i takes six h`, `pawn drop five e`, `bishop two b, does not promote`. */
function inWords(texts: Texts, position: Position, move: Move): string {
  const name = spokenName(texts, position.variant, movedPiece(position, move));
  const to = squareInWords(texts, moveTo(move));
  if (isDrop(move)) return texts.words.dropWords(name, to);
  const { origin, promotion } = printedParts(position, move);
  return texts.words.moveWords(name, to, {
    from: origin ? squareInWords(texts, moveFrom(move)) : undefined,
    captures: pieceOn(position, moveTo(move)) !== undefined,
    promotion,
  });
}

/** `roku hachi gin, nana kyuu kara`, `go go fu utsu`, `dou kaku nari`. */
function inRomaji(position: Position, move: Move, lastTo?: Square): string {
  const name = readingName(position.variant, movedPiece(position, move));
  const to = moveTo(move) === lastTo ? 'dou' : squareInRomaji(moveTo(move));
  if (isDrop(move)) return `${to} ${name} utsu`;
  const { origin, promotion } = printedParts(position, move);
  const end = { none: '', promotes: ' nari', declines: ' narazu' }[promotion];
  const from = origin ? `, ${squareInRomaji(moveFrom(move))} kara` : '';
  return `${to} ${name}${end}${from}`;
}

function outlineInWords(
  texts: Texts,
  variant: Variant,
  { piece, act, to, promotion }: OutlinedMove,
): string {
  const name = texts.words.nameOfPiece(variant, piece);
  const square = squareInWords(texts, to);
  if (act === 'drop') return texts.words.dropWords(name, square);
  return texts.words.moveWords(name, square, {
    from: undefined,
    captures: act === 'capture',
    promotion: promotion ? PROMOTIONS[promotion] : 'none',
  });
}

const PROMOTIONS = { promote: 'promotes', decline: 'declines' } as const;

function outlineInRomaji(variant: Variant, { piece, act, to, promotion }: OutlinedMove): string {
  const end = promotion ? { promote: ' nari', decline: ' narazu' }[promotion] : '';
  return `${squareInRomaji(to)} ${readingName(variant, piece)}${act === 'drop' ? ' utsu' : end}`;
}

/** What the printed move says besides piece and square: speech needs it where print does. */
function printedParts(position: Position, move: Move) {
  const text = formatHodges(position, move);
  const suffix = text.at(-1);
  const promotion = suffix === '+' ? 'promotes' : suffix === '=' ? 'declines' : 'none';
  return { origin: /\d[a-z][-x]/.test(text), promotion } as const;
}

function squareInWords(texts: Texts, square: Square): string {
  return texts.words.squareWords(fileOf(square), rankOf(square));
}

function squareInRomaji(square: Square): string {
  return `${JAPANESE_DIGITS[fileOf(square) - 1]} ${JAPANESE_DIGITS[rankOf(square) - 1]}`;
}
