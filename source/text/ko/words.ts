import type { LockFault } from '../../records/store/game-lock.ts';
import type { NameFault } from '../../records/store/game-name.ts';
import type { RenameFault, StoreError } from '../../records/store/store.ts';
import type { NamedPiece } from '../../rules/core/attempt.ts';
import type { Color } from '../../rules/core/color.ts';
import { type Handicap, pieceData, type Variant } from '../../rules/core/variant.ts';
import { HANGUL_DIGITS } from '../../rules/notation/digits.ts';
import { KOREAN_FACES, KOREAN_OWN_NAMES, KOREAN_YARI_FACES } from '../../rules/notation/face-names.ts';
import { KOREAN_GAMES, nameOfGameIn } from '../../rules/variants/game-names.ts';
import { byCode } from '../by-code.ts';
import { type Charset, latin } from '../charset.ts';
import type { OptionName, ValueName, WrittenName } from '../en/words.ts';
import { errorCode } from '../error-code.ts';
import { repeatedText } from '../foreign-text.ts';
import { nearestName } from '../nearest.ts';
import type { Texts } from '../texts.ts';
import { josa } from './josa.ts';
import { spelled, spelledArgument } from './spelled.ts';

export function quoted(text: string): string {
  return `"${repeatedText(text)}"`;
}

export function sideName(color: Color): string {
  return color === 'black' ? '선수' : '후수';
}

/** `a`, `a와 b`, `a, b와 c`; `a 또는 b`. @param last `and` or `or` */
export function joinWords(words: readonly string[], last: string): string {
  if (words.length < 2) return words.join('');
  const before = words.slice(0, -1).join(', ');
  return `${last === 'or' ? `${before} 또는` : josa(before, '과')} ${words.at(-1)}`;
}

export function orMeantText(found: string, names: readonly string[]): string {
  const name = nearestName(found, names);
  return name === undefined ? '.' : `. 혹시 "${name}"입니까?`;
}

export function didYouMeanText(found: string, names: readonly string[]): string {
  const name = nearestName(found, names);
  return name === undefined ? '' : ` 혹시 "${spelled(name)}"입니까?`;
}

export function nameOfPiece(variant: Variant, piece: NamedPiece): string {
  const { short, english } = faceOf(variant, piece);
  if (short !== undefined && KOREAN_OWN_NAMES[short] !== undefined) return KOREAN_OWN_NAMES[short];
  return namesOf(variant, english)?.[1] ?? short ?? english;
}

export function wholePieceName(variant: Variant, piece: NamedPiece): string {
  const { english } = faceOf(variant, piece);
  return namesOf(variant, english)?.[0] ?? english;
}

function faceOf(variant: Variant, { kind, promoted }: NamedPiece) {
  const { front, back = front } = pieceData(variant, kind);
  const face: { readonly english: string; readonly short?: string } = promoted ? back : front;
  return face;
}

function namesOf({ id }: Variant, english: string): (typeof KOREAN_FACES)[string] | undefined {
  return (id === 'yari' ? KOREAN_YARI_FACES[english] : undefined) ?? KOREAN_FACES[english];
}

export function royalName(variant: Variant): string {
  const kind = variant.pieces.findIndex(({ role }) => role === 'royal');
  return nameOfPiece(variant, { kind, promoted: false });
}

export function countPieces(count: number, name: string): string {
  return count === 1 ? name : `${name} ${count}개`;
}

export function variantName({ id, name }: Variant, charset: Charset): string {
  return nameOfGameIn(KOREAN_GAMES, id) ?? latin(name, charset);
}

