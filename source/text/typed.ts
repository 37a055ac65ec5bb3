import type { BoardActivity } from '../activity/board-activity.ts';
import {
  inEnglish,
  lineIn,
  spelledIn,
  wordOf,
  wordSpellingsIn,
} from '../activity/word-spellings.ts';
import type { HelpedActivity, WordHelp } from '../activity/words/en.ts';
import type { NamedPiece, Origin } from '../rules/core/attempt.ts';
import type { Color } from '../rules/core/color.ts';
import type { IllegalFault, StandingPiece } from '../rules/core/illegal.ts';
import type { Move } from '../rules/core/move.ts';
import { type Position, pieceOn } from '../rules/core/position.ts';
import { makeSquare, rankOf, type Square } from '../rules/core/square.ts';
import { pieceData } from '../rules/core/variant.ts';
import { formatMoveList, type MoveNotation } from '../rules/notation/display.ts';
import { unquoteText } from '../rules/notation/fold-text.ts';
import { formatHodgesList } from '../rules/notation/hodges.ts';
import type { RefusedReading } from '../rules/notation/read-move.ts';
import { formatSquare } from '../rules/notation/square.ts';
import { foldTyped, typingForms } from '../rules/notation/typing-forms.ts';
import { type PreferenceName, preferenceValues } from '../settings/settings.ts';
import { byCode, byKind } from './by-code.ts';
import type { IllegalTold, OriginTold, ReadTold } from './en/game.ts';
import { shownInput } from './foreign-text.ts';
import { editDistance, nearestName } from './nearest.ts';
import { printed, type Teller } from './teller.ts';
import type { Texts } from './texts.ts';

/** What a player can do at a prompt besides playing moves. */
interface PromptHelp {
  /** The words that do something now. Default: none. */
  readonly words?: readonly string[];
  /** Whether Tab goes through the completions of a text. Default: no. */
  readonly hasTab?: boolean;
  /** Whether somebody plays there, whom sentences call `you`. Default: yes. */
  readonly hasPlayer?: boolean | undefined;
  /** How moves and squares are told. Default: printed, in the notation of the language. */
  readonly teller?: Teller;
}

// Refusals

/** A square with the rank before the file. */
const TURNED = /^([a-i])(\d)$/;

/**
 * Why a typed text is not played, in one line: the typed text, the rule, and what would be right.
 * @param position in which the text was read
 * @param help of the prompt at which it was typed; missing for a text from a file
 */
export function refusalText(
  texts: Texts,
  position: Position,
  typed: string,
  reading: RefusedReading,
  help?: PromptHelp,
): string {
  const teller = help?.teller ?? printed(texts);
  const { game, words } = texts;
  const { UNPLAYED } = teller.texts.game;
  const { variant } = position;
  const shown = shownInput(typed);
  const told = (moves: readonly Move[]) => moves.map((move) => teller.move(position, move));
  return byKind<RefusedReading>({
    choice({ moves: [declined, promoted] }) {
      // A suffix goes after any of the Latin forms; after kanji it would be no move.
      const isLatin = /^[!-~]+$/.test(shown) && !teller.isSpoken;
      const choices = isLatin ? [`${shown}+`, `${shown}=`] : told([promoted, declined]);
      return UNPLAYED.choice(shown, choices);
    },
    ambiguous: ({ moves }) => UNPLAYED.ambiguous(shown, told(moves)),
    illegal({ fault, drop }) {
      const isOwn = help !== undefined && help.hasPlayer !== false;
      const reason = illegalReason(position, fault, teller, isOwn);
      // A check is the same news, whatever was typed.
      const named = fault.code === 'in-check' ? undefined : shown;
      return UNPLAYED.illegal(named, reason, drop && teller.move(position, drop));
    },
    'not-understood'({ fault }) {
      if (fault.code === 'unreadable') return unreadableText(texts, position, typed, help);
      const { pieces, files, ranks } = variant;
      const names = pieces.map((_, kind) => words.nameOfPiece(variant, { kind, promoted: false }));
      const isWord = fault.code === 'unknown-piece' && /^[a-z]/.test(fault.piece);
      const nearest = isWord && nearestName(fault.piece, names);
      if (nearest) return words.didYouMean(shown, nearest);
      return byCode<ReadTold>(game.UNREAD)({
        ...fault,
        shown,
        game: words.nameInText(variant),
        pieces: isWord ? names : [pieces.map(({ hodges }) => hodges).join(' ')],
        meant:
          'square' in fault ? TURNED.exec(fault.square)?.slice(1).reverse().join('') : undefined,
        last: formatSquare(makeSquare(files, ranks)),
      });
    },
  })(reading);
}

