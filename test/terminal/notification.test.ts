import { expect, test } from 'vitest';
import {
  isNotificationYes,
  notification,
  notificationWayOf,
} from '../../source/terminal/notification.ts';

test.each([
  ['kitty(0.26.5)', 99],
  ['foot(1.16.2)', 777],
  ['ghostty 1.1.0', 777],
  ['WezTerm 20240203', 777],
  ['iTerm2 3.5.0', 9],
  ['XTerm(390)', undefined],
  ['tmux 3.4', undefined],
] as const)('%s knows OSC %s', (name, way) => {
  expect(notificationWayOf(name)).toBe(way);
});

test.each([
  ['i=komadai:p=?;p=title,body', true],
  ['i=komadai:a=report:p=?;p=title', true],
  ['i=komadai;', false],
  ['i=other:p=?;p=title', false],
])('the answer %s means that there are notifications: %s', (answer, isYes) => {
  expect(isNotificationYes(answer)).toBe(isYes);
});

test.each([
  [9, '\x1b]9;a; b: c d\x1b\\'],
  [99, '\x1b]99;i=komadai:d=0;a; b\x1b\\\x1b]99;i=komadai:p=body;c d\x1b\\'],
  [777, '\x1b]777;notify;a, b;c d\x1b\\'],
] as const)('OSC %s holds title and text without controls', (way, sequence) => {
  expect(notification(way, 'a; b', 'c\x1bd')).toBe(sequence);
});
