import { printable } from '../../clean/clean-text.ts';
import type { EngineScore } from '../../engine/engine.ts';
import { type Color, opposite } from '../../rules/core/color.ts';
import type { FullFile, PlacesTold, TargetTold } from '../en/board.ts';
import type { Texts } from '../texts.ts';
import { reasonName } from './records.ts';
import {
  countPieces,
  handicapName,
  handicapText,
  joinWords,
  lastRanks,
  nameInSentence,
  ordinal,
  personsPiece,
  possessive,
  quoted,
  sideName,
  spelling,
  standingText,
} from './words.ts';

/** `味方の成っていない歩がすでにある筋`, `味方の燕がすでに2枚ある筋`. */
function fullFileText({ pawn, pawnsPerFile, reverts }: FullFile): string {
  const own = nameInSentence(pawn);
  const name = reverts ? own : `成っていない${own}`;
  const count = pawnsPerFile === 1 ? '' : `${pawnsPerFile}枚`;
  return `味方の${name}がすでに${count}ある筋`;
}

function faceText({ name, squares, inHand }: PlacesTold): string {
  if (squares.length + (inHand ?? 0) === 0) return `${name}: なし`;
  const onBoard = squares.length > 0 ? squares.join('、') : '盤上なし';
  const held = inHand ? `持駒${inHand}枚` : '持駒なし';
  return `${name}: ${onBoard}${inHand === undefined ? '' : `、${held}`}`;
}

const WAYS = {
  up: '上',
  'up right': '右上',
  right: '右',
  'down right': '右下',
  down: '下',
  'down left': '左下',
  left: '左',
  'up left': '左上',
};

/** `５五の銀（浮き駒、５六の歩で）、３四の歩（ひも付き、３八の飛車で）` */
function targetsText(targets: readonly TargetTold[]): string {
  const sentences = targets.map(
    ({ target, takers, isDefended }) => `${target}（${isDefended ? 'ひも付き' : '浮き駒'}、${takers.join('か')}で）`,
  );
  return sentences.join('、');
}

/** Royal pieces by their names in Latin letters. */
const ROYALS: Readonly<Record<string, string>> = { ōshō: '王将', gyokushō: '玉将' };

const PROMOTES = { mandatory: '必ず成ります', optional: '成ることができます' };

/** `香と歩` */
function namesText(wholeNames: readonly string[]): string {
  return joinWords(wholeNames.map(nameInSentence), 'と');
}

const REPETITION_RESULTS = {
  draw: '引き分けです',
  'black-loses': '先手の負けです',
  'white-loses': '後手の負けです',
  'repeater-loses': 'その局面にした側の負けです',
  'repeater-wins': 'その局面にした側の勝ちです',
};

/** The sources of the rules and of the house decisions, by their English text. */
const SOURCES: Readonly<Record<string, string>> = {
  'Madoka Kitao and Maiko Fujita, Dobutsu shogi, 2008: doubutsushogi.jp':
    '北尾まどか・藤田麻衣子「どうぶつしょうぎ」2008年: doubutsushogi.jp',
  'The third repetition draws, as the authors say; Fairy-Stockfish waits for the fourth':
    '同一局面3回で引き分け: 作者による。Fairy-Stockfish は4回目',
  'House: a move that lets the lion be taken is refused, as in shogi, where the authors let it happen and the game be lost; kanji for the pictures of the animals':
    '独自ルール: ライオンを取られる手は、将棋と同じく指せない（作者の規則では、指せて負けになる）。動物の絵の代わりの漢字',
  'Vladimír Pribylinec, EuroShogi, 2000 and later; all else as in shogi':
    'Vladimír Pribylinec「EuroShogi」2000年以降。そのほかは将棋と同じ',
  'House: the kanji; the author prints signs on cubes': '独自ルール: 漢字表記（作者は立方体の駒に記号を記す）',
  'Madoka Kitao, Gorogoro dobutsu shogi, 2012; all else as in shogi': '北尾まどか「ごろごろどうぶつしょうぎ」2012年。そのほかは将棋と同じ',
  'Paul Judkins, before April 1998; all else as in shogi': 'Paul Judkins、1998年4月以前。そのほかは将棋と同じ',
  'Shigenobu Kusumoto, Gogo shogi (five by five), about 1970': '楠本茂信「5五将棋」1970年ごろ',
  'The loss of Black at the fourth repetition: rules of the minishogi tournaments of the University of Electro-Communications, and Fairy-Stockfish':
    '同一局面4回で先手の負け: 電気通信大学の5五将棋大会の規定と Fairy-Stockfish',
  'Cyril Veltin, Ogi, rules of 2023-24; everything not named there is as in shogi':
    'Cyril Veltin「Ōgi」2023-24年の規則。そこにないことは将棋と同じ',
  'House: the handicaps, the impasse points and the threshold': '独自ルール: 駒落ち、持将棋の点数と基準点',
  'Rules of shogi as played under the Japan Shogi Association': '日本将棋連盟の対局で行われている将棋のルール',
  'Toyota Genryu, published under the name of Ohashi Soei, 1799; printed in 1828 and 1833':
    '豊田玄流（大橋宗英の名で1799年に刊行、1828年と1833年に重版）',
  'The third repetition loses for the side that brings it about, or for the side that gave the checks: rules of the game as played in Japan. Fairy-Stockfish waits for the fourth':
    '同一局面3回で、千日手にした側、または王手を続けた側の負け: 日本で行われている規則。Fairy-Stockfish は4回目',
  'House: the labels of the two quails': '独自ルール: 左右の鶉の表記',
  'R. Wayne Schmittberger, Whale shogi, 1981': 'R. Wayne Schmittberger「Whale shogi」1981年',
  'R. Wayne Schmittberger on chessvariants.com, 20 September 2004: a dolphin that returns needs room on its new file, and a captured killer whale stays one':
    'R. Wayne Schmittberger、chessvariants.com、2004年9月20日: 海豚が戻るには戻る先の筋に空きが必要。取られた鯱は鯱のまま',
  'House: the kanji (the author has letters); repetition as in shogi; a returning dolphin gives check even where its file has no room':
    '独自ルール: 漢字表記（作者は英字）。千日手は将棋と同じ。戻る先の筋に空きがなくても、海豚は王手をかけている',
  'Fairy-Stockfish has no game of this name': 'Fairy-Stockfish にこの名のゲームはない',
  'Christian Freeling, Yari shogi, 1981': 'Christian Freeling「Yari shogi」1981年',
  'House: labels of one kanji, the treatment of removed pieces in an impasse':
    '独自ルール: 漢字1字の表記、駒落ちの持将棋での落とした駒の扱い',
  'House: forced promotion, on which the source has two sentences that differ on rook and knight. Taken is the one by which only a piece must promote that could never move again: a yari rook on the last rank still slides sideways, and a yari knight on the rank before it still slides a square':
    '独自ルール: 成りの強制。典拠には、香飛と香桂について食い違う2つの文がある。ここでは、二度と動けなくなる駒だけが必ず成るとする文に従う。香飛は一番奥の段でも横に動け、香桂はその手前の段でもまだ1マス動ける',
};

