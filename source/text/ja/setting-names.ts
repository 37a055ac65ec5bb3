import { nameOfGame } from './names.ts';

export const SETTING_GROUPS = [
  {
    title: '対局',
    names: {
      variant: 'ゲーム',
      illegal: '反則手',
      'away-time': '離席中の時計',
    },
  },
  {
    title: '盤面',
    names: {
      language: '言語',
      labels: '駒の表記',
      coordinates: '段の表記',
      notation: '指し手の表記',
      charset: '使用文字',
      pieces: '駒の描画',
      colour: '色',
      theme: '配色テーマ',
      motion: '最終手の点滅',
      flip: '手前の側',
      reigning: '王将を持つ側',
      mouse: 'マウス',
    },
  },
  {
    title: '音と読み上げ',
    names: {
      bell: '着手音',
      notify: 'デスクトップ通知',
      speech: '指し手の通知',
      'clock-calls': '時間の通知',
    },
  },
  {
    title: 'エンジン',
    names: {
      resigns: '投了する',
      ponder: '先読み',
      'analyse-games': '終局後の解析',
      analyst: '解析',
    },
  },
] as const;

export function handicapSettingName(variantId: string): string {
  return `手合割 ${nameOfGame(variantId)}`;
}
