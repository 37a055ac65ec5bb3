import * as v from 'valibot';
import { countSchema } from '../room-event.ts';
import { roomFor } from './growing.ts';
import type { Person } from './hall-command.ts';
import { type HallEvent, hallEventSchema, personSchema } from './hall-event.ts';
import type { HallEventOf, HallGame } from './hall-now.ts';
import type { HallPeople } from './hall-people.ts';
import { TextIndex } from './text-index.ts';

/** The number of a member, or somebody who is none. */
const refSchema = v.union([countSchema, personSchema]);

type Ref = v.InferOutput<typeof refSchema>;

/** The first of three numbers, and how far each of the others is from the one before. */
const stepsSchema = v.strictTuple([v.number(), v.number(), v.number()]);

type Steps = v.InferOutput<typeof stepsSchema>;

/** A game that is over, as short as it can be said. */
const rowSchema = v.strictTuple([
  /** Its code, and its name in its log. */
  v.string(),
  v.string(),
  /** Black, White, and who has challenged whom; null where that was nobody by name. */
  refSchema,
  refSchema,
  refSchema,
  v.nullable(refSchema),
  /** The numbers of its three events, and their times. */
  stepsSchema,
  stepsSchema,
  /** How many moves it had. */
  countSchema,
  /** The number of the line that holds the rest. */
  countSchema,
]);

type Row = v.InferOutput<typeof rowSchema>;

/** The places in a row that are looked at alone. */
const [CODE, NAME, BLACK, WHITE, WHAT] = [0, 1, 2, 3, 9] as const;

/** The rest of the three events of a game, which many games have in common. */
const restSchema = v.looseObject({
  terms: v.looseObject({ to: v.looseObject({ kind: v.string() }) }),
  ended: v.looseObject({}),
});

type Rest = v.InferOutput<typeof restSchema>;

/** The bytes that are kept in one piece. */
const PIECE_BYTES = 1 << 19;

const NEWLINE = 0x0a;

/**
 * The games of a hall that are over. Each is a line of JSON in pieces of bytes, which are also what
 * is kept of them elsewhere; no line ever changes. A rest stands before the first game that has it.
 */
export class EndedGames {
  readonly #people: HallPeople;
  readonly #pieces: Buffer[] = [];
  /** The bytes that are used of the last piece. */
  #used = PIECE_BYTES;
  /** The piece of each game and the place in it, as one number. */
  #starts = new Float64Array(16);
  #count = 0;
  readonly #rests: Rest[] = [];
  readonly #numberOfRest = new Map<string, number>();
  readonly #codes = new TextIndex((game) => this.#row(game)[CODE]);
  readonly #names = new TextIndex((game) => this.#row(game)[NAME]);
  /** One more than the last game of each member; 0 for none. */
  #last = new Uint32Array(16);
  /** One more than the game before of Black and of White, for each game. */
  #before = new Uint32Array(32);

  constructor(people: HallPeople) {
    this.#people = people;
  }

