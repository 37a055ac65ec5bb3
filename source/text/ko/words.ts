import { KOREAN_ARGUMENTS, KOREAN_WORDS } from '../../activity/words/ko.ts';
import { firstSpelling } from '../../activity/words/spellings.ts';
import type { NamedPiece } from '../../rules/core/attempt.ts';
import { pieceData, type Variant } from '../../rules/core/variant.ts';
import { HANGUL_DIGITS } from '../../rules/notation/digits.ts';
import { KOREAN_FACES, KOREAN_OWN_NAMES, KOREAN_YARI_FACES } from '../../rules/notation/face-names.ts';
import { KOREAN_GAMES, nameOfGameIn } from '../../rules/variants/game-names.ts';
import { byCode } from '../by-code.ts';
import { latin } from '../charset.ts';
import type { OptionName, ValueName } from '../en/words.ts';
import { errorCode, repeatedText } from '../foreign-text.ts';
import { nearestName } from '../nearest.ts';
import type { Texts } from '../texts.ts';
import { josa } from './josa.ts';

/** A word of the prompt as it is offered in Korean: `무르기`; any other text as it is. */
export function spelled(word: string): string {
  return firstSpelling(KOREAN_WORDS, word);
}

/** What follows a word as it is offered in Korean: `선수` for `black`. */
export function spelledArgument(part: string): string {
  return firstSpelling(KOREAN_ARGUMENTS, part);
}

/** What each way is called in which a game ends. */
export const END_NAMES = {
  checkmate: '외통',
  'no legal moves': '둘 수 없음',
  try: '끝줄 도달',
  resignation: '기권',
  'illegal move': '반칙',
  repetition: '천일수',
  'perpetual check': '연속 장군 천일수',
  impasse: '지장기',
  'entering king': '입옥 선언',
  agreement: '합의',
  time: '시간 초과',
  abandonment: '대국 포기',
  'move limit': '수 제한',
  default: '부전',
  interrupted: '중단',
};

function faceOf(variant: Variant, { kind, promoted }: NamedPiece) {
  const { front, back = front } = pieceData(variant, kind);
  const face: { readonly english: string; readonly short?: string } = promoted ? back : front;
  return face;
}

function namesOf({ id }: Variant, english: string): (typeof KOREAN_FACES)[string] | undefined {
  return (id === 'yari' ? KOREAN_YARI_FACES[english] : undefined) ?? KOREAN_FACES[english];
}

const HANDICAP_NAMES: Readonly<Record<string, string>> = {
  lance: '향차 접',
  bishop: '각 접',
  rook: '비차 접',
  'rook-lance': '비차 향차 접',
  'left-yari-bishop': '왼쪽 야리 비숍 접',
  'left-yari-rook': '왼쪽 야리 룩 접',
  'two-piece': '두 장 떼기',
  'four-piece': '네 장 떼기',
  'six-piece': '여섯 장 떼기',
  'eight-piece': '여덟 장 떼기',
  'ten-piece': '열 장 떼기',
};

const ACTIONS = {
  read: '읽을',
  write: '쓸',
  rename: '이름을 바꿀',
  delete: '지울',
};

const SYSTEM_ERRORS = new Map([
  ['EACCES', '권한이 없습니다'],
  ['EPERM', '권한이 없습니다'],
  ['EROFS', '디스크가 읽기 전용입니다'],
  ['ENOSPC', '디스크가 가득 찼습니다'],
  ['EDQUOT', '디스크 할당량을 다 썼습니다'],
  ['EFBIG', '파일 크기 제한에 걸렸습니다'],
  ['ENOENT', '존재하지 않습니다'],
  ['ENOTDIR', '경로의 일부가 폴더가 아닙니다'],
  ['EISDIR', '폴더입니다'],
  ['EEXIST', '폴더 자리에 파일이 있습니다'],
  ['ENAMETOOLONG', '이름이 너무 깁니다'],
  ['EIO', '디스크가 응답하지 않습니다'],
  ['ECONNREFUSED', '데이터베이스에 연결할 수 없습니다'],
  ['ECONNRESET', '데이터베이스에 연결할 수 없습니다'],
  ['ETIMEDOUT', '데이터베이스가 응답하지 않습니다'],
  ['57P01', '데이터베이스가 종료되고 있습니다'],
  ['57P02', '데이터베이스가 종료되고 있습니다'],
  ['57P03', '데이터베이스가 시작되고 있습니다'],
  ['open-elsewhere', '다른 komadai에서 열려 있는 대국입니다'],
  ['changed-elsewhere', '다른 프로그램이 파일을 바꾸었습니다'],
]);

