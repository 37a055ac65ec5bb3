import { expect, test } from 'vitest';
import type { Goal } from '../../../source/match/lessons/goal.ts';
import { TaskRun } from '../../../source/match/lessons/task-run.ts';
import type { Square } from '../../../source/rules/core/square.ts';
import { readSfen } from '../../../source/rules/notation/sfen.ts';
import { parseSquare } from '../../../source/rules/notation/square.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { problems } from '../../../source/text/en/problems.ts';
import { learnHintText, triedText } from '../../../source/text/learn.ts';
import { printed } from '../../../source/text/teller.ts';
import { refusalText } from '../../../source/text/typed.ts';
import { variantOf } from '../../helpers/variant-of.ts';

const { TASK_DONE } = problems;

const shogi = variantOf('shogi');

function at(text: string): Square {
  const square = parseSquare(shogi, text);
  if (square === undefined) throw new RangeError(text);
  return square;
}

const kind = (letter: string) => shogi.pieces.findIndex(({ hodges }) => hodges === letter);
const piece = (letter: string, promoted = false) => ({ kind: kind(letter), promoted });

function runOf(sfen: string, goal: Goal): TaskRun {
  return new TaskRun({
    id: 'shogi/test/one',
    variant: shogi,
    chapter: 'pieces',
    start: readSfen(shogi, sfen),
    goal,
  });
}

/** Somebody plays, who may type no word. */
const HELP = { words: [], teller: printed(ENGLISH) };

/** What lines are answered. */
function say(run: TaskRun, ...lines: string[]): string[] {
  return lines.map((line) => {
    const outcome = run.enter(line);
    switch (outcome.kind) {
      case 'empty':
        return '';
      case 'refused':
        return refusalText(ENGLISH, run.game.position, line, outcome.reading, HELP);
      case 'done':
        return TASK_DONE;
      default:
        return triedText(run.task, outcome, printed(ENGLISH));
    }
  });
}

const SILVER = '9/9/9/9/9/9/9/4S4/K8 b - 1';
const TO_5F: Goal = { kind: 'reach', piece: piece('S'), to: at('5f'), moves: 2 };

test('moves are steps, and any way that leads there is right', () => {
  for (const way of ['S-5g', 'S-4g', 'S-6g']) {
    const run = runOf(SILVER, TO_5F);
    expect(say(run, way, 'S-5f')).toEqual(['Right so far. 1 move left.', 'Done.']);
    expect([run.state, run.ending]).toEqual(['done', true]);
  }
});

test('a move that leads away is told at once, and taken back by the next', () => {
  const run = runOf(SILVER, TO_5F);
  expect(say(run, 'S-4i')).toEqual(['From there the silver does not reach 5f in 1 more move.']);
  expect([run.state, run.game.ply, run.left]).toEqual(['wrong', 1, 2]);
  expect(say(run, 'S-4g', 'S-3f')).toEqual([
    'Right so far. 1 move left.',
    'That is not 5f, where the silver is to go.',
  ]);
  expect(run.undo()).toBe(true);
  expect(say(run, 'S-5f')).toEqual(['Done.']);
});

const at5e = { kind: 'point-out', square: at('5i') } as const;

