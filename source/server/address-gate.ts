import { isIPv6 } from 'node:net';
import { LIMITS } from './limits.ts';
import { Allowance, type Rate } from './pace.ts';

/** Why a connection is not taken from an address. */
export type AddressFault = 'too-many-from-address' | 'too-fast-from-address';

/** What is known of an address. */
interface Visitor {
  readonly comes: Allowance;
  /** How often it is told that somebody of it was turned away. */
  readonly told: Allowance;
}

/** From this many addresses on, those that have not come for a while are forgotten. */
const MANY = 1000;

/** The lines of the log about one address: who is turned away all the time must not fill the disk. */
const TOLD: Rate = { perSecond: 0.1, atOnce: 5 };

/** Counts how often connections come from each address. */
export class AddressGate {
  readonly #nowMs: () => number;
  readonly #known = new Map<string, Visitor>();

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  /**
   * Takes in one more connection.
   * @param neighbours how many there are from the same network
   * @returns why it is not taken; undefined if it is
   */
  whyNot(address: string, neighbours: number): AddressFault | undefined {
    if (neighbours >= LIMITS.connectionsFromAddress.value) return 'too-many-from-address';
    return this.#visitor(address).comes.take(1) === 0 ? 'too-fast-from-address' : undefined;
  }

  /** Whether one more line of the log may tell that somebody was turned away. */
  mayTell(address: string): boolean {
    return this.#visitor(address).told.take(1) === 1;
  }

  #visitor(address: string): Visitor {
    const network = networkOf(address);
    const known = this.#known.get(network);
    if (known) return known;
    if (this.#known.size >= MANY) this.#tidy();
    const { arrivals, arrivalsAtOnce } = LIMITS;
    const rate = { perSecond: arrivals.value, atOnce: arrivalsAtOnce.value };
    const visitor = {
      comes: new Allowance(rate, this.#nowMs),
      told: new Allowance(TOLD, this.#nowMs),
    };
    this.#known.set(network, visitor);
    return visitor;
  }

  #tidy(): void {
    for (const [network, { comes, told }] of this.#known) {
      const isRested = comes.left === LIMITS.arrivalsAtOnce.value && told.left === TOLD.atOnce;
      if (isRested) this.#known.delete(network);
    }
  }
}

/** What counts as one address: of IPv6 the network, since a person has all of its addresses. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('%')[0]?.split('::') ?? [];
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':');
}
