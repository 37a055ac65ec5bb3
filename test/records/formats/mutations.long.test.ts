import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { RECORD_FORMATS } from '../../../source/records/formats/formats.ts';
import { readProblems } from '../../../source/records/formats/problems/read-problems.ts';
import { readRecords } from '../../../source/records/formats/read-records.ts';
import { writeRecords } from '../../../source/records/formats/write-records.ts';
import { mainLine } from '../../../source/records/tree/record.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { fileFaultText, remarkText } from '../../../source/text/records.ts';
import { randomGame, recordOf } from '../../bench/records/random-games.ts';
import { partOfDay } from '../../helpers/day-part.ts';
import { randomNumbers } from '../../helpers/random.ts';

const MUTATIONS = 200;

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
    if (fault) expect(fileFaultText(ENGLISH, 'file', fault)).toMatch(/^file:\d+:\d+: /);
    for (const remark of remarks)
      expect(remarkText(ENGLISH, 'file', remark)).toMatch(/^file:\d+:\d+: /);
    if (record) expect(ENGLISH.records.summaryText(mainLine(record).length, record)).not.toBe('');
  }
}

test.each(partOfDay(sharedFiles(), 3))('%s, changed at random, is answered', async (name) => {
  const bytes = readFileSync(join(SHARED, name));
  for (let seed = 1; seed <= MUTATIONS; seed++) {
    await answer(mutated(bytes, randomNumbers(seed)), name.endsWith('.jsonl'));
  }
});

/** Texts of our own in forms that other programs and people write. */
const TEXTS: Readonly<Record<string, string>> = {
  'KIF of a small game':
    '手合割：どうぶつしょうぎ\n先手：A\n後手：\n手数----指手---------消費時間--\n   1   ２二ひよこ(23)\n   2   同　ぞう(11)\n   3   ２三ライオン(24)\n   4 投了\n',
  'KIF with a diagram, indented':
    '    手合割：5五将棋\n    後手の持駒：歩\n    |v飛v角v銀v金v玉|一\n    | ・ ・ ・ ・v歩|二\n    | ・ ・ ・ ・ ・|三\n    | 歩 ・ ・ ・ ・|四\n    | 玉 金 銀 角 飛|五\n    先手番\n       1 ３四銀(35)   (0:4/0:0:4)\n       2 Time-up\n',
  'KIF games in a file':
    '先手：A\n手数----\n1 ７六歩(77)\n2 投了\n変化：1手\n1 ２六歩(27)+\n\n先手：B\n手数----\n1 ５六歩(57)\n*a\n&b\nまで1手で中断\n1 ２六歩(27)\n',
  'KI2 games in a file':
    '先手：A\n▲７六歩 △３四歩\nまで2手で後手の勝ち\n\n変化：2手\n△８四歩\n先手：B\n▲２六歩\n',
  'CSA games in a file':
    "V2.2\nN+A\nPI\n+\n+7776FU\nT5\n'*a\n%TORYO\n/\nV3.0\nP1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP+59OU00AL\n-\n-5152OU,T1\n",
  'a mail':
    'From: A.\n\nSente: A Gote: B\n[The "semeai" starts.]\n1.P7f(2) P3d 2.Bx2b+ xS (adjourned)\n3.B\'4e G5b (3... R5b 4.B6c)\n4.Bx3d Resigns(9)\n1.P2f P8d Jishogi\n',
};

test.each(partOfDay(Object.entries(TEXTS), 3))(
  '%s, changed at random, is answered',
  async (_, text) => {
    for (let seed = 1; seed <= MUTATIONS; seed++) {
      await answer(mutated(Buffer.from(text), randomNumbers(seed)), false);
    }
  },
);

test.each(partOfDay(RECORD_FORMATS, 3))(
  'a game in %s, changed at random, is answered',
  async (format) => {
    const record = recordOf(randomGame(randomNumbers(3), 40), 1);
    const written = await writeRecords([record], { format, encoding: 'utf-8' });
    if (!written.ok) throw new Error(written.fault.code);
    for (let seed = 1; seed <= MUTATIONS; seed++) {
      await answer(mutated(written.value.bytes, randomNumbers(seed)), false);
    }
  },
);
