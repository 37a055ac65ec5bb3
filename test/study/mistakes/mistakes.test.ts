import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { describe, expect, test } from 'vitest';
import type { Evaluation, GameScore } from '../../../source/match/analysis/analysis-score.ts';
import { keepEvaluations } from '../../../source/match/analysis/keep-analysis.ts';
import { appendMove, createRecord, type GameRecord } from '../../../source/records/tree/record.ts';
import type { Color } from '../../../source/rules/core/color.ts';
import { readSfen } from '../../../source/rules/notation/sfen.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { findVariant } from '../../../source/rules/variants/index.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { confirmMistake } from '../../../source/study/mistakes/confirm-mistake.ts';
import { findMistakes } from '../../../source/study/mistakes/find-mistakes.ts';
import { judgeAnswer, positionOfKey } from '../../../source/study/mistakes/judge-answer.ts';
import { collectMistakes, MistakeHeap } from '../../../source/study/mistakes/mistake-heap.ts';
import { ownSides } from '../../../source/study/mistakes/own-side.ts';
import { dueCards, foldCards } from '../../../source/study/mistakes/study-cards.ts';
import {
  type ReviewResult,
  StudyFile,
  studiedProblem,
} from '../../../source/study/mistakes/study-file.ts';
import { moveOf } from '../../helpers/play.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { AnalystStub } from '../../match/analyst-stub.ts';

const START = Date.parse('2026-11-22T12:00:00Z');
const DAY = 86_400_000;

function gameOf(...usi: string[]): GameRecord {
  const record = createRecord({ variant: shogi, start: startPosition(shogi) });
  let node = record.root;
  for (const text of usi) node = appendMove(node, moveOf(shogi, text));
  return record;
}

function value(centipawns: number): GameScore {
  return { kind: 'value', centipawns };
}

function mate(winner: Color, plies: number): GameScore {
  return { kind: 'mate', winner, plies };
}

function known(score: GameScore, ...line: string[]): Evaluation {
  const moves = line.map((usi) => moveOf(shogi, usi));
  return { score, depth: 5, nodes: 100, timeMs: 0, line: moves };
}

/** A game in which Black plays 7g7f where 2g2f was better. */
function analysed(before: GameScore, after: GameScore): GameRecord {
  const record = gameOf('7g7f', '3c3d');
  keepEvaluations(record, [known(before, '2g2f', '8c8d'), known(after, '3c3d')], 'komadai');
  return record;
}

describe('a mistake', () => {
  test.each([
    ['nothing lost', value(0), value(0), undefined],
    ['a tenth lost', value(0), value(-250), 'mistake'],
    ['less than a tenth lost', value(0), value(-240), undefined],
    ['of a chance below a fifth', value(-850), value(-3000), undefined],
    ['of a chance of a fifth', value(-800), value(-3000), 'mistake'],
    ['a mate missed', mate('black', 7), value(3000), 'missed-mate'],
    ['a longer mate', mate('black', 7), mate('black', 11), undefined],
    ['a long mate missed in a won game', mate('black', 21), value(3000), undefined],
    ['a long mate missed and the win too', mate('black', 21), value(100), 'missed-mate'],
    ['a mate of the other side', mate('white', 8), value(-3000), undefined],
  ] as const)('%s', (_, before, after, kind) => {
    const [found] = findMistakes(analysed(before, after), ['black']);
    expect(found?.kind).toBe(kind);
    if (found) {
      expect(found.ply).toBe(1);
      expect(found.key).toBe(`shogi ${shogi.start}`);
    }
  });

  test('of the other side is not told', () => {
    expect(findMistakes(analysed(value(0), value(-600)), ['white'])).toEqual([]);
  });

  test('that is a drop not seen', () => {
    const record = gameOf('7g7f', '3c3d', '8h2b+', '3a2b', '2g2f');
    const evaluations = [...Array(4), known(value(400), 'B*4e'), known(value(0), '8c8d')];
    keepEvaluations(record, evaluations, 'komadai');
    expect(findMistakes(record, ['black']).map(({ kind }) => kind)).toEqual(['overlooked-drop']);
  });
});