const OPERAND_NAMES = {
  variant: '게임',
  game: '대국',
  shell: '셸',
  depth: '깊이',
  format: '형식',
  source: '국면',
  word: '명령어',
};

const OWNED_NAMES = { handicap: '접장기', piece: '말' };

function isOption(what: ValueName): what is OptionName {
  return typeof what === 'string' && what.startsWith('--');
}

const OPENING_NAMES = {
  'naka-bisha': '중비차',
  'shiken-bisha': '사간비차',
  'sanken-bisha': '삼간비차',
  'mukai-bisha': '향비차',
  'sode-bisha': '수비차',
  'migi-shiken-bisha': '우사간비차',
  'gokigen-naka-bisha': '고키겐 중비차',
  'tsuno-gin-naka-bisha': '쓰노긴 중비차',
  'kaku-kokan-shiken-bisha': '각교환 사간비차',
  'direct-mukai-bisha': '다이렉트 향비차',
  'fujii-system': '후지이 시스템',
  ishida: '이시다류',
  'masuda-ishida': '마스다식 이시다류',
  'hineri-bisha': '히네리비차',
  'chikatetsu-bisha': '지하철비차',
  'ai-furibisha': '상호 몰이비차',
  yagura: '야구라',
  gangi: '간기',
  'ai-gakari': '아이가카리',
  'yokofu-dori': '요코후도리',
  'kaku-gawari': '각교환',
  'kaku-gawari-koshikake-gin': '각교환 고시카케긴',
  'kaku-gawari-hayaguri-gin': '각교환 하야쿠리긴',
  'kaku-gawari-bogin': '각교환 봉은',
  bogin: '봉은',
  'migi-gyoku': '우옥',
  'ureshino-ryu': '우레시노류',
  onigoroshi: '오니고로시',
  'sujichigai-kaku': '스지치가이각',
  kakutofu: '각두보',
  pacman: '팩맨',
  'nifu-tsukkiri': '니후쓰키리',
};

const CASTLE_NAMES = {
  yagura: '야구라',
  'gin-yagura': '긴 야구라',
  'so-yagura': '소 야구라',
  'hekomi-yagura': '헤코미 야구라',
  'kata-yagura': '가타 야구라',
  'gindachi-yagura': '긴다치 야구라',
  'kikusui-yagura': '기쿠스이 야구라',
  'hishi-yagura': '히시 야구라',
  'yagura-anaguma': '야구라 아나구마',
  'migi-yagura': '미기 야구라',
  'bonanza-gakoi': '보난자 가코이',
  'kani-gakoi': '가니 가코이',
  'funa-gakoi': '후나 가코이',
  'hakoiri-musume': '하코이리 무스메',
  'hidari-mino': '히다리 미노',
  'tenshukaku-mino': '덴슈카쿠 미노',
  'ibisha-anaguma': '앉은비차 아나구마',
  'matsuo-anaguma': '마쓰오 아나구마',
  'gin-kanmuri-anaguma': '긴칸무리 아나구마',
  'big-four': '빅 포',
  'furibisha-anaguma': '몰이비차 아나구마',
  'kata-mino': '가타 미노',
  mino: '미노',
  'taka-mino': '다카 미노',
  'diamond-mino': '다이아몬드 미노',
  'gin-mino': '긴 미노',
  'yonmai-mino': '욘마이 미노',
  'kimura-mino': '기무라 미노',
  'gin-kanmuri': '긴칸무리',
  'hidari-gin-kanmuri': '히다리 긴칸무리',
  'kin-muso': '긴무소',
  'migi-gyoku': '우옥',
  'naka-zumai': '나카즈마이',
  'nakahara-gakoi': '나카하라 가코이',
  millennium: '밀레니엄',
  'elmo-gakoi': '엘모 가코이',
  gangi: '간기 가코이',
  'muteki-gakoi': '무테키 가코이',
  'ahiru-gakoi': '아히루 가코이',
  'ichigo-gakoi': '이치고 가코이',
};