/** The end of a clause about steps and slides. */
const MOVES = '動けます';

function scoreText(score: EngineScore, turn: Color): string {
  if (score.kind === 'mate') {
    return score.plies > 0 ? `${score.plies}手詰` : `あと${-score.plies}手で詰まされる`;
  }
  const pawns = (Math.abs(score.centipawns) / 100).toFixed(1);
  if (pawns === '0.0') return pawns;
  return `${sideName(score.centipawns > 0 ? turn : opposite(turn))}+${pawns}`;
}

export const board: Texts['board'] = {
  // Board
  handLineText: (mark, pieces) => `${mark} 持駒 ${pieces}`,
  BOARD_ANSWERS: {
    kept: ({ name, value }) => `${spelling(name)} を ${value} にしました。以後のすべての対局で有効です。`,
    turned: ({ bottom }) => `${sideName(bottom)}を手前にしました。`,
    'no-value': ({ name, values }) => `${spelling(name)}: ${values.join('、')} のどれかを指定してください。`,
    'no-such-place': ({ word }) => `${spelling(word)}: 画面がないと使えません。`,
  },
  NO_LAST_MOVE: '最終手: まだ1手も指されていません。',

  // Cursor and hands
  onSquare(square, piece, person) {
    if (piece === undefined) return `${square}: 空きマス。`;
    return `${square}: ${personsPiece(piece.name, piece.color, person)}。`;
  },
  inHand(owner, person, count, { name }) {
    const whose = owner === person ? '自分の' : possessive(owner);
    return `${whose}持駒: ${countPieces(count, name)}。`;
  },
  noCursorText(example) {
    const typed = example === undefined ? '' : `「${example}」のように指し手を入力してEnter。`;
    return `${typed}矢印キーでカーソルが出ます。`;
  },
  ENTER_TEXTS: {
    'pick-up': 'Enterで持ち上げます。',
    'put-back': 'Enterで元に戻します。',
    move: (name) => `Enterで${name}をここへ動かします。`,
    capture: (name) => `Enterで${name}がこの駒を取ります。`,
    drop: (name) => `Enterで${name}をここに打ちます。`,
    refused: (name) => `${name}はそこへ行けません。`,
  },
  STUCK_TEXTS: {
    empty: 'ここに駒はありません。先に自分の駒へ移ってください。',
    'not-yours': '自分の駒ではありません。先に自分の駒を選んでください。',
    stuck: 'この駒は今は動けません。',
    'in-check': 'この駒を動かしても王手を防げません。',
  },
  sideInHandText: (color, pieces) => `${sideName(color)}の持駒: ${pieces}。`,
  heldPiecesText: (held) => held.map(({ name, count }) => countPieces(count, name)).join('、') || 'なし',
  IN_HAND: '持駒 ',

  // Piece page
  IN_THE_GAME: 'このゲームでは',
  itMovesText: (moves) => `${moves}。`,
  setNameText(names, narrow) {
    const label = narrow.length > 0 ? `狭い盤では${narrow.join('または')}。` : '';
    return `駒の表記: ${names.map(({ kanji, romaji }) => kanji || romaji).join('または')}。${label}`;
  },
  FACTS: {
    captive: (letters, name) => `取られると${name}（${letters}）として持駒になります。`,
    royal: '詰まされると負けです。',
    goal: (ranks) => `${lastRanks(ranks)}に入れた側の勝ちです。`,
    points: (points) => `持将棋では${points}点です。`,
    stays: '成れません。',
    noMoveTo: (ranks) => `${lastRanks(ranks)}には進めません。`,
    promoted: (letters, name) => `成駒は${name}（+${letters}）です。`,
    reverts: '敵陣に入る手、敵陣から動く手のたびに裏返り、成と不成が入れ替わります。',
    mustPromote: '成れるときは必ず成ります。',
    mustPromoteOn: (ranks) => `${lastRanks(ranks)}では必ず成ります。`,
    noDeadMove: '行き所のなくなるマスには進めません。',
    notDropped: '打てません。',
    neverInHand: '持駒になることはありません。',
    noDropOn: (ranks) => `${lastRanks(ranks)}には打てません。`,
    noDropOnFile: (file) => `${fullFileText(file)}には打てません。`,
    noDeadDrop: '行き所のないマスには打てません。',
    anyDrop: '空いているマスならどこにでも打てます。',
    dropMate: {
      illegal: '打って王手はできますが、打って詰ますことはできません（打ち歩詰め）。',
      legal: '打って詰ますこともできます。',
    },
  },
  diagramKeyText(step, slide, { leapsOn, isShort }) {
    const way = `${leapsOn ? '続けて' : ''}動ける方向`;
    const most = isShort ? `、数字はその数のマスまで${way}` : '';
    return `${step} は動けるマス、${slide} はほかの駒に当たるまで${way}${most}`;
  },

  // What stands where
  placesText(faces, other) {
    const line = faces.map(faceText).join('。');
    return other === undefined ? line : possessive(other) + line;
  },
  allPlacesText(color, count, standing, hand) {
    const sentences = standing.map(({ name, squares }) => `${name} ${squares.join('、')}`);
    return `${sideName(color)}、${count}枚: ${[...sentences, `持駒 ${hand}`].join('。')}。`;
  },
  reachersText(color, role, reachers) {
    const title = `${possessive(color)}${role === 'attacker' ? '攻め駒' : '受け駒'}`;
    if (reachers.length === 0) return `${title}はありません。`;
    return `${title}${reachers.length}枚: ${reachers.join('、')}。`;
  },
  reacherText(standing, held) {
    if (held === undefined) return standing;
    return `${standing}（${held === 'king' ? '王手になるので動けない' : '動くと王手になる'}）`;
  },
  rayText(way, length, standing) {
    const sentences = standing.map(({ piece, distance }) => `${distance}マス先に${piece}`);
    if (length === 0) sentences.push('盤の端');
    else if (sentences.length === 0) sentences.push(`端まで${length}マス、駒なし`);
    return `${WAYS[way]}: ${sentences.join('、')}。`;
  },
  canTakeText: (color, targets) =>
    targets.length === 0 ? `${sideName(color)}が取れる駒はありません。` : `${sideName(color)}が取れる駒: ${targetsText(targets)}。`,
  threatensText: (color, targets) =>
    targets.length === 0 ? `${sideName(color)}が狙っている駒はありません。` : `${sideName(color)}が狙っている駒: ${targetsText(targets)}。`,
  threatensMateText: (color, moves) => `${possessive(color)}詰めろ: ${moves}。`,
  squareWanted(word, first, last, middle) {
    const own = spelling(word);
    return `${own}: ${first}から${last}までのマスを指定してください。例:「${own} ${middle}」。`;
  },
  WANTED: {
    where: (letters) => `どこ: マスか駒を指定してください。駒: ${letters}。`,
    pieces: (letters) => `駒: 先手、後手、または駒を指定してください（なければすべて）。駒: ${letters}。`,
    file: (files) => `筋: 1から${files}までの筋を指定してください。例:「筋 5」。`,
    rank: (first, last, middle) => `段: ${first}から${last}までの段を指定してください。例:「段 ${middle}」。`,
  },
  NOTHING_CHANGED: '変化: まだ1手も指されていません。',
  fileText: (file, standing) => `${file}筋: ${standing.join('、') || '駒なし'}`,
  rankText: (rank, standing) => `${rank}段: ${standing.join('、') || '駒なし'}`,
  onSquareText: (square, piece) => `${square}: ${piece ?? '空きマス'}。`,

  // Rules page
  RULES_TITLES: {
    board: '盤と目的',
    pieces: '駒',
    promotion: '成り',
    drops: '持駒を打つ',
    end: '終局',
    impasse: '持将棋',
    handicaps: '駒落ち',
    hints: '初心者へのヒント',
    sources: '典拠',
  },
  rulesTitle: (name, kanji) => (/[\u3040-\u9fff]/.test(name) ? name : `${name} ${kanji}`.trim()),
  boardText: ({ files, ranks, handicaps }, pieces) =>
    `盤は${files}筋${ranks}段です。先手から見て、筋は右から1、2、3、段は上から一、二、三（a、b、c）と呼びます。駒は双方${pieces}枚ずつです。先手から指します${handicaps.length > 0 ? '（駒落ちでは後手側の上手から）' : ''}。`,
  TURNS: {
    legal:
      '双方が交互に、盤上の駒を動かすか、持駒を1枚打ちます。パスはできません。相手の駒のあるマスへ動かすとその駒を取り、自分の持駒にします。',
    illegal: '双方が交互に駒を動かします。パスはできません。相手の駒のあるマスへ動かすとその駒を取ります。取られた駒は盤に戻りません。',
  },
  aimText(royal, { goalRanks, noMoves }) {
    const ways = [
      ...(goalRanks ? [`自分の${nameInSentence(royal)}を${lastRanks(goalRanks)}に進めても`] : []),
      ...(noMoves === 'loses' ? ['相手の指せる手をなくしても'] : []),
    ];
    const others = ways.length === 0 ? '' : `${ways.join('、')}勝ちです。`;
    return `相手の${nameInSentence(royal)}を詰ました側の勝ちです。${others}`;
  },
  drawnByFurigoma: (ownPawn) =>
    `平手では振り駒で先後を決めます。一方が${ownPawn ? '' : '将棋の'}歩を5枚振り、裏が多ければ振った側が後手、表が多ければ先手です。続けて指すときは1局ごとに先後を入れ替えます。`,
  pieceLine: (title, moves) => `${title}: ${moves}。`,
  wordsText: ({ slides, leaps, promotes }) =>
    [
      slides ? '「何マスでも」とは、途中に駒がないかぎり、その方向へどこまでもという意味です。' : '',
      leaps ? 'ほかの駒を跳び越えられるのは「跳べます」とある駒だけです。' : 'どの駒も、ほかの駒を跳び越えることはできません。',
      promotes ? '+ の付いたものは、すぐ上の駒の成駒です。' : '',
    ].join(''),
  royalsText: (king, jewel) => `上位者が${ROYALS[king] ?? king}、下位者が${ROYALS[jewel] ?? jewel}を持ちます。動きは同じです。`,
  NO_PROMOTION: '成る駒はありません。',
  promotionText: (zone, promotion) =>
    `敵陣は、指す側から見て${lastRanks(zone)}です。盤上の駒が敵陣に入るとき、敵陣の中で動くとき、敵陣から出るとき、成駒のある駒は${PROMOTES[promotion]}。`,
  lastingText(turning) {
    if (turning === 'all') {
      return '次に同じように動くと元に戻ります。取られた駒は、成っていない駒として持駒になります。';
    }
    const lasting = '成駒は取られるまで成ったままで、取られると元の駒として持駒になります。';
    if (turning.length === 0) return lasting;
    return `${lasting}ただし${namesText(turning)}は例外で、次に同じように動くと元に戻ります。`;
  },
  mustPromoteOnText: (names, ranks) => `${namesText(names)}は、${lastRanks(ranks)}では必ず成ります。`,
  dropsText: (promotesLater) =>
    `自分の手番に、持駒を成っていない状態で空いているマスに打てます。打つのも1手です。${promotesLater ? '敵陣にも打て、次に動くときから成れます。' : ''}`,
  deadDropText: (names, ranks) => `${namesText(names)}は、行き所のない${lastRanks(ranks)}には打てません。`,
  captiveText: (captured, becomes) => `${nameInSentence(captured)}は、取られると${nameInSentence(becomes)}として持駒になります。`,
  pawnFileText(pawn, full) {
    if (full === undefined) return `${pawn}は、味方の${pawn}がすでにある筋にも打てます。`;
    const nifu = full.pawnsPerFile === 1 ? '（二歩）' : '';
    return `${pawn}は、${fullFileText({ ...full, pawn })}には打てません${nifu}。`;
  },
  pawnMateText: (pawn, rule) =>
    rule === 'illegal'
      ? `${pawn}を打って詰ますことはできません${pawn === '歩' ? '（打ち歩詰め）' : ''}。${pawn}を打って王手すること、盤上の${pawn}を進めて詰ますこと、ほかの駒を打って詰ますことはできます。`
      : `${pawn}を打って詰ますこともできます。`,
  ENDS: {
    checkmate: (royal) => `詰み: ${nameInSentence(royal)}に王手がかかり、それを逃れる手がない状態。手番の側の負けです。`,
    goal: (royal, ranks) => `トライ: ${nameInSentence(royal)}を、相手の駒の利いていない${lastRanks(ranks)}のマスに進めた側の勝ちです。`,
    noMoves: { loses: '王手でなくても、指せる手がなければ手番の側の負けです。', draws: '王手でないのに指せる手がなければ、引き分けです。' },
    repetition: ({ times, result }) =>
      `千日手: 盤面、持駒、手番がすべて同じ局面が${ordinal(times)}に現れると、${REPETITION_RESULTS[result]}。`,
    perpetualCheck: ({ result }) => {
      const both = result === 'draw' ? '双方とも王手を続けていたときは引き分けです（独自ルール）。' : '';
      return `連続王手の千日手: その局面が初めて現れてからの手がすべて王手だった側の負けです。${both}`;
    },
    bare: (royal) => `双方とも${nameInSentence(royal)}だけになっても終わりません。千日手になるか、合意で引き分けにするまで続けます。`,
    resignation: '投了（いつでもできます）、または合意による引き分け。',
    illegal: '反則: 反則即負けの対局ではその場で負け、それ以外では指せないだけです。',
  },
  impasseRule(royal, counted, threshold) {
    const counts = counted.map(([names, points]) => `${names.map(nameInSentence).join('、')}は${points}点`);
    const king = nameInSentence(royal);
    return `双方の${king}が敵陣に入ると、一方が持将棋を申し出ることができ、相手は承諾するか、指し続けます。盤上の駒と持駒を、成駒かどうかにかかわらず次の点数で数えます。${counts.join('。')}。${king}は数えません。${threshold}点に満たない側の負けで、双方とも${threshold}点以上なら引き分けです。双方とも満たないときは点数の少ない側の負け、同点なら引き分けです（独自ルール）。`;
  },
  GIVEN_COUNT: '駒落ちでは、落とした駒の点数を上手に加えます（独自ルール）。',
  ABOUT_HANDICAPS:
    '強い側が上手（後手側）となって駒を落とし、先に指します。落とした駒は使いません。どれだけの棋力差でどの手合にするかについて、定説はありません。',
  handicapLine(handicap, kanji, removed) {
    const names = new Set([handicapName(handicap), kanji].filter(Boolean));
    const pieces = removed.map(({ square, name }) => square + name);
    return `${[...names].join(' ')}: ${pieces.join('、')}を除く`;
  },
  DROP_HINT: '持駒を打つ手は、このゲームの半分を占めます。持駒が2枚も3枚も余っていたら、攻めの機会を逃していることが多いものです。',
  pawnInHandHint: (pawn) =>
    `持駒の${nameInSentence(pawn)}は貴重です。いざというときに、合駒にしたり、筋を開けたり、囲いを乱したりできます。`,
  HOUSE_RULE: '「独自ルール」とは、典拠で定まっていない点を komadai が定めたものです。',
  sourceText: (source) => SOURCES[source] ?? source,

  // Screen places
  PLACES: {
    here: {
      settings: '駒文字、テーマ、読み上げはその名前で、すべての設定は komadai settings で変えられます。',
      learn: '講座: いったん「終了」し、komadai learn で入門講座を始めます。',
      menu: 'メニュー: 「終了」で対局は保存されます。komadai play で新しい対局、komadai help でその他の使い方。',
    },
    server: {
      settings: '駒文字、テーマ、読み上げはその名前で、すべての設定は画面で変えられます。',
      learn: '講座: 入門講座は画面にあります。手元のマシンなら komadai learn で始められます。',
    },
  },
  BACK_AT_GAME: '対局に戻りました。',

  // Status
  startTitle(game, start) {
    if (start === 'even') return `${game}、平手`;
    return `${game}、${start === 'given' ? '指定局面' : handicapText(start)}`;
  },
  turnText: (ply, turn) => `${ply === 0 ? '開始局面' : `${ply}手目`} - ${sideName(turn)}番`,
  inCheckText(royal, attackers) {
    const names = attackers.map(({ name, square }) => standingText(name, square));
    return `王手！${joinWords(names, 'と')}が${standingText(royal.name, royal.square)}に利いています。`;
  },
  repetitionWarning({ occurrence, perpetualChecker }, times, winner) {
    const told = `この局面は${ordinal(occurrence)}です`;
    if (perpetualChecker) {
      return `${told}（${times}回で千日手）。連続王手の${sideName(perpetualChecker)}は、手を変えないと負けです。`;
    }
    const result = winner === undefined ? '引き分け' : `${sideName(winner)}の勝ち`;
    return `${told}。${ordinal(times)}で千日手となり、${result}です。`;
  },
  pawnDropMateWarning: (drop) => `${drop} は打ち歩詰めになるため指せません。`,
  impasseText: ({ black, white }, threshold) => `持将棋を申し出られます: 先手${black}点、後手${white}点（${threshold}点以上が必要）。`,

  // Variants
  VARIANT_COLUMNS: ['ID', '名前', '盤', '駒', '出所'],
  checkedVariantText: (place, { id, files, ranks, pieces }, fingerprint) =>
    `${place}: ${id}、${files}x${ranks}、駒${pieces.length}種、ルール ${fingerprint}`,
  randomGamesText(games, ends, { longer, plies }) {
    const counts = ends.map(([reason, count]) => `${reasonName(reason)}${count}局`);
    if (longer > 0) counts.push(`${plies}手を超えたもの${longer}局`);
    return `無作為な${games}局: ${counts.join('、')}`;
  },
  lineCountsText: (perft, ms) => `1手から${perft.length}手までの手順の数: ${perft.join('、')}（計算時間${Math.round(ms)}ミリ秒）`,
  VARIANT_PROSE: {
    yari: {
      about: [
        '槍将棋（Yari shogi）は、Christian Freeling が1981年に考案した槍の将棋です。ほとんどの駒が槍（香）を持ち、道が開いているかぎり前へ走りますが、後ろには戻れません。',
        '成ると槍の向きが変わります。後ろへは走れますが、前へはせいぜい1マスしか進めません。香飛だけは、成ると本当の飛車になります。',
      ],
      hints: [
        '歩は互いにひもが付きません。早いうちに取られ、持駒となって敵の背後に打たれます。',
        '香飛は、はじめは安全な距離を取り、王も香飛から離しておきましょう。',
        '相手が香飛のために端を開けてきたら、同じ筋で応じましょう。',
        '駒を前に出す前に、どう戻るかを考えましょう。成るまでは、まず戻れません。',
      ],
    },
    shogi: {
      about: [
        '将棋は、チェスの仲間にあたる日本の盤上ゲームです。今の形になってから、およそ400年になります。',
        '仲間のゲームとの最大の違いは、取った駒を打てることです。取られた駒は敵方となり、いつでも盤に戻ってきます。盤から駒がなくなっていくことはなく、引き分けはまれです。',
      ],
      hints: [
        '戦いが始まる前に、玉を中央から離し、金銀で囲いましょう。',
        '飛車先の歩は早めに突きましょう。最も強い駒の道が開きます。',
        '「金はとどめに残せ」。持駒の金は、玉のまわりのマスを間近から押さえるので、詰ますのに最も適しています。',
        '「終盤は駒の損得より速度」。終わりに近づくほど、王手や詰めろの価値が上がり、取った駒の価値は下がります。',
      ],
    },
    ogi: {
      about: [
        '王棋は Cyril Veltin が考案したゲームで、ここでは2023年から24年のルールを用います。将棋によく似ていますが、盤は8筋8段で、金の代わりに姫がいます。同じ名前の新しいページには、もっとチェスに近い別のゲームが書かれています。',
        '王と王は同じ筋で、姫と姫はその隣の筋で向かい合います。成るかどうかは選べず、成れる駒は必ず成ります。',
      ],
      legend: 'このゲームには言い伝えがあり、コマヨという妖怪に結び付けられています。あくまで言い伝えで、ゲームそのものは現代のものです。',
      hints: [
        '姫は角と桂を合わせた駒で、桂の跳びは八方に利きます。2枚の駒に同時に当たるマスを探しましょう。',
        '必ず成らなければならないので、銀、桂、香を敵陣に入れる前によく考えましょう。そこでは1マスずつしか進めない駒になります。',
      ],
      handicapNote: '手合割は将棋にならっています（独自ルール）。',
      impasseNote: '駒の点数と必要な点数は独自ルールです。',
    },
    minishogi: {
      about: [
        '5五将棋は、5筋5段の盤に各種の駒を1枚ずつ並べる将棋です。1970年ごろに楠本茂信が考案、または再発見しました。プログラムの大会や愛好会の大会が開かれています。',
        'ルールは将棋と同じです。敵陣は一番奥の段だけで、最初の1手からすべての駒が働き、たいていは30手以内に終わります。',
      ],
      hints: [
        '盤上の駒より持駒に価値があります。打てば敵の玉にすぐ届きます。',
        '先手は先に指せる代わりに、4回目の同一局面を避けなければ負けになります。後手は同じ局面を繰り返して粘れます。',
      ],
    },
    gorogoro: {
      about: [
        'ごろごろ将棋は、どうぶつしょうぎから将棋への橋渡しとして北尾まどかが考案しました。名前は盤の大きさの5と6の語呂合わせです。',
        '駒は王、金、銀、歩だけで、走る駒はありません。二歩や打ち歩詰めも含めてルールは将棋と同じで、敵陣は2段です。',
      ],
      hints: [
        '中央の歩は初手からぶつかっています。取り合う前に、最後に取るのはどちらかを数えましょう。',
        '持駒の金は、詰ますのに最も適した駒です。1枚は終盤まで残しておきましょう。',
      ],
    },
    judkins: {
      about: [
        'ジャドキンス将棋は、ノリッジの Paul Judkins が1998年より前に考案しました。5五将棋に桂を加えた6筋6段のゲームで、敵陣は2段です。',
      ],
      hints: [
        '桂は2手目に敵陣へ跳び込めます。持駒の桂は、ほかの駒では届かない2つのマスに利かせられます。',
        '歩は双方に1枚しかありません。歩がいなくなった筋は、飛車のものです。',
      ],
    },
    tori: {
      about: [
        '禽将棋（とりしょうぎ）は、豊田玄流が1799年に考案したもので、長く師の大橋宗英の作とされてきました。古い将棋のうち、将棋のほかに取った駒を打てる唯一のもので、今も指されています。',
        '盤の中央を16枚の燕が埋め、うち2枚ははじめから向かい合っています。左鶉と右鶉の動きは左右対称です。最も強い駒は、鷹が成った鵰です。',
      ],
      hints: [
        '同じ筋に燕は2枚まで置けますが、3枚は置けません。持駒の3枚目は、筋が空くのを待ちます。',
        '燕が成った鴈は2マス跳ぶだけなので、多くの場所ではあまり働きません。交換の値打ちは燕と同じです。',
        '鷹は、安全に敵陣に入れるまで燕の後ろに置きましょう。鵰になれば勝負を決めます。',
      ],
    },
    euro: {
      about: [
        'ユーロ将棋（EuroShogi）は、Vladimir Pribylinec が立方体の駒を使う自作のゲームをもとに、チェスを指す人のために作った将棋です。盤は8筋8段で、飛車1枚に対して角が2枚あります。',
        '桂は将棋と同じ跳び方のほかに横にも1マス動けるので、奥の段でも行き所がなくなりません。成るかどうかは選べず、成れる駒は必ず成ります。',
      ],
      hints: [
        '2枚の角は隣り合って並び、合わせて盤のすべてのマスを受け持ちます。それぞれの斜めの道を開けましょう。',
        '桂は敵陣に入るとすぐ金になります。そこに金がほしいときだけ跳びましょう。',
      ],
    },
    whale: {
      about: [
        'ホエール将棋は、R. Wayne Schmittberger が1981年に考案した、鯨を駒とするゲームです。禽将棋に近い趣で、盤は6筋6段です。',
        '成る駒は2つだけで、どちらも風変わりです。最も弱い鼠海豚は、取られると最も強い鯱として持駒になります。海豚は一番奥の段に着くと向きを変えて斜め後ろに走れるようになり、戻ると元の海豚になります。',
      ],
      hints: [
        '鼠海豚は、最も強い駒のつもりで守りましょう。取った側にとっては、そのとおりになります。',
        '同じ筋に海豚は2枚まで置けますが、3枚は置けません。',
        '一番奥の段に着いた海豚は、2本の斜めの道で背後から攻めます。',
      ],
    },
    dobutsu: {
      about: [
        'どうぶつしょうぎは、小さな子どもでも始められるようにと、女流棋士の北尾まどかが2008年に考案し、藤田麻衣子が絵を描きました。海外では Catch the Lion の名でも売られています。',
        'どの動物も1マスずつ動きます。ライオンが一番奥の段に入り、そこで取られなければ勝ちです。ヒヨコはそこでニワトリになります。打ったヒヨコは、一番奥の段でもヒヨコのままです。',
      ],
      hints: [
        '一番奥の段でライオンを取れる動物を数えましょう。いなければ入って勝ちです。',
        'キリンは正面から、ゾウは斜めから攻めるのに向いています。働きの悪いほうを交換しましょう。',
        'コンピュータで完全に解析されていて、双方が最善を尽くせば78手で後手が勝ちます。',
      ],
    },
  },

  // Describe moves
  STRAIGHT: [
    [0b1111, '縦横'],
    [0b0011, '前後'],
    [0b0001, '前'],
    [0b1100, '左右'],
    [0b0100, '左'],
    [0b1000, '右'],
    [0b0010, '後ろ'],
  ],
  DIAGONAL: [
    [0b11110000, '斜め'],
    [0b01010000, '斜め前'],
    [0b10100000, '斜め後ろ'],
    [0b00010000, '左斜め前'],
    [0b01000000, '右斜め前'],
    [0b10000000, '左斜め後ろ'],
    [0b00100000, '右斜め後ろ'],
  ],
  ANY_DIRECTION: '縦横斜め',
  KNIGHT: [
    [0b11111111, '縦横どちらかに2マスともう一方に1マス'],
    [0b00001111, '前後に2マスと横に1マス'],
    [0b11110000, '横に2マスと前後に1マス'],
    [0b00000101, '前に2マスと横に1マス'],
    [0b00001010, '後ろに2マスと横に1マス'],
    [0b01010000, '横に2マスと前に1マス'],
    [0b10100000, '横に2マスと後ろに1マス'],
    [0b10010000, '左に2マスと前後に1マス'],
    [0b01100000, '右に2マスと前後に1マス'],
    [0b00000001, '前に2マスと左に1マス'],
    [0b00000100, '前に2マスと右に1マス'],
    [0b00001000, '後ろに2マスと左に1マス'],
    [0b00000010, '後ろに2マスと右に1マス'],
    [0b00010000, '左に2マスと前に1マス'],
    [0b10000000, '左に2マスと後ろに1マス'],
    [0b01000000, '右に2マスと前に1マス'],
    [0b00100000, '右に2マスと後ろに1マス'],
  ],
  slideText(range, directions) {
    const where = joinWords(directions, directions.length === 2 ? 'と' : '、');
    if (range === 1) return `${where}に1マス${MOVES}`;
    return range === 'unlimited' ? `${where}に何マスでも${MOVES}` : `${where}に${range}マスまで${MOVES}`;
  },
  leapText(range, line, knight) {
    const inLine = line === undefined ? [] : [`${joinWords(line, 'か')}に2マス`];
    const where = joinWords([...inLine, ...knight], 'か、');
    if (range === 1) return `${where}の位置へ跳べます`;
    const times = range === 'unlimited' ? '何回でも' : `${range}回まで`;
    return `${where}の位置へ、同じ方向に${times}続けて跳べます`;
  },
  clausesText(clauses) {
    const moves = clauses.filter((clause) => clause.endsWith(MOVES));
    const leaps = clauses.filter((clause) => !clause.endsWith(MOVES));
    const slides = moves.map((clause) => clause.slice(0, -MOVES.length)).join('、');
    const first = moves.length === 0 ? [] : [`${slides}${MOVES}`];
    return [...first, ...leaps].join('。また、');
  },

  // Hints
  howToMove(example, hasMouse) {
    const typed = example === undefined ? [] : [`入力例: ${example} Enter`];
    return [...typed, hasMouse ? '矢印やクリックでも。' : '矢印とEnterでも。', '「?」でヘルプ。'];
  },
  HINT_IS_COMING: 'ヒントを考えています..',
  hintSentence: (first, then, score, turn) => `ヒント: ${first}${then && `、以下 ${then}`}（${scoreText(score, turn)}）`,
  thinkingLabel: (color) => `${sideName(color)}が考慮中`,

  // Edit
  EDIT_TASK:
    '自由に局面を作ります。「銀 ５五」で５五に銀を置き、「７七 ７六」で７七の駒を動かします。「５五」だけならそのマスの駒を言います。' +
    'カーソルのあるマスでEnter（またはクリック）を押すと駒を持ち上げて置きます。空いたマスか同じ駒で2度押すと、できることの一覧が開きます。' +
    '駒だけを入力するとカーソルのマスに置きます。マスを省いた言葉もカーソルのマスに働きます。',
  EDIT_TITLE: '局面編集',
  editHeading: (game) => `${game}: 局面編集`,
  EDIT_ANSWERS: {
    cleared: '盤と持駒を空にしました。',
    started: '初期局面です。',
    undone: '取り消しました。',
    redone: 'やり直しました。',
    'no-undo': '取り消せる変更はありません。',
    'no-redo': '取り消された変更はありません。',
    'which-square': 'どのマスですか？「５五」のように続けて入力するか、矢印キーで選んでください。',
    'empty-square': 'そのマスに駒はありません。',
    'no-other-face': 'この駒は成れません。',
    'royal-in-hand': 'この駒は持駒にできません。',
    'which-hand': '先後、駒、枚数を入力してください。例:「持駒 先手 歩 3」。',
    'hand-full': '持駒は1種類99枚までです。',
    'no-handicap': '初期局面: その手合割はありません。',
    'no-moves': '手番の側に指せる手がないので、対局を始められません。',
    'no-level': '対局: レベルは1から10です。省くと2人の対局です。',
    'no-target': '詰将棋になりません。手番でない側に詰ます玉がありません。',
    'which-file': '保存: 詰将棋のファイルの名前を入力してください。',
    'saves-no-mate': '王手の連続による詰みがないので（証明済み）、詰将棋として保存しませんでした。',
    'saves-unproved': '時間内に詰みも不詰も証明できませんでした。それでも保存しますか？',
    'save-stopped': '詰みの探索が中止されたので、保存しませんでした。',
    'leaves-edited': '局面は保存されていません。それでも終了しますか？',
    rest: ({ color, count }) => (count === 0 ? '足りない駒はありません。' : `${count}枚を${possessive(color)}持駒に加えました。`),
    saved({ path, plies }) {
      const mate = plies === undefined ? '' : `${plies}手詰。`;
      return `${mate}${printable(path)} に追加しました。komadai tsume で解けます。`;
    },
  },
  sideToMoveText: (color) => `${sideName(color)}番`,
  removedText: (piece) => `${piece}を取り除きました。`,
  pickedText: (piece) => `${piece}を持ち上げました。Enterで置きます。`,
  notReadText: (line, piece, square) =>
    `${quoted(line)}は駒でもマスでもありません。例:「${piece} ${square}」「${piece} ${square} 後手」。言葉は「ヘルプ」で。`,
  problemNotSavedText: (fault) => `保存: ${fault}`,
  kinglessText: (color, royal) => `${sideName(color)}に${royal}がありません`,
  tooManyText: (pieces, most) => `${pieces}は多すぎます（全部で${most}枚）`,
  missingPiecesText: (pieces) => `足りない駒: ${pieces}`,
  SET_IS_WHOLE: '足りない駒はありません。',
  POSITION_IS_RIGHT: '誤りはありません。',
  SQUARE_CHOICES: {
    remove: '取り除く',
    face: '裏返す',
    swap: '相手側の駒にする',
    toHand: (color) => `${possessive(color)}持駒にする`,
  },
  HANDS_TEXTS: { title: '持駒と手番', turn: '手番', done: '終わり' },
};
