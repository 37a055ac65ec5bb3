import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EnginePool } from '../../match/participants/engine-pool.ts';
import { formatPsn } from '../../records/formats/psn/psn-write.ts';
import { setTag } from '../../records/tree/record.ts';
import { type PrivateRoom, ROOM_HOST_TAG } from '../../rooms/private/private-room.ts';
import type { Visitor } from '../../rooms/room.ts';
import { parseCode } from '../../rooms/room-code.ts';
import type { Closing } from '../../rooms/room-news.ts';
import type { RoomTime } from '../../rooms/room-time.ts';
import type { RoomStay } from '../../rooms/rooms.ts';
import { RoomSeat } from '../../rooms/seat.ts';
import type { GuestLine, ServeGuest } from '../../server/guest-line.ts';
import { languageOf } from '../../settings/language.ts';
import { joinLine } from '../../text/door-lines.ts';
import { loadTexts } from '../../text/load-texts.ts';
import type { Texts } from '../../text/texts.ts';
import { type CommandContext, STATUS_DONE, STATUS_FAILED, STATUS_USAGE } from '../command.ts';
import { playRoom } from '../play-room.ts';
import { openWorkspace } from '../workspace.ts';

/** What a guest has asked for: to be let in, or whether they would be. */
const REQUEST = /^(knock )?(play|watch) (\S{1,20})$/;

/** Somebody in the room of a host, who is served in its process. */
interface Guest {
  readonly texts: Texts;
  /** Sends them away; its reason is what they read. */
  readonly ending: AbortController;
  /** The line that leads back into the room. */
  readonly backLine: string;
}

interface RoomHost {
  /** The name of the account of the host. */
  readonly host: string;
  readonly time: RoomTime;
}

/** Serves those who come into the room of a host: the screens of the game, in the host's process. */
export class RoomGuests {
  readonly #host: RoomHost;
  readonly #guests = new Set<Guest>();
  readonly #engines = new EnginePool(1);
  #room: PrivateRoom | undefined;

  constructor(host: RoomHost) {
    this.#host = host;
  }

  /** Lets guests in from now on. */
  open(room: PrivateRoom): void {
    this.#room = room;
  }

  readonly serve: ServeGuest = async (line) => {
    const [, knock, wants, typed = ''] = REQUEST.exec(line.words ?? '') ?? [];
    const room = this.#room;
    if (!room || (wants !== 'play' && wants !== 'watch')) return STATUS_USAGE;
    const fault = room.whyNot(parseCode(typed), wants, line.user);
    if (fault || knock) {
      line.output.write(JSON.stringify(fault ?? {}));
      return fault ? STATUS_FAILED : STATUS_DONE;
    }
    const texts = await loadTexts(languageOf(line.env));
    const options = { time: this.#host.time, newId: randomUUID };
    const seat = await RoomSeat.take(options, (hear) => room.enter(wants, line.user, hear));
    if (!seat.ok) {
      const code = seat.fault === 'no-watchers' ? seat.fault : 'full';
      line.errors.write(
        `${texts.room.reachFaultText({ code }, { code: room.code, at: room.folder })}\r\n`,
      );
      return STATUS_FAILED;
    }
    const ending = new AbortController();
    const key = { code: room.code, at: room.folder };
    const guest = { texts, ending, backLine: joinLine(key, wants === 'watch' ? wants : 'join') };
    this.#guests.add(guest);
    try {
      return await this.#play(line, texts, { room, seat: seat.value, wants, ending });
    } finally {
      this.#guests.delete(guest);
    }
  };

  /** Sends all guests away, and tells them why. */
  close(why: Closing | 'over'): void {
    this.#room = undefined;
    for (const { texts, ending, backLine } of this.#guests) {
      ending.abort(texts.room.closedText(why, backLine));
    }
    this.#engines.close();
  }

  async #play(
    line: GuestLine,
    texts: Texts,
    at: {
      readonly room: PrivateRoom;
      readonly seat: RoomSeat;
      readonly wants: Visitor['wants'];
      readonly ending: AbortController;
    },
  ): Promise<number> {
    const { room, seat, wants } = at;
    const { signal } = at.ending;
    const stay: RoomStay = {
      seat,
      code: room.code,
      at: room.folder,
      host: this.#host.host,
      saveError: undefined,
      leave: async () => seat.leave(),
    };
    // What a guest sets is theirs, and goes with the session.
    const home = mkdtempSync(join(tmpdir(), 'komadai-guest-'));
    const asker = () => ({ network: line.session, person: line.session });
    const context: CommandContext = {
      texts,
      stdin: line.input,
      stdout: line.output,
      stderr: line.errors,
      env: line.env,
      home,
      now: this.#host.time.date,
      random: Math.random,
      account: () => line.user,
      served: {
        visit: undefined,
        engines: this.#engines.room(Math.random, asker, () => seat.goesOn),
        publicAddress: undefined,
        ending: signal,
      },
      ...{ name: '', commands: [], operands: [], flags: {}, overrides: {} },
    };
    try {
      const status = await playRoom(context, openWorkspace(context), stay);
      if (signal.aborted) line.errors.write(`${signal.reason}\r\n`);
      if (wants === 'play' && seat.match.moves.length > 0) sendGame(line, seat);
      return status;
    } finally {
      rmSync(home, { recursive: true, force: true });
    }
  }
}

/** Sends a guest the game, with its name in the first line. */
function sendGame({ sendFile }: GuestLine, seat: RoomSeat): void {
  // With what they have written into it.
  const record = seat.ownRecord;
  // Whoever has this file is a guest of the room.
  setTag(record, ROOM_HOST_TAG, undefined);
  sendFile?.(Buffer.from(`${seat.name}\n${formatPsn(record)}`));
}
