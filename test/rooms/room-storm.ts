import fc from 'fast-check';
import { expect } from 'vitest';
import type { RecordNode } from '../../source/records/tree/record.ts';
import type { RoomMember, Visitor } from '../../source/rooms/room.ts';
import type { RoomCommandBody } from '../../source/rooms/room-command.ts';
import { FIXED_WORDS, type RoomEvent, type RoomOffer } from '../../source/rooms/room-event.ts';
import type { Refusal } from '../../source/rooms/room-news.ts';
import { RoomSeat } from '../../source/rooms/seat.ts';
import { COLORS, type Color, opposite } from '../../source/rules/core/color.ts';
import { legalMoves } from '../../source/rules/core/generate.ts';
import { type Move, moveFrom, moveTo } from '../../source/rules/core/move.ts';
import { Position } from '../../source/rules/core/position.ts';
import { success } from '../../source/rules/core/result.ts';
import { formatUsi } from '../../source/rules/notation/usi.ts';
import { yari } from '../../source/rules/variants/yari/rules.ts';
import { type Crash, FRACTION_MS, OPENING, RoomTable } from '../helpers/room-table.ts';
import { type PlainControl, PlainRoom } from './plain-room.ts';

const CONTROLS: Readonly<Record<string, PlainControl | undefined>> = {
  '': undefined,
  '30+0+0': { mainMs: 30_000, byoyomiMs: 0 },
  '10+5+0': { mainMs: 10_000, byoyomiMs: 5000 },
  '3600+0+0': { mainMs: 3_600_000, byoyomiMs: 0 },
};

/** The even start, an impasse, few pieces that repeat, and mate in one. */
const STARTS = [
  yari.start,
  '3K3/R6/2B4/7/7/7/4b2/6r/3k3 b Pp 1',
  '3k3/7/7/7/7/7/7/7/3K3 b - 1',
  '3k3/R6/1R5/7/7/7/7/7/3K3 b P 1',
];

/** Those who come and go. */
const PEOPLE = ['host', 'joiner', 'second', 'watcher'] as const;

type Who = (typeof PEOPLE)[number];

/** Somebody, or whoever has the turn. */
type Doer = Who | 'mover';

/** What somebody does at a terminal. */
type Deed =
  /** One of the legal moves; -1: the own last move back, if that is one. */
  | { readonly kind: 'legal-move'; readonly pick: number }
  /** A move after which the other side has none; nothing, if there is none. */
  | { readonly kind: 'last-move' }
  /** Answers what the other side offers, if it does. */
  | { readonly kind: 'reply'; readonly accepts: boolean }
  | { readonly kind: 'command'; readonly body: RoomCommandBody };

/** What happens at a table. */
export type Step =
  | { readonly kind: 'do'; readonly who: Doer; readonly deed: Deed; readonly isHurried: boolean }
  /** The last command that somebody has sent arrives once more. */
  | { readonly kind: 'repeat'; readonly who: Who }
  | { readonly kind: 'go' | 'come'; readonly who: Who }
  /** All come back at once, or each by `come`. */
  | { readonly kind: 'restart'; readonly how: 'crash' | 'close'; readonly comeBack: boolean }
  /** The room crashes while it writes what comes next. */
  | { readonly kind: 'crash'; readonly how: Crash; readonly who: Who; readonly deed: Deed }
  | { readonly kind: 'log'; readonly works: boolean }
  | { readonly kind: 'wait'; readonly timeMs: number }
  | { readonly kind: 'rest' };

export interface Storm {
  readonly timeControl: string;
  readonly sfen: string;
  /** The player whose second terminal it is. */
  readonly secondOf: 'host' | 'joiner';
  readonly steps: readonly Step[];
}

const player = fc.constantFrom<Who>('host', 'joiner');
const anybody = fc.oneof(
  { weight: 8, arbitrary: player },
  { weight: 2, arbitrary: fc.constant<Who>('second') },
  { weight: 1, arbitrary: fc.constant<Who>('watcher') },
);
const offered = fc.constantFrom<RoomOffer>(
  ...(['draw', 'impasse', 'take-back', 'adjournment', 'rematch'] as const),
);
const fixed = fc.constantFrom(...FIXED_WORDS);
const text = fc.constantFrom('hello', ' good luck ', '', '  ', 'x'.repeat(201));
const oddMove = fc.constantFrom('4g4e', '4c4d', '4g4f', '4i4h', '9z9z', '', 'resign');
const result = fc.constantFrom('win', 'draw');

