import { shogi } from '../../../rules/variants/shogi/rules.ts';

/**
 * White's two last ranks in the handicaps that the game itself does not name. Sides are White's,
 * whose left side is file 1. The pieces are those of programs that write KIF: three pieces are rook,
 * bishop and left lance; the fifth of five is the right knight and the seventh of seven the left
 * silver, unless the name says the other side.
 */
const OTHER_HANDICAPS: Readonly<Record<string, string>> = {
  右香落ち: '1nsgkgsnl/1r5b1',
  飛車香落ち: 'lnsgkgsn1/7b1',
  飛銀落ち: 'lnsgkg1nl/7b1',
  三枚落ち: 'lnsgkgsn1/9',
  五枚落ち: '2sgkgsn1/9',
  右五枚落ち: '2sgkgsn1/9',
  左五枚落ち: '1nsgkgs2/9',
  七枚落ち: '2sgkg3/9',
  左七枚落ち: '2sgkg3/9',
  右七枚落ち: '3gkgs2/9',
  トンボ: '4k4/1r5b1',
  'トンボ＋香': 'l3k3l/1r5b1',
  'トンボ＋桂香': 'ln2k2nl/1r5b1',
};

/** Handicaps without White's pawns, as whole positions. */
const BARE_HANDICAPS: Readonly<Record<string, string>> = {
  歩三兵: '4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w 3p 1',
  裸玉: '4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1',
};

/** Presets of JKF that tsshogi does not know, with the name of the same handicap in KIF. */
const PRESETS: Readonly<Record<string, string>> = {
  3: '三枚落ち',
  5: '五枚落ち',
  '5_L': '左五枚落ち',
  '7_L': '左七枚落ち',
  '7_R': '右七枚落ち',
};

/** The start of a handicap of shogi by its name in KIF and KI2; undefined where nobody knows it. */
export function sfenOfHandicap(name: string): string | undefined {
  const own = shogi.handicaps.find(({ kanji }) => kanji === name);
  if (own) return own.sfen;
  return Object.hasOwn(BARE_HANDICAPS, name) ? BARE_HANDICAPS[name] : sfenOfName(name);
}

/** The start of a preset of JKF that tsshogi does not know. */
export function sfenOfPreset(preset: string): string | undefined {
  const name = Object.hasOwn(PRESETS, preset) ? PRESETS[preset] : undefined;
  return name === undefined ? undefined : sfenOfName(name);
}

function sfenOfName(name: string): string | undefined {
  if (!Object.hasOwn(OTHER_HANDICAPS, name)) return undefined;
  return `${OTHER_HANDICAPS[name]}/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1`;
}
