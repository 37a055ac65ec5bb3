import { foreignFormat } from '../foreign/foreign-format.ts';

const SQUARE = '(?:[1-9１-９][一二三四五六七八九1-9１-９]|同)';
const SPECIAL = '投了|中断|千日手|持将棋|詰み|不詰|切れ負け|反則|入玉|不戦|封じ手';
const HEADERS =
  '手合割|先手|後手|下手|上手|開始日時|終了日時|対局日|表題|棋戦|戦型|持ち時間|消費時間|場所|掲載|備考|変化';

const KIF_HEAD = /^(?:#\s*KIF version|手数-)/m;
const NUMBERED_MOVE = new RegExp(`^[ \\u3000]*\\d{1,6}[ \\u3000]+(?:${SQUARE}|${SPECIAL})`, 'm');
const HEADER = new RegExp(`^(?:${HEADERS})\\s*[：:]`, 'm');

const KI2_HEAD = /^#\s*KI2 version/m;
const MARKED_MOVE = /^[ \u3000]*[▲△☗☖▼▽][ \u3000]*(?:[1-9１-９][一二三四五六七八九1-9１-９]|同)/m;

/** The format of the program Kakinoki, a line a move. */
export const kif = foreignFormat({
  id: 'kif',
  ends: ['.kif', '.kifu'],
  holds: { variations: true, times: 'seconds' },
  isSure: (text) => KIF_HEAD.test(text) || NUMBERED_MOVE.test(text),
  isLikely: (text) => HEADER.test(text),
  read: async ({ text }) => [(await import('./read-kakinoki.ts')).readKakinoki(text, 'kif')],
  form: async () => (await import('./write-kakinoki.ts')).KIF_FORM,
});

/** The format of the program Kakinoki for people to read, many moves a line. */
export const ki2 = foreignFormat({
  id: 'ki2',
  ends: ['.ki2', '.ki2u'],
  holds: { variations: true, times: 'none' },
  isSure: (text) => KI2_HEAD.test(text) || MARKED_MOVE.test(text),
  read: async ({ text }) => [(await import('./read-kakinoki.ts')).readKakinoki(text, 'ki2')],
  form: async () => (await import('./write-kakinoki.ts')).KI2_FORM,
});
