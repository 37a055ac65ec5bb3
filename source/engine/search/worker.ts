import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Variant } from '../../rules/core/variant.ts';
import { openNet } from '../net/open-net.ts';
import { Thinker } from './think.ts';
import { warmUp } from './warm-up.ts';
import type { WorkerData, WorkerReply, WorkerRequest } from './worker-messages.ts';

const { stop, hashMb, givesWay, warmsUp } = workerData as WorkerData;
// Only Linux has priorities of threads; elsewhere this would slow the whole program.
if (givesWay && process.platform === 'linux') setPriority(15);
const thinker = new Thinker(hashMb);
let variant: Variant | undefined;
// A question in the meantime waits in the port for a few milliseconds at most.
if (warmsUp) warmUp(() => Atomics.load(stop, 1) > 0);

parentPort?.on('message', (request: WorkerRequest) => {
  const { id, game, limits, level, seed, askedMs, declares } = request;
  const waitedMs = Math.max(0, performance.timeOrigin + performance.now() - askedMs);
  const reply = (message: WorkerReply) => parentPort?.postMessage(message);
  if (request.variant) {
    variant = request.variant;
    const net = openNet(variant);
    if (!net.ok) reply({ kind: 'no-net', variant, fault: net.fault });
  }
  if (variant === undefined) throw new RangeError('no variant was sent');
  const answer = thinker.think({
    game: { ...game, variant },
    limits,
    seed,
    waitedMs,
    declares,
    ...(level !== undefined && { level }),
    shouldStop: () => Atomics.load(stop, 0) >= id,
    onReport: (report) => reply({ kind: 'report', id, report }),
  });
  reply({ kind: 'answer', id, answer });
});
