import { shogi } from '../../../rules/variants/shogi/rules.ts';
import type { GameFormat, HeldGames } from '../format.ts';
import { KIF_GAMES } from './kif-games.ts';

const SQUARE = '(?:[1-9１-９][一二三四五六七八九1-9１-９]|同)';
const SPECIAL = '投了|中断|千日手|持将棋|詰み|不詰|切れ負け|反則|入玉|勝ち宣言|不戦|封じ手';
const HEADERS =
  '手合割|先手|後手|下手|上手|開始日時|終了日時|対局日|表題|棋戦|戦型|持ち時間|消費時間|場所|掲載|備考|変化';

const KIF_HEAD = /^[ \t\u3000]*(?:#\s*KIF version|手数-)/m;
const NUMBERED_MOVE = new RegExp(`^[ \\t\\u3000]*\\d{1,6}[ \\u3000]+(?:${SQUARE}|${SPECIAL})`, 'm');
const HEADER = new RegExp(`^[ \\t\\u3000]*(?:${HEADERS})\\s*[：:]`, 'm');

const KI2_HEAD = /^[ \t\u3000]*#\s*KI2 version/m;
const MARKED_MOVE = /^[ \t\u3000]*[▲△☗☖▼▽][ \u3000]*(?:[1-9１-９][一二三四五六七八九1-9１-９]|同)/m;

const KIF_HOLDS: HeldGames = {
  between: '\n',
  variants: KIF_GAMES,
  encodings: ['utf-8', 'shift_jis'],
  variations: true,
  times: 'seconds',
};

const KI2_HOLDS: HeldGames = { ...KIF_HOLDS, variants: [shogi], times: 'none' };

/** The format of the program Kakinoki, a line a move. */
export const kif: GameFormat<'kif'> = {
  id: 'kif',
  ends: ['.kif', '.kifu'],
  holds: KIF_HOLDS,
  isSure: (text) => KIF_HEAD.test(text) || NUMBERED_MOVE.test(text),
  isLikely: (text) => HEADER.test(text),
  async read({ text }, variant) {
    const { readKakinoki } = await import('./read-kakinoki.ts');
    return readKakinoki(text, 'kif', variant);
  },
  async write(record, encoding) {
    const { writeKakinoki } = await import('./write-kakinoki.ts');
    return writeKakinoki(record, 'kif', KIF_HOLDS, encoding);
  },
};

/** The format of the program Kakinoki for people to read, many moves a line. */
export const ki2: GameFormat<'ki2'> = {
  id: 'ki2',
  ends: ['.ki2', '.ki2u'],
  holds: KI2_HOLDS,
  isSure: (text) => KI2_HEAD.test(text) || MARKED_MOVE.test(text),
  async read({ text }, variant) {
    const { readKakinoki } = await import('./read-kakinoki.ts');
    return readKakinoki(text, 'ki2', variant);
  },
  async write(record, encoding) {
    const { writeKakinoki } = await import('./write-kakinoki.ts');
    return writeKakinoki(record, 'ki2', KI2_HOLDS, encoding);
  },
};
