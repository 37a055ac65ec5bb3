import { importKI2, importKIF } from 'tsshogi';
import { describe, expect, test } from 'vitest';
import { moveTimes } from '../../../source/records/tree/move-times.ts';
import { lastNode, mainLine, tagValue } from '../../../source/records/tree/record.ts';
import { readSfen } from '../../../source/rules/notation/sfen.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { foreignMoves, movesOf } from '../bridge/foreign-moves.ts';
import { lineText, movesText, readWhole, startText } from '../bridge/read-helpers.ts';

const KIF = `#KIF version=2.0 encoding=UTF-8
# ---- written by hand ----
開始日時：2024/05/12 10:00:00
終了日時：2024/05/12 12:34:56
棋戦：春の大会
場所：公民館　二階
持ち時間：各25分
手合割：平手　　
先手：山田 一
後手：
先手の囲い：なし
&始まり
*前置き
*
* 三行目
手数----指手---------消費時間--
   1 ７六歩(77)   ( 0:03/00:00:03)+
*初手
   2 ３四歩(33)   ( 1:05/00:01:05)
   3 ２二角成(88) ( 0:10/00:00:13)
   4 同　銀(31)   ( 0:00/00:01:05)+
&交換
   5 ４五角打     (75:30/01:15:43)
   6 投了         ( 0:02/00:01:07)
*終わり
まで5手で先手の勝ち

変化：4手
   4 同　飛(82)   ( 0:00/00:00:00)
*飛車で取る
   5 ６五角打     ( 0:00/00:00:00)
   6 中断         ( 0:00/00:00:00)

変化：5手
   5 ７七桂(89)   ( 0:00/00:00:00)

変化：1手
   1 ２六歩(27)   ( 0:00/00:00:00)
   2 ８四歩(83)   ( 0:00/00:00:00)
`;

const KI2 = `開始日時：2024/05/12
棋戦：名人の部屋
手合割：平手
先手：A
後手：B

*始め
▲７六歩    △３四歩    ▲２二角成  △同　銀
*取り返す
▲４五角    △５二金右  ▲３四角    △３三銀
▲５六角    △４四銀
まで10手で後手の勝ち

変化：6手
△３三銀    ▲３四角
`;

describe('a KIF file', () => {
  const record = readWhole(KIF, 'kif');

  test('its moves, comments, times and bookmarks', () => {
    expect(movesText(record)).toBe(
      '{[%bookmark 始まり]} {前置き} {} {三行目} 1. P-7f {[%emt 0:00:03]} {初手} (1. P-2f P-8d) 1... P-3d {[%emt 0:01:05]} 2. Bx2b+ {[%emt 0:00:10]} 2... Sx2b {[%emt 0:00:00]} {[%bookmark 交換]} (2... Rx2b {飛車で取る} 3. B*6e {中断} (3. N-7g)) 3. B*4e {[%emt 1:15:30]} {終わり} 1-0',
    );
    expect(record.root.comments).toEqual(['[%bookmark 始まり]', '前置き', '', '三行目']);
  });

  test('its end', () => {
    expect(record.score).toBe('1-0');
    expect(record.termination).toBe('resignation');
  });

  test('its headers, in their order', () => {
    expect(record.tags).toEqual([
      { name: 'Date', value: '2024.05.12' },
      { name: 'Time', value: '10:00:00' },
      { name: 'EndDate', value: '2024.05.12' },
      { name: 'EndTime', value: '12:34:56' },
      { name: 'Event', value: '春の大会' },
      { name: 'Site', value: '公民館　二階' },
      { name: '持ち時間', value: '各25分' },
      { name: 'Black', value: '山田 一' },
      { name: '先手の囲い', value: 'なし' },
    ]);
  });

  test('its moves are those that tsshogi reads', () => {
    expect(movesOf(record.root)).toEqual(foreignMoves(importKIF(KIF)));
  });
});

describe('a KI2 file', () => {
  const record = readWhole(KI2, 'ki2');

  test('its moves, comments and end', () => {
    expect(movesText(record)).toBe(
      '{始め} 1. P-7f P-3d 2. Bx2b+ Sx2b {取り返す} 3. B*4e G6a-5b (3... S-3c 4. Bx3d) 4. Bx3d S-3c 5. B-5f S-4d 0-1',
    );
    expect(record.termination).toBe('resignation');
    expect(movesOf(record.root)).toEqual(foreignMoves(importKI2(KI2)));
  });
});

