import type { RepetitionRule, Variant } from '../../rules/core/variant.ts';
import type { FullFile } from '../en/piece-page.ts';
import type { Counted, MovesTold, RemovedPiece, RulesBoard } from '../en/rules-page.ts';
import { joinWords } from './join-words.ts';
import { handicapName, nameInSentence } from './names.ts';
import { ordinal } from './ordinal.ts';
import { lastRanks } from './phrases.ts';
import { fullFileText } from './piece-page.ts';

export const RULES_TITLES = {
  board: '盤と目的',
  pieces: '駒',
  promotion: '成り',
  drops: '持駒を打つ',
  end: '終局',
  impasse: '持将棋',
  handicaps: '駒落ち',
  hints: '初心者へのヒント',
  sources: '典拠',
} as const;

/** `槍将棋`. @param kanji for a name in Latin letters; '' where it cannot be shown */
export function rulesTitle(name: string, kanji: string): string {
  return /[\u3040-\u9fff]/.test(name) ? name : `${name} ${kanji}`.trim();
}

export function boardText({ files, ranks, pieces, hasHandicaps }: RulesBoard): string {
  return `盤は${files}筋${ranks}段です。先手から見て、筋は右から1、2、3、段は上から一、二、三（a、b、c）と呼びます。駒は双方${pieces}枚ずつです。先手から指します${hasHandicaps ? '（駒落ちでは後手側の上手から）' : ''}。`;
}

export const TURNS = {
  legal:
    '双方が交互に、盤上の駒を動かすか、持駒を1枚打ちます。パスはできません。相手の駒のあるマスへ動かすとその駒を取り、自分の持駒にします。',
  illegal:
    '双方が交互に駒を動かします。パスはできません。相手の駒のあるマスへ動かすとその駒を取ります。取られた駒は盤に戻りません。',
} as const satisfies Readonly<Record<Variant['drops'], string>>;

export function aimText(
  royal: string,
  goalRanks: number | undefined,
  isStalemateWin: boolean,
): string {
  const ways = [
    ...(goalRanks ? [`自分の${nameInSentence(royal)}を${lastRanks(goalRanks)}に進めても`] : []),
    ...(isStalemateWin ? ['相手の指せる手をなくしても'] : []),
  ];
  const others = ways.length === 0 ? '' : `${ways.join('、')}勝ちです。`;
  return `相手の${nameInSentence(royal)}を詰ました側の勝ちです。${others}`;
}

export function drawnByFurigoma(isOwnSet: boolean): string {
  return `平手では振り駒で先後を決めます。一方が${isOwnSet ? '' : '将棋の'}歩を5枚振り、裏が多ければ振った側が後手、表が多ければ先手です。続けて指すときは1局ごとに先後を入れ替えます。`;
}

export function pieceLine(title: string, moves: string): string {
  return `${title}: ${moves}。`;
}

export function wordsText({ slides, leaps, promotes }: MovesTold): string {
  return [
    slides ? '「何マスでも」とは、途中に駒がないかぎり、その方向へどこまでもという意味です。' : '',
    leaps
      ? 'ほかの駒を跳び越えられるのは「跳べます」とある駒だけです。'
      : 'どの駒も、ほかの駒を跳び越えることはできません。',
    promotes ? '+ の付いたものは、すぐ上の駒の成駒です。' : '',
  ].join('');
}

/** Royal pieces by their names in Latin letters. */
const ROYALS: Readonly<Record<string, string>> = { ōshō: '王将', gyokushō: '玉将' };

export function royalsText(king: string, jewel: string): string {
  return `上位者が${ROYALS[king] ?? king}、下位者が${ROYALS[jewel] ?? jewel}を持ちます。動きは同じです。`;
}

export const NO_PROMOTION = '成る駒はありません。';

const PROMOTES = {
  mandatory: '必ず成ります',
  optional: '成ることができます',
} as const satisfies Readonly<Record<Variant['promotion'], string>>;

export function promotionText(zone: number, promotion: Variant['promotion']): string {
  return `敵陣は、指す側から見て${lastRanks(zone)}です。盤上の駒が敵陣に入るとき、敵陣の中で動くとき、敵陣から出るとき、成駒のある駒は${PROMOTES[promotion]}。`;
}

export function lastingText(turning: readonly string[] | 'all'): string {
  if (turning === 'all') {
    return '次に同じように動くと元に戻ります。取られた駒は、成っていない駒として持駒になります。';
  }
  const lasting = '成駒は取られるまで成ったままで、取られると元の駒として持駒になります。';
  if (turning.length === 0) return lasting;
  return `${lasting}ただし${namesText(turning)}は例外で、次に同じように動くと元に戻ります。`;
}

/** `香と歩` */
function namesText(wholeNames: readonly string[]): string {
  return joinWords(wholeNames.map(nameInSentence), 'と');
}

export function mustPromoteOnText(names: readonly string[], ranks: number): string {
  return `${namesText(names)}は、${lastRanks(ranks)}では必ず成ります。`;
}

