import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Match } from '../../source/match/match.ts';
import type { MatchEvent } from '../../source/match/participants/participant.ts';
import type { Color } from '../../source/rules/core/color.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { enterLine } from '../helpers/enter-line.ts';
import { eventually } from '../helpers/eventually.ts';
import { gameFiles } from '../helpers/game-files.ts';
import { onlyItem } from '../helpers/items.ts';
import { enterAll, kindOf } from './paper-match.ts';
import { seatEngines } from './seat-engines.ts';
import { clocksOf, TimedTable } from './timed-table.ts';
import { ToldEngine } from './told-engine.ts';

/** Plays moves, each with the seconds that it takes. */
function playIn(desk: TimedTable, match: Match, ...moves: readonly [text: string, s: number][]) {
  for (const [text, seconds] of moves) {
    desk.time.pass(seconds * 1000);
    enterAll(match, [text]);
  }
}

/** The only file of the folder. */
function saved({ folder }: TimedTable): string {
  const file = onlyItem(gameFiles(folder));
  return readFileSync(join(folder, file), 'utf8');
}

const movesIn = (text: string) => text.slice(text.indexOf('\n\n') + 2).replaceAll('\n', ' ');

describe('the time of a game', () => {
  test('runs for Black from the start, and for each side in its turn', () => {
    const desk = new TimedTable();
    const match = desk.start('600+30');
    desk.time.pass(10_000);
    expect(clocksOf(match)).toBe('590 600');
    playIn(desk, match, ['P-7f', 5], ['P-3d', 7]);
    expect(clocksOf(match)).toBe('585 593');
    desk.time.pass(1000);
    expect([clocksOf(match), match.clock?.turn]).toEqual(['584 593', 'black']);
  });

  test('stands still until the board is shown', () => {
    const desk = new TimedTable();
    const match = desk.start('600');
    match.stopClock();
    desk.time.pass(60_000);
    expect([clocksOf(match), match.clock?.fallsInMs]).toEqual(['600 600', undefined]);
  });

  test('is in mid-turn what another clock says, and each turn has it from the record', () => {
    const desk = new TimedTable();
    const match = desk.start('600');
    playIn(desk, match, ['P-7f', 10], ['P-3d', 20]);
    desk.time.pass(7000);
    expect(match.stopClock(3000)).toBe(true);
    expect([clocksOf(match), match.clock?.isRunning]).toEqual(['587 580', false]);
    expect(match.stopClock(5000)).toBe(false);
    match.startClock();
    playIn(desk, match, ['P-2f', 1]);
    expect(clocksOf(match)).toBe('584 580');
    enterAll(match, ['undo']);
    expect(clocksOf(match)).toBe('590 580');
  });

  test('goes on through what is refused, offered or noted', () => {
    const desk = new TimedTable();
    const match = desk.start('600');
    for (const line of ['P-7e', 'hello', 'draw', 'note x', 'moves']) {
      desk.time.pass(2000);
      enterLine(match, line);
    }
    expect(clocksOf(match)).toBe('590 600');
  });

  test('stops with the game, and an end that is taken back lets it go on', () => {
    const desk = new TimedTable();
    const match = desk.start('600');
    desk.time.pass(4000);
    enterAll(match, ['resign']);
    desk.time.pass(60_000);
    expect(clocksOf(match)).toBe('596 600');
    enterAll(match, ['undo']);
    desk.time.pass(1000);
    expect(clocksOf(match)).toBe('595 600');
  });

  test('stops at a mate', () => {
    const desk = new TimedTable();
    const match = desk.start('600', { sfen: '4k4/9/4P4/9/9/9/9/9/4K4 b G 1' });
    playIn(desk, match, ['G*5b', 3]);
    desk.time.pass(60_000);
    expect([match.ending?.reason, clocksOf(match)]).toEqual(['checkmate', '597 600']);
  });

  test('is given back by undo, and again as it was by redo', () => {
    const desk = new TimedTable();
    const match = desk.start('600+0+5');
    playIn(desk, match, ['P-7f', 10], ['P-3d', 20]);
    desk.time.pass(9000);
    enterAll(match, ['undo']);
    expect(clocksOf(match)).toBe('595 600');
    desk.time.pass(1000);
    enterAll(match, ['undo']);
    expect(clocksOf(match)).toBe('600 600');
    enterAll(match, ['redo', 'redo']);
    expect(clocksOf(match)).toBe('595 585');
  });

  test('is that of the new move where another is played instead', () => {
    const desk = new TimedTable();
    const match = desk.start('600');
    playIn(desk, match, ['P-7f', 10], ['undo', 1], ['P-7f', 3]);
    expect(movesIn(saved(desk))).toBe('1. P-7f {[%clk 0:09:57] [%emt 0:00:03]} * ');
  });

  test('is the same for a rematch', () => {
    const desk = new TimedTable();
    const match = desk.start('300+10+2');
    enterAll(match, ['resign']);
    const again = desk.table.rematch(match);
    expect(again.clock?.control).toEqual({ mainMs: 300_000, byoyomiMs: 10_000, incrementMs: 2000 });
    expect(again.clock?.isRunning).toBe(false);
  });

  test('a game without one has none', () => {
    const desk = new TimedTable();
    const match = desk.start('600');
    match.record.tags.splice(0);
    expect(desk.table.rematch(match).clock).toBeUndefined();
  });
});

