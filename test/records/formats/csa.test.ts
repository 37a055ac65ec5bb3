import { importCSA } from 'tsshogi';
import { describe, expect, test } from 'vitest';
import type { GameRecord } from '../../../source/records/tree/record.ts';
import { importForeign } from '../bridge/foreign.ts';
import { foreignMoves, movesOf } from '../bridge/foreign-moves.ts';
import { faultText, lineText, movesText, readWhole, startText } from '../bridge/read-helpers.ts';

const CSA_2 = `'エンコードは不明
V2.2
N+先手太郎
N-Gote, Jiro
$EVENT:夏の大会
$SITE:東京
$START_TIME:2003/05/03 10:30:00
$END_TIME:2003/05/03 11:11:05
$TIME_LIMIT:00:25+00
$OPENING:YAGURA
$X_ENGINE:a,b
PI
'*開始
+
'$CLOCK:1
+7776FU
T12
'*初手
-3334FU,T6
+8822UM,T0
'** 150 -3122GI
-3122GI
T3
%TORYO,T5
`;

const CSA_3 = `'CSA encoding=UTF-8
V3.0
N+A
N-B
$TIME:600+30+0
$TIME+:600+30+0
$MAX_MOVES:256
$JISHOGI:CSA27
$NOTE:\\n
P1-KY-KE-GI-KI-OU-KI-GI-KE-KY
P2 * -HI *  *  *  *  * -KA * 
P3-FU-FU-FU-FU-FU-FU-FU-FU-FU
P4 *  *  *  *  *  *  *  *  * 
P5 *  *  *  *  *  *  *  *  * 
P6 *  *  *  *  *  *  *  *  * 
P7+FU+FU+FU+FU+FU+FU+FU+FU+FU
P8 * +KA *  *  *  *  * +HI * 
P9+KY+KE+GI+KI+OU+KI+GI+KE+KY
P+
P-
+
+2726FU
T1.234
-8384FU
T0.5
%SENNICHITE
$END_TIME:2024/05/12 10:00:01
`;

describe('a CSA file', () => {
  test('of version 2', () => {
    const record = readWhole(CSA_2, 'csa');
    expect(movesText(record)).toBe(
      '{開始} {$CLOCK:1} 1. P-7f {[%emt 0:00:12]} {初手} 1... P-3d {[%emt 0:00:06]} 2. Bx2b+ {[%emt 0:00:00]} {* 150 -3122GI} 2... Sx2b {[%emt 0:00:03]} 0-1',
    );
    expect(record.termination).toBe('resignation');
    expect(record.tags).toEqual([
      { name: 'Black', value: '先手太郎' },
      { name: 'White', value: 'Gote, Jiro' },
      { name: 'Event', value: '夏の大会' },
      { name: 'Site', value: '東京' },
      { name: 'Date', value: '2003.05.03' },
      { name: 'Time', value: '10:30:00' },
      { name: 'EndDate', value: '2003.05.03' },
      { name: 'EndTime', value: '11:11:05' },
      { name: 'TimeControl', value: '1500+0+0' },
      { name: '戦型', value: 'YAGURA' },
      { name: 'X_ENGINE', value: 'a,b' },
    ]);
    expect(movesOf(record.root)).toEqual(foreignMoves(importCSA(CSA_2)));
  });

  test('of version 3', () => {
    const record = readWhole(CSA_3, 'csa');
    expect(movesText(record)).toBe(
      '1. P-2f {[%emt 0:00:01.234]} 1... P-8d {[%emt 0:00:00.5]} 1/2-1/2',
    );
    expect(record.tags.map(({ name, value }) => `${name} ${value}`)).toEqual([
      'Black A',
      'White B',
      'TimeControl 600+30+0',
      '先手持ち時間 600+30+0',
      '最大手数 256',
      '持将棋 CSA27',
      '備考 \\n',
      'EndDate 2024.05.12',
      'EndTime 10:00:01',
    ]);
    expect(movesOf(record.root)).toEqual(foreignMoves(importCSA(CSA_3)));
  });

  test.each([
    [
      'pieces taken away',
      'PI82HI22KA\n-\n',
      'lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1',
    ],
    ['pieces one by one', 'P-51OU00FU\nP+59OU53FU00KI\n+\n', '4k4/9/4P4/9/9/9/9/9/4K4 b Gp 1'],
    [
      'all others in hand',
      'P-51OU\nP+53FU00KI\nP-00AL\n+\n',
      '4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1',
    ],
    ['White first', 'PI\n-\n', 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'],
    ['no board', '+7776FU\n', 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1'],
  ])('that starts with %s', (_, text, sfen) => {
    expect(startText(readWhole(`V2.2\n${text}`, 'csa'))).toBe(sfen);
  });

  test.each([
    ['%TORYO', '1-0', 'resignation'],
    ['%CHUDAN', '*', 'interrupted'],
    ['%SENNICHITE', '1/2-1/2', 'repetition'],
    ['%TIME_UP', '1-0', 'time'],
    ['%ILLEGAL_MOVE', '1-0', 'illegal move'],
    ['%+ILLEGAL_ACTION', '0-1', 'illegal move'],
    ['%-ILLEGAL_ACTION', '1-0', 'illegal move'],
    ['%JISHOGI', '1/2-1/2', 'impasse'],
    ['%KACHI', '0-1', 'entering king'],
    ['%HIKIWAKE', '1/2-1/2', 'agreement'],
    ['%MAX_MOVES', '1/2-1/2', 'move limit'],
    ['%TSUMI', '1-0', 'no legal moves'],
    ['%FUZUMI', '*', 'other: 不詰'],
    ['%ERROR', '*', 'other: ERROR'],
  ])('that ends with %s', (ending, score, termination) => {
    const record = readWhole(`PI\n+\n+7776FU\n${ending}\n`, 'csa');
    expect([record.score, record.termination]).toEqual([score, termination]);
  });

  test('with several games, one of them with a fault', () => {
    const text =
      'V2.2\nPI\n+\n+7776FU\n%TORYO\n/\nV2.2\nN+C\nPI\n+\n+2726FU,-8485FU\n/\nPI\n+\n+5756FU\n';
    const games = importForeign(text, 'csa');
    expect(games.map(({ record }) => lineText(record as GameRecord))).toEqual([
      'P-7f',
      'P-2f',
      'P-5f',
    ]);
    expect(games.map(({ fault }) => faultText(fault))).toEqual([
      'none',
      '11:9 ply 2 move illegal -8485FU',
      'none',
    ]);
  });

  test('with several games without a line between them', () => {
    const games = importForeign('V2.2\nPI\n+\n+7776FU\nV2.2\nPI\n+\n+2726FU\n', 'csa');
    expect(games.map(({ record }) => lineText(record as GameRecord))).toEqual(['P-7f', 'P-2f']);
  });
});
