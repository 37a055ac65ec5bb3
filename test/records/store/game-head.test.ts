import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseHead, readHead } from '../../../source/records/store/game-head.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

const NOBODY = { name: '', engine: '', level: '', type: '' };
const EMPTY = {
  date: '',
  variant: 'shogi',
  black: '',
  white: '',
  timeControl: '',
  room: '',
  score: '*',
  players: { black: NOBODY, white: NOBODY },
  termination: undefined as string | undefined,
};

test.each<[name: string, text: string, head: Partial<typeof EMPTY>]>([
  [
    'our own tags',
    '[Variant "yari"]\n[Date "2026.11.20"]\n[Black "A \\"B\\""]\n[White "C"]\n[Result "0-1"]\n\n1. P-7f\n',
    { variant: 'yari', date: '2026.11.20', black: 'A "B"', white: 'C', score: '0-1' },
  ],
  [
    'other names of the sides',
    '[Sente "A"]\n[Black "C"]\n[Gote "B"]\n',
    { black: 'A', white: 'B' },
  ],
  ['how it ended', '[Termination "Resignation"]\n', { termination: 'resignation' }],
  ['where it is played', '[Room "K7M2QX"]\n', { room: 'K7M2QX' }],
  ['how it is timed', '[TimeControl "600+30+0"]\n', { timeControl: '600+30+0' }],
  [
    'programs that play a side',
    '[Black "A"]\n[WhiteEngine "b --c \\"d\\""]\n',
    {
      black: 'A',
      players: { black: { ...NOBODY, name: 'A' }, white: { ...NOBODY, engine: 'b --c "d"' } },
    },
  ],
  [
    'a level and a person',
    '[WhiteLevel " 4 "]\n[BlackType "human"]\n',
    { players: { black: { ...NOBODY, type: 'human' }, white: { ...NOBODY, level: '4' } } },
  ],
  ['the first of two', '[Black "A"]\n[Black "B"]\n', { black: 'A' }],
  [
    'Windows lines and a byte order mark',
    '\ufeff[Black "A"]\r\n[White "B"]\r\n',
    { black: 'A', white: 'B' },
  ],
  ['a comment before them', '; found in a drawer\n[Black "A"]\n', { black: 'A' }],
  ['no tags', '1. P-7f P-3d 1-0', {}],
  ['a result that is none', '[Result "won"]\n', {}],
  ['not those of the second game', '[Black "A"]\n\n1. P-7f *\n\n[White "B"]\n', { black: 'A' }],
  ['cut off within a tag', '[Black "A"]\n[White "B', { black: 'A' }],
  ['nothing', '', {}],
  ['binary', '\xff\xd8\xff\xe0\x00', {}],
])('the head of a text: %s', (_, text, head) => {
  const { black = '', white = '' } = head;
  const players = { black: { ...NOBODY, name: black }, white: { ...NOBODY, name: white } };
  expect(parseHead(text)).toEqual({ ...EMPTY, players, ...head });
});

describe('the head of a file', () => {
  test('is all that is read of it', () => {
    const path = join(temporaryFolder(), 'a.psn');
    const long = `[Note "${'x'.repeat(5000)}"]`;
    writeFileSync(path, `[Black "A"]\n${long}\n[White "B"]\n`);
    expect(readHead(path)).toMatchObject({ black: 'A', white: '' });
  });

  test('of one that cannot be read is empty', () => {
    const folder = temporaryFolder();
    expect([readHead(folder), readHead(join(folder, 'none'))]).toEqual([EMPTY, EMPTY]);
  });
});
