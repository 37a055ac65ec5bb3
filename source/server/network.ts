import { BlockList, isIPv4, isIPv6, SocketAddress } from 'node:net';

/** The bits of an address that was given without a number: a person has the 64 others of IPv6. */
const BITS = { ipv4: 32, ipv6: 64 } as const;

/** A network with fewer bits is half a continent. */
const LEAST_BITS = { ipv4: 8, ipv6: 16 } as const;
const MOST_BITS = { ipv4: 32, ipv6: 128 } as const;

/** An address of IPv4 in IPv6 as what it is. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** What counts as one address: of IPv6 the network, since a person has all of its addresses. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain).slice(0, 4);
  return groups.map((group) => group.toString(16)).join(':');
}

/** Reads `ADDRESS` or `ADDRESS/BITS`. @returns it in one form: `192.0.2.0/24`, `2001:db8::/64` */
export function parseNetwork(text: string): string | undefined {
  const [, written = '', number] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const address = plainAddress(written);
  const family = familyOf(address);
  if (!family) return undefined;
  const bits = number === undefined ? BITS[family] : Number(number);
  if (bits < LEAST_BITS[family] || bits > MOST_BITS[family]) return undefined;
  const [size, groups] = family === 'ipv4' ? [8, bytesOf(address)] : [16, groupsOf(address)];
  const masked = groups.map((group, at) => {
    const free = Math.min(size, Math.max(0, size * (at + 1) - bits));
    return (group >> free) << free;
  });
  if (family === 'ipv4') return `${masked.join('.')}/${bits}`;
  const whole = masked.map((group) => group.toString(16)).join(':');
  return `${new SocketAddress({ address: whole, family }).address}/${bits}`;
}

/** The 16-bit groups of an address of IPv6. */
function groupsOf(address: string): number[] {
  const plain = new SocketAddress({ address: address.split('%')[0] ?? '', family: 'ipv6' }).address;
  const [head = '', tail] = plain.split('::');
  const before = groupsIn(head);
  const after = groupsIn(tail ?? '');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<number>(zeros).fill(0), ...after];
}

function groupsIn(text: string): number[] {
  return text.split(':').flatMap((group) => {
    if (group === '') return [];
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = bytesOf(group);
    return [a * 256 + b, c * 256 + d];
  });
}

function bytesOf(address: string): number[] {
  return address.split('.').map(Number);
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  if (isIPv4(address)) return 'ipv4';
  return isIPv6(address) ? 'ipv6' : undefined;
}

/**
 * Tells addresses that lie in networks.
 * @param networks gives them as `parseNetwork` does; another list after each change
 */
export function networkGuard(networks: () => readonly string[]): (address: string) => boolean {
  let known: readonly string[] = [];
  let list = new BlockList();
  return (address) => {
    const now = networks();
    if (now !== known) {
      known = now;
      list = new BlockList();
      for (const network of now) {
        const [start = '', bits] = network.split('/');
        const family = familyOf(start);
        if (family) list.addSubnet(start, Number(bits), family);
      }
    }
    const plain = plainAddress(address).split('%')[0] ?? '';
    const family = familyOf(plain);
    return family !== undefined && list.check(plain, family);
  };
}
