import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockAfter, GameClock } from '../../source/match/clock.ts';
import { parsePsn } from '../../source/records/formats/psn/psn-read.ts';
import { lastNode, mainLine } from '../../source/records/tree/record.ts';
import { formatTimeControl, parseTimeControl } from '../../source/records/tree/time-control.ts';
import { COLORS, type Color, opposite } from '../../source/rules/core/color.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';

describe('time controls', () => {
  test.each([
    ['600+30+5', 600_000, 30_000, 5000, '600+30+5'],
    ['600+5', 600_000, 0, 5000, '600+0+5'],
    ['0+30+0', 0, 30_000, 0, '0+30+0'],
    ['1.5+0.25+0.001', 1500, 250, 1, '1.5+0.25+0.001'],
    [' 60 + 0 + 0 ', 60_000, 0, 0, '60+0+0'],
    ['9999999+0+0', 9_999_999_000, 0, 0, '9999999+0+0'],
  ])('%s', (text, mainMs, byoyomiMs, incrementMs, written) => {
    const value = { mainMs, byoyomiMs, incrementMs };
    expect(parseTimeControl(text)).toEqual({ ok: true, value });
    expect(formatTimeControl(value)).toBe(written);
  });

  test.each([
    ['600', 'malformed'],
    ['1+2+3+4', 'malformed'],
    ['a+1+1', 'malformed'],
    ['-5+1+1', 'malformed'],
    ['1e3+0+0', 'malformed'],
    ['.5+0+0', 'malformed'],
    ['1.0005+0+0', 'malformed'],
    ['12345678+0+0', 'malformed'],
    ['10:00+5', 'malformed'],
    ['', 'malformed'],
    ['++', 'malformed'],
    ['0+0+0', 'no-time'],
    ['0+10', 'no-time'],
  ])('%j is none: %s', (text, code) => {
    expect(parseTimeControl(text)).toEqual({ ok: false, fault: { code } });
  });

  test('what is written is read as the same', () => {
    const times = fc.record({
      mainMs: fc.integer({ min: 1, max: 9_999_999_999 }),
      byoyomiMs: fc.nat(9_999_999),
      incrementMs: fc.nat(9_999_999),
    });
    fc.assert(
      fc.property(times, (value) => {
        expect(parseTimeControl(formatTimeControl(value))).toEqual({ ok: true, value });
      }),
    );
  });
});

function clockOf(text: string): GameClock {
  const control = parseTimeControl(text);
  if (!control.ok) throw new RangeError(text);
  return new GameClock(control.value);
}

describe('a move', () => {
  /** What Black has after moves that take these milliseconds, and whether the flag fell. */
  test.each<[name: string, control: string, moves: number[], main: number, fell: boolean]>([
    ['takes main time', '10+0+0', [3000, 2000], 5000, false],
    ['gets its increment after it', '10+0+2', [3000], 9000, false],
    ['may gain by its increment', '10+0+2', [500, 500], 13_000, false],
    ['may take all but the last moment', '10+0+0', [9999], 1, false],
    ['that takes all has lost', '10+0+0', [10_000], 0, true],
    ['is not saved by an increment', '10+0+5', [10_000], 0, true],
    ['goes on in byoyomi', '10+5+0', [12_000], 0, false],
    ['has its byoyomi anew each time', '10+5+0', [12_000, 4999, 4999, 4999], 0, false],
    ['in byoyomi that takes all of it has lost', '10+5+0', [12_000, 5000], 0, true],
    ['with main time left may use byoyomi too', '10+5+0', [9000, 5999], 0, false],
    ['with main time and byoyomi used up has lost', '10+5+0', [15_000], 0, true],
    ['lives by byoyomi alone', '0+5+0', [4000, 4000], 0, false],
    ['in byoyomi gets its increment too', '10+5+1', [12_000], 1000, false],
    ['takes no time if the time runs back', '10+0+0', [-5], 10_000, false],
    ['takes whole milliseconds', '10+0+0', [10.9], 9990, false],
  ])('%s: %s %j', (_, control, moves, mainMs, fell) => {
    const clock = clockOf(control);
    let nowMs = 1_000_000;
    for (const move of moves) {
      clock.start('black', nowMs);
      nowMs += move;
      const spent = clock.stop(nowMs);
      expect(spent).toBe(Math.floor(Math.max(0, move)));
    }
    expect(clock.reading('black', nowMs)).toMatchObject({ mainMs, hasFallen: fell });
    expect(clock.fallen(nowMs)).toBe(fell ? 'black' : undefined);
    if (fell) expect(clock.reading('black', nowMs).byoyomiMs).toBe(0);
    expect(clock.reading('white', nowMs)).toMatchObject({ hasFallen: false });
  });
});

