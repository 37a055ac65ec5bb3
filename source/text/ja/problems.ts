import { makeSquare } from '../../rules/core/square.ts';
import { japaneseSquare } from '../../rules/notation/japanese.ts';
import { formatSquare } from '../../rules/notation/square.ts';
import { byCode } from '../by-code.ts';
import type { Texts } from '../texts.ts';
import { notSavedText } from './game.ts';
import {
  handicapText,
  joinWords,
  lastRanks,
  nameInText,
  quoted,
  royalName,
  sideName,
  spelling,
  standingText,
  systemErrorText,
} from './words.ts';

const noMate = (plies: number | undefined) => (plies === undefined ? '詰みません' : `${plies}手以内には詰みません`);
const within = (moves: number) => (moves === 1 ? '' : `${moves}手以内で`);
const inMore = (moves: number) => `あと${moves}手で`;

const CORNER = makeSquare(1, 1);

export const problems: Texts['problems'] = {
  // Tsume
  TSUME_TASK:
    '王手の連続で相手の玉を詰ましてください。玉方は最も長く逃れる手で応じます。無駄合は手数に数えません。手数どおりに詰めば、どの手順でも正解です。',
  TSUME_NAMES: { attacker: '攻方', defender: '玉方' },
  problemHeading(game, { number, of, plies, rating, isSolved }) {
    const place = number === undefined ? '' : `${number}${of === undefined ? '' : `/${of}`}`;
    const length = plies === undefined ? '' : `、${plies}手詰`;
    const notes = [rating, isSolved && '正解済み'].filter(Boolean).join('、');
    return `${game} 問題${place}${length}${notes && `（${notes}）`}`;
  },
  FINDINGS: {
    none: (most) => `${most}手以内に、王手の連続による詰みはありません。`,
    unknown: '時間内に詰みが見つかりませんでした。詰むかもしれません。',
    shorter: (found, said) => `${found}手で詰みます。ファイルには${said}手とあります。`,
    longer: (said, wanted) => `ファイルには${said}手とありますが、最善の受けでは${wanted}手かかります。`,
    odd: (what) => `対局ではありえない局面です: ${what}。`,
  },
  TRIES: {
    noCheck: (move) => `${move} は王手ではありません。詰将棋では王手を続けます。`,
    answered: (move, by, answer) => `${move}: 正解です。${sideName(by)}は ${answer}。`,
    failed: (move, why) => `${move} は失敗: ${why}`,
    solved(plies, note) {
      const solved = `正解です。${plies}手で詰みました。`;
      if (note === undefined) return solved;
      return `${solved}${note === 'other' ? 'ファイルの手順とは違います。' : `${note}手の詰みもあります。`}`;
    },
  },
  FAILURES: {
    unjudged: '時間内に受けも詰みも見つかりませんでした。',
    tooLong: (plies, wanted, answer) => `詰みますが、${answer} で${plies}手かかります（${wanted}手で詰みます）。`,
    capture: (answer, piece, plies) => `${answer} で${piece}を取られ、${noMate(plies)}。`,
    kingMove: (answer, king, plies) => `${answer} で${king}に逃げられ、${noMate(plies)}。`,
    block: (answer, plies) => `${answer} で王手を防がれ、${noMate(plies)}。`,
  },
  hintLine: (told) => `ヒント: ${told}`,
  movesHint: (piece, square) => `ヒント: ${square}の${piece}が動きます。`,
  TSUME_HINTS: {
    none: 'ヒント: ここからは詰みません。',
    unknown: 'ヒント: 時間内に詰みが見つかりませんでした。',
  },
  solutionLine: (moves) => `正解: ${moves}`,
  SOLUTIONS: {
    none: '正解: ありません。王手の連続では詰みません。',
    unknown: '正解: 分かっていません。',
  },
  ONLY_ONE_PROBLEM: '問題は1つだけです。',
  TSUME_ANSWERS: {
    thinking: '玉方が考えています。',
    solved: '正解です。「次」で次の問題へ、「待った」で手を戻します。',
    'no-undo': '戻す手はありません。',
    undone: '手を戻しました。',
    'no-next': 'これが最後の問題です。',
    'no-other': 'ほかの問題はすべて正解済みです。',
    'not-rated': 'レートがあるのは komadai 付属の問題だけです。',
    'no-previous': 'これが最初の問題です。',
    looking: '詰みを探しています..',
    'help-counts': ({ word }) => `この問題は不正解の扱いになります。${spelling(word)}を見ますか？`,
    length: ({ plies }) => `これからは${plies === 'all' ? 'すべての手数' : `${plies}手詰`}を出題します。`,
    again: ({ isNew }) => (isNew ? 'もう一度出題します。komadai mistakes で解けます。' : 'すでに登録されています。'),
    'again-not-kept': ({ error }) => `再出題の登録を保存できませんでした: ${systemErrorText(error)}。`,
  },
  problemNotKept: (why) => `${notSavedText(`この問題の結果を記録できません: ${why}`)}。`,
  someSolvedText: (solved, of) => `${of}問中${solved}問正解。`,
  allSolvedLine: (count, plies) => `${plies === 'all' ? '' : `${plies}手詰`}${count}問すべて正解しました。`,
  repeatLine: (solved) => `${solved}これは最も前に解いた問題です。`,
  bothRatingsText: (game, own, problem) => `${game}の問題でのあなたのレートは ${own}、この問題は ${problem} です。`,
  noLengthText: (word, typed, lengths) =>
    `${spelling(word)}: ${quoted(typed)}という手数はありません。${problems.noSuchLengthText(lengths)}。`,
  leftOutText: ([fault, ...others]) => `読み取れなかったもの: ${fault}${others.length > 0 ? `（ほか${others.length}件）` : ''}。`,
  noProblemsText: (id, others) =>
    `${id} の問題はありません。あるのは ${joinWords(others, ' と ')} です。ファイルの問題は komadai tsume FILE で解けます`,
  problemCountText: (count) => `問題は${count}問です`,
  noSuchLengthText(lengths) {
    if (lengths.length === 0) return '手数の書かれた問題はありません';
    return `問題は${lengths.join('、')}手詰です`;
  },
  unreadText: byCode({
    json: 'この行はJSONのオブジェクトではありません。{"sfen": "..", "plies": 3} のように書きます',
    'no-sfen': '問題に "sfen" がありません',
    plies: ({ found }) => `plies は奇数です（${quoted(found)}とあります）。手数なしの問題として読みます`,
    'no-target': (fault) => problems.noTargetText(fault),
    'game-start': ({ game }) => `${game}局目は通常の開始局面で、詰将棋ではありません`,
  }),
  noTargetText: ({ variant }) => `詰将棋ではありません。手番でない側に${royalName(variant)}がありません`,

  // Problem list
  PROBLEM_LIST: {
    title: '詰将棋',
    note: '攻方は王手の連続で玉を詰まします。問題にも解く人にもレートがあります。',
    greeting: 'ほかの問題は komadai tsume GAME --plies N で。ここでは「一覧」「手数 3」「移動 12」も使えます。',
  },
  solvedCell: (solved, all) => `${String(solved).padStart(String(all).length)}/${all}問正解`,
  gameProblemsTitle: (game) => `${game}の問題`,
  ownRatingLine: (rating) => `あなたのレート: ${rating}。`,
  nextProblemLine(plies, rating, isRepeat) {
    const parts = [plies && problems.lengthCell(plies), `レート${rating}`].filter(Boolean);
    return `${isRepeat ? 'もう一度' : '次の問題'}: ${parts.join('、')}`;
  },
  lengthHeading(game, plies) {
    const title = game === undefined ? '問題' : problems.gameProblemsTitle(game);
    return plies === undefined ? title : `${title}、${problems.lengthCell(plies)}`;
  },
  lengthRow: (plies, solved) => `${problems.lengthCell(plies)}   ${solved}`,
  lengthCell: (plies) => `${plies}手詰`,
  listHeading(game, rating) {
    const title = `${problems.gameProblemsTitle(game)}。`;
    return rating === undefined ? title : title + problems.ownRatingLine(rating);
  },
  listedLength: (plies, solved, all) => `${problems.lengthCell(plies)}: ${all}問中${solved}問正解`,
  moreListedText: (plies) => `「一覧 ${plies}」で${plies}手詰の一覧、「手数 ${plies}」で${plies}手詰だけを出題、「移動 N」で問題Nへ。`,
  listedProblem: (number, { plies, rating, isSolved }) =>
    [`問題${number}`, plies && problems.lengthCell(plies), rating && `レート${rating}`, isSolved && '正解済み'].filter(Boolean).join('、'),

  // Mate
  mateFoundText: (plies, isShortest, line) => `${plies}手${isShortest ? '詰' : '以内の詰み'}: ${line}`,
  MATE_ANSWERS: {
    'no-mate': '王手の連続による詰みはありません（証明済み）。',
    'no-mate-here': '詰みには相手の玉が必要で、駒数もその将棋の枚数以内でなければなりません。',
    'no-mate-over': 'この局面に指し手はありません。先に戻ってください。',
    'mate-by-server': 'サーバーの訪問者は詰みを探せません。棋譜を書き出して手元で再生してください。',
    'mate-seconds': '「詰み 30」は30秒探します。最長は3600秒です。「詰み 中止」で中止します。',
    'mate-off': '詰みの探索を中止しました。',
    'mate-not-sought': '詰みは探していません。',
    'mate-is-solution': 'それを解くのがこの問題です。「詰み」は解いた後か「正解」の後に使えます。',
    'seeks-mate': ({ seconds }) => `詰みを探しています（最長${seconds}秒、「詰み 中止」で中止）..`,
    'mate-unknown': ({ seconds }) => `${seconds}秒では詰みも不詰も証明できませんでした。「詰み ${seconds * 6}」でさらに探します。`,
  },
  MATE_TITLE: '詰み',

  // Solve
  solvedMateText: (name, plies, isShortest, moves) => `${name}: ${plies}手${isShortest ? '詰' : '以内で詰み'}: ${moves.join(' ')}`,
  noMateText: (name) => `${name}: 不詰（証明済み）`,
  unsolvedText: (name, nodes) => `${name}: 不明。${nodes}局面を探索`,
  surplusText: (name, found, piece, most) => `${name}: ${piece}が${found}枚あります。このゲームでは${most}枚までです`,
  emptyFileText: (file) => `${file}: 問題がありません`,
  solvingText: (done, all, seconds, nodes) => `${all}問中${done}問済、${seconds}秒、${nodes}局面`,

  // Learn
  LEARN_TASK:
    '課題のとおりに、指し手かマスを入力するか、矢印キーかマウスで指してください。' +
    'どの方法でも、課題を満たせば正解です。満たさない手は、先へ進むと取り消されます。',
  LEARN_NAMES: { learner: 'あなた', other: '待機' },
  taskHeading: (game, { number, of, chapter }, isDone) => `${game} ${number}/${of}: ${chapter}${isDone ? '（済）' : ''}`,
  CHAPTER_TITLES: {
    squares: 'マスの名前',
    pieces: '駒の動き',
    captures: '駒を取る',
    hand: '持駒',
    limits: '打てない場所',
    promotion: '成り',
    check: '王手',
    mate: '1手詰',
    game: '実戦',
  },
  doneOfText: (done, of) => `${of}問中${done}問済`,
  CHAPTER_TEXTS: {
    squares:
      'マスには名前があります。筋（右から数えて1、2、3..）の次に、段（上から数えて一、二、三..。英字ならa、b、c..）を書きます。' +
      `右上の隅は${japaneseSquare(CORNER)}（${formatSquare(CORNER)}）です。`,
    pieces:
      'あなたは先手です。盤の手前側で、駒は上を向いています。今のところ相手は動きません。敵の駒のあるマスへ動くと、その駒を取れます。',
    captures: '敵の駒のあるマスへ動くと、その駒を取れます。ほかに取る方法はありません。',
    hand: '取った駒は持駒になります。盤上の駒を動かす代わりに、持駒を空いたマスに打てます。成駒を取っても、持駒では成る前の駒に戻ります。',
    promotion({ zone, promotion, pieces }) {
      const where = `${lastRanks(zone)}が敵陣です。敵陣に入る手、敵陣の中の手、敵陣から出る手で`;
      if (promotion === 'mandatory') {
        const back = pieces.some(({ reverts }) => reverts) ? '次にそのような手を指すと元に戻ります。' : '';
        return `${where}、成れる駒は必ず成ります。成るかどうかは選べません。${back}`;
      }
      return `${where}駒を成れます。指し手の後に「成」か + を付けると成り、「不成」か = を付けると成りません。取られるまで成ったままです。`;
    },
    check: (variant) => `${royalName(variant)}に敵の駒が利いている状態が王手です。王手は次の手で必ず防がなければなりません。`,
    mate(variant) {
      const king = royalName(variant);
      const { goalRanks } = variant;
      const goal = goalRanks === undefined ? '' : `${king}が${lastRanks(goalRanks)}の、敵の利きのないマスに入っても勝ちです。`;
      return `どうしても防げない王手が詰みで、詰ますと勝ちです。${king}を実際に取ることはありません。${goal}`;
    },
    game: '本物の対局です。ほかの対局と同じように保存されます。',
  },
  LIMITS: {
    dead: '打った後に動けなくなるマスには打てません。',
    anywhere: '駒はどの空いたマスにも打てます。',
    perFile(name, most, reverts) {
      const pawn = `自分の${reverts ? '' : '成っていない'}${name}`;
      return most === 1
        ? `${pawn}がある筋に、もう1枚の${name}は打てません（二歩）。`
        : `${pawn}が${most}枚ある筋に、さらに${name}は打てません。`;
    },
    mates: (name, game) => `${game}では${name}を打って詰ましてもかまいません。`,
    matesNot: (name) => `${name}を打って詰ますこともできません（打ち歩詰め）。`,
  },
  TASKS: {
    'point-out': ({ piece }) => `自分の${piece}のマスを入力してください。`,
    reach: ({ piece, to, moves }) => `${piece}を${within(moves)}${to}へ動かしてください。`,
    capture: ({ enemies, moves }) => `${within(moves)}${enemies}を取ってください。`,
    drop: ({ piece, to }) => `${to}に${piece}を打ってください。`,
    'take-and-drop': ({ enemies, piece, to }) => `${enemies}を取り、次に${to}に${piece}を打ってください。`,
    fork: ({ piece, enemies }) => `${piece}を打って、${enemies}の両取りをかけてください。`,
    'drop-allowed': ({ piece }) => `${piece}を打ってください。打てる筋が1つあります。`,
    'drop-far': ({ piece }) => `${piece}を、打てる限りいちばん前に打ってください。`,
    'must-promote': ({ piece }) => `${piece}を進めてください。成らないと動けなくなるので、必ず成ります。`,
    promote: ({ piece, moves }) => `${piece}を${within(moves)}成ってください。`,
    decline: ({ piece }) => `${piece}を敵陣へ進め、成らないでください。`,
    check: ({ king, hasPieces }) => `${hasPieces ? '' : '駒を打って'}後手の${king}に王手をかけてください。`,
    'answer-check': ({ way }) => `王手がかかっています。${way}`,
    mate({ king, dropped, rule }) {
      const text = `後手の${king}を1手で詰ましてください。`;
      if (dropped === undefined) return text;
      return `${text}${dropped}を打って詰まして${rule === 'illegal' ? 'はいけません' : 'もかまいません'}。`;
    },
    win({ gives }) {
      const rest = gives ? `${handicapText(gives)}です` : '駒は少なめです';
      return `対局に勝ってください。${gives ? '上手' : '後手'}は最も弱いレベルのコンピュータで、${rest}。手番のたびにヒントが出ます。「開始」と入力すると始まります。`;
    },
  },
  ANSWER_TASKS: {
    'move-away': (king) => `${king}を逃がしてください。`,
    capture: () => '王手をかけている駒を取ってください。',
    block: () => '間に駒を入れて王手を防いでください。',
    drop: () => '間に持駒を打って王手を防いでください。',
  },
  aboutLine(title, moves, alike) {
    const others = alike.length === 0 ? '' : `${alike.join('、')}も同じ動きです。`;
    return `${title}: ${moves}。${others}`;
  },
  stepText: (left) => `ここまで正解です。あと${left}手。`,
  taskLine: (task, typing) => `課題: ${task}${typing}`,
  TASK_DONE: '正解です。',
  WRONG: {
    'no-square': (example) => `マスは筋、段の順に入力してください。例: ${example}。`,
    'other-square': (square, found) => `${square}は違うマスです。${found ? `そこにあるのは${found}です` : 'そこは空いています'}。`,
    'other-piece': (moved, task) => `動いたのは${moved}です。${task}`,
    'no-drop': (task) => `駒を打っていません。${task}`,
    'not-far-enough': 'もっと前に打てます。',
    attacks: (only) => (only === undefined ? 'そこからはどちらの駒も取れません。' : `そこから狙えるのは${only}だけです。`),
    promoted: '成りました。指し手の後に = か「不成」を付けると成りません。',
    'outside-zone': (ranks) => `今の手は敵陣（${lastRanks(ranks)}）に出入りしていません。`,
    'other-answer': (way) => `それでも王手は防げますが、課題は別です。${way ?? ''}`,
    'no-check': '王手になっていません。',
    'no-mate': (answer) => `王手ですが、詰みではありません。後手には${answer}があります。`,
  },
  LATE: {
    reach: ({ piece, to }, left) =>
      left > 0 ? `そこからでは${piece}は${inMore(left)}${to}へ行けません。` : `${piece}の行き先は${to}です。`,
    capture: ({ enemies }, left) => (left > 0 ? `それでは${inMore(left)}${enemies}を取れません。` : `${enemies}を取っていません。`),
    drop: ({ piece, to }, left) => (left > 0 ? `それでは${inMore(left)}${to}に${piece}を打てません。` : `${piece}を打つのは${to}です。`),
    promote: ({ piece }, left) =>
      left > 0
        ? `そこからでは${piece}は${inMore(left)}成れません。`
        : `${piece}が成っていません。指し手の後に + か「成」を付けると成ります。`,
  },
  LEARN_HINTS: { squares: 'ヒント: 筋は右から、段は上から数えます。', none: 'ヒント: ここですることはありません。「次」で先へ進みます。' },
  someDoneText: (done, of) => `${problems.doneOfText(done, of)}。`,
  courseDoneText: (variant, all) => `全${all}問が済みました。これで${nameInText(variant)}が指せます。`,
  taskNotKept: (why) => `【未保存】課題が済んだことを記録できません: ${why}。`,
  LEARN_ANSWERS: {
    done: 'この課題は済みました。「次」で次の課題、「待った」で手を戻します。',
    open: 'この課題はまだ終わっていません。「飛ばす」で次へ進めます。',
    'game-hint': 'ヒント: 「開始」で対局が始まります。',
    'no-undo': '取り消す手がありません。',
    undone: '手を戻しました。',
    again: '最初からやり直します。',
    'no-next': '最後の課題です。',
    'no-previous': '最初の課題です。',
    'no-game': '開始: この課題に対局はありません。',
    'begins-game': 'この課題は対局です。「開始」で始まります。',
    'no-moves': '指し手: この課題ではマスを答えます。',
  },
  LEARN_TITLE: '入門講座',
  GO_ON: 'Enterで先へ進みます。',
  GAME_WON: '勝ちました。最後の課題が済みました。Escで講座に戻ります。',
  GAME_LEFT: '対局を離れました。「開始」で新しく始まります。',
  enemiesText(pieces) {
    const names = pieces.map(({ name = '駒', square }) => standingText(name, square));
    return `後手の${joinWords(names, 'と')}`;
  },
  typeItLike: (...examples) => `入力例: ${examples.join('、次に ')}。`,
};
