import { describe, expect, test } from 'vitest';
import { PLAY_ROWS } from '../../source/activity/play.ts';
import { Match } from '../../source/match/match.ts';
import { parsePsn } from '../../source/records/formats/psn/psn-read.ts';
import type { GameRecord } from '../../source/records/tree/record.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { enterLine } from '../helpers/enter-line.ts';
import { enterAll, kindOf, lines, paperMatch, savedMoves, sfenOf } from './paper-match.ts';

/** Both generals have entered; 26 points to 26. */
const ENTERED = '3K3/7/7/7/7/7/7/7/3k3 b 5RP5rp 1';

/** Games in all states that a word can meet. */
const STATES = {
  fresh: {},
  playing: { lines: ['P-7f', 'P-3d'] },
  'taken back': { lines: ['P-7f', 'P-3d', 'undo'] },
  offered: { lines: ['P-7f', 'draw'] },
  entered: { sfen: ENTERED },
  resigned: { lines: ['P-7f', 'resign'] },
} as const;

type State = keyof typeof STATES;

const OVER = 'impossible: game-over';

/** What each word of the game, and a move, comes to in each state. */
const TABLE: Readonly<Record<string, Readonly<Record<State, string>>>> = {
  resign: {
    fresh: 'ended: resignation',
    playing: 'ended: resignation',
    'taken back': 'ended: resignation',
    offered: 'ended: resignation',
    entered: 'ended: resignation',
    resigned: OVER,
  },
  draw: {
    fresh: 'offered',
    playing: 'offered',
    'taken back': 'offered',
    offered: 'impossible: offered-already',
    entered: 'offered',
    resigned: OVER,
  },
  impasse: {
    fresh: 'impossible: no-impasse',
    playing: 'impossible: no-impasse',
    'taken back': 'impossible: no-impasse',
    offered: 'impossible: offered-already',
    entered: 'offered',
    resigned: OVER,
  },
  accept: {
    fresh: 'impossible: no-offer',
    playing: 'impossible: no-offer',
    'taken back': 'impossible: no-offer',
    offered: 'ended: agreement',
    entered: 'impossible: no-offer',
    resigned: 'impossible: no-offer',
  },
  undo: {
    fresh: 'impossible: nothing-to-undo',
    playing: 'undone',
    'taken back': 'undone',
    offered: 'undone',
    entered: 'impossible: nothing-to-undo',
    resigned: 'undone',
  },
  redo: {
    fresh: 'impossible: nothing-to-redo',
    playing: 'impossible: nothing-to-redo',
    'taken back': 'played',
    offered: 'impossible: nothing-to-redo',
    entered: 'impossible: nothing-to-redo',
    resigned: 'impossible: nothing-to-redo',
  },
  'note x': {
    fresh: 'noted',
    playing: 'noted',
    'taken back': 'noted',
    offered: 'noted',
    entered: 'noted',
    resigned: 'noted',
  },
  'save x': {
    fresh: 'saved',
    playing: 'saved',
    'taken back': 'saved',
    offered: 'saved',
    entered: 'saved',
    resigned: 'saved',
  },
  save: {
    fresh: 'impossible: no-name',
    playing: 'impossible: no-name',
    'taken back': 'impossible: no-name',
    offered: 'impossible: no-name',
    entered: 'impossible: no-name',
    resigned: 'impossible: no-name',
  },
  'P-7d': {
    fresh: 'refused: illegal',
    playing: 'refused: illegal',
    'taken back': 'played',
    offered: 'played',
    entered: 'refused: illegal',
    resigned: OVER,
  },
  '': {
    fresh: 'empty',
    playing: 'empty',
    'taken back': 'empty',
    offered: 'empty',
    entered: 'empty',
    resigned: 'empty',
  },
};

describe.each(Object.keys(TABLE))('%j', (line) => {
  test.each(Object.keys(STATES) as State[])('%s', (state) => {
    const { match, saved } = paperMatch('yari', STATES[state]);
    const before = saved.length;
    const position = sfenOf(match);
    const kind = kindOf(enterLine(match, line));
    expect(kind).toBe(TABLE[line]?.[state]);
    const isChange = /played|ended|undone|noted|saved/.test(kind);
    expect(saved.length - before).toBe(isChange ? 1 : 0);
    if (!/played|undone/.test(kind)) expect(sfenOf(match)).toBe(position);
  });
});

