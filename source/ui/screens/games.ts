import { type GameEntry, nameOf, StoreError } from '../../records/store.ts';
import { fileFaultText, resumeFaultText, storeErrorText } from '../../text/record-fault.ts';
import type { App } from '../app.ts';
import type { Services } from '../services.ts';
import { type ListItem, ListScreen } from './list.ts';
import { PlayScreen } from './play.ts';
import { ReplayScreen } from './replay.ts';

/** The games of the folder: Enter steps through one, r goes on with one that is not finished. */
export function gamesScreen(services: Services): ListScreen {
  const { store } = services;
  const screen: ListScreen = new ListScreen({
    title: 'Saved games',
    items: store.list().map((entry): ListItem => {
      const warn = (text: string | undefined) => {
        screen.warning = text;
      };
      return {
        text: entryText(entry),
        choose: (app) => warn(openReplay(services, entry.path, app)),
        keys: { r: (app) => warn(openGame(services, entry.path, app)) },
      };
    }),
    keyHelp: 'r resume',
  });
  return screen;
}

function entryText({ name, date, variant, black, white, score, plies, fault }: GameEntry): string {
  if (fault && plies === 0) return `${name}  cannot be read`;
  return [date, variant, `${black} - ${white}`, score, `${plies} plies`, name].join('  ');
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
    const why = fault && fileFaultText(name, fault);
    if (!record) return why;
    app.open(new ReplayScreen(services, record, 0, why));
    return undefined;
  });
}

function orStoreError(run: () => string | undefined): string | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof StoreError) return storeErrorText(error);
    throw error;
  }
}
