import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { publicAddressOf } from '../../../source/commands/serve/server-plan.ts';
import { isPublicAddress } from '../../../source/text/door-lines.ts';

test.each([
  ['a host has the port of the server', 'example.org', 'example.org:2222'],
  ['a port of its own stays', 'example.org:22', 'example.org:22'],
  ['an account is one of the sshd of the system', 'play@example.org', 'play@example.org'],
  ['a number', '[2001:db8::1]', '[2001:db8::1]:2222'],
  ['by default the name of the machine', undefined, `${hostname()}:2222`],
])('as players reach a server: %s', (_, publicAddress, expected) => {
  expect(publicAddressOf({ ...(publicAddress !== undefined && { publicAddress }) }, 2222)).toBe(
    expected,
  );
});

test.each([
  ['example.org', true],
  ['example.org:2222', true],
  ['play@example.org', true],
  ['[::1]:2222', true],
  ['', false],
  ['example.org:', false],
  ['a b', false],
  ['ssh://example.org', false],
])('is an address of players, or not: %s', (text, expected) => {
  expect(isPublicAddress(text)).toBe(expected);
});