test('every word of the game is in the table', () => {
  const tested = new Set(Object.keys(TABLE).map((line) => line.split(' ')[0]));
  const names = PLAY_ROWS.map(({ name }) => name);
  const game = names.slice(0, names.indexOf('hint'));
  expect(game.filter((name) => !tested.has(name))).toEqual([]);
});

describe('undo and redo', () => {
  test('walk the record, which keeps what is taken back', () => {
    const paper = paperMatch('yari', { lines: ['P-7f', 'note first', 'P-3d', 'note second'] });
    const { match } = paper;
    const position = sfenOf(match);
    enterAll(match, ['undo', 'undo']);
    expect(savedMoves(paper)).toBe('1. P-7f {first} 1... P-3d {second} *');
    expect(paper.saved.at(-1)).toContain('[Ply "0"]\n');
    expect(match.game.ply).toBe(0);
    const outcome = enterAll(match, ['redo', 'redo']);
    expect(outcome).toMatchObject({ kind: 'played', ply: 2, color: 'white', text: 'P-3d' });
    expect(sfenOf(match)).toBe(position);
    expect(savedMoves(paper)).toBe('1. P-7f {first} 1... P-3d {second} *');
    expect(paper.saved.at(-1)).not.toContain('[Ply');
    expect(kindOf(enterLine(match, 'redo'))).toBe('impossible: nothing-to-redo');
  });

  test('tell which move was taken back', () => {
    const { match } = paperMatch('yari', { lines: lines('P-7f P-3d P-2f') });
    expect(enterLine(match, 'undo')).toMatchObject({
      kind: 'undone',
      move: { ply: 3, color: 'black', text: 'P-2f' },
    });
  });

  test('another move ends what could be redone, also the same move typed', () => {
    for (const move of ['P-4d', 'P-3d']) {
      const { match } = paperMatch('yari', { lines: ['P-7f', 'P-3d', 'undo', move] });
      expect(kindOf(enterLine(match, 'redo'))).toBe('impossible: nothing-to-redo');
    }
  });

  test('another move makes a variation of what was taken back', () => {
    const paper = paperMatch('yari', {
      lines: ['P-7f', 'P-3d', 'P-2f', 'undo', 'undo', 'P-4d', 'note other'],
    });
    expect(savedMoves(paper)).toBe('1. P-7f P-4d {other} (1... P-3d 2. P-2f) *');
    enterAll(paper.match, ['undo', 'P-3d']);
    expect(savedMoves(paper)).toBe('1. P-7f P-3d (1... P-4d {other}) 2. P-2f *');
    expect(enterAll(paper.match, ['redo'])).toMatchObject({ text: 'P-2f' });
  });

  test('a game left after an undo goes on from there', () => {
    const { match, saved } = paperMatch('yari', { lines: ['P-7f', 'P-3d', 'P-2f', 'undo'] });
    const { record } = itemAt(parsePsn(saved.at(-1) ?? ''), 0);
    const resumed = new Match(record as GameRecord, match.options);
    expect(resumed.game.ply).toBe(2);
    expect(enterAll(resumed, ['redo'])).toMatchObject({ text: 'P-2f' });
  });

  test('a refused move leaves what can be redone', () => {
    const { match } = paperMatch('yari', { lines: ['P-7f', 'P-3d', 'undo'] });
    enterLine(match, 'P-7f');
    expect(kindOf(enterLine(match, 'redo'))).toBe('played');
  });

  test('a declared end is taken back alone, and the line below can still be redone', () => {
    const paper = paperMatch('yari', { lines: ['P-7f', 'note x', 'P-3d', 'undo', 'resign'] });
    expect(savedMoves(paper)).toBe('1. P-7f {x} (1. P-7f P-3d) 1-0');
    expect(enterLine(paper.match, 'undo')).toEqual({ kind: 'undone' });
    expect(savedMoves(paper)).toBe('1. P-7f {x} 1... P-3d *');
    expect(paper.match.ending).toBeUndefined();
    expect(enterAll(paper.match, ['redo'])).toMatchObject({ text: 'P-3d' });
  });

  test('an end on the board goes with its move, and comes again with it', () => {
    const paper = paperMatch('yari', { sfen: '6k/7/6+P/7/7/7/7/7/K4R1 b P 1', lines: ['P*1b'] });
    expect(paper.match.ending).toEqual({ reason: 'checkmate', winner: 'black' });
    enterAll(paper.match, ['undo']);
    expect([paper.match.ending, savedMoves(paper)]).toEqual([undefined, '1. P*1b *']);
    expect(kindOf(enterLine(paper.match, 'redo'))).toBe('played');
    expect(paper.match.ending?.reason).toBe('checkmate');
    expect(savedMoves(paper)).toBe('1. P*1b 1-0');
  });

  test('takes an offer away', () => {
    for (const word of ['undo', 'redo']) {
      const { match } = paperMatch('yari', { lines: ['P-7f', 'P-3d', 'undo', 'draw', word] });
      expect(kindOf(enterLine(match, 'accept'))).toBe('impossible: no-offer');
    }
  });

  test('a loss by an illegal move is taken back with its comment, and with that alone', () => {
    const paper = paperMatch('yari', { illegal: 'lose', lines: ['P-7f', 'note before'] });
    expect(kindOf(enterLine(paper.match, 'P-7e'))).toBe('ended: illegal move');
    enterAll(paper.match, ['note after']);
    expect(savedMoves(paper)).toBe('1. P-7f {after} {illegal move: P-7e, not how it moves} 1-0');
    enterAll(paper.match, ['undo']);
    expect(savedMoves(paper)).toBe('1. P-7f {after} *');
    enterAll(paper.match, ['P-3d']);
    expect(savedMoves(paper)).toBe('1. P-7f {after} 1... P-3d *');
  });
});

