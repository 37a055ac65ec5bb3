import { describe, expect, test } from 'vitest';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { onlyItem } from '../../helpers/items.ts';
import { type ForeignFormat, importForeign } from '../bridge/foreign.ts';
import { faultText, lineText } from '../bridge/read-helpers.ts';

const KIF = '手合割：平手\n手数----指手---------消費時間--\n   1 ７六歩(77)   ( 0:00/00:00:00)\n';
const MATED = `手合割：その他
| ・ ・ ・ ・v玉 ・ ・ ・ ・|一
| ・ ・ ・ ・ ・ ・ ・ ・ ・|二
| ・ ・ ・ ・ 歩 ・ ・ ・ ・|三
| ・ ・ ・ ・ ・ ・ ・ ・ ・|四
| ・ ・ ・ ・ ・ ・ ・ ・ ・|五
| ・ ・ ・ ・ ・ ・ ・ ・ ・|六
| ・ ・ ・ ・ ・ ・ ・ ・ ・|七
| ・ ・ ・ ・ ・ ・ ・ ・ ・|八
| ・ ・ ・ ・ ・ ・ ・ ・ ・|九
先手の持駒：金
`;

const jkf = (...moves: object[]) => JSON.stringify({ header: {}, moves: [{}, ...moves] }, null, 1);
const step = (from: number[], to: number[], piece: string) => ({
  move: { from: { x: from[0], y: from[1] }, to: { x: to[0], y: to[1] }, piece },
});

