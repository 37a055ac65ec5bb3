import { isIPv6 } from 'node:net';
import { Throttles } from '../pace/pace.ts';
import { LIMITS, rateOf } from './limits.ts';
import { groupsOf, plainAddress } from './network.ts';
import type { ServerEvent } from './server-log.ts';

/** The lines of the log about one address: who is turned away all the time must not fill the disk. */
const TOLD = { perSecond: 0.1, atOnce: 5 };

/** Counts how often connections come from each address. */
export class AddressGate {
  readonly #arrivals: Throttles;
  /** How often it is told that somebody was turned away. */
  readonly #told: Throttles;

  constructor(nowMs: () => number) {
    this.#arrivals = new Throttles(rateOf('arrivals'), nowMs);
    this.#told = new Throttles(TOLD, nowMs);
  }

  /**
   * Takes in one more connection.
   * @param neighbours how many there are from the same network
   * @returns why it is not taken; undefined if it is
   */
  whyNot(
    address: string,
    neighbours: number,
  ): 'too-many-from-address' | 'too-fast-from-address' | undefined {
    if (neighbours >= LIMITS.connectionsFromAddress.value) return 'too-many-from-address';
    return this.#arrivals.take(networkOf(address)) ? undefined : 'too-fast-from-address';
  }

  /** Tells that somebody was turned away; of those who come again and again not every time. */
  turnedAway(address: string, detail: string): ServerEvent {
    const isUntold = !this.#told.take(networkOf(address));
    return { kind: 'turned-away', address, detail, ...(isUntold && { isUntold }) };
  }
}

/** What counts as one address: of IPv6 the network, since a person has all of its addresses. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain).slice(0, 4);
  return groups.map((group) => group.toString(16)).join(':');
}
