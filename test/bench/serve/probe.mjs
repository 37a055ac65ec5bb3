// Runs in the measured server before the program, and answers the bench.
import { Session } from 'node:inspector/promises';
import { getHeapCodeStatistics, getHeapSpaceStatistics, writeHeapSnapshot } from 'node:v8';

const profiler = new Session();

/** The bytes of compiled code on the heap, which grow as V8 finds out what is used often. */
function codeBytes() {
  const spaces = getHeapSpaceStatistics().filter(({ space_name: name }) => /^code/.test(name));
  const compiled = spaces.reduce((sum, { space_used_size: used }) => sum + used, 0);
  return compiled + getHeapCodeStatistics().bytecode_and_metadata_size;
}

async function answer({ ask, path }) {
  if (ask === 'heap') {
    // What finalizers hold is free after some turns only.
    for (let turn = 0; turn < 5; turn++) {
      globalThis.gc();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    process.send({ heap: process.memoryUsage().heapUsed, code: codeBytes() });
  } else if (ask === 'snapshot') {
    process.send(writeHeapSnapshot(path));
  } else if (ask === 'profile') {
    profiler.connect();
    await profiler.post('Profiler.enable');
    await profiler.post('Profiler.start');
    process.send('started');
  } else {
    const { profile } = await profiler.post('Profiler.stop');
    profiler.disconnect();
    process.send(profile);
  }
}

process.on('message', answer);
// The bench is gone.
process.on('disconnect', () => process.exit());
process.channel.unref();
