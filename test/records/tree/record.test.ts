import { describe, expect, test } from 'vitest';
import { formatPsn } from '../../../source/records/formats/psn/psn-write.ts';
import { illegalMoveComment, noteOf, setNote } from '../../../source/records/tree/notes.ts';
import {
  appendMove,
  createRecord,
  isUnfinished,
  lastNode,
  mainLine,
  promoteVariation,
  recordDate,
  removeBranch,
  setEnding,
  setTag,
  setTailAside,
  siblingsOf,
  tagValue,
  variationOf,
} from '../../../source/records/tree/record.ts';
import { resultOf, TERMINATIONS } from '../../../source/records/tree/termination.ts';
import { END_REASONS } from '../../../source/rules/core/game.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { ogi } from '../../../source/rules/variants/ogi/rules.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { firstItems } from '../../helpers/items.ts';
import { moveOf } from '../../helpers/play.ts';

function shogiRecord(...moves: string[]) {
  const record = createRecord({ variant: shogi, start: startPosition(shogi) });
  for (const usi of moves) appendMove(lastNode(record), moveOf(shogi, usi));
  return record;
}

describe('the tree', () => {
  test('grows at its end, and variations leave the main line alone', () => {
    const record = shogiRecord('7g7f', '3c3d', '2g2f');
    const first = itemAt(mainLine(record), 0);
    appendMove(first, moveOf(shogi, '8c8d'));
    expect(mainLine(record).map(({ ply }) => ply)).toEqual([1, 2, 3]);
    expect(first.children).toHaveLength(2);
    expect(lastNode(record).parent?.parent).toBe(first);
  });

  test('ends at a move whose tail is set aside', () => {
    const record = shogiRecord('7g7f', '3c3d', '2g2f', '8c8d');
    const [first, second] = firstItems(mainLine(record), 2);
    setTailAside(second);
    expect(mainLine(record)).toEqual([first, second]);
    const aside = itemAt(first.children, 1);
    expect(aside.move).toBe(second.move);
    expect(itemAt(aside.children, 0).parent).toBe(aside);
    expect(formatPsn(record)).toContain('1. P-7f P-3d (1... P-3d 2. P-2f P-8d)\n*');
  });

  test('keeps what follows the start of the game', () => {
    const record = shogiRecord('7g7f', '3c3d');
    setTailAside(record.root);
    expect(mainLine(record)).toHaveLength(2);
  });

  test('tells variations from the main line', () => {
    const record = shogiRecord('7g7f', '3c3d', '2g2f');
    const [first, second] = firstItems(mainLine(record), 2);
    const side = appendMove(first, moveOf(shogi, '8c8d'));
    const below = appendMove(side, moveOf(shogi, '2g2f'));
    const deeper = appendMove(side, moveOf(shogi, '6g6f'));
    expect([record.root, first, lastNode(record)].map(variationOf)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([side, below, deeper].map(variationOf)).toEqual([side, side, deeper]);
    expect(siblingsOf(side)).toEqual([second, side]);
    expect(siblingsOf(record.root)).toEqual([record.root]);
  });

  test('a variation becomes the main line, and the others keep their order', () => {
    const record = shogiRecord('7g7f');
    const { root } = record;
    for (const usi of ['2g2f', '5g5f']) appendMove(root, moveOf(shogi, usi));
    const [main, second, third] = firstItems(root.children, 3);
    promoteVariation(third);
    expect(root.children).toEqual([third, main, second]);
    promoteVariation(third);
    expect(root.children).toEqual([third, main, second]);
    expect(() => promoteVariation(root)).toThrow(RangeError);
  });

  test('loses a move and what follows it', () => {
    const record = shogiRecord('7g7f', '3c3d');
    const side = appendMove(record.root, moveOf(shogi, '2g2f'));
    removeBranch(side);
    expect(record.root.children).toEqual([mainLine(record)[0]]);
    expect(mainLine(record)).toHaveLength(2);
    expect(() => removeBranch(record.root)).toThrow(RangeError);
  });

  test('a note is one text of all comments but that on an illegal move', () => {
    const { root } = shogiRecord();
    const illegal = illegalMoveComment('P*5d', 'nifu');
    root.comments = ['a', 'b\nc', illegal];
    expect(noteOf(root)).toBe('a b c');
    setNote(root, 'd');
    expect(root.comments).toEqual(['d', illegal]);
    setNote(root, '');
    expect(root.comments).toEqual([illegal]);
    expect(noteOf(root)).toBe('');
  });

  test('the times are not part of the note', () => {
    const { root } = shogiRecord();
    root.comments = ['[%clk 0:09:41] slow', '[%emt 0:00:19]'];
    expect(noteOf(root)).toBe('slow');
    setNote(root, 'fast');
    expect(root.comments).toEqual(['[%clk 0:09:41] [%emt 0:00:19]', 'fast']);
    setNote(root, '');
    expect(root.comments).toEqual(['[%clk 0:09:41] [%emt 0:00:19]']);
  });
});

describe('tags', () => {
  test('a start that has a name is tagged with it', () => {
    const [handicap] = yari.handicaps;
    const named = createRecord({ variant: yari, start: startPosition(yari, handicap) });
    expect(tagValue(named, 'Handicap')).toBe('left-yari-bishop');
    const even = createRecord({ variant: ogi, start: startPosition(ogi) });
    expect(tagValue(even, 'Handicap')).toBeUndefined();
  });

  test('are set, changed and removed, without touching those they were made from', () => {
    const tags = [{ name: 'Black', value: 'a' }];
    const record = createRecord({ variant: ogi, start: startPosition(ogi), tags });
    setTag(record, 'Black', 'b');
    setTag(record, 'White', 'c');
    expect(tagValue(record, 'Black')).toBe('b');
    setTag(record, 'Black', undefined);
    setTag(record, 'Event', undefined);
    expect(record.tags).toEqual([{ name: 'White', value: 'c' }]);
    expect(tags).toEqual([{ name: 'Black', value: 'a' }]);
  });

  test('a date is the local one', () => {
    expect(recordDate(new Date(2026, 0, 2, 23, 59))).toBe('2026.01.02');
  });
});

describe('the result', () => {
  test.each([
    [{ reason: 'checkmate', winner: 'black' }, '1-0'],
    [{ reason: 'resignation', winner: 'white' }, '0-1'],
    [{ reason: 'repetition' }, '1/2-1/2'],
  ] as const)('%j', (ending, score) => {
    const record = shogiRecord();
    expect(isUnfinished(record)).toBe(true);
    setEnding(record, ending);
    expect(record).toMatchObject({ score, termination: ending.reason });
    expect(isUnfinished(record)).toBe(false);
    setEnding(record, undefined);
    expect(record).toMatchObject({ score: '*', termination: undefined });
  });

  test.each(END_REASONS)('%s is a termination of the format', (reason) => {
    expect(TERMINATIONS).toContain(resultOf({ reason }).termination);
  });

  test('an illegal move stands in a comment after the last', () => {
    const record = shogiRecord('7g7f', '3c3d');
    lastNode(record).comments = [illegalMoveComment('P*5d', 'nifu')];
    setEnding(record, { reason: 'illegal move', winner: 'white' });
    expect(formatPsn(record)).toBe(
      '[Variant "shogi"]\n[Result "0-1"]\n[Termination "illegal move"]\n\n' +
        '1. P-7f P-3d {illegal move: P*5d, nifu}\n0-1\n',
    );
  });
});
