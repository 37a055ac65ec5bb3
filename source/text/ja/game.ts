import { COLORS, opposite } from '../../rules/core/color.ts';
import { byKind } from '../by-code.ts';
import { programText } from '../foreign-text.ts';
import type { Texts } from '../texts.ts';
import { shortTimeText, timeText } from '../units.ts';
import { countText, nameInText, orList, personsPiece, quoted, sideName, spelling, standingText } from './words.ts';

/** `30秒`, `10分`, `1時間30分`. */
function durationText(timeMs: number): string {
  const all = Math.ceil(timeMs / 1000);
  const parts = [
    [Math.floor(all / 3600), '時間'],
    [Math.floor(all / 60) % 60, '分'],
    [all % 60, '秒'],
  ] as const;
  const told = parts.filter(([count]) => count > 0);
  return told.map(([count, unit]) => countText(count, unit)).join('') || '0秒';
}

const LEVELS = [
  'はじめての対局',
  '駒の動きは覚えた',
  'タダの駒は取る',
  '狙いが見える',
  '攻めが見える',
  '悪手をとがめる',
  '強い',
  '手ごわい',
  'とても手ごわい',
  '最強',
];

function effectText(taken: string | undefined, promoted: string | undefined): string {
  if (taken === undefined) return promoted === undefined ? '' : `${promoted}に成りました。`;
  return promoted === undefined ? `${taken}を取りました。` : `${taken}を取り、${promoted}に成りました。`;
}

