import type { LookingWord, PlainWord } from '../match/words.ts';
import type { Position } from '../rules/core/position.ts';
import type { Square } from '../rules/core/square.ts';
import type { Variant } from '../rules/core/variant.ts';
import { formatHodgesList } from '../rules/notation/hodges.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import { settingValues } from '../settings/settings.ts';
import { boardLines } from '../text/board-lines.ts';
import type { Charset } from '../text/charset.ts';
import type { Looks } from '../text/looks.ts';
import { pageLines } from '../text/page.ts';
import { findPieces, pieceLetters } from '../text/piece-names.ts';
import { piecePage } from '../text/piece-page.ts';
import { rulesPage } from '../text/rules-page.ts';
import { setFaultText, settingKeptText } from '../text/settings-fault.ts';
import { tellerFor } from '../text/speech.ts';
import { listMoves, type Teller } from '../text/teller.ts';
import { type PositionWord, tellPosition } from '../text/whereabouts.ts';

/*
 * Answers that the modes of the line mode share. An answer is a list of lines.
 */

/** The width of texts of several lines. */
const WIDTH = 80;

/** Words that tell something. */
export const TELLING_WORDS = [
  'hand',
  'where',
  'file',
  'rank',
  'last',
  'status',
] as const satisfies readonly PlainWord[];

/** The thing that could not be done. */
export function refuse(text: string): string[] {
  return [`? ${text}`];
}

export function refuseLast(): string[] {
  return refuse('last: no move has been played.');
}

/** Answers `hand`, `where`, `file` and `rank`. */
export function answerWhere(
  position: Position,
  word: PositionWord,
  argument: string,
  teller: Teller,
): string[] {
  const told = tellPosition(position, word, argument, teller);
  return told.ok ? told.value : refuse(told.fault);
}

/** What the words that only look are about, and how it is shown. */
export interface LookedAt {
  readonly position: Position;
  /** The destination of the last move. */
  readonly lastTo: Square | undefined;
  readonly settings: SessionSettings;
  readonly charset: Charset;
  readonly looks: Looks;
  /** Turns the board. */
  readonly turn: () => void;
  /** Whether White is at the bottom. */
  readonly isFlipped: () => boolean;
  readonly help: () => string[];
}

/** Answers a word that leaves what is on the board as it is. */
export function answerLooking(
  word: LookingWord,
  argument: string,
  at: LookedAt,
): string[] | Promise<string[]> {
  const { position, lastTo, settings, charset } = at;
  const { variant } = position;
  switch (word) {
    case 'moves':
      return answerMoves(position, tellerFor(settings.all.speech, settings.all.notation), lastTo);
    case 'show':
      return answerShow(variant, argument, charset);
    case 'flip':
      at.turn();
      return answerFlip(at.isFlipped());
    case 'labels':
    case 'theme':
      return answerSetting(settings, word, argument);
    case 'board':
      return answerBoard(at);
    case 'rules':
      return answerRules(variant, charset);
    case 'help':
      return at.help();
    default:
      return word satisfies never;
  }
}

/** The board as the settings show it. */
export function answerBoard({
  position,
  settings,
  charset,
  looks,
  isFlipped,
}: Omit<LookedAt, 'help'>): string[] {
  const { labels, coordinates, reigning } = settings.all;
  const style = { charset, looks, labels, coordinates, reigning, flipped: isFlipped() };
  return boardLines(position.variant, position, style);
}

/** The legal moves, in one line. */
function answerMoves(position: Position, teller: Teller, lastTo?: Square): string[] {
  const moves = formatHodgesList(position).map(({ move }) => teller.move(position, move, lastTo));
  return [moves.length > 0 ? listMoves(moves, teller) : 'There is no legal move.'];
}

/** The page of a piece by its name. */
function answerShow(variant: Variant, name: string, charset: Charset): string[] {
  const [kind] = findPieces(variant, name);
  return kind === undefined
    ? refuse(`show: say one of ${pieceLetters(variant).join(' ')}.`)
    : pageLines(piecePage(variant, kind, charset), WIDTH);
}

function answerRules(variant: Variant, charset: Charset): string[] {
  return pageLines(rulesPage(variant, charset), WIDTH);
}

/** @param flipped whether White is at the bottom now */
function answerFlip(flipped: boolean): string[] {
  return [`${flipped ? 'White' : 'Black'} is at the bottom.`];
}

/** Changes a setting that has a word of its own. */
export async function answerSetting(
  settings: SessionSettings,
  name: 'labels' | 'speech' | 'theme',
  value: string,
): Promise<string[]> {
  const values = settingValues(name);
  if (!values.includes(value)) return refuse(`${name}: say ${values.join(', ')}.`);
  const result = await settings.set(name, value);
  return result.ok ? [settingKeptText(name, value)] : refuse(setFaultText(result.fault));
}
