import type { GameTold } from '../../activity/game.ts';
import type { FaceKind } from '../../activity/word-row.ts';
import type { Lack } from '../../engine/search/worker-messages.ts';
import type { ClockReading } from '../../match/clock.ts';
import type { ClockCall, ShownClock } from '../../match/match-clock.ts';
import type { Impossible, Offer, Outcome, PlayedMove } from '../../match/outcome.ts';
import type { EngineFailed, EngineStarted } from '../../match/participants/participant.ts';
import type { UnseatedEngine } from '../../match/participants/players.ts';
import type { TimeControl } from '../../records/tree/time-control.ts';
import type { NamedPiece } from '../../rules/core/attempt.ts';
import { COLORS, type Color, opposite } from '../../rules/core/color.ts';
import type { Ending } from '../../rules/core/game.ts';
import type { IllegalFault, StandingPiece } from '../../rules/core/illegal.ts';
import type { Square } from '../../rules/core/square.ts';
import type { ReadFault } from '../../rules/notation/move-text.ts';
import type { Settings } from '../../settings/settings.ts';
import { byKind, type Sentences } from '../by-code.ts';
import { programText } from '../foreign-text.ts';
import { shortTimeText, timeText } from '../units.ts';
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
export function endingText({ reason, winner, points }: Ending): string {
  const loser = winner && sideName(opposite(winner));
  const result = winner ? `${sideName(winner)} wins` : 'Draw';
  const count = points && (winner === 'white' ? [points.white, points.black] : [points.black, points.white]);
  return {
    checkmate: `${result} by checkmate`,
    resignation: `${result} by resignation`,
    repetition: `${result} by repetition`,
    agreement: `${result} by agreement`,
    'no legal moves': loser ? `${result}: ${loser} has no legal move` : `${result}: no legal move`,
    try: `${result} by reaching the far side`,
    'perpetual check': loser ? `${result}: perpetual check by ${loser}` : `${result}: perpetual check`,
    'illegal move': loser ? `${result}: illegal move by ${loser}` : `${result}: illegal move`,
    time: `${result} on time`,
    impasse: count ? `${result} by impasse, ${count.join(' points to ')}` : `${result} by impasse`,
    abandonment: loser ? `${result}: ${loser} has abandoned the game` : `${result}: the game was broken off`,
    'move limit': `${result} by the move limit`,
  }[reason];
}

/** A move as it is echoed: `12. White S-6b`. */
export function playedText({ ply, color, text }: PlayedMove): string {
  return `${ply}. ${sideName(color)} ${text}`;
}

const TIME_CONTROL_FORM = 'MAIN+BYOYOMI+INCREMENT in seconds, with main time or byoyomi: 600, 600+30, 600+0+5 or 10m+30s';

/** The side whose move is refused, and that of whoever reads it; undefined where they do not play. */
export interface Mover {
  readonly color: Color;
  readonly reader: Color | undefined;
}

/** A piece, its side and the square on which it stands, as they are told. */
export interface StandingTold {
  readonly name: string;
  readonly color: Color;
  readonly square: string;
}

/** The place that a piece was said to come from. */
export interface OriginTold {
  readonly kind: 'file' | 'rank' | 'square';
  readonly name: string;
}

/** What the sentences on an illegal move take, each field of a fault as it is told. */
export type IllegalTold = FaultTold<IllegalFault>;
type FaultTold<Fault> = Fault extends IllegalFault
  ? AttemptTold & { readonly [Field in keyof Fault]: Field extends 'from' ? OriginTold : Told<Fault[Field]> }
  : never;
type Told<Value> = Value extends StandingPiece
  ? StandingTold
  : Value extends NamedPiece | Square
    ? string
    : Value extends readonly (infer One)[]
      ? readonly Told<One>[]
      : Value;