  add({ terms, began }: HallGame, ended: HallEventOf<'ended'>): void {
    const { kind: _, seq, at, code, by, to, ...restOfTerms } = terms;
    const { seq: beganSeq, at: beganAt, game, black, white } = began;
    const { kind: _3, seq: endedSeq, at: endedAt, code: _4, plies, ...restOfEnded } = ended;
    const { person, name, ...restOfTo } = { person: undefined, name: undefined, ...to };
    const isNamed = person !== undefined && name !== undefined;
    const rest = { terms: { ...restOfTerms, to: restOfTo }, ended: restOfEnded };
    const whom = isNamed ? this.#refOf({ id: person, name }) : null;
    const [seqs, ats] = [stepsOf(seq, beganSeq, endedSeq), stepsOf(at, beganAt, endedAt)];
    const row: Row = [
      ...([code, game, this.#refOf(black), this.#refOf(white), this.#refOf(by), whom] as const),
      ...([seqs, ats, plies, this.#numberOf(JSON.stringify(rest))] as const),
    ];
    this.#addRow(row, JSON.stringify(row));
  }

  /** The lines of all games, in pieces. They stay as they are while games are added. */
  get pieces(): readonly Buffer[] {
    const last = this.#pieces.length - 1;
    return this.#pieces.map((piece, at) => (at === last ? piece.subarray(0, this.#used) : piece));
  }

  /** Adds what is on a line of `pieces`. Throws for what is none. */
  take(line: string): void {
    const json: unknown = JSON.parse(line);
    if (!Array.isArray(json)) {
      this.#addRest(v.parse(restSchema, json), line);
      return;
    }
    const row = v.parse(rowSchema, json);
    const what = row[WHAT];
    if (what >= this.#rests.length) throw new RangeError('a game without its rest');
    this.#addRow(row, line);
  }

  ofCode(code: string): HallGame | undefined {
    const game = this.#codes.find(code);
    return game === undefined ? undefined : this.#at(game);
  }

  has(code: string): boolean {
    return this.#codes.find(code) !== undefined;
  }

  /** @param name in its log */
  ofName(name: string): HallGame | undefined {
    const game = this.#names.find(name);
    return game === undefined ? undefined : this.#at(game);
  }

  /** Games of a member, the latest first. @param from how many are left out */
  of(member: number, from: number, count: number): readonly HallGame[] {
    const games: HallGame[] = [];
    let left = from;
    for (let next = this.#last[member] ?? 0; next > 0 && games.length < count; ) {
      const game = next - 1;
      if (left > 0) left--;
      else games.push(this.#at(game));
      const isBlack = this.#row(game)[BLACK] === member;
      next = this.#before[2 * game + (isBlack ? 0 : 1)] ?? 0;
    }
    return games;
  }

  #refOf({ id, name }: Person): Ref {
    return this.#people.numberOf(id) ?? { id, name };
  }

  #personOf(ref: Ref): Person {
    if (typeof ref !== 'number') return ref;
    const { id, name } = this.#people.at(ref) ?? {};
    if (id === undefined || name === undefined) throw new RangeError('a game of nobody');
    return { id, name };
  }

  #numberOf(text: string): number {
    return this.#numberOfRest.get(text) ?? this.#addRest(JSON.parse(text), text);
  }

  #addRest(rest: Rest, text: string): number {
    const number = this.#rests.push(rest) - 1;
    this.#numberOfRest.set(text, number);
    this.#write(text);
    return number;
  }

  #addRow(row: Row, text: string): void {
    const game = this.#count;
    this.#starts = roomFor(this.#starts, game);
    this.#starts[game] = this.#write(text);
    this.#before = roomFor(this.#before, 2 * game + 1);
    for (const [seat, ref] of [row[BLACK], row[WHITE]].entries()) {
      if (typeof ref !== 'number') continue;
      this.#last = roomFor(this.#last, ref);
      this.#before[2 * game + seat] = this.#last[ref] ?? 0;
      this.#last[ref] = game + 1;
    }
    this.#codes.add(row[CODE]);
    this.#names.add(row[NAME]);
    this.#count++;
  }

  /** @returns where the line begins */
  #write(line: string): number {
    const length = Buffer.byteLength(line) + 1;
    if (length > PIECE_BYTES) throw new RangeError('a line is too long');
    if (this.#used + length > PIECE_BYTES) {
      const full = this.#pieces.pop();
      if (full) this.#pieces.push(full.subarray(0, this.#used));
      this.#pieces.push(Buffer.allocUnsafeSlow(PIECE_BYTES));
      this.#used = 0;
    }
    const at = this.#used;
    this.#pieces.at(-1)?.write(`${line}\n`, at);
    this.#used += length;
    return (this.#pieces.length - 1) * PIECE_BYTES + at;
  }

  #row(game: number): Row {
    const start = this.#starts[game] ?? 0;
    const piece = this.#pieces[Math.floor(start / PIECE_BYTES)];
    const at = start % PIECE_BYTES;
    return JSON.parse(piece?.toString('utf8', at, piece.indexOf(NEWLINE, at)) ?? '');
  }

  #at(game: number): HallGame {
    const [code, name, black, white, by, whom, seqSteps, atSteps, plies, what] = this.#row(game);
    const [seqs, ats] = [threeOf(seqSteps), threeOf(atSteps)];
    const rest = this.#rests[what];
    const head = (event: 0 | 1 | 2) => ({ seq: seqs[event], at: ats[event], code });
    const seats = { black: this.#personOf(black), white: this.#personOf(white) };
    const named = whom === null ? undefined : this.#personOf(whom);
    const to = { ...rest?.terms.to, ...(named && { person: named.id, name: named.name }) };
    return {
      terms: eventOf('challenged', { ...head(0), ...rest?.terms, by: this.#personOf(by), to }),
      began: eventOf('began', { ...head(1), game: name, ...seats }),
      ended: eventOf('ended', { ...head(2), ...rest?.ended, plies }),
    };
  }
}

function stepsOf(one: number, two: number, three: number): Steps {
  return [one, two - one, three - two];
}

function threeOf([one, step, next]: Steps): Steps {
  return [one, one + step, one + step + next];
}

/** An event of what is kept of it. */
function eventOf<Kind extends HallEvent['kind']>(kind: Kind, body: object): HallEventOf<Kind> {
  const event = v.parse(hallEventSchema, { ...body, kind });
  if (!isOfKind(event, kind)) throw new RangeError(`${event.kind} instead of ${kind}`);
  return event;
}

function isOfKind<Kind extends HallEvent['kind']>(
  event: HallEvent,
  kind: Kind,
): event is HallEventOf<Kind> {
  return event.kind === kind;
}
