import { constants } from 'node:os';
import type { JobControl } from './session.ts';

/** The parts of `process` that end a program and tell of its end. */
interface EndingProcess extends JobControl {
  emit(event: 'exit', status: number): unknown;
  removeAllListeners(event: 'SIGHUP'): unknown;
  exit(status: number): unknown;
  readonly pid: number;
  readonly stderr: { write(text: string): unknown };
}

/** The process of a program that has its terminal for itself. */
export interface HostProcess extends EndingProcess {
  prependListener(event: 'exit', listener: () => void): unknown;
}

/** What ends a program that does not listen, apart from its own faults and limits of its files. */
const END_SIGNALS = [
  ...(['SIGHUP', 'SIGINT', 'SIGTERM', 'SIGQUIT', 'SIGALRM', 'SIGVTALRM', 'SIGUSR2'] as const),
  ...(['SIGIO', 'SIGPWR', 'SIGSTKFLT', 'SIGXCPU'] as const),
];

type EndSignal = (typeof END_SIGNALS)[number];

/**
 * Gives the terminal back however the program ends. A dropped line ends it by SIGHUP; other signals
 * by status 128 and their number; an uncaught error is printed, with status 1.
 * @returns what ends the guard
 */
export function guardTerminal(
  session: { close(): void; onHangup(listener: () => void): () => void },
  host: EndingProcess,
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
    // Later, so that the other listeners of the session hear of it first.
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
 * The same for a program without a screen. It ends by `exit`, which releases the locks.
 */
export function guardLines(host: EndingProcess): () => void {
  return guardTerminal({ close: () => {}, onHangup: () => () => {} }, host);
}

/**
 * Ends the program because its terminal is gone. SIGHUP does it, since `process.exit` tries to
 * restore the terminal, and Node 20 aborts if that fails (nodejs/node issue 51519). A signal emits
 * no `exit`, so that comes first.
 */
export function endByHangup(
  host: Pick<EndingProcess, 'emit' | 'removeAllListeners' | 'kill' | 'pid'>,
): void {
  host.emit('exit', 128 + constants.signals.SIGHUP);
  host.removeAllListeners('SIGHUP');
  host.kill(host.pid, 'SIGHUP');
}
