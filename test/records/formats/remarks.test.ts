import { describe, expect, test } from 'vitest';
import { readProblems } from '../../../source/records/formats/problems/read-problems.ts';
import { readRecords } from '../../../source/records/formats/read-records.ts';
import { writeRecords } from '../../../source/records/formats/write-records.ts';
import { resumableGame } from '../../../source/records/store/game-file.ts';
import { type GameRecord, mainLine, tagValue } from '../../../source/records/tree/record.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { remarkText } from '../../../source/text/records.ts';

const read = async (text: string) => itemAt((await readRecords(Buffer.from(text))).games, 0);

const KIF = '手数----指手---------消費時間--\n1 ７六歩(77)\n';
const CSA = 'V2.2\nPI\n+\n+7776FU\n';
const JKF_MOVE = '{"move":{"from":{"x":7,"y":7},"to":{"x":7,"y":6},"color":0,"piece":"FU"}}';

describe('of two ends the first counts, and the second is told', () => {
  test.each([
    ['KIF', `${KIF}2 投了\n3 中断\n`, '1-0', '中断', 4],
    ['KIF, with the same number', `${KIF}2 投了\n2 中断\n`, '1-0', '中断', 4],
    ['KIF, the other way round', `${KIF}2 中断\n3 投了\n`, '*', '投了', 4],
    [
      'KIF, by the line behind',
      `${KIF}2 投了\nまで1手で後手の勝ち\n`,
      '1-0',
      'まで1手で後手の勝ち',
      4,
    ],
    ['KI2', '先手：a\n▲７六歩\nまで1手で先手の勝ち\nまで1手で中断\n', '1-0', 'まで1手で中断', 4],
    ['CSA', `${CSA}%TORYO\n%CHUDAN\n`, '1-0', '%CHUDAN', 6],
    [
      'JKF',
      `{"moves":[{},${JKF_MOVE},{"special":"TORYO"},{"special":"CHUDAN"}]}`,
      '1-0',
      'CHUDAN',
      1,
    ],
    ['USI', 'startpos moves 7g7f resign win', '1-0', 'win', 1],
    ['PSN', '1. P-7f 1-0 0-1', '1-0', '0-1', 1],
    ['PSN, after a resignation', '1. P-7f Resigns 0-1', '1-0', '0-1', 1],
  ])('%s', async (_, text, score, found, line) => {
    const { record, fault, remarks } = await read(text);
    expect(fault).toBeUndefined();
    expect(record?.score).toBe(score);
    expect(remarks).toMatchObject([{ code: 'second-end', found, line, ply: 1 }]);
  });

  test.each([
    ['KIF', `${KIF}2 投了\nまで1手で先手の勝ち\n`],
    ['KIF, twice the same', `${KIF}2 投了\n3 投了\n`],
    ['CSA', `${CSA}%TORYO\n%TORYO\n`],
    ['USI', 'startpos moves 7g7f resign resign'],
    ['PSN', '1. P-7f Resigns 1-0'],
  ])('one that says the same again is not: %s', async (_, text) => {
    const { fault, remarks } = await read(text);
    expect(fault).toBeUndefined();
    expect(remarks).toBeUndefined();
  });
});

const BOARD = Array.from('一二三四五六七八九', (rank, index) => {
  const piece = ['v玉', ' ・', ' 歩', ' ・', ' 歩'][index] ?? ' ・';
  return `|${' ・'.repeat(4)}${piece}${' ・'.repeat(4)}|${rank}\n`;
})
  .join('')
  .concat('先手の持駒：金\n');
const SFEN = '4k4/9/4P4/9/4P4/9/9/9/9 b G 1';

describe('two pawns on a file', () => {
  const texts = {
    KIF: `${BOARD}手数----指手---------消費時間--\n1 ５二金打\n2 中断\n`,
    KI2: `${BOARD}手合割：その他\n▲５二金打\nまで1手で中断\n`,
    CSA: 'V2.2\nP-51OU\nP+53FU55FU00KI\n+\n+0052KI\n%CHUDAN\n',
    JKF: '',
    PSN: `[SFEN "${SFEN}"]\n1. G*5b *\n`,
    USI: `position sfen ${SFEN} moves G*5b`,
    BOD: BOARD,
  };

  test.each(Object.entries(texts))('are read in %s, but not played from', async (name, given) => {
    let text = given;
    if (name === 'JKF') {
      const { record } = await read(texts.PSN);
      const written = await writeRecords([record as GameRecord], {
        format: 'jkf',
        encoding: 'utf-8',
      });
      text = written.ok ? Buffer.from(written.value.bytes).toString() : '';
    }
    const { record, fault, remarks } = await read(text);
    expect(fault).toBeUndefined();
    const oddity = { code: 'many-pawns', color: 'black', file: 5 };
    expect(remarks).toMatchObject([{ code: 'odd-start', fault: oddity }]);
    expect(mainLine(record as GameRecord)).toHaveLength(name === 'BOD' ? 0 : 1);
    const unfinished = { ...(record as GameRecord), score: '*' } as GameRecord;
    const file = { path: 'a', name: 'a', games: [{ record: unfinished }] } as const;
    expect(resumableGame(file)).toMatchObject({ fault: { code: 'odd-start', fault: oddity } });
    const [problem] = (await readProblems(Buffer.from(text))).problems;
    expect(problem).toMatchObject({ oddity });
  });
});

