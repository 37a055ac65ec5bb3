import { existsSync, readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { formatDiagram } from '../../../source/records/formats/bod/diagram.ts';
import {
  detectFormat,
  formatOf,
  formatOfName,
  POSITION_FORMATS,
  RECORD_FORMATS,
  WHOLE_FORMATS,
} from '../../../source/records/formats/formats.ts';
import { readRecords } from '../../../source/records/formats/read-records.ts';
import { writeRecords } from '../../../source/records/formats/write-records.ts';
import { createRecord, type GameRecord } from '../../../source/records/tree/record.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { boardLines } from '../../../source/text/board-lines.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { sharedTest, shareOf, test } from '../../helpers/run-size.ts';
import { variantOf } from '../../helpers/variant-of.ts';

const SHOGI = variantOf('shogi');
const DIAGRAM = formatDiagram(SHOGI, startPosition(SHOGI).placement);
const YARI_START = variantOf('yari').start;

test.each([
  ['tags', '[Black "A"]\n\n1. P-7f P-3d *\n', 'psn'],
  ['tags after a byte order mark', '\ufeff[Event "x"]\r\n', 'psn'],
  ['tags over Japanese moves', '[Event "x"]\n\n▲７六歩 △３四歩\n', 'psn'],
  ['tags over CSA moves', '[Event "x"]\n\n+7776FU\n-3334FU\n', 'psn'],
  ['tags under a comment', '; A game\n[Event "x"]\n', 'psn'],
  ['a broken tag', '1. P-7f\n[Black "A\n', 'psn'],
  ['Hodges without tags', '1.P2f P3d  2.P2e B3c\n', 'psn'],
  ['Hodges with brackets', "# A game\n\n1.P-7f P-3d\n[ Or 1... G-3b. ]\n2.P'5e Resigns\n", 'psn'],
  ['Hodges, the pieces of yari', '1. YB6i-5h ...', 'psn'],
  ['Hodges in numbers', '1. P-76 P-34', 'psn'],
  ['Hodges with a drop in front', 'P*5e G-5h', 'psn'],
  ['Hodges that begins like a CSA line', 'P-7f P-3d\nN-3g\n', 'psn'],
  ['Hodges in full-width letters', '１．Ｐ－７ｆ', 'psn'],
  ['Hodges that starts with an illegal move', '1. P-1a', 'psn'],
  ['Japanese moves with numbers and dots', '1. ７六歩 ３四歩 2. 同　歩', 'psn'],
  ['CSA moves in one line', '7776FU 3334FU', 'psn'],
  ['USI moves with a comment', '7g7f {the pawn} 3c3d', 'psn'],
  ['a diagram of dots in a comment', `[ ${DIAGRAM} ]\n1.P-7f P-3d`, 'psn'],
  ['KIF', '手合割：平手\n手数----指手---------消費時間--\n   1 ７六歩(77)\n', 'kif'],
  ['KIF without headers', '   1 ７六歩(77)   ( 0:01/00:00:01)\n   2 投了\n', 'kif'],
  ['KIF that is only resigned', '1 投了\n', 'kif'],
  ['KIF without moves', '#KIF version=2.0 encoding=UTF-8\n先手：甲\n後手：乙\n', 'kif'],
  ['KIF with one header', '手合割：平手　　\r\n', 'kif'],
  ['KIF with a diagram', `${DIAGRAM}手数----指手---------\n   1 ７六歩(77)\n`, 'kif'],
  ['KIF with a diagram and no moves', `先手：甲\n${DIAGRAM}後手：乙\n`, 'kif'],
  ['KIF with moves in the comments', '*▲７六歩\n   1 ２六歩(27)\n*P-7f\n', 'kif'],
  ['KI2 of one line', '▲７六歩 △３四歩 ▲２二角成', 'ki2'],
  ['KI2 with headers', '開始日時：2026/11/20\n手合割：平手\n\n☗７六歩    ☖３四歩\n', 'ki2'],
  ['KI2 with 同', '△同　歩 ▲同飛', 'ki2'],
  ['KI2 with a diagram', `${DIAGRAM}▲７六歩\n`, 'ki2'],
  ['CSA 2', "' a game\nV2.2\nN+A\nN-B\nPI\n+\n+7776FU\nT12\n-3334FU\n%TORYO\n", 'csa'],
  ['CSA 3', "'CSA encoding=UTF-8\nV3.0\n$EVENT:x\nPI\n+\n+7776FU,T1.5\n-3334FU,T2\n", 'csa'],
  ['CSA with moves and commas', '+7776FU,T1\n-3334FU,T2\n', 'csa'],
  ['CSA with a board', 'P1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP2 * -HI *  *\n+\n', 'csa'],
  ['CSA with pieces', 'P-51OU\r\nP+00KI00KI\r\n+\r\n', 'csa'],
  ['CSA without headers', '+7776FU\n', 'csa'],
  ['JKF', '{"header":{"先手":"甲"},"moves":[{}]}', 'jkf'],
  ['JKF in lines', '{\n  "moves": [\n    {}\n  ]\n}\n', 'jkf'],
  ['JKF that is cut off', '{"header":{},"moves":[{"move":', 'jkf'],
  ['USI', 'position startpos moves 7g7f 3c3d\n', 'usi'],
  ['USI of a bare SFEN', YARI_START, 'usi'],
  ['USI of only moves', '# x\n\n7g7f 3c3d P*5e 8h2b+ resign\n', 'usi'],
  ['USI with an unknown SFEN', 'sfen hello', 'usi'],
  ['a diagram', DIAGRAM, 'bod'],
  ['a diagram with its last move', `${DIAGRAM}手数＝1  ７六歩(77)  まで\n`, 'bod'],
  ['a diagram with a mark', `# x\n${DIAGRAM}手数＝1  ▲７六歩  まで\n`, 'bod'],
  ['a diagram that lacks a row', DIAGRAM.replace(/\|.*九\n/, ''), 'bod'],
  ['nothing', '', undefined],
  ['spaces', ' \n\n', undefined],
  ['prose', 'Dear reader,\n\nthis is no game (it is 7 lines).\n', undefined],
  ['a comment only', '{1. P-7f}\n', undefined],
  ['JSON of something else', '{"sfen": "4k4", "line": "R*2c"}\n', undefined],
  ['a list', '["moves"]', undefined],
  ['a table', '| a | b |\n|---|---|\n| 1 | 2 |\n| 1 | 2 |\n| 1 | 2 |\n| 1 | 2 |\n', undefined],
])('%s', async (_name, text, format) => {
  expect(await detectFormat(text)).toBe(format);
});

describe.each(VARIANTS.map((variant) => [variant.id, variant] as const))('%s', (_id, variant) => {
  const start = startPosition(variant);
  const record: GameRecord = createRecord({ variant, start });

  test.each(RECORD_FORMATS)('what is written as %s is found to be it', async (format) => {
    const written = await writeRecords([record], { format, encoding: 'utf-8' });
    const { variants } = formatOf(format).holds;
    expect(written.ok).toBe(variants?.includes(variant) ?? true);
    if (!written.ok) return;
    const read = await readRecords(written.value.bytes);
    expect([read.format, read.encoding]).toEqual([format, 'utf-8']);
    expect(read.games).toEqual([{ record }]);
  });

  test.each([
    ['bod', 'bod'],
    ['sfen', 'usi'],
  ] as const)('a position written as %s is read as %s', async (format, found) => {
    const lone = { variant, placement: start.placement, ply: 3, lastMove: '' };
    const text = await formatOf(format).write(lone);
    const read = await readRecords(new TextEncoder().encode(text));
    expect(read.format).toBe(found);
    expect(read.games.map((game) => game.record?.start)).toEqual([
      { placement: start.placement, moveNumber: 4 },
    ]);
  });

  sharedTest.each(shareOf(['frame', 'box', 'ascii'] as const, 4))(
    'our own board: %s',
    async (charset) => {
      for (const labels of ['kanji', 'kanji2', 'letters', 'romaji'] as const) {
        const lines = boardLines(ENGLISH, variant, start.placement, { charset, labels });
        expect(await detectFormat(lines.join('\n'))).toBe('bod');
      }
    },
  );
});

describe('the table', () => {
  test.each([
    ['a.psn', 'psn'],
    ['a.kif', 'kif'],
    ['a.KIFU', 'kif'],
    ['a.ki2', 'ki2'],
    ['a.ki2u', 'ki2'],
    ['a.csa', 'csa'],
    ['a.jkf', 'jkf'],
    ['a.json', 'jkf'],
    ['a.usi', 'usi'],
    ['a.sfen', 'usi'],
    ['a.kif.psn', 'psn'],
    ['a.bod', undefined],
    ['kif', undefined],
    ['', undefined],
  ])('the name %s stands for %s', (name, format) => {
    expect(formatOfName(name)).toBe(format);
  });

  test('no end stands for two formats', () => {
    const ends = RECORD_FORMATS.flatMap((format) => formatOf(format).ends);
    expect(ends.length).toBe(new Set(ends).size);
  });

  test('what help and options list', () => {
    expect(RECORD_FORMATS).toEqual(['psn', 'kif', 'ki2', 'csa', 'jkf', 'usi']);
    expect(POSITION_FORMATS).toEqual(['bod', 'sfen']);
    expect(WHOLE_FORMATS).toEqual(['psn', 'usi']);
  });
});

const FOLDER = new URL('../../../../shared/records/', import.meta.url);

/** Records of the world lie beside the project; a bare clone has none. */
describe.runIf(existsSync(FOLDER))('records of the world', () => {
  test.each([
    ['csa/csa-sjis.csa', 'shift_jis', 'csa'],
    ['encoding/sjis.ki2', 'shift_jis', 'ki2'],
    ['encoding/sjis.kif', 'shift_jis', 'kif'],
    ['encoding/utf8.ki2', 'utf-8', 'ki2'],
    ['encoding/utf8.kif', 'utf-8', 'kif'],
    ['hodges/introductory-game.txt', 'utf-8', 'psn'],
    ['hodges/magazine-1984.txt', 'utf-8', 'psn'],
    ['hodges/meijin-1990.txt', 'utf-8', 'psn'],
    ['ki2/ki2-sjis.ki2', 'shift_jis', 'ki2'],
    ['ki2/ki2u-utf8.ki2u', 'utf-8', 'ki2'],
    ['kif/15733.kif', 'utf-8', 'kif'],
    ['kif/27486.kif', 'utf-8', 'kif'],
    ['kif/27488.kif', 'utf-8', 'kif'],
    ['kif/27490.kif', 'utf-8', 'kif'],
    ['kif/kif-sjis.kif', 'shift_jis', 'kif'],
    ['kif/kifu-utf8.kifu', 'utf-8', 'kif'],
    ['tsume/problems.jsonl', 'utf-8', undefined],
  ])('%s', async (path, encoding, format) => {
    const text = new TextDecoder(encoding).decode(readFileSync(new URL(path, FOLDER)));
    expect(await detectFormat(text)).toBe(format);
  });
});
