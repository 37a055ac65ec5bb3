import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Variant } from '../../rules/core/variant.ts';
import { addGame, findVariant } from '../../rules/variants/index.ts';
import { openNet } from '../net/open-net.ts';
import { SharedState } from './shared-state.ts';
import { Thinker } from './think.ts';
import type { WorkerData, WorkerReply, WorkerRequest } from './worker-messages.ts';

const { shared, memory, role, givesWay } = workerData as WorkerData;
const state = new SharedState(shared);
// Only Linux has priorities of threads; elsewhere this would slow the whole program.
if (givesWay && process.platform === 'linux') setPriority(15);
const thinker = new Thinker(memory);
let variant: Variant | undefined;
const withoutBook = new Set<string>();

parentPort?.on('message', (request: WorkerRequest) => {
  const { id, game, limits, level, seed, askedMs, declares, usesBook, isPractice } = request;
  const waitedMs = Math.max(0, performance.timeOrigin + performance.now() - askedMs);
  const reply = (message: WorkerReply) => parentPort?.postMessage(message);
  if (request.variant) {
    variant = request.variant;
    const { variantFile: file } = request;
    if (file !== undefined && !findVariant(variant.id)) addGame({ rules: variant, file });
    const net = openNet(variant);
    if (!net.ok) reply({ kind: 'no-net', variant, fault: net.fault });
  }
  if (variant === undefined) throw new RangeError('no variant was sent');
  const question = { game: { ...game, variant }, limits, ...(level !== undefined && { level }) };
  if (role === 'helper') {
    const shouldStop = () => state.isStopped(id) || state.isAnswered(id);
    if (isPractice) thinker.think({ ...question, isPractice, seed, shouldStop });
    else
      thinker.help({
        ...question,
        shouldStop,
        onNodes: (nodes) => state.countNodes(id, nodes),
        onMate: (line) => state.tellMate(id, line),
      });
    return;
  }
  const answer = thinker.think({
    ...question,
    isPractice,
    seed,
    waitedMs,
    declares,
    usesBook,
    onNoBook: (fault) => {
      if (variant === undefined || withoutBook.has(variant.id)) return;
      withoutBook.add(variant.id);
      reply({ kind: 'no-book', variant, fault });
    },
    shouldStop: () => state.isStopped(id),
    ...(role === 'helped' && {
      helper: { nodes: () => state.nodesOf(id), mate: () => state.mateOf(id) },
    }),
    onReport: (report) => reply({ kind: 'report', id, report }),
  });
  if (isPractice) thinker.forget();
  state.answer(id);
  reply({ kind: 'answer', id, answer });
});