describe('moves of KI2 with marks', () => {
  const start = (board: string, hand = 'なし') =>
    `先手の持駒：${hand}\n後手の持駒：なし\n手合割：その他\n${board}先手番\n`;
  const rows = (placed: Readonly<Record<string, string>>) =>
    Array.from({ length: 9 }, (_, y) => {
      const cells = Array.from({ length: 9 }, (_, x) => placed[`${9 - x}${y + 1}`] ?? ' ・');
      return `|${cells.join('')}|${'一二三四五六七八九'[y]}\n`;
    }).join('');
  const kings = { '51': 'v玉', '59': ' 玉' };

  test.each([
    ['右', { ...kings, '47': ' 金', '67': ' 金' }, '▲５六金右', 'G4g-5f'],
    ['左', { ...kings, '47': ' 金', '67': ' 金' }, '▲５六金左', 'G6g-5f'],
    ['直', { ...kings, '47': ' 金', '57': ' 金' }, '▲５六金直', 'G5g-5f'],
    ['上', { ...kings, '55': ' 金', '57': ' 金' }, '▲５六金上', 'G5g-5f'],
    ['行', { ...kings, '55': ' 金', '57': ' 金' }, '▲５六金行', 'G5g-5f'],
    ['引', { ...kings, '55': ' 金', '57': ' 金' }, '▲５六金引', 'G5e-5f'],
    ['寄', { ...kings, '46': ' 金', '57': ' 金' }, '▲５六金寄', 'G4f-5f'],
    ['右上', { ...kings, '47': ' 銀', '67': ' 銀', '45': ' 銀' }, '▲５六銀右上', 'S4g-5f'],
    ['左引', { ...kings, '65': ' 銀', '67': ' 銀', '45': ' 銀' }, '▲５六銀左引', 'S6e-5f'],
    ['不成', { ...kings, '34': ' 銀' }, '▲３三銀不成', 'S-3c='],
    ['成', { ...kings, '34': ' 銀' }, '▲３三銀成', 'S-3c+'],
    ['打 beside a piece', { ...kings, '46': ' 金' }, '▲５六金打', 'G*5f'],
    ['a drop without 打', kings, '▲５六金', 'G*5f'],
    ['a horse', { ...kings, '34': ' 馬', '14': ' 馬' }, '▲２四馬左', '+B3d-2d'],
    ['全', { ...kings, '46': ' 全' }, '▲５六成銀', '+S-5f'],
  ])('%s', (_, placed, move, expected) => {
    const record = readWhole(start(rows(placed), '金'), 'ki2');
    const played = readWhole(`${start(rows(placed), '金')}${move}\n`, 'ki2');
    expect(lineText(played)).toBe(expected);
    expect(mainLine(record)).toEqual([]);
  });
});

const REST = 'ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1';

