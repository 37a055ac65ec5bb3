import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { RECORD_FORMATS } from '../../../source/records/formats/formats.ts';
import { readProblems } from '../../../source/records/formats/problems/read-problems.ts';
import { readRecords } from '../../../source/records/formats/read-records.ts';
import { writeRecords } from '../../../source/records/formats/write-records.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { fileFaultText, remarkText } from '../../../source/text/record-fault.ts';
import { recordSummaryText } from '../../../source/text/record-summary.ts';
import { randomGame, recordOf } from '../../bench/records/random-games.ts';
import { randomNumbers } from '../../helpers/random.ts';

const MUTATIONS = 300;

/** Records of the world lie beside the project; a bare clone has none. */
const SHARED = fileURLToPath(new URL('../../../../shared/records/', import.meta.url));

function sharedFiles(): string[] {
  if (!existsSync(SHARED)) return [];
  return readdirSync(SHARED, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.includes('.'),
  );
}

/** Bytes with up to six of them changed, left out, doubled or moved, or cut off. */
function mutated(bytes: Uint8Array, random: () => number): Uint8Array {
  const at = (length: number) => Math.floor(random() * length);
  let result = Buffer.from(bytes);
  for (let count = 1 + at(6); count > 0; count--) {
    const place = at(result.length);
    const length = at(20);
    const before = result.subarray(0, place);
    const after = result.subarray(place + length);
    const part = result.subarray(place, place + length);
    const kinds = [
      () => [before, Buffer.of(at(256)), result.subarray(place + 1)],
      () => [before, after],
      () => [before, part, part, after],
      () => [before, Buffer.from('(){}[]"\\;#*:,+-\n \0|'.charAt(at(20))), result.subarray(place)],
      () => [part, before, after],
      () => [before],
    ];
    // To cut the file off leaves little to change, and comes seldom.
    result = Buffer.concat(itemAt(kinds, random() < 0.02 ? 5 : at(5))());
  }
  return result;
}

async function answer(bytes: Uint8Array, isProblems: boolean): Promise<void> {
  if (isProblems) await readProblems(bytes);
  const { games } = await readRecords(bytes);
  for (const { record, fault, remarks = [] } of games) {
    expect(record ?? fault).toBeDefined();
    if (fault) expect(fileFaultText('file', fault)).toMatch(/^file:\d+:\d+: /);
    for (const remark of remarks) expect(remarkText('file', remark)).toMatch(/^file:\d+:\d+: /);
    if (record) expect(recordSummaryText(record)).not.toBe('');
  }
}

test.each(sharedFiles())('%s, changed at random, is answered', async (name) => {
  const bytes = readFileSync(join(SHARED, name));
  for (let seed = 1; seed <= MUTATIONS; seed++) {
    await answer(mutated(bytes, randomNumbers(seed)), name.endsWith('.jsonl'));
  }
});

test.each(RECORD_FORMATS)('a game in %s, changed at random, is answered', async (format) => {
  const record = recordOf(randomGame(randomNumbers(3), 40), 1);
  const written = await writeRecords([record], { format, encoding: 'utf-8' });
  if (!written.ok) throw new Error(written.fault.code);
  for (let seed = 1; seed <= MUTATIONS; seed++) {
    await answer(mutated(written.value.bytes, randomNumbers(seed)), false);
  }
});