export const words: Texts['words'] = {
  countText: (count, counter) => `${count}${counter}`,
  quoted: (text) => `"${repeatedText(text)}"`,
  sideName: (color) => (color === 'black' ? '선수' : '후수'),
  joinWords(words, last) {
    if (words.length < 2) return words.join('');
    const before = words.slice(0, -1).join(', ');
    return `${last === 'or' ? `${before} 또는` : josa(before, '과')} ${words.at(-1)}`;
  },
  orMeantText(found, names) {
    const name = nearestName(found, names);
    return name === undefined ? '.' : `. 혹시 "${name}"입니까?`;
  },
  didYouMeanText(found, names) {
    const name = nearestName(found, names);
    return name === undefined ? '' : ` 혹시 "${spelled(name)}"입니까?`;
  },

  // Names
  nameOfPiece(variant, piece) {
    const { short, english } = faceOf(variant, piece);
    if (short !== undefined && KOREAN_OWN_NAMES[short] !== undefined) return KOREAN_OWN_NAMES[short];
    return namesOf(variant, english)?.[1] ?? short ?? english;
  },
  wholePieceName(variant, piece) {
    const { english } = faceOf(variant, piece);
    return namesOf(variant, english)?.[0] ?? english;
  },
  pieceHeading(letters, name, short, written) {
    const own = short === undefined ? '' : `, ${short}`;
    const names = written.map(({ kanji, romaji }) => [kanji, romaji].filter(Boolean).join(', '));
    return `${letters} ${name}${own} (${names.join(' 또는 ')})`;
  },
  royalName(variant) {
    const kind = variant.pieces.findIndex(({ role }) => role === 'royal');
    return nameOfPiece(variant, { kind, promoted: false });
  },
  promotedName: (name) => `승격한 ${name}`,
  /** The same name: Korean tells no number. */
  plural: (name) => name,
  countPieces: (count, name) => (count === 1 ? name : `${name} ${count}개`),
  variantName: ({ id, name }, charset) => nameOfGameIn(KOREAN_GAMES, id) ?? latin(name, charset),
  nameOfGame: (id) => nameOfGameIn(KOREAN_GAMES, id) ?? id,
  handicapName: ({ name }) => HANDICAP_NAMES[name] ?? name,
  handicapText({ name }) {
    const known = HANDICAP_NAMES[name];
    if (known === undefined) return `${name} 접장기`;
    return known.endsWith('접') ? `${known}장기` : known;
  },
  typedPiece: (_letters, name) => name,

  // Phrases
  orList: (items) => joinWords(items, 'or'),
  /** The noun itself: Korean has no articles. */
  withArticle: (noun) => noun,
  /** The text itself: Korean has no capitals. */
  capitalized: (text) => text,
  countInWords: (count, noun) => `${noun} ${count}개`,
  goFaultText: (argument, count) => `이동: ${josa(quoted(argument), '은')} 1에서 ${count}까지의 번호가 아닙니다.`,
  possessive: (color) => `${sideName(color)}의`,
  standingText: (name, square, color) => `${square}의 ${words.ownedPiece(name, color)}`,
  ownedPiece: (name, color) => (color === undefined ? name : `${sideName(color)} ${name}`),
  personsPiece: (name, color, person) => `${color === person ? '내' : possessive(color)} ${name}`,
  nameInText: (variant) => variantName(variant, 'ascii'),
  lastRanks: (ranks) => (ranks === 1 ? '맨 끝줄' : `맨 끝 ${ranks}줄`),
  asSentences: (...sentences) => `${sentences.join('. ')}.`,
  joinSentences: (sentences) => sentences.join(' '),
  ordinal: (number) => `${number}번째`,

  // Faults
  openElsewhereText: (file, fault) => `${file}: ${otherText(fault)}에서 열려 있는 대국입니다`,
  otherText({ pid, host }) {
    const where = host === undefined ? `프로세스 ${pid}` : `${quoted(host)}의 프로세스 ${pid}`;
    return `다른 komadai(${where})`;
  },
  renameFaultText: byCode({
    'name-empty': '대국에는 이름이 있어야 합니다',
    'name-has-slash': '대국의 이름에는 /나 \\를 쓸 수 없습니다',
    'name-has-control': '대국의 이름에는 제어 문자를 쓸 수 없습니다',
    'name-starts-with-dot': '대국의 이름은 점으로 시작할 수 없습니다',
    'name-too-long': ({ longest }) => `대국의 이름은 ${longest}바이트까지입니다`,
    'name-taken': ({ name }) => `대국 ${josa(quoted(name), '이')} 이미 있습니다`,
  }),
  storeErrorText({ action, path, cause }) {
    const reason = action === 'write' ? writeErrorText(path, cause) : systemErrorText(cause);
    const what = action === 'rename' ? `${path}의` : josa(path, '을');
    return `${what} ${ACTIONS[action]} 수 없습니다: ${reason}`;
  },
  writeErrorText(file, error) {
    if (errorCode(error) !== 'ENOENT') return systemErrorText(error);
    const folder = file.slice(0, file.lastIndexOf('/'));
    return folder === '' ? '폴더가 없습니다' : `폴더 ${josa(folder, '이')} 없습니다`;
  },
  systemErrorText: (error) => systemCodeText(errorCode(error)),
  systemCodeText: (code) => SYSTEM_ERRORS.get(code) ?? (code || '알 수 없는 오류'),
  noPersonText: (name) => `${josa(quoted(name), '은')} 이름이 아닙니다. 윗줄에서 Left와 Right로 컴퓨터, 레벨, 엔진을 고릅니다.`,
  unknownText(what, found) {
    if (typeof what === 'object') {
      return `알 수 없는 ${nameOfGame(what.variant)}의 ${OWNED_NAMES[what.of]} ${found}`;
    }
    return isOption(what) ? `${what}에 쓸 수 없는 값 ${found}` : `알 수 없는 ${OPERAND_NAMES[what]} ${found}`;
  },

  // Speech
  squareWords: (file, rank) => `${HANGUL_DIGITS[file - 1]} ${HANGUL_DIGITS[rank - 1]}`,
  dropWords: (name, to) => `${to} ${name} 놓기`,
  moveWords(name, to, { from, captures, promotion }) {
    const origin = from === undefined ? '' : `, ${from}에서`;
    const verb = captures ? ' 잡기' : '';
    const end = { none: '', promotes: ' 승격', declines: ' 불승격' }[promotion];
    return `${to} ${name}${verb}${end}${origin}`;
  },
  announcedWords: (ply, color, told, check) => `${ply}. ${sideName(color)} ${told}${check ? ', 장군' : ''}`,
  movesInRow: (moves) => moves.join(' / '),

  // Opening names
  openingName: (id) => OPENING_NAMES[id],
  castleName: (id) => CASTLE_NAMES[id],
  sideNamesText: (side, names) => `${side}: ${names.join(', ')}`,
  bothNamesText: (named) => named.join(' / '),

  // Words and pages
  WORDS: KOREAN_WORDS,
  titleOfRules: (game) => `${game} 규칙`,
  PAGE_TITLES: {
    help: '도움말',
    keys: '키',
    words: '명령어',
    moves: '수',
    task: '과제',
    tasks: '과제',
    replay: '복기',
    comment: '주석',
    whoPlays: '대국자',
    watching: '관전',
    rules: '규칙',
  },
  movesHelpTexts: (pieces) => ({
    texts: [
      '수를 Hodges 표기로 입력하고 Enter를 누릅니다. 말, 표시(옮기기 -, 잡기 x, 놓기 *), 칸(세로줄과 가로줄)의 순서입니다.',
      `말: ${pieces.join(', ')}.`,
    ],
    examples: [
      'P-7f는 보를 옮기고, Bx3c는 각으로 잡고, P*5e는 보를 놓습니다',
      'G6i-5h는 그 칸에 갈 수 있는 말이 둘일 때 출발한 칸을 밝힙니다',
      'Rx2c+는 승격, Rx2c=는 불승격. +R-2a처럼 앞에 +를 붙이면 승격한 말입니다',
      'x만 입력하면 직전에 둔 칸에서 되잡습니다',
      '가로줄의 숫자(P-76), USI(7g7f), 일본식 표기와 말하듯이 적은 수(칠 육 보)도 읽습니다',
    ],
  }),
  legalMovesTitle: (count) => `합법수 ${count}수`,
  wordHelpText: (word, short, help) => `${spelled(word)}${short ? `, ${short}` : ''}: ${help}`,
  keyHelpText: (key, help) => `${key}: ${help}`,
  sayPieceText: (letters) => `보기: ${letters.join(' ')} 중 하나를 적어 주십시오.`,
  spokenRange: (rating, deviation) => `${rating}, 오차 ${deviation}`,
  spokenChange: (rating, change) => `${rating}, ${Math.abs(change)}점 ${change < 0 ? '하락' : '상승'}`,

  // Not understood
  OTHER_WORDS: {
    quit: ['exit', 'q', 'q!', 'wq', 'bye', 'leave', 'logout', '끝', '그만', '닫기'],
    help: ['h', 'man', 'info', 'commands', '도움', '명령어'],
    undo: ['u', 'back', 'takeback', 'take back', '물러', '물리기', '한수만'],
    draw: ['offer', 'offer draw', 'offer a draw', '비김', '비기기', '무승부 제안'],
    menu: ['new', 'new game', '새 대국'],
    status: ['time', 'clock', 'clocks', '시간', '시계'],
    resign: ['surrender', 'give up', '투료', '항복', '졌습니다'],
  },
  ANSWERS: {
    new: '대국은 "종료"해도 보관됩니다. 새 대국은 komadai play로 시작합니다.',
    time: '시계가 있는 대국이면 이름 옆에 시간이 나옵니다.',
    y: '지금은 답할 질문이 없습니다.',
  },
  answerText: (shown, answer) => `${shown}: ${answer}`,
  didYouMean: (shown, meant) => `${shown}: 혹시 "${spelled(meant)}"입니까?`,
  notUnderstoodButNear: (shown, nearest) => `${shown}: 알 수 없는 입력입니다. 혹시 "${spelled(nearest)}"입니까?`,
  manyMoves(shown, count, first, last, hasTab) {
    const more = hasTab ? '. Tab으로 고를 수 있습니다' : '';
    return `${shown}: ${count}수, ${first} .. ${last}${more}`;
  },
  notUnderstood(shown, example, { isSpoken, hasHelp }) {
    if (!example) return `${shown}: 알 수 없는 입력입니다.`;
    const more = hasHelp ? ' 도움말에 더 있습니다.' : '';
    const order = isSpoken ? '칸과 말을 말하듯' : '말과 칸을';
    return `${shown}: 알 수 없는 입력입니다. ${example}처럼 ${order} 적어 주십시오.${more}`;
  },
  notHere(word, hasHelp) {
    const more = hasHelp ? ' 쓸 수 있는 명령어는 도움말에 있습니다.' : '';
    return `여기서는 ${josa(quoted(word), '을')} 쓸 수 없습니다.${more}`;
  },
  overText(shown, words) {
    const named = josa(
      joinWords(
        words.map((word) => `"${spelled(word)}"`),
        'and',
      ),
      '을',
    );
    const text = `대국이 끝났습니다. ${named} 쓸 수 있습니다. 나머지는 도움말에 있습니다.`;
    return shown === undefined ? text : `${shown}: ${text}`;
  },
  noSuchWord: (shown, words) => `${shown}: 알 수 없는 입력입니다. 쓸 수 있는 명령어: ${words.map(spelled).join(', ')}.`,
};

export const {
  quoted,
  sideName,
  joinWords,
  orMeantText,
  didYouMeanText,
  nameOfPiece,
  wholePieceName,
  royalName,
  countPieces,
  variantName,
  nameOfGame,
  handicapName,
  handicapText,
  orList,
  possessive,
  standingText,
  personsPiece,
  nameInText,
  lastRanks,
  asSentences,
  joinSentences,
  ordinal,
  openElsewhereText,
  otherText,
  renameFaultText,
  storeErrorText,
  writeErrorText,
  systemErrorText,
  systemCodeText,
  unknownText,
} = words;