describe('handicaps', () => {
  test.each([
    ['平手', shogi.start],
    ['香落ち', `lnsgkgsn1/1r5b1/${REST}`],
    ['右香落ち', `1nsgkgsnl/1r5b1/${REST}`],
    ['角落ち', `lnsgkgsnl/1r7/${REST}`],
    ['飛車落ち', `lnsgkgsnl/7b1/${REST}`],
    ['飛香落ち', `lnsgkgsn1/7b1/${REST}`],
    ['飛銀落ち', `lnsgkg1nl/7b1/${REST}`],
    ['二枚落ち', `lnsgkgsnl/9/${REST}`],
    ['三枚落ち', `lnsgkgsn1/9/${REST}`],
    ['四枚落ち', `1nsgkgsn1/9/${REST}`],
    ['五枚落ち', `2sgkgsn1/9/${REST}`],
    ['左五枚落ち', `1nsgkgs2/9/${REST}`],
    ['六枚落ち', `2sgkgs2/9/${REST}`],
    ['七枚落ち', `2sgkg3/9/${REST}`],
    ['左七枚落ち', `2sgkg3/9/${REST}`],
    ['右七枚落ち', `3gkgs2/9/${REST}`],
    ['八枚落ち', `3gkg3/9/${REST}`],
    ['十枚落ち', `4k4/9/${REST}`],
    ['トンボ', `4k4/1r5b1/${REST}`],
    ['トンボ＋香', `l3k3l/1r5b1/${REST}`],
    ['トンボ＋桂香', `ln2k2nl/1r5b1/${REST}`],
    ['歩三兵', '4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w 3p 1'],
    ['裸玉', '4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'],
  ])('%s', (name, sfen) => {
    expect(readSfen(shogi, sfen)).toBeDefined();
    for (const format of ['kif', 'ki2'] as const) {
      const record = readWhole(`手合割：${name}　\n下手：A\n上手：B\n`, format);
      expect(startText(record)).toBe(sfen);
      expect(tagValue(record, 'Black')).toBe('A');
      expect(tagValue(record, 'White')).toBe('B');
    }
  });

  test('a diagram counts before the name of a handicap that only says that there is one', () => {
    const board = `後手の持駒：飛　歩三　
  ９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
| ・ ・ ・ ・v玉 ・ ・ ・ ・|一
| ・ ・ ・ ・ ・ ・ ・ ・ ・|二
| ・ ・ ・ ・ 歩 ・ ・ ・ ・|三
| ・ ・ ・ ・ ・ ・ ・ ・ ・|四
| ・ ・ ・ ・ ・ ・ ・ ・ ・|五
| ・ ・ ・ ・ ・ ・ ・ ・ ・|六
| ・ ・ ・ ・ ・ ・ ・ ・ ・|七
| ・ ・ ・ ・ ・ ・ ・ ・ ・|八
| ・ ・ ・ ・ 王 ・ ・ ・ ・|九
+---------------------------+
先手の持駒：金
手数＝0  まで
`;
    const sfen = '4k4/9/4P4/9/9/9/9/9/4K4 b Gr3p 1';
    for (const name of ['', '手合割：その他\n', '手合割：詰将棋\n', '手合割：指定局面\n']) {
      const record = readWhole(`${name}${board}   1 ５二金打\nまで1手詰\n`, 'kif');
      expect(startText(record)).toBe(sfen);
      expect(movesText(record)).toBe('1. G*5b 1-0');
      expect(record.termination).toBe('checkmate');
    }
    const white = readWhole(`${board}後手番\n`, 'kif');
    expect(startText(white)).toBe(sfen.replace(' b ', ' w '));
  });
});

describe('ends in KIF', () => {
  const moves = `手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 `;

  test.each([
    ['投了', '0-1', 'resignation'],
    ['中断', '*', 'interrupted'],
    ['持将棋', '1/2-1/2', 'impasse'],
    ['千日手', '1/2-1/2', 'repetition'],
    ['引き分け', '1/2-1/2', 'agreement'],
    ['最大手数', '1/2-1/2', 'move limit'],
    ['詰み', '0-1', 'no legal moves'],
    ['不詰', '*', 'other: 不詰'],
    ['切れ負け', '0-1', 'time'],
    ['反則勝ち', '1-0', 'illegal move'],
    ['反則負け', '0-1', 'illegal move'],
    ['入玉勝ち', '1-0', 'entering king'],
    ['不戦勝', '1-0', 'default'],
    ['不戦敗', '0-1', 'default'],
    ['トライ', '1-0', 'other: トライ'],
    ['封じ手', '*', 'other: 封じ手'],
  ])('%s', (name, score, termination) => {
    const record = readWhole(`${moves}${name}         ( 0:00/00:00:00)\n`, 'kif');
    expect([record.score, record.termination]).toEqual([score, termination]);
    expect(lineText(record)).toBe('P-7f P-3d');
  });

  test('without one the last line tells it', () => {
    const record = readWhole(`${moves.slice(0, -4)}まで2手で先手の勝ち\n`, 'kif');
    expect([record.score, record.termination]).toEqual(['1-0', undefined]);
  });

  test('headers that state the result count before', () => {
    const text = `Result：1-0\nTermination：perpetual check\n${moves}反則負け\n`;
    const record = readWhole(text, 'kif');
    expect([record.score, record.termination]).toEqual(['1-0', 'perpetual check']);
    expect(record.tags).toEqual([]);
  });

  test('a variation from the end of the game does not go on with it', () => {
    const record = readWhole(`${moves}投了\n変化：3手\n   3 ２六歩(27)\n   4 中断\n`, 'kif');
    expect(movesText(record)).toBe('1. P-7f P-3d (1... P-3d 2. P-2f {中断}) 0-1');
  });
});

