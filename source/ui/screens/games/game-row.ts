import { visibleText } from '../../../clean/clean-text.ts';
import type { GameEntry, GameSummary } from '../../../records/store/game-entry.ts';
import { playersText } from '../../../text/foreign-text.ts';
import {
  fileFaultText,
  listedResult,
  playedAtText,
  playerShown,
  shortResult,
} from '../../../text/records.ts';
import { bothPlayText } from '../../../text/speech.ts';
import type { Texts } from '../../../text/texts.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Preview } from '../../board/preview.ts';
import type { ListItem } from '../list/list-state.ts';
import { columnsText, fittingText, type GameColumns, playersWithin } from './game-columns.ts';
import type { SavedPreview } from './saved-previews.ts';

/** What a row does, and when its file may be read. */
interface GameRowOptions {
  readonly texts: Texts;
  readonly choose: (app: Navigator) => void;
  /** Reads a game whose row is shown: at once, or later if that takes too long. */
  readonly read: (entry: GameEntry) => void;
  /** What its game has come to. Default: not shown. */
  readonly preview?: (entry: GameEntry) => SavedPreview | undefined;
  /** The columns of a line of a width. */
  readonly columns: (width: number) => GameColumns;
}

/** A saved game as a line of the list. Its file is read when the line is shown. */
export class GameRow implements ListItem {
  readonly entry: GameEntry;
  readonly choose: (app: Navigator) => void;
  readonly #options: GameRowOptions;

  constructor(entry: GameEntry, options: GameRowOptions) {
    this.entry = entry;
    this.choose = options.choose;
    this.#options = options;
  }

  /** Date, players, game, result, moves and file in a line of a width, or why it cannot be read. */
  readonly text = (width: number): string => {
    const unreadable = this.#unreadable;
    if (unreadable !== undefined) return unreadable;
    return columnsText(this.#options.columns(width), this.#cells(width));
  };

  /** Why it could not be read to its end. */
  get hint(): string | undefined {
    const { fault } = this.#read() ?? {};
    return fault && visibleText(fileFaultText(this.#options.texts, this.entry.name, fault));
  }

  /** The texts that its line has no room for. */
  readonly detail = (width: number): string => {
    const game = this.#read();
    if (game === undefined || this.#unreadable !== undefined) return '';
    const { entry } = this;
    const columns = this.#options.columns(width);
    const cells = this.#cells(width);
    const line = columnsText(columns, cells);
    const sentences = [
      entry.name,
      playersText(this.#shownPlayers(game)),
      cells.game,
      game.fault ? '' : listedResult(this.#options.texts, game),
      columns.moves > 0 ? '' : this.#options.texts.study.movesText(game.plies),
      playedAtText(game.date, entry.modifiedMs),
      bothPlayText(this.#options.texts, this.#options.preview?.(entry)?.names),
    ].map(visibleText);
    return this.#options.texts.study.detailsText(
      sentences.filter((text) => text !== '' && !line.includes(text)),
    );
  };

  readonly preview = (): Preview | undefined => this.#options.preview?.(this.entry);

  /** All of it; undefined until it is read. */
  #read(): GameSummary | undefined {
    const { entry } = this;
    if (!entry.isRead) this.#options.read(entry);
    return entry.isRead ? entry.summary : undefined;
  }

  /** The text in the place of a game that has not even a start. */
  get #unreadable(): string | undefined {
    const { fault, plies } = this.#read() ?? {};
    return fault && plies === 0
      ? visibleText(fileFaultText(this.#options.texts, this.entry.name, fault))
      : undefined;
  }

  #shownPlayers({ black, white }: Pick<GameSummary, 'black' | 'white'>) {
    const shown = (name: string) => visibleText(playerShown(this.#options.texts, name));
    return { black: shown(black), white: shown(white) };
  }

  #cells(width: number) {
    const { entry } = this;
    const columns = this.#options.columns(width);
    const summary = this.#read();
    const { date, variant, black, white, ...result } = summary ?? entry.head;
    const players = this.#shownPlayers({ black, white });
    const at = visibleText(playedAtText(date, entry.modifiedMs));
    const results = [
      visibleText(listedResult(this.#options.texts, result)),
      shortResult(this.#options.texts, result),
    ];
    return {
      date: fittingText([at, at.slice(0, columns.date)], columns.date),
      players: playersWithin(this.#options.texts, players, columns.players),
      game: visibleText(this.#options.texts.words.nameOfGame(variant)),
      result: summary?.fault
        ? this.#options.texts.study.GAMES_ANSWERS.damaged
        : fittingText(results, columns.result),
      moves: summary ? `${summary.plies}` : '',
      name: visibleText(entry.name),
    };
  }
}
