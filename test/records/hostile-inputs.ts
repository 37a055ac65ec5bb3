import type { RecordFormat } from '../../source/records/formats/formats.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';

/** A text that is made to keep a reader busy, of about as many characters as asked for. */
export interface HostileInput {
  readonly name: string;
  readonly make: (size: number) => string;
  /** The size from which more time is more than noise. Default 4,000. */
  readonly small?: number;
  /** Read as this format; else found by content. */
  readonly format?: RecordFormat;
}

const KIF_HEAD = '手合割：平手\n手数----指手---------消費時間--\n';
const CSA_HEAD = 'V2.2\nPI\n+\n';

/** Four plies, after which the position of an even game of shogi stands again. */
const CYCLE = {
  psn: ['S7i-6h', 'S3a-4b', 'S6h-7i', 'S4b-3a'],
  kif: ['６八銀(79)', '４二銀(31)', '７九銀(68)', '３一銀(42)'],
  ki2: ['▲６八銀左上', '△４二銀', '▲７九銀', '△３一銀引'],
  csa: ['+7968GI', '-3142GI', '+6879GI', '-4231GI'],
  usi: ['7i6h', '3a4b', '6h7i', '4b3a'],
} as const;

/** `text` as often as it fits. */
function fill(text: string, size: number): string {
  return text.repeat(Math.max(1, Math.floor(size / text.length)));
}

/** Items one after the other, made with their number from 0, as many as fit. */
function list(size: number, item: (index: number) => string): string {
  const parts: string[] = [];
  for (let length = 0, index = 0; length < size; index++) {
    const part = item(index);
    parts.push(part);
    length += part.length;
  }
  return parts.join('');
}

function cycle(moves: readonly string[], index: number): string {
  return itemAt(moves, index % moves.length);
}

function kifMove(index: number): string {
  return `${(index % 9999) + 1} ${cycle(CYCLE.kif, index)}\n`;
}

/** Forks within forks, each before the next move. */
function nestedForks(size: number, open: string, close: string): string {
  const depth = Math.max(1, Math.floor(size / (open.length + close.length)));
  return `{"header":{},"moves":[{},${open.repeat(depth)}{}${close.repeat(depth)}]}`;
}

function jkfMove(from: number, to: number, color: number): string {
  const square = (at: number) => `{"x":${Math.floor(at / 10)},"y":${at % 10}}`;
  return `{"move":{"from":${square(from)},"to":${square(to)},"color":${color},"piece":"GI"}`;
}

const JKF_CYCLE = [jkfMove(79, 68, 0), jkfMove(31, 42, 1), jkfMove(68, 79, 0), jkfMove(42, 31, 1)];