test('own sides are those of a name, in any case', () => {
  const record = gameOf();
  record.tags.push({ name: 'Black', value: ' Ａki' }, { name: 'White', value: 'Computer' });
  expect(ownSides(record, ['aki', ''])).toEqual(['black']);
  expect(ownSides(record, ['AKI', 'computer'])).toEqual(['black', 'white']);
  expect(ownSides(gameOf(), [''])).toEqual([]);
});

describe('an answer', () => {
  const start = startPosition(shogi);
  const mistake = { played: moveOf(shogi, '7g7f'), line: [moveOf(shogi, '2g2f')] };
  /** How good the position is for White, who is to move, after a move of Black. */
  const engine = (values: Readonly<Record<string, number>>) =>
    new AnalystStub(({ moves: [move] }) => {
      const found = Object.entries(values).find(([usi]) => moveOf(shogi, usi) === move);
      return { score: { kind: 'value', centipawns: found?.[1] ?? 0 } };
    });
  const judge = (usi: string, values: Record<string, number>, kind: 'mistake' | 'missed-mate') =>
    judgeAnswer(
      { ...mistake, kind },
      { variant: shogi, start },
      moveOf(shogi, usi),
      engine(values),
      { nodes: 1 },
    );

  test.each([
    ['2g2f', {}, 'mistake', 'best'],
    ['7g7f', {}, 'mistake', 'same'],
    ['5g5f', { '2g2f': -100, '5g5f': 0 }, 'mistake', 'right'],
    ['5g5f', { '2g2f': -200, '5g5f': 0 }, 'mistake', 'wrong'],
    ['5g5f', { '2g2f': 0, '5g5f': -900 }, 'missed-mate', 'wrong'],
  ] as const)('%s where %j are known', async (usi, values, kind, expected) => {
    expect((await judge(usi, values, kind)).judgement).toBe(expected);
  });

  test('that only a quick search takes for a mate is wrong', async () => {
    const judgeBy = async (best: number) => {
      const told = new AnalystStub((game) => {
        const isBest = game.moves[0] === moveOf(shogi, '2g2f');
        if (isBest) return { score: { kind: 'value', centipawns: best } };
        const { nodes } = told.last.limits;
        return {
          score: nodes === 1 ? { kind: 'mate', plies: -3 } : { kind: 'value', centipawns: 0 },
        };
      });
      const position = { variant: shogi, start };
      const limits = { nodes: 1 };
      const judged = { ...mistake, kind: 'missed-mate' } as const;
      return judgeAnswer(judged, position, moveOf(shogi, '5g5f'), told, limits);
    };
    expect((await judgeBy(-600)).judgement).toBe('wrong');
    // Even where the longer search thinks no better of the best move.
    expect((await judgeBy(0)).judgement).toBe('wrong');
  });

  test.each([
    ['the third', 'wrong', 8],
    ['no', 'right', 16],
  ])('that %s look finds worse is %s', async (_, expected, nodes) => {
    const told = new AnalystStub((game) => {
      const isBest = game.moves[0] === moveOf(shogi, '2g2f');
      const isWorse = !isBest && (told.last.limits.nodes ?? 0) >= nodes;
      return { score: { kind: 'value', centipawns: isWorse ? 200 : 0 } };
    });
    const judged = await judgeAnswer(
      { ...mistake, kind: 'mistake' },
      { variant: shogi, start },
      moveOf(shogi, '5g5f'),
      told,
      { nodes: 1 },
    );
    expect(judged.judgement).toBe(expected);
  });

  test('that mates is right', async () => {
    const sfen = '4k4/9/4P4/9/9/9/9/9/4K4 b 2G 1';
    const variant = shogi;
    const answer = moveOf(shogi, 'G*5b');
    const line = [moveOf(shogi, 'G*4b')];
    const judged = await judgeAnswer(
      { kind: 'missed-mate', played: moveOf(shogi, '5i5h'), line },
      { variant, start: readSfen(shogi, sfen) },
      answer,
      engine({}),
      { nodes: 1 },
    );
    expect(judged.judgement).toBe('right');
  });
});

