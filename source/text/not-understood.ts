import { lineIn, spelledIn, wordOf, wordSpellingsIn } from '../activity/word-spellings.ts';
import type { Move } from '../rules/core/move.ts';
import type { Position } from '../rules/core/position.ts';
import { unquoteText } from '../rules/notation/fold-text.ts';
import { formatHodgesList } from '../rules/notation/hodges.ts';
import { foldTyped, typingForms } from '../rules/notation/typing-forms.ts';
import { editDistance, nearestName } from './nearest.ts';
import { shownInput } from './shown-input.ts';
import { printed, type Teller } from './teller.ts';
import type { Texts } from './texts.ts';

/** What a player can do at a prompt besides playing moves. */
export interface PromptHelp {
  /** The words that do something now. Default: none. */
  readonly words?: readonly string[];
  /** Whether Tab goes through the completions of a text. Default: no. */
  readonly hasTab?: boolean;
  /** Whether somebody plays there, whom sentences call `you`. Default: yes. */
  readonly hasPlayer?: boolean | undefined;
  /** How moves and squares are told. Default: in Hodges notation. */
  readonly teller?: Teller;
}

/** A longer text is no slip of the finger. */
const LONGEST = 24;

/** What may be the beginning of a word: letters of Latin, or of another script. */
const NAME = /^(?:[a-z]{2,}|(?:(?![a-z])[\p{L}\p{M}ー])+)/u;

/** Up to this number moves are named; more are only counted. */
const MOST_NAMED = 3;

/** The words that are named after the end of a game, if they work; the line has room for three. */
const AFTER_END = ['analyse', 'rematch', 'replay'];

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
  // Answers to words that there are not.
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

/**
 * The answer to a move or a word after the end of a game, and to Enter alone.
 * @param words those that work
 */
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
