import { spelling } from './spelling.ts';

export function titleOfRules(game: string): string {
  return `${game}のルール`;
}

export const PAGE_TITLES = {
  help: 'ヘルプ',
  keys: 'キー',
  words: '言葉',
  moves: '指し手',
  task: '課題',
  tasks: '課題',
  replay: '棋譜再生',
  comment: 'コメント',
  whoPlays: '対局者',
  watching: '観戦',
  rules: 'ルール',
};

export function movesHelpTexts(pieces: readonly string[]): {
  readonly texts: readonly string[];
  readonly examples: readonly string[];
} {
  return {
    texts: [
      '指し手を入力してEnterを押します。「7六歩」のような日本語の表記のほか、Hodges 式も使えます。Hodges 式では、駒の文字、移動は -、取るときは x、打つときは *、そして移動先の筋と段を書きます。',
      `駒: ${pieces.join('、')}。`,
    ],
    examples: [
      'P-7f は歩を7六へ、Bx3c は角で3三の駒を取る、P*5e は歩を5五に打つ',
      '同じマスへ動ける駒が2枚あるときは、G6i-5h のように元のマスを書く',
      'Rx2c+ は成り、Rx2c= は不成。成駒は +R-2a のように前に + を付ける',
      'x だけなら、直前に動いた駒を取り返す（同）',
      '段を数字にしたもの（P-76）、USI（7g7f）、英語（pawn 7f）やローマ字も使える',
    ],
  };
}

export function legalMovesTitle(count: number): string {
  return `指せる手: ${count}手`;
}

/** A word and what it does, in a list: `投了 (resign, r): 投了する`. @param short its short form */
export function wordHelpText(word: string, short: string | undefined, help: string): string {
  const own = spelling(word);
  const others = [...(own === word ? [] : [word]), ...(short ? [short] : [])];
  return `${own}${others.length > 0 ? ` (${others.join(', ')})` : ''}: ${help}`;
}

export function keyHelpText(key: string, help: string): string {
  return `${key}: ${help}`;
}

export function sayPieceText(letters: readonly string[]): string {
  return `表示: 駒を指定してください: ${letters.join(' ')}`;
}