/**
 * The rule that an illegal move breaks, and what would be right: `nifu. You already have ..`.
 * @param isOwn whether whoever reads it plays the side to move
 */
function illegalReason(
  position: Position,
  fault: IllegalFault,
  teller: Teller,
  isOwn: boolean,
): string {
  const { texts, square, isSpoken } = teller;
  const { variant, rules, turn } = position;
  const piece = (one: NamedPiece) => texts.words.nameOfPiece(variant, one);
  const squares = (all: readonly Square[]) => all.map(square);
  const standing = (one: StandingPiece) => ({
    name: piece(one),
    color: one.color,
    square: square(one.square),
  });
  /** How each field of a fault is told; others stay as they are. */
  const fields = {
    piece,
    square,
    to: square,
    squares,
    pawns: squares,
    // The first and the last square on which a piece can be put between.
    blocks: (all: readonly Square[]) =>
      squares([...new Set([...all.slice(0, 1), ...all.slice(-1)])]),
    by: standing,
    attacker: standing,
    checkers: (all: readonly StandingPiece[]) => all.map(standing),
    from({ file, rank }: Origin): OriginTold {
      if (file === undefined) return { kind: 'rank', name: teller.rank(rank ?? 0) };
      if (rank === undefined) return { kind: 'file', name: `${file}` };
      return { kind: 'square', name: square(makeSquare(file, rank)) };
    },
  };
  const told = Object.entries(fault).map(([field, value]) => [
    field,
    Reflect.get(fields, field)?.(value) ?? value,
  ]);
  return byCode<IllegalTold>(texts.game.ILLEGAL)({
    ...Object.fromEntries(told),
    game: texts.words.nameInText(variant),
    king: piece({ kind: rules.royal, promoted: false }),
    pawn: rules.pawn < 0 ? '' : piece({ kind: rules.pawn, promoted: false }),
    most: variant.pawnsPerFile ?? 1,
    rank: 'to' in fault ? teller.rank(rankOf(fault.to)) : '',
    isPromoted: 'piece' in fault && fault.piece.promoted,
    mover: { color: turn, reader: isOwn ? turn : undefined },
    isSpoken,
  });
}

/** Up to this number moves are named; more are only counted. */
const MOST_NAMED = 3;

/**
 * The answer to a text that is neither a move nor a word. At a prompt it tells a word that works
 * elsewhere alone, or names what begins with the text, what is near to it, or how a move is written;
 * for a text in a file, the move that is near to it.
 * @param position in which it was read
 */
export function unreadableText(
  texts: Texts,
  position: Position,
  typed: string,
  help: PromptHelp | undefined,
): string {
  const { words = [], hasTab = false, teller = printed(texts) } = help ?? {};
  const said = teller.texts.words;
  const shown = shownInput(typed);
  const hasHelp = words.includes('help');
  const lower = typed.trim().toLowerCase();
  const habit = habitOf(texts, typed, words);
  // Some words that do not exist have an answer of their own.
  const isAnswered = lower === 'y' || (words.includes('resign') && !habit);
  const answer = help && isAnswered ? texts.words.ANSWERS[lower] : undefined;
  if (answer) return said.answerText(shown, answer);
  const word = help && wordOf(typed);
  if (word !== undefined && !words.includes(word) && !habit) {
    return texts.words.notHere(spelledIn(texts.language, word), hasHelp);
  }
  const begun = help ? begunMoves(position, typed, teller) : [];
  const [first = ''] = begun;
  if (begun.length > MOST_NAMED) {
    return said.manyMoves(shown, begun.length, first, begun.at(-1) ?? first, hasTab);
  }
  const meant = begun.length > 0 ? said.orList(begun) : nearWord(texts, typed, words);
  if (meant) return said.didYouMean(shown, meant);
  const nearest = nearestMove(position, typed, teller);
  if (nearest) return said.notUnderstoodButNear(shown, nearest);
  const example = help && exampleMove(position, teller);
  return said.notUnderstood(shown, example, { isSpoken: teller.isSpoken, hasHelp });
}

/** The words that are named after the end of a game, if they work; the line has room for three. */
const AFTER_END = ['analyse', 'rematch', 'replay'];

/** The answer to a line, or to Enter, after the end of a game. @param words those that work */
export function gameOverText(texts: Texts, typed: string, words: readonly string[]): string {
  const working = AFTER_END.filter((word) => words.includes(word));
  const meant = typed === '' ? undefined : nearWord(texts, typed, words);
  const shown = shownInput(lineIn(texts.language, typed));
  if (meant) return texts.words.didYouMean(shown, meant);
  return texts.words.overText(typed === '' ? undefined : shown, working);
}

