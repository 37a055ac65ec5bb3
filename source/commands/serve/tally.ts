import type { LogServerEvent } from '../../server/server-log.ts';

/** What a process has counted of those who have come. */
export interface DoorTally {
  /** Exchanges of keys that were begun. */
  handshakes: number;
  logins: number;
  refused: number;
}

export function newTally(): DoorTally {
  return { handshakes: 0, logins: 0, refused: 0 };
}

export function addTally(to: DoorTally, { handshakes, logins, refused }: DoorTally): void {
  to.handshakes += handshakes;
  to.logins += logins;
  to.refused += refused;
}

/** A log that counts what it is told. */
export function tallied(log: LogServerEvent, tally: DoorTally): LogServerEvent {
  return (event) => {
    if (event.kind === 'connected') tally.handshakes++;
    else if (event.kind === 'login') tally.logins++;
    else if (event.kind === 'turned-away') tally.refused++;
    log(event);
  };
}

/** How a process is that draws screens. */
export interface Pulse {
  /** Since the last pulse. */
  readonly counted: DoorTally;
  readonly lagMs: number;
  readonly memoryBytes: number;
}
