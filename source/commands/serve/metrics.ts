import { APPEND_BOUNDS_MS, type StoreMeter } from '../../rooms/hall/metered-store.ts';
import type { StoredHouse } from '../../rooms/hall/stored-house.ts';
import { formatMetrics, histogramSamples, type Metric } from '../../server/metrics-text.ts';
import type { DoorTally } from './tally.ts';

/** What is measured of a server. */
export interface Measured {
  readonly house: StoredHouse;
  readonly meter: StoreMeter;
  readonly isReady: boolean;
  readonly connections: number;
  /** The tally of all processes. */
  readonly tally: DoorTally;
  /** The first process; of those that draw screens the longest lag, and the sum of the memory. */
  readonly lagMs: { readonly first: number; readonly workers?: number };
  readonly memoryBytes: { readonly first: number; readonly workers?: number };
  /** The processes that draw screens; undefined where the first one does. */
  readonly workers: number | undefined;
}

/** All that is measured, as Prometheus reads it. */
export function metricsText(measured: Measured): string {
  const { house, meter, isReady, connections, tally, lagMs, memoryBytes, workers } = measured;
  const one = (type: 'counter' | 'gauge', name: string, help: string, value: number): Metric => ({
    name: `komadai_${name}`,
    help,
    type,
    samples: [{ value }],
  });
  const byProcess = (name: string, help: string, of: Readonly<Record<string, number>>): Metric => ({
    name: `komadai_${name}`,
    help,
    type: 'gauge',
    samples: Object.entries(of).map(([process, value]) => ({ labels: { process }, value })),
  });
  return formatMetrics([
    one(
      'gauge',
      'ready',
      'Whether people come in, and what they do can be written.',
      Number(isReady),
    ),
    one('gauge', 'store_trouble', 'Whether nothing can be written.', Number(!!house.trouble)),
    one('gauge', 'sessions', 'Sessions of this server.', house.ownSessions),
    one('gauge', 'connections', 'Connections of this server.', connections),
    one('counter', 'handshakes_total', 'Handshakes that were begun.', tally.handshakes),
    one('counter', 'logins_total', 'Logins.', tally.logins),
    one('counter', 'refused_total', 'Connections and sessions that were refused.', tally.refused),
    one('gauge', 'games', 'Games that go on in the hall.', house.hall.games.length),
    one('gauge', 'rooms', 'Games that this server has open.', house.openGames),
    one('counter', 'moves_total', 'Moves that this server has written.', meter.moves),
    one('counter', 'commands_total', 'Commands to the hall and to rooms.', house.commands),
    one('counter', 'hall_events_total', 'Events of the hall, of all servers.', house.hall.seq),
    {
      name: 'komadai_append_seconds',
      type: 'histogram',
      help: 'How long events took to be durable.',
      samples: histogramSamples(
        APPEND_BOUNDS_MS.map((boundMs) => boundMs / 1000),
        meter.appends,
        meter.appendsMs / 1000,
      ),
    },
    byProcess(
      'event_loop_lag_seconds',
      'By how much the loop of events is late; p99 of ten seconds.',
      {
        first: lagMs.first / 1000,
        ...(lagMs.workers !== undefined && { workers: lagMs.workers / 1000 }),
      },
    ),
    byProcess('memory_bytes', 'Resident memory.', memoryBytes),
    ...(workers === undefined
      ? []
      : [one('gauge', 'workers', 'Processes that draw screens.', workers)]),
  ]);
}