const body: fc.Arbitrary<RoomCommandBody> = fc.oneof(
  { weight: 3, arbitrary: oddMove.map((move) => ({ kind: 'move' as const, move })) },
  { weight: 6, arbitrary: offered.map((what) => ({ kind: 'offer' as const, what })) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.boolean(), fc.option(offered, { nil: undefined, freq: 3 }))
      .map(([accepts, what]) => ({ kind: 'answer' as const, accepts, ...(what && { what }) })),
  },
  { weight: 3, arbitrary: result.map((wanted) => ({ kind: 'claim' as const, result: wanted })) },
  { weight: 3, arbitrary: text.map((said) => ({ kind: 'say' as const, text: said })) },
  { weight: 1, arbitrary: fixed.map((what) => ({ kind: 'greet' as const, what })) },
);

const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: fc.boolean().map((accepts) => ({ kind: 'reply' as const, accepts })) },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom<RoomOffer>('take-back', 'take-back', 'adjournment', 'draw', 'impasse')
      .map((what) => ({ kind: 'command' as const, body: { kind: 'offer' as const, what } })),
  },
  { weight: 1, arbitrary: fc.nat(999).map((pick) => ({ kind: 'legal-move' as const, pick })) },
  { weight: 3, arbitrary: body.map((one) => ({ kind: 'command' as const, body: one })) },
);

const RESIGNING: Deed = { kind: 'command', body: { kind: 'resign' } };

const timeMs = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(1, 100, 500, 999, 3000) },
  { weight: 1, arbitrary: fc.constantFrom(5000, 10_000, 60_000, 120_000, 600_000) },
);
const crash = fc.constantFrom<Crash>('lost', 'unanswered');

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 25,
    arbitrary: fc.record({
      kind: fc.constant('do' as const),
      who: fc.constant<Doer>('mover'),
      deed: fc.nat(999).map((pick): Deed => ({ kind: 'legal-move', pick })),
      isHurried: fc.nat(4).map((number) => number === 0),
    }),
  },
  {
    weight: 25,
    arbitrary: fc.record({
      kind: fc.constant('do' as const),
      who: anybody,
      deed: fc.nat(99).chain((number) => (number === 0 ? fc.constant(RESIGNING) : deed)),
      isHurried: fc.nat(4).map((number) => number === 0),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('repeat' as const), who: anybody }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('go' as const), who: anybody }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('come' as const), who: anybody }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('restart' as const),
      how: fc.constantFrom('crash', 'close'),
      comeBack: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('crash' as const), how: crash, who: player, deed }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('log' as const),
      works: fc.nat(3).map((number) => number > 0),
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('wait' as const), timeMs }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'rest' as const }) },
);

const say: Deed = { kind: 'command', body: { kind: 'say', text: 'hello' } };
const toAndFro: Deed = { kind: 'legal-move', pick: -1 };

function does(who: Doer, one: Deed): Step {
  return { kind: 'do', who, deed: one, isHurried: false };
}

/** The game ends as it can, and somebody asks for another. */
const ending = fc.tuple(player, fc.boolean()).map(([who, accepts]): readonly Step[] => {
  const other = who === 'host' ? 'joiner' : 'host';
  const asks = (what: RoomOffer, answer: boolean) => [
    does(who, { kind: 'command', body: { kind: 'offer', what } }),
    does(other, { kind: 'reply', accepts: answer }),
  ];
  const asked = [...asks('impasse', true), does(other, RESIGNING), ...asks('rematch', accepts)];
  return [does('mover', { kind: 'last-move' }), ...asked];
});

