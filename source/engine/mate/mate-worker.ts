import { parentPort, workerData } from 'node:worker_threads';
import { MateSearch } from './mate-search.ts';
import type { MateReply, MateRequest, MateWorkerData } from './mate-worker-messages.ts';

const PROGRESS_MS = 1000;

const { memoryMb } = workerData as MateWorkerData;
const search = new MateSearch(memoryMb);
const reply = (message: MateReply) => parentPort?.postMessage(message);

parentPort?.on('message', ({ game, timeMs }: MateRequest) => {
  const startMs = performance.now();
  let toldMs = startMs;
  const shouldStop = () => {
    const nowMs = performance.now();
    if (nowMs - toldMs >= PROGRESS_MS) {
      toldMs = nowMs;
      reply({ kind: 'progress', nodes: search.nodes });
    }
    return nowMs - startMs >= timeMs;
  };
  const result = search.run(game, { skipsUseless: true, shouldStop });
  reply({ kind: 'result', result, timeMs: performance.now() - startMs });
});
