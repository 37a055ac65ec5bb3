import type { ReplayOptions } from '../../../activity/replay.ts';
import { fileEdits } from '../../../activity/replay-edits.ts';
import type { Match } from '../../../match/match.ts';
import type { GameFile } from '../../../records/store/game-file.ts';
import { nameOf } from '../../../records/store/game-folder.ts';
import { StoreError } from '../../../records/store/store.ts';
import type { GameRecord } from '../../../records/tree/record.ts';
import type { RoomKey } from '../../../records/tree/room-tag.ts';
import type { Rooms } from '../../../rooms/rooms.ts';
import type { OpenedGame } from '../../../study/index/found-game.ts';
import { keepOwnMistakes } from '../../../study/mistakes/keep-mistakes.ts';
import { mistakeGameName } from '../../../study/mistakes/mistake-game.ts';
import { fileFaultText, removeFaultText, resumeFaultText } from '../../../text/records.ts';
import type { Wording } from '../../../text/tongue.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { playScreen } from '../play/play.ts';
import { type ReplayScreen, replayOf } from '../replay/replay.ts';
import { watchGame } from '../replay/watch.ts';
import { roomScreen } from '../rooms/room-screen.ts';

/** Deletes a saved game. @returns why that is not possible */
export function removeGame({ store }: Services, path: string): Wording | undefined {
  return orStoreError(() => {
    const removed = store.remove(path);
    if (removed.ok) return undefined;
    return (texts) => removeFaultText(texts, nameOf(path), removed.fault);
  });
}

/**
 * Resumes a saved game, or watches it if another process has it.
 * @returns why that is not possible
 */
export function openSavedGame(
  services: Services,
  path: string,
  app: Navigator,
): Wording | undefined {
  return orStoreError(() => {
    const match = services.table.resume(path);
    if (match.ok) {
      const { wasCutOff } = services.table;
      const resumed: Wording = ({ records }) => records.resumedText(undefined, wasCutOff);
      app.reset(playScreen(services, match.value, resumed));
      return undefined;
    }
    const { fault } = match;
    if (fault.code === 'in-room' && services.rooms) {
      return goBackToRoom(services, services.rooms, nameOf(path), fault.room, app);
    }
    if (fault.code !== 'open-elsewhere') {
      return (texts) => resumeFaultText(texts, nameOf(path), fault);
    }
    const watched = watchGame(services, path);
    if (!watched.ok) return (texts) => fileFaultText(texts, nameOf(path), watched.fault);
    app.open(watched.value);
    return undefined;
  });
}

/** Goes back into the room of a game: as its host, or as a guest. @returns what is said until then */
function goBackToRoom(
  services: Services,
  rooms: Rooms,
  game: string,
  room: RoomKey,
  app: Navigator,
): Wording {
  const { screen } = app;
  const warn = (warning: Wording) => app.reset(app.routes.menu(services, undefined, warning));
  const goBack = async () => {
    const stay = await rooms.resume(game);
    if (stay.ok) {
      if (app.hasQuit || app.screen !== screen) await stay.value.leave();
      else app.reset(roomScreen(services, stay.value));
      return;
    }
    const { fault } = stay;
    // Without one it is the file of a guest.
    if (fault.code !== 'no-game') return warn((texts) => texts.room.hostFaultText(fault));
    const door = await rooms.find('play', room.code, room.at);
    if (!door.ok) warn((texts) => texts.room.goBackFaultText(door.fault, game, room));
    else if (!app.hasQuit && app.screen === screen) {
      services.door = door.value;
      app.quit();
    }
  };
  void goBack().then(() => app.changed());
  return ({ room }) => room.DOOR_TEXTS.opening;
}

/** Steps through a saved game. @returns why that is not possible */
export function openReplay(services: Services, path: string, app: Navigator): Wording | undefined {
  return orStoreError(() => {
    const file = services.store.load(path);
    const name = nameOf(path);
    if (!file.ok) return (texts) => fileFaultText(texts, name, file.fault);
    const [{ record, fault }] = file.value.games;
    if (!record) return fault && ((texts) => fileFaultText(texts, name, fault));
    app.open(replayFile(services, file.value, record, 0));
    return undefined;
  });
}

/**
 * The replay of a game of a file. Changes go into the file, unless that would lose other contents.
 */
export function replayFile(
  services: Services,
  file: GameFile,
  record: GameRecord,
  ply: number,
): ReplayScreen {
  const { texts, store, table } = services;
  const { path, name, games } = file;
  const current = table.latestAt(path);
  if (current) return replayMatch(services, current, ply);
  const index = games.findIndex((game) => game.record === record);
  const fault = games[index]?.fault;
  const note = fault && fileFaultText(texts, name, fault);
  const screen = replayOf(services, record, ply, {
    note,
    ...fileEdits(store, file, record),
    keepMistakes: keeperOf(services, record, mistakeGameName(store, path, index + 1, games.length)),
  });
  if (games.length > 1) screen.prompt.say(texts.records.gameOfText(index + 1, games.length, name));
  return screen;
}

/** The replay of a game of the index, where it was found. */
export function foundGame(
  services: Services,
  { record, path, ply, file }: OpenedGame,
): ReplayScreen {
  if (file) return replayFile(services, file, record, ply);
  return replayOf(services, record, ply, { cannotSave: { code: 'not-psn', name: nameOf(path) } });
}

/**
 * The replay of a game that may still be played on: its own moves stay as they are.
 * @param ply the first to be shown. Default: the last.
 * @param record that is shown. Default: that of the match
 */
export function replayMatch(
  services: Services,
  match: Match,
  ply = match.game.ply,
  record = match.record,
): ReplayScreen {
  const { save } = match.options;
  const { store, table } = services;
  const path = table.latestPath;
  const isLatest = path !== undefined && table.latestAt(path) === match;
  return replayOf(services, record, ply, {
    save,
    isPlayed: true,
    ...(isLatest && {
      keepMistakes: keeperOf(services, record, mistakeGameName(store, path)),
    }),
  });
}

/** What keeps the player's mistakes in a game. */
function keeperOf(
  { mistakes, ownNames, engines }: Services,
  record: GameRecord,
  name: string,
): ReplayOptions['keepMistakes'] {
  if (!mistakes) return undefined;
  const keeper = { mistakes, names: ownNames, openEngine: () => engines.judge() };
  return () => keepOwnMistakes(keeper, record, name);
}

function orStoreError(run: () => Wording | undefined): Wording | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof StoreError) return ({ words }) => words.storeErrorText(error);
    throw error;
  }
}
