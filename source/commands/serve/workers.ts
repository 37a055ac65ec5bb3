import { type ChildProcess, fork } from 'node:child_process';
import { createServer, type Socket } from 'node:net';
import { HouseHost } from '../../rooms/hall/house-host.ts';
import type { StoredHouse } from '../../rooms/hall/stored-house.ts';
import type { PersonFolder, PersonFolders } from '../../rooms/logs/person-folders.ts';
import { AddressGate, networkOf } from '../../server/address-gate.ts';
import { networkGuard } from '../../server/network.ts';
import { faultCode } from '../../server/server-log.ts';
import { listenOn, SERVER_TIME, type ServerAddress } from '../../server/ssh-server.ts';
import { earlyWords, findEarlyFlags } from '../early-flags.ts';
import type { FrontOptions } from './front.ts';
import { addTally, type DoorTally, type Pulse } from './tally.ts';
import { type FromWorker, type ToWorker, WORKER_VARIABLE } from './worker-messages.ts';

export interface WorkersOptions extends FrontOptions {
  readonly house: StoredHouse;
  /** Counts what all of them have counted. */
  readonly tally: DoorTally;
}

/** A process that died is started again after this time. */
const RESTART_MS = 1000;

/**
 * The processes that draw the screens of a server. Each connection goes to the one that has the
 * fewest.
 */
export class Workers {
  readonly #options: WorkersOptions;
  readonly #workers = new Set<Worker>();
  readonly #connections = new Map<number, { readonly worker: Worker; readonly network: string }>();
  readonly #listener = createServer({ pauseOnConnect: true }, (socket) => this.#accept(socket));
  readonly #gate = new AddressGate(SERVER_TIME.nowMs);
  readonly #isBanned = networkGuard(() => this.#options.house.hall.networks.banned);
  #last = 0;
  #isDraining = false;
  #onGone = () => {};

  constructor(options: WorkersOptions) {
    this.#options = options;
  }

