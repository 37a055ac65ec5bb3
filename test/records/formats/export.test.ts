import { importKI2, importKIF } from 'tsshogi';
import { describe, expect } from 'vitest';
import { WHOLE_FORMATS } from '../../../source/records/formats/formats.ts';
import { addLosses, type Loss, lossesOfUsi } from '../../../source/records/formats/losses.ts';
import { parsePsn } from '../../../source/records/formats/psn/psn-read.ts';
import { decodeText } from '../../../source/records/formats/text/decode-text.ts';
import { encodeText } from '../../../source/records/formats/text/encode-text.ts';
import { writeRecords } from '../../../source/records/formats/write-records.ts';
import { createRecord, type GameRecord, setResult } from '../../../source/records/tree/record.ts';
import { SCORES, type Score, TERMINATIONS } from '../../../source/records/tree/termination.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { Position } from '../../../source/rules/core/position.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { dobutsu } from '../../../source/rules/variants/dobutsu/rules.ts';
import { minishogi } from '../../../source/rules/variants/minishogi/rules.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { longTest, sharedTest, shareOf, test } from '../../helpers/run-size.ts';
import {
  exportForeign,
  FOREIGN_FORMATS,
  type ForeignFormat,
  importForeign,
} from '../bridge/foreign.ts';
import { foreignMoves, movesOf } from '../bridge/foreign-moves.ts';
import { movesText, readWhole, startText } from '../bridge/read-helpers.ts';

function psn(text: string): GameRecord {
  const { record, fault } = itemAt(parsePsn(text), 0);
  if (!record || fault) throw new Error(fault?.code);
  return record;
}

function written(record: GameRecord, format: ForeignFormat): { text: string; losses: string } {
  const { text, losses } = exportForeign(record, format);
  return { text, losses: lossText(losses) };
}

function lossText(losses: readonly Loss[]): string {
  return losses.map(({ what, count }) => `${count} ${what}`).join(', ');
}

const GAME = `[Event "春の大会"]
[Date "2024.05.12"]
[Time "10:00:00"]
[Black "A"]
[White "B"]
[TimeControl "600+30+0"]
[Annotator "C"]
[Result "1-0"]
[Termination "resignation"]

{Before} 1. P-7f {[%emt 0:00:05]} {First} (1. P-2f P-8d $1) 1... P-3d {[%emt 0:01:10]} 2. Bx2b+ {[%bookmark here]} 1-0
`;

describe('a game is written', () => {
  test('as KIF', () => {
    expect(written(psn(GAME), 'kif')).toEqual({
      text: `#KIF version=2.0 encoding=UTF-8
棋戦：春の大会
開始日時：2024/05/12 10:00:00
先手：A
後手：B
持ち時間：600+30+0
Annotator：C
手合割：平手
手数----指手---------消費時間--
*Before
   1 ７六歩(77)   ( 0:05/00:00:05)+
*First
   2 ３四歩(33)   ( 1:10/00:01:10)
   3 ２二角成(88)
&here
   4 投了

変化：1手
   1 ２六歩(27)
   2 ８四歩(83)
`,
      losses: '1 marks',
    });
  });

  test('as KI2', () => {
    expect(written(psn(GAME), 'ki2')).toEqual({
      text: `#KI2 version=2.0 encoding=UTF-8
棋戦：春の大会
開始日時：2024/05/12 10:00:00
先手：A
後手：B
持ち時間：600+30+0
Annotator：C
手合割：平手
*Before
▲７六歩
*First
△３四歩    ▲２二角成
&here
まで3手で先手の勝ち

変化：1手
▲２六歩    △８四歩
`,
      losses: '1 marks, 2 times',
    });
  });

  test('as CSA', () => {
    expect(written(psn(GAME), 'csa')).toEqual({
      text: `'CSA encoding=UTF-8
V3.0
$EVENT:春の大会
$START_TIME:2024/05/12 10:00:00
N+A
N-B
$TIME:600+30+0
$Annotator:C
PI
+
'*Before
+7776FU
T5
'*First
-3334FU
T70
+8822UM
'*[%bookmark here]
%TORYO
`,
      losses: '1 variations, 1 marks',
    });
  });

  test('as JKF', () => {
    const { text, losses } = written(psn(GAME), 'jkf');
    expect(losses).toBe('1 marks');
    expect(text.endsWith('}\n')).toBe(true);
    expect(JSON.parse(text).header).toEqual({
      棋戦: '春の大会',
      開始日時: '2024/05/12 10:00:00',
      先手: 'A',
      後手: 'B',
      持ち時間: '600+30+0',
      Annotator: 'C',
    });
    expect(JSON.parse(text).moves[1].comments).toEqual(['First']);
  });

  test.each([
    ['kif', 'shift_jis', '#KIF version=2.0 encoding=Shift_JIS\n'],
    ['ki2', 'shift_jis', '#KI2 version=2.0 encoding=Shift_JIS\n'],
    ['csa', 'shift_jis', "'CSA encoding=SHIFT_JIS\n"],
  ] as const)('%s names its encoding', (format, encoding, start) => {
    expect(exportForeign(psn(GAME), format, encoding).text).toMatch(new RegExp(`^${start}`));
  });

  test.each(FOREIGN_FORMATS)('another game is refused as %s', async (format) => {
    const record = createRecord({ variant: yari, start: startPosition(yari) });
    const held = format === 'kif' ? [shogi, minishogi, dobutsu] : [shogi];
    expect(await writeRecords([record], { format, encoding: 'utf-8' })).toEqual({
      ok: false,
      fault: { code: 'variant', format, variant: yari, held, whole: WHOLE_FORMATS },
    });
  });

  test('of a handicap, with the names of its players', () => {
    const record = psn('[Handicap "two-piece"]\n[Black "A"]\n[White "B"]\n\n1... P-3d *\n');
    const { text } = written(record, 'kif');
    expect(text).toContain('下手：A\n上手：B\n手合割：二枚落ち\n');
    expect(readWhole(text, 'kif').tags).toEqual(
      [...record.tags].sort(
        (a, b) => Number(a.name === 'Handicap') - Number(b.name === 'Handicap'),
      ),
    );
  });
});

