import type { ValidValues } from '../../settings/settings.ts';
import { byCode } from '../by-code.ts';
import { playersText } from '../foreign-text.ts';
import type { Texts } from '../texts.ts';
import { josa } from './josa.ts';
import { noPositionText } from './records.ts';
import { asSentences, joinSentences, joinWords, nameOfGame, orMeantText, quoted, systemErrorText, unknownText } from './words.ts';

const SETTING_TEXTS: Readonly<Record<string, string>> = {
  language: '표시 언어. auto: 환경에 따름',
  variant: '처음에 선택되는 게임',
  labels: '말에 적는 글자',
  coordinates: '판 옆에 가로줄을 표시하는 방식',
  notation: '수를 적는 방식. 기보에는 Hodges로 남음',
  charset: '판을 그리는 문자',
  pieces: '가능하면 말을 그림으로. auto: SSH에서 끔',
  colour: '화면의 색',
  theme: 'wood, slate, paper는 256색, dark, light, safe는 16색',
  motion: '마지막 수를 한 번 깜박임. 300ms보다 느린 연결에서는 끔',
  flip: '아래쪽에 앉는 편: 선수, 둘 차례인 쪽, 후수',
  reigning: '왕(王)을 쓰는 편',
  speech: '한 줄 모드에서 수를 알리는 방식',
  'clock-calls': '한 줄 모드에서 60, 30, 10초 전을 알림. auto: 낭독할 때',
  illegal: '반칙수를 어떻게 할지',
  'away-time': '대국을 닫은 동안 시계를 어떻게 할지',
  resigns: '컴퓨터가 진 대국을 기권할지',
  ponder: '컴퓨터가 내 시간에도 생각할지',
  'analyse-games': '끝난 대국을 분석할지. ask: 물어본 뒤',
  bell: '이 화면에 없는 상대가 두면 소리를 냄',
  notify: '다른 창을 볼 때 데스크톱 알림 (터미널이 지원하면)',
  mouse: '클릭과 휠. Shift를 누르면 글을 선택',
  name: '내 이름. 비우면 계정의 이름',
  analyst: '분석하는 엔진. 추가: komadai settings engine.NAME COMMAND',
  'engine-options': '다른 엔진에 알릴 값. 예: Threads=1, USI_Hash=64',
};

const SETTING_VALUES = {
  auto: '자동',
  on: '켬',
  off: '끔',
  ask: '물어봄',
  own: '컴퓨터',
  kanji: '한자',
  kanji2: '한자 두 자',
  romaji: '로마자',
  letters: '알파벳',
  digits: '숫자',
  hodges: 'Hodges 식',
  numbers: '숫자식',
  japanese: '일본식',
  box: '선',
  frame: '테두리',
  ascii: 'ASCII',
  pictures: '그림',
  characters: '글자',
  wood: '나무',
  slate: '돌',
  paper: '종이',
  dark: '어두운 바탕',
  light: '밝은 바탕',
  safe: '적록 제외',
  mono: '색 없음',
  never: '늘 선수',
  turn: '차례인 쪽',
  white: '후수',
  black: '선수',
  both: '양쪽',
  words: '풀어서',
  refuse: '둘 수 없음',
  lose: '반칙패',
  stops: '멈춤',
  counts: '계속 감',
};

const SETTING_FORMS = { name: '이름', analyst: 'own 또는 목록의 엔진 이름', 'engine-options': 'NAME=VALUE, NAME=VALUE, ..' };

function validValuesText(values: ValidValues): string {
  return typeof values === 'string' ? SETTING_FORMS[values] : values.join(', ');
}

function kept(copy: string | undefined): string {
  return copy === undefined ? '' : `. 들어 있던 내용은 ${copy}에 보관했습니다`;
}

function shown(value: unknown): string {
  return typeof value === 'string' ? quoted(value) : (JSON.stringify(value) ?? '빈 값').slice(0, 40);
}

const FIRST_TIP = '처음이십니까? "배우기"에서 15분이면 말과 규칙을 익힐 수 있습니다.';

