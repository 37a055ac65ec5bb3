import type { RepetitionRule, Variant } from '../../rules/core/variant.ts';
import { joinWords } from './join-words.ts';
import { handicapName } from './names.ts';
import { ordinal } from './ordinal.ts';
import { capitalized, lastRanks, withArticle } from './phrases.ts';
import { type FullFile, fullFileText } from './piece-page.ts';

/** The titles of the sections. */
export const RULES_TITLES = {
  board: 'Board and aim',
  pieces: 'Pieces',
  promotion: 'Promotion',
  drops: 'Drops',
  end: 'End of the game',
  impasse: 'Impasse',
  handicaps: 'Handicaps',
  hints: 'Hints for beginners',
  sources: 'Sources',
} as const;

/** `Yari shogi 槍将棋`. @param kanji '' where it cannot be shown */
export function rulesTitle(name: string, kanji: string): string {
  return `${name} ${kanji}`.trim();
}

/** The board at the start. */
export interface RulesBoard {
  readonly files: number;
  readonly ranks: number;
  /** The number of pieces of each side. */
  readonly pieces: number;
  readonly hasHandicaps: boolean;
}

/** The size of the board, and who begins. */
export function boardText({ files, ranks, pieces, hasHandicaps }: RulesBoard): string {
  return `The board has ${files} files, counted from the right, and ${ranks} ranks, lettered from the top, as Black sees it from below. Each side has ${pieces} pieces. Black moves first${hasHandicaps ? '; in a handicap game White does' : ''}.`;
}

/** What a side does in its turn. */
export const TURNS = {
  legal:
    "In turn, each side moves a piece or drops one from its hand; nobody may pass. A move onto an enemy piece captures it, and the captured piece goes to the captor's hand.",
  illegal:
    'In turn, each side moves a piece; nobody may pass. A move onto an enemy piece captures it. A captured piece does not come back.',
} as const satisfies Readonly<Record<Variant['drops'], string>>;

/**
 * How a game is won.
 * @param goalRanks the last ranks, where reaching them wins
 * @param isStalemateWin whether a side without a legal move loses
 */
export function aimText(
  royal: string,
  goalRanks: number | undefined,
  isStalemateWin: boolean,
): string {
  const ways = [
    ...(goalRanks ? [`by bringing its own ${royal} to ${lastRanks(goalRanks)}`] : []),
    ...(isStalemateWin ? ['by leaving the other side without a legal move'] : []),
  ];
  const others = ways.map((way) => `, or ${way}`).join('');
  return `A side wins by checkmating the enemy ${royal}${others}.`;
}

/** How the colours are drawn. @param isOwnSet whether the set has five pawns */
export function drawnByFurigoma(isOwnSet: boolean): string {
  return `In an even game the colours are drawn by furigoma: one player tosses five pawns${isOwnSet ? '' : ' of a shogi set'}. If more show their promoted side, the tosser plays White, otherwise Black. In the next games of a match the colours alternate.`;
}

/** `P pawn (歩, fu): steps straight forward.` @param moves in the form of `describeMoves` */
export function pieceLine(title: string, moves: string): string {
  return `${title}: ${moves}.`;
}

/** The form of the words in the list of the pieces. */
export interface MovesTold {
  readonly slides: boolean;
  readonly leaps: boolean;
  readonly promotes: boolean;
}

/** What the words of the list mean. */
export function wordsText({ slides, leaps, promotes }: MovesTold): string {
  return [
    `To step is to go one square${slides ? ', to slide any number of squares in a line as long as nothing stands in the way' : ''}.`,
    leaps ? 'Only a leap passes over other pieces.' : 'No piece passes over another.',
    ...(promotes ? ['A + marks the promoted side of the piece before it.'] : []),
  ].join(' ');
}

/** Says who has which of two royal pieces. @param jewel that of the lower-ranked player */
export function royalsText(king: string, jewel: string): string {
  return `The higher-ranked player has the ${king}, the other the ${jewel}; the two move alike.`;
}

/** Said where no piece promotes. */
export const NO_PROMOTION = 'No piece promotes.';

const PROMOTES = {
  mandatory: 'must',
  optional: 'may',
} as const satisfies Readonly<Record<Variant['promotion'], string>>;

/** Says where a piece promotes. @param zone its ranks */
export function promotionText(zone: number, promotion: Variant['promotion']): string {
  return `The promotion zone is ${lastRanks(zone)} from the side that moves. A move of a piece on the board that begins or ends in the zone ${PROMOTES[promotion]} promote the piece, if it has a promoted side.`;
}

/** How long a piece stays promoted. @param turning the pieces that turn back; `all` if all do */
export function lastingText(turning: readonly string[] | 'all'): string {
  if (turning === 'all') {
    return 'The next such move turns it back. A captured piece goes to the hand unpromoted.';
  }
  const lasting =
    'A promoted piece stays so until it is captured, and goes to the hand unpromoted.';
  if (turning.length === 0) return lasting;
  return `${lasting} The ${joinWords(turning, 'and')} is the exception: such a move turns it back again.`;
}

/** Says which pieces must promote on the last ranks. */
export function mustPromoteOnText(names: readonly string[], ranks: number): string {
  return `The ${joinWords(names, 'and')} must promote on ${lastRanks(ranks)}.`;
}

/** How a piece is dropped. @param promotesLater whether it can promote after a drop in the zone */
export function dropsText(promotesLater: boolean): string {
  return `A piece in hand is put down unpromoted on an empty square, as a turn of its own${promotesLater ? '; also in the zone, where it can promote on a later move' : ''}.`;
}