describe('what is saved', () => {
  test('is the time control, and the times of each move', () => {
    const desk = new TimedTable();
    playIn(desk, desk.start('600+30+5'), ['P-7f', 10.5], ['P-3d', 620]);
    expect(saved(desk)).toContain('[TimeControl "600+30+5"]');
    expect(movesIn(saved(desk))).toBe(
      '1. P-7f {[%clk 0:09:54.5] [%emt 0:00:10.5]} 1... P-3d {[%clk 0:00:05] [%emt 0:10:20]} * ',
    );
  });

  test('is how far the turn has come, until the game is over', () => {
    const desk = new TimedTable();
    const match = desk.start('600');
    playIn(desk, match, ['P-7f', 10], ['note x', 4]);
    expect(saved(desk)).toMatch(/\[TurnTime "0:00:04"\]\n\[SavedAt "2026-11-20T18:46:54\.000Z"\]/);
    enterAll(match, ['resign']);
    expect(saved(desk)).not.toMatch(/TurnTime|SavedAt/);
  });
});

describe('the flag', () => {
  test.each<[clock: string, seconds: number, fallen: boolean]>([
    ['10', 9.999, false],
    ['10', 10, true],
    ['10+0+5', 10, true],
    ['10+5', 14.999, false],
    ['10+5', 15, true],
    ['0+5', 5, true],
  ])('by %s after %d s: %s', (clock, seconds, fallen) => {
    const desk = new TimedTable();
    const match = desk.start(clock);
    desk.time.pass(seconds * 1000);
    const outcome = match.fall();
    expect(outcome && kindOf(outcome)).toBe(fallen ? 'ended: time' : undefined);
    expect(match.ending).toEqual(fallen ? { reason: 'time', winner: 'white' } : undefined);
    if (fallen) expect(saved(desk)).toMatch(/\[Result "0-1"\]\n\[Termination "time"\]/);
  });

  test.each(['P-7f', 'undo', 'resign', 'draw', 'nonsense'])('%s comes too late', (line) => {
    const desk = new TimedTable();
    const match = desk.start('10');
    desk.time.pass(10_000);
    expect(kindOf(enterLine(match, line))).toBe('ended: time');
    expect([match.moves.length, match.ending?.winner]).toEqual([0, 'white']);
  });

  test('falls before a move or behind it, never within', () => {
    for (let passedMs = 9980; passedMs <= 10_000; passedMs++) {
      const desk = new TimedTable();
      const match = desk.start('10');
      desk.time.pass(passedMs);
      desk.time.stepMs = 1;
      const isTooLate = kindOf(enterLine(match, 'P-7f')) === 'ended: time';
      expect(match.moves).toHaveLength(isTooLate ? 0 : 1);
    }
  });

  test('falls once', () => {
    const desk = new TimedTable();
    const match = desk.start('10');
    desk.time.pass(99_000);
    match.fall();
    expect([match.fall(), match.clock?.fallsInMs]).toEqual([undefined, undefined]);
  });

  test('that is taken back gives the turn anew', () => {
    const desk = new TimedTable();
    const match = desk.start('10+5');
    playIn(desk, match, ['P-7f', 4], ['P-3d', 2]);
    desk.time.pass(60_000);
    match.fall();
    enterAll(match, ['undo']);
    expect(clocksOf(match)).toBe('6 8');
    expect(match.clock?.fallsInMs).toBe(11_000);
  });
});

