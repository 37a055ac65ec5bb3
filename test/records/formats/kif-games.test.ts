import { describe, expect } from 'vitest';
import { parsePsn } from '../../../source/records/formats/psn/psn-read.ts';
import { readRecords } from '../../../source/records/formats/read-records.ts';
import { writeRecords } from '../../../source/records/formats/write-records.ts';
import { type GameRecord, mainLine, tagValue } from '../../../source/records/tree/record.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { formatSfen } from '../../../source/rules/notation/sfen.ts';
import { openGame, startPosition } from '../../../source/rules/notation/start.ts';
import { dobutsu } from '../../../source/rules/variants/dobutsu/rules.ts';
import { minishogi } from '../../../source/rules/variants/minishogi/rules.ts';
import { onlyItem } from '../../helpers/items.ts';
import { randomNumbers } from '../../helpers/random.ts';
import { seedsOf, sharedTest, test } from '../../helpers/run-size.ts';
import { lineText, movesText } from '../bridge/read-helpers.ts';

const gamesOf = async (text: string) => (await readRecords(Buffer.from(text))).games;
const gameOf = async (text: string) => onlyItem(await gamesOf(text));

async function recordOf(text: string): Promise<GameRecord> {
  const { record, fault } = await gameOf(text);
  if (!record || fault) throw new Error(fault?.code);
  return record;
}

async function textOf(records: readonly GameRecord[], format: 'kif' | 'ki2'): Promise<string> {
  const written = await writeRecords(records, { format, encoding: 'utf-8' });
  if (!written.ok) throw new Error(written.fault.code);
  return Buffer.from(written.value.bytes).toString();
}

const HEAD = '手数----指手---------消費時間--\n';
const DOBUTSU_BOARD = `後手の持駒：なし
  ３ ２ １
+---------+
|vきvラvぞ|一
| ・vひ ・|二
| ・ ひ ・|三
| ぞ ラ き|四
+---------+
先手の持駒：なし
`;

describe('the small games, as they are written elsewhere', () => {
  test.each([
    [
      '5五将棋',
      minishogi,
      `${HEAD}   1   ３四銀(35)\n   2   ３二銀(31)\n   3   ２三銀成(34)\n   4   ２三銀(32)\n`,
      'S-3d S-3b',
    ],
    [
      'どうぶつしょうぎ',
      dobutsu,
      `${HEAD}   1   ２二ひよこ(23)\n   2   同　ぞう(11)\n   3   ２三ライオン(24)\n   4   １一きりん(11)\n`,
      'Cx2b Ex2b L-2c',
    ],
  ])('手合割：%s', async (name, variant, moves, line) => {
    const { record, fault } = await gameOf(`手合割：${name}\n先手：\n後手：\n${moves}`);
    expect(record?.variant).toBe(variant);
    expect(record && lineText(record)).toBe(line);
    expect(fault).toMatchObject({ code: 'move', ply: mainLine(record as GameRecord).length + 1 });
  });

  test('with a diagram', async () => {
    const text = `手合割：どうぶつしょうぎ\n${DOBUTSU_BOARD}後手番\n${HEAD}   1   ２三ひよこ(22)\n`;
    const record = await recordOf(text);
    expect(formatSfen(dobutsu, record.start)).toBe(dobutsu.start.replace(' b ', ' w '));
    expect(lineText(record)).toBe('Cx2c');
  });

  test('a diagram without a name tells the game by its ranks', async () => {
    const record = await recordOf(`${DOBUTSU_BOARD}${HEAD}   1   ２二ひよこ(23)\n`);
    expect(record.variant).toBe(dobutsu);
  });

  sharedTest.each([minishogi, dobutsu])('$id is written so, and comes back', async (variant) => {
    for (const seed of seedsOf(40)) {
      const random = randomNumbers(seed);
      const game = openGame(variant, startPosition(variant).placement);
      const moves: string[] = [];
      const record = itemAt(parsePsn(`[Variant "${variant.id}"]\n\n*\n`), 0).record as GameRecord;
      let node = record.root;
      while (game.status().kind === 'playing' && moves.length < 60) {
        const legal = legalMoves(game.position);
        const move = itemAt(legal, Math.floor(random() * legal.length));
        game.play(move);
        moves.push(`${move}`);
        const child = { ...node, move, ply: node.ply + 1, parent: node, children: [] };
        node.children.push(child);
        node = child;
      }
      const text = await textOf([record], 'kif');
      const read = await recordOf(text);
      expect(read.variant, text).toBe(variant);
      expect(
        mainLine(read).map(({ move }) => `${move}`),
        text,
      ).toEqual(moves);
    }
  });

  test('their names', async () => {
    const text = await textOf(
      [
        await recordOf(
          `手合割：どうぶつしょうぎ\n${HEAD}1 ２二ひよこ(23)\n2 同　ぞう(11)\n3 １四ひよこ打\n`.replace(
            '3 １四',
            '3 １三',
          ),
        ),
      ],
      'kif',
    );
    expect(text).toContain('手合割：どうぶつしょうぎ\n');
    expect(text).toContain('   2 同　ぞう(11)\n   3 １三ひよこ打\n');
    const started = await textOf(
      [
        await recordOf(
          `手合割：どうぶつしょうぎ\n${DOBUTSU_BOARD}後手番\n${HEAD}1 ２三ひよこ(22)\n`,
        ),
      ],
      'kif',
    );
    expect(started).toContain('|vきvラvぞ|一\n| ・vひ ・|二\n');
  });
});

