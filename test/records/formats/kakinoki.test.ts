import { importKI2, importKIF } from 'tsshogi';
import { describe, expect, test } from 'vitest';
import { readRecords } from '../../../source/records/formats/read-records.ts';
import { writeRecords } from '../../../source/records/formats/write-records.ts';
import { moveTimes } from '../../../source/records/tree/move-times.ts';
import {
  type GameRecord,
  lastNode,
  mainLine,
  tagValue,
} from '../../../source/records/tree/record.ts';
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
    ['十九枚落ち', '4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'],
    ['19枚落ち', '4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'],
    ['青空将棋', 'lnsgkgsnl/1r5b1/9/9/9/9/9/1B5R1/LNSGKGSNL b - 1'],
    ['左香落ち', `lnsgkgsn1/1r5b1/${REST}`],
    ['香車落ち', `lnsgkgsn1/1r5b1/${REST}`],
    ['角落', `lnsgkgsnl/1r7/${REST}`],
    ['飛落ち', `lnsgkgsnl/7b1/${REST}`],
    ['飛車香落ち', `lnsgkgsn1/7b1/${REST}`],
    ['2枚落ち', `lnsgkgsnl/9/${REST}`],
    ['２枚落ち', `lnsgkgsnl/9/${REST}`],
    ['10枚落ち', `4k4/9/${REST}`],
    ['右７枚落ち', `3gkgs2/9/${REST}`],
    ['トンボ+香', `l3k3l/1r5b1/${REST}`],
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
    ['勝ち宣言', '1-0', 'entering king'],
    ['反則', '*', 'illegal move'],
  ])('%s', (name, score, termination) => {
    const record = readWhole(`${moves}${name}         ( 0:00/00:00:00)\n`, 'kif');
    expect([record.score, record.termination]).toEqual([score, termination]);
    expect(lineText(record)).toBe('P-7f P-3d');
  });

  test.each([
    ['反則', '先手の勝ち', '1-0', 'illegal move'],
    ['反則', '先手の反則負け', '0-1', 'illegal move'],
    ['反則', '先手の反則により後手の勝ち', '0-1', 'illegal move'],
    ['勝ち宣言', '先手の勝ち', '1-0', 'entering king'],
    ['勝ち宣言', '後手の勝ち', '0-1', 'entering king'],
  ])('%s, whose winner the line behind names: %s', async (name, closing, score, termination) => {
    const text = `手数----指手---------消費時間--\n${moves}${name}\n*a\nまで2手で${closing}\n`;
    const [game] = (await readRecords(Buffer.from(text))).games;
    expect(game?.record).toMatchObject({ score, termination });
    expect(game).not.toHaveProperty('remarks');
  });

  test.each([
    ['*時間切れにて終局\n', '1-0', 'time'],
    ['*反則手にて終局\n', '0-1', 'illegal move'],
    ['*時間切れにて終局\n   4 中断\n', '*', 'interrupted'],
    ['*時間切れにて終局\n   4 ８四歩(83)\n', '*', undefined],
  ])('as 81Dojo comments on them: %j', (behind, score, termination) => {
    const text = `${moves}２六歩(27)\n${behind}`;
    expect(readWhole(text, 'kif')).toMatchObject({ score, termination });
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

  const LINE = '1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n4 ８四歩(83)\n5 投了\n';
  test.each([
    [
      'in the game, where the variation before is shorter',
      '変化：2手\n2 ８四歩(83)\n変化：3手\n3 ６六歩(67)\n',
      'P-7f P-3d (1... P-8d) 2. P-2f (2. P-6f) 2... P-8d 0-1',
    ],
    [
      'in the variation, where that has the move',
      '変化：1手\n1 ２六歩(27)\n2 ８四歩(83)\n変化：2手\n2 ３四歩(33)\n',
      'P-7f (1. P-2f P-8d (1... P-3d)) 1... P-3d 2. P-2f P-8d 0-1',
    ],
    [
      'in the nearest line, where variations lie in one another',
      '変化：1手\n1 ２六歩(27)\n2 ８四歩(83)\n3 ２五歩(26)\n変化：2手\n2 ３四歩(33)\n変化：3手\n3 ７六歩(77)\n',
      'P-7f (1. P-2f P-8d (1... P-3d) 2. P-2e (2. P-7f)) 1... P-3d 2. P-2f P-8d 0-1',
    ],
    [
      'at the end of the game',
      '変化：2手\n2 ８四歩(83)\n変化：5手\n5 ６六歩(67)\n',
      'P-7f P-3d (1... P-8d) 2. P-2f P-8d (2... P-8d 3. P-6f) 0-1',
    ],
    [
      'behind the variation, where no other line has the move',
      '変化：4手\n4 ５四歩(53)\n5 ６六歩(67)\n変化：6手\n6 ８四歩(83)\n',
      'P-7f P-3d 2. P-2f P-8d (2... P-5d 3. P-6f P-8d) 0-1',
    ],
  ])('a variation hangs where its number says: %s', (_, variations, expected) => {
    const record = readWhole(`手合割：平手\n${LINE}${variations}`, 'kif');
    expect(movesText(record)).toBe(`1. ${expected}`);
  });

  test('a variation to a move that no line has is a fault', async () => {
    const text = `手合割：平手\n${LINE}変化：2手\n2 ８四歩(83)\n変化：6手\n6 ６六歩(67)\n`;
    const [game] = (await readRecords(Buffer.from(text))).games;
    expect(game?.fault).toMatchObject({ code: 'line', found: '変化：6手', line: 9 });
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
    ['まで1手で後手の反則', '1-0', 'illegal move'],
    ['まで1手で反則', '*', 'illegal move'],
    ['まで1手で後手の勝ち宣言', '0-1', 'entering king'],
    ['まで1手で入玉宣言により先手の勝ち', '1-0', 'entering king'],
    ['まで1手で切れ負けにより先手の勝ち', '1-0', 'time'],
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
    expect(comment).toBe('illegal move: P*5e, no such piece');
  });

  const MOVES = [
    '７六歩(77)',
    '３四歩(33)',
    '２二角成(88)',
    '同　銀(31)',
    '６六角打',
    '３三桂(21)',
  ];
  const gamesIn = async (text: string) => (await readRecords(Buffer.from(text))).games;
  const kif = (moves: readonly string[], behind: string) =>
    `手数----指手---------消費時間--\n${moves.map((move, i) => `${i + 1} ${move}\n`).join('')}${behind}`;
  const PLAYED = 'P-7f P-3d Bx2b+ Sx2b B*6f N-3c';

  test.each([
    ['the comment of 81Dojo', '７七歩打', '*反則手にて終局\n', 'P*7g, no such piece'],
    ['a comment before it', '６三角成(66)', '*hm\n*反則手にて終局\n', 'B6fx6c+, not how it moves'],
    ['comment and end', '６四角(66)', '*反則手にて終局\n8 反則勝ち\n', 'B6f-6d, not how it moves'],
    ['an end that does not say whose', '５五角成(66)', '8 反則\n', 'B6f-5e+, promotion'],
    ['the closing line', '６八角(66)', 'まで7手で先手の反則負け\n', 'B6f-6h, not how it moves'],
    ['a closing line that says how', '６八角(66)', 'まで7手で先手の反則により後手の勝ち\n'],
  ])('as %s tells', async (_, last, behind, said = 'B6f-6h, not how it moves') => {
    const [game] = await gamesIn(kif([...MOVES, last], behind));
    expect(game).not.toHaveProperty('fault');
    expect(game).not.toHaveProperty('remarks');
    const record = game?.record as GameRecord;
    expect(lineText(record)).toBe(PLAYED);
    expect([record.score, record.termination]).toEqual(['0-1', 'illegal move']);
    expect(lastNode(record).comments).toContain(`illegal move: ${said}`);
  });

  test.each([
    ['nothing', ''],
    ['a comment', '*hm\n'],
    ['the winner', 'まで7手で後手の勝ち\n'],
    ['a variation', '変化：2手\n2 ８四歩(83)\n'],
  ])('is guessed, and told, where the last move is illegal and %s follows', async (_, behind) => {
    const [game] = await gamesIn(kif([...MOVES, '６八角(66)'], behind));
    expect(game?.fault).toBeUndefined();
    const remark = { code: 'lost', found: '６八角(66)', line: 8, ply: 7 };
    expect(game?.remarks).toMatchObject([remark]);
    const record = game?.record as GameRecord;
    expect(lineText(record)).toBe(PLAYED);
    expect([record.score, record.termination]).toEqual(['0-1', 'illegal move']);
  });

  test.each([
    ['another move follows', [...MOVES, '６八角(66)', '８四歩(83)'], ''],
    ['its side has won', [...MOVES, '６八角(66)'], 'まで7手で先手の勝ち\n'],
    ['the other side resigns', [...MOVES, '６八角(66)'], '8 投了\n'],
    ['its side has no such piece', [...MOVES, '５五銀(66)'], ''],
    ['there is no move before it', ['７五歩(77)'], ''],
  ])('is no guess where %s', async (_, moves, behind) => {
    const [game] = await gamesIn(kif(moves, behind));
    expect(game?.fault).toMatchObject({ code: 'move' });
  });

  test('by nifu, from KIF to each format and back', async () => {
    const moves = [
      '２六歩(27)',
      '８四歩(83)',
      '２五歩(26)',
      '８五歩(84)',
      '２四歩(25)',
      '同　歩(23)',
    ];
    const nifu = [...moves, '同　飛(28)', '８六歩(85)', '７八歩打'];
    const [game] = await gamesIn(kif(nifu, '*反則手にて終局\n'));
    const comments = ['illegal move: P*7h, nifu', '反則手にて終局'];
    expect(lastNode(game?.record as GameRecord).comments).toEqual(comments);
    for (const format of ['kif', 'ki2', 'csa', 'jkf', 'psn'] as const) {
      const written = await writeRecords([game?.record as GameRecord], {
        format,
        encoding: 'utf-8',
      });
      const text = written.ok ? Buffer.from(written.value.bytes).toString() : '';
      const [again] = await gamesIn(text);
      expect(lineText(again?.record as GameRecord)).toBe(lineText(game?.record as GameRecord));
      expect(again?.record).toMatchObject({ score: '0-1', termination: 'illegal move' });
    }
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
