import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parsePsn } from '../../../source/records/formats/psn/psn-read.ts';
import { GameStore } from '../../../source/records/store/store.ts';
import { LocalRooms } from '../../../source/rooms/local/local-rooms.ts';
import type { RoomCommandBody } from '../../../source/rooms/room-command.ts';
import type { RoomEvent } from '../../../source/rooms/room-event.ts';
import type { RoomStay } from '../../../source/rooms/rooms.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { formatUsi } from '../../../source/rules/notation/usi.ts';
import { buildChild } from '../../helpers/built-child.ts';
import { partOfDay } from '../../helpers/day-part.ts';
import { eventually } from '../../helpers/eventually.ts';
import { randomNumbers } from '../../helpers/random.ts';
import { systemTime } from '../../helpers/system-time.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { HostProgram } from './host-program.ts';

const KILLS = partOfDay([...Array(40).keys()], 8).length;

/** How long after an event was asked for the host is killed at the latest, unless it is answered. */
const LATEST_MS = 6;

let child: Awaited<ReturnType<typeof buildChild>>;

beforeAll(async () => {
  child = await buildChild('test/rooms/local/host-child.ts');
});

afterAll(() => child.remove());

test('a host who is killed at any moment loses nothing that was told, and doubles nothing', async () => {
  const random = randomNumbers(20_261_122);
  for (let kills = 0; kills < KILLS; ) {
    const table = await KillTable.open(random);
    while (kills < KILLS && !table.isOver) {
      await table.playAndKill();
      kills++;
    }
    await table.close();
  }
}, 600_000);

/** A host in a process of its own, and a joiner here who stays whatever becomes of the host. */
class KillTable {
  readonly #random: () => number;
  readonly #games: string;
  readonly #at: string;
  readonly #stay: RoomStay;
  #host: HostProgram;
  /** Started before it is needed, which saves most of the time. */
  #next: HostProgram;
  /** What anybody has heard of, by its number. */
  readonly #told = new Map<number, RoomEvent>();

  static async open(random: () => number): Promise<KillTable> {
    const [games, own, at] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
    const host = new HostProgram(child.path, games, at);
    const code = await host.open('host');
    const store = new GameStore({ folder: own, now: () => new Date() });
    // Lines are tried again soon.
    const time = systemTime(20);
    const joined = await new LocalRooms({ store, time, ownName: () => 'Ren' }).join(code, at);
    if (!joined.ok) throw new Error(JSON.stringify(joined.fault));
    return new KillTable(random, games, at, host, joined.value);
  }

  private constructor(
    random: () => number,
    games: string,
    at: string,
    host: HostProgram,
    stay: RoomStay,
  ) {
    this.#random = random;
    this.#games = games;
    this.#at = at;
    this.#host = host;
    this.#next = new HostProgram(child.path, games, at);
    this.#stay = stay;
    stay.replica.follow((news) => {
      if (news.kind === 'event') this.#note(news.event);
    });
  }

  get isOver(): boolean {
    return this.#stay.replica.match.ending !== undefined;
  }

  async close(): Promise<void> {
    await this.#stay.leave();
    await this.#host.kill();
    await this.#next.kill();
  }

  /** One event, a kill around it, and a host who comes back. */
  async playAndKill(): Promise<void> {
    const { replica } = this.#stay;
    const isHost = this.#random() < 0.5;
    const body = this.#command(isHost);
    const seq = replica.known.seen;
    const when = this.#random();
    // Before, in the middle, after.
    const act = () => {
      if (isHost) this.#host.command(body);
      else this.#send(body);
    };
    if (when > 0.15) act();
    if (when > 0.7) await this.#answered(seq);
    else if (when > 0.3) await pause(Math.floor(this.#random() * LATEST_MS));
    await this.#host.kill();
    if (when <= 0.15 && !isHost) act();
    for (const event of this.#host.events) this.#note(event);
    this.#host = this.#next;
    this.#next = new HostProgram(child.path, this.#games, this.#at);
    await this.#host.open('resume');
    await this.#compare();
  }

  #command(isHost: boolean): RoomCommandBody {
    const { match } = this.#stay.replica;
    const isOwnTurn = match.game.turn === (isHost ? 'black' : 'white');
    const moves = legalMoves(match.game.position);
    const choice = this.#random();
    if (isOwnTurn && moves.length > 0 && choice < 0.8) {
      const move = itemAt(moves, Math.floor(this.#random() * moves.length));
      return { kind: 'move', move: formatUsi(match.variant, move) };
    }
    if (choice < 0.85) return { kind: 'say', text: 'hello' };
    if (choice < 0.95) return { kind: 'offer', what: 'take-back' };
    if (choice < 0.99) return { kind: 'answer', accepts: choice < 0.97 };
    return { kind: 'resign' };
  }

  #send(body: RoomCommandBody): void {
    const { replica } = this.#stay;
    const move = legalMoves(replica.match.game.position).find(
      (one) => body.kind === 'move' && formatUsi(replica.match.variant, one) === body.move,
    );
    if (move === undefined) replica.send(body);
    else replica.play(move);
  }

  #note(event: RoomEvent): void {
    const known = this.#told.get(event.seq);
    if (known) expect(event).toEqual(known);
    this.#told.set(event.seq, event);
  }

  /** Resolves when the next event is told to somebody, or it has not come for a while. */
  async #answered(seq: number): Promise<void> {
    const { replica } = this.#stay;
    const endMs = performance.now() + 100;
    while (replica.known.seen === seq && performance.now() < endMs) await pause(1);
  }

  /** What was told is in the log, once and in order, and the joiner knows all of it. */
  async #compare(): Promise<void> {
    const { replica } = this.#stay;
    const [psnName = ''] = readdirSync(this.#games).filter((name) => name.endsWith('.psn'));
    await eventually(() => {
      // After the end no line is made again.
      expect(replica.isOnline || replica.isOver).toBe(true);
      expect(replica.isLate || replica.known.seen < this.#log().length).toBe(false);
      // The joiner's own move stands on their board before it is answered.
      expect(replica.match.moves.map(({ move }) => formatUsi(replica.match.variant, move))).toEqual(
        movesOf(this.#log()),
      );
    });
    const events = this.#log();
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
    const ids = events.flatMap(({ id }) => (id === undefined ? [] : [id]));
    expect(new Set(ids).size).toBe(ids.length);
    for (const [seq, event] of this.#told) expect(events[seq - 1]).toEqual(event);
    const [game] = parsePsn(readFileSync(join(this.#games, psnName)));
    expect(game?.record).toBeDefined();
    expect(game?.fault).toBeUndefined();
  }

  #log(): readonly RoomEvent[] {
    const [name = ''] = readdirSync(this.#games).filter((one) => one.endsWith('.events'));
    const lines = readFileSync(join(this.#games, name), 'utf8').split('\n').slice(0, -1);
    return lines.map((line) => JSON.parse(line.replace(/,$/, '')));
  }
}

/** The moves that stand after events. */
function movesOf(events: readonly RoomEvent[]): readonly string[] {
  const moves: string[] = [];
  for (const event of events) {
    if (event.kind === 'moved') moves.push(event.move);
    if (event.kind === 'taken-back') moves.splice(moves.length - event.plies);
  }
  return moves;
}

function pause(timeMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, timeMs));
}