describe('several games in one file', () => {
  const GAMES = [
    `#KIF version=2.0 encoding=UTF-8\n先手：A\n${HEAD}1 ７六歩(77)\n2 投了\nまで1手で先手の勝ち\n`,
    `# ---- a program ----\n場所：here\n手合割：平手\n先手：B\n${HEAD}1 ２六歩(27)\n*good\n変化：1手\n1 ７六歩(77)\n`,
    `${HEAD}1 ５六歩(57)\n2 ５四歩(53)\n`,
  ];

  test('in KIF', async () => {
    const games = await gamesOf(GAMES.join('\n'));
    expect(games.map(({ fault, remarks }) => fault ?? remarks)).toEqual(GAMES.map(() => undefined));
    const records = games.map(({ record }) => record as GameRecord);
    expect(records.map(movesText)).toEqual([
      '1. P-7f 1-0',
      '1. P-2f {good} (1. P-7f) *',
      '1. P-5f P-5d *',
    ]);
    expect(records.map((record) => tagValue(record, 'Black'))).toEqual(['A', 'B', undefined]);
    expect(records.map((record) => tagValue(record, 'Site'))).toEqual([
      undefined,
      'here',
      undefined,
    ]);
    const again = await gamesOf(await textOf(records, 'kif'));
    expect(again.map(({ record }) => movesText(record as GameRecord))).toEqual(
      records.map(movesText),
    );
  });

  test('a faulty one leaves the others', async () => {
    const games = await gamesOf([GAMES[0], GAMES[1]?.replace('２六', '２五'), GAMES[2]].join(''));
    expect(games.map(({ fault }) => fault && [fault.code, fault.line])).toEqual([
      undefined,
      ['move', 12],
      undefined,
    ]);
  });

  test('a first move after an end begins one, but not in a variation', async () => {
    const games = await gamesOf(
      `${HEAD}1 ７六歩(77)\n2 投了\n変化：1手\n1 ２六歩(27)\n2 投了\n\n1 ５六歩(57)\n`,
    );
    expect(games.map(({ record }) => movesText(record as GameRecord))).toEqual([
      '1. P-7f (1. P-2f {投了}) 1-0',
      '1. P-5f *',
    ]);
  });

  test('in KI2', async () => {
    const text =
      '先手：A\n▲７六歩 △３四歩\nまで2手で後手の勝ち\n\n先手：B\n▲２六歩\nまで1手で中断\n▲５六歩\n';
    const records = (await gamesOf(text)).map(({ record }) => record as GameRecord);
    expect(records.map(movesText)).toEqual(['1. P-7f P-3d 0-1', '1. P-2f *', '1. P-5f *']);
    const again = await gamesOf(await textOf(records, 'ki2'));
    expect(again.map(({ record }) => movesText(record as GameRecord))).toEqual(
      records.map(movesText),
    );
  });
});

describe('KIF that was pasted from a mail', () => {
  const TEXT = `後手：B\n手合割：その他\n後手の持駒：なし
  ９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
| ・ ・ ・ ・v玉 ・ ・ ・ ・|一
${'| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n'.repeat(7)}| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九
+---------------------------+
先手の持駒：金\n後手番\n${HEAD}   1 ５二玉(51)\n*quiet\n   2 ５三金打\n`;

  test.each(['   ', '\t', '　'])('indented by %j', async (indent) => {
    const { record, fault, remarks } = await gameOf(TEXT.replace(/^/gm, indent));
    expect([fault, remarks]).toEqual([undefined, undefined]);
    expect(record && movesText(record)).toBe(movesText(await recordOf(TEXT)));
    expect(record && tagValue(record, 'White')).toBe('B');
  });

  test('the place of a fault in it', async () => {
    const { fault } = await gameOf(TEXT.replace('５三金打', '５三銀打').replace(/^/gm, '    '));
    expect(fault).toMatchObject({ code: 'move', line: 21, column: 10 });
    const { fault: drawn } = await gameOf(TEXT.replace('v玉', 'v外').replace(/^/gm, '    '));
    expect(drawn).toMatchObject({ code: 'diagram', line: 6 });
  });
});

describe('what 81Dojo writes', () => {
  test.each([
    ['   3 Time-up   (0:9/0:1:0)', '0-1', 'time'],
    ['   3 Resign   (0:9/0:1:0)', '0-1', 'resignation'],
    ['   3 Repetition Draw', '1/2-1/2', 'repetition'],
  ])('%s', async (end, score, termination) => {
    const record = await recordOf(
      `場所：81Dojo\n${HEAD}1 ７六歩(77)   (0:4/0:0:4)\n2 ３四歩(33)\n${end}\n`,
    );
    expect([record.score, record.termination]).toEqual([score, termination]);
  });

  test('a board with spaces between its squares', async () => {
    const row = (text: string) => `| ${text} |\n`;
    const empty = row(Array(9).fill('・').join(' '));
    const board =
      row('v香 v桂 v銀 v金 v玉 v金 v銀 v桂 v香') +
      row('・ v飛 ・ ・ ・ ・ ・ v角 ・') +
      row(Array(9).fill('v歩').join(' ')) +
      empty.repeat(3) +
      row(Array(9).fill('歩').join(' ')) +
      row('・ 角 ・ ・ ・ ・ ・ 飛 ・') +
      row('香 桂 銀 金 玉 金 銀 桂 香');
    const record = await recordOf(
      `手合割：その他\n上手の持駒：なし\n${board}上手番\n${HEAD}1 ３四歩(33)\n`,
    );
    expect(lineText(record)).toBe('P-3d');
    expect(record.start.placement.turn).toBe('white');
  });
});
