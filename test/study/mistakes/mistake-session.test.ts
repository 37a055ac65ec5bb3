import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findVariant } from '../../../source/rules/variants/index.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { MistakeHeap } from '../../../source/study/mistakes/mistake-heap.ts';
import { MistakeSession } from '../../../source/study/mistakes/mistake-session.ts';
import { StudyFile } from '../../../source/study/mistakes/study-file.ts';
import { FOUND_MS, MISSED_MATE, OPENING, ownMistakes } from '../../helpers/own-mistakes.ts';
import { moveOf } from '../../helpers/play.ts';
import { AnalystStub } from '../../match/analyst-stub.ts';

const HOUR = 3_600_000;

const move = (usi: string) => moveOf(shogi, usi);

/** What each answer so far was noted as. */
function results(path: string): string[] {
  const { events } = new StudyFile(path, findVariant);
  return events.flatMap((event) => (event.kind === 'review' ? event.result : []));
}

async function answer(session: MistakeSession, usi: string) {
  const outcome = await session.task.try(move(usi));
  session.note(outcome);
  return outcome;
}

test('the one that lost most comes first, and a right answer lets it come back later', async () => {
  const { session, path } = ownMistakes();
  expect([session.task.mistake.key, session.left]).toEqual([OPENING.key, 2]);
  expect(await answer(session, '2g2f')).toMatchObject({ kind: 'solved', judgement: 'best' });
  expect(session.noted.dueMs).toBeGreaterThan(FOUND_MS);
  expect([session.left, results(path)]).toEqual([1, ['right']]);
  expect(session.next()).toBe(true);
  expect(session.task.mistake.key).toBe(MISSED_MATE.key);
});

test('a wrong try or a hint counts once the answer is found, the first of them alone', async () => {
  const { session, path } = ownMistakes();
  expect(await answer(session, '7g7f')).toMatchObject({ kind: 'failed', judgement: 'same' });
  expect(session.task.game.ply).toBe(2);
  session.task.undo();
  await answer(session, '2g2f');
  await answer(session, '2g2f');
  session.next();
  session.noteHint();
  await answer(session, 'G*5b');
  session.noteSolution();
  expect(results(path)).toEqual(['helped', 'helped']);
  expect(session.done).toEqual({ answered: 2, right: 0 });
});

test('what is left after a try is wrong; what is skipped is not asked again, and stays due', async () => {
  const { session, path, heap, judge } = ownMistakes();
  await answer(session, '7g7f');
  session.next();
  expect(results(path)).toEqual(['wrong']);
  expect([session.left, session.next(), session.left]).toEqual([1, false, 0]);
  expect(results(path)).toEqual(['wrong']);
  expect(MistakeSession.open({ heap, judge })?.task.mistake.key).toBe(MISSED_MATE.key);
});

test('what was wrong comes again in the same session, when its minutes are over', async () => {
  let nowMs = FOUND_MS;
  const { session } = ownMistakes({ nowMs: () => nowMs, mistakes: [OPENING] });
  session.noteSolution();
  expect(session.next()).toBe(false);
  nowMs += HOUR;
  expect(session.next()).toBe(true);
});

test('after days it is due again', async () => {
  let nowMs = FOUND_MS;
  const { session, heap, judge } = ownMistakes({ nowMs: () => nowMs, mistakes: [OPENING] });
  await answer(session, '2g2f');
  expect(MistakeSession.open({ heap, judge })).toBeUndefined();
  nowMs += 24 * HOUR;
  expect(MistakeSession.open({ heap, judge })?.left).toBe(1);
});

test('only those of a game', () => {
  const { heap, judge } = ownMistakes();
  expect(heap.count(shogi)).toBe(2);
  expect(MistakeSession.open({ heap, judge, variant: yari })).toBeUndefined();
});

test('one that is not wanted goes, in the file as well', () => {
  const { session, heap, path } = ownMistakes();
  session.drop();
  expect(session.next()).toBe(true);
  expect([heap.cards.length, heap.isDropped(OPENING.key)]).toEqual([1, true]);
  const again = new MistakeHeap(new StudyFile(path, findVariant), () => FOUND_MS);
  expect(again.cards.map(({ key }) => key)).toEqual([MISSED_MATE.key]);
});

test('an answer that is not kept counts all the same, and is written with the next', async () => {
  const { session, path } = ownMistakes();
  const kept = readFileSync(path, 'utf8');
  rmSync(path);
  mkdirSync(path);
  await answer(session, '2g2f');
  expect(session.noted.error).toMatchObject({ code: 'EISDIR' });
  expect(session.left).toBe(1);
  rmSync(path, { recursive: true });
  session.next();
  await answer(session, 'G*5b');
  expect(session.noted.error).toBeUndefined();
  expect(kept).toContain('found');
  expect(results(path)).toEqual(['right', 'right']);
});

test('an answer that is taken back while it is judged is forgotten', async () => {
  const engine = new AnalystStub();
  engine.holds = true;
  const { session } = ownMistakes({ engine });
  const trying = session.task.try(move('5g5f'));
  session.task.retract();
  engine.stop();
  expect(await trying).toEqual({ kind: 'forgotten' });
  expect(session.task.game.ply).toBe(0);
  engine.holds = false;
  expect(await answer(session, '9g9f')).toMatchObject({ kind: 'solved', judgement: 'right' });
});
