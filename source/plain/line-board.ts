import type { LookingWord } from '../match/words.ts';
import type { Color } from '../rules/core/color.ts';
import type { Position } from '../rules/core/position.ts';
import type { Square } from '../rules/core/square.ts';
import type { Variant } from '../rules/core/variant.ts';
import { inBoardOrder } from '../rules/notation/board-order.ts';
import { formatHodgesList } from '../rules/notation/hodges.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import { boardLines } from '../text/board-lines.ts';
import type { Charset } from '../text/charset.ts';
import { type Looks, NO_LOOKS } from '../text/looks.ts';
import { pageLines } from '../text/page.ts';
import { findPieces, pieceLetters } from '../text/piece-names.ts';
import { piecePage } from '../text/piece-page.ts';
import { rulesPage } from '../text/rules-page.ts';
import { tellerFor } from '../text/speech.ts';
import { listMoves, type Teller } from '../text/teller.ts';
import { answerSetting, refuse } from './answers.ts';

/** The width of texts of several lines. */
const WIDTH = 80;

/** What is on a board. */
export interface OnBoard {
  readonly position: Position;
  /** The destination of the last move. */
  readonly lastTo: Square | undefined;
  /** The side at the bottom, as long as nobody turns the board. */
  readonly bottom: Color;
}

interface LineBoardOptions {
  readonly settings: SessionSettings;
  readonly charset: Charset;
  /** Default: no colours. */
  readonly looks?: Looks | undefined;
  readonly onBoard: () => OnBoard;
  readonly help: () => string[];
}

/** The board of a game without a screen. It answers the words that leave what is on it as it is. */
export class LineBoard {
  readonly #options: LineBoardOptions;
  /** Whether the player has turned it. */
  #isTurned = false;

  constructor(options: LineBoardOptions) {
    this.#options = options;
  }

  /** Answers a word that looks, in a list of lines. */
  answer(word: LookingWord, argument: string): string[] | Promise<string[]> {
    const { settings, charset, onBoard, help } = this.#options;
    const { position, lastTo } = onBoard();
    const { variant } = position;
    switch (word) {
      case 'moves':
        return answerMoves(position, tellerFor(settings.all.speech, settings.all.notation), lastTo);
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
        return help();
      default:
        return word satisfies never;
    }
  }

  /** The board as the settings show it. */
  lines(): string[] {
    const { settings, charset, looks = NO_LOOKS, onBoard } = this.#options;
    const { position } = onBoard();
    const { labels, coordinates, reigning } = settings.all;
    const style = { charset, looks, labels, coordinates, reigning, flipped: this.#isFlipped };
    return boardLines(position.variant, position, style);
  }

  /** Whether White is at the bottom. */
  get #isFlipped(): boolean {
    return (this.#options.onBoard().bottom === 'white') !== this.#isTurned;
  }
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
