import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timeLeft } from '../../source/match/clock.ts';
import { MatchClock } from '../../source/match/match-clock.ts';
import { parsePsn } from '../../source/records/formats/psn/psn-read.ts';
import { moveTimes } from '../../source/records/tree/move-times.ts';
import {
  appendMove,
  createRecord,
  lastNode,
  mainLine,
  type RecordNode,
} from '../../source/records/tree/record.ts';
import {
  formatTimeControl,
  parseTimeControl,
  type TimeControl,
} from '../../source/records/tree/time-control.ts';
import { COLORS, type Color, opposite } from '../../source/rules/core/color.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { startPosition } from '../../source/rules/notation/start.ts';
import { shogi } from '../../source/rules/variants/shogi/rules.ts';
import { moveOf } from '../helpers/play.ts';

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

/** Somebody who thinks and moves by a clock alone; the other side takes no time. */
class Thinker {
  nowMs = 1_000_000;
  readonly clock: MatchClock;
  #node: RecordNode;

  constructor(control: TimeControl) {
    const record = createRecord({ variant: shogi, start: startPosition(shogi), tags: [] });
    this.#node = record.root;
    const source = { nowMs: () => this.nowMs, date: () => new Date(0) };
    this.clock = new MatchClock(control, record, record.root, source, () => {});
  }

  static by(text: string): Thinker {
    const control = parseTimeControl(text);
    if (!control.ok) throw new RangeError(text);
    return new Thinker(control.value);
  }

