import type { ForeignBookFault } from '../../study/books/foreign-book.ts';
import type { IndexFault } from '../../study/index/index-fault.ts';
import type { PatternFault } from '../../study/index/position-pattern.ts';
import { quoted } from './quoted.ts';
import { otherText, systemErrorText } from './store-fault.ts';

export const INDEX_OPTIONS = {
  remove: 'そのフォルダーや定跡を索引から外す。ファイルは残る',
  output: '2局以上で指された手を定跡ファイル（.db）にも書く',
  variant: 'その定跡のゲーム。既定は shogi',
};

export function indexProgressText(files: number, size: number, games: number): string {
  return `${size}ファイル中${files}、新しい対局${games}局`;
}

export function indexedText(games: number): string {
  return `追加: ${games}局`;
}

export function goneFilesText(files: number): string {
  return `なくなったファイル: ${files}`;
}

export function unreadFilesText(files: number): string {
  return `読める棋譜のないファイル: ${files}`;
}

export function indexSizeText(games: number): string {
  return `索引には${games}局あります。フォルダーと定跡:`;
}

export const INDEX_STOPPED = '中断しました。同じコマンドで続きから再開します';

export function indexFaultText(fault: IndexFault): string {
  switch (fault.code) {
    case 'no-index':
      return '棋譜の索引がまだありません。komadai index で作れます';
    case 'version':
      return '棋譜の索引が別の版の komadai のものです。komadai index で作り直せます';
    case 'corrupt':
      return `棋譜の索引が壊れています（${fault.file}）。komadai index で作り直せます`;
    case 'in-use':
      return `棋譜の索引は${otherText(fault.by)}が書き込み中です`;
    case 'unreadable':
      return `棋譜の索引: ${systemErrorText(fault.cause)}`;
    default:
      return fault satisfies never;
  }
}

export function indexRemadeText({ code }: IndexFault): string {
  return code === 'version'
    ? '索引は別の版の komadai のものだったので、作り直しました。'
    : '索引が壊れていたので、作り直しました。';
}

export function notAPlaceText(path: string): string {
  return `${path}: フォルダーでも定跡ファイル（.db）でもありません`;
}

export function notIndexedText(path: string): string {
  return `${path}: 索引にそのようなフォルダーや定跡はありません`;
}

export function bookWrittenText(path: string, positions: number): string {
  return `${path}: 2局以上に現れた局面 ${positions}`;
}

export function notDbText(path: string): string {
  return `${path}: 定跡ファイルはやねうら王形式の .db で書き出します`;
}

export function bookFaultText(path: string, fault: ForeignBookFault): string {
  switch (fault.code) {
    case 'book-missing':
      return `${path}: ファイルがありません`;
    case 'book-unreadable':
      return `${path}: ${systemErrorText(fault.cause)}`;
    case 'book-format':
      return notAPlaceText(path);
    case 'not-a-book':
      return `${path}: 壊れているか、db 形式の定跡ではありません`;
    case 'book-unsorted':
      return `${path}: 並べ替えられていない定跡としては大きすぎます`;
    case 'book-too-large':
      return `${path}: ${fault.most}バイトを超えています`;
    default:
      return fault satisfies never;
  }
}

const BOOK_NEEDS = 'この形式はテキストで、#YANEURAOU-DB か sfen で始まる行が先頭です';

export function wholeBookFaultText(path: string, fault: ForeignBookFault): string {
  const text = bookFaultText(path, fault);
  return fault.code === 'not-a-book' ? `${text}。${BOOK_NEEDS}` : text;
}

export function knownBookFaultText(path: string, fault: ForeignBookFault): string {
  return `${wholeBookFaultText(path, fault)}。正しいファイルを置き直すか、komadai index --remove ${path} で登録を外してください`;
}

export const SEARCH_OPTIONS = {
  sfen: 'その局面が現れた対局',
  pattern: '? は任意のマス、* は段の残り、持駒はそれ以上。将棋、または --variant のパターン',
  player: '対局者の名前の一部',
  side: 'その対局者の手番',
  since: '最初の日: 2026、2026.11、2026.11.20',
  until: '最後の日',
  result: '結果',
  opening: 'どちらかの戦型（将棋）',
  castle: 'どちらかの囲い（将棋）',
  least: '最少の手数',
  most: '最多の手数',
  mirrored: '左右反転した局面やパターンも含める',
  json: '1行に1つの JSON オブジェクト',
};

export function searchProgressText(found: number): string {
  return `${found}局見つかりました`;
}

export const FOUND_TITLE = '見つかった対局';

export const NONE_FOUND = '条件に合う対局は索引にありません。';

export function patternFaultText(fault: PatternFault): string {
  switch (fault.code) {
    case 'pattern-ranks': {
      const { found, expected } = fault;
      return `パターンが${found}段あります（正しくは${expected}段）`;
    }
    case 'pattern-rank': {
      const { rank } = fault;
      return `パターンの${rank}段目のマスの数が合いません`;
    }
    case 'pattern-piece': {
      const { found } = fault;
      return `パターンの${quoted(found)}はこのゲームの駒ではありません`;
    }
    case 'pattern-turn': {
      const { found } = fault;
      return `パターンの手番は b、w、? のどれかです（${quoted(found)}は不可）`;
    }
    case 'pattern-hand': {
      const { found } = fault;
      return `パターンの持駒${quoted(found)}が読めません`;
    }
    default:
      return fault satisfies never;
  }
}
