import type { PreferenceName, SettingData, ValidValues } from '../../settings/settings.ts';
import { nameOfGame } from './names.ts';

const SETTING_TEXTS = {
  language: '表示言語。autoは環境に従う',
  variant: '最初に選ばれるゲーム',
  labels: '駒に書く文字',
  coordinates: '盤の横の段の表記',
  notation: '指し手の表記。棋譜は常に Hodges 式',
  charset: '盤を描く文字',
  pieces: '可能なら駒を画像で表示。auto では SSH 経由のとき文字',
  colour: '画面の色',
  theme: 'wood、slate、paper は256色、dark、light、safe は16色',
  motion: '直前の手を一度点滅。300ms以上の回線では点滅なし',
  flip: '盤の手前に座る側: 先手、手番の側、後手',
  reigning: '王将を持つ側（他方は玉将）',
  speech: '画面を使わないときの指し手の伝え方',
  'clock-calls': '残り60、30、10秒を知らせる。auto では読み上げ時のみ',
  illegal: '反則手の扱い',
  'away-time': '対局を閉じている間の時計',
  resigns: '敗勢のコンピュータが投了するか',
  ponder: 'コンピュータが相手の手番にも考えるか',
  'analyse-games': '終局した対局を解析するか。ask: そのつど尋ねる',
  bell: 'この画面にいない相手が指したときの音',
  notify: 'ほかのウィンドウを見ているときのデスクトップ通知',
  mouse: 'クリックとホイール。文字の選択は Shift を押しながら',
  name: 'あなたの名前。空ならアカウント名',
  analyst: '解析に使うエンジン。登録は komadai settings engine.NAME COMMAND',
  'engine-options': '外部エンジンのオプション。Threads=1, USI_Hash=64 など',
} satisfies Readonly<
  Record<PreferenceName | 'variant' | 'name' | 'analyst' | 'engine-options', string>
>;

export function settingText(name: SettingData['name']): string {
  const sentences: Readonly<Record<string, string>> = SETTING_TEXTS;
  return sentences[name] ?? `${nameOfGame(name.replace('handicap.', ''))}で最初に選ばれる手合割`;
}

const SETTING_FORMS = {
  name: '名前',
  analyst: 'own か登録したエンジンの名前',
  'engine-options': 'NAME=VALUE, NAME=VALUE, ..',
};

export function validValuesText(values: ValidValues): string {
  return typeof values === 'string' ? SETTING_FORMS[values] : values.join(', ');
}
