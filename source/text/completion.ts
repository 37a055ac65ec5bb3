import type { BoardActivity } from '../activity/board-activity.ts';
import { inEnglish, spelledIn, wordSpellingsIn } from '../activity/word-spellings.ts';
import type { Move } from '../rules/core/move.ts';
import type { Position } from '../rules/core/position.ts';
import type { Square } from '../rules/core/square.ts';
import { formatMoveList, type MoveNotation } from '../rules/notation/display.ts';
import { foldTyped, typingForms } from '../rules/notation/typing-forms.ts';
import { type PreferenceName, preferenceValues } from '../settings/settings.ts';
import { exampleOf } from './not-understood.ts';

/** Words that change the setting of their name. */
const SETTING_WORDS = ['labels', 'theme', 'language'] as const satisfies readonly PreferenceName[];

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
