// Runs in the measured server before the program, and answers the bench.
import { Session } from 'node:inspector/promises';
import { writeHeapSnapshot } from 'node:v8';

const profiler = new Session();

process.on('message', async ({ ask, path }) => {
  if (ask === 'heap') {
    // What finalizers hold is free after some turns only.
    for (let turn = 0; turn < 5; turn++) {
      globalThis.gc();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    process.send(process.memoryUsage());
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
});
// The bench is gone.
process.on('disconnect', () => process.exit());
process.channel.unref();
