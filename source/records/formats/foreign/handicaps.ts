import { KANJI_DIGITS } from '../../../rules/notation/square.ts';
import { shogi } from '../../../rules/variants/shogi/rules.ts';

/**
 * White's two last ranks in the handicaps that the game itself does not name. Sides are White's,
 * whose left side is file 1. The pieces are those of programs that write KIF: three pieces are rook,
 * bishop and left lance; the fifth of five is the right knight and the seventh of seven the left
 * silver, unless the name says the other side.
 */
const OTHER_HANDICAPS: Readonly<Record<string, string>> = {
  左香落ち: 'lnsgkgsn1/1r5b1',
  右香落ち: '1nsgkgsnl/1r5b1',
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

/** Starts without pawns of White, as whole positions. */
const BARE_HANDICAPS: Readonly<Record<string, string>> = {
  歩三兵: '4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w 3p 1',
  裸玉: '4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1',
  十九枚落ち: '4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1',
  青空将棋: 'lnsgkgsnl/1r5b1/9/9/9/9/9/1B5R1/LNSGKGSNL b - 1',
};

/** Presets of JKF that tsshogi does not know, with the name of the same handicap in KIF. */
const PRESETS: Readonly<Record<string, string>> = {
  3: '三枚落ち',
  5: '五枚落ち',
  '5_L': '左五枚落ち',
  '7_L': '左七枚落ち',
  '7_R': '右七枚落ち',
};

/**
 * A name of a start in one of its spellings: `２枚落ち` and `2枚落` are `二枚落`, `五々将棋` is
 * `五五将棋`, `飛車落ち` is `飛落`.
 */
export function foldStart(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/1(?=\d)/g, '十')
    .replace(/[1-9]/g, (digit) => KANJI_DIGITS.charAt(Number(digit) - 1))
    .replace(/(.)々/g, '$1$1')
    .replace(/(?<=[飛香])車|0|(?<=落)ち$/g, '');
}

/** The starts of shogi by their names in KIF and KI2. */
const STARTS: ReadonlyMap<string, string> = new Map(
  [
    ...shogi.handicaps.map(({ kanji, sfen }) => [kanji, sfen] as const),
    ...Object.entries(OTHER_HANDICAPS).map(
      ([name, ranks]) =>
        [name, `${ranks}/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1`] as const,
    ),
    ...Object.entries(BARE_HANDICAPS),
  ].map(([name, sfen]) => [foldStart(name), sfen]),
);

/** The start of a handicap of shogi by its name in KIF and KI2; undefined where nobody knows it. */
export function sfenOfHandicap(name: string): string | undefined {
  return STARTS.get(foldStart(name));
}

/** The start of a preset of JKF that tsshogi does not know. */
export function sfenOfPreset(preset: string): string | undefined {
  return Object.hasOwn(PRESETS, preset) ? sfenOfHandicap(PRESETS[preset] ?? '') : undefined;
}