/** What hardly ever happens by chance: steps that follow each other. */
const scene: fc.Arbitrary<readonly Step[]> = fc.oneof(
  ending,
  // Somebody stays away until the game is claimed, or nearly so.
  fc.tuple(player, result, fc.constantFrom(119_000, 120_000)).map(([who, wanted, awayMs]) => {
    const other = who === 'host' ? 'joiner' : 'host';
    const claim = does(other, { kind: 'command', body: { kind: 'claim', result: wanted } });
    const away: Step = { kind: 'go', who };
    return [away, { kind: 'wait', timeMs: awayMs }, { kind: 'come', who }, claim] as const;
  }),
  // The side to move does nothing until the game is claimed, or nearly so, and may go meanwhile.
  fc
    .tuple(
      player,
      result,
      fc.constantFrom(539_000, 540_000, 541_000),
      fc.constantFrom(59_000, 60_000),
    )
    .map(([who, wanted, idleMs, warnedMs]): readonly Step[] => {
      const claim: Deed = { kind: 'command', body: { kind: 'claim', result: wanted } };
      return [
        ...[does('mover', toAndFro), { kind: 'wait', timeMs: idleMs } as const],
        ...[{ kind: 'go', who } as const, { kind: 'wait', timeMs: 500 } as const],
        ...[{ kind: 'rest' } as const, { kind: 'wait', timeMs: warnedMs } as const],
        ...[does('host', claim), does('joiner', claim)],
      ];
    }),
  // Somebody asks for moves back again and again.
  player.map((who) => {
    const other = who === 'host' ? 'joiner' : 'host';
    const ask = does(who, { kind: 'command', body: { kind: 'offer', what: 'take-back' } });
    const plead = [ask, does(other, { kind: 'reply', accepts: false })];
    return [does('mover', { kind: 'legal-move', pick: 0 }), ...Array(4).fill(plead).flat()];
  }),
  // Somebody goes and comes back.
  player.map(
    (who) =>
      [
        { kind: 'go', who },
        { kind: 'wait', timeMs: 500 },
        { kind: 'come', who },
      ] as const,
  ),
  player.map((who) => Array.from({ length: 6 }, () => does(who, say))),
  fc.constant(Array.from({ length: 10 }, () => does('mover', toAndFro))),
);

/** Games of a room in which everything goes wrong that may. */
export const storms: fc.Arbitrary<Storm> = fc.record({
  timeControl: fc.constantFrom(...Object.keys(CONTROLS)),
  sfen: fc.oneof(
    { weight: 3, arbitrary: fc.constant(yari.start) },
    { weight: 3, arbitrary: fc.constantFrom(...STARTS) },
  ),
  secondOf: fc.constantFrom('host', 'joiner'),
  steps: fc
    .tuple(
      // Most games begin at once.
      fc.constantFrom(PEOPLE, PEOPLE, PEOPLE.slice(0, 2), PEOPLE.slice(0, 2), []),
      fc.option(ending, { nil: [], freq: 1 }),
      fc.array(
        fc.oneof(
          { weight: 40, arbitrary: step.map((one): readonly Step[] => [one]) },
          { weight: 2, arbitrary: scene },
        ),
        { minLength: 5, maxLength: 80, size: 'max' },
      ),
    )
    .map(([people, end, steps]) => [
      ...people.map((who): Step => ({ kind: 'come', who })),
      ...end,
      ...steps.flat(),
    ]),
});

/** How often each kind of event and each refusal has come about. */
export type Tally = Map<string, number>;

/** Lets a storm happen in a room and in the plain one, which must agree after each step. */
export async function weather(storm: Storm, tally?: Tally): Promise<void> {
  const table = await StormTable.open(storm);
  for (const one of storm.steps) await table.happen(one);
  await table.happen({ kind: 'rest' });
  for (const { kind } of table.plain.events) count(tally, kind);
  for (const { code } of [...table.plain.refusals.values()].flat()) count(tally, code);
  if (table.plain.ending) count(tally, table.plain.ending.reason);
}

function count(tally: Tally | undefined, what: string): void {
  tally?.set(what, (tally.get(what) ?? 0) + 1);
}

