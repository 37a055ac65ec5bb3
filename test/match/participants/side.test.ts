import { describe, expect, test } from 'vitest';
import {
  fillSides,
  type Player,
  parseSide,
  playerOfName,
  savedName,
} from '../../../source/match/participants/side.ts';

describe('a side', () => {
  test.each<[text: string, player: Player]>([
    ['level:1', { kind: 'level', level: 1 }],
    ['level:10', { kind: 'level', level: 10 }],
    [' Level: 07 ', { kind: 'level', level: 7 }],
    ['engine:fairy-stockfish', { kind: 'engine', command: 'fairy-stockfish' }],
    ['engine: "a b" --level:3 ', { kind: 'engine', command: '"a b" --level:3' }],
    ['Teacher', { kind: 'person', name: 'Teacher' }],
    ['Engineer', { kind: 'person', name: 'Engineer' }],
    ['Computer club', { kind: 'person', name: 'Computer club' }],
    ['Player 1', { kind: 'person', name: 'Player 1' }],
    ['my level:4', { kind: 'person', name: 'my level:4' }],
    [' a\u001b\tb ', { kind: 'person', name: 'a b' }],
    ['', { kind: 'person', name: 'Guest' }],
  ])('%j', (text, value) => {
    expect(parseSide(text)).toEqual({ ok: true, value });
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
    ...[
      ...['computer', 'Computer', 'cpu', 'CPU', 'bot', 'engine', 'level', '5', ' 10 ', 'level 3'],
      ...['level3', 'level-3', 'level=3', 'level three', 'cpu 4', 'computer level 4', '#3'],
      ...['Computer, level 4', 'engine fairy-stockfish', 'engine=fairy-stockfish'],
    ].map((text): [string, object] => [text, { code: 'no-person' }]),
  ])('%j is none', (text, fault) => {
    expect(parseSide(text)).toEqual({ ok: false, fault });
  });
});

test.each<[player: Player, name: string]>([
  [{ kind: 'person', name: 'Teacher' }, 'Teacher'],
  [{ kind: 'level', level: 4 }, 'Computer, level 4'],
  [{ kind: 'engine', command: 'x -y' }, 'x -y'],
])('%j is saved as a name', (player, name) => {
  expect(savedName(player)).toBe(name);
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

describe('sides that are left open', () => {
  const person = (name: string): Player => ({ kind: 'person', name });
  const level: Player = { kind: 'level', level: 3 };

  test.each<[what: string, black: Player | undefined, white: Player | undefined, names: string[]]>([
    ['both', undefined, undefined, ['Own', 'Guest']],
    ['against a computer', undefined, level, ['Own', 'Computer, level 3']],
    ['White against a computer', level, undefined, ['Computer, level 3', 'Own']],
    ['Black against a person', undefined, person('Teacher'), ['Own', 'Teacher']],
    ['White against a person', person('Teacher'), undefined, ['Teacher', 'Own']],
    ['where the own name is given', undefined, person('Own'), ['Guest', 'Own']],
    ['where it is given to Black', person('Own'), undefined, ['Own', 'Guest']],
    ['none', person('A'), level, ['A', 'Computer, level 3']],
  ])('%s', (_, black, white, names) => {
    const filled = fillSides({ black, white }, 'Own');
    expect([savedName(filled.black), savedName(filled.white)]).toEqual(names);
  });
});
