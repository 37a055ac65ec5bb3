import { describe, expect, test } from 'vitest';
import {
  formatSide,
  type Player,
  parseSide,
  playerOfName,
  savedName,
} from '../../source/match/side.ts';

describe('a side', () => {
  test.each<[text: string, player: Player, written: string]>([
    ['level:1', { kind: 'level', level: 1 }, 'level:1'],
    ['level:10', { kind: 'level', level: 10 }, 'level:10'],
    [' Level: 07 ', { kind: 'level', level: 7 }, 'level:7'],
    [
      'engine:fairy-stockfish',
      { kind: 'engine', command: 'fairy-stockfish' },
      'engine:fairy-stockfish',
    ],
    [
      'engine: "a b" --level:3 ',
      { kind: 'engine', command: '"a b" --level:3' },
      'engine:"a b" --level:3',
    ],
    ['Teacher', { kind: 'person', name: 'Teacher' }, 'Teacher'],
    ['level 4', { kind: 'person', name: 'level 4' }, 'level 4'],
    ['my level:4', { kind: 'person', name: 'my level:4' }, 'my level:4'],
    [' a\u001b\tb ', { kind: 'person', name: 'a b' }, 'a b'],
    ['', { kind: 'person', name: 'Guest' }, 'Guest'],
  ])('%j', (text, value, written) => {
    expect(parseSide(text)).toEqual({ ok: true, value });
    expect(formatSide(value)).toBe(written);
    expect(parseSide(written)).toEqual({ ok: true, value });
  });

  test.each([
    ['level:0', { code: 'no-level', found: '0' }],
    ['level:11', { code: 'no-level', found: '11' }],
    ['level:', { code: 'no-level', found: '' }],
    ['level:4.5', { code: 'no-level', found: '4.5' }],
    ['level:-1', { code: 'no-level', found: '-1' }],
    ['level:high', { code: 'no-level', found: 'high' }],
    ['engine:', { code: 'no-command' }],
    ['engine:   ', { code: 'no-command' }],
  ])('%j is none', (text, fault) => {
    expect(parseSide(text)).toEqual({ ok: false, fault });
  });
});

test.each<[player: Player, engineName: string | undefined, name: string]>([
  [{ kind: 'person', name: 'Teacher' }, undefined, 'Teacher'],
  [{ kind: 'level', level: 4 }, undefined, 'Computer, level 4'],
  [{ kind: 'engine', command: 'x -y' }, 'Engine 1.0', 'Engine 1.0'],
  [{ kind: 'engine', command: 'x -y' }, undefined, 'x -y'],
  [{ kind: 'engine', command: 'x -y' }, '', 'x -y'],
])('%j is saved as a name', (player, engineName, name) => {
  expect(savedName(player, engineName)).toBe(name);
});

test.each<[name: string, player: Player]>([
  ['Computer, level 4', { kind: 'level', level: 4 }],
  ['Computer, level 10', { kind: 'level', level: 10 }],
  ['Computer, level 11', { kind: 'person', name: 'Computer, level 11' }],
  ['Computer, level ', { kind: 'person', name: 'Computer, level ' }],
  ['Computer', { kind: 'person', name: 'Computer' }],
  ['engine:x', { kind: 'person', name: 'engine:x' }],
])('the name %j stands for a player', (name, player) => {
  expect(playerOfName(name)).toEqual(player);
});
