import { join } from 'node:path';
import type { Engine } from '../../source/engine/engine.ts';
import { findVariant } from '../../source/rules/variants/index.ts';
import { shogi } from '../../source/rules/variants/shogi/rules.ts';
import { MistakeHeap } from '../../source/study/mistakes/mistake-heap.ts';
import { MistakeJudge } from '../../source/study/mistakes/mistake-judge.ts';
import { MistakeSession } from '../../source/study/mistakes/mistake-session.ts';
import { StudyFile, type StudyMistake } from '../../source/study/mistakes/study-file.ts';
import { AnalystStub } from '../match/analyst-stub.ts';
import { moveOf } from './play.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** When the mistakes were found. */
export const FOUND_MS = Date.parse('2026-11-22T12:00:00Z');

const line = (...usi: string[]) => usi.map((text) => moveOf(shogi, text));

/** The first move of a game of shogi. */
export const OPENING: StudyMistake = {
  key: `shogi ${shogi.start}`,
  variant: shogi,
  kind: 'mistake',
  ply: 1,
  played: moveOf(shogi, '7g7f'),
  line: line('2g2f', '8c8d'),
  game: 'evening.psn',
  lostPercent: 31,
};

/** A mate in one that was missed. */
export const MISSED_MATE: StudyMistake = {
  key: 'shogi 4k4/9/4P4/9/9/9/9/9/4K4 b 2G 1',
  variant: shogi,
  kind: 'missed-mate',
  ply: 41,
  played: moveOf(shogi, '5i5h'),
  line: line('G*5b'),
  game: 'evening.psn',
  lostPercent: 20,
};

interface OwnMistakes {
  readonly folder?: string;
  readonly nowMs?: () => number;
  readonly engine?: Engine;
  readonly mistakes?: readonly StudyMistake[];
}

/** A heap of mistakes in a folder of the running test, and those that are due. */
export function ownMistakes({
  folder = temporaryFolder(),
  nowMs = () => FOUND_MS,
  engine = new AnalystStub(),
  mistakes = [OPENING, MISSED_MATE],
}: OwnMistakes = {}) {
  const path = join(folder, 'mistakes.txt');
  const file = new StudyFile(path, findVariant);
  for (const mistake of mistakes) file.add({ kind: 'found', atMs: FOUND_MS, mistake });
  const heap = new MistakeHeap(file, nowMs);
  const judge = new MistakeJudge(engine, { nodes: 1 });
  const session = MistakeSession.open({ heap, judge });
  if (!session) throw new RangeError('no mistake is due');
  return { path, heap, judge, session };
}
