import type { GameTold } from '../../activity/game.ts';
import type { FaceKind } from '../../activity/word-row.ts';
import type { Lack } from '../../engine/search/worker-messages.ts';
import type { ClockReading } from '../../match/clock.ts';
import type { ClockCall } from '../../match/clock-calls.ts';
import type { ShownClock } from '../../match/match-clock.ts';
import type { Impossible, Offer, Outcome, PlayedMove } from '../../match/outcome.ts';
import type { EngineFailed, EngineStarted } from '../../match/participants/participant.ts';
import type { UnseatedEngine } from '../../match/participants/players.ts';
import type { TimeControl } from '../../records/tree/time-control.ts';
import { COLORS, type Color, opposite } from '../../rules/core/color.ts';
import type { Ending } from '../../rules/core/game.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Sentences } from '../by-code.ts';
import { shortTimeText, timeText } from '../clock-time.ts';
import { programText } from '../foreign-text.ts';
import {
  capitalized,
  countInWords,
  countText,
  nameInText,
  orList,
  personsPiece,
  plural,
  possessive,
  quoted,
  sideName,
  withArticle,
} from './words.ts';

/** How a game ended, in one line: `Black wins by checkmate`. */
export function endingText(ending: Ending): string {
  const { reason, winner, points } = ending;
  const loser = winner && sideName(opposite(winner));
  const result = winner ? `${sideName(winner)} wins` : 'Draw';
  switch (reason) {
    case 'checkmate':
    case 'resignation':
    case 'repetition':
    case 'agreement':
      return `${result} by ${reason}`;
    case 'no legal moves':
      return loser ? `${result}: ${loser} has no legal move` : `${result}: no legal move`;
    case 'try':
      return `${result} by reaching the far side`;
    case 'perpetual check':
    case 'illegal move':
      return loser ? `${result}: ${reason} by ${loser}` : `${result}: ${reason}`;
    case 'time':
      return `${result} on time`;
    case 'impasse': {
      if (!points) return `${result} by impasse`;
      const { black, white } = points;
      const [first, second] = winner === 'white' ? [white, black] : [black, white];
      return `${result} by impasse, ${first} points to ${second}`;
    }
    case 'abandonment':
      return loser ? `${result}: ${loser} has abandoned the game` : `${result}: the game was broken off`;
    case 'move limit':
      return `${result} by the move limit`;
    default:
      return reason satisfies never;
  }
}

/** A move as it is echoed: `12. White S-6b`. */
export function playedText({ ply, color, text }: PlayedMove): string {
  return `${ply}. ${sideName(color)} ${text}`;
}

const OFFERED = {
  draw: 'offers a draw',
  impasse: 'offers to count the impasse',
  'take-back': 'asks to take a move back',
} as const satisfies Readonly<Record<Offer['kind'], string>>;

const TIME_CONTROL_FORM = 'MAIN+BYOYOMI+INCREMENT in seconds, with main time or byoyomi: 600, 600+30, 600+0+5 or 10m+30s';

/** A piece and the square on which it stands, as they are told. */
export interface StandingTold {
  readonly name: string;
  readonly square: string;
}

/** A piece with its side. */
export interface OwnedTold {
  readonly name: string;
  readonly color: Color;
}

/** The side whose move is refused, and that of whoever reads it; undefined where they do not play. */
export interface Mover {
  readonly color: Color;
  readonly reader: Color | undefined;
}

/** The place that a piece was said to come from. */
export interface OriginTold {
  readonly kind: 'file' | 'rank' | 'square';
  readonly name: string;
}

/** A check that is to be answered. */
export interface CheckTold {
  readonly king: string;
  readonly checkers: readonly StandingTold[];
  /** The first and the last square on which a piece can be put between; one where they are the same. */
  readonly between: readonly string[];
  readonly isSpoken: boolean;
  readonly mover: Mover;
}

/** `You already have`, `Black already has` */
function already({ color, reader }: Mover): string {
  return reader === undefined ? `${sideName(color)} already has` : 'You already have';
}

