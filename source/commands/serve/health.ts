import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { House } from '../../hall/house.ts';
import type { AdminHealth } from '../../server/admin-socket.ts';
import type { LogServerEvent } from '../../server/server-log.ts';

/** What a server has counted of those who have come: see `AdminHealth`. */
type DoorTally = Pick<AdminHealth, 'handshakes' | 'logins' | 'refused'>;

/** A log that counts what it is told, and its counts. */
export function talliedLog(log: LogServerEvent) {
  const tally = { handshakes: 0, logins: 0, refused: 0 };
  const counting: LogServerEvent = (event) => {
    if (event.kind === 'connected') tally.handshakes++;
    else if (event.kind === 'login') tally.logins++;
    else if (event.kind === 'turned-away') tally.refused++;
    log(event);
  };
  return { log: counting, tally };
}

/** How a server is. */
export function healthOf(
  house: House,
  tally: DoorTally,
  measured: Pick<AdminHealth, 'connections' | 'lagMs'>,
): AdminHealth {
  const { hall, meter, ownSessions, openGames, commands, isDraining, trouble } = house;
  return {
    ...measured,
    ...tally,
    isReady: !isDraining && trouble === undefined,
    isDraining,
    memoryBytes: process.memoryUsage.rss(),
    sessions: ownSessions,
    games: hall.games.length,
    rooms: openGames,
    moves: meter.moves,
    commands,
    appendMs: meter.appendMs,
    ...(trouble !== undefined && { trouble }),
  };
}

/** How often the loop of events is looked at. */
const LOOK_MS = 50;

/** How long a measurement counts. */
const WINDOW_MS = 10_000;

/**
 * Measures by how much the loop of events of this process is late, from now on.
 * @returns gives what 99 of 100 looks of the last ten seconds stay below, in milliseconds
 */
export function measureLag(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: LOOK_MS });
  // The time from one look to the next is counted, with what lies between them in any case.
  const lateMs = () => Math.max(0, histogram.percentile(99) / 1e6 - LOOK_MS);
  let lastMs = 0;
  histogram.enable();
  setInterval(() => {
    lastMs = lateMs();
    histogram.reset();
  }, WINDOW_MS).unref();
  return () => Math.max(lastMs, lateMs());
}