test('what is written in Shift_JIS is read from its bytes', () => {
  const { text } = exportForeign(psn(GAME), 'kif', 'shift_jis');
  const { bytes, lost } = encodeText(text, 'shift_jis');
  expect(lost).toBe(0);
  expect(decodeText(bytes)).toMatchObject({ text, encoding: 'shift_jis' });
});

describe('any start comes back', () => {
  test.each([
    '4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1',
    '4k4/9/9/9/9/9/9/9/4K4 b 2R19Pg100p 1',
    '1nsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1',
    'lnsgkg1nl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1',
    'l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1',
  ])('%s', (sfen) => {
    const record = psn(`[Variant "shogi"]\n[SFEN "${sfen}"]\n\n*\n`);
    for (const format of FOREIGN_FORMATS) {
      expect(startText(readWhole(written(record, format).text, format))).toBe(startText(record));
    }
  });
});

test.each(FOREIGN_FORMATS)('moves after more than 99 pawns in hand are written as %s', (format) => {
  const record = psn('[SFEN "4k4/9/9/9/9/9/9/9/4K4 b 100P150p 1"]\n\n1. P*5e K-5b *\n');
  expect(movesText(readWhole(written(record, format).text, format))).toBe(movesText(record));
});

describe('any end comes back', () => {
  const results = SCORES.flatMap((score) =>
    [...TERMINATIONS, 'other: rain', 'other: two words', 'other: 封じ手', undefined].map(
      (termination) => [score, termination] as [Score, (typeof TERMINATIONS)[number] | undefined],
    ),
  );

  sharedTest.each(shareOf(results, 4))('%s %s', (score, termination) => {
    for (const moves of ['', '1. P-7f', '1. P-7f P-3d']) {
      const record = psn(`${moves} *\n`);
      setResult(record, { score, termination });
      for (const format of FOREIGN_FORMATS) {
        const read = readWhole(written(record, format).text, format);
        expect([format, read.score, read.termination]).toEqual([format, score, termination]);
        expect(movesText(read)).toBe(movesText(record));
      }
    }
  });

  test.each([
    ['kif', '1-0', 'time', ''],
    ['kif', '*', 'other: 封じ手', ''],
    ['kif', '1/2-1/2', 'agreement', 'Result：1/2-1/2\nTermination：agreement\n'],
    ['kif', '1/2-1/2', 'move limit', 'Result：1/2-1/2\nTermination：move limit\n'],
    ['kif', '1-0', undefined, 'Result：1-0\nTermination：unterminated\n'],
    ['csa', '1/2-1/2', 'agreement', ''],
    ['csa', '1-0', 'default', '$Result:1-0\n$Termination:default\n'],
  ] as const)(
    '%s %s %s has headers only where they are needed',
    (format, score, termination, headers) => {
      const record = psn('1. P-7f *\n');
      setResult(record, { score, termination });
      const { text } = written(record, format);
      const found = text.match(/^\$?(Result|Termination).*\n/gm) ?? [];
      expect(found.join('')).toBe(headers);
    },
  );

  test('of a perpetual check the rules know by themselves', () => {
    const text = `手合割：その他
後手の持駒：なし
| ・ ・ ・ ・ ・ ・ ・ ・v玉|一
| ・ ・ ・ ・ ・ ・ ・ ・ ・|二
| ・ ・ ・ ・ ・ ・ ・ ・ ・|三
| ・ ・ ・ ・ ・ ・ ・ ・ ・|四
| ・ ・ ・ ・ ・ ・ ・ ・ ・|五
| ・ ・ ・ ・ ・ ・ ・ ・ ・|六
| ・ ・ ・ ・ ・ ・ ・ ・ ・|七
| ・ ・ ・ ・ ・ ・ ・ ・ ・|八
| 玉 ・ ・ ・ ・ ・ ・ ・ 飛|九
先手の持駒：なし
後手番
`;
    const cycle = ['２一玉(11)', '２九飛(19)', '１一玉(21)', '１九飛(29)'];
    const moves = Array.from({ length: 12 }, (_, i) => `${i + 1} ${cycle[i % 4]}`);
    const game = `${text}${moves.join('\n')}\n13 反則勝ち\n`;
    const record = readWhole(game, 'kif');
    expect([record.score, record.termination]).toEqual(['0-1', 'perpetual check']);
    const again = written(record, 'kif').text;
    expect(again).toContain('反則勝ち');
    expect(again).not.toContain('Result');
    expect(readWhole(again, 'kif').termination).toBe('perpetual check');
    const early = readWhole(`${text}${moves.slice(0, 4).join('\n')}\n5 反則勝ち\n`, 'kif');
    expect(early.termination).toBe('illegal move');
  });
});