/** The answer to a line that is no word, where there are words alone. */
export function unknownWordText(texts: Texts, typed: string, words: readonly string[]): string {
  const meant = nearWord(texts, typed, words);
  const shown = shownInput(typed);
  return meant ? texts.words.didYouMean(shown, meant) : texts.words.noSuchWord(shown, words);
}

// What is near to a text

/** A longer text is no slip of the finger. */
const LONGEST = 24;

/** What may be the beginning of a word: letters of Latin, or of another script. */
const NAME = /^(?:[a-z]{2,}|(?:(?![a-z])[\p{L}\p{M}ー])+)/u;

/** The word or words that a text may have meant, as they are offered; undefined where none is near. */
export function nearWord(
  texts: Texts,
  typed: string,
  words: readonly string[],
): string | undefined {
  const text = typed.length > LONGEST ? '' : unquoteText(typed).toLowerCase().replace(/^:/, '');
  const spellingsOf = (word: string) => wordSpellingsIn(texts.language, word);
  const offered = (word: string) => spelledIn(texts.language, word);
  const habit = habitOf(texts, text, words);
  if (habit) return offered(habit);
  const [name = ''] = NAME.exec(text.normalize('NFKC')) ?? [];
  if (name === '') return undefined;
  // The last syllable of Korean may be half typed.
  const start = name.normalize('NFKD');
  const begun = words.filter((word) =>
    spellingsOf(word).some((one) => one.normalize('NFKD').startsWith(start)),
  );
  if (begun.length > 0) return texts.words.orList(begun.map(offered));
  // Many names of people share one of two kanji with a word.
  if (/^[^a-z]/.test(name) && start.length < 3) return undefined;
  const spellings = new Map(words.flatMap((word) => spellingsOf(word).map((one) => [one, word])));
  const nearest = spellings.get(nearestName(name, [...spellings.keys()]) ?? '');
  return nearest && offered(nearest);
}

/** Our word for what people type who know other programs. */
function habitOf(texts: Texts, typed: string, words: readonly string[]): string | undefined {
  const lower = typed.trim().toLowerCase();
  return words.find((word) => texts.words.OTHER_WORDS[word]?.includes(lower));
}

/** The legal moves that begin with a text, in the order of their printed form. */
function begunMoves(position: Position, typed: string, teller: Teller): string[] {
  const wanted = typed.length > LONGEST ? '' : foldTyped(unquoteText(typed));
  if (wanted === '') return [];
  return formatHodgesList(position)
    .filter(({ move }) => typingForms(position, move).some((form) => form.startsWith(wanted)))
    .sort((one, other) => (one.text < other.text ? -1 : 1))
    .map(({ move }) => teller.move(position, move));
}

