// A host for tests, who may be killed at any moment:
//   host-child FOLDER AT
// It reads lines: `host` or `resume` first, then commands of its player in JSON. It writes lines of
// JSON: `{code}` when the room is open, `{fault}` if it is not, `{event}` for each event that its
// player hears, and `{refused}` with the id of a command.
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { GameStore } from '../../../source/records/store/store.ts';
import { LocalRooms } from '../../../source/rooms/local/local-rooms.ts';
import type { RoomStay } from '../../../source/rooms/rooms.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { parseUsi } from '../../../source/rules/notation/usi.ts';
import { findVariant } from '../../../source/rules/variants/index.ts';
import { systemTime } from '../../helpers/system-time.ts';
import type { HostLine } from './host-program.ts';

const [folder = '', at = ''] = process.argv.slice(2);
const say = (line: HostLine) => void writeSync(1, `${JSON.stringify(line)}\n`);
const store = new GameStore({ folder, now: () => new Date() });
const rooms = new LocalRooms({ store, time: systemTime(), ownName: () => 'Aoi' });
let stay: RoomStay | undefined;

for await (const line of createInterface({ input: process.stdin })) {
  if (stay) command(stay, JSON.parse(line));
  else stay = await open(line === 'resume');
}

async function open(isAgain: boolean): Promise<RoomStay | undefined> {
  const variant = findVariant('yari');
  if (!variant) throw new RangeError('no yari');
  const start = startPosition(variant);
  const opened = isAgain
    ? await rooms.resume(undefined, at)
    : await rooms.host({ variant, start, side: 'black', hasWatchers: true }, at);
  if (!opened.ok) {
    say({ fault: JSON.stringify(opened.fault) });
    return undefined;
  }
  const { replica, code } = opened.value;
  replica.follow((news) => {
    if (news.kind === 'event') say({ event: news.event });
    if (news.kind === 'refused') say({ refused: news.refusal.code });
  });
  say({ code, seen: replica.known.seen });
  return opened.value;
}

function command({ replica }: RoomStay, body: Parameters<RoomStay['replica']['send']>[0]): void {
  const move = body.kind === 'move' ? parseUsi(replica.match.variant, body.move) : undefined;
  if (move === undefined) replica.send(body);
  else replica.play(move);
}
