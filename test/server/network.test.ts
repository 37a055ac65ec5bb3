import { expect, test } from 'vitest';
import { networkGuard, networkOf, parseNetwork } from '../../source/server/network.ts';

test.each([
  ['192.0.2.7', '192.0.2.7/32'],
  ['192.0.2.7/24', '192.0.2.0/24'],
  ['192.0.2.7/31', '192.0.2.6/31'],
  ['10.200.3.4/12', '10.192.0.0/12'],
  ['255.255.255.255/8', '255.0.0.0/8'],
  ['::ffff:192.0.2.7', '192.0.2.7/32'],
  ['2001:DB8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
  ['2001:db8:ffff:ffff::/47', '2001:db8:fffe::/47'],
  ['2001:db8::1/128', '2001:db8::1/128'],
  ['192.0.2.0/7', undefined],
  ['192.0.2.0/33', undefined],
  ['2001:db8::/15', undefined],
  ['2001:db8::/129', undefined],
  ['192.0.2', undefined],
  ['192.0.2.0/', undefined],
  ['Mallory', undefined],
  ['fe80::1%eth0', undefined],
  ['', undefined],
])('the network "%s" is read as %s', (text, expected) => {
  expect(parseNetwork(text)).toBe(expected);
});

test('an address lies in a network or not, as the list is now', () => {
  let networks: readonly string[] = ['192.0.2.0/24', '2001:db8::/48'];
  const isBanned = networkGuard(() => networks);
  const asked = [
    ...['192.0.2.200', '::ffff:192.0.2.1', '2001:db8:0:7::1', '192.0.3.1', '2001:db8:1::1'],
    'local',
  ];
  expect(asked.map(isBanned)).toEqual([true, true, true, false, false, false]);
  networks = ['192.0.3.1/32'];
  expect(asked.map(isBanned)).toEqual([false, false, false, true, false, false]);
});

test.each([
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:1::7', '2001:db8:0:1'],
  ['2001:db8:0:1:ffff::', '2001:db8:0:1'],
  ['2001:db8::2:3', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['local', 'local'],
])('%s counts as %s', (address, expected) => {
  expect(networkOf(address)).toBe(expected);
});