test.each(['kif', 'ki2', 'jkf'] as const)(
  'a variation that begins with the whole game does not become part of it in %s',
  (format) => {
    const record = psn('1. P-7f P-3d (1... P-3d 2. P-2f) *\n');
    const { text } = written(record, format);
    const read = readWhole(text, format);
    expect(movesText(read)).toBe('1. P-7f P-3d (1... P-3d 2. P-2f) *');
    expect(read.termination).toBeUndefined();
    expect(written(read, format).text).toBe(text);
    expect(written(psn('1. P-7f P-3d *\n'), format).text).not.toContain('Result');
  },
);

describe('clocks', () => {
  const clocks = (control: string, ...left: string[]) =>
    psn(
      `[TimeControl "${control}"]\n\n1. P-7f {[%clk ${left[0]}]} P-3d {[%clk ${left[1]}]} 2. P-2f {[%clk ${left[2]}]} *\n`,
    );

  test.each([
    ['main time', clocks('600+0+0', '0:09:50', '0:09:00', '0:09:30'), 'T10 T60 T20', ''],
    ['an increment', clocks('600+0+10', '0:10:05', '0:10:10', '0:10:10'), 'T5 T0 T5', ''],
    ['two numbers', clocks('600+10', '0:10:05', '0:10:10', '0:10:10'), 'T5 T0 T5', ''],
    ['byoyomi to come', clocks('600+30+0', '0:09:50', '0:09:00', '0:09:30'), 'T10 T60 T20', ''],
    ['byoyomi', clocks('10+30+0', '0:00:00', '0:00:05', '0:00:00'), 'T5', '2 times'],
    ['no time control', clocks('?', '0:09:50', '0:09:00', '0:09:30'), undefined, '3 times'],
    [
      'more than there was',
      clocks('60+0+0', '0:01:30', '0:00:50', '0:01:20'),
      'T10 T10',
      '1 times',
    ],
    ['a fraction', clocks('600+0+0', '0:09:50.5', '0:09:00', '0:09:50'), 'T9.5 T60 T0.5', ''],
  ])('%s', (_, record, times, losses) => {
    const csa = written(record, 'csa');
    expect(csa.text.match(/^T.*$/gm)?.join(' ')).toBe(times);
    expect(csa.losses).toBe(losses);
  });

  test.each(FOREIGN_FORMATS.filter((format) => format !== 'ki2'))(
    'a time that is missing stays so in %s, beside one of 0',
    (format) => {
      const record = psn(
        '1. P-7f {[%emt 0:00:05]} (1. P-2f P-8d {[%emt 0:00:07]}) 1... P-3d 2. P-2f {[%emt 0:00:00]} *\n',
      );
      const shown = movesText(record);
      const expected = format === 'csa' ? shown.replace(/ \(.*\)/, '').replace('1...', '') : shown;
      const read = movesText(readWhole(written(record, format).text, format));
      expect(read.replace('1...', '').replace(/ +/g, ' ')).toBe(
        expected.replace('1...', '').replace(/ +/g, ' '),
      );
    },
  );

  test('KIF has no fractions of seconds', () => {
    const record = psn('1. P-7f {[%emt 0:00:01.5]} P-3d {[%emt 0:00:02]} *\n');
    expect(written(record, 'kif').losses).toBe('1 times');
    expect(written(record, 'csa').losses).toBe('');
  });
});