/** `you have`, `Black has` */
function has({ color, reader }: Mover): string {
  return reader === undefined ? `${sideName(color)} has` : 'you have';
}

/** `your pawn`, `the black pawn` */
function owned(piece: string, { color, reader }: Mover): string {
  return reader === undefined ? `the ${sideName(color).toLowerCase()} ${piece}` : `your ${piece}`;
}

/** `no pawn of yours`, `no black pawn` */
function noneOf(piece: string, { color, reader }: Mover): string {
  return reader === undefined ? `no ${sideName(color).toLowerCase()} ${piece}` : `no ${piece} of yours`;
}

/** `Silvers: 7i, 3i.` */
function squareList(name: string, squares: readonly string[]): string {
  const title = capitalized(squares.length === 1 ? name : plural(name));
  return `${title}: ${squares.join(', ')}.`;
}

function originText({ kind, name }: OriginTold): string {
  return kind === 'square' ? name : `${kind} ${name}`;
}

/** `the rook on 5b` */
function standingText({ name, square }: StandingTold): string {
  return `the ${name} on ${square}`;
}

/** What to expect of each level of the computer, from the lowest on. */
const LEVELS = [
  'first games',
  'knows the moves',
  'sees what hangs',
  'sees a threat',
  'sees an attack',
  'punishes mistakes',
  'strong',
  'hard',
  'very hard',
  'as strong as it gets',
] as const;

