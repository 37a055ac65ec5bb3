import type { LearnWord } from '../../activity/learn.ts';
import type { CheckAnswer } from '../../match/lessons/goal.ts';
import type { ChapterName, Task } from '../../match/lessons/task.ts';
import { rulesOf } from '../../rules/core/rules.ts';
import { makeSquare } from '../../rules/core/square.ts';
import { type Handicap, pieceData, type Variant } from '../../rules/core/variant.ts';
import { formatSquare } from '../../rules/notation/square.ts';
import { BOARD_WORD_HELP } from './board-word-help.ts';
import { joinWords } from './join-words.ts';
import { handicapText, nameOfPiece, royalName } from './names.ts';
import { lastRanks, nameInText, standingText } from './phrases.ts';

export const LEARN_WORD_HELP = {
  hint: '次にすること',
  undo: '最後の手を取り消す',
  retry: '課題を最初からやり直す',
  next: '次の課題',
  skip: 'この課題を未了のまま次へ',
  previous: '前の課題',
  back: '「前」と同じ',
  go: '「移動 12」で課題12へ',
  begin: '課題の対局を始める',
  task: '課題をもう一度表示',
  chapters: '章の一覧と進み具合',
  ...BOARD_WORD_HELP,
  quit: '終了。済んだ課題は記憶',
} as const satisfies Readonly<Record<LearnWord, string>>;

export const LEARN_TASK =
  '課題のとおりに、指し手かマスを入力するか、矢印キーかマウスで指してください。' +
  'どの方法でも、課題を満たせば正解です。満たさない手は、先へ進むと取り消されます。';

export const LEARN_NAMES = { learner: 'あなた', other: '待機' } as const;

const CHAPTER_TITLES: Readonly<Record<ChapterName, string>> = {
  squares: 'マスの名前',
  pieces: '駒の動き',
  captures: '駒を取る',
  hand: '持駒',
  limits: '打てない場所',
  promotion: '成り',
  check: '王手',
  mate: '1手詰',
  game: '実戦',
};

export function taskHeading(
  game: string,
  { number, of, chapter }: { number: number; of: number; chapter: ChapterName },
  isDone: boolean,
): string {
  return `${game} ${number}/${of}: ${CHAPTER_TITLES[chapter]}${isDone ? '（済）' : ''}`;
}

export function chapterTitle(name: ChapterName): string {
  return CHAPTER_TITLES[name];
}

export function doneOfText(done: number, of: number): string {
  return `${of}問中${done}問済`;
}

export function chapterText({ chapter, variant }: Pick<Task, 'chapter' | 'variant'>): string {
  const king = royalName(variant);
  switch (chapter) {
    case 'squares':
      return (
        'マスには名前があります。筋（右から数えて1、2、3..）の次に、段（上から数えて一、二、三..。英字ならa、b、c..）を書きます。' +
        `右上の隅は${formatSquare(makeSquare(1, 1))}、つまり１一です。`
      );
    case 'pieces':
      return 'あなたは先手です。盤の手前側で、駒は上を向いています。今のところ相手は動きません。敵の駒のあるマスへ動くと、その駒を取れます。';
    case 'captures':
      return '敵の駒のあるマスへ動くと、その駒を取れます。ほかに取る方法はありません。';
    case 'hand':
      return '取った駒は持駒になります。盤上の駒を動かす代わりに、持駒を空いたマスに打てます。成駒を取っても、持駒では成る前の駒に戻ります。';
    case 'limits':
      return limitsText(variant);
    case 'promotion':
      return promotionText(variant);
    case 'check':
      return `${king}に敵の駒が利いている状態が王手です。王手は次の手で必ず防がなければなりません。`;
    case 'mate':
      return `どうしても防げない王手が詰みで、詰ますと勝ちです。${king}を実際に取ることはありません。${goalText(variant)}`;
    case 'game':
      return '本物の対局です。ほかの対局と同じように保存されます。';
  }
}