function openFile(path = join(temporaryFolder(), 'mistakes')) {
  return { path, file: new StudyFile(path, findVariant) };
}

function collect(file: StudyFile, record: GameRecord, game: string): number {
  const found = findMistakes(record, ['black']);
  return collectMistakes(file, { variant: shogi, game, found, nowMs: START });
}

describe('a mistake is confirmed', () => {
  const start = startPosition(shogi);
  const confirm = async (before: GameScore, after: GameScore, values: Record<string, number>) => {
    const [mistake] = findMistakes(analysed(before, after), ['black']);
    if (!mistake) throw new RangeError('no mistake');
    const engine = new AnalystStub(({ moves: [move] }) => {
      const found = Object.entries(values).find(([usi]) => moveOf(shogi, usi) === move)?.[1] ?? 0;
      // More than 9000 is a mate of White.
      return Math.abs(found) > 9000
        ? { score: { kind: 'mate', plies: Math.sign(found) * 5 } }
        : { score: { kind: 'value', centipawns: found } };
    });
    return confirmMistake(mistake, { variant: shogi, start }, engine, { nodes: 1 });
  };

  test.each([
    ['as it was', { '2g2f': 0, '7g7f': 600 }, true],
    ['with the loss that the analysis tells', { '2g2f': 0, '7g7f': 1200 }, true],
    ['not where the better move is none', { '2g2f': 600, '7g7f': 600 }, false],
    ['not where the position was lost', { '2g2f': 1500, '7g7f': 9999 }, false],
    ['not where both mate', { '2g2f': -9999, '7g7f': -9999 }, false],
  ])('%s', async (_, values, isConfirmed) => {
    const confirmed = await confirm(value(0), value(-600), values);
    expect(confirmed !== undefined).toBe(isConfirmed);
    if (confirmed) expect(confirmed.lost).toBeCloseTo(0.23, 2);
  });

  test('where a mate was missed, as long as the move played is none', async () => {
    const missed = [mate('black', 5), value(3000)] as const;
    expect(await confirm(...missed, { '2g2f': -9999, '7g7f': -3000 })).toBeDefined();
    expect(await confirm(...missed, { '2g2f': -9999, '7g7f': -9999 })).toBeUndefined();
    expect(await confirm(...missed, { '2g2f': -3000, '7g7f': -3000 })).toBeUndefined();
  });
});

describe('the file of mistakes', () => {
  test('holds what was found and answered', () => {
    const { path, file } = openFile();
    const record = analysed(value(0), value(-600));
    const put = () => collect(file, record, 'a b');
    expect([put(), put()]).toEqual([1, 0]);
    const key = `shogi ${shogi.start}`;
    file.add({ kind: 'review', atMs: START + 1, key, result: 'helped' });
    expect(new StudyFile(path, findVariant).events).toEqual(file.events);
    expect(readFileSync(path, 'utf8').split('\n')[0]).toBe(
      `2026-11-22T12:00:00.000Z found mistake 23 1 7g7f 2g2f,8c8d a%20b shogi ${shogi.start}`,
    );
    const position = positionOfKey(shogi, key);
    expect(position?.placement.turn).toBe('black');
  });

  test('drops what a deeper analysis does not find', () => {
    const { file } = openFile();
    const put = (record: GameRecord, game: string) => collect(file, record, game);
    put(analysed(value(0), value(-600)), 'a');
    expect(put(analysed(value(0), value(0)), 'b')).toBe(0);
    expect(foldCards(file.events).size).toBe(1);
    put(analysed(value(0), value(0)), 'a');
    expect(foldCards(file.events).size).toBe(0);
  });

  test('leaves lines out that it does not know, and keeps them', () => {
    const { path, file } = openFile();
    collect(file, analysed(value(0), value(-600)), 'a');
    appendFileSync(path, `2030-01-01T00:00:00.000Z asleep shogi ${shogi.start}\nrubbish\ncut`);
    const again = new StudyFile(path, findVariant);
    expect(again.events).toEqual(file.events);
    again.add({ kind: 'dropped', atMs: START, key: 'shogi 8k/9/9/9/9/9/9/9/9 b G 1' });
    expect(new StudyFile(path, findVariant).events).toHaveLength(2);
    expect(readFileSync(path, 'utf8')).toContain('rubbish\ncut\n');
  });
});

