import { PassThrough, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { MatchTable } from '../../../source/match/match-table.ts';
import { OwnEngines } from '../../../source/match/participants/own-engines.ts';
import { GameStore } from '../../../source/records/store/store.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { findVariant, VARIANTS } from '../../../source/rules/variants/index.ts';
import { SessionSettings } from '../../../source/settings/session-settings.ts';
import { openSettings } from '../../../source/settings/store.ts';
import { openTerminal } from '../../../source/terminal/session.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { runApp } from '../../../source/ui/app/run-app.tsx';
import { Services } from '../../../source/ui/app/services.ts';
import { playScreen } from '../../../source/ui/screens/play/play.ts';
import { ROUTES } from '../../../source/ui/screens/routes.ts';
import { enterLine } from '../../helpers/enter-line.ts';
import { ownProblems } from '../../helpers/own-problems.ts';

/* Sessions of one process in which nothing happens but their clocks. Prints JSON. */

const SETTLED_MS = 3000;
const MEASURED_MS = 10_000;

/** A terminal that counts what comes to it. */
class Counter extends Writable {
  readonly columns = 80;
  readonly rows = 24;
  bytes = 0;
  writes = 0;

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.bytes += chunk.length;
    this.writes++;
    done();
  }
}

const home = process.env.KOMADAI_HOME ?? '';
const sessions = Number(process.argv[2]);
const settings = openSettings(`${home}/config.json`);
const variant = findVariant('shogi') ?? VARIANTS[0];
const guest = { kind: 'person', name: 'Guest' } as const;
const players = { black: guest, white: guest };

/** Opens a session; every second has the clock of White running. */
function open(number: number): Counter {
  const now = () => new Date();
  const store = new GameStore({ folder: `${home}/games-${number}`, now });
  const nowMs = () => performance.now();
  const table = new MatchTable({ store, now, nowMs, illegal: () => 'refuse' });
  const services = new Services({
    texts: ENGLISH,
    settings: new SessionSettings(settings, {}),
    store,
    table,
    engines: new OwnEngines(Math.random),
    problems: ownProblems(home),
    env: { LANG: 'C.UTF-8', TERM: 'xterm' },
    random: Math.random,
  });
  // No minute begins while it is measured, as in most seconds.
  const clock = { mainMs: 658_000, byoyomiMs: 30_000, incrementMs: 0 };
  const match = table.start({ variant, start: startPosition(variant), players, clock });
  if (number % 2 === 1) enterLine(match, 'P-7f');
  const output = new Counter();
  const terminal = openTerminal({ input: new PassThrough(), output });
  void runApp(terminal, services, playScreen(services, match), ROUTES);
  return output;
}

const outputs: Counter[] = [];
for (let count = 0; count < sessions; count++) {
  outputs.push(open(count));
  await pause(1);
}
await pause(SETTLED_MS);
const sum = (of: 'bytes' | 'writes') => outputs.reduce((all, output) => all + output[of], 0);
const before = { bytes: sum('bytes'), writes: sum('writes') };
const cpuBefore = process.cpuUsage();
const start = performance.now();
await pause(MEASURED_MS);
const { user, system } = process.cpuUsage(cpuBefore);
const seconds = (performance.now() - start) / 1000;
const ticks = sum('writes') - before.writes;
const cpuMs = (user + system) / 1000;
console.log(
  JSON.stringify({
    cpuMs: cpuMs / ticks,
    bytes: (sum('bytes') - before.bytes) / ticks,
    ticks: ticks / seconds / sessions,
    core: cpuMs / 10 / seconds,
  }),
);
process.exit(0);
