import type { LobbyWord } from '../../activity/lobby.ts';
import { BOARD_WORD_HELP } from './board-word-help.ts';
import { CHALLENGE_FORM, SEEK_FORM } from './lobby-forms.ts';

const { labels, theme, language, speech } = BOARD_WORD_HELP;

export const LOBBY_WORD_HELP = {
  list: 'ロビーの全項目を番号付きで表示。番号だけの入力で、挑戦を受ける、対局に入る、同じ条件で募集する、自分の挑戦を取り下げる',
  who: '今いる参加者',
  challenges: '出ている挑戦。番号は「承諾」「辞退」「取り下げ」で使える',
  games: '行われている対局。番号は「観戦」で使える',
  mine: '自分の挑戦と対局。番号は「参加」「取り下げ」で使える',
  seek: `同じ条件の相手のうち、レートの近い人から対局: ${SEEK_FORM}。条件なしなら前回と同じ`,
  challenge: `挑戦を出す: ${CHALLENGE_FORM}`,
  withdraw: '自分の挑戦を取り下げる: 取り下げ、取り下げ CODE、または番号',
  accept: '挑戦を受ける: 承諾 CODE、承諾 NAME、または番号',
  decline: '自分への挑戦を辞退する: 辞退 CODE、辞退 NAME、または番号',
  join: '自分の対局に戻る、または招待で入る: 参加 CODE、または番号',
  watch: '対局を観戦する: 観戦 CODE、または番号',
  ratings: 'ゲームごとのレート一覧: レート一覧 VARIANT、次のページは レート一覧 VARIANT PAGE',
  me: '自分のレートと鍵。番号は「削除」で使える',
  played: '自分の対局歴を新しい順に。番号は「再生」で使える。次のページは 対局歴 PAGE',
  replay: '終わった対局を並べる: 再生 CODE、または番号',
  name: '初回に名前を決める: NAME、または 名前 NAME',
  code: '初回に、ワンタイムコードを作った本人として入る: コード CODE',
  key: '別の鍵でも自分として入れるワンタイムコードを作る',
  remove: '自分の鍵を削除する（2回入力）: 削除 KEY、または番号',
  labels,
  theme,
  language,
  speech,
  settings: '現在の設定と変更のしかた',
  help: 'この一覧',
  quit: '終了',
} as const satisfies Readonly<Record<LobbyWord, string>>;