const TIPS = [
  '수의 앞부분을 입력하면 갈 수 있는 칸이 판에 표시되고, Tab으로 하나씩 고를 수 있습니다.',
  '어느 화면에서나 ?를 누르면 키를 볼 수 있습니다.',
  '입력줄에 "힌트"를 입력하면 좋은 수를 알려 주고, "무르기"를 입력하면 둔 수를 무릅니다.',
  '컴퓨터가 생각하는 동안 수를 입력해 두면 내 차례가 되는 대로 둡니다.',
  '모든 수는 곧바로 저장됩니다. 창이 닫히거나 연결이 끊겨도 잃는 것이 없습니다.',
  '"말표시 romaji"를 입력하면 말이 로마자로, "말표시 kanji"를 입력하면 다시 한자로 나옵니다.',
  '"도움말"을 입력하면 말과 행마가 판 옆에 다시 나옵니다.',
  '복기에서 a를 누르면 컴퓨터가 악수를 찾고, b를 누르면 다음 악수로 갑니다.',
  '"보기 P"처럼 입력하면 그 말의 행마와 승격을 알려 줍니다.',
  '복기에서는 휠을 돌리면 한 수씩 넘어가고, 수를 클릭하면 그 수로 갑니다.',
];

const MOVE_BY_CLICK = '클릭: 내 말이나 말받침의 말, 이어서 칸을 누르면 수를 둠';

const PLAIN = 'komadai --plain으로는 한 줄씩 둡니다.';

