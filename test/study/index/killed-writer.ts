// Indexes a folder and tells after each file, so that a test can kill it anywhere.
import { openIndexWriter } from '../../../source/study/index/index-writer.ts';
import { refreshIndex } from '../../../source/study/index/refresh-index.ts';

const [, , index = '', games = ''] = process.argv;
const writer = openIndexWriter(index, { occurrences: 400, games: 5 });
if (!writer.ok) throw new Error(writer.fault.code);
await refreshIndex(writer.value, [games], {
  onProgress: ({ files }) => process.stdout.write(`${files}\n`),
});
writer.value.close();
