import { describe, expect, test } from 'vitest';
import { BOARD_ROWS } from '../../source/activity/board-words.ts';
import { LEARN_ROWS } from '../../source/activity/learn.ts';
import { PLAY_ROWS } from '../../source/activity/play.ts';
import { ROOM_ROWS } from '../../source/activity/room.ts';
import { parseWord, wordsFor } from '../../source/match/words.ts';
import { VARIANTS } from '../../source/rules/variants/index.ts';

describe('a line that is a word', () => {
  test.each<[line: string, word: string, argument: string]>([
    ['resign', 'resign', ''],
    ['  ReSign\t', 'resign', ''],
    ['note', 'note', ''],
    ['note a  b ', 'note', 'a  b'],
    ['save evening game', 'save', 'evening game'],
    ['save', 'save', ''],
    ['labels kanji2', 'labels', 'kanji2'],
    ['show +YR', 'show', '+YR'],
    ['\ufeffquit', 'quit', ''],
  ])('%j', (line, word, argument) => {
    expect(parseWord(PLAY_ROWS, line)).toEqual({ word, argument });
  });
});

test.each(VARIANTS)('$id has the words of its rules', (variant) => {
  for (const words of [PLAY_ROWS, ROOM_ROWS]) {
    const left = words.filter((word) => !wordsFor<{ name: string }>(words, variant).includes(word));
    const isWithout = variant.impasseThreshold === undefined;
    expect(left.map(({ name }) => name)).toEqual(isWithout ? ['impasse'] : []);
  }
});

test.each(['', ' ', 'P-7f', 'resign now', 'undo 2', 'board!', 'note-x', 'hin', 'quit\0'])(
  '%j is none',
  (line) => {
    expect(parseWord(PLAY_ROWS, line)).toBeUndefined();
  },
);

test('a long line of spaces takes no long time to be read', () => {
  const text = `${' '.repeat(200_000)}x`;
  expect(parseWord(PLAY_ROWS, `note a${text}`)?.argument).toHaveLength(200_002);
  expect(parseWord(PLAY_ROWS, `undo${text}`)).toBeUndefined();
});

describe('words of a board', () => {
  test.each<[line: string, word: string, argument: string]>([
    ['hand', 'hand', ''],
    [' WHERE +S ', 'where', '+S'],
    ['where', 'where', ''],
    ['where yari gold', 'where', 'yari gold'],
    ['file 5', 'file', '5'],
    ['rank e', 'rank', 'e'],
    ['last', 'last', ''],
    ['status', 'status', ''],
    ['speech words', 'speech', 'words'],
  ])('%j', (line, word, argument) => {
    expect(parseWord(BOARD_ROWS, line)).toEqual({ word, argument });
  });

  test.each(['', 'P-7f', 'hand 5', 'last move', 'quit', 'where?', 'file5'])(
    '%j is none',
    (line) => {
      expect(parseWord(BOARD_ROWS, line)).toBeUndefined();
    },
  );
});

test.each([
  ['go 5', { word: 'go', argument: '5' }],
  ['go x', { word: 'go', argument: 'x' }],
  ['go go', undefined],
  ['go roku fu', undefined],
  ['hint', { word: 'hint', argument: '' }],
])('in a course and at a problem %s is a word, or a move as it is read', (line, word) => {
  expect(parseWord(LEARN_ROWS, line)).toEqual(word);
});

test.each([
  ['well played', 'well played'],
  [' Well   PLAYED ', 'well played'],
  ['thanks', 'thanks'],
  ['well', undefined],
  ['well played indeed', undefined],
  ['thanks a lot', undefined],
])('a word of two words in a room: %j', (line, word) => {
  expect(parseWord(ROOM_ROWS, line)?.word).toBe(word);
});