export const game = {
  // Ending
  endingText,

  // Outcome
  playedText,
  offerText: ({ kind, by }: Offer) => `${sideName(by)} ${OFFERED[kind]}: ${sideName(opposite(by))} may accept; any move declines.`,
  // tell: tells a move that was taken back
  changeText(outcome: Extract<Outcome, { kind: 'undone' | 'noted' | 'saved' }>, tell: (move: PlayedMove) => string = playedText): string {
    switch (outcome.kind) {
      case 'undone': {
        const { move, answer } = outcome;
        if (move === undefined) return 'The result is taken back; the game goes on.';
        return `Taken back: ${tell(move)}${answer ? ` and ${tell(answer)}` : ''}`;
      }
      case 'noted':
        return outcome.note === '' ? 'The note is removed.' : `Noted: ${outcome.note}`;
      case 'saved':
        return `Saved as ${outcome.name}.`;
    }
  },
  notSavedAs: (why: string) => `save: ${why}`,
  savedUnderOldName: (why: string) => `save: ${why}. The game is saved, under its old name.`,
  notSavedText: (why: string) => `NOT SAVED: ${why}`,
  // unsaved: in the form of `notSavedText`
  unsavedSoFar: (unsaved: string) => `${unsaved}. The game goes on, and is saved as soon as that is possible.`,
  impossibleText: (why: Impossible): string =>
    ({
      'game-over': 'the game is over',
      'no-offer': 'accept: there is no offer. "draw" offers a draw.',
      'offered-already': 'The offer stands: type "accept", or play a move to decline it.',
      'no-impasse': "impasse: both royal pieces must stand in the enemy's promotion zone.",
      'no-impasse-rule': 'impasse: this game has no such rule.',
      'nothing-to-undo': 'undo: no move has been played.',
      'nothing-to-redo': 'redo: no move was taken back.',
      'no-name': 'save: a name is missing, as in "save evening-game".',
      'no-note': 'note: there is no comment here. "note TEXT" writes one.',
      'not-your-turn': 'It is not your turn: press Enter again when it is, or undo your last move.',
      declined: 'The computer declines and plays on.',
      taken: 'NOT SAVED: another komadai has taken the game over.',
    })[why],

  // Clock
  TIME_CONTROL_FORM,
  clockFaultText: (typed: string) => `${quoted(typed)} is no clock: say ${TIME_CONTROL_FORM}.`,
  readingText: ({ mainMs, byoyomiMs, inByoyomi }: ClockReading): string => (inByoyomi ? `b ${timeText(byoyomiMs)}` : timeText(mainMs)),
  shortReadingText: ({ mainMs, byoyomiMs, inByoyomi }: ClockReading): string =>
    inByoyomi ? `b${shortTimeText(byoyomiMs)}` : shortTimeText(mainMs),
  timeControlText(control: TimeControl | undefined): string {
    if (control === undefined) return 'none';
    const { mainMs, byoyomiMs, incrementMs } = control;
    const byoyomi = `${timeText(byoyomiMs)} a move`;
    const increment = `${timeText(incrementMs)} more a move`;
    return [
      ...(mainMs > 0 ? [timeText(mainMs)] : []),
      ...(byoyomiMs > 0 ? [mainMs > 0 ? `then ${byoyomi}` : byoyomi] : []),
      ...(incrementMs > 0 ? [increment] : []),
    ].join(', ');
  },
  clocksText(clock: ShownClock): string {
    const [black, white] = COLORS.map((color) => {
      const { mainMs, byoyomiMs, inByoyomi } = clock.reading(color);
      return inByoyomi ? `${timeText(byoyomiMs)} of byoyomi` : timeText(mainMs);
    });
    return `${sideName('black')} has ${black}, ${sideName('white')} ${white}.`;
  },
  clockCallText({ color, kind, seconds }: ClockCall): string {
    const time = countText(seconds, 'second');
    switch (kind) {
      case 'main':
        return `${sideName(color)} has ${time} left.`;
      case 'byoyomi':
        return `${sideName(color)} has ${time} of byoyomi left.`;
      case 'byoyomi-begins':
        return `${sideName(color)} is in byoyomi: ${time} a move.`;
      default:
        return kind satisfies never;
    }
  },

  // Game told
  GAME_ANSWERS: {
    'not-over': ({ word }) => `${word}: the game is not over.`,
    'not-your-turn': 'It is not your turn. A move that you type now waits for it.',
    dropped: ({ lines }) => `No longer queued: ${lines.join(', ')}.`,
    resigns: 'Resign?',
    'analyse-question': 'Analyse this game?',
    'is-analysed': 'The game is analysed while you do something else.',
    'is-not-analysed': 'It is not analysed.',
    'level-advice': ({ advice: { from, to } }) =>
      to > from
        ? `Three wins in a row against level ${from}: try level ${to}. "rematch ${to}" begins it.`
        : `Three losses in a row against level ${from}: try level ${to}. "rematch ${to}" begins it.`,
    'no-level': 'rematch: say a level from 1 to 10, or nothing for the same again.',
    'no-computer': 'rematch: no level of the computer plays here.',
    'not-taken': 'take: no other komadai has this game.',
  } as const satisfies Sentences<GameTold>,
  // handover: says who has it now
  takesBackText: (handover: string) => `${handover} "take" takes it back.`,
  GAME_ANALYSED: 'The game is analysed.',
  analysisNotKept: (why: string) => `NOT SAVED the analysis of the game: ${why}.`,

  // Game lines
  // turn: as `turnText` tells it
  gameHeadingText: (title: string, turn: string) => `${title}. ${turn}`,
  controlText: (control: string) => `Clock: ${control}.`,
  MOVES_HELP: {
    hodges: 'Write moves in Hodges notation: P-7f, Bx3c+, P*5e, G6i-5h.',
    words:
      'Write moves as you speak them: pawn seven f; bishop takes three c, promotes; pawn drop five e; gold from six i to five h. Hodges notation works too.',
    romaji:
      'Write moves as they are read in Japanese: nana roku fu; san san kaku nari; go go fu utsu; go hachi kin, roku kyuu kara. Hodges notation works too.',
  } as Readonly<Record<Settings['speech'], string>>,

  // Illegal reason
  ILLEGAL: {
    goalReached: (king: string) => `the game is over: the enemy ${king} has reached the far side.`,
    noDrops: (game: string) => `nothing is dropped in ${game}.`,
    notInHand: (piece: string, mover: Mover) => `${has(mover)} no ${piece} in hand.`,
    promotedDrop: 'a piece is dropped unpromoted.',
    occupied: (square: string, by: OwnedTold, { reader }: Mover) => `${square} is occupied by ${personsPiece(by.name, by.color, reader)}.`,
    /** @param most pawns of one side on a file; where it may have more than one, a third is no nifu */
    nifu: (pawn: string, file: number, squares: readonly string[], most: number, mover: Mover) => {
      const { length } = squares;
      const rule = most === 1 ? 'nifu' : `a file may have no more than ${countInWords(most, pawn)} of one side`;
      const found = length === 1 ? withArticle(pawn) : countText(length, pawn);
      return `${rule}. ${already(mover)} ${found} on file ${file} (${squares.join(', ')}).`;
    },
    deadDrop: (piece: string, square: string) => `${withArticle(piece)} dropped on ${square} could never move.`,
    pawnDropMate: (pawn: string, game: string) => `${withArticle(pawn)} may not be dropped for checkmate in ${game}.`,
    noPiece: (piece: string, mover: Mover) => `${has(mover)} no ${piece} on the board.`,
    wrongOrigin: (piece: string, from: OriginTold, squares: readonly string[], mover: Mover) =>
      `${has(mover)} no ${piece} on ${originText(from)}. ${squareList(piece, squares)}`,
    notYourPiece: (square: string, mover: Mover) => `${has(mover)} no piece on ${square}.`,
    noRecapture: (square: string, mover: Mover) => `${noneOf('piece', mover)} can capture on ${square}.`,
    unreachable: (piece: string, to: string, squares: readonly string[], mover: Mover) =>
      squares.length === 1
        ? `${owned(piece, mover)} on ${squares[0]} does not reach ${to}.`
        : `${noneOf(piece, mover)} reaches ${to}. ${squareList(piece, squares)}`,
    blocked: (by: OwnedTold & StandingTold, { reader }: Mover) =>
      `the way is blocked by ${personsPiece(by.name, by.color, reader)} on ${by.square}.`,
    nothingToCapture: (square: string) => `there is nothing to capture on ${square}.`,
    kingAttacked: (square: string, by: StandingTold) => `${square} is attacked by ${standingText(by)}.`,
    kingExposed: (king: string, by: StandingTold, mover: Mover) => `${owned(king, mover)} would be in check from ${standingText(by)}.`,
    mandatory: (game: string) => `in ${game} promotion is mandatory.`,
    mustPromote: (piece: string, rank: string) => `${withArticle(piece)} must promote on rank ${rank}.`,
    deadMove: (piece: string, square: string) => `${withArticle(piece)} on ${square} could never move again.`,
    fullFile: (piece: string, file: number) => `file ${file} has no room for another ${piece}.`,
    outsideZone: (square: string) => `${square} is outside the zone.`,
    isPromoted: (piece: string) => `${withArticle(piece)} is promoted already.`,
    cannotPromote: (piece: string) => `${withArticle(piece)} does not promote.`,
  } as const,
  answerCheckText({ king, checkers, between, isSpoken, mover }: CheckTold): string {
    const [checker, ...others] = checkers;
    const answers = [
      `move the ${king}`,
      ...(checker && others.length === 0 ? [`capture the ${checker.name}`] : []),
      ...(between.length > 0 ? [`block on ${between.join(isSpoken ? ' to ' : '-')}`] : []),
    ];
    const who = mover.reader === undefined ? `${sideName(mover.color)} is` : 'You are';
    return `${who} in check from ${checkers.map(standingText).join(' and ')}: ${orList(answers)}.`;
  },

  // Furigoma
  tossedText: (pawns: string, name: string, color: Color) => `Furigoma: ${pawns}. ${name} tossed and plays ${sideName(color)}.`,

  // Pre move
  // emptiedBy: a key or a word
  queuedText: (moves: readonly string[], emptiedBy: string) => `Queued: ${moves.join(', ')}. ${emptiedBy} empties the queue.`,
  preMovePlayedText: (move: string) => `Your premove ${move} was played.`,

  // Engines
  // reason: of `engineFaultText`
  engineFailedText({ color, error, hasLost = false }: EngineFailed, reason: string): string {
    const fault = `${capitalized(reason)}.`;
    if (hasLost) return fault;
    const side = sideName(color);
    if (error.failure === 'not-started') return `${fault} The game is kept; ${side} is yours now.`;
    return `${fault} The game is kept: resume it to start the engine anew, or play ${side} yourself.`;
  },
  engineStartsText: (name: string) => `The engine ${quoted(name)} is starting ..`,
  engineStartedText: ({ color, name }: EngineStarted) => `${sideName(color)} is ${programText(name)}.`,
  // fault: of `fileFaultText`
  lackText: ({ kind, variant }: Lack, fault: string): string =>
    kind === 'no-net'
      ? `The net for ${nameInText(variant)} ${fault}. The computer plays without it, and weaker.`
      : `The book of openings for ${nameInText(variant)} ${fault}. The computer plays without it.`,
  // game: the name of the saved game
  unseatedText: ({ color, command }: UnseatedEngine, game: string): string =>
    command === undefined
      ? 'Two computers do not play each other on a server: you move for both sides.'
      : `${sideName(color)} is the program "${programText(command)}", which was never started here, so it is not started now. If you trust it: komadai resume ${game} --start-engine`,

  // Levels
  levelText: (level: number) => `${level} ${LEVELS[level - 1] ?? ''}`.trimEnd(),
  computerName: (level: number) => `Computer, level ${level}`,
  GUEST: 'Guest',

  // Changes
  droppedText: (color: Color, name: string, to: string) => `${sideName(color)}: ${name} dropped on ${to}.`,
  // taken: the name of the captured piece; promoted: what the piece has become
  movedText(
    color: Color,
    name: string,
    { from, to, taken, promoted }: { from: string; to: string; taken?: string; promoted?: string },
  ): string {
    const takes = taken === undefined ? '' : `, takes ${taken}`;
    const becomes = promoted === undefined ? '' : `, becomes ${promoted}`;
    return `${sideName(color)}: ${name} from ${from} to ${to}${takes}${becomes}.`;
  },

  // Refusal
  UNPLAYED: {
    empty: 'No move was typed.',
    ambiguous: (shown: string, moves: readonly string[]) => `${shown} is ambiguous: ${orList(moves)}?`,
    choice: (shown: string, moves: readonly string[]) => `${shown}: ${orList(moves)}`,
    /** @param shown undefined where the reason says all @param meant a drop that would be legal */
    illegal: (shown: string | undefined, reason: string, meant: string | undefined) => {
      const text = shown === undefined ? reason : `${shown}: ${reason}`;
      return meant === undefined ? text : `${text} Did you mean ${meant}?`;
    },
    noSuchPiece: (shown: string, piece: string, game: string, pieces: readonly string[]) =>
      `${shown}: there is no piece ${piece} in ${game}. Pieces: ${pieces.join(', ')}.`,
    /** @param meant the square, if it was written the other way round @param last of the board */
    notASquare: (shown: string, square: string, meant: string | undefined, last: string) => {
      const advice = meant === undefined ? ` Squares go from 1a to ${last}.` : ` Write the file first: ${meant}.`;
      return `${shown}: ${square} is not a square.${advice}`;
    },
    noLastMove: (shown: string) => `${shown}: there is no last move to recapture.`,
    moveNumber: (shown: string, expected: number) => `${shown}: the next move is number ${expected}.`,
    wrongSide: (shown: string, turn: Color) => `${shown}: it is ${possessive(turn)} turn.`,
  } as const,
  otherFaceText: (word: string, own: FaceKind): string =>
    own === 'lines' ? `${word}: this works only on a screen.` : `${word}: this works only without a screen.`,
};
