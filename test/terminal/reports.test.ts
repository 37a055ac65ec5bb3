import { expect, test } from 'vitest';
import { reportOfString } from '../../source/terminal/reports.ts';

test.each([
  ['rgb:ffff/ffff/ffff', 'light'],
  ['rgb:fd/f6/e3', 'light'],
  ['rgb:0000/0000/0000', 'dark'],
  ['rgb:1d1d/1818/1313', 'dark'],
  ['rgba:ffff/ffff/ffff/ffff', 'light'],
  ['rgb:0/0/f', 'dark'],
])('%s is %s', (colour, ground) => {
  expect(reportOfString(`]11;${colour}`)).toEqual(['background', ground]);
});

test.each(['?', ''])('"%s" is no background', (colour) => {
  expect(reportOfString(`]11;${colour}`)).toBeUndefined();
});
