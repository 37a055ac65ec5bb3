import { VARIANTS } from '../core/variants/index.ts';
import type { GameEntry, GameSummary } from '../records/game-entry.ts';
import { SCORES } from '../records/termination.ts';
import { playersText } from '../text/games.ts';
import { fileFaultText } from '../text/record-fault.ts';
import type { App } from './app.ts';
import { cutText, padText, visibleText } from './row.ts';
import type { ListItem } from './screens/list.ts';

/** Columns: the same for all games, so that no row has to wait until all are read. */
const WIDTHS = {
  date: '2026.11.20'.length,
  variant: longest(VARIANTS.map(({ id }) => id)),
  players: 24,
  score: longest(SCORES),
  plies: '100 plies'.length,
};

/** What a row does, and when its file may be read. */
export interface GameRowOptions {
  readonly choose: (app: App) => void;
  /** Reads a game whose row is shown: at once, or later if that takes too long. */
  readonly read: (entry: GameEntry) => void;
}

/** A saved game as a line of the list. Its file is read when the line is shown. */
export class GameRow implements ListItem {
  readonly entry: GameEntry;
  readonly choose: (app: App) => void;
  readonly #read: (entry: GameEntry) => void;

  constructor(entry: GameEntry, { choose, read }: GameRowOptions) {
    this.entry = entry;
    this.choose = choose;
    this.#read = read;
  }

  /** Date, variant, players, result, moves and name, or why it cannot be read. */
  get text(): string {
    const { entry } = this;
    if (!entry.isRead) this.#read(entry);
    if (!entry.isRead) return rowText(entry.name, entry.head, entry.head.score, '');
    const { score, plies, fault } = entry.summary;
    if (fault && plies === 0) return visibleText(fileFaultText(entry.name, fault));
    const result = fault ? 'damaged' : score;
    return rowText(entry.name, entry.summary, result, `${plies} ${plies === 1 ? 'ply' : 'plies'}`);
  }

  /** Why it could not be read to its end. */
  get hint(): string | undefined {
    const { entry } = this;
    if (!entry.isRead) this.#read(entry);
    const fault = entry.isRead ? entry.summary.fault : undefined;
    return fault && visibleText(fileFaultText(entry.name, fault));
  }
}

function rowText(
  name: string,
  game: Pick<GameSummary, 'date' | 'variant' | 'black' | 'white'>,
  result: string,
  plies: string,
): string {
  const cells = [
    column(game.date, WIDTHS.date),
    column(game.variant, WIDTHS.variant),
    column(playersText(game), WIDTHS.players),
    column(result, WIDTHS.score),
    column(plies, WIDTHS.plies),
  ];
  return [...cells, visibleText(name)].join('  ');
}

function column(text: string, width: number): string {
  return padText(cutText(visibleText(text), width), width);
}

function longest(texts: readonly string[]): number {
  return Math.max(...texts.map(({ length }) => length));
}