  /** Ends the turn after a while. @returns what the record tells of it */
  move(thinkMs: number, next: Color = 'black'): ReturnType<typeof moveTimes> {
    const { clock } = this;
    clock.run();
    this.nowMs += thinkMs;
    const { turn } = clock;
    this.#append();
    clock.keepMove(this.#node);
    const times = moveTimes(this.#node);
    // A move without a clock is that of the side that takes no time.
    if (next === turn) this.#append();
    clock.beginTurn(this.#node);
    return times;
  }

  #append(): void {
    this.#node = appendMove(this.#node, moveOf(shogi, '7g7f'));
  }
}

describe('a move', () => {
  /** What Black has after moves that take these milliseconds, and whether the last one fell. */
  test.each<[name: string, control: string, moves: number[], main: number, fell: boolean]>([
    ['takes main time', '10+0+0', [3000, 2000], 5000, false],
    ['gets its increment after it', '10+0+2', [3000], 9000, false],
    ['may gain by its increment', '10+0+2', [500, 500], 13_000, false],
    ['may take all but the last moment', '10+0+0', [9999], 1, false],
    ['that takes all has lost', '10+0+0', [10_000], 0, true],
    ['is not saved by an increment', '10+0+5', [10_000], 0, true],
    ['goes on in byoyomi', '10+5+0', [12_000], 0, false],
    ['has its byoyomi anew each time', '10+5+0', [12_000, 4999, 4999, 4999], 0, false],
    ['in byoyomi that takes all of it has lost', '10+5+1', [12_000, 6000], 0, true],
    ['with main time left may use byoyomi too', '10+5+0', [9000, 5999], 0, false],
    ['with main time and byoyomi used up has lost', '10+5+1', [15_000], 0, true],
    ['lives by byoyomi alone', '0+5+0', [4000, 4000], 0, false],
    ['in byoyomi gets its increment too', '10+5+1', [12_000], 1000, false],
    ['takes no time if the time runs back', '10+0+0', [-5], 10_000, false],
    ['takes whole milliseconds', '10+0+0', [10.9], 9990, false],
  ])('%s: %s %j', (_, control, moves, mainMs, fell) => {
    const black = Thinker.by(control);
    for (const [index, thinkMs] of moves.entries()) {
      const falls = fell && index === moves.length - 1;
      black.clock.run();
      black.nowMs += thinkMs;
      expect(black.clock.fallen).toBe(falls ? 'black' : undefined);
      if (falls) expect(black.clock.reading('black').byoyomiMs).toBe(0);
      expect(black.move(0).spentMs).toBe(Math.floor(Math.max(0, thinkMs)));
    }
    expect(black.clock.reading('black').mainMs).toBe(mainMs);
  });
});

describe('while a side thinks', () => {
  test.each([
    [0, { mainMs: 10_000, byoyomiMs: 5000, inByoyomi: false }, 15_000],
    [9999, { mainMs: 1, byoyomiMs: 5000, inByoyomi: false }, 5001],
    [10_000, { mainMs: 0, byoyomiMs: 5000, inByoyomi: true }, 5000],
    [12_000, { mainMs: 0, byoyomiMs: 3000, inByoyomi: true }, 3000],
    [15_000, { mainMs: 0, byoyomiMs: 0, inByoyomi: true }, 0],
    [99_000, { mainMs: 0, byoyomiMs: 0, inByoyomi: true }, 0],
  ])('after %i ms', (thinkMs, reading, fallsInMs) => {
    const black = Thinker.by('10+5+0');
    const { clock } = black;
    clock.run();
    black.nowMs += thinkMs;
    expect(clock.reading('black')).toEqual(reading);
    expect([clock.turn, clock.fallsInMs]).toEqual(['black', fallsInMs]);
    expect(clock.fallen).toBe(fallsInMs > 0 ? undefined : 'black');
    expect(clock.reading('white').mainMs).toBe(10_000);
  });

  test('a timer set to the fall of the flag finds it fallen', () => {
    const black = Thinker.by('1+0.5+0');
    black.nowMs = 123.4;
    black.clock.run();
    black.nowMs += 1499;
    expect(black.clock.fallen).toBeUndefined();
    black.nowMs += black.clock.fallsInMs ?? 0;
    expect(black.clock.fallen).toBe('black');
  });

  test('without byoyomi nothing is in byoyomi', () => {
    const black = Thinker.by('1+0+0');
    black.clock.run();
    black.nowMs += 2000;
    expect(black.clock.reading('black')).toEqual({ mainMs: 0, byoyomiMs: 0, inByoyomi: false });
  });

  test('an engine is told what is left', () => {
    const black = Thinker.by('10+5+1');
    black.clock.run();
    black.nowMs += 4000;
    expect(black.clock.forEngine()).toEqual({
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
    const black = Thinker.by('10+0+0');
    const { clock } = black;
    clock.run();
    black.nowMs += 3000;
    clock.pause();
    black.nowMs += 90_000;
    expect([clock.turn, clock.fallsInMs, clock.fallen]).toEqual(['black', undefined, undefined]);
    expect(clock.reading('black').mainMs).toBe(7000);
    clock.run();
    black.nowMs += 1000;
    expect(clock.fallsInMs).toBe(6000);
    expect(black.move(1000)).toEqual({ spentMs: 5000, leftMs: 5000 });
  });

  test('may be the end of a turn', () => {
    const black = Thinker.by('10+0+0');
    black.clock.run();
    black.nowMs += 3000;
    black.clock.hold();
    black.nowMs += 50_000;
    expect(black.clock.turnMs).toBe(3000);
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
      const both = new Thinker(control);
      const { clock } = both;
      const spent = { black: 0, white: 0 };
      const given = { black: control.mainMs, white: control.mainMs };
      for (const [thinkMs, pauseMs, pauses] of turns) {
        const { turn: color } = clock;
        clock.run();
        if (pauses) {
          clock.pause();
          both.nowMs += pauseMs;
          clock.run();
        }
        const before = clock.reading(color).mainMs;
        both.nowMs += thinkMs;
        const shown = clock.reading(color);
        expect(
          Math.min(shown.mainMs, shown.byoyomiMs, clock.fallsInMs ?? 0),
        ).toBeGreaterThanOrEqual(0);
        expect(clock.fallen).toBe(thinkMs >= before + control.byoyomiMs ? color : undefined);
        const hasFallen = clock.fallen !== undefined;
        expect(both.move(0, opposite(color)).spentMs).toBe(thinkMs);
        spent[color] += Math.min(thinkMs, before);
        if (hasFallen) break;
        given[color] += control.incrementMs;
      }
      for (const each of COLORS) {
        expect(clock.reading(each).mainMs + spent[each]).toBe(given[each]);
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
    expect(timeLeft(control, record, node)).toEqual({ black: blackMs, white: whiteMs });
  });

  test('White plays on in byoyomi', () => {
    const source = { nowMs: () => 0, date: () => new Date(0) };
    const clock = new MatchClock(control, record, itemAt(mainLine(record), 2), source, () => {});
    clock.run();
    expect(clock.fallsInMs).toBe(30_000);
    expect(clock.reading('white').inByoyomi).toBe(true);
  });

  test("where White begins, the first move is White's", () => {
    const text = RECORD.replace(
      '[TimeControl',
      '[SFEN "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"]\n[TimeControl',
    ).replace(/\n1\. [\s\S]*$/, '\n1. ... P-3d {[%clk 0:05:00]}\n*\n');
    const { record: white } = itemAt(parsePsn(text), 0);
    if (!white) throw new RangeError('the record is right');
    const left = timeLeft(control, white, lastNode(white));
    expect(left).toEqual({ black: 600_000, white: 300_000 });
  });
});
