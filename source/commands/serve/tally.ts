import type { LogServerEvent } from '../../server/server-log.ts';

/** What a server has counted of those who have come. */
export interface DoorTally {
  /** Exchanges of keys that were begun. */
  handshakes: number;
  logins: number;
  refused: number;
}

export function newTally(): DoorTally {
  return { handshakes: 0, logins: 0, refused: 0 };
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
