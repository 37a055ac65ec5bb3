import type { FromHouse, ToHouse } from '../../rooms/hall/house-wire.ts';
import type { ServerPlan } from './server-plan.ts';
import type { Pulse } from './tally.ts';

/** What the first process of a server says to one that draws screens. */
export type ToWorker =
  | {
      readonly kind: 'start';
      readonly plan: ServerPlan;
      /** The private key, as OpenSSH writes it. */
      readonly hostKey: string;
      readonly publicAddress: string;
    }
  /** The socket of a connection comes along; it has this number. */
  | { readonly kind: 'socket'; readonly connection: number }
  | { readonly kind: 'house'; readonly message: FromHouse }
  /** The folder of a person is open; missing where the system refuses it. */
  | { readonly kind: 'folder'; readonly ask: number; readonly folder?: string };

/** What a process that draws screens says to the first one. */
export type FromWorker =
  | { readonly kind: 'house'; readonly message: ToHouse }
  /** A connection has ended. */
  | { readonly kind: 'closed'; readonly connection: number }
  | { readonly kind: 'pulse'; readonly pulse: Pulse }
  | { readonly kind: 'open-folder'; readonly ask: number; readonly person: string }
  | { readonly kind: 'close-folder'; readonly ask: number };

/** Is set in the environment of a process that draws screens. */
export const WORKER_VARIABLE = 'KOMADAI_SERVER_WORKER';