describe('comments', () => {
  test.each(['kif', 'ki2', 'csa', 'jkf'] as const)(
    'cannot become something else in %s',
    (format) => {
      const record = psn('1. P-7f P-3d *\n');
      const texts = [
        '   3 ２六歩(27)',
        '▲２六歩',
        '&x',
        '*x',
        '#x',
        '%TORYO',
        '',
        'まで',
        '変化：1手',
        '+2726FU',
        'Result：1-0',
        "'x",
      ];
      record.root.comments = texts.map((text) => text.trim());
      itemAt(record.root.children, 0).comments = [...record.root.comments];
      const read = readWhole(written(record, format).text, format);
      expect(read.root.comments).toEqual(record.root.comments);
      expect(itemAt(read.root.children, 0).comments).toEqual(record.root.comments);
      expect(movesText(read)).toBe(movesText(record));
    },
  );
});

describe('tags', () => {
  const tags = (...pairs: [string, string][]) => {
    const record = psn('1. P-7f *\n');
    record.tags.push(...pairs.map(([name, value]) => ({ name, value })));
    return record;
  };

  test('of one name, where the format has each name once', () => {
    const record = tags(['Date', '2024.05.12'], ['開始日時', '2024/05/13 18:00:00']);
    expect(readWhole(written(record, 'kif').text, 'kif').tags).toEqual(record.tags);
    const { text, losses } = written(record, 'jkf');
    expect(losses).toBe('1 tags');
    expect(readWhole(text, 'jkf').tags).toEqual([{ name: 'Date', value: '2024.05.12' }]);
  });

  test.each([
    [
      'names of the format itself',
      tags(['手合割', 'x'], ['先手番', 'x'], ['まで', 'x'], ['変化', '3手'], ['*x', 'y']),
      5,
    ],
    ['a name that another header has', tags(['棋戦', 'x'], ['Black', 'A']), 1],
    ['a day that is not known', tags(['Date', '2024.??.??'], ['Time', '10:00']), 0],
    ['a time before its day', tags(['Time', '10:00'], ['Date', '2024.05.12']), 0],
    ['the same name twice', tags(['X', '1'], ['X', '2']), 0],
    ['下手 beside Black', tags(['Black', 'A'], ['下手', 'B']), 0],
    ['nothing', tags(['X', ''], ['Y', ' ']), 0],
    ['a line end', tags(['X', 'a\nb']), 0],
  ])('%s', (_, record, lost) => {
    const { text, losses } = written(record, 'kif');
    expect(losses).toBe(lost === 0 ? '' : `${lost} tags`);
    const read = readWhole(text, 'kif');
    const kept = record.tags.filter(({ value }) => value.trim() !== '');
    expect(read.tags).toHaveLength(kept.length - lost);
    for (const { name, value } of read.tags) {
      expect(kept.map((tag) => `${tag.name} ${tag.value.replace('\n', ' ')}`)).toContain(
        `${name} ${value}`,
      );
    }
  });
});

describe('losses', () => {
  test('of USI', () => {
    expect(lossText(lossesOfUsi(psn(GAME)))).toBe(
      '1 variations, 3 comments, 2 times, 7 tags, 1 ending',
    );
    expect(lossesOfUsi(psn('1. P-7f *\n'))).toEqual([]);
  });

  test('of several games are added', () => {
    expect(
      addLosses([
        { what: 'times', count: 2 },
        { what: 'variations', count: 1 },
        { what: 'times', count: 3 },
        { what: 'tags', count: 0 },
      ]),
    ).toEqual([
      { what: 'variations', count: 1 },
      { what: 'times', count: 5 },
    ]);
  });
});

test.each(['kif', 'ki2'] as const)('%s is what tsshogi reads', (format) => {
  const record = psn(GAME.replace('1-0\n', '(2. P-6f) 2... Sx2b 3. B*4e G6a-5b 1-0\n'));
  const foreign = { kif: importKIF, ki2: importKI2 }[format](written(record, format).text);
  expect(foreignMoves(foreign)).toEqual(movesOf(record.root));
});

longTest('KI2 tells apart all moves of positions full of pieces', () => {
  const sfen = '8k/1S3S3/2S1S1G2/1G1+B1+B3/2+R3+R2/G1+P1+P4/1+P3+P3/9/K8 b GSNLP 1';
  const record = psn(`[Variant "shogi"]\n[SFEN "${sfen}"]\n\n*\n`);
  for (const move of legalMoves(new Position(shogi, record.start.placement))) {
    const game = createRecord({ variant: shogi, start: record.start });
    game.root.children.push({
      move,
      ply: 1,
      parent: game.root,
      children: [],
      before: [],
      comments: [],
      nags: [],
    });
    const { text } = written(game, 'ki2');
    const { record: read, fault } = itemAt(importForeign(text, 'ki2'), 0);
    expect(fault, text).toBeUndefined();
    expect(read?.root.children[0]?.move).toBe(move);
  }
});