describe('notes', () => {
  test('stand after the last move, at the start before the first; the last one counts', () => {
    const paper = paperMatch('yari', { lines: ['note the start', 'P-7f', 'note a', 'note b'] });
    expect(savedMoves(paper)).toBe('{the start} 1. P-7f {b} *');
    expect(enterLine(paper.match, 'note')).toEqual({ kind: 'noted', note: '' });
    expect(savedMoves(paper)).toBe('{the start} 1. P-7f *');
  });

  test('are without control characters, and keep brackets', () => {
    const paper = paperMatch('yari');
    const outcome = enterLine(paper.match, 'note a\x1b[31m {b} \\');
    expect(outcome).toEqual({ kind: 'noted', note: 'a [31m {b} \\' });
    expect(savedMoves(paper)).toBe('{a [31m {b\\} \\\\} *');
  });
});

describe('offers', () => {
  test('come from the side to play, and a move declines', () => {
    const { match } = paperMatch('yari', { lines: ['P-7f'] });
    expect(enterLine(match, 'draw')).toEqual({
      kind: 'offered',
      offer: { kind: 'draw', by: 'white' },
    });
    enterLine(match, 'P-7b');
    expect(match.offer?.by).toBe('white');
    enterAll(match, ['P-3d']);
    expect(match.offer).toBeUndefined();
    expect(kindOf(enterLine(match, 'accept'))).toBe('impossible: no-offer');
  });

  test('are not saved', () => {
    const paper = paperMatch('yari', { lines: ['P-7f', 'draw'] });
    expect(paper.saved).toHaveLength(1);
  });
});

test.each([
  ['a choice', 'YR-2c', 'refused: choice'],
  ['nothing that is understood', '\x1b[', 'refused: not-understood'],
  ['10,000 characters', 'P'.repeat(10_000), 'refused: not-understood'],
  ['control characters', 'P-7f\x07', 'refused: not-understood'],
  ['no character at all', '\ufffd\ufffd', 'refused: not-understood'],
])('%s is refused', (_name, line, kind) => {
  const sfen = '6k/7/6+B/5R1/7/7/7/7/K6 b - 1';
  const { match, saved } = paperMatch('yari', { sfen });
  expect(kindOf(enterLine(match, line))).toBe(kind);
  expect([match.game.ply, saved.length]).toEqual([0, 0]);
});
