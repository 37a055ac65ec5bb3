import type { GameFormat, HeldGames } from '../format.ts';
import { KIF_GAMES } from './kif-games.ts';

const SQUARE = '(?:[1-9１-９][一二三四五六七八九1-9１-９]|同)';
const SPECIAL = '投了|中断|千日手|持将棋|詰み|不詰|切れ負け|反則|入玉|不戦|封じ手';
const HEADERS =
  '手合割|先手|後手|下手|上手|開始日時|終了日時|対局日|表題|棋戦|戦型|持ち時間|消費時間|場所|掲載|備考|変化';

const HEAD = /^[ \t\u3000]*(?:#\s*KIF version|手数-)/m;
const NUMBERED_MOVE = new RegExp(`^[ \\t\\u3000]*\\d{1,6}[ \\u3000]+(?:${SQUARE}|${SPECIAL})`, 'm');
const HEADER = new RegExp(`^[ \\t\\u3000]*(?:${HEADERS})\\s*[：:]`, 'm');

const holds: HeldGames = {
  between: '\n',
  variants: KIF_GAMES,
  encodings: ['utf-8', 'shift_jis'],
  variations: true,
  times: 'seconds',
};

/** The format of the program Kakinoki, a line a move. */
export const kif: GameFormat<'kif'> = {
  id: 'kif',
  ends: ['.kif', '.kifu'],
  holds,
  isSure: (text) => HEAD.test(text) || NUMBERED_MOVE.test(text),
  isLikely: (text) => HEADER.test(text),
  async read({ text }, variant) {
    const { readKakinoki } = await import('./read-kakinoki.ts');
    return readKakinoki(text, 'kif', variant);
  },
  async write(record, encoding) {
    const { writeKif } = await import('./write-kakinoki.ts');
    return writeKif(record, holds, encoding);
  },
};