/** Tries that the rules allow, or that are no squares, and why they are wrong. */
const WRONG: readonly (readonly [
  name: string,
  sfen: string,
  goal: Goal,
  typed: string,
  why: string,
])[] = [
  [
    'no square',
    shogi.start,
    { ...at5e, piece: piece('K') },
    'P-7f',
    'A square is the digit of a file and the letter of a rank, as in 5e.',
  ],
  [
    'an empty square',
    shogi.start,
    { ...at5e, piece: piece('K') },
    '5h',
    '5h is another square: it is empty.',
  ],
  [
    'a square of White',
    shogi.start,
    { ...at5e, piece: piece('K') },
    'five a',
    "5a is another square: White's king stands there.",
  ],
  [
    'another piece',
    SILVER,
    { ...TO_5F, moves: 1, to: at('5g') } as Goal,
    'K-9h',
    'That was the king. Move the silver to 5g.',
  ],
  [
    'nothing captured',
    '9/9/9/9/4p4/9/4R4/9/K8 b - 1',
    { kind: 'capture', squares: [at('5e')], moves: 1 },
    'R-5f',
    "That does not capture White's pawn on 5e.",
  ],
  [
    'away from a capture',
    '9/9/9/9/4p4/9/9/3G5/K8 b - 1',
    { kind: 'capture', squares: [at('5e')], moves: 3 },
    'K-8i',
    "After that you do not capture White's pawn on 5e in 2 more moves.",
  ],
  [
    'dropped elsewhere',
    '9/9/9/9/9/9/9/9/K8 b S 1',
    { kind: 'drop', piece: kind('S'), to: at('5e'), moves: 1 },
    'S*5f',
    'The silver is to be dropped on 5e.',
  ],
  [
    'not captured before a drop',
    '9/9/9/9/4s4/9/4R4/9/K8 b - 1',
    { kind: 'drop', piece: kind('S'), to: at('2b'), moves: 2 },
    'R-1g',
    'After that no silver can be dropped on 2b in 1 more move.',
  ],
  [
    'a fork of one',
    '9/9/9/9/3b1b3/9/9/9/K8 b S 1',
    { kind: 'fork', piece: kind('S'), targets: [at('6e'), at('4e')] },
    'S*7f',
    "From there it attacks only White's bishop on 6e.",
  ],
  [
    'a fork of none',
    '9/9/9/9/3b1b3/9/9/9/K8 b S 1',
    { kind: 'fork', piece: kind('S'), targets: [at('6e'), at('4e')] },
    'S*1b',
    'From there it attacks neither of them.',
  ],
  [
    'no drop',
    '9/9/9/9/9/9/9/9/K8 b P 1',
    { kind: 'drop-allowed', piece: kind('P') },
    'K-9h',
    'That dropped nothing. Drop the pawn. One file is open to it.',
  ],
  [
    'too near',
    '9/9/9/9/9/9/9/9/K8 b N 1',
    { kind: 'drop-far', piece: kind('N'), rank: 3 },
    'N*5d',
    'It may stand farther forward than that.',
  ],
  [
    'not promoted',
    '9/9/9/4P4/9/9/9/9/K8 b - 1',
    { kind: 'promote', piece: kind('P'), moves: 1 },
    'P-5c=',
    'The pawn did not promote: + after the move does it.',
  ],
  [
    'promoted',
    '9/9/9/4S4/9/9/9/9/K8 b - 1',
    { kind: 'decline', piece: kind('S') },
    'S-5c+',
    'It promoted. With = after the move it does not.',
  ],
  [
    'outside the zone',
    '9/9/9/4S4/9/9/9/9/K8 b - 1',
    { kind: 'decline', piece: kind('S') },
    'S-4e',
    'That move neither begins nor ends in the zone, the last 3 ranks.',
  ],
  [
    'the king moved away',
    '9/9/9/9/8r/9/9/9/5G2K b - 1',
    { kind: 'answer-check', by: 'block' },
    'K-2h',
    'That ends the check too, but not as the task says. Put a piece between.',
  ],
  ['no check', '4k4/9/9/9/9/9/9/9/8R b - 1', { kind: 'check' }, 'R-2i', 'That gives no check.'],
  [
    'no check, no mate',
    '4k4/9/4G4/9/9/9/9/9/9 b G 1',
    { kind: 'mate' },
    'G*1i',
    'That gives no check.',
  ],
  [
    'check, no mate',
    '4k4/9/4G4/9/9/9/9/9/9 b G 1',
    { kind: 'mate' },
    'G*4a',
    'Check, but no mate: White has Kx4a.',
  ],
];

test.each(WRONG)('wrong: %s', (_, sfen, goal, typed, why) => {
  const run = runOf(sfen, goal);
  expect(say(run, typed)).toEqual([why]);
  expect(run.state).not.toBe('done');
});