/** The name of a game of ours by its id: `야리 쇼기`; else the id. */
export function nameOfGame(id: string): string {
  return nameOfGameIn(KOREAN_GAMES, id) ?? id;
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

export function handicapName({ name }: Pick<Handicap, 'name'>): string {
  return HANDICAP_NAMES[name] ?? name;
}

export function handicapText({ name }: Handicap): string {
  const known = HANDICAP_NAMES[name];
  if (known === undefined) return `${name} 접장기`;
  return known.endsWith('접') ? `${known}장기` : known;
}

function writtenText({ kanji, romaji }: WrittenName): string {
  return [kanji, romaji].filter(Boolean).join(', ');
}

/** `a`, `a 또는 b`, `a, b 또는 c`. */
export function orList(items: readonly string[]): string {
  return joinWords(items, 'or');
}

export function possessive(color: Color): string {
  return `${sideName(color)}의`;
}

export function standingText(name: string, square: string, color?: Color): string {
  return `${square}의 ${ownedPiece(name, color)}`;
}

function ownedPiece(name: string, color?: Color): string {
  return color === undefined ? name : `${sideName(color)} ${name}`;
}

export function personsPiece(name: string, color: Color, person: Color | undefined): string {
  return `${color === person ? '내' : possessive(color)} ${name}`;
}

/** A variant's name within a sentence: `쇼기`. */
export function nameInText(variant: Variant): string {
  return variantName(variant, 'ascii');
}

export function lastRanks(ranks: number): string {
  return ranks === 1 ? '맨 끝줄' : `맨 끝 ${ranks}줄`;
}

export function asSentences(...sentences: readonly string[]): string {
  return `${sentences.join('. ')}.`;
}

export function joinSentences(sentences: readonly string[]): string {
  return sentences.join(' ');
}

/** `3번째`. */
export function ordinal(number: number): string {
  return `${number}번째`;
}

export function openElsewhereText(file: string, fault: LockFault): string {
  return `${file}: ${otherText(fault)}에서 열려 있는 대국입니다`;
}

export function otherText({ pid, host }: LockFault): string {
  const where = host === undefined ? `프로세스 ${pid}` : `${quoted(host)}의 프로세스 ${pid}`;
  return `다른 komadai(${where})`;
}

export const renameFaultText = byCode<RenameFault | NameFault>({
  'name-empty': '대국에는 이름이 있어야 합니다',
  'name-has-slash': '대국의 이름에는 /나 \\를 쓸 수 없습니다',
  'name-has-control': '대국의 이름에는 제어 문자를 쓸 수 없습니다',
  'name-starts-with-dot': '대국의 이름은 점으로 시작할 수 없습니다',
  'name-too-long': ({ longest }) => `대국의 이름은 ${longest}바이트까지입니다`,
  'name-taken': ({ name }) => `대국 ${josa(quoted(name), '이')} 이미 있습니다`,
});

const ACTIONS = {
  read: '읽을',
  write: '쓸',
  rename: '이름을 바꿀',
  delete: '지울',
};

export function storeErrorText(error: StoreError): string {
  const { action, path, cause } = error;
  const reason = action === 'write' ? writeErrorText(path, cause) : systemErrorText(cause);
  const what = action === 'rename' ? `${path}의` : josa(path, '을');
  return `${what} ${ACTIONS[action]} 수 없습니다: ${reason}`;
}

export function writeErrorText(file: string, error: unknown): string {
  if (errorCode(error) !== 'ENOENT') return systemErrorText(error);
  const folder = file.slice(0, file.lastIndexOf('/'));
  return folder === '' ? '폴더가 없습니다' : `폴더 ${josa(folder, '이')} 없습니다`;
}

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

export function systemErrorText(error: unknown): string {
  return systemCodeText(errorCode(error));
}

export function systemCodeText(code: string): string {
  return SYSTEM_ERRORS.get(code) ?? (code || '알 수 없는 오류');
}

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

export function unknownText(what: ValueName, found: string): string {
  if (typeof what === 'object') {
    return `알 수 없는 ${nameOfGame(what.variant)}의 ${OWNED_NAMES[what.of]} ${found}`;
  }
  return isOption(what) ? `${what}에 쓸 수 없는 값 ${found}` : `알 수 없는 ${OPERAND_NAMES[what]} ${found}`;
}

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

export const BOARD_WORD_HELP = {
  moves: '둘 수 있는 수를 모두 보여 줍니다',
  show: '말의 움직임을 알려 줍니다: "보기 각"',
  flip: '판을 뒤집습니다',
  labels: '말에 적힌 글자를 바꿉니다: "말표시 romaji"',
  theme: '색을 바꿉니다: "테마 slate"',
  language: '표시 언어(en, ja, ko, th)를 바꿉니다: "언어 ja"',
  board: '판을 그립니다',
  rules: '이 게임의 규칙',
  help: '이 도움말',
  hand: '양쪽의 말받침에 있는 말을 알려 줍니다',
  where: '"어디 은": 은이 있는 칸과 말받침. "어디 7g": 그 칸에 있는 말',
  file: '세로줄에 있는 말을 위부터 알려 줍니다: "세로줄 5"',
  rank: '가로줄에 있는 말을 큰 번호부터 1번까지 알려 줍니다: "가로줄 e"',
  pieces: `양쪽의 모든 말과 칸. "말 ${spelledArgument('black')}": 한쪽만, "말 비차": 비차만`,
  attackers: '그 칸에 올 수 있는 상대의 말을 알려 줍니다: "공격 5e"',
  defenders: '그 칸에 올 수 있는 내 말을 알려 줍니다: "방어 5e"',
  rays: '그 칸에서 여덟 방향에 무엇이 몇 칸 떨어져 있는지 알려 줍니다: "길 5e"',
  threats: '둘 차례인 쪽이 잡을 수 있는 말과 상대가 노리는 말',
  changes: '마지막 수로 바뀐 것',
  last: '마지막 수',
  status: '차례, 장군, 천일수, 시계, 선언할 수 있는 것',
  sfen: '국면의 SFEN',
  copy: 'SFEN을 터미널의 클립보드에 복사합니다. "복사 kif": KIF, "복사 수순": 수순',
  speech: '수를 알리는 방식(hodges, words, romaji)을 바꿉니다: "낭독 words"',
};

const MATE_HELP = '여기서 연속 장군으로 외통이 되는지 10초 동안 찾습니다. "외통 60": 60초, "외통 그만": 중지';

const ROOM_WORD_HELP = {
  resign: '기권합니다',
  draw: '무승부를 제안합니다. 언제든 할 수 있습니다',
  impasse: '양쪽 왕이 적진에 들어갔을 때 점수 계산을 제안합니다',
  undo: '내 마지막 수를 무르자고 청합니다. 한 판에 세 번까지',
  adjourn: '나중에 이어 두자고 제안합니다',
  accept: '상대의 제안을 받아들입니다',
  decline: '상대의 제안을 거절합니다',
  claim: `상대가 나갔거나 두지 않을 때 승리나 무승부를 선언합니다: "선언 ${spelledArgument('win')}" 또는 "선언 ${spelledArgument('draw')}"`,
  say: '상대에게 채팅을 보냅니다: "말하기 TEXT"',
  greet: '상대에게 인사합니다',
  thanks: '상대에게 감사 인사를 합니다',
  'well played': '상대의 수를 칭찬합니다',
  rematch: '대국이 끝난 뒤 선후를 바꾸어 한 판 더 두자고 청합니다',
  mute: '상대의 채팅을 숨기거나 다시 봅니다',
  ...BOARD_WORD_HELP,
  replay: '대국이 끝난 뒤 한 수씩 되짚습니다',
  analyse: '대국이 끝난 뒤 컴퓨터가 분석합니다',
  explore: '대국이 끝난 뒤 이 대국의 국면에서 다른 대국은 어떻게 두었는지',
  learn: '대국이 끝난 뒤 이 게임의 강좌로 갑니다',
  settings: '표시 방식을 바꿉니다',
  menu: '메뉴로 갑니다. 방은 그대로 열려 있습니다',
  quit: '방에서 나갑니다',
};

export const CHALLENGE_FORM = `도전 [VARIANT] [CLOCK] [${spelledArgument('to')} NAME 또는 ${spelledArgument('invite')}] [${spelledArgument('black')} 또는 ${spelledArgument('white')}] [${spelledArgument('unrated')}] [${spelledArgument('no-watchers')}]`;

export const SEEK_FORM = `상대찾기 [VARIANT] [CLOCK], 상대찾기 ${spelledArgument('anything')}, 상대찾기 ${spelledArgument('off')}`;

const { labels, theme, language, speech } = BOARD_WORD_HELP;

export const words: Texts['words'] = {
  // Count text
  /** `3수`, `2국`. @param counter the word that counts */
  countText: (count, counter) => `${count}${counter}`,

  // Join words
  quoted,
  sideName,
  joinWords,
  orMeantText,
  didYouMeanText,

  // Names
  nameOfPiece,
  wholePieceName,
  /** `+R 용왕 (龍, ryuo)`, `+YB 야리 골드, 승격한 야리 비숍 (成角, narikyokaku)`. */
  pieceHeading(letters, name, short, written) {
    const own = short === undefined ? '' : `, ${short}`;
    return `${letters} ${name}${own} (${written.map(writtenText).join(' 또는 ')})`;
  },
  royalName,
  /** The name of a piece told by what it was: `승격한 야리 비숍`. */
  promotedName: (name) => `승격한 ${name}`,
  /** The same name: Korean tells no number. */
  plural: (name) => name,
  countPieces,
  variantName,
  nameOfGame,
  handicapName,
  handicapText,
  typedPiece: (_letters, name) => name,

  // Phrases
  orList,
  /** The noun itself: Korean has no articles. */
  withArticle: (noun) => noun,
  /** The text itself: Korean has no capitals. */
  capitalized: (text) => text,
  /** `비차 2개`. */
  countInWords: (count, noun) => `${noun} ${count}개`,
  goFaultText: (argument, count) => `이동: ${josa(quoted(argument), '은')} 1에서 ${count}까지의 번호가 아닙니다.`,
  possessive,
  standingText,
  ownedPiece,
  personsPiece,
  nameInText,
  lastRanks,
  asSentences,
  joinSentences,
  ordinal,

  // Store fault
  openElsewhereText,
  otherText,
  renameFaultText,
  storeErrorText,
  writeErrorText,
  systemErrorText,
  systemCodeText,

  // Player name
  noPersonText: (name) => `${josa(quoted(name), '은')} 이름이 아닙니다. 윗줄에서 Left와 Right로 컴퓨터, 레벨, 엔진을 고릅니다.`,
  unknownText,

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

  // Board word help
  BOARD_WORD_HELP,
  WORD_HELP: {
    resign: '기권합니다',
    draw: '무승부를 제안합니다',
    impasse: '양쪽 왕이 적진에 들어갔을 때 점수 계산을 제안합니다',
    accept: '상대의 제안을 받아들입니다',
    undo: '마지막 수를 무릅니다',
    redo: '무른 수를 다시 둡니다',
    note: '마지막 수의 주석을 고칩니다. "메모 TEXT": 쓰기, "메모 -": 지우기',
    save: '저장된 대국에 이름을 붙입니다: "저장 NAME"',
    hint: '좋은 수와 이어질 수순을 알려 줍니다',
    mate: MATE_HELP,
    ...BOARD_WORD_HELP,
    rematch: '선후를 바꾸어 한 판 더 둡니다. "재대국 5": 레벨 5와',
    replay: '대국을 한 수씩 되짚습니다',
    analyse: '대국이 끝난 뒤 컴퓨터가 분석합니다',
    explore: '대국이 끝난 뒤 이 대국의 국면에서 다른 대국은 어떻게 두었는지',
    settings: '표시 방식을 바꿉니다',
    learn: '이 게임의 강좌',
    help: '수를 두는 법. 더 보려면 "?"',
    menu: '메뉴로 갑니다. 대국은 보관됩니다',
    take: '다른 komadai가 이어받은 대국을 되찾습니다',
    quit: '나갑니다. 대국은 보관됩니다',
  },
  ROOM_WORD_HELP,
  SERVED_WORD_HELP: {
    ...ROOM_WORD_HELP,
    menu: '로비로 갑니다. 대국은 계속됩니다',
    quit: '서버에서 나갑니다. 대국은 계속됩니다',
  },
  REPLAY_WORD_HELP: {
    take: '다른 komadai에서 열린 대국을 이어받습니다. 그쪽이 나간 뒤에도 됩니다',
    next: '한 수 앞으로. "다음 10": 10수 앞으로',
    back: '한 수 뒤로. "뒤로 10": 10수 뒤로',
    first: '시작 국면',
    go: '그 수로 갑니다: "이동 30" 또는 "30"',
    variation: '이 수의 다음 변화도, 없으면 다음 수의 첫 변화도. "변화도 P-2f": 그 수를 둡니다. "P-2f"만 입력해도 같습니다',
    'variation back': '이전 변화도',
    analyse: '컴퓨터로 대국을 분석합니다. 다시 입력하면 멈춤. 화면이 없으면 이 국면을 평가',
    hint: '좋은 수와 이어질 수순을 알려 줍니다',
    lines: '이 국면의 후보수 세 개. "후보수 5": 다섯 개. "수읽기 2": 두 번째 후보수를 따라갑니다',
    line: '찾은 후보수를 따라갑니다: "수읽기 2". "종료"로 돌아옵니다',
    mistake: '컴퓨터가 찾은 다음 악수',
    'mistake back': '이전 악수',
    mistakes: '컴퓨터가 찾은 모든 악수',
    mate: `${MATE_HELP}. 찾은 수순은 변화도가 됩니다`,
    explore: '이 국면에서 다른 대국은 어떻게 두었는지, 그 결과와 그 대국',
    graph: '언제 어느 쪽이 우세했는지, 분석한 데까지',
    comment: '주석 전체를 보여 줍니다',
    note: '이 수의 주석을 고칩니다. "메모 TEXT": 쓰기, "메모 -": 지우기',
    promote: '변화도를 본수순으로 만듭니다. 먼저 묻습니다',
    remove: '변화도를 지웁니다. 먼저 묻습니다',
    undo: '마지막 주석, 변화도, 본수순 변경, 삭제를 되돌립니다',
    redo: '되돌린 변경을 다시 합니다',
    export: '대국을 파일로 쓰고 위치를 알려 줍니다: "내보내기 NAME". 파일이 있으면 먼저 묻습니다',
    play: '여기서 새 대국을 시작합니다. 먼저 묻습니다',
    edit: '이 국면을 따로 편집합니다. 대국은 바뀌지 않습니다',
    ...BOARD_WORD_HELP,
    last: '마지막 국면',
    quit: '복기를 끝냅니다',
  },
  TSUME_WORD_HELP: {
    undo: '지난 시도를 무릅니다',
    hint: '외통으로 가는 다음 수. 보면 못 푼 문제로 칩니다',
    solution: '전체 수순을 한 수씩 봅니다. 힌트처럼 못 푼 문제로 칩니다',
    next: '다음 문제. komadai의 문제에서는 실력에 맞는 문제',
    skip: '위와 같음: 이 문제를 풀지 않고 넘어갑니다',
    again: '이 문제를 내 악수에 넣습니다. 오늘 다시 나오고, 그 뒤로는 익힌 만큼 뜸하게 나옵니다',
    previous: '이전 문제',
    back: '"이전"과 같음',
    go: '그 번호의 문제로 갑니다: "이동 12"',
    mate: `${MATE_HELP}. 정답을 안 뒤에만 됩니다`,
    plies: `이제부터 낼 문제의 길이. "길이 5": 5수 외통만, "길이 ${spelledArgument('all')}": 모든 문제`,
    list: '문제의 목록과 푼 문제. "목록 5": 5수 외통의 목록',
    rating: '내 레이팅과 문제의 레이팅. 첫 결과만 반영합니다: 풀었는지, 틀린 수를 두었는지, 도움을 받았는지, 중간에 그만두었는지',
    ...BOARD_WORD_HELP,
    quit: '나갑니다. 푼 문제는 기록에 남습니다',
  },
  MISTAKES_WORD_HELP: {
    undo: '마지막 답을 무릅니다',
    hint: '움직일 말을, 다시 쓰면 수를 알려 줍니다. 그 문제는 더 일찍 다시 나옵니다',
    solution: '더 나은 수순을 한 수씩 봅니다. 그 문제는 곧 다시 나옵니다',
    next: '다음 문제',
    skip: '위와 같음: 이 문제를 나중으로 미룹니다',
    replay: '대국 전체를 이 수부터 복기합니다',
    mate: `${MATE_HELP}. 정답을 안 뒤에만 됩니다`,
    remove: '이 문제를 다시 내지 않습니다',
    ...BOARD_WORD_HELP,
    quit: '나갑니다. 답한 결과는 남습니다',
  },
  EDIT_WORD_HELP: {
    ...BOARD_WORD_HELP,
    put: '말을 놓습니다: "놓기 은 5e 후수", 또는 "은 5e 후수". 편을 빼면 마지막 말의 편',
    remove: '말을 치웁니다: "삭제 5e"',
    face: '말을 승격한 면이나 원래 면으로 뒤집습니다: "승격 5e"',
    swap: '말을 상대편의 것으로 바꿉니다: "편바꾸기 5e"',
    hand: '"말받침 선수 보 3": 선수의 말받침에 보 3개. "말받침 선수 보": 하나 더',
    turn: '차례를 바꿉니다',
    rest: '모자란 말을 후수의 말받침에 놓습니다. "나머지 선수": 선수의 말받침에',
    clear: '판과 말받침을 비웁니다',
    start: '대국의 시작 국면. "초기국면 two-piece": 접장기',
    undo: '마지막 변경을 되돌립니다',
    redo: '되돌린 변경을 다시 합니다',
    play: '여기서 두 사람의 대국을 시작합니다. "대국 5": 레벨 5 컴퓨터가 상대편을 둡니다',
    analyse: '복기 화면에서 이 국면을 분석합니다',
    replay: '이 국면을 복기 화면에서 엽니다. 여러 수를 시험해 볼 수 있습니다',
    mate: '여기서 연속 장군으로 외통이 되는지 10초 동안 찾습니다. "외통 60": 60초, "외통 그만": 중지',
    save: '박보 파일에 더합니다: "저장 NAME". komadai tsume로 풉니다',
    status: '국면의 잘못과 모자란 말',
    quit: '나갑니다. 바뀐 것이 있으면 묻습니다',
  },

  // Lobby word help
  LOBBY_WORD_HELP: {
    list: '로비의 모든 줄과 번호. 번호만 입력하면 도전을 받거나, 대국에 들어가거나, 같은 조건으로 찾거나, 내 것을 철회합니다',
    who: '접속해 있는 사람',
    challenges: '나와 있는 도전. 번호는 "수락", "거절", "철회"에 씁니다',
    games: '진행 중인 대국. 번호는 "관전"에 씁니다',
    mine: '내 도전과 대국. 번호는 "참가", "철회"에 씁니다',
    seek: `같은 조건을 찾는 사람과 둡니다. 레이팅이 가까운 사람부터: ${SEEK_FORM}. 조건을 빼면 지난번과 같습니다`,
    challenge: `도전을 냅니다: ${CHALLENGE_FORM}`,
    withdraw: '내 도전을 철회합니다: "철회", "철회 CODE" 또는 번호',
    accept: '도전을 받습니다: "수락 CODE", "수락 NAME" 또는 번호',
    decline: '받은 도전을 거절합니다: "거절 CODE", "거절 NAME" 또는 번호',
    join: '내 대국을 이어 두거나 초대를 받아 들어갑니다: "참가 CODE" 또는 번호',
    watch: '대국을 관전합니다: "관전 CODE" 또는 번호',
    ratings: '게임의 레이팅: "레이팅목록 VARIANT". 다음 쪽: "레이팅목록 VARIANT PAGE"',
    me: '내 레이팅과 키. 번호는 "삭제"에 씁니다',
    played: '내 대국, 최근 것부터. 번호는 "복기"에 씁니다. 다음 쪽: "전적 PAGE"',
    replay: '끝난 대국을 한 수씩 되짚습니다: "복기 CODE" 또는 번호',
    name: '처음 왔을 때 이름을 정합니다: "NAME" 또는 "이름 NAME"',
    code: '처음 왔을 때 일회용 코드로 내 이름을 이어 씁니다: "코드 CODE"',
    key: '다른 키로도 내 이름을 쓸 수 있게 일회용 코드를 만듭니다',
    remove: '내 키를 지웁니다. 두 번 입력합니다: "삭제 KEY" 또는 번호',
    labels,
    theme,
    language,
    speech,
    settings: '설정된 값과 바꾸는 법',
    help: '이 목록',
    quit: '나갑니다',
  },

  // Page titles
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
  /** `합법수 30수`: stands above the legal moves. */
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