describe('while a side thinks', () => {
  test.each([
    [0, { mainMs: 10_000, byoyomiMs: 5000, inByoyomi: false, hasFallen: false }, 15_000],
    [9999, { mainMs: 1, byoyomiMs: 5000, inByoyomi: false, hasFallen: false }, 5001],
    [10_000, { mainMs: 0, byoyomiMs: 5000, inByoyomi: true, hasFallen: false }, 5000],
    [12_000, { mainMs: 0, byoyomiMs: 3000, inByoyomi: true, hasFallen: false }, 3000],
    [15_000, { mainMs: 0, byoyomiMs: 0, inByoyomi: true, hasFallen: true }, 0],
    [99_000, { mainMs: 0, byoyomiMs: 0, inByoyomi: true, hasFallen: true }, 0],
  ])('after %i ms', (nowMs, reading, fallsInMs) => {
    const clock = clockOf('10+5+0');
    clock.start('white', 0);
    expect(clock.turn).toBe('white');
    expect(clock.reading('white', nowMs)).toEqual(reading);
    expect(clock.fallsInMs(nowMs)).toBe(fallsInMs);
    expect(clock.reading('black', nowMs).mainMs).toBe(10_000);
  });

  test('a timer set to the fall of the flag finds it fallen', () => {
    const clock = clockOf('1+0.5+0');
    clock.start('black', 123.4);
    expect(clock.fallen(123.4 + 1499)).toBeUndefined();
    expect(clock.fallen(123.4 + (clock.fallsInMs(123.4) ?? 0))).toBe('black');
  });

  test('without byoyomi nothing is in byoyomi', () => {
    const clock = clockOf('1+0+0');
    clock.start('black', 0);
    expect(clock.reading('black', 2000)).toEqual({
      mainMs: 0,
      byoyomiMs: 0,
      inByoyomi: false,
      hasFallen: true,
    });
  });

  test('an engine is told what is left', () => {
    const clock = clockOf('10+5+1');
    clock.start('black', 0);
    expect(clock.forEngine(4000)).toEqual({
      blackMs: 6000,
      whiteMs: 10_000,
      byoyomiMs: 5000,
      blackIncrementMs: 1000,
      whiteIncrementMs: 1000,
    });
  });
});

describe('a pause', () => {
  test('does not count', () => {
    const clock = clockOf('10+0+0');
    clock.start('black', 0);
    clock.pause(3000);
    expect([clock.isPaused, clock.turn, clock.fallsInMs(90_000)]).toEqual([
      true,
      'black',
      undefined,
    ]);
    expect(clock.reading('black', 90_000).mainMs).toBe(7000);
    expect(clock.fallen(90_000)).toBeUndefined();
    clock.resume(100_000);
    expect(clock.fallsInMs(101_000)).toBe(6000);
    expect(clock.stop(102_000)).toBe(5000);
    expect(clock.reading('black', 200_000).mainMs).toBe(5000);
  });

  test('may be the end of a turn', () => {
    const clock = clockOf('10+0+0');
    clock.start('black', 0);
    clock.pause(3000);
    expect(clock.stop(50_000)).toBe(3000);
  });
});