/** Tries that the rules forbid. */
const ILLEGAL: readonly (readonly [
  name: string,
  sfen: string,
  goal: Goal,
  typed: string,
  why: string,
])[] = [
  ['beyond', SILVER, TO_5F, 'S-5f', 'S-5f: your silver on 5h does not reach 5f.'],
  [
    'nifu',
    '9/9/9/9/9/9/4P4/9/K8 b P 1',
    { kind: 'drop-allowed', piece: kind('P') },
    'P*5e',
    'P*5e: nifu. You already have a pawn on file 5 (5g).',
  ],
  [
    'a dead square',
    '9/9/9/9/9/9/9/9/K8 b N 1',
    { kind: 'drop-far', piece: kind('N'), rank: 3 },
    'N*5b',
    'N*5b: a knight dropped on 5b could never move.',
  ],
  [
    'pawn-drop mate',
    '8k/9/8G/9/9/9/9/9/7R1 b PG 1',
    { kind: 'mate' },
    'P*1b',
    'P*1b: a pawn may not be dropped for checkmate in shogi.',
  ],
  [
    'must promote',
    '9/4P4/9/9/9/9/9/9/K8 b - 1',
    { kind: 'promote', piece: kind('P'), moves: 1 },
    'P-5a=',
    'P-5a=: a pawn must promote on rank a.',
  ],
  [
    'still in check',
    '9/9/9/9/8r/9/9/9/5G2K b - 1',
    { kind: 'answer-check', by: 'block' },
    'G-4h',
    'You are in check from the rook on 1e: move the king, capture the rook, or block on 1f-1h.',
  ],
  ['no word', SILVER, TO_5F, 'xyzzy', 'xyzzy: not understood.'],
];

test.each(ILLEGAL)('refused: %s', (_, sfen, goal, typed, why) => {
  const run = runOf(sfen, goal);
  expect(say(run, typed)[0]).toContain(why);
  expect([run.state, run.game.ply]).toEqual(['open', 0]);
});

test('nothing typed is nothing', () => {
  expect(say(runOf(SILVER, TO_5F), ' ')).toEqual(['']);
});

test('a promotion that is open is asked for', () => {
  const run = runOf('9/9/9/4P4/9/9/9/9/K8 b - 1', { kind: 'promote', piece: kind('P'), moves: 1 });
  expect(run.enter('P-5c')).toMatchObject({ kind: 'refused', reading: { kind: 'choice' } });
});

test('undo goes back step by step, retry to the start', () => {
  const run = runOf(SILVER, TO_5F);
  expect(run.undo()).toBe(false);
  say(run, 'S-5g', 'S-5f');
  expect([run.undo(), run.state, run.left]).toEqual([true, 'open', 1]);
  expect([run.undo(), run.left, run.undo()]).toEqual([true, 2, false]);
  say(run, 'S-5g', 'S-4f');
  run.retract();
  expect([run.undo(), run.left]).toEqual([true, 1]);
  say(run, 'S-4f');
  run.restart();
  expect([run.state, run.left, run.game.ply]).toEqual(['open', 2, 0]);
  expect(say(run, 'S-5g', 'S-5f')).toEqual(['Right so far. 1 move left.', 'Done.']);
});

test('a square that was found can be looked for again', () => {
  const run = runOf(shogi.start, { ...at5e, piece: piece('K') });
  expect(say(run, '５i')).toEqual(['Done.']);
  expect([run.undo(), run.state, run.undo()]).toEqual([true, 'open', false]);
});

test('a hint takes a wrong move back and leads on from where one stands', () => {
  const run = runOf(SILVER, TO_5F);
  say(run, 'S-5g', 'S-4f');
  const hint = run.hint();
  const told = [false, true].map((isWhole) =>
    learnHintText(run.game.position, { hint, isWhole }, printed(ENGLISH)),
  );
  expect([run.state, ...told]).toEqual(['open', 'Hint: the silver on 5g moves.', 'Hint: S-5f']);
  say(run, 'S-5f');
  expect(run.hint()).toEqual({ kind: 'none' });
});