export function dropsText(promotesLater: boolean): string {
  return `自分の手番に、持駒を成っていない状態で空いているマスに打てます。打つのも1手です。${promotesLater ? '敵陣にも打て、次に動くときから成れます。' : ''}`;
}

export function deadDropText(names: readonly string[], ranks: number): string {
  return `${namesText(names)}は、行きどころのない${lastRanks(ranks)}には打てません。`;
}

export function captiveText(captured: string, becomes: string): string {
  return `${nameInSentence(captured)}は、取られると${nameInSentence(becomes)}として持駒になります。`;
}

export function pawnFileText(pawn: string, full: FullFile | undefined): string {
  if (full === undefined) return `${pawn}は、味方の${pawn}がすでにある筋にも打てます。`;
  const nifu = full.pawnsPerFile === 1 ? '（二歩）' : '';
  return `${pawn}は、${fullFileText({ ...full, pawn })}には打てません${nifu}。`;
}

export function pawnMateText(pawn: string, rule: Variant['pawnDropMate']): string {
  return rule === 'illegal'
    ? `${pawn}を打って詰ますことはできません${pawn === '歩' ? '（打ち歩詰め）' : ''}。${pawn}を打って王手すること、盤上の${pawn}を進めて詰ますこと、ほかの駒を打って詰ますことはできます。`
    : `${pawn}を打って詰ますこともできます。`;
}

export const ENDS = {
  checkmate: (royal: string) =>
    `詰み: ${nameInSentence(royal)}に王手がかかり、それを逃れる手がない状態。手番の側の負けです。`,
  goal: (royal: string, ranks: number) =>
    `トライ: ${nameInSentence(royal)}を、相手の駒の利いていない${lastRanks(ranks)}のマスに進めた側の勝ちです。`,
  noMoves: {
    loses: '王手でなくても、指せる手がなければ手番の側の負けです。',
    draws: '王手でないのに指せる手がなければ、引き分けです。',
  },
  repetition: ({ times, result }: RepetitionRule) =>
    `千日手: 盤面、持駒、手番がすべて同じ局面が${ordinal(times)}に現れると、${REPETITION_RESULTS[result]}。`,
  /** @param isDrawnByBoth whether it is told what happens if both sides gave check */
  perpetualCheck: (isDrawnByBoth: boolean) => {
    const both = isDrawnByBoth ? '双方とも王手を続けていたときは引き分けです（独自ルール）。' : '';
    return `連続王手の千日手: その局面が初めて現れてからの手がすべて王手だった側の負けです。${both}`;
  },
  bare: (royal: string) =>
    `双方とも${nameInSentence(royal)}だけになっても終わりません。千日手になるか、合意で引き分けにするまで続けます。`,
  resignation: '投了（いつでもできます）、または合意による引き分け。',
  illegal: '反則: 反則即負けの対局ではその場で負け、それ以外では指せないだけです。',
} as const;

const REPETITION_RESULTS = {
  draw: '引き分けです',
  'black-loses': '先手の負けです',
  'white-loses': '後手の負けです',
  'repeater-loses': 'その局面にした側の負けです',
  'repeater-wins': 'その局面にした側の勝ちです',
} as const satisfies Readonly<Record<RepetitionRule['result'], string>>;

export function impasseRule(royal: string, counted: readonly Counted[], threshold: number): string {
  const counts = counted.map(
    ({ names, points }) => `${names.map(nameInSentence).join('、')}は${points}点`,
  );
  const king = nameInSentence(royal);
  return `双方の${king}が敵陣に入ると、一方が持将棋を申し出ることができ、相手は承諾するか、指し続けます。盤上の駒と持駒を、成駒かどうかにかかわらず次の点数で数えます。${counts.join('。')}。${king}は数えません。${threshold}点に満たない側の負けで、双方とも${threshold}点以上なら引き分けです。双方とも満たないときは点数の少ない側の負け、同点なら引き分けです（独自ルール）。`;
}

export const GIVEN_COUNT = '駒落ちでは、落とした駒の点数を上手に加えます（独自ルール）。';

export const ABOUT_HANDICAPS =
  '強い側が上手（後手側）となって駒を落とし、先に指します。落とした駒は使いません。どれだけの棋力差でどの手合にするかについて、定説はありません。';

export function handicapLine(
  handicap: Parameters<typeof handicapName>[0],
  kanji: string,
  removed: readonly RemovedPiece[],
): string {
  const names = new Set([handicapName(handicap), kanji].filter(Boolean));
  const pieces = removed.map(({ square, name }) => square + name);
  return `${[...names].join(' ')}: ${pieces.join('、')}を除く`;
}

export const DROP_HINT =
  '持駒を打つ手は、このゲームの半分を占めます。持駒が2枚も3枚も余っていたら、攻めの機会を逃していることが多いものです。';

