import fc from 'fast-check';
import { expect } from 'vitest';
import { judgeHall } from '../../../source/rooms/hall/hall.ts';
import type { HallCommand, Person } from '../../../source/rooms/hall/hall-command.ts';
import type { HallMeans } from '../../../source/rooms/hall/hall-deed.ts';
import type { HallEventBody } from '../../../source/rooms/hall/hall-event.ts';
import { CHOSEN_SIDES } from '../../../source/rooms/hall/hall-event.ts';
import { touchesOf } from '../../../source/rooms/hall/hall-touches.ts';
import { HALL_AT, hallAfter, TERMS } from '../../helpers/hall-events.ts';
import { partOf, sharedTest } from '../../helpers/run-size.ts';

const KEYS = ['SHA256:a', 'SHA256:b', 'SHA256:c', 'SHA256:d', 'guest:1'];
/** Some of them are one, or look alike. */
const NAMES = ['Ann', 'ann', 'B0b', 'Bob', 'Cem', 'Dan'];

const key = fc.constantFrom(...KEYS);
const name = fc.constantFrom(...NAMES);
/** The codes of a hall are numbered in the order in which they are made. */
const code = fc.integer({ min: 0, max: 11 }).map(codeOf);
const to = fc.oneof(
  fc.constantFrom({ kind: 'anyone' } as const, { kind: 'invitation' } as const),
  name.map((one) => ({ kind: 'name', name: one }) as const),
);
const offered = {
  side: fc.constantFrom(...CHOSEN_SIDES),
  variant: fc.constant(TERMS.variant),
  sfen: fc.constant(TERMS.sfen),
  timeControl: fc.constant(''),
  isRated: fc.boolean(),
  hasWatchers: fc.boolean(),
};
const command: fc.Arbitrary<HallCommand> = fc.oneof(
  fc.record({ kind: fc.constant('register' as const), key, name }),
  fc.record({ kind: fc.constant('challenge' as const), to, ...offered }),
  fc.record({
    kind: fc.constant('quick' as const),
    to: fc.constant({ kind: 'anyone' } as const),
    ...offered,
  }),
  fc.record({ kind: fc.constantFrom('withdraw' as const, 'decline' as const), code }),
  fc.record({ kind: fc.constant('accept' as const), code }),
  fc.record({ kind: fc.constant('make-key-code' as const) }),
  fc.record({ kind: fc.constant('use-key-code' as const), key, code }),
  fc.record({ kind: fc.constant('remove-key' as const), key }),
);
const said = fc.record({ id: key, command });

sharedTest('events that touch nothing in common follow from the same commands in any order', () => {
  fc.assert(
    fc.property(
      fc.array(said, { maxLength: 30 }),
      fc.array(said, { minLength: 2, maxLength: 8 }),
      (before, commands) => {
        const known: HallEventBody[] = [];
        let codes = 0;
        const means = (code: number): HallMeans => {
          let next = code;
          const newCode = () => codeOf(next++);
          return { atMs: HALL_AT, random: () => 0.9, newCode, digest: (one) => `digest ${one}` };
        };
        const judge = (hall: ReturnType<typeof hallAfter>, one: Said, code: number) => {
          const by: Person = hall.memberOfKey(one.id) ?? { id: one.id, name: one.id };
          const judgement = judgeHall(hall, by, one.command, means(code));
          return judgement.ok ? judgement.value.body : undefined;
        };
        for (const one of before) {
          const body = judge(hallAfter(...known), one, codes++);
          if (body) known.push(body);
        }
        const hall = hallAfter(...known);
        const touched = new Set<string>();
        const together = commands.flatMap((one) => {
          const code = codes++;
          const body = judge(hall, one, code);
          const touches = body && touchesOf(hall, body);
          if (!body || !touches || touches.some((name) => touched.has(name))) return [];
          for (const name of touches) touched.add(name);
          return [{ one, code, body }];
        });
        for (const order of [together, together.toReversed()]) {
          const done = [...known];
          for (const { one, code, body } of order) {
            expect(judge(hallAfter(...done), one, code)).toEqual(body);
            done.push(body);
          }
          hallAfter(...done);
        }
      },
    ),
    { numRuns: partOf(400) },
  );
});

type Said = { readonly id: string; readonly command: HallCommand };

function codeOf(index: number): string {
  return `K7M2Q${'23456789ABCDEFGHJKLMNPQRSTUVWXYZ'[index % 32]}`;
}
