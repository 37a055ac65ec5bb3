import type { Page } from '../activity/answer.ts';
import { type BoardActivity, bottomOf } from '../activity/board-activity.ts';
import type { Position } from '../rules/core/position.ts';
import type { Square } from '../rules/core/square.ts';
import type { Variant } from '../rules/core/variant.ts';
import { inBoardOrder } from '../rules/notation/board-order.ts';
import { formatHodgesList } from '../rules/notation/hodges.ts';
import { notationIn } from '../settings/language.ts';
import { boardLines } from '../text/board-lines.ts';
import { type Charset, type Looks, NO_LOOKS } from '../text/charset.ts';
import { pageLines } from '../text/page.ts';
import { piecePage } from '../text/piece-page.ts';
import { findPieces, offeredPieces } from '../text/pieces.ts';
import { rulesPage } from '../text/rules.ts';
import { tellerFor } from '../text/speech.ts';
import { statusTexts } from '../text/status.ts';
import { listMoves, printedIn, type Teller } from '../text/teller.ts';
import type { Texts } from '../text/texts.ts';
import type { Tongue } from '../text/tongue.ts';
import { tellRanks } from '../text/whereabouts.ts';
import { refuse } from './run-lines.ts';

/** The width of texts of several lines. */
const WIDTH = 80;

/** How lines are written. */
export interface LineStyle {
  readonly tongue: Tongue;
  readonly charset: Charset;
  /** Default: no colours. */
  readonly looks?: Looks | undefined;
  /** Told before the first heading. Default: nothing. */
  readonly greeting?: readonly string[];
}

interface LineBoardOptions extends LineStyle {
  readonly activity: BoardActivity<unknown>;
}

/** The board of an activity in lines. */
export class LineBoard {
  readonly #options: LineBoardOptions;

  constructor(options: LineBoardOptions) {
    this.#options = options;
  }

  /** Tells moves and squares as the settings say. */
  get teller(): Teller {
    const { speech, notation } = this.#options.activity.settings.all;
    return tellerFor(this.#options.tongue.texts, speech, notation);
  }

  /** A text about what is on the board, in a list of lines. */
  page(page: Exclude<Page, { code: 'help' }>): string[] {
    const { activity, charset } = this.#options;
    const { texts } = this.teller;
    const { position, variant, lastTo } = activity.game;
    switch (page.code) {
      case 'moves':
        return answerMoves(position, this.teller, lastTo);
      case 'show':
        return answerShow(texts, variant, page.name, charset);
      case 'board':
        return this.#drawn();
      case 'rules': {
        const notation = notationIn(texts.language, activity.settings.all.notation);
        return pageLines(rulesPage(printedIn(texts, notation), variant, charset), WIDTH);
      }
      default:
        return page satisfies never;
    }
  }

  /**
   * The position, the last move, and a check.
   * @param last the last move, as it is told
   */
  standing(last: string | undefined): string[] {
    const { game } = this.#options.activity;
    return [
      ...this.told(),
      ...(last === undefined ? [] : [this.teller.texts.settings.lastMoveText(last)]),
      ...statusTexts(game, this.teller),
    ];
  }

  /** The board, drawn or, where moves are spoken, rank by rank. */
  told(): string[] {
    const { teller } = this;
    const { position } = this.#options.activity.game;
    return teller.isSpoken ? tellRanks(position, teller) : this.#drawn();
  }

  /** The board as the settings show it. */
  #drawn(): string[] {
    const { activity, charset, looks = NO_LOOKS } = this.#options;
    const { position } = activity.game;
    const { coordinates } = activity.settings;
    const { labels, reigning } = activity.settings.all;
    const flipped = bottomOf(activity) === 'white';
    const style = { charset, looks, labels, coordinates, reigning, flipped };
    return boardLines(this.teller.texts, position.variant, position, style);
  }
}

/** The legal moves, in one line. */
function answerMoves(position: Position, teller: Teller, lastTo?: Square): string[] {
  const moves = inBoardOrder(formatHodgesList(position)).map(({ move }) =>
    teller.move(position, move, lastTo),
  );
  return [moves.length > 0 ? listMoves(moves, teller) : teller.texts.settings.NO_LEGAL_MOVE];
}

/** The page of a piece by its name. */
function answerShow(texts: Texts, variant: Variant, name: string, charset: Charset): string[] {
  const [kind] = findPieces(texts, variant, name);
  return kind === undefined
    ? refuse(texts.words.sayPieceText(offeredPieces(texts, variant)))
    : pageLines(piecePage(texts, variant, kind, charset), WIDTH);
}