export function pawnInHandHint(pawn: string): string {
  return `持駒の${nameInSentence(pawn)}は貴重です。いざというときに、合駒にしたり、筋を開けたり、囲いを乱したりできます。`;
}

export const HOUSE_RULE = '「独自ルール」とは、典拠で定まっていない点を komadai が定めたものです。';

/** The sources of the rules and of the house decisions, by their English text. */
const SOURCES: Readonly<Record<string, string>> = {
  'Madoka Kitao and Maiko Fujita, Dobutsu shogi, 2008: doubutsushogi.jp':
    '北尾まどか・藤田麻衣子「どうぶつしょうぎ」2008年: doubutsushogi.jp',
  'The third repetition draws, as the authors say; Fairy-Stockfish waits for the fourth':
    '同一局面3回で引き分け: 作者による。Fairy-Stockfishは4回目',
  'House: a move that lets the lion be taken is refused, as in shogi, where the authors let it happen and the game be lost; kanji for the pictures of the animals':
    '独自ルール: ライオンを取られる手は、将棋と同じく指せない（作者の規則では、指せて負けになる）。動物の絵の代わりの漢字',
  'Vladimír Pribylinec, EuroShogi, 2000 and later; all else as in shogi':
    'Vladimír Pribylinec「EuroShogi」2000年以降。そのほかは将棋と同じ',
  'House: the kanji; the author prints signs on cubes':
    '独自ルール: 漢字表記（作者は立方体の駒に記号を記す）',
  'Madoka Kitao, Gorogoro dobutsu shogi, 2012; all else as in shogi':
    '北尾まどか「ごろごろどうぶつしょうぎ」2012年。そのほかは将棋と同じ',
  'Paul Judkins, before April 1998; all else as in shogi':
    'Paul Judkins、1998年4月以前。そのほかは将棋と同じ',
  'Shigenobu Kusumoto, Gogo shogi (five by five), about 1970': '楠本茂信「5五将棋」1970年ごろ',
  'The loss of Black at the fourth repetition: rules of the minishogi tournaments of the University of Electro-Communications, and Fairy-Stockfish':
    '同一局面4回で先手の負け: 電気通信大学の5五将棋大会の規定とFairy-Stockfish',
  'Cyril Veltin, Ogi, rules of 2023-24; everything not named there is as in shogi':
    'Cyril Veltin「Ōgi」2023-24年の規則。そこにないことは将棋と同じ',
  'House: the handicaps, the impasse points and the threshold':
    '独自ルール: 駒落ち、持将棋の点数と基準点',
  'Rules of shogi as played under the Japan Shogi Association':
    '日本将棋連盟の対局で行われている将棋のルール',
  'Toyota Genryu, published under the name of Ohashi Soei, 1799; printed in 1828 and 1833':
    '豊田玄流（大橋宗英の名で1799年に刊行、1828年と1833年に重版）',
  'The third repetition loses for the side that brings it about, or for the side that gave the checks: rules of the game as played in Japan. Fairy-Stockfish waits for the fourth':
    '同一局面3回で、千日手にした側、または王手を続けた側の負け: 日本で行われている規則。Fairy-Stockfishは4回目',
  'House: the labels of the two quails': '独自ルール: 左右の鶉の表記',
  'R. Wayne Schmittberger, Whale shogi, 1981': 'R. Wayne Schmittberger「Whale shogi」1981年',
  'R. Wayne Schmittberger on chessvariants.com, 20 September 2004: a dolphin that returns needs room on its new file, and a captured killer whale stays one':
    'R. Wayne Schmittberger、chessvariants.com、2004年9月20日: 海豚が戻るには戻る先の筋に空きが必要。取られた鯱は鯱のまま',
  'House: the kanji (the author has letters); repetition as in shogi; a returning dolphin gives check even where its file has no room':
    '独自ルール: 漢字表記（作者は英字）。千日手は将棋と同じ。戻る先の筋に空きがなくても、海豚は王手をかけている',
  'Fairy-Stockfish has no game of this name': 'Fairy-Stockfishにこの名のゲームはない',
  'Christian Freeling, Yari shogi, 1981': 'Christian Freeling「Yari shogi」1981年',
  'House: labels of one kanji, the treatment of removed pieces in an impasse':
    '独自ルール: 漢字1字の表記、駒落ちの持将棋での落とした駒の扱い',
  'House: forced promotion, on which the source has two sentences that differ on rook and knight. Taken is the one by which only a piece must promote that could never move again: a yari rook on the last rank still slides sideways, and a yari knight on the rank before it still slides a square':
    '独自ルール: 成りの強制。典拠には、香飛と香桂について食い違う2つの文がある。ここでは、二度と動けなくなる駒だけが必ず成るとする文に従う。香飛は一番奥の段でも横に動け、香桂はその手前の段でもまだ1マス動ける',
};

/** A source of the rules. Those of games from files stay as they are. */
export function sourceText(source: string): string {
  return SOURCES[source] ?? source;
}
