import { printable } from '../../clean/clean-text.ts';
import type { LockFault } from '../../records/store/game-lock.ts';
import type { RoomKey } from '../../records/tree/room-tag.ts';
import type { Unsafety } from '../../rooms/rooms.ts';
import { byCode } from '../by-code.ts';
import { backLine, joinLine, shellWord, sshLine } from '../door-lines.ts';
import type { Texts } from '../texts.ts';
import { notSavedText } from './game.ts';
import { argumentSpelling, otherText, quoted, sideName, spelling, systemCodeText } from './words.ts';

export const ENGINES_STAY_OUT = '対人対局では、終局までエンジンは使えません。';

const TRY_AGAIN = { screen: 'Enterでもう一度試せます。', lines: 'もう一度入力してください。' };

const OFFERS = {
  draw: '引き分けを提案',
  impasse: '持将棋の点数計算を提案',
  'take-back': '待ったを希望',
  adjournment: '中断を提案',
  rematch: '再対局を希望',
};

const ADJOURNED = '対局は中断しています。双方がいったん退出し、戻ってきたら再開します。';

const waitText = (waitMs: number) => `${Math.ceil(waitMs / 1000)}秒`;

const CLAIM = `「宣言 ${argumentSpelling('win')}」か「宣言 ${argumentSpelling('draw')}」ができます。`;

const CODE_FORM = 'コードは K7M2QX のような6文字の英数字です。';

const UNSAFE = {
  link: 'リンクです',
  writable: 'ほかの利用者が書き込めます',
  'another-owner': '所有者が別のアカウントです',
  'not-a-folder': 'フォルダーではありません',
  'not-a-socket': 'ソケットではありません',
};

const unsafeText = (path: string, why: Unsafety) => `${path} は安全ではありません（${UNSAFE[why]}）`;

const noRoomText = ({ at }: RoomKey) =>
  `このコードの部屋はここにはありません。${CODE_FORM}${at === undefined ? '部屋を開いた人が --at DIR を付けた場合は、同じものを付けます。' : ''}`;

const PRESENCES = { here: '在席', away: '離席', gone: '退出' };

const whoText = (by: LockFault | undefined) => (by ? otherText(by) : '別の komadai ');

