import type { StoredHouse } from '../../rooms/hall/stored-house.ts';
import type { AdminHealth } from '../../server/admin-socket.ts';

/**
 * How a server is.
 * @param workers how many processes draw screens; undefined where the first one does
 */
export function healthOf(
  { hall, ownSessions, isDraining, trouble }: StoredHouse,
  lagMs: number,
  workers: number | undefined,
): AdminHealth {
  return {
    isReady: !isDraining && trouble === undefined && workers !== 0,
    isDraining,
    lagMs,
    sessions: ownSessions,
    games: hall.games.length,
    ...(workers !== undefined && { workers }),
    ...(trouble !== undefined && { trouble }),
  };
}
