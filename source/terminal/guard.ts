import { constants } from 'node:os';

/** The parts of `process` that tell when a program ends, and end it. */
export interface EndingProcess {
  on(event: EndSignal, listener: (signal: EndSignal) => void): unknown;
  on(event: 'uncaughtException', listener: (error: Error) => void): unknown;
  on(event: 'exit', listener: () => void): unknown;
  off(event: EndSignal, listener: (signal: EndSignal) => void): unknown;
  off(event: 'uncaughtException', listener: (error: Error) => void): unknown;
  off(event: 'exit', listener: () => void): unknown;
  emit(event: 'exit', status: number): unknown;
  removeAllListeners(event: 'SIGHUP'): unknown;
  exit(status: number): unknown;
  kill(pid: number, signal: 'SIGHUP'): unknown;
  readonly pid: number;
  readonly stderr: { write(text: string): unknown };
}

const END_SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

type EndSignal = (typeof END_SIGNALS)[number];

/**
 * Gives the terminal back however the program ends: by a dropped line (which ends it here, by
 * SIGHUP), by SIGINT or SIGTERM (status 128 and its number), by an error that nobody caught
 * (printed, status 1) or by `exit`. The returned function ends the guard.
 */
export function guardTerminal(
  session: { close(): void; onHangup(listener: () => void): () => void },
  host: EndingProcess = process,
): () => void {
  const onSignal = (signal: EndSignal) => {
    session.close();
    if (signal === 'SIGHUP') endByHangup(host);
    else host.exit(128 + constants.signals[signal]);
  };
  const onError = (error: Error) => {
    session.close();
    host.stderr.write(`${error?.stack ?? error}\n`);
    host.exit(1);
  };
  const onExit = () => session.close();
  const unsubscribe = session.onHangup(() => {
    // At once would be before other listeners of the session have heard of it.
    setImmediate(() => onSignal('SIGHUP'));
  });
  for (const signal of END_SIGNALS) host.on(signal, onSignal);
  host.on('uncaughtException', onError);
  host.on('exit', onExit);
  return () => {
    unsubscribe();
    for (const signal of END_SIGNALS) host.off(signal, onSignal);
    host.off('uncaughtException', onError);
    host.off('exit', onExit);
  };
}

/**
 * Ends the program because its terminal is gone. It lets SIGHUP do it, since `process.exit` wants
 * to restore the terminal that is no longer there, and Node 20 aborts when that fails (nodejs/node
 * issue 51519). A signal tells nobody of the exit, so that is done before.
 */
export function endByHangup(
  host: Pick<EndingProcess, 'emit' | 'removeAllListeners' | 'kill' | 'pid'> = process,
): void {
  host.emit('exit', 128 + constants.signals.SIGHUP);
  host.removeAllListeners('SIGHUP');
  host.kill(host.pid, 'SIGHUP');
}
