import { expect, test } from 'vitest';
import { metricsText } from '../../../source/commands/serve/metrics.ts';
import { addTally, newTally, tallied } from '../../../source/commands/serve/tally.ts';
import { meteredStore, StoreMeter } from '../../../source/rooms/hall/metered-store.ts';
import { StoredHouse } from '../../../source/rooms/hall/stored-house.ts';
import { AddressGate } from '../../../source/server/address-gate.ts';
import { serverLog } from '../../../source/server/server-log.ts';
import { TERMS } from '../../helpers/hall-events.ts';
import { playAt, settled, Town } from '../../helpers/hall-town.ts';

test('what happens in a house is measured', async () => {
  const town = new Town();
  const meter = new StoreMeter();
  const store = town.store.house();
  const onFault = (error: unknown) => town.faults.push(error);
  const house = await StoredHouse.open({ store: meteredStore(store, meter), onFault });
  const one = { house, store };
  const [aki, ben] = [await town.come(one, 'Aki'), await town.come(one, 'Ben')];
  const to = { kind: 'anyone' } as const;
  const made = await aki.command({ kind: 'challenge', to, side: 'black', ...TERMS });
  const { code = '' } = made.ok ? made.value : {};
  const begun = await ben.command({ kind: 'accept', code });
  const { game = '' } = begun.ok ? begun.value : {};
  await settled();
  const [black] = [await aki.join(game, 'play'), await ben.join(game, 'play')];
  await settled();
  if (!black.ok) throw new Error('not in the room');
  await playAt(black.value, '5g5f').catch(() => playAt(black.value, '4i4h'));
  const text = () =>
    metricsText({
      house,
      meter,
      isReady: true,
      connections: 7,
      workers: 2,
      tally: { handshakes: 4, logins: 3, refused: 2 },
      lagMs: { first: 5, workers: 250 },
      memoryBytes: { first: 1000, workers: 2000 },
    }).split('\n');
  const metric = (name: string) =>
    Number(
      text()
        .find((line) => line.startsWith(`komadai_${name} `))
        ?.split(' ')[1],
    );
  expect(metric('sessions')).toBe(2);
  expect(metric('games')).toBe(1);
  expect(metric('rooms')).toBe(1);
  expect(metric('moves_total')).toBe(1);
  expect(metric('commands_total')).toBe(5);
  expect(metric('hall_events_total')).toBe(4);
  // The first three events of a room are one append.
  const appends = 4 + town.store.eventsOf(game).length - 2;
  expect(metric('append_seconds_count')).toBe(appends);
  expect(text()).toEqual(
    expect.arrayContaining([
      ...['komadai_connections 7', 'komadai_handshakes_total 4', 'komadai_refused_total 2'],
      'komadai_event_loop_lag_seconds{process="workers"} 0.25',
      ...['komadai_memory_bytes{process="first"} 1000', 'komadai_workers 2'],
      'komadai_store_trouble 0',
    ]),
  );
  store.setTrouble('ENOSPC');
  expect(metric('store_trouble')).toBe(1);
  expect(town.faults).toEqual([]);
});

test('an append is sorted by how long it took, and counts where it fails to be the next', async () => {
  const meter = new StoreMeter();
  for (const tookMs of [0, 1, 1.5, 5000, 5001]) meter.note(tookMs);
  expect(meter.appends).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1]);
  expect(meter.appendsMs).toBe(10_003.5);
});

test('whoever is refused counts each time, and is a line of the log a few times', () => {
  const tally = newTally();
  let lines = '';
  const stream = {
    write: (text: string) => {
      lines += text;
    },
  };
  const log = tallied(serverLog(stream as never), tally);
  const gate = new AddressGate(() => 0);
  for (let times = 0; times < 20; times++) log(gate.turnedAway('192.0.2.7', 'banned-address'));
  log({ kind: 'connected' });
  log({ kind: 'login' });
  expect(lines.match(/turned-away/g)).toHaveLength(5);
  const sum = newTally();
  addTally(sum, tally);
  addTally(sum, tally);
  expect(sum).toEqual({ handshakes: 2, logins: 2, refused: 40 });
});