const ROWS: [name: string, format: ForeignFormat, text: string, fault: string, moves: string][] = [
  [
    'an illegal move',
    'kif',
    `${KIF}   2 ３四歩(32)\n   3 ２六歩(27)\n`,
    '4:6 ply 2 move illegal ３四歩(32)',
    'P-7f',
  ],
  [
    'a move of the other side',
    'kif',
    `${KIF}   2 ２六歩(27)\n`,
    '4:6 ply 2 move illegal ２六歩(27)',
    'P-7f',
  ],
  [
    'a move of two pieces',
    'kif',
    `${KIF}   2 ３四歩(33)\n   3 ５八金\n`,
    '5:6 ply 3 move ambiguous ５八金',
    'P-7f P-3d',
  ],
  [
    'a drop on an own pawn',
    'kif',
    `${KIF}   2 ３四歩(33)\n   3 ２二角成(88)\n   4 同　銀(31)\n   5 ４五歩打\n`,
    '7:6 ply 5 move illegal ４五歩打',
    'P-7f P-3d Bx2b+ Sx2b',
  ],
  [
    'a square outside the board',
    'kif',
    `${KIF}   2 ３零歩(33)\n`,
    '4:6 ply 2 move not-understood ３零歩(33)',
    'P-7f',
  ],
  ['同 at the start', 'kif', '   1 同　歩(77)\n', '1:6 ply 1 move not-understood 同　歩(77)', ''],
  [
    'a number that is left out',
    'kif',
    `${KIF}   3 ３四歩(33)\n`,
    '4:4 ply 1 line 3 ３四歩(33)',
    'P-7f',
  ],
  ['a move without a number', 'kif', `${KIF}３四歩(33)\n`, '4:1 ply 1 line ３四歩(33)', 'P-7f'],
  ['a move of KI2', 'kif', `${KIF}  △３四歩\n`, '4:3 ply 1 line △３四歩', 'P-7f'],
  [
    'a move behind the end',
    'kif',
    `${KIF}   2 投了\n   2 ３四歩(33)\n`,
    '5:6 ply 1 line ３四歩(33)',
    'P-7f',
  ],
  [
    'a variation from nowhere',
    'kif',
    `${KIF}変化：9手\n   9 ２六歩(27)\n`,
    '4:1 ply 1 line 変化：9手',
    'P-7f',
  ],
  [
    'a move after mate',
    'kif',
    `${MATED}   1 ５二金打\n   2 ５二玉(51)\n`,
    '13:6 ply 2 game-over ５二玉(51)',
    'G*5b',
  ],
  [
    'an illegal move in a variation',
    'kif',
    `${KIF}   2 ３四歩(33)\n変化：1手\n   1 ２六歩(27)\n   2 ８四歩(82)\n`,
    '7:6 ply 2 move illegal ８四歩(82)',
    'P-7f P-3d',
  ],
  [
    'an unknown handicap',
    'kif',
    '先手：A\n手合割：九十枚落ち\n   1 ３四歩(33)\n',
    '2:1 ply 0 handicap 九十枚落ち',
    '',
  ],
  [
    'a handicap that a diagram must show',
    'kif',
    '手合割：その他\n   1 ３四歩(33)\n',
    '1:1 ply 0 handicap その他',
    '',
  ],
  [
    'an unknown piece in hand',
    'kif',
    '手合割：平手\n後手の持駒：残り全部\n',
    '2:7 ply 0 diagram',
    '',
  ],
  ['a position without kings', 'kif', MATED.replace('v玉', ' ・'), '2:1 ply 0 diagram', ''],
  ['other text', 'kif', 'Dear diary,\n today: nothing.\n', '1:1 ply 0 not-the-format', ''],
  ['a list with numbers', 'kif', '1 apple\n2 pears\n', '1:1 ply 0 not-the-format', ''],
  ['moves of USI', 'kif', '7g7f 3c3d\n', '1:1 ply 0 not-the-format', ''],
  [
    'a file that begins with a move without a number',
    'kif',
    `７六歩(77)\n${KIF}`,
    '1:1 ply 0 line ７六歩(77)',
    '',
  ],
  ['nothing', 'kif', '', '1:1 ply 0 not-the-format', ''],

  [
    'an illegal move',
    'ki2',
    '▲７六歩 △３四歩\n▲２六歩 △３五角 ▲２五歩\n',
    '2:6 ply 4 move illegal △３五角',
    'P-7f P-3d P-2f',
  ],
  [
    'the mark of the other side',
    'ki2',
    '▲７六歩 ▲３四歩\n',
    '1:6 ply 2 move not-understood ▲３四歩',
    'P-7f',
  ],
  ['an ambiguous move', 'ki2', '▲５八金\n', '1:1 ply 1 move ambiguous ▲５八金', ''],
  [
    'words behind a mark',
    'ki2',
    '▲７六歩 △おわり\n',
    '1:6 ply 2 move not-understood △おわり',
    'P-7f',
  ],
  [
    'a move without a mark',
    'ki2',
    '▲７六歩\n３四歩 ▲２六歩\n',
    '2:1 ply 1 line ３四歩 ▲２六歩',
    'P-7f',
  ],
  ['a move of KIF', 'ki2', '▲７六歩\n   2 ３四歩(33)\n', '2:4 ply 1 line 2 ３四歩(33)', 'P-7f'],
  [
    'a move behind the end',
    'ki2',
    '▲７六歩\nまで1手で先手の勝ち\n△３四歩\n',
    '3:1 ply 1 line △３四歩',
    'P-7f',
  ],
  [
    'a variation from nowhere',
    'ki2',
    '▲７六歩\n変化：7手\n▲２六歩\n',
    '2:1 ply 1 line 変化：7手',
    'P-7f',
  ],
  ['other text', 'ki2', 'P-7f P-3d\n', '1:1 ply 0 not-the-format', ''],

  [
    'an illegal move',
    'csa',
    'PI\n+\n+7776FU,T1,-3335FU,+2726FU\n',
    '3:12 ply 2 move illegal -3335FU',
    'P-7f',
  ],
  [
    'a move of the other side',
    'csa',
    'PI\n+\n+7776FU\n+2726FU\n',
    '4:1 ply 2 move not-understood +2726FU',
    'P-7f',
  ],
  ['another piece', 'csa', 'PI\n+\n+7776GI\n', '3:1 ply 1 move illegal +7776GI', ''],
  ['a move that is cut off', 'csa', 'PI\n+\n+7776FU\n-33\n', '4:1 ply 1 line -33', 'P-7f'],
  [
    'a move behind the end',
    'csa',
    'PI\n+\n+7776FU\n%CHUDAN\n-3334FU\n',
    '5:1 ply 1 line -3334FU',
    'P-7f',
  ],
  ['a board behind moves', 'csa', 'PI\n+\n+7776FU\nPI\n', '4:1 ply 1 line PI', 'P-7f'],
  [
    'a rank that is cut off',
    'csa',
    'V2.2\nP1-KY-KE-GI-KI-OU\n+\n',
    '2:1 ply 0 line P1-KY-KE-GI-KI-OU',
    '',
  ],
  ['a piece that is none', 'csa', 'P-51OU\nP+59XX\n+\n', '2:1 ply 0 line P+59XX', ''],
  ['a position without kings', 'csa', 'P-51KI\n+\n', '1:1 ply 0 sfen', ''],
  ['moves of Hodges', 'csa', 'P-7f P-3d\n', '1:1 ply 0 not-the-format', ''],
  ['other text', 'csa', 'Dear diary\n', '1:1 ply 0 not-the-format', ''],

  [
    'an illegal move',
    'jkf',
    jkf(step([7, 7], [7, 6], 'FU'), step([3, 3], [3, 5], 'FU'), step([2, 7], [2, 6], 'FU')),
    '19:12 ply 2 move illegal 3335FU',
    'P-7f',
  ],
  [
    'a move that is none',
    'jkf',
    jkf({ move: { piece: 'FU' } }),
    '6:12 ply 0 line {"piece":"FU"}',
    '',
  ],
  ['text that is no JSON', 'jkf', '{\n "moves": [}', '1:1 ply 0 not-the-format', ''],
  ['words for JSON', 'jkf', 'moves', '1:1 ply 0 not-the-format', ''],
  ['two texts of JSON', 'jkf', '{"moves":[]} {}', '1:1 ply 0 not-the-format', ''],
  ['a comma too many', 'jkf', '{"moves":[1,]}', '1:1 ply 0 not-the-format', ''],
  ['a key without value', 'jkf', '{"moves"}', '1:1 ply 0 not-the-format', ''],
  ['JSON that is cut off', 'jkf', '{\n "moves": [', '1:1 ply 0 not-the-format', ''],
  ['other JSON', 'jkf', '{"a": 1}', '1:1 ply 0 not-the-format', ''],
  [
    'an unknown preset',
    'jkf',
    '{"header":{},"initial":{"preset":"99"},"moves":[]}',
    '1:1 ply 0 handicap 99',
    '',
  ],
];