describe('the flag falls by itself', () => {
  test.each<[clock: string, before: (match: Match) => void, waitMs: number, winner: Color]>([
    ['10', () => {}, 10_000, 'white'],
    ['10+5', () => {}, 15_000, 'white'],
    ['10', (match) => enterLine(match, 'P-7f'), 10_000, 'black'],
    ['10+0+5', (match) => enterLine(match, 'P-7f'), 10_000, 'black'],
    ['10', (match) => enterAll(match, ['P-7f', 'undo']), 10_000, 'white'],
    ['10', (match) => enterAll(match, ['P-7f', 'undo', 'redo']), 10_000, 'black'],
    ['10', (match) => enterAll(match, ['resign', 'undo']), 10_000, 'white'],
  ])('at %s, case %#, and is told once', (clock, before, waitMs, winner) => {
    const desk = new TimedTable();
    const match = desk.start(clock);
    const told: MatchEvent[] = [];
    before(match);
    match.follow((event) => told.push(event));
    desk.time.wait(waitMs - 1);
    expect(told).toEqual([]);
    desk.time.wait(1);
    desk.time.wait(60_000);
    expect(told).toEqual([{ kind: 'ended', ending: { reason: 'time', winner } }]);
    expect(saved(desk)).toContain('[Termination "time"]');
  });

  test('at the beginning, where the time between has used it up', () => {
    const desk = new TimedTable();
    playIn(desk, desk.start('600+30'), ['P-7f', 10]);
    desk.table.close();
    desk.time.pass(3_600_000);
    const table = desk.another('counts');
    const match = table.table.resume(itemAt(gameFiles(desk.folder), 0));
    if (!match.ok) throw new Error(match.fault.code);
    const told: string[] = [];
    match.value.follow(({ kind }) => told.push(kind));
    match.value.startClock();
    expect(told).toEqual(['clock', 'ended']);
  });

  test('after longer than a timer of the system can wait', () => {
    const desk = new TimedTable();
    const match = desk.start('3000000');
    desk.time.wait(2 ** 31 - 1);
    expect([match.ending, desk.time.timers.size]).toEqual([undefined, 1]);
    desk.time.wait(3_000_000_000);
    expect(match.ending?.winner).toBe('white');
  });

  test.each<[string, (match: Match, desk: TimedTable) => unknown]>([
    ['the end', (match) => enterAll(match, ['resign'])],
    ['the fall', (_, desk) => desk.time.wait(600_000)],
    ['leaving', (match) => match.stopClock()],
    ['closing', (_, desk) => desk.table.close()],
    ['another game', (_, desk) => desk.start('0+1').stopClock()],
    [
      'another process',
      (_, desk) => desk.another().table.takeOver(itemAt(gameFiles(desk.folder), 0)),
    ],
  ])('and no timer is left after %s', async (_name, end) => {
    const desk = new TimedTable();
    const match = desk.start('600');
    playIn(desk, match, ['P-7f', 1], ['P-3d', 1]);
    expect(desk.time.timers.size).toBe(1);
    const ended = end(match, desk);
    await eventually(() => expect(desk.time.timers.size).toBe(0));
    await ended;
  });

  test('a game that nobody has begun has no timer', () => {
    const desk = new TimedTable();
    const match = desk.start('600');
    playIn(desk, match, ['P-7f', 1]);
    desk.table.close();
    expect(desk.another().table.resume(itemAt(gameFiles(desk.folder), 0)).ok).toBe(true);
    expect(desk.time.timers.size).toBe(0);
  });
});

describe('ticks', () => {
  test.each<[clock: string, passedMs: number, ticksInMs: number | undefined]>([
    ['10+5', 0, 1000],
    ['10+5', 1, 999],
    ['10+5', 1000, 1000],
    ['10+5', 9999, 1],
    ['10+5', 10_000, 1000],
    ['10+5', 12_300, 700],
    ['10+5', 15_000, undefined],
    ['2.5', 0, 500],
  ])('%s after %d ms: in %d', (clock, passedMs, ticksInMs) => {
    const desk = new TimedTable();
    const match = desk.start(clock);
    desk.time.pass(passedMs);
    expect(match.clock?.ticksInMs).toBe(ticksInMs);
  });
});

