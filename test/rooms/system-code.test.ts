import { expect, test } from 'vitest';
import { isRefusal } from '../../source/rooms/system-code.ts';

test.each([
  ['ENOSPC SQLITE_FULL 53100 53200 23505 57P03 ECONNREFUSED open-elsewhere', true],
  ['ETIMEDOUT ECONNRESET EPIPE 57P01 57P02 08006 08003 40003 57014 EIO XX000 time-out', false],
])('%s: whether nothing was written is %s', (codes, isSo) => {
  expect(codes.split(' ').filter((code) => isRefusal(code) !== isSo)).toEqual([]);
});
