import type { Rate } from '../pace/pace.ts';

/** A limit of the server, as its help prints it. */
export interface Limit {
  readonly value: number;
  readonly unit: 'ms' | 'bytes' | 'characters' | 'columns' | 'rows' | 'a second' | 'at once';
  readonly summary: string;
}

/** All limits of the server for those who come over the network, by name. */
export const LIMITS = {
  connections: { value: 500, unit: 'at once', summary: 'sessions, where --max says nothing' },
  sessionsOfPerson: {
    value: 3,
    unit: 'at once',
    summary: 'sessions of one person, or of all without a name from one address',
  },
  idle: { value: 3_600_000, unit: 'ms', summary: 'in which nothing happens in a session' },
  idleNotice: { value: 300_000, unit: 'ms', summary: 'from the warning to the end of such a one' },
  connectionsFromAddress: { value: 20, unit: 'at once', summary: 'connections from one address' },
  arrivals: { value: 2, unit: 'a second', summary: 'new connections from one address' },
  arrivalsAtOnce: {
    value: 60,
    unit: 'at once',
    summary: 'new connections from one address after a rest',
  },
  strangers: {
    value: 200,
    unit: 'at once',
    summary: 'connections before the login; one more, and one is closed that has said the least',
  },
  handshake: { value: 10_000, unit: 'ms', summary: 'from the connection to the exchange of keys' },
  login: { value: 30_000, unit: 'ms', summary: 'from the connection to the login' },
  sessionStart: { value: 30_000, unit: 'ms', summary: 'from the login to the session' },
  attempts: { value: 6, unit: 'at once', summary: 'refused keys and other attempts to log in' },
  user: { value: 64, unit: 'characters', summary: 'of a name at which somebody knocks' },
  rekeys: { value: 4, unit: 'a second', summary: 'new exchanges of keys' },
  rekeysAtOnce: { value: 100, unit: 'at once', summary: 'new exchanges of keys after a rest' },
  keepAlive: { value: 15_000, unit: 'ms', summary: 'without a word until the client is asked' },
  keepAliveAnswers: { value: 3, unit: 'at once', summary: 'questions without an answer' },
  leastColumns: { value: 20, unit: 'columns', summary: 'of the smallest window' },
  mostColumns: { value: 500, unit: 'columns', summary: 'of the largest window' },
  leastRows: { value: 10, unit: 'rows', summary: 'of the smallest window' },
  mostRows: { value: 200, unit: 'rows', summary: 'of the largest window' },
  resizes: { value: 10, unit: 'a second', summary: 'sizes of a window; the last one counts' },
  frames: { value: 20, unit: 'a second', summary: 'pieces of output to a terminal' },
  framesAtOnce: { value: 20, unit: 'at once', summary: 'pieces of output after a rest' },
  inputs: { value: 20, unit: 'a second', summary: 'pieces of input that a session hears of' },
  inputsAtOnce: { value: 20, unit: 'at once', summary: 'pieces of input after a rest' },
  keys: { value: 60, unit: 'a second', summary: 'keys from a terminal; more are dropped' },
  keysAtOnce: { value: 4096, unit: 'at once', summary: 'keys after a rest, as in a paste' },
  lineInput: { value: 1024, unit: 'bytes', summary: 'in a piece of input without a terminal' },
  linesInput: { value: 5, unit: 'at once', summary: 'lines in such a piece' },
  unreadInput: { value: 262_144, unit: 'bytes', summary: 'of input that waits; more is dropped' },
  unread: {
    value: 262_144,
    unit: 'bytes',
    summary: 'of output that waits; above it, only the newest screen is kept',
  },
  stuckReader: {
    value: 30_000,
    unit: 'ms',
    summary: 'in which nothing of so much unread output is read',
  },
  received: {
    value: 32_768,
    unit: 'a second',
    summary: 'bytes from one connection, whatever they are; more has to wait',
  },
  receivedAtOnce: { value: 8_388_608, unit: 'bytes', summary: 'from one connection after a rest' },
  messages: {
    value: 200,
    unit: 'a second',
    summary: 'messages of the protocol from one connection, each of its kinds; more have to wait',
  },
  messagesAtOnce: { value: 1000, unit: 'at once', summary: 'such messages after a rest' },
  farewell: { value: 5000, unit: 'ms', summary: 'from the end of a session to that of the line' },
  environment: { value: 32, unit: 'at once', summary: 'variables of the environment' },
  environmentValue: { value: 64, unit: 'characters', summary: 'in the value of a variable' },
  words: { value: 1000, unit: 'characters', summary: 'in the words after the host' },
  drain: { value: 10_000, unit: 'ms', summary: 'from the order to end to the end' },
} as const satisfies Readonly<Record<string, Limit>>;

/** How fast something may come: the limits of its name and with `AtOnce` after it. */
export function rateOf(
  name: 'arrivals' | 'frames' | 'inputs' | 'keys' | 'messages' | 'received' | 'rekeys',
): Extract<Rate, { perSecond: number }> {
  return { perSecond: LIMITS[name].value, atOnce: LIMITS[`${name}AtOnce`].value };
}