  /** Takes connections. Rejects with what the system refuses. */
  async listen(): Promise<ServerAddress> {
    const { plan, log } = this.#options;
    const bound = await listenOn(this.#listener, plan, (error) => {
      log({ kind: 'fault', detail: faultCode(error) });
    });
    // They are told the address.
    setImmediate(() => {
      for (let count = 0; count < plan.workers; count++) this.#start();
    });
    return bound;
  }

  get connections(): number {
    return this.#connections.size;
  }

  /** The largest lag of those that run, and their memory together. */
  get pulse(): Pick<Pulse, 'lagMs' | 'memoryBytes'> {
    const pulses = [...this.#workers].flatMap(({ pulse }) => pulse ?? []);
    return {
      lagMs: Math.max(0, ...pulses.map(({ lagMs }) => lagMs)),
      memoryBytes: pulses.reduce((sum, { memoryBytes }) => sum + memoryBytes, 0),
    };
  }

  /** How many run. */
  get alive(): number {
    return this.#workers.size;
  }

  /** Takes no more connections. Resolves when all processes have ended. */
  async drain(): Promise<void> {
    this.#isDraining = true;
    this.#listener.close();
    if (this.#workers.size === 0) return;
    await new Promise<void>((resolve) => {
      this.#onGone = resolve;
    });
  }

  #start(): void {
    const onClosed = (connection: number) => this.#connections.delete(connection);
    const worker = new Worker(this.#options, onClosed, () => {
      this.#workers.delete(worker);
      for (const [number, connection] of this.#connections) {
        if (connection.worker === worker) this.#connections.delete(number);
      }
      if (!this.#isDraining) setTimeout(() => this.#isDraining || this.#start(), RESTART_MS);
      else if (this.#workers.size === 0) this.#onGone();
    });
    this.#workers.add(worker);
  }

  #accept(socket: Socket): void {
    const address = socket.remoteAddress ?? 'local';
    const network = networkOf(address);
    const connections = [...this.#connections.values()];
    const neighbours = connections.filter((one) => one.network === network).length;
    const count = (worker: Worker) => connections.filter((one) => one.worker === worker).length;
    const [worker] = [...this.#workers].sort((one, other) => count(one) - count(other));
    const reason = this.#isBanned(address)
      ? 'banned-address'
      : this.#gate.whyNot(address, neighbours);
    if (!worker || reason) {
      const detail = reason ?? 'no-worker';
      this.#options.log(this.#gate.turnedAway(address, detail));
      socket.destroy();
      return;
    }
    const connection = ++this.#last;
    this.#connections.set(connection, { worker, network });
    worker.take(connection, socket);
  }
}

/** One process that draws screens, as the first one sees it. */
class Worker {
  /** The last one; undefined before the first. */
  pulse: Pulse | undefined;
  readonly #child: ChildProcess;
  readonly #people: PersonFolders;
  readonly #folders = new Map<number, Promise<PersonFolder | undefined>>();
  #hearHouse: (message: Extract<FromWorker, { kind: 'house' }>['message']) => void = () => {};
  #endHouse = () => {};

  constructor(
    { house, people, hostKey, plan, publicAddress, log, tally }: WorkersOptions,
    onClosed: (connection: number) => void,
    onEnd: () => void,
  ) {
    this.#people = people;
    const [, program = '', ...words] = process.argv;
    this.#child = fork(program, ['serve', ...earlyWords(findEarlyFlags(words))], {
      env: { ...process.env, [WORKER_VARIABLE]: '1' },
      serialization: 'advanced',
    });
    let hasEnded = false;
    const end = () => {
      if (hasEnded) return;
      hasEnded = true;
      this.#endHouse();
      for (const ask of this.#folders.keys()) this.#closeFolder(ask);
      onEnd();
    };
    this.#child.on('error', (error) => {
      log({ kind: 'fault', detail: faultCode(error) });
      // A process that could not be started has no exit.
      if (this.#child.pid === undefined) end();
    });
    this.#child.on('message', (message: FromWorker) => {
      if (message.kind === 'closed') onClosed(message.connection);
      else if (message.kind === 'pulse') {
        this.pulse = message.pulse;
        addTally(tally, message.pulse.counted);
      } else this.#hear(message);
    });
    this.#child.once('exit', (code, signal) => {
      // After `draining` they end by themselves.
      if (!house.isDraining) log({ kind: 'worker-died', detail: signal ?? `status ${code}` });
      end();
    });
    this.#send({ kind: 'start', plan, hostKey: hostKey.text, publicAddress: publicAddress() });
    new HouseHost(house, {
      send: (message) => this.#send({ kind: 'house', message }),
      onMessage: (listener) => {
        this.#hearHouse = listener;
      },
      onEnd: (listener) => {
        this.#endHouse = listener;
      },
    });
  }

  /** Gives the process a connection. */
  take(connection: number, socket: Socket): void {
    this.#send({ kind: 'socket', connection }, socket);
  }

  #send(message: ToWorker, socket?: Socket): void {
    // A process that has just died tells it by its exit; who comes to it must come again.
    const lose = () => socket?.destroy();
    if (!this.#child.connected) lose();
    else this.#child.send(message, socket, {}, (error) => error && lose());
  }

  #hear(message: Exclude<FromWorker, { kind: 'closed' | 'pulse' }>): void {
    switch (message.kind) {
      case 'house':
        this.#hearHouse(message.message);
        return;
      case 'open-folder':
        this.#openFolder(message.ask, message.person);
        return;
      case 'close-folder':
        this.#closeFolder(message.ask);
        return;
      default:
        message satisfies never;
    }
  }

  #openFolder(ask: number, person: string): void {
    const opened = this.#people.open(person).catch(() => undefined);
    this.#folders.set(ask, opened);
    void opened.then((folder) => {
      this.#send({ kind: 'folder', ask, ...(folder && { folder: folder.folder }) });
    });
  }

  #closeFolder(ask: number): void {
    const opened = this.#folders.get(ask);
    this.#folders.delete(ask);
    void opened?.then((folder) => folder?.close()).catch(() => {});
  }
}
