import { givesCheck } from '../engine/mate/checks.ts';
import { type PlayedMove, positionBefore } from '../match/outcome.ts';
import { movedPiece } from '../rules/core/attempt.ts';
import { COLORS } from '../rules/core/color.ts';
import type { Game } from '../rules/core/game.ts';
import { isDrop, type Move, moveFrom, moveTo } from '../rules/core/move.ts';
import { type Position, pieceOn } from '../rules/core/position.ts';
import { fileOf, rankOf, type Square } from '../rules/core/square.ts';
import type { Variant } from '../rules/core/variant.ts';
import { JAPANESE_DIGITS } from '../rules/notation/digits.ts';
import type { OutlinedMove } from '../rules/notation/display.ts';
import { formatHodges } from '../rules/notation/hodges.ts';
import { notationIn } from '../settings/language.ts';
import type { Settings } from '../settings/settings.ts';
import { type GameNames, type NamesOfSide, namesBy } from '../study/names/name-position.ts';
import { readingName, spokenName } from './pieces.ts';
import { printedIn, type Teller } from './teller.ts';
import type { Texts } from './texts.ts';

/** How the line mode tells moves: as printed, in words, or in Japanese readings. */
export type Speech = Settings['speech'];

/** How moves and squares are told where they are not announced. @param notation of printed moves */
export function tellerFor(
  texts: Texts,
  speech: Speech,
  notation: Settings['notation'] = 'hodges',
): Teller {
  const printed = printedIn(texts, notationIn(texts.language, notation));
  switch (speech) {
    case 'hodges':
      return printed;
    case 'words':
      return {
        ...printed,
        move(position, move) {
          const spoken = spokenMove(position, move);
          return inWords(texts, spokenName(texts, position.variant, spoken.piece), spoken);
        },
        square: (square) => squareInWords(texts, square),
        outline: (variant, move) =>
          inWords(texts, texts.words.nameOfPiece(variant, move.piece), move),
        isSpoken: true,
      };
    case 'romaji':
      return {
        ...printed,
        move: (position, move, lastTo) =>
          inRomaji(position.variant, spokenMove(position, move), lastTo),
        square: squareInRomaji,
        outline: inRomaji,
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
  const { ply, color, move } = played;
  const text = tellerFor(texts, speech, notation).move(position, move, lastTo);
  if (speech === 'hodges') return texts.game.playedText({ ...played, text });
  const check = givesCheck(position, move);
  const { announcedWords } = texts.words;
  if (speech === 'words') return announcedWords(ply, color, text, check);
  return announcedWords(ply, color, check ? `${text}, ote` : text, false);
}

/** A move as it is spoken. Its origin and promotion are said where print has them. */
interface SpokenMove extends OutlinedMove {
  readonly from?: Square | undefined;
}

function spokenMove(position: Position, move: Move): SpokenMove {
  const text = formatHodges(position, move);
  const to = moveTo(move);
  return {
    piece: movedPiece(position, move),
    act: isDrop(move) ? 'drop' : pieceOn(position, to) ? 'capture' : 'move',
    to,
    from: /\d[a-z][-x]/.test(text) ? moveFrom(move) : undefined,
    promotion: text.endsWith('+') ? 'promote' : text.endsWith('=') ? 'decline' : undefined,
  };
}

/** `silver from seven i takes six h`, `pawn drop five e`, `bishop two b, does not promote`. */
function inWords(texts: Texts, name: string, { act, from, to, promotion }: SpokenMove): string {
  const square = squareInWords(texts, to);
  if (act === 'drop') return texts.words.dropWords(name, square);
  return texts.words.moveWords(name, square, {
    from: from && squareInWords(texts, from),
    captures: act === 'capture',
    promotion: promotion ? `${promotion}s` : 'none',
  });
}

/** `roku hachi gin, nana kyuu kara`, `go go fu utsu`, `dou kaku nari`. */
function inRomaji(
  variant: Variant,
  { piece, act, from, to, promotion }: SpokenMove,
  lastTo?: Square,
): string {
  const square = to === lastTo ? 'dou' : squareInRomaji(to);
  const ending = promotion ? { promote: ' nari', decline: ' narazu' }[promotion] : '';
  const origin = from ? `, ${squareInRomaji(from)} kara` : '';
  return `${square} ${readingName(variant, piece)}${act === 'drop' ? ' utsu' : ending}${origin}`;
}

function squareInWords(texts: Texts, square: Square): string {
  return texts.words.squareWords(fileOf(square), rankOf(square));
}

function squareInRomaji(square: Square): string {
  return `${JAPANESE_DIGITS[fileOf(square) - 1]} ${JAPANESE_DIGITS[rankOf(square) - 1]}`;
}

// Openings and castles

/** `Black: Yagura; White: Naka-bisha, Mino`; '' where neither plays what has a name. */
export function bothPlayText(texts: Texts, names: GameNames | undefined): string {
  const { sideName, sideNamesText, bothNamesText } = texts.words;
  const told = COLORS.flatMap((color) => {
    const own = names ? namesTold(texts, names[color]) : [];
    return own.length > 0 ? [sideNamesText(sideName(color), own)] : [];
  });
  return bothNamesText(told);
}

/** What a side has come to play by a move; '' where that has no name. */
export function newNamesText(texts: Texts, game: Game, played: PlayedMove | undefined): string {
  if (!played) return '';
  const names = namesBy(positionBefore(game, played).position, played.move, played.ply - 1);
  const told = names ? namesTold(texts, names) : [];
  const { sideName, sideNamesText } = texts.words;
  return told.length > 0 ? sideNamesText(sideName(played.color), told) : '';
}

/** The names of the opening and the castle of a side, as far as there are any. */
export function namesTold({ words }: Texts, { opening, castle }: NamesOfSide): string[] {
  return [opening && words.openingName(opening), castle && words.castleName(castle)].filter(
    (name) => name !== undefined,
  );
}