/** A room, the plain room beside it, and people who come and go. */
class StormTable {
  readonly plain: PlainRoom;
  readonly #table: RoomTable;
  readonly #people: Readonly<Record<Who, Person>>;
  /** Whether commands are under way that nobody has looked at. */
  #isHurried = false;
  /** How many events were compared, and the commands that they come from. */
  #compared = 0;
  readonly #ids = new Set<string>();

  static async open(storm: Storm): Promise<StormTable> {
    const { timeControl, sfen } = storm;
    return new StormTable(storm, await RoomTable.open({ timeControl, sfen }));
  }

  private constructor({ timeControl, sfen, secondOf }: Storm, table: RoomTable) {
    this.#table = table;
    const { nowMs } = table.time;
    const opening = { ...OPENING, timeControl, sfen };
    this.plain = new PlainRoom(yari, opening, CONTROLS[timeControl], nowMs);
    const accounts = { host: '1', joiner: '2', second: secondOf === 'host' ? '1' : '2' };
    const lines = { last: 0 };
    const person = (who: Who) =>
      new Person(who, table, this.plain, lines, who === 'watcher' ? undefined : accounts[who]);
    this.#people = {
      host: person('host'),
      joiner: person('joiner'),
      second: person('second'),
      watcher: person('watcher'),
    };
  }

  get #all(): readonly Person[] {
    return PEOPLE.map((who) => this.#people[who]);
  }

  get #mover(): Who {
    return this.plain.game.turn === 'black' ? 'host' : 'joiner';
  }

  async happen(one: Step): Promise<void> {
    // Only commands are sent before others are answered.
    if (this.#isHurried && one.kind !== 'do') await this.#settle();
    await this.#do(one);
    this.#isHurried = one.kind === 'do' && one.isHurried;
    if (this.#isHurried) return;
    await this.#settle();
    this.#compare();
  }

  async #do(one: Step): Promise<void> {
    const { plain } = this;
    switch (one.kind) {
      case 'do':
        this.#people[one.who === 'mover' ? this.#mover : one.who].act(one.deed);
        return;
      case 'repeat':
        this.#people[one.who].repeat();
        return;
      case 'go':
        this.#people[one.who].go();
        return;
      case 'come':
        await this.#people[one.who].come();
        return;
      case 'restart':
        if (plain.ending) return;
        if (one.how === 'close') await this.#table.room.close('left');
        await this.#restart(one.comeBack);
        return;
      case 'crash':
        plain.crash = one.how;
        this.#table.log.crash = one.how;
        this.#people[one.who].act(one.deed);
        await this.#settle();
        await this.#restart(true);
        return;
      case 'log':
        plain.trouble = one.works ? undefined : 'ENOSPC';
        this.#table.log.fails = one.works
          ? undefined
          : Object.assign(new Error('no space'), { code: 'ENOSPC' });
        // What could not be written before is tried again by then.
        if (one.works) await this.#wait(1000);
        return;
      case 'wait':
        await this.#wait(one.timeMs);
        return;
      case 'rest':
        await this.#rest();
        return;
      default:
        one satisfies never;
    }
  }

  async #restart(comeBack: boolean): Promise<void> {
    this.#table.log.crash = undefined;
    await this.#table.restart();
    this.plain.restart();
    const people = this.#all.filter(({ seat }) => seat);
    for (const person of people) person.lose();
    if (comeBack) for (const person of people) await person.come();
  }

  /** Lets time pass, from one thing that is due to the next. */
  async #wait(wantedMs: number): Promise<void> {
    const { time, log } = this.#table;
    await this.#settle();
    for (let leftMs = wantedMs + FRACTION_MS; leftMs > 0; ) {
      const partMs = Math.min(leftMs, (time.nextInMs() ?? leftMs) || 1);
      time.advanceExactly(partMs);
      leftMs -= partMs;
      this.plain.tick();
      await this.#settle();
      this.plain.adopt(log.events[this.plain.events.length]);
    }
  }

  /** Lets all who were here come back and everything be answered, then compares all there is. */
  async #rest(): Promise<void> {
    await this.#do({ kind: 'log', works: true });
    for (const person of this.#all) if (person.hasCome) await person.come();
    await this.#wait(2000);
    this.#compare();
    for (const { seat } of this.#all) if (seat) this.#compareSeat(seat);
  }

  async #settle(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    this.plain.tick();
  }

  /** The room has written what the plain one has, and told no more and no less. */
  #compare(): void {
    const { plain } = this;
    const { room, log } = this.#table;
    expect(log.events.length).toBe(plain.events.length);
    // What was compared before does not change any more.
    const news = log.events.slice(this.#compared);
    if (news.length > 0) this.#compareNews(news);
    const moves = plain.moves.map(({ move }) => move);
    expect(lineOf(room.record.root).slice(0, moves.length).join()).toBe(moves.join());
    expect(room.isOver).toBe(plain.ending !== undefined);
    expect(this.#all.flatMap(({ faults }) => faults)).toEqual([]);
    for (const { answers, compared } of this.#all) {
      for (const [id, refusals] of answers) {
        if (compared.get(id) === refusals.length) continue;
        compared.set(id, refusals.length);
        const wanted = plain.refusals.get(id) ?? [];
        // What could not be written may take effect when it comes again.
        const refused = refusals.filter((one) => one !== undefined);
        expect(refused.map(plainly), id).toEqual(wanted.map(plainly));
        expect(
          plain.events.some((event) => event.id === id),
          id,
        ).toBe(refusals.at(-1) === undefined);
      }
    }
  }

  #compareNews(news: readonly RoomEvent[]): void {
    expect(news).toEqual(
      this.plain.events.slice(this.#compared).map((event, index) => {
        const told = news[index];
        return told && isSameFlag(event, told) ? { ...event, at: told.at } : event;
      }),
    );
    for (const [index, { seq, id }] of news.entries()) {
      expect(seq).toBe(this.#compared + index + 1);
      if (id !== undefined) expect(this.#ids.has(id), id).toBe(false);
      if (id !== undefined) this.#ids.add(id);
    }
    this.#compared += news.length;
  }

  #compareSeat(seat: RoomSeat): void {
    const { plain } = this;
    const { game, match } = seat;
    expect(game.seq).toBe(plain.events.length);
    expect(seat.tentative).toBeUndefined();
    expect(match.moves.map(({ move }) => move)).toEqual(plain.moves.map(({ move }) => move));
    expect(match.ending).toEqual(plain.ending);
    expect(game.offers).toEqual(plain.offers);
    expect(game.takeBacks).toEqual(plain.takeBacks);
    expect(game.isAdjourned).toBe(plain.isAdjourned);
    expect(seat.watchers).toBe(plain.watchers);
    expect(seat.idle).toBe(plain.idle);
    for (const color of COLORS) {
      expect(seat.presence(color), color).toBe(plain.presence(color));
      const left = plain.leftMs(color);
      if (left) expect(match.clock?.reading(color), color).toMatchObject(left);
      else expect(match.clock).toBeUndefined();
    }
    if (match.clock && !plain.ending) expect(match.clock.isRunning).toBe(plain.isRunning);
  }
}