describe('last lines of KI2', () => {
  test.each([
    ['まで1手で先手の勝ち', '1-0', 'resignation'],
    ['まで1手で後手の勝ち', '0-1', undefined],
    ['まで1手で時間切れにより先手の勝ち', '1-0', 'time'],
    ['まで1手で後手の反則負け', '1-0', 'illegal move'],
    ['まで1手で後手の反則勝ち', '0-1', 'illegal move'],
    ['まで1手で後手の入玉勝ち', '0-1', 'entering king'],
    ['まで1手で千日手', '1/2-1/2', 'repetition'],
    ['まで1手で持将棋', '1/2-1/2', 'impasse'],
    ['まで、1手で中断', '*', 'interrupted'],
    ['まで1手で詰み', '1-0', 'no legal moves'],
    ['まで1手で裁定', '*', 'other: 裁定'],
    ['まで', '*', undefined],
  ])('%s', (line, score, termination) => {
    const record = readWhole(`▲７六歩\n${line}\n`, 'ki2');
    expect([record.score, record.termination]).toEqual([score, termination]);
  });
});

describe('a game lost by an illegal move', () => {
  test.each([
    [
      'kif',
      '   1 ７六歩(77) (0:01/)\n   2 ３四歩(33) (0:02/)\n   3 ５五歩打 (0:03/)\n*駒がない\n   4 反則勝ち (0:04/)\n',
    ],
    ['ki2', '▲７六歩 △３四歩 ▲５五歩打\nまで3手で後手の反則勝ち\n'],
    ['csa', 'PI\n+\nT9\n+7776FU\nT1\n-3334FU\nT2\n+0055FU\nT3\n%ILLEGAL_MOVE\nT4\n'],
    ['csa', 'PI\n+\n+7776FU\n-3334FU\n+0055FU\n%+ILLEGAL_ACTION\n'],
  ] as const)('%s', (format, text) => {
    const record = readWhole(text, format);
    expect(lineText(record)).toBe('P-7f P-3d');
    expect([record.score, record.termination]).toEqual(['0-1', 'illegal move']);
    const times = mainLine(record).map((node) => moveTimes(node).spentMs);
    expect(times).toEqual(/0:01|T1/.test(text) ? [1000, 2000] : [undefined, undefined]);
    const comment = lastNode(record).comments.find((line) => line.startsWith('illegal'));
    expect(comment).toMatch(
      /^illegal move: .*(５五歩|0055FU).*, (no such piece|not how it moves)$/,
    );
  });
});

describe('headers', () => {
  const tagsOf = (headers: string) => readWhole(`${headers}\n   1 ７六歩(77)\n`, 'kif').tags;

  test.each([
    ['下手 beside 先手', '下手：B\n先手：A', { 下手: 'B', Black: 'A' }],
    ['a day without time', '開始日時：1709/11/13', { Date: '1709.11.13' }],
    ['a time without seconds', '対局日：2024/05/12 10:00', { Date: '2024.05.12', Time: '10:00' }],
    ['a day in words', '開始日時：平成元年', { 開始日時: '平成元年' }],
    [
      'two days',
      '開始日時：2024/05/12\n対局日：2024/05/13',
      {
        Date: '2024.05.12',
        対局日: '2024/05/13',
      },
    ],
    ['a time control of CSA 3', '持ち時間：600+30+0', { TimeControl: '600+30+0' }],
    ['a time control of CSA 2', '持ち時間：00:25+30', { TimeControl: '1500+30+0' }],
    ['a colon of ASCII', '棋戦:x', { Event: 'x' }],
    ['a colon in a value', '備考：a：b', { 備考: 'a：b' }],
    ['a name that no tag can have', '手合割補足(旧)：x', { 手合割補足_旧_: 'x' }],
    ['the name of a field', 'SFEN：x\nVariant：y', { SFEN_: 'x', Variant_: 'y' }],
    ['nothing', '先手：\n後手：　', {}],
  ])('%s', (_, headers, tags) => {
    expect(Object.fromEntries(tagsOf(headers).map(({ name, value }) => [name, value]))).toEqual(
      tags,
    );
  });
});