export const game: Texts['game'] = {
  // Outcome
  endingText({ reason, winner, points }) {
    const loser = winner && sideName(opposite(winner));
    const by = loser ? `${loser}の` : '';
    const result = winner ? `${sideName(winner)}の勝ち` : '引き分け';
    const count = points && (winner === 'white' ? [points.white, points.black] : [points.black, points.white]);
    return {
      checkmate: `詰みにより${result}`,
      resignation: `${by}投了により${result}`,
      repetition: `千日手により${result}`,
      agreement: `合意により${result}`,
      'no legal moves': loser ? `${loser}に指す手がなく${result}` : `指す手がなく${result}`,
      try: `トライにより${result}`,
      'perpetual check': `${by}連続王手の千日手により${result}`,
      'illegal move': `${by}反則により${result}`,
      time: `${by}時間切れにより${result}`,
      impasse: count ? `持将棋により${result}（${count.join('点対')}点）` : `持将棋により${result}`,
      abandonment: loser ? `${loser}の対局放棄により${result}` : `対局の打ち切りにより${result}`,
      'move limit': `最大手数により${result}`,
    }[reason];
  },
  playedText: ({ ply, color, text }) => `${ply}手目 ${sideName(color)} ${text}`,
  offerText({ kind, by }) {
    const offered = { draw: '引き分けを提案', impasse: '持将棋の点数勝負を提案', 'take-back': '待ったを希望' }[kind];
    return `${sideName(by)}が${offered}: ${sideName(opposite(by))}は「承諾」で応じ、指せば辞退になります。`;
  },
  changeText: byKind({
    undone: ({ move, answer }, tell = game.playedText) =>
      move ? `待った: ${tell(move)}${answer ? ` と ${tell(answer)}` : ''} を取り消しました` : '終局を取り消しました。対局を続けます。',
    noted: ({ note }) => (note === '' ? 'コメントを削除しました。' : `コメントを付けました: ${note}`),
    saved: ({ name }) => `${name} として保存しました。`,
  }),
  notSavedAs: (why) => `保存: ${why}`,
  savedUnderOldName: (why) => `保存: ${why}。対局は元の名前で保存されています。`,
  notSavedText: (why) => `【未保存】${why}`,
  unsavedSoFar: (unsaved) => `${unsaved}。対局は続けられます。可能になりしだい保存します。`,
  IMPOSSIBLE: {
    'game-over': '対局は終わっています',
    'no-offer': '承諾: 提案は出ていません。「引き分け」で引き分けを提案できます。',
    'offered-already': '提案が出ています。「承諾」で応じるか、指して辞退してください。',
    'no-impasse': '持将棋: 双方の玉が敵陣に入っている必要があります。',
    'no-impasse-rule': '持将棋: このゲームには持将棋の規定がありません。',
    'nothing-to-undo': '待った: まだ1手も指されていません。',
    'nothing-to-redo': 'やり直し: 取り消された手はありません。',
    'no-name': '保存: 名前がありません。「保存 名人戦」のように入力してください。',
    'no-note': 'メモ: ここにコメントはありません。「メモ 文章」で付けられます。',
    'not-your-turn': '相手の手番です。手番が来てからもう一度Enterを押すか、「待った」で自分の手を戻してください。',
    declined: 'コンピュータは辞退し、対局を続けます。',
    taken: '【未保存】別の komadai がこの対局を引き継ぎました。',
  },

  // Clock
  TIME_CONTROL_FORM: '「持ち時間+秒読み+加算」（秒単位。持ち時間か秒読みは必須。例: 600、600+30、600+0+5、10m+30s）',
  clockFaultText: (typed) => `${quoted(typed)}は持ち時間として読めません。書き方: ${game.TIME_CONTROL_FORM}`,
  readingText: ({ mainMs, byoyomiMs, inByoyomi }) => (inByoyomi ? `秒 ${timeText(byoyomiMs)}` : timeText(mainMs)),
  /** The same in at most six columns: `秒0:29`, long ones without seconds, `秒12分`, `1h02`. */
  shortReadingText({ mainMs, byoyomiMs, inByoyomi }) {
    if (!inByoyomi) return shortTimeText(mainMs);
    const text = shortTimeText(byoyomiMs);
    return text.length <= 4 ? `秒${text}` : `秒${Math.ceil(byoyomiMs / 60_000)}分`;
  },
  timeControlText(control) {
    if (control === undefined) return 'なし';
    const { mainMs, byoyomiMs, incrementMs } = control;
    const byoyomi = `1手${durationText(byoyomiMs)}`;
    return [
      ...(mainMs > 0 ? [durationText(mainMs)] : []),
      ...(byoyomiMs > 0 ? [mainMs > 0 ? `切れたら${byoyomi}` : byoyomi] : []),
      ...(incrementMs > 0 ? [`1手ごとに${durationText(incrementMs)}加算`] : []),
    ].join('、');
  },
  clocksText(clock) {
    const told = COLORS.map((color) => {
      const { mainMs, byoyomiMs, inByoyomi } = clock.reading(color);
      const time = inByoyomi ? `秒読み${timeText(byoyomiMs)}` : timeText(mainMs);
      return `${sideName(color)} ${time}`;
    });
    return `残り時間は${told.join('、')}。`;
  },
  clockCallText: byKind({
    main: ({ color, seconds }) => `${sideName(color)}、残り${seconds}秒です。`,
    byoyomi: ({ color, seconds }) => `${sideName(color)}、秒読み残り${seconds}秒です。`,
    'byoyomi-begins': ({ color, seconds }) => `${sideName(color)}、秒読みに入りました。1手${seconds}秒です。`,
  }),

  // Game told
  GAME_ANSWERS: {
    'not-over': ({ word }) => `${spelling(word)}: 対局はまだ終わっていません。`,
    'not-your-turn': '相手の手番です。今入力した手は、手番が来たら指します。',
    dropped: ({ lines }) => `予約を取り消しました: ${lines.join('、')}`,
    resigns: '投了しますか？',
    'analyse-question': 'この対局を解析しますか？',
    'is-analysed': '対局を解析しています。その間も操作できます。',
    'is-not-analysed': '解析しません。',
    'level-advice': ({ advice: { from, to } }) =>
      to > from
        ? `レベル${from}に3連勝です。レベル${to}はいかがですか。「再対局 ${to}」で始まります。`
        : `レベル${from}に3連敗です。レベル${to}はいかがですか。「再対局 ${to}」で始まります。`,
    'no-level': '再対局: 1から10のレベルを入力するか、何も付けなければ同じ相手です。',
    'no-computer': '再対局: この対局の相手はレベルのあるコンピュータではありません。',
    'not-taken': '引き継ぎ: この対局はほかの komadai で開かれていません。',
  },
  takesBackText: (handover) => `${handover}「引き継ぎ」で取り戻せます。`,
  GAME_ANALYSED: '対局を解析しました。',
  analysisNotKept: (why) => `対局の解析を保存できませんでした: ${why}。`,
  queuedText: (moves, emptiedBy) => `予約した手: ${moves.join('、')}。${emptiedBy}で取り消し。`,
  preMovePlayedText: (move) => `予約した手 ${move} を指しました。`,

  // Game lines
  gameHeadingText: (title, turn) => `${title}。${turn}`,
  controlText: (control) => `持ち時間: ${control}。`,
  MOVES_HELP: {
    hodges: '指し手: ７六歩、３三角成、５五歩打、５八金右。P-7f、Bx3c+、P*5e、G6i-5h とも書けます。',
    words:
      '指し手は読み上げのとおりに入力します: なな ろく ふ、さん さん かく なり、ご ご ふ うつ、ご はち きん、ろく きゅう から。７六歩、P-7f などでもかまいません。',
    romaji:
      '指し手は読み上げのとおりに入力します: nana roku fu、san san kaku nari、go go fu utsu、go hachi kin、roku kyuu kara。７六歩、P-7f などでもかまいません。',
  },
  droppedText: (color, name, to) => `${sideName(color)}: ${to}に${name}を打ちました。`,
  movedText: (color, name, { from, to, taken, promoted }) =>
    `${sideName(color)}: ${from}の${name}が${to}へ。${effectText(taken, promoted)}`,

  // Refusal
  ILLEGAL: {
    'goal-reached': ({ king }) => `敵の${king}が最奥に達し、対局は終わっています。`,
    'no-drops': ({ game }) => `${game}では駒を打てません。`,
    'not-in-hand': ({ piece }) => `持駒に${piece}がありません。`,
    'promoted-drop': '駒を成った状態で打つことはできません。',
    occupied: ({ by, mover: { reader } }) => `${by.square}には${personsPiece(by.name, by.color, reader)}があります。`,
    nifu: ({ pawn, file, pawns, most }) => {
      const rule = most === 1 ? '二歩です' : `${pawn}は同じ筋に${most}枚までです`;
      const found = pawns.length === 1 ? `${pawn}が` : `${pawn}が${pawns.length}枚`;
      return `${rule}。${file}筋にはすでに${found}あります（${pawns.join('、')}）。`;
    },
    'dead-drop': ({ piece, square }) => `${square}に打った${piece}は動けなくなります（行き所のない駒）。`,
    'pawn-drop-mate': ({ pawn, game }) =>
      `${pawn === '歩' ? '打ち歩詰めは反則です。' : ''}${game}では${pawn}を打って詰ますことはできません。`,
    'no-piece': ({ piece, mover: { color, reader } }) => `盤上に${personsPiece(piece, color, reader)}がありません。`,
    'wrong-origin'({ piece, from: { kind, name }, squares, mover: { color, reader } }) {
      const origin = { file: `${name}筋`, rank: `${name}段`, square: name }[kind];
      return `${origin}に${personsPiece(piece, color, reader)}はありません。${piece}: ${squares.join('、')}。`;
    },
    'not-your-piece': ({ square, mover: { color, reader } }) => `${square}に${personsPiece('駒', color, reader)}はありません。`,
    'no-recapture': ({ square }) => `${square}の駒を取れる駒がありません。`,
    unreachable: ({ piece, to, squares }) =>
      squares.length === 1
        ? `${squares[0]}の${piece}は${to}へ動けません。`
        : `${to}へ動ける${piece}がありません。${piece}: ${squares.join('、')}。`,
    blocked: ({ by, mover: { reader } }) => `途中の${by.square}に${personsPiece(by.name, by.color, reader)}があります。`,
    'nothing-to-capture': ({ square }) => `${square}に取る駒がありません。`,
    'king-attacked': ({ square, attacker }) => `${square}には${standingText(attacker.name, attacker.square)}が利いています。`,
    'king-exposed': ({ king, attacker, mover: { color, reader } }) =>
      `${personsPiece(king, color, reader)}に${standingText(attacker.name, attacker.square)}の王手がかかります。`,
    'in-check'({ king, checkers, blocks }) {
      const [checker, ...others] = checkers;
      const names = checkers.map(({ name, square }) => standingText(name, square));
      const between = `${blocks.join('から')}に合駒を`;
      // A way out of check, before `か` and before `ください`.
      const answers = [
        [`${king}を逃がす`, `${king}を逃がして`],
        ...(checker && others.length === 0 ? [[`${checker.name}を取る`, `${checker.name}を取って`]] : []),
        ...(blocks.length > 0 ? [[`${between}する`, `${between}して`]] : []),
      ];
      const choices = answers.map(([plain, asked], at) => (at < answers.length - 1 ? `${plain}か、` : `${asked}ください。`));
      return `${names.join('と')}の王手がかかっています。${choices.join('')}`;
    },
    'must-promote': ({ reason, game, piece, rank }) =>
      reason === 'mandatory' ? `${game}では必ず成らなければなりません。` : `${rank}段では${piece}は必ず成ります。`,
    'dead-move': ({ piece, square }) => `${square}の${piece}は動けなくなります（行き所のない駒）。`,
    'full-file': ({ pawn, file }) => `${file}筋にはこれ以上${pawn}を置けません。`,
    'outside-zone': ({ to }) => `${to}は敵陣の外です。`,
    'cannot-promote': ({ piece, isPromoted }) => (isPromoted ? `${piece}はすでに成っています。` : `${piece}は成れません。`),
  },
  UNPLAYED: {
    ambiguous: (shown, moves) => `${shown} は1手に決まりません: ${orList(moves)}？`,
    choice: (shown, moves) => `${shown}: ${orList(moves)}`,
    illegal: (shown, reason, meant) => `${shown ? `${shown}: ` : ''}${reason}${meant ? `「${meant}」のことですか？` : ''}`,
  },
  UNREAD: {
    empty: '指し手が入力されていません。',
    'unknown-piece': ({ shown, piece, game, pieces }) => `${shown}: ${game}に ${piece} という駒はありません。駒: ${pieces.join('、')}。`,
    'not-a-square': ({ shown, square, meant, last }) =>
      `${shown}: ${square} というマスはありません。${meant ? `筋を先に書きます: ${meant}。` : `マスは1aから${last}までです。`}`,
    'no-last-move': ({ shown }) => `${shown}: 取り返す直前の手がありません。`,
    'move-number': ({ shown, expected }) => `${shown}: 次は${expected}手目です。`,
    'wrong-side': ({ shown, turn }) => `${shown}: ${sideName(turn)}の手番です。`,
  },
  otherFaceText: (word, own) =>
    own === 'lines' ? `${spelling(word)}: 画面がないと使えません。` : `${spelling(word)}: 画面のあるときは使えません。`,

  // Players
  engineFailedText({ color, error, hasLost = false }, reason) {
    const fault = `${reason}。`;
    if (hasLost) return fault;
    const side = sideName(color);
    if (error.failure === 'not-started') return `${fault}対局は保存されています。ここからは${side}もあなたが指します。`;
    return `${fault}対局は保存されています。再開するとエンジンを起動し直します。このまま${side}を自分で指すこともできます。`;
  },
  engineStartsText: (name) => `エンジン${quoted(name)}を起動しています..`,
  engineStartedText: ({ color, name }) => `${sideName(color)}は${programText(name)}です。`,
  lackText: ({ kind, variant }, fault) =>
    kind === 'no-net'
      ? `${nameInText(variant)}の評価関数ファイルを使えません（${fault}）。コンピュータは評価関数ファイルなしで指すため、弱くなります。`
      : `${nameInText(variant)}の定跡ファイルを使えません（${fault}）。コンピュータは定跡なしで指します。`,
  unseatedText: ({ color, command }, game) =>
    command === undefined
      ? 'サーバーではコンピュータ同士の対局はできません。両方の側をあなたが指します。'
      : `${sideName(color)}はプログラム「${programText(command)}」ですが、ここで起動したことがないため起動していません。信頼できるなら: komadai resume ${game} --start-engine`,
  tossedText: (pawns, name, color) => `振り駒の結果は${pawns}、${name}が${sideName(color)}です。`,
  levelText: (level) => `${level} ${LEVELS[level - 1] ?? ''}`.trimEnd(),
  computerName: (level) => `コンピュータ レベル${level}`,
  GUEST: 'ゲスト',
};

export const { endingText, notSavedText, playedText } = game;