describe('reading stops at the first fault', () => {
  test.each(ROWS)('%s in %s', (_, format, text, fault, moves) => {
    const game = onlyItem(importForeign(text, format));
    expect(faultText(game.fault)).toBe(fault);
    expect(game.record ? lineText(game.record) : '').toBe(moves);
  });
});

describe('lines that say nothing are passed over', () => {
  test.each([
    ['kif', `${KIF}\n　\n----\n   2 ３四歩(33)\nおわり\n`],
    ['kif', `変化：9手\n${KIF}   2 ３四歩(33)+\n`],
    ['ki2', '手合割：平手\n\n▲７六歩\n\n---\n△３四歩\nおわり\n'],
    ['csa', "V2.2\n\nPI\n+\n\n'x\n+7776FU\n-3334FU\n\n"],
  ] as const)('%s', (format, text) => {
    const game = itemAt(importForeign(text, format), 0);
    expect(faultText(game.fault)).toBe('none');
    expect(game.record && lineText(game.record)).toBe('P-7f P-3d');
  });
});

describe('variations within variations', () => {
  /** A JKF text in which each variation has one. */
  function nested(depth: number): string {
    const usual = [step([5, 9], [5, 8], 'OU'), step([5, 1], [5, 2], 'OU')];
    const back = [step([5, 8], [5, 9], 'OU'), step([5, 2], [5, 1], 'OU')];
    const other = [step([5, 9], [4, 8], 'OU'), step([5, 1], [4, 2], 'OU')];
    const otherBack = [step([4, 8], [5, 9], 'OU'), step([4, 2], [5, 1], 'OU')];
    let inner: object[] = [];
    for (let level = depth; level > 0; level--) {
      const fork = [...other, ...otherBack, ...inner];
      inner = [{ ...usual[0], forks: [fork] }, itemAt(usual, 1), ...back];
    }
    return JSON.stringify({ header: {}, moves: [{}, ...inner] });
  }

  test.each([
    [200, 'none'],
    [201, 'too-deep'],
    [1000, 'too-deep'],
  ])('%d', (depth, code) => {
    const { fault } = itemAt(importForeign(nested(depth), 'jkf'), 0);
    expect(fault?.code ?? 'none').toBe(code);
  });
});
