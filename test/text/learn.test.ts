import { expect } from 'vitest';
import { courseOf } from '../../source/match/lessons/course.ts';
import { Position } from '../../source/rules/core/position.ts';
import { readMove } from '../../source/rules/notation/read-move.ts';
import { readSfen } from '../../source/rules/notation/sfen.ts';
import { parseTypedSquare } from '../../source/rules/notation/typed-square.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { aboutText, chapterText, taskText, typingText } from '../../source/text/learn.ts';
import { tellerFor } from '../../source/text/speech.ts';
import { printed } from '../../source/text/teller.ts';
import { BARE, MANDATORY, TINY } from '../helpers/learn-variants.ts';
import { sharedTest, shareOf, test, VARIANTS_OF_RUN } from '../helpers/run-size.ts';
import { variantOf } from '../helpers/variant-of.ts';

const ALL = [...VARIANTS_OF_RUN, MANDATORY, BARE, TINY];

/** Sentences of the tasks of a course, by the part of the id after the variant. */
function sentences(id: string): Map<string, string> {
  const { lessons } = courseOf(variantOf(id));
  return new Map(
    lessons.map(({ id: name, task }) => {
      const made = task();
      return [name.slice(id.length + 1), made ? taskText(made, printed(ENGLISH)) : ''];
    }),
  );
}

test('tasks are asked for in plain sentences', () => {
  const shogi = sentences('shogi');
  expect(shogi.get('squares/own-king')).toBe('Type the square on which your king stands.');
  expect(shogi.get('pieces/capture')).toMatch(/^Capture White's \w+ on \d[a-i]\.$/);
  expect(shogi.get('pieces/L-1')).toMatch(/^Move the lance to \d[a-i]\.$/);
  expect(shogi.get('pieces/S-1')).toMatch(/^Bring the silver to \d[a-i] in 2 moves\.$/);
  expect(shogi.get('captures/two')).toMatch(
    /^Capture White's \w+ on \d[a-i] and \w+ on \d[a-i] in 2 moves\.$/,
  );
  expect(shogi.get('hand/take-promoted')).toMatch(/^Capture White's .+ on \d[a-i], then drop the /);
  expect(shogi.get('promotion/forced-P')).toBe(
    'Move the pawn on. It must promote, or it could never move again.',
  );
  expect(shogi.get('limits/pawn-mate')).toBe(
    "Mate White's king in one move. A dropped pawn may not do it.",
  );
  expect(sentences('ogi').get('limits/pawn-mate')).toBe(
    "Mate White's king in one move. A dropped pawn may do it.",
  );
  expect(shogi.get('game/win')).toContain('gives the ten-piece handicap');
});

test('where promotion is mandatory, no piece is said to be forced by its square', () => {
  const variant = variantOf('ogi');
  const piece = variant.pieces.findIndex(({ role }) => role === 'pawn');
  const start = readSfen(variant, '8/8/8/4P3/8/8/8/K7 b - 1');
  const goal = { kind: 'promote', piece, moves: 1 } as const;
  expect(taskText({ id: '', variant, chapter: 'promotion', start, goal }, printed(ENGLISH))).toBe(
    'Promote the pawn.',
  );
});

test('the rules of a chapter are those of the variant', () => {
  const text = (id: string, chapter: 'limits' | 'promotion') =>
    chapterText(ENGLISH, { variant: variantOf(id), chapter });
  expect(text('shogi', 'limits')).toMatch(/A dropped pawn may not mate\.$/);
  expect(text('yari', 'limits')).toMatch(/In Yari shogi a dropped pawn may mate\.$/);
  expect(text('shogi', 'limits')).toContain(
    'A pawn may not be dropped on a file with an unpromoted one of yours.',
  );
  expect(text('shogi', 'promotion')).toContain('may promote the piece: + after the move');
  expect(text('ogi', 'promotion')).toContain('Promotion is no choice here.');
  expect(chapterText(ENGLISH, { variant: BARE, chapter: 'limits' })).not.toContain('pawn');
  expect(chapterText(ENGLISH, { variant: TINY, chapter: 'promotion' })).toMatch(
    /^The last rank is your zone\./,
  );
});

sharedTest.each(shareOf(ALL, ALL.length))(
  '$id: each text is there, and its example is understood however it is told',
  (variant) => {
    for (const { task } of courseOf(variant).lessons) {
      const made = task();
      if (!made) continue;
      const { id, start, goal } = made;
      expect([id, taskText(made, printed(ENGLISH))]).not.toEqual([
        id,
        expect.stringMatching(/undefined|NaN|^$/),
      ]);
      expect([id, chapterText(ENGLISH, made), aboutText(ENGLISH, made, 'box')].join()).not.toMatch(
        /undefined|NaN/,
      );
      for (const speech of ['hodges', 'words', 'romaji'] as const) {
        const text = typingText(made, tellerFor(ENGLISH, speech));
        const examples = text
          .replace(/^Type it like /, '')
          .replace(/\.$/, '')
          .split(', then ');
        for (const example of examples.filter(Boolean)) {
          const position = new Position(variant, start.placement);
          const isUnderstood =
            goal.kind === 'point-out'
              ? parseTypedSquare(variant, example) !== undefined
              : readMove(position, example).kind !== 'not-understood';
          expect([id, example, isUnderstood]).toEqual([id, example, true]);
        }
      }
    }
  },
);
