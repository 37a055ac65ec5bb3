// A program that writes a game through a FileLog, for tests of what is left of it:
//   log-child FOLDER GAME normal|take-over
// Its lines: `open COUNT`, `refused`, then `added N` with the number of the last event of each
// append, `asked`, `lost`, and `failed CODE` at the first append that fails, its last line.
import { writeSync } from 'node:fs';
import { GameStore } from '../../../source/records/store/store.ts';
import { FileLog } from '../../../source/rooms/logs/file-log.ts';
import type { RoomEvent } from '../../../source/rooms/room-event.ts';

/** Appends that are under way at once. */
const APPENDS = 5;

const [folder = '', game = '', how = ''] = process.argv.slice(2);
const say = (line: string) => void writeSync(1, `${line}\n`);
const log = new FileLog(new GameStore({ folder, now: () => new Date() }), {
  onAsked: () => say('asked'),
  onLost: () => say('lost'),
});
const opened = await log.open(game, how === 'take-over' ? 'take-over' : 'normal');
if (opened.ok) await write();
else say('refused');

async function write(): Promise<void> {
  const known = await log.read(game, 0);
  say(`open ${known.length}`);
  let last = known.length;
  const writers = Array.from({ length: APPENDS }, async () => {
    for (;;) {
      const events = nextEvents(last);
      last += events.length;
      const isAdded = await log.append(game, events);
      say(isAdded ? `added ${events.at(-1)?.seq}` : 'not added');
    }
  });
  try {
    await Promise.all(writers);
  } catch (error) {
    say(`failed ${error instanceof Error && 'code' in error ? error.code : error}`);
    process.exit();
  }
}

/** One to three events; their texts tell whether all of one append are there. */
function nextEvents(last: number): readonly RoomEvent[] {
  const count = 1 + (last % 3);
  return Array.from({ length: count }, (_, index) => ({
    seq: last + index + 1,
    at: 1_795_371_064_000,
    kind: 'said',
    text: `${index + 1} of ${count}`,
  }));
}