describe('a game that is gone on with', () => {
  test('stands where it was left: at the last move after a break, else within the turn', () => {
    const desk = new TimedTable();
    const match = desk.start('600+30');
    playIn(desk, match, ['P-7f', 10], ['P-3d', 20]);
    const broken = saved(desk);
    desk.time.pass(7000);
    desk.table.close();
    desk.time.pass(3_600_000);
    const resumed = desk.another();
    expect(clocksOf(resumed.resume())).toBe('583 580');
    resumed.table.close();
    writeFileSync(join(desk.folder, itemAt(gameFiles(desk.folder), 0)), broken);
    expect(clocksOf(desk.another().resume())).toBe('590 580');
  });

  test('has lost the time between where that counts', () => {
    const desk = new TimedTable();
    const match = desk.start('600+30');
    playIn(desk, match, ['P-7f', 10], ['P-3d', 20]);
    desk.time.pass(7000);
    desk.table.close();
    desk.time.pass(100_000);
    expect(clocksOf(desk.another('counts').resume())).toBe('483 580');
  });

  test('may be lost by it', () => {
    const desk = new TimedTable();
    playIn(desk, desk.start('600+30'), ['P-7f', 10]);
    desk.table.close();
    desk.time.pass(3_600_000);
    const match = desk.another('counts').resume();
    expect(match.ending).toEqual({ reason: 'time', winner: 'black' });
    expect(kindOf(enterLine(match, 'P-3d'))).toBe('impossible: game-over');
  });

  test('counts nothing where the file is from the future', () => {
    const desk = new TimedTable();
    playIn(desk, desk.start('600'), ['P-7f', 10]);
    desk.time.pass(5000);
    desk.table.close();
    desk.time.pass(-500_000);
    expect(clocksOf(desk.another('counts').resume())).toBe('590 595');
  });

  test('was left for another: its clock stood still', () => {
    const desk = new TimedTable();
    const first = desk.start('600');
    playIn(desk, first, ['P-7f', 10]);
    desk.time.pass(5000);
    desk.start('60');
    desk.time.pass(50_000);
    expect(clocksOf(first)).toBe('590 595');
    expect(first.clock?.fallsInMs).toBeUndefined();
    expect(clocksOf(desk.resume())).toBe('590 595');
  });

  test.each(['TurnTime "x"', 'TurnTime "0:00:05"]\n[SavedAt "long ago"'])(
    'with the tags [%s]',
    (tags) => {
      const desk = new TimedTable();
      playIn(desk, desk.start('600'), ['P-7f', 10]);
      desk.table.close();
      const path = join(desk.folder, itemAt(gameFiles(desk.folder), 0));
      const text = saved(desk).replace(/\[TurnTime[\s\S]*\]\n\[SavedAt.*\]/, `[${tags}]`);
      writeFileSync(path, text);
      const whiteS = tags.includes('0:00:05') ? 595 : 600;
      expect(clocksOf(desk.another('counts').resume())).toBe(`590 ${whiteS}`);
    },
  );
});

describe('an engine', () => {
  function against(...answers: string[]) {
    const desk = new TimedTable();
    const match = desk.start('600+30+5', { white: 'Computer, level 3' });
    const engine = new ToldEngine(...answers);
    return { desk, match, engine, ...seatEngines(match, { white: { engine, limits: {} } }) };
  }

  test('is told the clocks, and its time runs', async () => {
    const { desk, match, engine, enter, heard } = against('P-3d');
    desk.time.pass(10_000);
    enter('P-7f');
    expect(await heard()).toEqual(['moved P-3d']);
    expect(engine.limits).toEqual([
      {
        clock: {
          blackMs: 595_000,
          whiteMs: 600_000,
          byoyomiMs: 30_000,
          blackIncrementMs: 5000,
          whiteIncrementMs: 5000,
        },
      },
    ]);
    expect(clocksOf(match)).toBe('595 605');
  });

  test('loses on time, and its move comes too late', async () => {
    const { desk, match, engine, enter, heard } = against('P-3d');
    engine.holds = true;
    enter('P-7f');
    await heard();
    desk.time.wait(630_000);
    expect(await heard()).toEqual(['ended time']);
    expect(engine.stops).toBeGreaterThan(0);
    expect([match.moves.length, match.ending?.winner]).toEqual([1, 'black']);
  });

  test('whose move comes too late loses also where nobody has looked at the clock', async () => {
    const { desk, match, engine, enter, heard } = against('P-3d');
    engine.holds = true;
    enter('P-7f');
    await heard();
    desk.time.pass(630_000);
    engine.release();
    expect(await heard()).toEqual(['ended time']);
    expect(match.ending?.winner).toBe('black');
  });

  test('is made ready before its time runs, where there is a clock', () => {
    const { engine } = against();
    expect(engine.isPrepared).toBe(true);
  });

  test('a hint has its own time', async () => {
    const { opponents } = against();
    const engine = new ToldEngine('P-7f');
    await opponents.hint({ engine, limits: { timeMs: 1000 } });
    expect(engine.limits).toEqual([{ timeMs: 1000 }]);
  });
});