/** Inputs against regular expressions, loops over plies, comments, variations and headers. */
export const HOSTILE_INPUTS: readonly HostileInput[] = [
  { name: 'nothing but spaces', make: (size) => ' '.repeat(size) },
  { name: 'nothing but line ends', make: (size) => '\n'.repeat(size) },
  { name: 'nothing but NULs', make: (size) => '\0'.repeat(size) },
  { name: 'one word', make: (size) => 'a'.repeat(size) },
  { name: 'one word of kanji', make: (size) => '歩'.repeat(size) },
  { name: 'one number', make: (size) => '1'.repeat(size) },
  { name: 'numbers with spaces', make: (size) => fill('1 ', size) },
  { name: 'dots', make: (size) => `1${'.'.repeat(size)}` },
  { name: 'marks', make: (size) => `P-7f${'!'.repeat(size)}` },
  { name: 'opening brackets', make: (size) => '['.repeat(size) },
  { name: 'opening braces', make: (size) => '{'.repeat(size) },
  { name: 'opening parentheses', make: (size) => `P-7f ${'('.repeat(size)}` },
  { name: 'bars', make: (size) => '|'.repeat(size) },
  { name: 'bars in lines', make: (size) => fill('|\n', size) },
  { name: 'quotation marks', make: (size) => `[A "${'" '.repeat(size / 2)}` },

  { name: 'PSN: repetitions', make: (size) => list(size, (i) => `${cycle(CYCLE.psn, i)} `) },
  { name: 'PSN: games that are faulty', make: (size) => fill('1. P-7f P-7f\n', size) },
  { name: 'PSN: faulty games on a line', make: (size) => fill('1. P-7f P-7f ', size) },
  { name: 'PSN: games with tags', make: (size) => fill('[A "b"]\n1. P-7f *\n', size) },
  {
    name: 'PSN: games that are faulty in tags',
    make: (size) => fill('[SFEN "b"]\n1. P *\n', size),
  },
  { name: 'PSN: tags', make: (size) => `${list(size, (i) => `[A${i} "b"]\n`)}1. P-7f` },
  { name: 'PSN: a tag without end', make: (size) => `[A "${'\\"'.repeat(size / 2)}` },
  { name: 'PSN: comments', make: (size) => `1. P-7f ${fill('{a} ', size)}` },
  { name: 'PSN: comments before the game', make: (size) => `${fill('{a} ', size)} 1. P-7f` },
  { name: 'PSN: line comments', make: (size) => `1. P-7f\n${fill(' ; a\n', size)}` },
  { name: 'PSN: one comment', make: (size) => `1. P-7f {${fill('\\} ', size)}}` },
  { name: 'PSN: comments of clocks', make: (size) => `1. P-7f ${fill('{[%clk 0:00:01]} ', size)}` },
  { name: 'PSN: a clock of spaces', make: (size) => `1. P-7f {[%clk${' '.repeat(size)}]}` },
  { name: 'PSN: variations', make: (size) => `1. P-7f ${fill('(1. P-2f) ', size)}` },
  { name: 'PSN: variations that are empty', make: (size) => `1. P-7f ${fill('() ', size)}` },
  { name: 'PSN: variations within one another', make: (size) => fill('P-7f (P-2f ', size) },
  {
    name: 'PSN: variations all along the line',
    make: (size) =>
      list(size, (i) =>
        `${cycle(CYCLE.psn, i)} (P*5e) `.replace('P*5e', i % 2 ? 'G6a-5b' : 'G6i-5h'),
      ),
  },
  { name: 'PSN: nags', make: (size) => `1. P-7f ${fill('$1 ', size)}` },
  { name: 'PSN: results', make: (size) => `1. P-7f ${fill('1-0 ', size)}` },
  { name: 'PSN: resignations', make: (size) => `1. P-7f ${fill('Resigns ', size)}` },
  {
    name: 'PSN: ends that tell no result',
    small: 40_000,
    make: (size) => `1. P-7f ${fill('* ', size)}`,
  },
  {
    name: 'PSN: resignations after a fault',
    small: 40_000,
    make: (size) => `1. P-7f P-7f ${fill('Resigns ', size)}`,
  },
  { name: 'PSN: lines like tags', make: (size) => fill('[A "\n', size) },
  { name: 'PSN: comments like tags', make: (size) => `1. P-7f\n${fill('[A "b" c]\n', size)}` },
  { name: 'PSN: marks of byte order', make: (size) => fill('\ufeff\x1a\n', size) },
  { name: 'PSN: a move of spaces', make: (size) => `1.${' '.repeat(size)}P-7f` },

  {
    name: 'KIF: a move of spaces',
    make: (size) => `${KIF_HEAD}   1 ７六歩(77)${' '.repeat(size)}x\n`,
  },
  {
    name: 'KIF: moves of 2,000 spaces',
    make: (size) => KIF_HEAD + fill(`1 ７六歩(77)${' '.repeat(2000)}x\n`, size),
  },
  {
    name: 'KIF: times that do not end',
    make: (size) => `${KIF_HEAD}1 ７六歩(77) ${fill('(0:00/', size)}`,
  },
  { name: 'KIF: a time of digits', make: (size) => `${KIF_HEAD}1 ７六歩(77) (${'1'.repeat(size)}` },
  { name: 'KIF: plus signs', make: (size) => `${KIF_HEAD}1 ７六歩(77) ${fill(' +', size)}x` },
  { name: 'KIF: repetitions', make: (size) => KIF_HEAD + list(size, kifMove) },
  {
    name: 'KIF: repetitions with times',
    make: (size) =>
      KIF_HEAD + list(size, (i) => `${(i % 9999) + 1} ${cycle(CYCLE.kif, i)} (0:01/0:00:01)\n`),
  },
  { name: 'KIF: comments', make: (size) => `${KIF_HEAD}1 ７六歩(77)\n${fill('*a\n', size)}` },
  {
    name: 'KIF: comments before the game',
    make: (size) => `${KIF_HEAD}${fill('*a\n', size)}1 ７六歩(77)\n`,
  },
  {
    name: 'KIF: headers',
    make: (size) => `${list(size, (i) => `a${i}：b\n`)}${KIF_HEAD}1 ７六歩(77)\n`,
  },
  {
    name: 'KIF: one header many times',
    make: (size) => `${fill('先手：b\n', size)}${KIF_HEAD}1 ７六歩(77)\n`,
  },
  {
    name: 'KIF: handicaps',
    make: (size) => `${fill('手合割：平手\n', size)}${KIF_HEAD}1 ７六歩(77)\n`,
  },
  {
    name: 'KIF: hands',
    make: (size) => `${fill('先手の持駒：歩\n', size)}${KIF_HEAD}1 ７六歩(77)\n`,
  },
  {
    name: 'KIF: a hand',
    make: (size) => `先手の持駒：${fill('歩　', size)}\n${KIF_HEAD}1 ７六歩(77)\n`,
  },
  {
    name: 'KIF: rows',
    make: (size) => `${fill('| ・ ・ ・ ・ ・ ・ ・ ・ ・|一\n', size)}${KIF_HEAD}1 ７六歩(77)\n`,
  },
  {
    name: 'KIF: rows that are faulty',
    make: (size) => `${fill('|v香|\n', size)}${KIF_HEAD}1 ７六歩(77)\n`,
  },
  {
    name: 'KIF: variations at a ply',
    make: (size) => `${KIF_HEAD}1 ７六歩(77)\n${fill('変化：1手\n1 ２六歩(27)\n', size)}`,
  },
  {
    name: 'KIF: variations behind a long line',
    make: (size) => {
      const plies = Math.min(8000, Math.floor(size / 24)) & ~3;
      const line = Array.from({ length: plies }, (_, i) => kifMove(i)).join('');
      const variation = (i: number) =>
        `変化：${plies}手\n${plies} ${['５二金(61)', '５二玉(51)', '９四歩(93)'][i % 3]}\n`;
      return KIF_HEAD + line + list(size / 2, variation);
    },
  },
  {
    name: 'KIF: variations from one line to another',
    make: (size) => {
      const plies = Math.min(8000, Math.floor(size / 24)) & ~3;
      const line = Array.from({ length: plies }, (_, i) => kifMove(i)).join('');
      const there = `変化：1手\n1 ２六歩(27)\n変化：${plies}手\n${plies} ５二金(61)\n`;
      return KIF_HEAD + line + fill(there, size / 2);
    },
  },
  {
    name: 'KIF: fouls in variations',
    make: (size) =>
      `${KIF_HEAD}1 ７六歩(77)\n${fill('変化：1手\n1 ５五歩(77)\n2 反則負け\n', size)}`,
  },
  {
    name: 'KIF: ends of 81Dojo',
    make: (size) => `${KIF_HEAD}1 ７六歩(77)\n${fill('*反則手にて終局\n', size)}`,
  },
  {
    name: 'KIF: claims',
    make: (size) => `${KIF_HEAD}1 ７六歩(77)\n${fill('2 反則\n', size)}`,
  },
  { name: 'KIF: ends', make: (size) => `${KIF_HEAD}1 ７六歩(77)\n${fill('2 投了\n', size)}` },
  { name: 'KIF: bookmarks', make: (size) => `${KIF_HEAD}1 ７六歩(77)\n${fill('&a\n', size)}` },
  {
    name: 'KIF: the winner, again and again',
    make: (size) => `${KIF_HEAD}1 ７六歩(77)\nまで1手で${fill('先手の', size)}`,
  },
  { name: 'KIF: games', make: (size) => fill(`先手：a\n${KIF_HEAD}1 ７六歩(77)\n2 投了\n`, size) },
  {
    name: 'KIF: games that are faulty',
    make: (size) => fill(`手合割：平手\n1 ７六歩(77)\n2 ７六歩(77)\n`, size),
  },
  { name: 'KIF: lines that mean nothing', make: (size) => KIF_HEAD + fill('a\n', size) },
  {
    name: 'KIF: an indented line',
    make: (size) => `${KIF_HEAD}${'\u3000 '.repeat(size / 2)}1 ７六歩(77)\n`,
  },
  { name: 'KIF: a line of digits', make: (size) => `${KIF_HEAD}${'１'.repeat(size)}a\n` },
  {
    name: 'KIF: diagrams after one another',
    make: (size) => fill(`手合割：その他\n|v香|\n1 投了\n`, size),
  },
  {
    name: 'KI2: repetitions',
    make: (size) => `手合割：平手\n${list(size, (i) => `${cycle(CYCLE.ki2, i)}\n`)}`,
  },
  {
    name: 'KI2: repetitions on a line',
    make: (size) => `手合割：平手\n${list(size, (i) => cycle(CYCLE.ki2, i))}`,
  },
  { name: 'KI2: marks', make: (size) => `手合割：平手\n▲７六歩${'▲'.repeat(size)}` },
  { name: 'KI2: 同 and spaces', make: (size) => `手合割：平手\n▲７六歩\n同${' '.repeat(size)}` },

  {
    name: 'CSA: repetitions',
    make: (size) => CSA_HEAD + list(size, (i) => `${cycle(CYCLE.csa, i)}\n`),
  },
  {
    name: 'CSA: repetitions on a line',
    make: (size) => CSA_HEAD + list(size, (i) => `${cycle(CYCLE.csa, i)},`),
  },
  {
    name: 'CSA: repetitions with times',
    make: (size) => CSA_HEAD + list(size, (i) => `${cycle(CYCLE.csa, i)}\nT1\n`),
  },
  {
    name: 'CSA: games that are faulty',
    make: (size) => fill('PI\n+\n+7776FU\n+7776FU\n/\n', size),
  },
  { name: 'CSA: games on a line', make: (size) => fill('V2\nPI\n+\n+1111FU\n', size) },
  { name: 'CSA: lines that mean nothing', make: (size) => CSA_HEAD + fill('a\n', size) },
  { name: 'CSA: remarks', make: (size) => `${CSA_HEAD}+7776FU\n${fill("'a\n", size)}` },
  {
    name: 'CSA: headers',
    make: (size) => `V2.2\n${list(size, (i) => `$A${i}:b\n`)}PI\n+\n+7776FU\n`,
  },
  { name: 'CSA: pieces', make: (size) => `V2.2\n${fill('P+55FU\n', size)}+\n` },
  { name: 'CSA: pieces on a line', make: (size) => `V2.2\nP+${fill('55FU', size)}\n+\n` },
  { name: 'CSA: pieces that are faulty', make: (size) => `V2.2\n${fill('P+00XX\n', size)}+\n` },
  {
    name: 'CSA: rows that are faulty',
    make: (size) => `V2.2\n${fill('P1-KY *  *  *  *  *  *  *  * \n', size)}P+00XX\n+\n`,
  },
  { name: 'CSA: ends', make: (size) => `${CSA_HEAD}+7776FU\n${fill('%TORYO\n', size)}` },

  {
    name: 'JKF: repetitions',
    make: (size) => `{"header":{},"moves":[{}${list(size, (i) => `,${cycle(JKF_CYCLE, i)}}`)}]}`,
  },
  {
    name: 'JKF: moves that are empty',
    make: (size) => `{"header":{},"moves":[{}${fill(',{}', size)}]}`,
  },
  { name: 'JKF: forks within forks', make: (size) => nestedForks(size, '{"forks":[[', ']]}') },
  { name: 'JKF: brackets within brackets', make: (size) => nestedForks(size, '[', ']') },
  { name: 'JKF: brackets that are not closed', make: (size) => `{"moves":${'['.repeat(size)}` },
  {
    name: 'JKF: brackets within a move',
    make: (size) => `{"moves":[{},{"move":{"to":${'['.repeat(size / 2)}${']'.repeat(size / 2)}}}]}`,
  },
  {
    name: 'JKF: brackets within comments',
    make: (size) => `{"moves":[{"comments":[${'['.repeat(size / 2)}${']'.repeat(size / 2)}]}]}`,
  },
  {
    name: 'JKF: forks at a ply',
    make: (size) =>
      `{"header":{},"moves":[{},${JKF_CYCLE[0]},"forks":[[]${fill(`,[${JKF_CYCLE[0]}}]`, size)}]}]}`,
  },
  {
    name: 'JKF: forks all along the line',
    make: (size) =>
      `{"header":{},"moves":[{}${list(size, (i) => `,${cycle(JKF_CYCLE, i)},"forks":[[${cycle(JKF_CYCLE, i)}}]]}`)}]}`,
  },
  {
    name: 'JKF: comments',
    make: (size) => `{"header":{},"moves":[{"comments":["a"${fill(',"a"', size)}]}]}`,
  },
  {
    name: 'JKF: headers',
    make: (size) => `{"header":{"a":"b"${list(size, (i) => `,"a${i}":"b"`)}},"moves":[{}]}`,
  },
  {
    name: 'JKF: a string',
    make: (size) => `{"header":{},"moves":[{"comments":["${'a'.repeat(size)}"]}]}`,
  },
  {
    name: 'JKF: a string that does not end',
    make: (size) => `{"header":{},"moves":[{"comments":["${'a'.repeat(size)}`,
  },
  {
    name: 'JKF: fields that are not known',
    make: (size) => `{"moves":[{${list(size, (i) => `"a${i}":1,`)}"b":1}]}`,
  },
  { name: 'JKF: spaces', make: (size) => `{"header":{},"moves":[{}]${' '.repeat(size)}x` },
  {
    name: 'JKF: a board',
    make: (size) =>
      `{"header":{},"initial":{"preset":"OTHER","data":{"color":0,"board":[${fill('[{}],', size)}[]],"hands":[{},{}]}},"moves":[{}]}`,
  },

  {
    name: 'USI: repetitions',
    make: (size) => `position startpos moves ${list(size, (i) => `${cycle(CYCLE.usi, i)} `)}`,
  },
  { name: 'USI: lines', make: (size) => fill('startpos moves 7g7f\n', size) },
  { name: 'USI: lines that are faulty', make: (size) => fill('startpos moves 7g7f 7g7f\n', size) },
  { name: 'USI: a rank', make: (size) => `position sfen ${'p'.repeat(size)}/p b - 1` },
  { name: 'USI: ranks', make: (size) => `position sfen ${fill('p/', size)}p b - 1` },
  {
    name: 'USI: a hand',
    make: (size) => `position sfen 4k4/9/9/9/9/9/9/9/4K4 b ${'P'.repeat(size)} 1`,
  },
  {
    name: 'USI: a number in a hand',
    make: (size) => `position sfen 4k4/9/9/9/9/9/9/9/4K4 b ${'1'.repeat(size)}P 1`,
  },
  { name: 'USI: words', make: (size) => `position sfen ${fill('a ', size)}` },
  { name: 'USI: ends', make: (size) => `startpos moves 7g7f ${fill('resign ', size)}` },

  {
    name: 'BOD: a row',
    make: (size) => `${'| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n'.repeat(8)}|${fill(' ・', size)}|`,
  },
  { name: 'BOD: rows', make: (size) => fill('| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n', size) },
  {
    name: 'BOD: a hand',
    make: (size) =>
      `先手の持駒：${fill('歩　', size)}\n${'| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n'.repeat(9)}`,
  },
  {
    name: 'BOD: a hand of spaces',
    make: (size) =>
      `先手の持駒：歩${' '.repeat(size)}a\n${'| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n'.repeat(9)}`,
  },
  {
    name: 'BOD: the files',
    make: (size) => `${fill('1 ', size)}a\n${'| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n'.repeat(9)}`,
  },
  { name: 'BOD: spaces in front of bars', make: (size) => fill(`${' '.repeat(2000)}x|\n`, size) },

  {
    name: 'problems: lines',
    make: (size) => fill('{"sfen":"4k4/9/4P4/9/9/9/9/9/9 b G 1"}\n', size),
  },
  { name: 'problems: lines that are faulty', make: (size) => fill('{"sfen":"a"}\n', size) },
  {
    name: 'problems: a line in brackets',
    make: (size) =>
      `{"sfen":"4k4/9/4P4/9/9/9/9/9/9 b G 1","line":${'['.repeat(size / 2)}${']'.repeat(size / 2)}}`,
  },
  {
    name: 'problems: plies in brackets',
    make: (size) =>
      `{"sfen":"4k4/9/4P4/9/9/9/9/9/9 b G 1","plies":${'['.repeat(size / 2)}${']'.repeat(size / 2)}}`,
  },
  { name: 'problems: braces', make: (size) => fill('{"a":', size) },
  { name: 'problems: names', make: (size) => `{${fill('"sfen" ', size)}\n` },
];