/** Somebody at a terminal, who comes and goes. */
class Person {
  /** Undefined while they are not here. */
  seat: RoomSeat | undefined;
  hasCome = false;
  /** What the room has answered to each command, each time that it came. */
  readonly answers = new Map<string, (Refusal | undefined)[]>();
  /** How many answers to a command were compared. */
  readonly compared = new Map<string, number>();
  /** What must not happen. */
  readonly faults: string[] = [];
  readonly #who: Who;
  readonly #table: RoomTable;
  readonly #plain: PlainRoom;
  readonly #lines: { last: number };
  readonly #account: string | undefined;
  #side: Color | undefined;
  #ids = 0;
  /** Leaves the room of the plain rules. */
  #leavePlain = () => {};
  /** Sends the last command once more. */
  #repeat = () => {};

  /** @param account undefined for one who watches */
  constructor(
    who: Who,
    table: RoomTable,
    plain: PlainRoom,
    lines: { last: number },
    account: string | undefined,
  ) {
    this.#who = who;
    this.#table = table;
    this.#plain = plain;
    this.#lines = lines;
    this.#account = account;
    this.#side = account === '1' && who === 'host' ? 'black' : undefined;
  }

  async come(): Promise<void> {
    if (this.seat) return;
    const visitor: Visitor = {
      account: this.#account ?? '3',
      name: `Player ${this.#who}`,
      wants: this.#account ? 'play' : 'watch',
      ...(this.#side && { side: this.#side }),
    };
    const line = ++this.#lines.last;
    const isExpected = this.#plain.enter(line, visitor);
    const options = { time: this.#table.time, newId: () => `${this.#who}-${++this.#ids}` };
    const taken = await RoomSeat.take(options, async (hear) => {
      const entered = await this.#table.room.enter(visitor, hear);
      if (!entered.ok) return entered;
      const member = entered.value;
      const send: RoomMember['send'] = async (command) => {
        this.#plain.arrive(line, command);
        const refusal = await member.send(command);
        this.answers.set(command.id, [...(this.answers.get(command.id) ?? []), refusal]);
        return refusal;
      };
      const sendFirst: RoomMember['send'] = (command) => {
        this.#repeat = () => void send(command);
        return send(command);
      };
      return success({
        room: member.room,
        side: member.side,
        send: sendFirst,
        leave: member.leave,
      });
    });
    if (taken.ok !== isExpected) this.faults.push(`let in: ${taken.ok}`);
    if (!taken.ok) return;
    this.hasCome = true;
    this.seat = taken.value;
    this.#side = taken.value.side;
    this.#leavePlain = () => this.#plain.leave(line);
  }

  go(): void {
    if (!this.seat) return;
    this.#leavePlain();
    this.seat.leave();
    this.lose();
  }

  /** Is in a room no more that has ended. */
  lose(): void {
    this.seat = undefined;
    this.#repeat = () => {};
  }

  act(deed: Deed): void {
    const { seat } = this;
    if (!seat) return;
    const { match, game, side } = seat;
    if (deed.kind === 'command') {
      void seat.send(deed.body);
      return;
    }
    if (deed.kind === 'reply') {
      if (!side || !game.offers[opposite(side)]) return;
      void seat.send({ kind: 'answer', accepts: deed.accepts });
      return;
    }
    const { position } = match.game;
    const moves = legalMoves(position);
    if (moves.length === 0) return;
    const own = match.moves.at(-2)?.move;
    const isBack = (move: Move) =>
      own !== undefined && moveTo(move) === moveFrom(own) && moveFrom(move) === moveTo(own);
    const isLast = (move: Move) => {
      const after = new Position(match.variant, position.snapshot());
      after.play(move);
      return legalMoves(after).length === 0;
    };
    const wanted = deed.kind === 'last-move' ? isLast : deed.pick < 0 ? isBack : undefined;
    const pick = deed.kind === 'last-move' ? undefined : Math.abs(deed.pick) % moves.length;
    const move = (wanted && moves.find(wanted)) ?? (pick === undefined ? pick : moves[pick]);
    if (move === undefined) return;
    if (side === match.game.turn && game.isOn) void seat.play(move);
    else void seat.send({ kind: 'move', move: formatUsi(match.variant, move) });
  }

  repeat(): void {
    this.#repeat();
  }
}

/** Whether somebody has left before or after a claim of the same moment makes no difference. */
function plainly(refusal: Refusal): Refusal {
  const hasJustLeft = refusal.waitMs === 120_000 || refusal.waitMs === 600_000;
  return hasJustLeft ? { code: 'not-away' } : refusal;
}

/** The moves of the main line. */
function lineOf(root: RecordNode): readonly RecordNode['move'][] {
  const moves: RecordNode['move'][] = [];
  for (let node = root.children[0]; node; node = node.children[0]) moves.push(node.move);
  return moves;
}

/**
 * Whether both are the fall of one flag. A timer that was set anew in mid-turn may ring less than a
 * millisecond late, and the next whole one is what it tells.
 */
function isSameFlag(event: RoomEvent, told: RoomEvent): boolean {
  const isFlag = (one: RoomEvent) => one.kind === 'ended' && one.ending.reason === 'time';
  return isFlag(event) && isFlag(told) && [0, 1].includes(told.at - event.at);
}
