import { EventEmitter } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { Surroundings } from '../../source/commands/command.ts';
import { runGuestWords } from '../../source/commands/guest/guest-words.ts';
import { runCommandLine } from '../../source/commands/run.ts';
import type { HostProcess } from '../../source/terminal/guard.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { eventually } from '../helpers/eventually.ts';
import { FakeHouse } from '../helpers/fake-house.ts';
import { FakeRooms } from '../helpers/fake-rooms.ts';
import { AKI, BEN, BOTH_REGISTERED, challenged } from '../helpers/hall-events.ts';
import { stubEngineRoom } from '../helpers/stub-engine-room.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { Sink } from './guest/service.ts';

const TO_AKI = { kind: 'person', person: AKI.id, name: AKI.name } as const;

type Run = (surroundings: Surroundings, folder: string) => Promise<number>;

const line = (...argv: readonly string[]): Run => {
  return (surroundings, folder) =>
    runCommandLine([...argv, '--plain', '--home', folder], surroundings);
};

/** Every mode without a screen, by name. */
const MODES: readonly (readonly [name: string, run: Run])[] = [
  ['a game', line('play', 'yari')],
  ['a problem', line('tsume', 'shogi')],
  ['a course', line('learn', 'yari')],
  [
    'a replay',
    (surroundings, folder) => {
      const file = join(folder, 'game.psn');
      writeFileSync(file, '[Variant "yari"]\n\n1. P-7f *\n');
      return line('replay', file)(surroundings, folder);
    },
  ],
  ['a room', line('host', 'yari')],
  ['a game of a room', line('host', '--resume')],
];

const LOBBY: (typeof MODES)[number] = [
  'the lobby',
  async (surroundings, home) => {
    const { served } = surroundings;
    if (!served?.visit) throw new Error('nobody is served');
    const nothing = { name: '', commands: [], operands: [], flags: {}, overrides: {} };
    return runGuestWords({ ...surroundings, home, ...nothing }, served.visit, undefined, 'aki');
  },
];

/** Aki in a mode, with an input that goes on until it is ended. */
async function begin(run: Run, more: Partial<Surroundings> = {}) {
  const [stdin, stdout] = [new PassThrough(), new Sink()];
  const done = run(
    {
      texts: ENGLISH,
      stdin,
      stdout,
      stderr: new Sink(),
      env: { LANG: 'C.UTF-8' },
      now: () => new Date(2026, 10, 20),
      random: () => 0.5,
      openRooms: () => new FakeRooms(),
      ...more,
    },
    temporaryFolder(),
  );
  await eventually(() => expect(stdout.text).not.toBe(''));
  return { stdin, stdout, done };
}

test.each([...MODES, LOBBY])('%s tells the news of a server, a line each', async (_, run) => {
  const house = new FakeHouse(...BOTH_REGISTERED);
  const visit = house.visit(AKI);
  const { stdin, stdout, done } = await begin(run, {
    served: {
      visit,
      engines: stubEngineRoom(),
      publicAddress: 'example.org',
      ending: new AbortController().signal,
    },
  });
  const begun = stdout.text.length;
  house.happen(challenged('HHHHHH', { by: BEN, to: TO_AKI }));
  house.tell({ kind: 'draining' });
  house.sql.setTrouble('ENOSPC');
  visit.note('idle');
  const lines = stdout.text.slice(begun).split('\n');
  for (const start of [
    'Ben challenges you. ',
    '? The server ends soon ',
    '? The server cannot write now: ',
    'Nothing happens here. ',
  ]) {
    expect(lines.filter((text) => text.startsWith(start))).toHaveLength(1);
  }
  stdin.end('quit\n');
  await done;
  house.tell({ kind: 'draining' });
  expect(stdout.text.match(/The server ends soon/g)).toHaveLength(1);
});

describe('a program that is ended by a signal', () => {
  test.each(MODES)('%s ends with the status of the signal', async (_, run) => {
    const ends: number[] = [];
    const host = Object.assign(new EventEmitter(), {
      exit: (status: number) => ends.push(status),
    }) as EventEmitter & Partial<HostProcess>;
    const { stdin, done } = await begin(run, { host: host as unknown as HostProcess });
    host.emit('SIGTERM', 'SIGTERM');
    expect(ends).toEqual([143]);
    stdin.end('quit\n');
    await done;
    expect(host.listenerCount('SIGTERM')).toBe(0);
  });
});
