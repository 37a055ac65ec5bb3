import type { StoreMeter } from '../../rooms/hall/metered-store.ts';
import type { StoredHouse } from '../../rooms/hall/stored-house.ts';
import type { AdminHealth } from '../../server/admin-socket.ts';
import type { DoorTally } from './tally.ts';

/** What is measured of a server. */
interface Measured {
  readonly house: StoredHouse;
  readonly meter: StoreMeter;
  readonly tally: DoorTally;
  readonly connections: number;
  readonly lagMs: number;
}

/** How a server is. */
export function healthOf({ house, meter, tally, connections, lagMs }: Measured): AdminHealth {
  const { hall, ownSessions, openGames, commands, isDraining, trouble } = house;
  return {
    isReady: !isDraining && trouble === undefined,
    isDraining,
    lagMs,
    memoryBytes: process.memoryUsage.rss(),
    connections,
    ...tally,
    sessions: ownSessions,
    games: hall.games.length,
    rooms: openGames,
    moves: meter.moves,
    commands,
    hallEvents: hall.seq,
    appendMs: meter.appendMs,
    ...(trouble !== undefined && { trouble }),
  };
}