/** The one legal move whose spelling is nearest to a text, if one is near. */
function nearestMove(position: Position, typed: string, teller: Teller): string | undefined {
  const fold = (text: string) => text.toLowerCase().replace(/[\s-]/g, '');
  const wanted = typed.length > LONGEST ? '' : fold(typed);
  const limit = wanted.length < 4 ? 1 : 2;
  const [first, second] = formatHodgesList(position)
    .map(({ move, text }) => ({ move, distance: editDistance(wanted, fold(text)) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
  const isOne = first && first.distance !== second?.distance;
  return isOne ? teller.move(position, first.move) : undefined;
}

/** A legal move that shows how moves are written; one of a pawn if there is one, and no choice. */
export function exampleMove(position: Position, teller: Teller): string | undefined {
  const example = exampleOf(position);
  return example === undefined ? undefined : teller.move(position, example);
}

/** The move of `exampleMove`. */
export function exampleOf(position: Position): Move | undefined {
  const moves = formatHodgesList(position);
  const pawn = position.variant.pieces.find(({ role }) => role === 'pawn')?.hodges;
  const plain = moves.filter(({ text }) => !/[+=]$/.test(text));
  return (plain.find(({ text }) => text.startsWith(`${pawn}-`)) ?? plain[0] ?? moves[0])?.move;
}

// Completions

/** Something that the typed text may become. */
export interface Candidate {
  readonly text: string;
  /** The legal move that it is; missing for a word. */
  readonly move?: Move;
}

interface CandidateForms extends Candidate {
  /** All spellings of a move, folded, or of a word. */
  readonly forms: readonly string[];
}

/** The board on which moves are typed. */
export type TypedBoard = Pick<BoardActivity<unknown>, 'game' | 'isOver' | 'isWaiting'>;

/** Words that change the setting of their name. */
const SETTING_WORDS = ['labels', 'theme', 'language'] as const satisfies readonly PreferenceName[];

/** What can be typed in one position: its legal moves, then the words. */
export class Completions {
  readonly language: string;
  readonly notation: MoveNotation;
  readonly #all: readonly CandidateForms[];
  readonly #position: Position | undefined;

  /**
   * @param language of the words
   * @param notation notation of the moves
   * @param words words that do something now
   * @param board missing where none is played on
   */
  constructor(
    language: string,
    notation: MoveNotation,
    words: readonly string[],
    board?: TypedBoard,
  ) {
    this.language = language;
    this.notation = notation;
    const { position, lastTo } = board && !board.isOver && !board.isWaiting ? board.game : {};
    this.#position = position;
    this.#all = [
      ...(position ? movesOf(position, notation, lastTo) : []),
      ...words.map((word) => {
        const forms = wordSpellingsIn(language, word);
        return { text: forms[0] ?? word, forms };
      }),
    ];
  }

  /** Everything that begins with the text; of all there is, the example of a move comes first. */
  matching(text: string): Candidate[] {
    const typed = foldTyped(text);
    const word = text.trim().toLowerCase();
    const found = this.#all.filter((candidate) =>
      candidate.forms.some((form) => form.startsWith(candidate.move === undefined ? word : typed)),
    );
    const english = inEnglish(text).trimStart().toLowerCase();
    const [, name, value = ''] = /^([a-z]+)\s+(.*)$/.exec(english) ?? [];
    const setting = SETTING_WORDS.find((one) => one === name);
    if (setting && this.#all.some(({ forms }) => forms.includes(setting))) {
      return preferenceValues(setting)
        .filter((one) => one.startsWith(value))
        .map((one) => ({ text: `${spelledIn(this.language, setting)} ${one}` }));
    }
    const example = word === '' && this.#position ? exampleOf(this.#position) : undefined;
    const isFirst = ({ move }: Candidate) => move !== undefined && move === example;
    return [...found.filter(isFirst), ...found.filter((candidate) => !isFirst(candidate))];
  }
}

/** The legal moves of a position as they are written, in the order of their text. */
function movesOf(position: Position, notation: MoveNotation, lastTo?: Square): CandidateForms[] {
  return formatMoveList(position, notation, lastTo)
    .map(({ move, text }) => ({ move, text, forms: typingForms(position, move, lastTo) }))
    .sort((one, other) => (one.text < other.text ? -1 : 1));
}

// The cursor, and the help of words

/** Names what stands on a square, to the player of a side: `7g: your pawn (P).` */
export function squareText(
  { texts, square: told }: Teller,
  position: Position,
  square: Square,
  person: Color,
): string {
  const { variant } = position;
  const piece = pieceOn(position, square);
  const standing = piece && {
    name: texts.words.nameOfPiece(variant, piece),
    letters: (piece.promoted ? '+' : '') + pieceData(variant, piece.kind).hodges,
    color: piece.color,
  };
  return texts.board.onSquare(told(square), standing, person);
}

/** Names pieces in the hand of the side to move: `In your hand: 2 pawns (P).` */
export function inHandText(texts: Texts, position: Position, kind: number, person: Color): string {
  const { variant, turn } = position;
  const name = texts.words.nameOfPiece(variant, { kind, promoted: false });
  const letters = pieceData(variant, kind).hodges;
  return texts.board.inHand(turn, person, position.inHand(turn, kind), { name, letters });
}

/** Why Enter picks up nothing. */
export type IdleReason = keyof Texts['board']['STUCK_TEXTS'] | 'no-cursor';

/** Says why Enter does nothing, and what would help. */
export function idleText(teller: Teller, position: Position, why: IdleReason): string {
  const { noCursorText, STUCK_TEXTS } = teller.texts.board;
  return why === 'no-cursor' ? noCursorText(exampleMove(position, teller)) : STUCK_TEXTS[why];
}

/** What a word does in an activity; undefined for a word that has no help. */
export function wordHelp(texts: Texts, activity: HelpedActivity, word: string): string | undefined {
  const rows: Readonly<Record<string, WordHelp>> = texts.words.WORDS;
  const row = rows[word];
  // What a server says of a room is mostly what a room at home says.
  return row?.[activity] ?? (activity === 'served' ? row?.room : undefined) ?? row?.help;
}

/** What words do in an activity, a line each. */
export function wordHelpLines(
  texts: Texts,
  activity: HelpedActivity,
  words: readonly { readonly name: string; readonly short?: string | undefined }[],
): string[] {
  return words.flatMap(({ name, short }) => {
    const help = wordHelp(texts, activity, name);
    return help === undefined ? [] : [texts.words.wordHelpText(name, short, help)];
  });
}
