import stringWidth from 'string-width';
import type { Match } from '../../match/match.ts';
import type { GameRecord } from '../../records/record.ts';
import { type GameEntry, type GameFile, nameOf, StoreError } from '../../records/store.ts';
import { fileFaultText, resumeFaultText, storeErrorText } from '../../text/record-fault.ts';
import { damagedText, severalGamesText } from '../../text/replay.ts';
import type { App } from '../app.ts';
import { cutText, padText, visibleText } from '../row.ts';
import type { Services } from '../services.ts';
import { type ListItem, ListScreen } from './list.ts';
import { PlayScreen } from './play.ts';
import { ReplayScreen } from './replay.ts';

/** The games of the folder: Enter steps through one, r goes on with one that is not finished. */
export function gamesScreen(services: Services): ListScreen {
  const { store } = services;
  const entries = store.list();
  const texts = entryTexts(entries);
  const screen: ListScreen = new ListScreen({
    title: 'Saved games',
    items: entries.map((entry, index): ListItem => {
      const warn = (text: string | undefined) => {
        screen.warning = text;
      };
      return {
        text: texts[index],
        choose: (app) => warn(openReplay(services, entry.path, app)),
        keys: { r: (app) => warn(openGame(services, entry.path, app)) },
      };
    }),
    keyHelp: 'r resume',
  });
  return screen;
}

/** Columns that the names of the two players may take in the list. */
const PLAYERS_COLUMNS = 30;

/** A line for each game, in columns. */
function entryTexts(entries: readonly GameEntry[]): string[] {
  const rows = entries.map(entryCells);
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(0, ...rows.map((cells) => stringWidth(cells?.[column] ?? ''))),
  );
  return rows.map((cells, index) => {
    const name = visibleText(entries[index].name);
    if (cells === undefined) return `${name}  cannot be read`;
    return [...cells.map((cell, column) => padText(cell, widths[column])), name].join('  ');
  });
}

/** What is said of a game before its name; undefined where it cannot be read. */
function entryCells(entry: GameEntry): string[] | undefined {
  const { date, variant, black, white, score, plies, fault } = entry;
  if (fault && plies === 0) return undefined;
  const players = cutText(visibleText(`${black} - ${white}`), PLAYERS_COLUMNS);
  return [date, variant, players, score, `${plies} ${plies === 1 ? 'ply' : 'plies'}`];
}

/** Goes on with a saved game. @returns why that is not possible */
export function openGame(services: Services, path: string, app: App): string | undefined {
  return orStoreError(() => {
    const match = services.table.resume(path);
    if (!match.ok) return resumeFaultText(nameOf(path), match.fault);
    app.reset(new PlayScreen(services, match.value, 'Resumed.'));
    return undefined;
  });
}

/** Steps through a saved game. @returns why that is not possible */
export function openReplay(services: Services, path: string, app: App): string | undefined {
  return orStoreError(() => {
    const file = services.store.load(path);
    const name = nameOf(path);
    if (!file.ok) return fileFaultText(name, file.fault);
    const [{ record, fault }] = file.value.games;
    if (!record) return fault && fileFaultText(name, fault);
    app.open(replayFile(services, file.value, record));
    return undefined;
  });
}

/**
 * The replay of a file's first game. What is changed there goes into the file, unless that would
 * lose what else it holds.
 */
export function replayFile(
  services: Services,
  { path, name, games }: GameFile,
  record: GameRecord,
): ReplayScreen {
  const { store, table } = services;
  const current = table.latestAt(path);
  if (current) return replayMatch(services, current, 0);
  const [{ fault }, ...others] = games;
  if (fault) {
    const note = fileFaultText(name, fault);
    return new ReplayScreen(services, record, 0, { note, cannotSave: damagedText(name) });
  }
  if (others.length > 0) {
    return new ReplayScreen(services, record, 0, { cannotSave: severalGamesText(name) });
  }
  return new ReplayScreen(services, record, 0, { save: () => store.save(path, record) });
}

/**
 * The replay of a game that may still be played on: its own moves stay as they are.
 * @param ply where to begin. Default: the last move.
 */
export function replayMatch(services: Services, match: Match, ply = match.game.ply): ReplayScreen {
  const { save } = match.options;
  return new ReplayScreen(services, match.record, ply, { save, isPlayed: true });
}

function orStoreError(run: () => string | undefined): string | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof StoreError) return storeErrorText(error);
    throw error;
  }
}
