import type { Socket } from 'node:net';
import { FarHouse } from '../../rooms/hall/far-house.ts';
import type { FromHouse } from '../../rooms/hall/house-wire.ts';
import type { PersonFolders } from '../../rooms/logs/person-folders.ts';
import { parseHostKey } from '../../server/host-key.ts';
import { measureLag } from '../../server/loop-lag.ts';
import { faultCode, serverLog } from '../../server/server-log.ts';
import { type CommandContext, STATUS_DONE } from '../command.ts';
import { SYSTEM_ROOM_TIME } from './back.ts';
import { type Front, openFront } from './front.ts';
import { newTally, type Pulse, tallied } from './tally.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** How often the first process is told how this one is. */
const PULSE_MS = 2000;

type Start = Extract<ToWorker, { kind: 'start' }>;

/** Draws screens for a server whose house is in the process that has started this one. */
export async function runWorker({ texts, stderr, host }: CommandContext): Promise<number> {
  const first = new FirstProcess();
  const tally = newTally();
  const lagMs = measureLag();
  const log = tallied(serverLog(stderr), tally);
  const noteFault = (error: unknown) => log({ kind: 'fault', detail: faultCode(error) });
  host?.on('uncaughtException', noteFault);
  // The first process tells when to end.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) host?.on(signal, () => {});
  const { plan, hostKey: text, publicAddress } = await first.start;
  const hostKey = parseHostKey(text);
  if (!hostKey.ok) throw new RangeError('the first process has sent no host key');
  const house = await FarHouse.open({
    wire: first.houseWire,
    time: SYSTEM_ROOM_TIME,
    onFault: noteFault,
  });
  const front = openFront(texts, {
    house,
    people: first.people,
    hostKey: hostKey.value,
    plan,
    log,
    publicAddress: () => publicAddress,
  });
  first.serve(front);
  setInterval(() => {
    const counted = { ...tally };
    Object.assign(tally, newTally());
    first.tell({ counted, lagMs: lagMs(), memoryBytes: process.memoryUsage.rss() });
  }, PULSE_MS).unref();
  await new Promise<void>((resolve) => {
    house.follow(({ kind }) => kind === 'draining' && resolve());
    if (house.isDraining) resolve();
  });
  await front.drain();
  front.close();
  process.disconnect();
  return STATUS_DONE;
}

/** The line to the process that has started this one. */
class FirstProcess {
  readonly start: Promise<Start>;
  #onStart: (start: Start) => void = () => {};
  #hearHouse: (message: FromHouse) => void = () => {};
  readonly #asked = new Map<number, (folder: string | undefined) => void>();
  #last = 0;
  /** Gives all connections to a door, those that came before as well. */
  serve: (front: Front) => void = () => {};
  readonly #front = new Promise<Front>((resolve) => {
    this.serve = resolve;
  });

  constructor() {
    this.start = new Promise((resolve) => {
      this.#onStart = resolve;
    });
    process.on('message', (message: ToWorker, socket?: Socket) => this.#hear(message, socket));
    // Without the house there is nothing to serve.
    process.once('disconnect', () => process.exit(STATUS_DONE));
  }

  readonly houseWire = {
    send: (message: Extract<FromWorker, { kind: 'house' }>['message']) =>
      this.#send({ kind: 'house', message }),
    onMessage: (listener: (message: FromHouse) => void) => {
      this.#hearHouse = listener;
    },
    onEnd: () => {},
  };

  readonly people: PersonFolders = {
    open: async (person) => {
      const ask = ++this.#last;
      const folder = await new Promise<string | undefined>((resolve) => {
        this.#asked.set(ask, resolve);
        this.#send({ kind: 'open-folder', ask, person });
      });
      if (folder === undefined) throw new Error('the folder of a person cannot be opened');
      return { folder, close: async () => this.#send({ kind: 'close-folder', ask }) };
    },
  };

  /** Tells how this process is. */
  tell(pulse: Pulse): void {
    this.#send({ kind: 'pulse', pulse });
  }

  #send(message: FromWorker): void {
    process.send?.(message);
  }

  #hear(message: ToWorker, socket: Socket | undefined): void {
    switch (message.kind) {
      case 'start':
        this.#onStart(message);
        return;
      case 'house':
        this.#hearHouse(message.message);
        return;
      case 'folder':
        this.#asked.get(message.ask)?.(message.folder);
        this.#asked.delete(message.ask);
        return;
      case 'socket':
        this.#take(message.connection, socket);
        return;
      default:
        message satisfies never;
    }
  }

  #take(connection: number, socket: Socket | undefined): void {
    const closed = () => this.#send({ kind: 'closed', connection });
    // It was gone before it came.
    if (!socket) {
      closed();
      return;
    }
    socket.once('close', closed).on('error', () => {});
    void this.#front.then(({ door }) => door.injectSocket(socket));
  }
}