export const settings: Texts['settings'] = {
  // Arguments
  argumentFaultText: byCode({
    'unknown-command': ({ found, known }) => `알 수 없는 명령 ${quoted(found)}${orMeantText(found, known)} 명령 목록: komadai help`,
    'unknown-option': ({ found, known, help }) => `알 수 없는 옵션 ${quoted(found)}${orMeantText(found, known)} 옵션 목록: ${help}`,
    'missing-value': ({ option, value }) => `${option}에는 값이 필요합니다: ${option} ${value}`,
    'superfluous-value': ({ option }) => `${option}에는 값을 적지 않습니다`,
    'repeated-option': ({ option }) => `${josa(option, '이')} 두 번 적혀 있습니다`,
    'missing-operand'({ operand, about, valid, usage }) {
      const values = valid.length > 0 ? ` (${valid.join(', ')})` : '';
      return `${josa(`${operand}${values}`, '이')} 빠졌습니다${about ? `: ${about}` : ''}. 사용법: ${usage}`;
    },
    'superfluous-operand': ({ found, usage }) => `${josa(quoted(found), '은')} 필요 없습니다. 사용법: ${usage}`,
    'unknown-value'({ what, found, valid }) {
      const known = valid.length > 0 ? `쓸 수 있는 값: ${valid.join(', ')}` : '쓸 수 있는 값이 없습니다';
      return `${unknownText(what, quoted(found))}${orMeantText(found, valid)} ${known}`;
    },
    conflict: ({ options: [one, other] }) => `${josa(one, '과')} ${josa(other, '은')} 함께 쓸 수 없습니다`,
    sfen: ({ variant, fault }) => noPositionText(variant, fault),
  }),

  // Settings
  settingText: (name) => SETTING_TEXTS[name] ?? `${nameOfGame(name.replace('handicap.', ''))}에서 처음에 선택되는 접장기`,
  validValuesText,
  settingValueText: (value) => SETTING_VALUES[value],
  SETTING_GROUPS: [
    { title: '대국', names: { variant: '게임', illegal: '반칙수', 'away-time': '나간 동안 시계' } },
    {
      title: '판',
      names: {
        language: '언어',
        labels: '말 표시',
        coordinates: '가로줄 표시',
        notation: '수 표기',
        charset: '문자',
        pieces: '말 그림',
        colour: '색',
        theme: '색 테마',
        motion: '마지막 수 깜박임',
        flip: '아래쪽 편',
        reigning: '왕을 쓰는 편',
        mouse: '마우스',
      },
    },
    { title: '소리와 낭독', names: { bell: '벨', notify: '데스크톱 알림', speech: '수 낭독', 'clock-calls': '시간 낭독' } },
    { title: '엔진', names: { resigns: '컴퓨터 기권', ponder: '내 차례에 생각', 'analyse-games': '대국 뒤 분석', analyst: '분석 엔진' } },
  ],
  handicapSettingName: (variantId) => `접장기 ${nameOfGame(variantId)}`,
  setFaultText: byCode({
    'unknown-setting': ({ found, names }) =>
      `알 수 없는 설정 ${quoted(found)}${orMeantText(found, names)} 쓸 수 있는 값: ${names.join(', ')}`,
    'unknown-setting-value': ({ name, found, values }) =>
      `${name}에는 ${josa(shown(found), '을')} 쓸 수 없습니다. 쓸 수 있는 값: ${validValuesText(values)}`,
    'settings-not-saved': ({ path, cause }, isQuitting) =>
      `${josa(path, '을')} 쓸 수 없습니다: ${systemErrorText(cause)}. ${isQuitting ? '바뀐 것은 없습니다' : '설정은 종료할 때까지만 유지됩니다'}`,
  }),
  settingsWarningText: byCode({
    'broken-settings': ({ path, keptAs }) => `${josa(path, '이')} 손상되어 기본값을 씁니다${kept(keptAs)}`,
    'wrong-setting'({ path, wrong: [{ name, found, values }, ...others], keptAs }) {
      const more = others.length > 0 ? ` (그 밖에 ${others.length}개)` : '';
      return `${path}: ${name}에는 ${josa(shown(found), '을')} 쓸 수 없어${more} 기본값을 씁니다. 쓸 수 있는 값: ${validValuesText(values)}${kept(keptAs)}`;
    },
    'unreadable-settings': ({ path, cause }) => `${josa(path, '을')} 읽을 수 없습니다: ${systemErrorText(cause)}. 기본값을 씁니다`,
  }),
  THEME_TEXTS: {
    auto: '터미널이 낼 수 있는 가장 좋은 것',
    wood: '비자나무와 회양목, 256색부터',
    slate: '밤의 돌, 256색부터',
    paper: '종이에 먹, 256색부터',
    dark: '어두운 바탕에 16색',
    light: '밝은 바탕에 16색',
    safe: '빨강과 초록을 쓰지 않는 16색',
    mono: '색 없음',
  },
  hereThatIsText: (name) => `여기서는 ${name}입니다.`,
  shownAsText: (hasColours, shown) => `${hasColours ? '16색 터미널이라' : '색이 없어'} ${josa(shown, '으로')} 표시합니다.`,
  TERMS_TEXTS: { game: '게임', handicap: '접장기', side: '내 편', even: '맞두기', byLot: '돌가리기', watchers: '관전' },

  // Menu and forms
  resumeGameText({ variant, players, opponent, plies }) {
    const name = variant === undefined ? '' : `${variant} `;
    const against = opponent === '' ? [] : [`상대 ${opponent}`];
    const whom = opponent === undefined ? [playersText(players)] : against;
    return `${name}이어 두기: ${[...whom, `${plies}수`].join(', ')}`;
  },
  titleOfGames(names, more) {
    if (more === 0) return `komadai: ${joinWords(names, 'and')}`;
    return `komadai: ${names.join(', ')} 외 ${more}종`;
  },
  tipText: (games) => (games === 0 ? FIRST_TIP : `팁: ${TIPS[games % TIPS.length]}`),

  // Screen
  MENU_TEXTS: {
    playSomeone: '사람과 대국',
    playComputer: '컴퓨터와 대국',
    twoPlayers: '둘이서 대국',
    learn: '배우기',
    problems: '박보 풀기',
    savedGames: '저장된 대국',
    statistics: '성적',
    rules: '규칙',
    settings: '설정',
    quit: '종료',
  },
  BACK_TO: { menu: '메뉴', course: '강좌', edit: '국면 편집' },
  NEW_GAME_TEXTS: {
    title: '새 대국',
    game: '게임',
    level: '레벨',
    youPlay: '내 편',
    black: '선수',
    white: '후수',
    whiteGives: '후수(상수)',
    name: '  이름',
    command: '  명령',
    colours: '선후',
    byFurigoma: '돌가리기',
    asEntered: '적은 대로',
    clock: '제한시간',
    inSeconds: '  초 단위',
    otherClock: '제한시간+초읽기+가산',
    start: '시작',
    more: '더 보기: 접장기, 시계, 엔진',
    engine: '엔진',
    person: '사람',
  },
  OWN_SIDE_TEXTS: { black: '선수(먼저)', white: '후수', furigoma: '돌가리기' },
  computerText: (level) => `컴퓨터, 레벨 ${level}`,
  ROOM_FORM_TEXTS: {
    host: '방 열기',
    joinWithCode: '코드로 참가',
    watchGame: '대국 관전',
    join: '참가',
    watch: '관전',
    code: '코드',
    start: '시작',
  },
  YES_NO: { yes: '예', no: '아니요' },
  PROMPT_LABELS: {
    gameOver: '종국',
    replay: '복기',
    watching: '관전',
    learnSquare: '칸',
    learnMove: '수',
    learnDone: '완료',
    learnWrong: '오답',
    tsumeSolved: '정답',
    tsumeThinking: '수비 생각 중',
  },
  plyText: (ply) => `${ply}수`,
  lastMoveText: (move) => `지난 수: ${move}`,
  movesLeftText: (count) => `${count}수 남았습니다.`,
  MAY_PROMOTE: '승격 가능: + 승격, = 불승격.',
  NO_LEGAL_MOVE: '둘 수 있는 수가 없습니다.',
  replayPlaceText({ ply, plies, number, total, isInVariation, speed }) {
    const inVariation = isInVariation ? ', 변화도' : '';
    const which = total > 1 ? `, 변화도 ${number}/${total}` : inVariation;
    const playing = speed === undefined ? '' : `자동 재생, ${speed} - `;
    return `${playing}${ply}/${plies}수${which}`;
  },
  takesGameBackText: (text, key) => `${text} ${key}: 되찾기.`,
  ENTER_KEY: 'Enter',
  chapterLine: (title, progress, task) => `${title}: ${progress}. 이동하려면 "이동 ${task}".`,
  ONE_LINE_ONE_ANSWER: '한 줄을 입력하면 한 번 대답합니다.',
  COLUMN_SAMPLES: {
    game: '야리 쇼기',
    yourOffer: '내 제안',
    theirTurnHere: '상대 차례, 접속 중',
    theirTurn: '상대 차례',
    unfinished: '선수 승',
    longestResult: '선수 승(후수 시간패)',
  },
  GAME_COLUMN_TITLES: { date: '날짜', players: '대국자', game: '게임', result: '결과', moves: '수', name: '파일' },

  // Keys
  KEY_NAMES: { escape: 'Esc', 'page-up': 'PgUp', 'page-down': 'PgDn', ' ': 'Space' },
  SCREEN_KEYS: {
    everywhere: { title: '어디서나', mouse: ['마우스: 아래쪽의 키를 클릭하면 누른 것과 같음. Shift를 누르면 글을 선택'] },
    play: { title: '대국', mouse: [MOVE_BY_CLICK] },
    tsume: { title: '박보', mouse: [MOVE_BY_CLICK] },
    mistakes: { title: '내 악수', mouse: [MOVE_BY_CLICK] },
    learn: { title: '배우기', mouse: ['클릭: 과제의 칸, 또는 내 말에 이어서 칸을 누르면 수를 둠'] },
    replay: { title: '복기, 관전', mouse: ['클릭: 수를 누르면 그 수로', '휠: 한 수'] },
    edit: { title: '국면 편집', mouse: ['클릭: 말을 집고 놓음. 빈 칸이나 같은 말에 두 번: 할 수 있는 일'] },
    list: { title: '메뉴, 저장된 대국, 규칙', mouse: ['클릭: 줄을 고름. 저장된 대국은 다시 클릭하면 열림', '휠: 한 줄'] },
    explorer: { title: '전례' },
    menu: { title: '메뉴' },
    games: { title: '저장된 대국' },
    form: { title: '입력란', mouse: ['클릭: 칸을 고르고, 값을 누르면 바꿈', '휠: 한 줄'] },
    page: { title: '글', mouse: ['휠: 세 줄'] },
    waiting: { title: '상대 기다리기' },
    lobby: { title: '로비', mouse: ['클릭: 줄을 고름. 다시 클릭하면 실행', '휠: 한 줄'] },
    me: { title: '내 정보', mouse: ['휠: 한 줄'] },
    ratings: { title: '레이팅', mouse: ['휠: 한 줄'] },
  },
  COMMON_KEYS: {
    leaveAtOnce: { help: '바로 나감. 대국은 보관됨' },
    repaint: { help: '화면을 다시 그림' },
    suspend: { help: '셸로 나감. fg로 돌아옴. 서버에서는 쓸 수 없음' },
    back: { help: '뒤로', short: '뒤로' },
    keys: { help: '이 키 목록', short: '키' },
  },
  PROMPT_TEXTS: {
    arrows: {
      label: '화살표',
      help: '입력줄이 비었으면 판과 말받침에서 커서를 옮김. 아니면 글을 고치고 지난 입력을 불러옴',
      short: '커서',
    },
    complete: { help: '입력한 것을 완성. 다시 누르면 다음 것', short: '완성' },
    completeBack: { help: '이전 것' },
    help: { help: '도움말. 입력줄이 비었을 때', short: '도움말' },
  },
  OWN_PROMPT_TEXTS: {
    play: {
      enter: { help: '입력한 수를 두거나, 말을 집고 놓음' },
      escape: { help: '글, 집은 말, 커서를 차례로 지움. 그다음은 메뉴', short: '메뉴' },
      leave: { help: '나감. 입력줄이 비었을 때. 대국은 보관됨' },
    },
    tsume: {
      enter: { help: '입력한 수를 시도하거나, 말을 집고 놓음. 실패한 시도를 무름. 다음 문제' },
      escape: { help: '글, 집은 말, 커서, 실패한 시도를 지움. 그다음은 목록', short: '목록' },
      leave: { help: '나감. 입력줄이 비었을 때' },
    },
    mistakes: {
      enter: { help: '입력한 수로 답하거나, 말을 집고 놓음. 틀린 답을 무름. 다음 문제' },
      escape: { help: '글, 집은 말, 커서, 틀린 답을 지움. 그다음은 뒤로', short: '뒤로' },
      leave: { help: '나감. 입력줄이 비었을 때' },
    },
    learn: {
      enter: { help: '입력한 것을 시도하거나, 칸을 가리키고 말을 집고 놓음. 틀린 수를 무름. 다음 과제' },
      escape: { help: '글, 집은 말, 커서를 차례로 지움. 틀린 수를 무름. 그다음은 다른 강좌', short: '강좌' },
      leave: { help: '나감. 입력줄이 비었을 때' },
    },
    replay: {
      enter: { help: '입력한 것을 실행. 입력줄이 비었으면 바로 앞의 동작' },
      escape: { help: '글을 지움. 그다음은 뒤로', short: '뒤로' },
      leave: { help: '뒤로. 입력줄이 비었을 때' },
    },
    edit: {
      enter: { help: '입력한 것을 실행. 입력줄이 비었으면 말을 집고 놓거나 그 칸에서 할 수 있는 일' },
      escape: { help: '글, 커서와 집은 말을 지움. 그다음은 뒤로', short: '뒤로' },
      leave: { help: '뒤로. 입력줄이 비었을 때' },
    },
  },
  REPLAY_KEY_TEXTS: {
    next: { help: '한 수 앞으로. 이 아래의 키와 같이 입력줄이 비었을 때', short: '다음' },
    back: { help: '한 수 뒤로', short: '이전' },
    comment: { help: '주석 전체', short: '주석' },
    tenOn: { label: 'Down, PgDn', help: '열 수 앞으로' },
    tenBack: { label: 'Up, PgUp', help: '열 수 뒤로' },
    first: { help: '시작 국면' },
    last: { help: '마지막 국면. 관전하는 대국은 다시 따라감' },
    variationBack: { help: '이전 변화도, 없으면 다음 수의 마지막 변화도' },
    variation: { help: '이 수의 다음 변화도, 없으면 다음 수의 첫 변화도', short: '변화도' },
    play: { help: '자동 재생. 다시 누르면 멈춤', short: '재생' },
    faster: { help: '재생을 빠르게', short: '빠르게' },
    slower: { help: '재생을 느리게', short: '느리게' },
  },
  LIST_KEY_TEXTS: {
    up: { help: '윗줄' },
    down: { help: '아랫줄' },
    first: { help: '첫 줄' },
    last: { help: '마지막 줄' },
    tenUp: { help: '열 줄 위로' },
    tenDown: { help: '열 줄 아래로' },
    choose: { help: '고름', short: '선택' },
    filter: { help: '입력한 글자가 있는 줄만 표시. Enter: 유지, Esc: 모두 표시', short: '찾기' },
  },
  HOME_LIST_KEY_TEXTS: {
    menuLetter: { label: '글자', help: '그 글자가 앞에 적힌 줄을 고름' },
    filterGames: { help: '입력한 글자가 있는 대국만 표시. Enter: 유지, Esc: 모두 표시', short: '찾기' },
    resumeGame: { help: '끝나지 않은 대국을 이어 둠', short: '이어 두기' },
    deleteGame: { help: '대국을 지움. 먼저 물음', short: '삭제' },
  },
  EXPLORER_KEY_TEXTS: {
    next: { help: '기보를 한 수 앞으로' },
    back: { help: '기보를 한 수 뒤로', short: '뒤로' },
    more: { help: '다른 대국 더 보기', short: '더' },
    mirrored: { help: '좌우를 바꾼 국면도 셈. 다시 누르면 세지 않음', short: '좌우' },
  },
  FORM_KEY_TEXTS: {
    up: { help: '윗줄' },
    down: { help: '아랫줄' },
    first: { help: '첫 줄. 글에서는 맨 앞' },
    last: { help: '마지막 줄. 글에서는 맨 뒤' },
    valueBefore: { help: '이전 값' },
    valueNext: { help: '다음 값', short: '변경' },
    choose: { help: '값을 바꾸거나 시작', short: '선택' },
  },
  PAGE_KEY_TEXTS: {
    up: { help: '한 줄 위로' },
    down: { help: '한 줄 아래로', short: '스크롤' },
    pageUp: { help: '한 쪽 위로' },
    pageDown: { help: '한 쪽 아래로', short: '쪽' },
    first: { help: '맨 처음' },
    last: { help: '맨 끝' },
  },
  OTHER_KEY_TEXTS: { takeBack: { help: '제안을 철회', short: '철회' } },
  LOBBY_KEY_TEXTS: {
    take: { help: '도전을 받거나 내 도전을 철회, 대국에 들어감, 대국자에게 도전', short: '선택' },
    quick: { help: '빠른 대국: 지난번과 같은 조건의 도전을 받거나, 없으면 냄', short: '빠른 대국' },
    challenge: { help: '도전을 냄', short: '도전' },
    decline: { help: '받은 도전을 거절하거나, 내 도전을 철회', short: '거절' },
    me: { help: '내 레이팅, 키, 대국', short: '내 정보' },
    ratings: { help: '모두의 레이팅', short: '레이팅' },
    menu: { help: '컴퓨터, 강좌, 박보가 있는 메뉴. 대국에서는 대국으로 돌아감', short: '메뉴' },
    quit: { help: '서버에서 나감', short: '종료' },
    takeMine: { help: '대국을 복기. 키를 지움. 먼저 물음', short: '선택' },
    makeKeyCode: { help: '다른 키로도 내 이름을 쓸 수 있게 일회용 코드를 만듦', short: '다른 키' },
    page: { label: 'n p', help: '다음 50건과 이전 50건', short: '쪽' },
    otherGame: { label: 'Left Right', help: '다른 게임', short: '게임' },
    challengeRanked: { help: '대국자에게 도전', short: '도전' },
  },
  POINTER_TEXTS: { pickUp: 'Enter 집기', noCursor: 'Esc 커서 끔', move: '화살표 이동', putDown: 'Enter 놓기', putBack: 'Esc 되돌리기' },
  yesKeyText: (sign) => (sign ? `y ${sign} 예` : 'y 예'),
  noKeyText: (sign) => (sign ? `n ${sign} 아니요` : 'n 아니요'),
  KEY_HINTS: {
    back: 'Esc 뒤로',
    list: 'Esc 목록',
    keepFilter: 'Enter 유지',
    showAll: 'Esc 모두 보기',
    next: 'Enter 다음',
    takeBack: 'Enter 무르기',
    beginGame: 'Enter 대국 시작',
  },
  KEY_REASONS: {
    noLines: '여기에는 줄이 없습니다.',
    noValue: 'Enter를 누르면 이 줄의 일을 합니다.',
    noGame: '여기에는 대국이 없습니다.',
    noResume: '이어 둘 대국이 없습니다.',
    noSaved: '아직 저장된 대국이 없습니다.',
    noSomeone: '여기서는 다른 사람과 연결할 수 없습니다.',
    firstPage: '첫 쪽입니다.',
    lastPage: '마지막 쪽입니다.',
  },

  // Places at a server
  PLACE_TEXTS: {
    question: '이미 세 번 접속해 있어 더는 접속할 수 없습니다.\r\n가장 오래된 세션을 끊고 접속하시겠습니까? y: 접속, n: 나가기.',
    enough: '이미 세 번 접속해 있습니다. 세션 하나를 끝내고 다시 접속하십시오.',
    full: '서버가 가득 찼습니다. 나중에 다시 시도하십시오.',
    kept: '남은 자리에는 여기서 한 판을 끝냈거나 이름을 등록한 지 하루가 지난 대국자만 들어올 수 있습니다. 나중에 다시 시도하십시오.',
    network: '같은 네트워크에서 접속할 수 있는 세션이 모두 찼습니다. 세션 하나를 끝내거나 나중에 다시 시도하십시오.',
    displaced: '다른 곳에서 새로 접속하여 이 세션은 끝났습니다. 둔 대국은 보관됩니다.',
    idle: '한 시간 동안 입력이 없어 이 세션을 끝냈습니다. 다시 접속하십시오.',
  },

  // Questions
  leaveQuestion: (runsOn) =>
    runsOn
      ? '대국에서 나가시겠습니까? 자리를 비운 동안에도 시계는 갑니다.'
      : '대국에서 나가시겠습니까? 다시 이어 둘 때까지 시계가 멈춥니다.',
  promoteMoveQuestion: (typed) => `${typed.trim()}: 승격하시겠습니까?`,
  waitsForText: (signs) => (signs ? `y 또는 ${signs[0]}, n 또는 ${signs[1]} 키를 누르십시오.` : 'y 또는 n 키를 누르십시오.'),

  // Terminal and window
  NO_SCREEN: {
    ssh: `터미널이 없습니다. ssh -t HOST komadai로 접속하면 화면이 나옵니다.\n${PLAIN}`,
    'no-terminal': `메뉴를 그릴 터미널이 없습니다.\n${PLAIN}`,
    dumb: `이 터미널은 메뉴를 그릴 수 없습니다(TERM이 dumb).\n${PLAIN}`,
  },
  SSH_HINT: '터미널이 없어 한 줄씩 둡니다. ssh -t로 접속하면 화면이 나옵니다',
  PLAIN_GREETING:
    '수를 입력하십시오. "?"는 도움말, "종료"는 나가기입니다. 게임은 komadai learn으로 배우고, 나머지는 komadai --help에 있습니다.',
  PLAIN_UNFINISHED: 'komadai resume --plain으로 지난 대국을 이어 둘 수 있습니다.',
  HELP_TELLS: '"도움말"을 입력하면 무엇을 입력할 수 있는지 알려 줍니다.',
  NO_LETTERS: '이 터미널에서는 한글을 그릴 수 없어 영어로 표시합니다. --charset box를 주면 그대로 그립니다.',
  REFUSED_ONE: '받지 않은 입력이 있어, 그 뒤는 의도와 다를 수 있습니다.',
  tooSmallText: (has, needs, lineMode) => [
    `창은 ${has}, 판에는 ${josa(needs, '이')} 필요합니다. ${lineMode}: 화면 없이 두기.`,
    `판에는 ${josa(needs, '이')} 필요합니다.`,
    needs,
  ],
  fewerLabelsText: (labels) => `자리가 좁아 말 표시를 ${josa(labels, '으로')} 바꿨습니다.`,
  CALLS: { begun: '대국이 시작됩니다.', news: '대국에 새 소식이 있습니다.' },
  yourTurnText(news = '') {
    const turn = asSentences('내 차례입니다');
    return news === '' ? turn : joinSentences([turn, news]);
  },
  titleText: (game = '') => (game === '' ? 'komadai' : `${game} - komadai`),
};
