import { describe, expect, test } from 'vitest';
import type { Match } from '../../source/match/match.ts';
import type { MatchEvent, SeatCommand } from '../../source/match/participants/participant.ts';
import type { Color } from '../../source/rules/core/color.ts';
import { parseUsi } from '../../source/rules/notation/usi.ts';
import { kindOf, paperMatch } from './paper-match.ts';

/** A command as the tests write it: `play 7g7f`, `offer draw`, `accept`, `undo`. */
function commandOf({ variant }: Match, text: string): SeatCommand {
  const [word, rest = ''] = text.split(' ');
  switch (word) {
    case 'play': {
      const move = parseUsi(variant, rest);
      if (move === undefined) throw new RangeError(rest);
      return { kind: 'play', move };
    }
    case 'offer':
      return { kind: 'offer', what: rest === 'impasse' ? 'impasse' : 'draw' };
    case 'accept':
    case 'decline':
      return { kind: 'answer', accepts: word === 'accept' };
    case 'resign':
    case 'declare-win':
      return { kind: word };
    case 'undo':
      return { kind: 'ask-to-take-back' };
    default:
      throw new RangeError(text);
  }
}

/** What the last of some commands came to, each written after its side: `black play 7g7f`. */
function last(match: Match, ...lines: readonly string[]): string {
  const kinds = lines.map((line) => {
    const [color, ...rest] = line.split(' ');
    return kindOf(match.seat(color as Color).send(commandOf(match, rest.join(' '))));
  });
  return kinds.at(-1) ?? '';
}

const PLAYED = ['black play 7g7f', 'white play 3c3d'];

test.each<[lines: readonly string[], outcome: string, plies: number, winner?: Color]>([
  [['white play 3c3d'], 'impossible: not-your-turn', 0],
  [[...PLAYED, 'white play 8c8d'], 'impossible: not-your-turn', 2],
  [[...PLAYED, 'white declare-win'], 'impossible: not-your-turn', 2],
  [[...PLAYED, 'black declare-win'], 'ended: illegal move', 2, 'white'],
  [['black resign'], 'ended: resignation', 0, 'white'],
  [['white resign'], 'ended: resignation', 0, 'black'],
  [['white resign', 'black resign'], 'impossible: game-over', 0, 'black'],
  [['white resign', 'black play 7g7f'], 'impossible: game-over', 0, 'black'],
  [['white resign', 'white offer draw'], 'impossible: game-over', 0, 'black'],
  [['white offer draw'], 'offered', 0],
  [['black offer draw', 'black accept'], 'impossible: no-offer', 0],
  [['black offer draw', 'black offer draw'], 'impossible: offered-already', 0],
  [['white offer draw', 'black accept'], 'ended: agreement', 0],
  [['white offer draw', 'black decline'], 'impossible: declined', 0],
  [['white offer draw', 'black decline', 'black accept'], 'impossible: no-offer', 0],
  [['white offer draw', 'black play 7g7f', 'black accept'], 'impossible: no-offer', 1],
  [['white offer impasse'], 'impossible: no-impasse', 0],
  [['white accept'], 'impossible: no-offer', 0],
  [['black undo'], 'impossible: nothing-to-undo', 0],
  [[...PLAYED, 'white undo'], 'offered', 2],
  [[...PLAYED, 'white undo', 'white accept'], 'impossible: no-offer', 2],
  [[...PLAYED, 'white undo', 'black accept'], 'undone', 1],
  [[...PLAYED, 'white undo', 'black decline'], 'impossible: declined', 2],
  [[...PLAYED, 'black undo', 'white accept'], 'undone', 0],
  [['black play 7g7f', 'white undo', 'black accept'], 'undone', 0],
  [['white resign', 'white undo', 'black accept'], 'undone', 0],
  [[...PLAYED, 'white offer draw', 'black undo'], 'offered', 2],
])('%j: %s', (lines, outcome, plies, winner) => {
  const { match } = paperMatch('shogi');
  expect(last(match, ...lines)).toBe(outcome);
  expect([match.moves.length, match.ending?.winner]).toEqual([plies, winner]);
});

test('a move that is not legal is a fault of the program that sends it', () => {
  const { match } = paperMatch('shogi');
  expect(() => last(match, 'black play 7g7e')).toThrow(RangeError);
  expect(match.moves).toEqual([]);
});

describe('who follows a match', () => {
  function followed(answer: (event: MatchEvent, match: Match) => void = () => {}) {
    const { match } = paperMatch('shogi');
    const heard: string[] = [];
    match.follow((event) => answer(event, match));
    const end = match.follow(({ kind }) => heard.push(kind));
    return { match, heard, end };
  }

  test('is told of everything in its order', () => {
    const { match, heard } = followed();
    last(match, ...PLAYED, 'white undo', 'black accept', 'black offer draw', 'white decline');
    last(match, 'black resign', 'black undo', 'white accept');
    expect(heard).toEqual([
      ...['moved', 'moved', 'offered', 'taken-back', 'offered', 'declined'],
      ...['ended', 'offered', 'taken-back'],
    ]);
  });

  test('is told of plain data', () => {
    const { match } = paperMatch('shogi');
    const events: MatchEvent[] = [];
    match.follow((event) => events.push(event));
    last(match, ...PLAYED, 'white undo', 'black accept', 'white resign');
    expect(JSON.parse(JSON.stringify(events))).toEqual(events);
  });

  test('hears of an answer after what it answers, and the outcome is the answer', () => {
    const { match, heard } = followed((event, match) => {
      if (event.kind === 'offered') match.seat('white').send({ kind: 'answer', accepts: true });
    });
    expect(last(match, 'black offer draw')).toBe('ended: agreement');
    expect(heard).toEqual(['offered', 'ended']);
  });

  test('hears nothing of what was refused, nor after its end', () => {
    const { match, heard, end } = followed();
    last(match, 'white play 3c3d', 'black undo', 'white accept');
    end();
    last(match, ...PLAYED);
    expect(heard).toEqual([]);
  });

  test('hears nothing of what another process has taken', () => {
    const { match, heard } = followed();
    Object.defineProperty(match, 'isTaken', { value: true });
    expect(last(match, 'black play 7g7f')).toBe('impossible: taken');
    expect(heard).toEqual([]);
  });
});