test('a problem that is to come again stands in the file with its solution', () => {
  const path = join(temporaryFolder(), 'mistakes.txt');
  const heap = new MistakeHeap(new StudyFile(path, findVariant), () => START);
  const key = 'shogi 4k4/9/4P4/9/9/9/9/9/9 b G 1';
  const line = [moveOf(shogi, 'G*5b')];
  expect([heap.putProblem(shogi, key, line), heap.putProblem(shogi, key, line)]).toEqual([
    true,
    false,
  ]);
  const read = new MistakeHeap(new StudyFile(path, findVariant), () => START);
  expect(read.leftOut).toBe(0);
  expect(read.card(key)?.mistake).toEqual(heap.card(key)?.mistake);
  expect(read.card(key)?.mistake).toMatchObject({ kind: 'problem', line });
});

describe('a card', () => {
  const key = `shogi ${shogi.start}`;
  const found = (name: string) =>
    ({ kind: 'found', atMs: START, mistake: studiedProblem(shogi, name, []) }) as const;
  const added = found(key);
  const review = (atMs: number, result: ReviewResult) =>
    ({ kind: 'review', atMs, key, result }) as const;

  test('comes back as FSRS says', () => {
    const answers = [
      [0, 'wrong'],
      [0.01, 'right'],
      [1, 'right'],
      [5, 'helped'],
      [20, 'wrong'],
      [21, 'right'],
    ] as const;
    const events = answers.map(([days, result]) => review(START + days * DAY, result));
    const ratings = { right: Rating.Good, helped: Rating.Hard, wrong: Rating.Again } as const;
    let card = createEmptyCard(new Date(START));
    for (const { atMs, result } of events) {
      card = fsrs().next(card, new Date(atMs), ratings[result]).card;
    }
    expect(foldCards([added, ...events]).get(key)).toMatchObject({
      dueMs: card.due.getTime(),
      reviews: 6,
      lapses: card.lapses,
    });
  });

  test('stands still where the clock was set back', () => {
    const one = foldCards([added, review(START + DAY, 'right'), review(START, 'right')]);
    const other = foldCards([added, review(START + DAY, 'right'), review(START + DAY, 'right')]);
    expect(one).toEqual(other);
  });

  test('is due before new ones, of which so many come a day', () => {
    const keys = Array.from({ length: 9 }, (_, index) => `shogi ${index}k/9 b - 1`);
    const events = keys.map(found);
    const answer = (name: string | undefined, days: number) =>
      ({ kind: 'review', atMs: START + days * DAY, key: name ?? '', result: 'right' }) as const;
    const at = (days: number, ...answers: ReturnType<typeof answer>[]) => {
      const cards = foldCards([...events, ...answers]).values();
      const { due, fresh, nextMs } = dueCards(cards, START + days * DAY);
      return [due.length, fresh.length, nextMs !== undefined];
    };
    expect(at(0)).toEqual([0, 5, false]);
    expect(at(0, answer(keys[0], 0), answer(keys[1], 0))).toEqual([0, 3, true]);
    expect(at(1, answer(keys[0], 0), answer(keys[1], 0))).toEqual([2, 5, false]);
  });
});