function limitsText(variant: Variant): string {
  const sentences =
    variant.deadSquares === 'illegal'
      ? ['打った後に動けなくなるマスには打てません。']
      : ['駒はどの空いたマスにも打てます。'];
  if (rulesOf(variant).pawn >= 0) {
    const { pawnsPerFile } = variant;
    const name = nameOfPiece(variant, { kind: rulesOf(variant).pawn, promoted: false });
    if (pawnsPerFile !== undefined) {
      const { reverts } = pieceData(variant, rulesOf(variant).pawn);
      const pawn = `自分の${reverts ? '' : '成っていない'}${name}`;
      sentences.push(
        pawnsPerFile === 1
          ? `${pawn}がある筋に、もう1枚の${name}は打てません（二歩）。`
          : `${pawn}が${pawnsPerFile}枚ある筋に、さらに${name}は打てません。`,
      );
    }
    sentences.push(
      variant.pawnDropMate === 'illegal'
        ? `${name}を打って詰ますこともできません（打ち歩詰め）。`
        : `${nameInText(variant)}では${name}を打って詰ませてもかまいません。`,
    );
  }
  return sentences.join('');
}

function promotionText(variant: Variant): string {
  const { zone, promotion } = variant;
  const where = `${lastRanks(zone)}が敵陣です。敵陣に入る手、敵陣の中の手、敵陣から出る手で`;
  if (promotion === 'mandatory') {
    const isTurned = variant.pieces.some(({ reverts }) => reverts);
    const back = isTurned ? '次にそのような手を指すと元に戻ります。' : '';
    return `${where}、成れる駒は必ず成ります。成るかどうかは選べません。${back}`;
  }
  return `${where}駒を成れます。指し手の後に「成」か + を付けると成り、「不成」か = を付けると成りません。取られるまで成ったままです。`;
}

function goalText(variant: Variant): string {
  const { goalRanks } = variant;
  if (goalRanks === undefined) return '';
  return `${royalName(variant)}が${lastRanks(goalRanks)}の、敵の利きのないマスに入っても勝ちです。`;
}

function within(moves: number): string {
  return moves === 1 ? '' : `${moves}手以内で`;
}

const ANSWER_TASKS: Readonly<Record<CheckAnswer, (king: string) => string>> = {
  'move-away': (king) => `${king}を逃がしてください。`,
  capture: () => '王手をかけている駒を取ってください。',
  block: () => '間に駒を入れて王手を防いでください。',
  drop: () => '間に持駒を打って王手を防いでください。',
};

export const TASKS = {
  pointOut: (piece: string) => `自分の${piece}のマスを入力してください。`,
  reach: (piece: string, to: string, moves: number) =>
    `${piece}を${within(moves)}${to}へ動かしてください。`,
  capture: (enemies: string, moves: number) => `${within(moves)}${enemies}を取ってください。`,
  drop: (piece: string, to: string) => `${to}に${piece}を打ってください。`,
  captureAndDrop: (enemies: string, piece: string, to: string) =>
    `${enemies}を取り、次に${to}に${piece}を打ってください。`,
  fork: (piece: string, enemies: string) =>
    `${piece}を打って、${enemies}の両取りをかけてください。`,
  dropAllowed: (piece: string) => `${piece}を打ってください。打てる筋が1つあります。`,
  dropFar: (piece: string) => `${piece}を、打てる限りいちばん前に打ってください。`,
  mustPromote: (piece: string) =>
    `${piece}を進めてください。成らないと動けなくなるので、必ず成ります。`,
  promote: (piece: string, moves: number) => `${piece}を${within(moves)}成ってください。`,
  decline: (piece: string) => `${piece}を敵陣へ進め、成らないでください。`,
  check: (king: string, hasPieces: boolean) =>
    `${hasPieces ? '' : '駒を打って'}後手の${king}に王手をかけてください。`,
  answerCheck: (king: string, by: CheckAnswer) => `王手されています。${ANSWER_TASKS[by](king)}`,
  mate: (king: string, dropped: string | undefined, rule: Variant['pawnDropMate']) => {
    const text = `後手の${king}を1手で詰ませてください。`;
    if (dropped === undefined) return text;
    return `${text}${dropped}を打って詰ませて${rule === 'illegal' ? 'はいけません' : 'もかまいません'}。`;
  },
  win: (gives: Handicap | undefined) => {
    const rest = gives ? `${handicapText(gives)}です` : '駒は少なめです';
    return `対局に勝ってください。${gives ? '上手' : '後手'}は最も弱いレベルのコンピュータで、${rest}。手番のたびにヒントが出ます。「開始」と入力すると始まります。`;
  },
} as const;

export function aboutLine(title: string, moves: string, alike: readonly string[]): string {
  const others = alike.length === 0 ? '' : `${alike.join('、')}も同じ動きです。`;
  return `${title}: ${moves}。${others}`;
}