describe('what is not understood is left out and counted', () => {
  const leftOut = async (text: string) => {
    const { fault, remarks = [] } = await read(text);
    expect(fault).toBeUndefined();
    return remarks.map((remark) => remarkText(ENGLISH, 'a', remark));
  };

  test.each([
    [
      'KIF',
      `Hello,\nhere it is\n\n${KIF}おわり\n`,
      ['a:1:1: ply 0: 3 lines not understood and left out, the first: "Hello,"'],
    ],
    [
      'KI2',
      '先手：a\n▲７六歩\nhttp //a\n',
      ['a:3:1: ply 1: 1 line not understood and left out: "http //a"'],
    ],
    [
      'CSA',
      `${CSA}x\n%TORYO\ny,z\n`,
      ['a:5:1: ply 1: 3 lines not understood and left out, the first: "x"'],
    ],
    [
      'CSA, with a time before the first move',
      'V2.2\nPI\n+\nT5\n+7776FU\nT1\n%TORYO\nT9\n',
      ['a:4:1: ply 0: 1 line not understood and left out: "T5"'],
    ],
    [
      'CSA, with a time longer than any game',
      `${CSA}T99999999999\n`,
      ['a:5:1: ply 1: 1 line not understood and left out: "T99999999999"'],
    ],
    [
      'KIF, with an illegal move at its end',
      `${KIF}2 ３四歩(33)\n3 ７四歩(76)\n`,
      [
        'a:4:3: ply 3: the last move, "７四歩(76)", is illegal: it is left out, and its side has lost',
      ],
    ],
    [
      'JKF',
      `{"header":{"a":{}},"version":1,"moves":[{},${JKF_MOVE.replace('"color"', '"x":1,"color"').slice(0, -1)},"x":2,"time":{"left":1}}]}`,
      [
        'a:1:1: ply 0: 1 field not understood and left out: "a"',
        'a:1:1: ply 0: 1 field not understood and left out: "version"',
        'a:1:52: ply 0: 2 fields not understood and left out, the first: "x"',
        'a:1:52: ply 0: 1 field not understood and left out: "left"',
      ],
    ],
  ])('%s', async (_, text, expected) => {
    expect(await leftOut(text)).toEqual(expected);
  });

  test('fields of many names are told together', async () => {
    const fields = Array.from({ length: 100 }, (_, index) => `"f${index}":1`).join(',');
    const texts = await leftOut(`{"moves":[{}],${fields}}`);
    expect(texts).toHaveLength(21);
    expect(texts.at(-1)).toContain('80 fields not understood and left out, the first: "f20"');
  });

  test.each([
    ['KIF', `# a\n&b\n*c\n盤面反転\n${KIF}\n  *d\n`],
    [
      'KIF, with a diagram',
      `手合割：その他\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n${BOARD}+---+\n手数＝0  まで\n   1 ５二金打\n`,
    ],
    ['CSA', `'CSA encoding=UTF-8\nV3.0\n${CSA.slice(5)}T1\n'a\n`],
    ['JKF', `{"moves":[{"comments":["a"]},${JKF_MOVE}]}`],
  ])('nothing is in %s', async (_, text) => {
    const texts = await leftOut(text);
    expect(texts.filter((line) => line.includes('left out'))).toEqual([]);
  });
});

test.each(['#先手：A', '# 先手：A', '#  先手:A'])('a header behind #: %s', async (header) => {
  for (const moves of [KIF, '▲７六歩\n']) {
    const { record } = await read(`${header}\n# 後手：B\n${moves}`);
    expect(tagValue(record as GameRecord, 'Black')).toBe('A');
    expect(tagValue(record as GameRecord, 'White')).toBe('B');
  }
});

test('the handicap behind #', async () => {
  const { record } = await read('# 手合割：二枚落ち\n   1 ６二銀(71)\n');
  expect(record?.start.placement.turn).toBe('white');
  expect(mainLine(record as GameRecord)).toHaveLength(1);
});
