import { VARIANTS } from '../core/variants/index.ts';
import { kanjiSpellings, letterSpellings } from '../notation/piece-names.ts';
import { isDiagramRow } from './diagram-cells.ts';
import type { RecordFormat } from './formats.ts';
import { scanPsn } from './psn-scan.ts';
import { isUsiLine } from './usi-record.ts';

/** A format of games, or `bod`: a diagram of one position without moves. */
export type DetectedFormat = RecordFormat | 'bod';

/** Fewer rows between bars are something else. */
const FEWEST_ROWS = 5;

const SQUARE = '(?:[1-9１-９][一二三四五六七八九1-9１-９]|同)';
const SPECIAL = '投了|中断|千日手|持将棋|詰み|不詰|切れ負け|反則|入玉|不戦|封じ手';
const KIF_HEADERS =
  '手合割|先手|後手|下手|上手|開始日時|終了日時|対局日|表題|棋戦|戦型|持ち時間|消費時間|場所|掲載|備考|変化';

/** What only this format has, the surest signs first; `m`: anywhere at the start of a line. */
const SIGNS: readonly (readonly [RecordFormat, RegExp])[] = [
  ['jkf', /^\s*\{(?=\s*").*"moves"\s*:/s],
  ['psn', /^\[[ \t]*\w+[ \t]+"/m],
  [
    'csa',
    /^(?:V[23](?:\.\d)?(?:,|\s*$)|\$[A-Z_]+:|PI(?:\d\d[A-Z]{2})*\s*$|P[1-9](?: \*|[+-][A-Z]{2})|P[+-](?:\d\d[A-Z]{2})+\s*$|[+-]\d{4}[A-Z]{2}(?:,|\s*$))/m,
  ],
  ['kif', /^(?:#\s*KIF version|手数-)/m],
  ['kif', new RegExp(`^[ \\u3000]*\\d+[ \\u3000]+(?:${SQUARE}|${SPECIAL})`, 'm')],
  ['ki2', /^#\s*KI2 version/m],
  ['ki2', new RegExp(`^[ \\u3000]*[▲△☗☖▼▽][ \\u3000]*${SQUARE}`, 'm')],
];

const KIF_HEAD = new RegExp(`^(?:${KIF_HEADERS})\\s*[：:]`, 'm');
/** The line of a diagram that tells its last move. */
const LAST_MOVE = /^[ \t\u3000]*手数[ \t\u3000]*[＝=].*$/gm;

/**
 * The format of a text by its content alone; undefined where nothing in it is a game or a board.
 * Text with tags is PSN in whatever notation its moves are; so are moves without any tags or
 * headers, unless each line is one of USI.
 */
export function detectFormat(text: string): DetectedFormat | undefined {
  const plain = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const sign = SIGNS.find(([, pattern]) => pattern.test(plain));
  if (sign) return sign[0];
  const lines = plain.split('\n');
  const first = lines.find((line) => !/^\s*(?:$|#|\/\/)/.test(line));
  if (first !== undefined && isUsiLine(first)) return 'usi';
  if (hasMoves(plain.replace(LAST_MOVE, ''))) return 'psn';
  if (KIF_HEAD.test(plain)) return 'kif';
  return lines.filter(isDiagramRow).length >= FEWEST_ROWS ? 'bod' : undefined;
}

/** Whether there is a move outside the comments, legal or not. */
function hasMoves(text: string): boolean {
  for (const token of scanPsn(text)) {
    if (token.kind === 'bad-tag') return true;
    if (token.kind === 'move' && MOVE.test(token.text.normalize('NFKC'))) return true;
  }
  return false;
}

/** A move in a form that stands in records without tags, folded to ASCII digits. */
const MOVE = new RegExp(
  [
    `\\+?(?:${lettersOfPieces()})(?:[1-9][a-i])?(?:[-x*'@]?[1-9][a-i]|[-x*'@][1-9][1-9])[+=]?`,
    '[1-9][a-i][1-9][a-i]\\+?',
    '[+-]?\\d{4}[A-Z]{2}',
    `[▲△☗☖]?(?:[1-9][一二三四五六七八九1-9]|同\\s*)[${kanjiOfPieces()}].*`,
  ]
    .map((form) => `^${form}$`)
    .join('|'),
  'i',
);

function lettersOfPieces(): string {
  const letters = VARIANTS.flatMap((variant) => letterSpellings(variant).map(({ text }) => text));
  return [...new Set(letters)].filter((text) => !text.startsWith('+')).join('|');
}

/** The characters with which the names of pieces begin. */
function kanjiOfPieces(): string {
  const names = VARIANTS.flatMap((variant) => kanjiSpellings(variant).map(({ text }) => text));
  return [...new Set(names.map((name) => name[0]))].join('');
}