/** Says which pieces are not dropped on the last ranks. */
export function deadDropText(names: readonly string[], ranks: number): string {
  return `The ${joinWords(names, 'and')} may not be dropped on ${lastRanks(ranks)}, from where it could never move.`;
}

/** Says that a piece changes its kind when it is captured. */
export function captiveText(captured: string, becomes: string): string {
  return `A captured ${captured} goes to the hand as ${withArticle(becomes)}.`;
}

/** On which files a pawn is dropped. @param full undefined where it is dropped on any */
export function pawnFileText(pawn: string, full: FullFile | undefined): string {
  const one = capitalized(withArticle(pawn));
  if (full === undefined) {
    return `${one} may be dropped on a file that holds another of the same side.`;
  }
  const nifu = full.pawnsPerFile === 1 ? ' (nifu)' : '';
  return `${one} may not be dropped on ${fullFileText(full)}${nifu}.`;
}

/** Whether a pawn is dropped for checkmate. */
export function pawnMateText(pawn: string, rule: Variant['pawnDropMate']): string {
  const one = withArticle(pawn);
  return rule === 'illegal'
    ? `${capitalized(one)} may not be dropped for immediate checkmate. A dropped ${pawn} may give check, ${one} on the board may mate, and so may another piece that is dropped.`
    : `${capitalized(one)} may be dropped for checkmate.`;
}

/** How a game ends, a sentence each. */
export const ENDS = {
  checkmate: (royal: string) =>
    `Checkmate: the ${royal} is attacked and no legal move answers. The side to move loses.`,
  goal: (royal: string, ranks: number) =>
    `A side wins that brings its ${royal} to ${lastRanks(ranks)}, where it is not attacked.`,
  noMoves: {
    loses: 'No legal move without check: the side to move loses as well.',
    draws: 'No legal move without check: the game is drawn.',
  },
  repetition: ({ times, result }: RepetitionRule) =>
    `Repetition: when the same position, with the same hands and the same side to move, stands for the ${ordinal(times)} time, ${REPETITION_RESULTS[result]}.`,
  /** @param isDrawnByBoth whether it is told what happens if both sides gave check */
  perpetualCheck: (isDrawnByBoth: boolean) => {
    const both = isDrawnByBoth ? ' If both sides did, the game is drawn (house rule).' : '';
    return `Perpetual check: if one side gave check with every move since the position first stood, it loses instead.${both}`;
  },
  bare: (royal: string) =>
    `Two bare ${royal}s do not end the game: it goes on until a position repeats or both sides agree on a draw.`,
  resignation: 'Resignation, at any time, and a draw by agreement.',
  illegal: 'An illegal move loses at once in strict games; otherwise it is refused.',
} as const;

const REPETITION_RESULTS = {
  draw: 'the game is drawn',
  'black-loses': 'Black loses',
  'white-loses': 'White loses',
  'repeater-loses': 'the side loses whose move brought it about',
  'repeater-wins': 'the side wins whose move brought it about',
} as const satisfies Readonly<Record<RepetitionRule['result'], string>>;

/** Pieces that count the same in an impasse. */
export interface Counted {
  readonly names: readonly string[];
  readonly points: number;
}

/** When an impasse is claimed, and how it is counted. @param counted the highest points first */
export function impasseRule(royal: string, counted: readonly Counted[], threshold: number): string {
  const counts = counted.map(({ names, points }) => `${joinWords(names, 'and')} ${points}`);
  return `When both ${royal}s stand in the enemy's zone, a side may claim an impasse, and the other accepts or plays on. Each side counts what it has on the board and in hand, promoted or not: ${counts.join('; ')}; the ${royal} counts nothing. A side with fewer than ${threshold} points loses; with ${threshold} or more on both sides the game is drawn. If both have fewer, the lower loses, and equal points are a draw (house rule).`;
}

/** What counts in a handicap game. */
export const GIVEN_COUNT =
  'In a game from a named handicap the pieces that were given count for White (house rule).';

/** What a handicap is. */
export const ABOUT_HANDICAPS =
  'The stronger player takes White, gives pieces, which are out of the game, and moves first. There is no agreement on the handicap for a difference in strength.';

/** A piece that a handicap takes off the board. */
export interface RemovedPiece {
  readonly letters: string;
  readonly name: string;
  readonly square: string;
}

/** `two-piece 二枚落ち: without R8b and B2b`. @param kanji '' where it cannot be shown */
export function handicapLine(
  handicap: Parameters<typeof handicapName>[0],
  kanji: string,
  removed: readonly RemovedPiece[],
): string {
  const name = [handicapName(handicap), kanji].filter(Boolean).join(' ');
  return `${name}: without ${joinWords(
    removed.map(({ letters, square }) => letters + square),
    'and',
  )}`;
}

/** What holds of a piece in hand in all games with drops. */
export const DROP_HINT =
  'Drops are half of the game. Two or more pieces idle in hand usually mean that an attack was missed.';

/** What a pawn in hand is good for. */
export function pawnInHandHint(pawn: string): string {
  return `${capitalized(withArticle(pawn))} in hand is worth keeping: it blocks a check, opens a file or disturbs a castle when it is needed.`;
}

/** What a house rule is. */
export const HOUSE_RULE = 'A house rule is our own decision, where no source settles the point.';

/** A source of the rules or of a house decision, as the rules of the game name it. */
export function sourceText(source: string): string {
  return source;
}
