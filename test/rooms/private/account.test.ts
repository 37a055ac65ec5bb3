import { userInfo } from 'node:os';
import { expect, test } from 'vitest';
import { accountName } from '../../../source/clean/person-name.ts';
import { nameOfUid, ownUid } from '../../../source/rooms/private/account.ts';

test('the own account is named as the system does', async () => {
  const uid = ownUid() ?? -1;
  expect(uid).toBe(userInfo().uid);
  expect(await nameOfUid(uid)).toBe(accountName(userInfo().username) || `uid ${uid}`);
});

test('that of the system is found', async () => {
  expect(await nameOfUid(0)).toBe('root');
});

test('one without a name is called by its number', async () => {
  expect(await nameOfUid(3_999_999_999)).toBe('uid 3999999999');
});