describe('what breaks the order', () => {
  test.each<[name: string, run: (clock: GameClock) => unknown]>([
    ['stop at rest', (clock) => clock.stop(0)],
    ['pause at rest', (clock) => clock.pause(0)],
    ['resume at rest', (clock) => clock.resume(0)],
    ['start twice', (clock) => [clock.start('black', 0), clock.start('white', 0)]],
    ['resume what runs', (clock) => [clock.start('black', 0), clock.resume(1)]],
    ['pause twice', (clock) => [clock.start('black', 0), clock.pause(1), clock.pause(2)]],
    [
      'start after the flag fell',
      (clock) => [clock.start('black', 0), clock.stop(60_000), clock.start('white', 60_000)],
    ],
  ])('%s', (_, run) => {
    expect(() => run(clockOf('10+0+0'))).toThrow(RangeError);
  });
});

const controls = fc.record({
  mainMs: fc.integer({ min: 1, max: 20_000 }),
  byoyomiMs: fc.nat(3000),
  incrementMs: fc.nat(3000),
});

test('no clock shows less than nothing, and what is left and spent is what was given', () => {
  const steps = fc.array(fc.tuple(fc.nat(4000), fc.nat(2000), fc.boolean()), { maxLength: 40 });
  fc.assert(
    fc.property(controls, steps, (control, turns) => {
      const clock = new GameClock(control);
      let nowMs = 0;
      let color: Color = 'black';
      const spent = { black: 0, white: 0 };
      const given = { black: control.mainMs, white: control.mainMs };
      for (const [thinkMs, pauseMs, pauses] of turns) {
        clock.start(color, nowMs);
        if (pauses) {
          clock.pause(nowMs);
          nowMs += pauseMs;
          clock.resume(nowMs);
        }
        const before = clock.reading(color, nowMs).mainMs;
        nowMs += thinkMs;
        const shown = clock.reading(color, nowMs);
        expect(
          Math.min(shown.mainMs, shown.byoyomiMs, clock.fallsInMs(nowMs) ?? 0),
        ).toBeGreaterThanOrEqual(0);
        const took = clock.stop(nowMs);
        expect(took).toBe(thinkMs);
        expect(clock.fallen(nowMs)).toBe(took >= before + control.byoyomiMs ? color : undefined);
        spent[color] += Math.min(took, before);
        if (clock.fallen(nowMs)) break;
        given[color] += control.incrementMs;
        color = opposite(color);
      }
      for (const each of COLORS) {
        expect(clock.reading(each, nowMs).mainMs + spent[each]).toBe(given[each]);
      }
    }),
  );
});

describe('a game that goes on', () => {
  const RECORD = `[Variant "shogi"]
[TimeControl "600+30+0"]
[Result "*"]

1. P-7f {[%clk 0:09:50]} 1... P-3d {[%clk 0:00:00]} 2. P-2f {[%clk 0:09:41.5] [%emt 0:00:08.5]}
2... P-8d {no clock here}
*
`;
  const { record } = itemAt(parsePsn(RECORD), 0);
  if (!record) throw new RangeError('the record is right');
  const control = { mainMs: 600_000, byoyomiMs: 30_000, incrementMs: 0 };

  test.each([
    ['before the first move', 0, 600_000, 600_000],
    ['after one move', 1, 590_000, 600_000],
    ['with White in byoyomi', 2, 590_000, 0],
    ['after a move without a clock', 4, 581_500, 0],
  ])('%s', (_, ply, blackMs, whiteMs) => {
    const node = mainLine(record)[ply - 1] ?? record.root;
    const clock = clockAfter(control, record, node);
    expect(clock.forEngine(0)).toMatchObject({ blackMs, whiteMs });
  });

  test('White plays on in byoyomi', () => {
    const clock = clockAfter(control, record, lastNode(record));
    clock.start('white', 0);
    expect(clock.fallsInMs(0)).toBe(30_000);
    expect(clock.reading('white', 0).inByoyomi).toBe(true);
  });

  test("where White begins, the first move is White's", () => {
    const text = RECORD.replace(
      '[TimeControl',
      '[SFEN "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"]\n[TimeControl',
    ).replace(/\n1\. [\s\S]*$/, '\n1. ... P-3d {[%clk 0:05:00]}\n*\n');
    const { record: white } = itemAt(parsePsn(text), 0);
    if (!white) throw new RangeError('the record is right');
    const clock = clockAfter(control, white, lastNode(white));
    expect(clock.forEngine(0)).toMatchObject({ blackMs: 600_000, whiteMs: 300_000 });
  });
});
