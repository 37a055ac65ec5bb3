import { JAPANESE_FORMS } from '../../activity/words/ja.ts';
import { cleanName, printable } from '../../clean/clean-text.ts';
import { opposite } from '../../rules/core/color.ts';
import { byCode } from '../by-code.ts';
import { sshLine } from '../door-lines.ts';
import { playersText, shownInput, shownName } from '../foreign-text.ts';
import type { Texts } from '../texts.ts';
import { waitOf } from '../units.ts';
import {
  argumentSpelling,
  countText,
  didYouMeanText,
  joinWords,
  nameOfGame,
  quoted,
  sideName,
  spelling,
  systemCodeText,
  variantName,
} from './words.ts';

const NAME_RULE = '名前は1から16桁（漢字、かな、ハングルは1字2桁）で、英字と数字と -、かなと漢字、ハングル、タイ文字のどれかで書きます。';

const UNITS = { hour: '時間', minute: '分', second: '秒' };

function waitText(waitMs: number) {
  const { count, unit } = waitOf(waitMs);
  return countText(count, UNITS[unit]);
}

const GUEST_TEXT = 'ゲストにはレートがありません。鍵で接続すると名前を持てます。';

export const lobby: Texts['lobby'] = {
  // Lobby
  LOBBY_TEXTS: {
    title: 'ロビー',
    noneFound: '該当する項目はありません。',
    challenged: '挑戦を出しました。誰かが受けるとすぐに対局が始まります。',
    draining: 'サーバーはまもなく終了するため、新しい対局は始められません。指した手は保存されます。',
    waits: 'サーバーが書き込めない状態です。指し手も時計も止まっています。',
    back: 'サーバーが再び書き込めるようになりました。',
    ends: 'サーバーはまもなく終了します。指した手は保存されます。後でまたお越しください。',
    opening: 'お待ちください..',
  },
  LOBBY_TITLES: { what: '種類', who: '名前', rating: 'レート', game: 'ゲーム', clock: '持ち時間', state: '状態' },
  RATING_TEXTS: { guest: 'ゲスト', unrated: 'なし' },
  DOING_TEXTS: { lobby: 'ロビー', playing: '対局中', watching: '観戦中' },
  WHAT_TEXTS: {
    challenge: { for: '! 挑戦状', own: '自分の挑戦', other: '挑戦' },
    ownGame: '自分の対局',
    game: '対局',
    person: { own: '自分', other: '参加者' },
  },
  CELL_TEXTS: { noClock: 'なし', rated: 'レート戦', unrated: 'フリー' },
  ownGameState(isOwnTurn, isOtherHere) {
    const turn = isOwnTurn === undefined ? [] : [isOwnTurn ? '自分の手番' : '相手の手番'];
    return [...turn, isOtherHere ? '在室' : '不在'].join('、');
  },
  whomText: (to) => (to.kind === 'person' ? `${shownName(to.name)} 宛` : { anyone: '誰でも', invitation: '招待' }[to.kind]),
  playersOf: ({ black, white }) => playersText({ black: shownName(black.name), white: shownName(white.name) }),
  RATED_TERMS: { rated: 'レート戦。', unrated: 'レート対象外。', withoutClock: '持ち時間がないためレート対象外。' },
  offeredSideText: ({ side }) => (side === 'lot' ? '手番は振り駒で決めます。' : `あなたは${sideName(side)}です。`),
  DETAILS: {
    ownOffer: 'Enterで取り下げます。',
    offer(side, isFor) {
      const yours = side === 'lot' ? '手番は振り駒' : `あなたは${sideName(opposite(side))}`;
      return `Enterで受けます（${yours}）。${isFor ? 'dで辞退します。' : ''}`;
    },
    ownGame: (seat) => `あなたは${sideName(seat)}です。Enterで続けます。`,
    game: 'Enterで観戦します。',
    me: 'Enterで自分のレート、鍵、対局を表示します。',
    person: (name) => `Enterで${name}さんに挑戦します。`,
  },
  cannotWriteText: (detail) =>
    `サーバーが書き込めない状態です: ${systemCodeText(cleanName(detail))}。失われたものはありません。再試行しています。`,
  ALONE_TEXT: 'ほかに誰もいません。cで挑戦を出せます。招待なら、相手に送る1行が表示されます。Escでコンピュータとの対局へ。',
  hereCountText: (count) => `${countText(count, '人')}在室`,
  offeredGame: (game, clock) => `${game}、${clock ?? '持ち時間なし'}`,
  quickText: (offered) => `対局相手を待っています: ${offered}。相手が決まりしだい始まります。`,
  challengesYou: (name, offered) => `${name}さんがあなたに挑戦しています: ${offered}。`,
  challengesYouOn: (name, terms, code) =>
    `${name}さんがあなたに挑戦しています。${terms.join('')}「承諾 ${code}」か「辞退 ${code}」で答えてください。`,
  crossedText: (theirs) => `別の条件で挑戦を出しました。${theirs}`,
  begunText: (other, seat) => `${shownName(other.name)}さんとの対局です。あなたは${sideName(seat)}です。`,
  watchedText: (players) => `${lobby.playersOf(players)}。観戦中です。`,
  withdrawnText: (why, { to }) =>
    ({
      'taken-back': '挑戦を取り下げました。',
      declined: to.kind === 'person' ? `${shownName(to.name)}さんは挑戦を辞退しました。` : '挑戦は辞退されました。',
      away: '長く不在だったため、挑戦は無効になりました。',
    })[why],
  invitesYou: (name, terms) => `${name}さんがあなたを招待しています。${terms.join('')}対局しますか？`,
  CHALLENGE_TEXTS: {
    title: '挑戦',
    for: '宛先',
    anyone: '誰でも',
    name: '名前で指定',
    invitation: '招待',
    nameLabel: '  名前',
    rated: 'レート戦',
    notRated: 'いいえ: 持ち時間が必要',
    start: '挑戦を出す',
  },
  INVITATION_GONE: '招待は無効になりました。',
  NAME_TEXTS: {
    title: 'ようこそ',
    about: `ほかの人に見える名前を決めてください。後から変えられません。${NAME_RULE}ここですでに名前のある方は、その名前のマイページでワンタイムコードを作り、ここに入力してください。`,
    language: '言語',
    name: '名前',
    code: 'ワンタイムコード',
    take: 'この名前にする',
  },
  ME_TEXTS: { title: 'マイページ', rating: 'レート', key: '鍵', game: '対局', unrated: 'レート戦を指すとレートが付きます。' },
  gameFileText: (code, address) => `棋譜ファイル: ${sshLine(undefined, address)} export ${code} kif > ${code}.kif`,
  GOES_ON: { sentence: '対局は続いています。', cell: '対局中' },
  exportText: (address) => `全対局のファイル: ${sshLine(undefined, address)} export all > komadai-games.psn`,
  keyCodeText: (code, address) =>
    `ワンタイムコード: ${cleanName(code)}。別の鍵で ${sshLine('new', address)} と接続し、このコードを入力してください。`,
  ratedGamesText: (games) => countText(games, '局'),
  NO_RATINGS: 'このゲームのレートを持つ人はまだいません。',
  ratingsTitle: (variant, charset) => `レート一覧: ${variantName(variant, charset)}`,
  notRankedText: (rating, games) => `自分: ${rating}（${lobby.ratedGamesText(games)}）。もっと多くの人と局数を重ねると一覧に載ります。`,
  ownPlaceText: ([place, _name, rating, games]) => `自分: ${place}位  ${rating}  ${games}`,
  pageOfText: (page, pages) => `${page}/${pages}ページ。`,

  // Lobby told
  LOBBY_ANSWERS: {
    'no-name': '名前を入力してください。ワンタイムコードがあれば「コード CODE」。「ヘルプ」で使える言葉の一覧。',
    guest: GUEST_TEXT,
    'no-challenge': 'その挑戦はありません。「挑戦一覧」で確かめられます。',
    'no-game': 'その対局はありません。「対局一覧」と「自分の対局」で確かめられます。',
    'no-code': 'このコードの挑戦や対局はもうありません。',
    'not-yours': 'あなたの対局ではありません。「観戦」で見られます。',
    'not-droppable': '辞退や取り下げができるのは挑戦だけです。',
    'not-over': 'この対局は続いています。自分の対局なら「参加」で続き、ほかの対局は「観戦」で。',
    declined: '辞退しました。',
    'key-removed': '鍵を削除しました。',
    'no-number': ({ line }) => `${shownInput(line)}: 最後に表示した一覧にこの番号はありません。`,
    'no-page': ({ line }) => `${shownInput(line)}: ページではありません。1からの番号で指定してください。`,
    'name-or-word': ({ name, word }) =>
      `${shownInput(name)}: 「${spelling(word)}」のことですか？「名前 ${shownInput(name)}」で名前として登録します。`,
    named: ({ person }) => `名前はすでに ${shownName(person.name)} に決まっています。`,
    which({ word, codes }) {
      const own = spelling(word);
      const lines = codes.map((code) => `「${own} ${code}」`);
      return `${own}: どれですか？${joinWords(lines, 'か')}と入力してください。`;
    },
    'takes-back': ({ challenge: { to } }) => `挑戦（${lobby.whomText(to)}）を取り下げますか？`,
    'removes-key'({ key, isOwn }) {
      const own = isOwn ? '今の接続に使っている鍵です。' : '';
      return `鍵 ${cleanName(key)} を削除しますか？${own}`;
    },
    'begun-elsewhere': ({ other }) => `${shownName(other.name)}さんとの対局が始まりました。ロビーから入れます。`,
  },
  IN_LOBBY: 'ロビーです。「ヘルプ」で使える言葉の一覧を表示します。',
  IN_GAME_HELP: 'ロビー: 対局を残したままロビーへ移る',
  lobbyWelcome(name, rating) {
    const what = rating ? `${nameOfGame(rating.game)}のレート${rating.rating}` : 'ゲスト';
    return `ロビーです。${name}（${what}）として入りました。「ヘルプ」で使える言葉の一覧。`;
  },
  backToGameText: (code) => `あなたの対局は続いています。「参加 ${code}」で戻れます。`,
  challengeByName: (name) => `「挑戦 ${argumentSpelling('to')} ${shownName(name)}」で挑戦できます。後ろにゲームと持ち時間も指定できます。`,
  standsText: (code) => `挑戦を出しました。「取り下げ ${code}」で取り下げられます。`,
  otherTypesText: (code, address) => `相手の入力: ${sshLine(code, address)}`,
  noVariantText: (found, ids) =>
    `レート一覧: ${quoted(found)}というゲームはありません。指定できるもの: ${ids.join('、')}。${didYouMeanText(found, ids)}`,
  challengePartText: (word, found, parts) =>
    `${spelling(word)}: ${quoted(found)}が分かりません。書き方: ${JAPANESE_FORMS[word]}。${didYouMeanText(found, parts)}`,
  NO_CHALLENGED: `挑戦: 「${argumentSpelling('to')}」の後に名前を入力してください。`,

  // Lobby lists
  EMPTY_LISTS: {
    challenges: '挑戦は出ていません。',
    mine: 'ありません。「挑戦」で挑戦を出せます。',
    who: '誰もいません。',
    games: '観戦できる対局はありません。',
    played: '対局はまだありません。',
    laterPlayed: '対局はこれですべてです。',
  },
  LIST_TITLES: {
    who: (game) => ['名前', `${game}のレート`, '居場所'],
    played: ['コード', '日付', '相手', 'ゲーム', '結果'],
    ratings: ['名前', 'レート', '対局数'],
    games: ['コード', '対局者', 'ゲーム', '持ち時間', 'レート戦'],
    mine: ['コード', '相手', 'ゲーム', '持ち時間', '状態'],
    challenges: ['コード', '送り主', 'レート', 'ゲーム', '持ち時間', 'レート戦', '宛先'],
  },
  LIST_CELLS: { yes: '対象', no: '対象外', you: '自分', anyone: '誰でも', invitation: '招待' },
  morePlayedText: (page) => `続きは「対局歴 ${page}」。`,
  lastPageText: (page) => `最後のページは${page}です。`,
  youAreText: (name) => `あなたの名前は ${name} です。`,
  ratingInText: (game, rating, games) => `${game}: ${rating}、${games}。`,
  numberedKeyText: (number, key) => `鍵${number}: ${key}。`,

  // Hall refusal
  hallRefusalText: byCode({
    'bad-name': `この名前は使えません。${NAME_RULE}`,
    'name-taken': '同じ名前、またはよく似た名前の人がいます。別の名前を選んでください。',
    'key-taken': 'この鍵はすでに誰かが使っています。',
    'key-deleted': 'この鍵の名前は削除されたため、別の名前は付けられません。新しい鍵を作ってください: ssh-keygen。',
    'network-held': ({ waitMs = 0 }) => `同じアドレスの人が入場を禁止されたため、あと${waitText(waitMs)}は新しく登録できません。`,
    'wrong-key-code': 'ワンタイムコードが違うか、使用済みか、期限切れです。マイページで作り直してください。',
    'too-many-keys': '鍵の数が上限に達しています。先に1つ削除してください。',
    'last-key': '鍵はこれ1つだけです。先に別の鍵を追加してください。',
    'no-such-key': 'あなたの鍵ではありません。',
    guest: GUEST_TEXT,
    'no-such-name': 'この名前の人はいません。',
    yourself: '自分自身とは対局できません。',
    'too-many-challenges': '同じ挑戦がすでにあるか、挑戦の数が上限に達しています。先に1つ取り下げてください。',
    'challenge-gone': 'この挑戦は取り下げられたか、辞退されたか、ほかの人が受けました。',
    'game-begun': 'この相手との対局は、別の挑戦ですでに始まっています。',
    'not-for-you': 'この挑戦はほかの人に宛てたものです。',
    'too-fast': ({ waitMs = 0 }) => `間隔が短すぎます。${waitText(waitMs)}後にもう一度どうぞ。`,
    'bad-terms': 'この条件では対局できません。ゲーム、手合割、持ち時間を選び直してください。',
    'too-many-games': '対局の数が上限に達しています。先に1局終えてください。',
    'not-sure': ({ detail = '' }) => `保存されたかどうか分かりません: ${systemCodeText(printable(detail))}。確かめてからもう一度どうぞ。`,
    'not-saved': ({ detail = '' }) => `【未保存】${systemCodeText(printable(detail))}。もう一度どうぞ。`,
  }),
  GAME_DOOR_TEXTS: {
    full: 'この対局は両者とも決まっています。',
    'no-watchers': 'この対局は観戦できません。',
    'not-saved': 'サーバーが今は書き込めないため、対局に入れません。もう一度どうぞ。',
    'no-room': 'この対局は終わっているか、存在しません。',
  },
  GAME_FAULT_TEXTS: {
    'no-game': 'この棋譜は読めません。',
    away: 'サーバーが今は棋譜を読めません。もう一度どうぞ。',
  },

  // Guest words
  guestSummaries: (formats) => ({
    games: '行われている対局',
    who: '今いる参加者',
    ratings: 'ゲームごとのレート一覧',
    join: '挑戦を受ける、または自分の対局に戻る',
    watch: '対局を観戦する',
    export: `1局または自分の全対局をファイルに: ${formats.join('、')}`,
    help: 'このヘルプ',
  }),
  GUEST_HELP: ['ssh HOST でロビーへ、ssh CODE@HOST でコードを送ってくれた人のところへ。', 'ssh -T HOST なら1行ずつの対局。'],
  GUEST_TEXTS: {
    ended: 'サーバーが終了しました。指した手は保存されています。しばらくしてからまたお越しください。',
    broken: 'プログラムの不具合で接続が終了しました。指した手は保存されています。もう一度接続してください。',
    wait: '空きができ次第、入場します。Ctrl-Cで中止します。',
    banned: 'このサーバーへの入場は禁止されています。',
    deleted: 'あなたの名前と設定はこのサーバーから削除されました。対局は名前なしで残ります。',
    noName: 'この鍵にはまだ名前がありません。コマンドを付けずに接続し、名前を選んでください。',
    guest: '鍵なしで接続しているため、ここにあなたのものはありません。',
  },
  noGuestWordText: (found, words) =>
    `${quoted(found)}というコマンドはありません。コマンド: ${words.join('、')}。${didYouMeanText(found, words)}`,
  guestUsage: (line) => `使い方: ${line}`,
  noGameOfCodeText: (code) => `見ることのできる対局${quoted(code)}はありません。ssh HOST games で対局の一覧を表示します。`,
  nothingOfCodeText: (code) => `挑戦にも対局にも${quoted(code)}はありません。コードをもう一度確かめてください。`,

  // News
  VISIT_TEXTS: {
    'keys-dropped': '一度に多くのキーが押されたため、一部を無視しました。',
    idle: '操作がないため、あと5分で切断します。続けるには何かキーを押してください。',
  },
  elsewhereText: (text) => `あなたの対局: ${text}`,
};
