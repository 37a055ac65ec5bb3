import { type LookingWord, PLAIN_WORDS, type PlainWord, type WordLine } from '../match/words.ts';
import type { Color } from '../rules/core/color.ts';
import type { Game } from '../rules/core/game.ts';
import type { Position } from '../rules/core/position.ts';
import type { Square } from '../rules/core/square.ts';
import type { Variant } from '../rules/core/variant.ts';
import { inBoardOrder } from '../rules/notation/board-order.ts';
import { formatHodgesList } from '../rules/notation/hodges.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import { preferenceValues } from '../settings/settings.ts';
import { boardLines } from '../text/board-lines.ts';
import type { Charset } from '../text/charset.ts';
import { noClipboardText } from '../text/clipboard.ts';
import { PLAIN_WORD_HELP } from '../text/looking.ts';
import { type Looks, NO_LOOKS } from '../text/looks.ts';
import { pageLines } from '../text/page.ts';
import { findPieces, pieceLetters } from '../text/piece-names.ts';
import { piecePage } from '../text/piece-page.ts';
import { rulesPage } from '../text/rules-page.ts';
import { setFaultText, settingKeptText } from '../text/settings-fault.ts';
import { tellerFor } from '../text/speech.ts';
import { statusTexts } from '../text/status.ts';
import { listMoves, type Teller } from '../text/teller.ts';
import { sfenOf, tellPosition, tellRanks } from '../text/whereabouts.ts';
import { refuse } from './run-lines.ts';

/** The width of texts of several lines. */
const WIDTH = 80;

/** What is on a board. */
export interface OnBoard {
  readonly game: Game;
  /** The side at the bottom, as long as nobody turns the board. */
  readonly bottom: Color;
  /** Tells how the game stands. */
  readonly status: () => string[];
  /** Tells the last move. */
  readonly last: () => string | undefined;
}

interface LineBoardOptions {
  readonly settings: SessionSettings;
  readonly charset: Charset;
  /** Default: no colours. */
  readonly looks?: Looks | undefined;
  readonly onBoard: () => OnBoard;
  /** The help on what is not a word of every board. */
  readonly help: () => string[];
}

/** A board without a screen. It answers the words that leave what is on it as it is. */
export class LineBoard {
  readonly #options: LineBoardOptions;
  /** Whether the player has turned it. */
  #isTurned = false;

  constructor(options: LineBoardOptions) {
    this.#options = options;
  }

  /** Tells moves and squares as the settings say. */
  get teller(): Teller {
    const { speech, notation } = this.#options.settings.all;
    return tellerFor(speech, notation);
  }

  /** Answers a word of the line mode alone, in a list of lines. */
  tell({ word, argument }: WordLine<PlainWord>): string[] | Promise<string[]> {
    const { settings, onBoard } = this.#options;
    switch (word) {
      case 'speech':
        return answerSetting(settings, word, argument);
      case 'status':
        return onBoard().status();
      case 'last': {
        const last = onBoard().last();
        return last === undefined ? refuse('last: no move has been played.') : [last];
      }
      case 'copy':
        return refuse(noClipboardText(sfenOf(onBoard().game)));
      default: {
        const told = tellPosition(onBoard().game, word, argument, this.teller);
        return told.ok ? told.value : refuse(told.fault);
      }
    }
  }

  /** Answers a word that looks, in a list of lines. */
  answer(word: LookingWord, argument: string): string[] | Promise<string[]> {
    const { settings, charset, onBoard, help } = this.#options;
    const { position, variant, lastTo } = onBoard().game;
    switch (word) {
      case 'moves':
        return answerMoves(position, this.teller, lastTo);
      case 'show':
        return answerShow(variant, argument, charset);
      case 'flip':
        this.#isTurned = !this.#isTurned;
        return [`${this.#isFlipped ? 'White' : 'Black'} is at the bottom.`];
      case 'labels':
      case 'theme':
        return answerSetting(settings, word, argument);
      case 'board':
        return this.lines();
      case 'rules':
        return pageLines(rulesPage(variant, charset), WIDTH);
      case 'help':
        return [...help(), ...helpOf(PLAIN_WORDS, PLAIN_WORD_HELP)];
      default:
        return word satisfies never;
    }
  }

  /**
   * The position, drawn or, where moves are spoken, rank by rank; the last move, and a check.
   * @param last the last move, as it is told
   */
  standing(last: string | undefined): string[] {
    const { game } = this.#options.onBoard();
    const { teller } = this;
    return [
      ...(teller.isSpoken ? tellRanks(game.position, teller) : this.lines()),
      ...(last === undefined ? [] : [`Last: ${last}`]),
      ...statusTexts(game, teller),
    ];
  }

  /** The board as the settings show it. */
  lines(): string[] {
    const { settings, charset, looks = NO_LOOKS, onBoard } = this.#options;
    const { position } = onBoard().game;
    const { labels, coordinates, reigning } = settings.all;
    const style = { charset, looks, labels, coordinates, reigning, flipped: this.#isFlipped };
    return boardLines(position.variant, position, style);
  }

  /** Whether White is at the bottom. */
  get #isFlipped(): boolean {
    return (this.#options.onBoard().bottom === 'white') !== this.#isTurned;
  }
}

/** Changes a setting that has a word of its own. */
async function answerSetting(
  settings: SessionSettings,
  name: 'labels' | 'speech' | 'theme',
  value: string,
): Promise<string[]> {
  const values: readonly string[] = preferenceValues(name);
  if (!values.includes(value)) return refuse(`${name}: say ${values.join(', ')}.`);
  const result = await settings.set(name, value);
  return result.ok ? [settingKeptText(name, value)] : refuse(setFaultText(result.fault));
}

/** The help on words, with their short forms, a line each. */
export function helpOf<Word extends string>(
  words: readonly { readonly name: Word; readonly short?: string | undefined }[],
  help: Readonly<Record<Word, string>>,
): string[] {
  return words.map(({ name, short }) => `${name}${short ? `, ${short}` : ''}: ${help[name]}`);
}

/** The legal moves, in one line. */
function answerMoves(position: Position, teller: Teller, lastTo?: Square): string[] {
  const moves = inBoardOrder(formatHodgesList(position)).map(({ move }) =>
    teller.move(position, move, lastTo),
  );
  return [moves.length > 0 ? listMoves(moves, teller) : 'There is no legal move.'];
}

/** The page of a piece by its name. */
function answerShow(variant: Variant, name: string, charset: Charset): string[] {
  const [kind] = findPieces(variant, name);
  return kind === undefined
    ? refuse(`show: say one of ${pieceLetters(variant).join(' ')}.`)
    : pageLines(piecePage(variant, kind, charset), WIDTH);
}