/** What is told of a refused move, whatever it breaks. */
export interface AttemptTold {
  readonly game: string;
  /** The royal piece, and the piece of which a file may have no more than `most` of one side. */
  readonly king: string;
  readonly pawn: string;
  readonly most: number;
  /** The rank to which it would go. */
  readonly rank: string;
  readonly isPromoted: boolean;
  readonly mover: Mover;
  readonly isSpoken: boolean;
}

/** What the sentences on a text that is no move take. */
export type ReadTold = Exclude<ReadFault, { code: 'unreadable' }> & {
  /** The text, and the game in whose position it was read. */
  readonly shown: string;
  readonly game: string;
  /** The pieces of the game, by name or by letter. */
  readonly pieces: readonly string[];
  /** The square, if it was written the other way round. */
  readonly meant: string | undefined;
  /** The last square of the board. */
  readonly last: string;
};

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
  // Outcome
  endingText,
  playedText,
  offerText({ kind, by }: Offer) {
    const offered = { draw: 'offers a draw', impasse: 'offers to count the impasse', 'take-back': 'asks to take a move back' }[kind];
    return `${sideName(by)} ${offered}: ${sideName(opposite(by))} may accept; any move declines.`;
  },
  // tell: tells a move that was taken back
  changeText: byKind<Extract<Outcome, { kind: 'undone' | 'noted' | 'saved' }>, [tell?: (move: PlayedMove) => string]>({
    undone: ({ move, answer }, tell = playedText) =>
      move ? `Taken back: ${tell(move)}${answer ? ` and ${tell(answer)}` : ''}` : 'The result is taken back; the game goes on.',
    noted: ({ note }) => (note === '' ? 'The note is removed.' : `Noted: ${note}`),
    saved: ({ name }) => `Saved as ${name}.`,
  }),
  notSavedAs: (why: string) => `save: ${why}`,
  savedUnderOldName: (why: string) => `save: ${why}. The game is saved, under its old name.`,
  notSavedText: (why: string) => `NOT SAVED: ${why}`,
  // unsaved: in the form of `notSavedText`
  unsavedSoFar: (unsaved: string) => `${unsaved}. The game goes on, and is saved as soon as that is possible.`,
  IMPOSSIBLE: {
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
  } as const satisfies Readonly<Record<Impossible, string>>,

  // Clock
  TIME_CONTROL_FORM,
  clockFaultText: (typed: string) => `${quoted(typed)} is no clock: say ${TIME_CONTROL_FORM}.`,
  readingText: ({ mainMs, byoyomiMs, inByoyomi }: ClockReading) => (inByoyomi ? `b ${timeText(byoyomiMs)}` : timeText(mainMs)),
  shortReadingText: ({ mainMs, byoyomiMs, inByoyomi }: ClockReading) =>
    inByoyomi ? `b${shortTimeText(byoyomiMs)}` : shortTimeText(mainMs),
  timeControlText(control: TimeControl | undefined) {
    if (control === undefined) return 'none';
    const { mainMs, byoyomiMs, incrementMs } = control;
    const byoyomi = `${timeText(byoyomiMs)} a move`;
    return [
      ...(mainMs > 0 ? [timeText(mainMs)] : []),
      ...(byoyomiMs > 0 ? [mainMs > 0 ? `then ${byoyomi}` : byoyomi] : []),
      ...(incrementMs > 0 ? [`${timeText(incrementMs)} more a move`] : []),
    ].join(', ');
  },
  clocksText(clock: ShownClock) {
    const [black, white] = COLORS.map((color) => {
      const { mainMs, byoyomiMs, inByoyomi } = clock.reading(color);
      return inByoyomi ? `${timeText(byoyomiMs)} of byoyomi` : timeText(mainMs);
    });
    return `${sideName('black')} has ${black}, ${sideName('white')} ${white}.`;
  },
  clockCallText: byKind<ClockCall>({
    main: ({ color, seconds }) => `${sideName(color)} has ${countText(seconds, 'second')} left.`,
    byoyomi: ({ color, seconds }) => `${sideName(color)} has ${countText(seconds, 'second')} of byoyomi left.`,
    'byoyomi-begins': ({ color, seconds }) => `${sideName(color)} is in byoyomi: ${countText(seconds, 'second')} a move.`,
  }),

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
  // emptiedBy: a key or a word
  queuedText: (moves: readonly string[], emptiedBy: string) => `Queued: ${moves.join(', ')}. ${emptiedBy} empties the queue.`,
  preMovePlayedText: (move: string) => `Your premove ${move} was played.`,

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
  droppedText: (color: Color, name: string, to: string) => `${sideName(color)}: ${name} dropped on ${to}.`,
  // taken: the name of the captured piece; promoted: what the piece has become
  movedText(color: Color, name: string, { from, to, taken, promoted }: { from: string; to: string; taken?: string; promoted?: string }) {
    const takes = taken === undefined ? '' : `, takes ${taken}`;
    const becomes = promoted === undefined ? '' : `, becomes ${promoted}`;
    return `${sideName(color)}: ${name} from ${from} to ${to}${takes}${becomes}.`;
  },

  // Refusal
  ILLEGAL: {
    'goal-reached': ({ king }) => `the game is over: the enemy ${king} has reached the far side.`,
    'no-drops': ({ game }) => `nothing is dropped in ${game}.`,
    'not-in-hand': ({ piece, mover }) => `${has(mover)} no ${piece} in hand.`,
    'promoted-drop': 'a piece is dropped unpromoted.',
    occupied: ({ by, mover: { reader } }) => `${by.square} is occupied by ${personsPiece(by.name, by.color, reader)}.`,
    nifu: ({ pawn, file, pawns, most, mover }) => {
      const { length } = pawns;
      const rule = most === 1 ? 'nifu' : `a file may have no more than ${countInWords(most, pawn)} of one side`;
      const found = length === 1 ? withArticle(pawn) : countText(length, pawn);
      const who = mover.reader === undefined ? `${sideName(mover.color)} already has` : 'You already have';
      return `${rule}. ${who} ${found} on file ${file} (${pawns.join(', ')}).`;
    },
    'dead-drop': ({ piece, square }) => `${withArticle(piece)} dropped on ${square} could never move.`,
    'pawn-drop-mate': ({ pawn, game }) => `${withArticle(pawn)} may not be dropped for checkmate in ${game}.`,
    'no-piece': ({ piece, mover }) => `${has(mover)} no ${piece} on the board.`,
    'wrong-origin': ({ piece, from: { kind, name }, squares, mover }) =>
      `${has(mover)} no ${piece} on ${kind === 'square' ? name : `${kind} ${name}`}. ${squareList(piece, squares)}`,
    'not-your-piece': ({ square, mover }) => `${has(mover)} no piece on ${square}.`,
    'no-recapture': ({ square, mover }) => `${noneOf('piece', mover)} can capture on ${square}.`,
    unreachable: ({ piece, to, squares, mover }) =>
      squares.length === 1
        ? `${owned(piece, mover)} on ${squares[0]} does not reach ${to}.`
        : `${noneOf(piece, mover)} reaches ${to}. ${squareList(piece, squares)}`,
    blocked: ({ by, mover: { reader } }) => `the way is blocked by ${personsPiece(by.name, by.color, reader)} on ${by.square}.`,
    'nothing-to-capture': ({ square }) => `there is nothing to capture on ${square}.`,
    'king-attacked': ({ square, attacker }) => `${square} is attacked by ${standingText(attacker)}.`,
    'king-exposed': ({ king, attacker, mover }) => `${owned(king, mover)} would be in check from ${standingText(attacker)}.`,
    'in-check'({ king, checkers, blocks, isSpoken, mover }) {
      const [checker, ...others] = checkers;
      const answers = [
        `move the ${king}`,
        ...(checker && others.length === 0 ? [`capture the ${checker.name}`] : []),
        ...(blocks.length > 0 ? [`block on ${blocks.join(isSpoken ? ' to ' : '-')}`] : []),
      ];
      const who = mover.reader === undefined ? `${sideName(mover.color)} is` : 'You are';
      return `${who} in check from ${checkers.map(standingText).join(' and ')}: ${orList(answers)}.`;
    },
    'must-promote': ({ reason, game, piece, rank }) =>
      reason === 'mandatory' ? `in ${game} promotion is mandatory.` : `${withArticle(piece)} must promote on rank ${rank}.`,
    'dead-move': ({ piece, square }) => `${withArticle(piece)} on ${square} could never move again.`,
    'full-file': ({ pawn, file }) => `file ${file} has no room for another ${pawn}.`,
    'outside-zone': ({ to }) => `${to} is outside the zone.`,
    'cannot-promote': ({ piece, isPromoted }) =>
      isPromoted ? `${withArticle(piece)} is promoted already.` : `${withArticle(piece)} does not promote.`,
  } as const satisfies Sentences<IllegalTold>,
  UNPLAYED: {
    ambiguous: (shown: string, moves: readonly string[]) => `${shown} is ambiguous: ${orList(moves)}?`,
    choice: (shown: string, moves: readonly string[]) => `${shown}: ${orList(moves)}`,
    // shown: undefined where the reason says all; meant: a drop that would be legal
    illegal: (shown: string | undefined, reason: string, meant: string | undefined) =>
      `${shown ? `${shown}: ` : ''}${reason}${meant ? ` Did you mean ${meant}?` : ''}`,
  } as const,
  UNREAD: {
    empty: 'No move was typed.',
    'unknown-piece': ({ shown, piece, game, pieces }) => `${shown}: there is no piece ${piece} in ${game}. Pieces: ${pieces.join(', ')}.`,
    'not-a-square': ({ shown, square, meant, last }) =>
      `${shown}: ${square} is not a square.${meant ? ` Write the file first: ${meant}.` : ` Squares go from 1a to ${last}.`}`,
    'no-last-move': ({ shown }) => `${shown}: there is no last move to recapture.`,
    'move-number': ({ shown, expected }) => `${shown}: the next move is number ${expected}.`,
    'wrong-side': ({ shown, turn }) => `${shown}: it is ${possessive(turn)} turn.`,
  } as const satisfies Sentences<ReadTold>,
  otherFaceText: (word: string, own: FaceKind) =>
    own === 'lines' ? `${word}: this works only on a screen.` : `${word}: this works only without a screen.`,

  // Players
  // reason: of `engineFaultText`
  engineFailedText({ color, error, hasLost = false }: EngineFailed, reason: string) {
    const fault = `${capitalized(reason)}.`;
    if (hasLost) return fault;
    const side = sideName(color);
    if (error.failure === 'not-started') return `${fault} The game is kept; ${side} is yours now.`;
    return `${fault} The game is kept: resume it to start the engine anew, or play ${side} yourself.`;
  },
  engineStartsText: (name: string) => `The engine ${quoted(name)} is starting ..`,
  engineStartedText: ({ color, name }: EngineStarted) => `${sideName(color)} is ${programText(name)}.`,
  // fault: of `fileFaultText`
  lackText: ({ kind, variant }: Lack, fault: string) =>
    kind === 'no-net'
      ? `The net for ${nameInText(variant)} ${fault}. The computer plays without it, and weaker.`
      : `The book of openings for ${nameInText(variant)} ${fault}. The computer plays without it.`,
  // game: the name of the saved game
  unseatedText: ({ color, command }: UnseatedEngine, game: string) =>
    command === undefined
      ? 'Two computers do not play each other on a server: you move for both sides.'
      : `${sideName(color)} is the program "${programText(command)}", which was never started here, so it is not started now. If you trust it: komadai resume ${game} --start-engine`,
  tossedText: (pawns: string, name: string, color: Color) => `Furigoma: ${pawns}. ${name} tossed and plays ${sideName(color)}.`,
  levelText: (level: number) => `${level} ${LEVELS[level - 1] ?? ''}`.trimEnd(),
  computerName: (level: number) => `Computer, level ${level}`,
  GUEST: 'Guest',
};