export function stepText(left: number): string {
  return `ここまで正解です。あと${left}手。`;
}

export function taskLine(task: string, typing: string): string {
  return `課題: ${task}${typing}`;
}

export const TASK_DONE = '正解です。';

export const WRONG = {
  noSquare: (example: string) => `マスは筋、段の順に入力してください。例: ${example}。`,
  otherSquare: (square: string, found: string | undefined) =>
    `${square}は違うマスです。${found ? `そこにあるのは${found}です` : 'そこは空いています'}。`,
  otherPiece: (moved: string, task: string) => `動いたのは${moved}です。${task}`,
  noDrop: (task: string) => `駒を打っていません。${task}`,
  notFarEnough: 'もっと前に打てます。',
  attacks: (only: string | undefined) =>
    only === undefined
      ? 'そこからはどちらの駒も取れません。'
      : `そこから狙えるのは${only}だけです。`,
  promoted: '成りました。指し手の後に = か「不成」を付けると成りません。',
  outsideZone: (ranks: number) => `今の手は敵陣（${lastRanks(ranks)}）に出入りしていません。`,
  otherAnswer: (king: string, wanted: CheckAnswer | undefined) =>
    `それでも王手は防げますが、課題は別です。${wanted ? ANSWER_TASKS[wanted](king) : ''}`,
  noCheck: '王手になっていません。',
  noMate: (answer: string) => `王手ですが、詰みではありません。後手には${answer}があります。`,
} as const;

export const LATE = {
  reach: (piece: string, to: string, left: number) =>
    left > 0
      ? `そこからでは${piece}は${inMore(left)}${to}へ行けません。`
      : `${piece}の行き先は${to}です。`,
  capture: (enemies: string, left: number) =>
    left > 0 ? `それでは${inMore(left)}${enemies}を取れません。` : `${enemies}を取っていません。`,
  drop: (piece: string, to: string, left: number) =>
    left > 0
      ? `それでは${inMore(left)}${to}に${piece}を打てません。`
      : `${piece}を打つのは${to}です。`,
  promote: (piece: string, left: number) =>
    left > 0
      ? `そこからでは${piece}は${inMore(left)}成れません。`
      : `${piece}が成っていません。指し手の後に + か「成」を付けると成ります。`,
} as const;

function inMore(moves: number): string {
  return `あと${moves}手で`;
}

export function learnHint(told: string): string {
  return `ヒント: ${told}`;
}

export function someDoneText(done: number, of: number): string {
  return `${doneOfText(done, of)}。`;
}

export function courseDoneText(variant: Variant, all: number): string {
  return `全${all}問が済みました。これで${nameInText(variant)}が指せます。`;
}

export function taskNotKept(why: string): string {
  return `【未保存】課題が済んだことを記録できません: ${why}。`;
}

export const LEARN_ANSWERS = {
  done: 'この課題は済みました。「次」で次の課題、「待った」で手を戻します。',
  open: 'この課題はまだ終わっていません。「飛ばす」で次へ進めます。',
  countSquares: 'ヒント: 筋は右から、段は上から数えます。',
  noHint: 'ヒント: ここですることはありません。「次」で先へ進みます。',
  'game-hint': 'ヒント: 「開始」で対局が始まります。',
  goOn: 'Enterで先へ進みます。',
  'no-undo': '取り消す手がありません。',
  undone: '手を戻しました。',
  again: '最初からやり直します。',
  'no-next': '最後の課題です。',
  'no-previous': '最初の課題です。',
  'no-game': '開始: この課題に対局はありません。',
  'begins-game': 'この課題は対局です。「開始」で始まります。',
  gameLeft: '対局を離れました。「開始」で新しく始まります。',
  'no-moves': '指し手: この課題ではマスを答えます。',
} as const;

export const LEARN_TITLE = '入門講座';

export const GAME_WON = '勝ちました。最後の課題が済みました。Escで講座に戻ります。';

export function enemiesText(
  pieces: readonly { readonly name: string | undefined; readonly square: string }[],
): string {
  const names = pieces.map(({ name = '駒', square }) => standingText(name, square));
  return `後手の${joinWords(names, 'と')}`;
}

export function typeItLike(...examples: readonly string[]): string {
  return `入力例: ${examples.join('、次に ')}。`;
}
