import { failure, type Result, success } from '../../core/result.ts';
import type { FileFault } from '../../records/game-file.ts';
import type { LockFault } from '../../records/game-lock.ts';
import { type GameRecord, standingNode } from '../../records/record.ts';
import { StoreError } from '../../records/store.ts';
import { watchingText } from '../../text/record-fault.ts';
import { REPLAY_ANSWERS } from '../../text/replay.ts';
import type { Services } from '../services.ts';
import { ReplayScreen } from './replay.ts';

/**
 * A replay of a game that another process has open: it follows the moves as they are saved there,
 * and changes nothing.
 */
export function watchGame(
  services: Services,
  path: string,
  elsewhere: LockFault,
): Result<ReplayScreen, FileFault> {
  const { store } = services;
  const file = store.load(path);
  if (!file.ok) return file;
  const { path: found, games } = file.value;
  const [{ record, fault }] = games;
  if (!record) return failure(fault ?? { code: 'no-game' });
  const watch = (onRecord: (record: GameRecord) => void) =>
    store.watch(found, () => {
      const saved = tryLoad(services, found);
      if (saved) onRecord(saved);
    });
  const options = { watch, cannotEdit: REPLAY_ANSWERS.watched };
  const screen = new ReplayScreen(services, record, standingNode(record).ply, options);
  screen.say(watchingText(elsewhere));
  return success(screen);
}

/** The game as it stands in its file; while that is gone or not whole, the last form is shown. */
function tryLoad({ store }: Services, path: string): GameRecord | undefined {
  try {
    const file = store.load(path);
    if (!file.ok) return undefined;
    const [{ record, fault }] = file.value.games;
    return fault ? undefined : record;
  } catch (error) {
    if (error instanceof StoreError) return undefined;
    throw error;
  }
}