export const room: Texts['room'] = {
  // Room
  ENGINES_STAY_OUT,
  mutedText: (isMuted) => (isMuted ? '相手の発言を隠します。「ミュート」でまた表示します。' : '相手の発言を表示します。'),
  OPEN_ELSEWHERE: 'この部屋は、あなたの別の端末で開いています。',
  ON_ITS_WAY: '送信中..',
  leaveRoomQuestion(isOnServer, hasClock) {
    const what = isOnServer ? 'サーバー' : '部屋';
    return `${what}を出ますか？相手は待つことになります${hasClock ? '。時計も進みます' : ''}。`;
  },
  FIXED_WORD_TEXTS: { greet: 'よろしくお願いします。', thanks: 'ありがとうございました。', 'well played': 'お見事です。' },
  ownOfferText(what) {
    const until = what === 'rematch' ? 'どちらかが退出するまで' : '次に指すまで';
    return `${OFFERS[what]}しました（${until}有効）。`;
  },
  otherOfferText(by, what, isAnswered) {
    const answer = isAnswered ? '「承諾」か「辞退」で答えてください。' : '';
    return `${sideName(by)}が${OFFERS[what]}しています。${answer}`;
  },
  seatedText: (name, color) => `${name}さんが${sideName(color)}の席に着きました。`,
  declinedText: (by) => (by === undefined ? '辞退しました。' : `${sideName(by)}が辞退しました。`),
  saidText: (name, text) => `${name ?? 'あなた'}: ${text}`,
  ROOM_EVENT_TEXTS: {
    lapsed: '一方が退出したため、再対局の申し込みは無効になりました。',
    adjourned: '中断しました。双方がいったん退出し、戻ってきたら再開します。',
    continued: '双方が戻りました。対局を再開します。',
  },
  watchedRematchText: (black, white) => `再対局: ${black} - ${white}。`,
  ownRematchText: (color, opponent) => `再対局: あなたが${sideName(color)}、相手は${opponent}さんです。`,
  ADJOURNED,
  roomRefusalText: byCode({
    'moved-on': (_, { face }) => `局面が先に進みました。${TRY_AGAIN[face]}`,
    watching: '観戦中です。操作できるのは対局者だけです。',
    'not-begun': '相手がまだ来ていません。',
    'game-over': '対局は終わっています',
    adjourned: ADJOURNED,
    'not-your-turn': '相手の手番です。',
    illegal: 'この手は受け付けられません。',
    'no-offer': '提案は出ていません。「引き分け」で引き分けを提案、「待った」で待ったを申し出ます。',
    'offered-already': 'すでに提案しています。次に指すまで有効です。',
    'no-impasse': '持将棋: 双方の玉が敵陣に入っていて、このゲームに持将棋の規定がある場合に限ります。',
    'nothing-to-undo': '待った: まだ1手も指していません。',
    'no-more-take-backs': '待った: 申し出は1局に3回までです。',
    'not-over': '再対局: まだ対局中です。',
    'not-away': '宣言: 相手は席にいます。',
    wait: ({ waitMs = 0 }) => `宣言: 相手が戻るか、指すかもしれません。あと${waitText(waitMs)}お待ちください。`,
    'nothing-said': '発言: 文章がありません。「発言 文章」と入力してください。',
    'too-long': (_, { longest }) => `発言: ${longest}文字までです。`,
    'fixed-words-only': `発言: 知らない人には「挨拶」「お礼」「${spelling('well played')}」だけを送れます。`,
    'too-fast': '続けて送りすぎです。少しお待ちください。',
    'not-sure': ({ detail = '' }) => `保存されたかどうか分かりません: ${systemCodeText(printable(detail))}。お待ちください。`,
    'not-saved': ({ detail = '' }, { face }) => `${notSavedText(systemCodeText(printable(detail)))}。${TRY_AGAIN[face]}`,
  }),
  awayText: (color) => `${sideName(color)}は離席中です。`,
  hasLeftText: (color, mayClaim) => `${sideName(color)}が退出しました。${mayClaim ? CLAIM : ''}`,
  unmovedText: (color, mayClaim) => `${sideName(color)}は長い間指していません。${mayClaim ? CLAIM : ''}`,
  OWN_IDLE_TEXTS: {
    overdue: '長い間指していません。指すまでの間、相手は勝ちや引き分けを宣言できます。',
    warned: '長い間指していません。あと1分で、相手は勝ちや引き分けを宣言できます。',
  },
  longTripText: (ms) => `通信の往復に${Math.round(ms)}ミリ秒かかっています。`,

  // Room door
  OFFERS: {
    clock: (clock) => `持ち時間: ${clock}。`,
    watched: '観戦できます。',
    unwatched: '観戦はできません。',
  },
  SEND_THIS: '相手に次の行を入力してもらってください:',
  DOOR_TEXTS: {
    title: '対人対局',
    about: 'このマシンの別の端末にいる人と対局します。',
    opening: 'お待ちください..',
  },
  WAITING_TEXTS: { title: '対局相手を待っています', code: 'コード', closed: '部屋を閉じました。' },
  arrivalText: (name, side) => `${name}さんが来ました。あなたは${sideName(side)}です。`,
  roomEntryText({ host, seat: { side }, ...key }) {
    const where = host === undefined ? '部屋に入りました。' : `${quoted(host)}さんの部屋です。`;
    if (side === undefined) return `${where}観戦中です。`;
    return host === undefined ? `部屋を再び開きました。相手は ${joinLine(key)} で戻れます。` : `${where}あなたは${sideName(side)}です。`;
  },
  hostFaultText: byCode({
    'not-writable': ({ folder, detail }) =>
      `${folder} に部屋を開けません: ${systemCodeText(detail)}。--at DIR で別のフォルダーを指定できます。`,
    'not-safe': ({ path, why }) =>
      `${unsafeText(path, why)}。部屋は開いていません。これを削除するか、--at DIR で別のフォルダーを指定してください。`,
    'path-too-long': ({ path }) => `パス ${path} はソケットには長すぎます。--at DIR で、もっと短いフォルダーを指定してください。`,
    'not-saved': ({ detail }) => `${notSavedText(systemCodeText(detail))}。部屋は開いていません。`,
    'no-game'({ name }) {
      const found = name === undefined ? '続きのある部屋の対局はありません' : `続きのある部屋の対局${quoted(name)}はありません`;
      return `${found}。komadai host で新しい部屋を開けます。`;
    },
    'in-use': 'この部屋のコードは、あなたの別の部屋で使用中です。その部屋を閉じてから、もう一度試してください。',
  }),
  reachFaultText: byCode({
    'no-code': ({ found }) => `${quoted(found)}はコードではありません。${CODE_FORM}`,
    'no-room': (_, key) => noRoomText(key),
    'wrong-code': (_, key) => noRoomText(key),
    'too-many-tries': ({ waitMs }) => `コードの間違いが続きました。${Math.max(1, Math.ceil(waitMs / 1000))}秒後にもう一度試してください。`,
    'not-safe': ({ path, why }) => `${unsafeText(path, why)}。接続していません。別の部屋を開いてもらってください。`,
    'other-version': 'こちらの komadai と部屋を開いた人の komadai は版が違います。両方を更新して、もう一度試してください。',
    'no-answer': '部屋の応答がありません。相手の komadai が動いているか確かめて、もう一度試してください。',
    refused: ({ detail }) => `システムに拒否されました: ${systemCodeText(detail)}。別の部屋を開いてもらってください。`,
    full: (_, key) => `対局者は2人ともそろっています。${joinLine(key, 'watch')} で観戦できます。`,
    'no-watchers': 'この対局は観戦できません。',
  }),
  goBackFaultText(fault, game, key) {
    if (fault.code !== 'no-room' && fault.code !== 'wrong-code') return room.reachFaultText(fault, key);
    return `${game} は部屋 ${key.code} の対局ですが、部屋は閉じられています。${joinLine(key)} でもう一度試せます。棋譜は komadai replay ${shellWord(game)} で見られます。`;
  },
  leftRoomText: (key, isHost) => `対局は保存されています。続けるには: ${backLine(key, isHost)}`,
  leftServerGameText: (code, address) => `対局は続いています。戻るには: ${sshLine(code, address)}`,

  // Room watching
  closedText: (why, line) =>
    ({
      over: '部屋を開いた人が退出しました。',
      left: `部屋を開いた人が退出しました。戻ってきたら ${line} で対局に戻れます。`,
      'handed-over': `部屋を開いた人は別の端末で続けています。${line} で移れます。`,
      withdrawn: '部屋を開いた人が対局を取り下げました。',
    })[why],
  lineLostText: (line) => `部屋を開いた人との接続が切れました。相手が戻ってきたら ${line} で対局に戻れます。`,
  KEEP_QUESTION: 'この対局を保存しますか？(y/n)',
  keptText: (name) => `保存しました: ${name}`,
  WATCHED_TEXTS: {
    follow: 'Endで対局に追いつきます。',
    empty: '2人目の対局者がまだ来ていません。',
    adjourned: '対局は中断しています。',
  },
  watchedPlayersText: (players) => `${players.map(({ name, presence }) => `${name}（${PRESENCES[presence]}）`).join('- ')}。`,
  watchingCountText: (watchers) => `観戦者${watchers}人`,

  // Watching
  WATCH_ANSWERS: {
    asking: '別の komadai に問い合わせています..',
    taken: '対局を引き継ぎました。',
    gone: '別の komadai が対局の名前を変えたか、削除しました。',
  },
  watchedResultText: (result, hasOwner) => `終局しました: ${result}。${hasOwner ? '' : '別の komadai は終了しています。'}`,
  watchedGameText: (owner, take) =>
    owner
      ? `${otherText(owner)}の対局を観戦中です。「${spelling(take)}」で引き継げます。`
      : `別の komadai は終了しています。「${spelling(take)}」で対局を引き継げます。`,
  givenText: (by) => `保存し、${whoText(by)}に引き渡しました。`,
  takenOverText(by, unsaved) {
    const taken = `${whoText(by)}が対局を引き継ぎました。`;
    if (unsaved === undefined) return taken;
    return `${notSavedText(unsaved.join('、') || '最後の操作')}。${taken}`;
  },
  watchingHelp(owner) {
    const follows = '指し手は保存されるたびに表示されます。ここで入力した手は指されませんが、対局を引き継ぐとその手も引き継がれます。';
    if (!owner) return [follows, 'この対局を開いている komadai はありません。'];
    return [
      `この対局は${otherText(owner)}で開かれています。${follows}`,
      '引き継ぐと、相手の komadai は保存して観戦に回ります。2秒以内に応答がなければ、そのまま引き継ぎます。保存済みの内容は失われません。',
      `ロックファイルは ${owner.lockFile} です。そのプロセスがもう動いていないと分かっているときだけ削除してください。`,
    ];
  },

  // Server
  doorTexts: (address) => ({
    registers: '未登録の鍵です。新しいプレイヤーとして登録します。\n',
    get severalKeys() {
      return [
        'どの鍵も登録されていません。',
        `${sshLine('new', address())} で、最初の鍵を新しいプレイヤーとして登録します。`,
        '別の鍵を使うには: ssh -o IdentitiesOnly=yes -i FILE\n',
      ].join('\n');
    },
    needsKey: ['鍵が必要ですが、送られてきませんでした。', '鍵は ssh-keygen -t ed25519 で作れます。\n'].join('\n'),
    invitedOnly: 'このサーバーは招待制です。あなたの鍵は登録されていません。\n',
    banned: 'あなたはこのサーバーへの入場を禁止されています。\n',
    nameNeedsKey: '名前とレートには鍵が必要です: ssh-keygen -t ed25519 で作れます。\n',
    guestFirst: 'Enterを押すとゲストとして入れます。\n',
    guestPrompt: 'Enterを押してください: ',
  }),
};
