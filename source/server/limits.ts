import type { Rate } from '../pace/pace.ts';

/** A limit of the server. */
export interface Limit {
  readonly value: number;
  readonly unit: 'ms' | 'bytes' | 'characters' | 'columns' | 'rows' | 'a second' | 'at once';
}

/** All limits of the server for those who come over the network, by name. */
export const LIMITS = {
  connections: { value: 500, unit: 'at once' },
  sessionsOfPerson: { value: 3, unit: 'at once' },
  idle: { value: 3_600_000, unit: 'ms' },
  idleNotice: { value: 300_000, unit: 'ms' },
  connectionsFromAddress: { value: 20, unit: 'at once' },
  arrivals: { value: 2, unit: 'a second' },
  arrivalsAtOnce: { value: 60, unit: 'at once' },
  strangers: { value: 200, unit: 'at once' },
  handshake: { value: 10_000, unit: 'ms' },
  login: { value: 30_000, unit: 'ms' },
  sessionStart: { value: 30_000, unit: 'ms' },
  attempts: { value: 6, unit: 'at once' },
  user: { value: 64, unit: 'characters' },
  rekeys: { value: 4, unit: 'a second' },
  rekeysAtOnce: { value: 100, unit: 'at once' },
  keepAlive: { value: 15_000, unit: 'ms' },
  keepAliveAnswers: { value: 3, unit: 'at once' },
  leastColumns: { value: 20, unit: 'columns' },
  mostColumns: { value: 500, unit: 'columns' },
  leastRows: { value: 10, unit: 'rows' },
  mostRows: { value: 200, unit: 'rows' },
  resizes: { value: 10, unit: 'a second' },
  frames: { value: 20, unit: 'a second' },
  framesAtOnce: { value: 20, unit: 'at once' },
  inputs: { value: 20, unit: 'a second' },
  inputsAtOnce: { value: 20, unit: 'at once' },
  keys: { value: 60, unit: 'a second' },
  keysAtOnce: { value: 4096, unit: 'at once' },
  lineInput: { value: 1024, unit: 'bytes' },
  linesInput: { value: 5, unit: 'at once' },
  unreadInput: { value: 262_144, unit: 'bytes' },
  unread: { value: 262_144, unit: 'bytes' },
  stuckReader: { value: 30_000, unit: 'ms' },
  received: { value: 32_768, unit: 'a second' },
  receivedAtOnce: { value: 8_388_608, unit: 'bytes' },
  messages: { value: 200, unit: 'a second' },
  messagesAtOnce: { value: 1000, unit: 'at once' },
  farewell: { value: 5000, unit: 'ms' },
  environment: { value: 32, unit: 'at once' },
  environmentValue: { value: 64, unit: 'characters' },
  words: { value: 1000, unit: 'characters' },
  drain: { value: 10_000, unit: 'ms' },
} as const satisfies Readonly<Record<string, Limit>>;

/** How fast something may come: the limits of its name and with `AtOnce` after it. */
export function rateOf(
  name: 'arrivals' | 'frames' | 'inputs' | 'keys' | 'messages' | 'received' | 'rekeys',
): Extract<Rate, { perSecond: number }> {
  return { perSecond: LIMITS[name].value, atOnce: LIMITS[`${name}AtOnce`].value };
}
