/** How a word of the prompt is spelled in other languages. The first spelling of each is offered. */
export interface Spellings {
  /** In Japanese, then in romaji. */
  readonly ja: readonly string[];
  readonly ko: readonly string[];
  readonly th: readonly string[];
}

/** By the English word. All are understood in every language. */
export const WORD_SPELLINGS: Readonly<Record<string, Spellings>> = {
  accept: { ja: ['承諾', 'shoudaku'], ko: ['수락'], th: ['ตกลง', 'รับ'] },
  adjourn: {
    ja: ['中断', '封じ手', 'chuudan', 'fuujite'],
    ko: ['중단', '봉수'],
    th: ['พักการเล่น', 'พัก'],
  },
  analyse: { ja: ['解析', '検討', 'kaiseki', 'kentou'], ko: ['분석', '검토'], th: ['วิเคราะห์'] },
  attackers: { ja: ['攻め駒', 'semegoma'], ko: ['공격'], th: ['ตัวโจมตี'] },
  back: { ja: ['戻る', 'modoru'], ko: ['뒤로'], th: ['ถอย'] },
  begin: { ja: ['開始', 'kaishi'], ko: ['시작'], th: ['เริ่ม'] },
  board: { ja: ['盤面', '盤', 'banmen', 'ban'], ko: ['판', '보드'], th: ['กระดาน'] },
  challenge: { ja: ['挑戦', 'chousen'], ko: ['도전'], th: ['ท้า'] },
  challenges: { ja: ['挑戦一覧', 'chousenichiran'], ko: ['도전목록'], th: ['คำท้า'] },
  changes: { ja: ['変化', 'henka'], ko: ['변화'], th: ['สิ่งที่เปลี่ยน'] },
  chapters: { ja: ['章', '目次', 'mokuji'], ko: ['목차', '장'], th: ['บท', 'สารบัญ'] },
  claim: { ja: ['宣言', 'sengen'], ko: ['선언'], th: ['อ้างสิทธิ์'] },
  code: { ja: ['コード', 'koodo'], ko: ['코드'], th: ['รหัส'] },
  comment: { ja: ['コメント', 'komento'], ko: ['주석'], th: ['หมายเหตุ'] },
  copy: { ja: ['コピー', 'kopii'], ko: ['복사'], th: ['คัดลอก'] },
  decline: { ja: ['辞退', '拒否', 'jitai', 'kyohi'], ko: ['거절'], th: ['ปฏิเสธ'] },
  defenders: { ja: ['受け駒', 'ukegoma'], ko: ['방어'], th: ['ตัวป้องกัน'] },
  draw: { ja: ['引き分け', '引分', 'hikiwake'], ko: ['무승부'], th: ['เสมอ'] },
  export: { ja: ['書き出し', 'kakidashi'], ko: ['내보내기'], th: ['ส่งออก'] },
  file: { ja: ['筋', 'suji'], ko: ['세로줄'], th: ['แถวตั้ง'] },
  first: { ja: ['初手', '最初', 'shote', 'saisho'], ko: ['처음'], th: ['ต้น'] },
  flip: { ja: ['反転', 'hanten'], ko: ['뒤집기', '반전'], th: ['พลิกกระดาน', 'พลิก'] },
  games: { ja: ['対局一覧', 'taikyokuichiran'], ko: ['대국목록'], th: ['รายการเกม'] },
  go: { ja: ['移動', 'idou'], ko: ['이동'], th: ['ไปที่'] },
  graph: { ja: ['グラフ', 'gurafu'], ko: ['그래프'], th: ['กราฟ'] },
  greet: { ja: ['挨拶', 'よろしく', 'aisatsu', 'yoroshiku'], ko: ['인사'], th: ['ทักทาย'] },
  hand: { ja: ['持駒', '持ち駒', 'mochigoma'], ko: ['말받침', '쥔말'], th: ['หมากในมือ'] },
  help: { ja: ['ヘルプ', 'herupu'], ko: ['도움말'], th: ['ช่วยเหลือ', 'ช่วย'] },
  hint: { ja: ['ヒント', 'hinto'], ko: ['힌트'], th: ['คำใบ้'] },
  impasse: { ja: ['持将棋', '入玉宣言', 'jishougi'], ko: ['지장기'], th: ['จิโชงิ'] },
  join: { ja: ['参加', 'sanka'], ko: ['참가'], th: ['เข้าร่วม'] },
  key: { ja: ['鍵', 'kagi'], ko: ['열쇠', '키'], th: ['กุญแจ'] },
  labels: { ja: ['駒文字', 'komamoji'], ko: ['말표시'], th: ['ตัวหมาก'] },
  language: { ja: ['言語', 'gengo'], ko: ['언어'], th: ['ภาษา'] },
  last: { ja: ['最終手', 'saishuute'], ko: ['마지막'], th: ['ตาล่าสุด'] },
  learn: { ja: ['講座', '学ぶ', 'kouza', 'manabu'], ko: ['배우기', '강좌'], th: ['เรียน'] },
  list: { ja: ['一覧', 'ichiran'], ko: ['목록'], th: ['รายการ'] },
  me: { ja: ['自分', 'jibun'], ko: ['나'], th: ['ฉัน'] },
  menu: { ja: ['メニュー', 'menyuu'], ko: ['메뉴'], th: ['เมนู'] },
  mine: { ja: ['自分の対局', 'jibunnotaikyoku'], ko: ['내대국'], th: ['ของฉัน'] },
  mistake: { ja: ['悪手', 'akushu'], ko: ['악수'], th: ['ตาพลาด'] },
  mistakes: { ja: ['悪手一覧', 'akushuichiran'], ko: ['악수목록'], th: ['ตาพลาดทั้งหมด'] },
  moves: { ja: ['棋譜', '指し手', 'kifu', 'sashite'], ko: ['기보', '수순'], th: ['ตาเดิน', 'บันทึก'] },
  mute: { ja: ['ミュート', 'myuuto'], ko: ['음소거'], th: ['ปิดเสียง'] },
  name: { ja: ['名前', 'namae'], ko: ['이름'], th: ['ชื่อ'] },
  next: { ja: ['次', 'tsugi'], ko: ['다음'], th: ['ถัดไป'] },
  note: { ja: ['メモ', 'memo'], ko: ['메모'], th: ['บันทึกย่อ'] },
  pieces: { ja: ['駒', 'koma'], ko: ['말'], th: ['หมาก'] },
  play: { ja: ['対局', '指す', 'taikyoku', 'sasu'], ko: ['대국'], th: ['เล่น'] },
  played: { ja: ['対局歴', 'taikyokureki'], ko: ['전적'], th: ['ที่เล่นแล้ว'] },
  plies: { ja: ['手数', 'tesuu'], ko: ['수수'], th: ['จำนวนตา'] },
  previous: { ja: ['前', 'mae'], ko: ['이전'], th: ['ก่อนหน้า'] },
  promote: { ja: ['本譜にする', '昇格', 'shoukaku'], ko: ['본보로'], th: ['เป็นแนวหลัก'] },
  quit: { ja: ['終了', 'shuuryou'], ko: ['종료', '나가기'], th: ['ออก'] },
  rank: { ja: ['段', 'dan'], ko: ['가로줄'], th: ['แถวนอน'] },
  rating: { ja: ['レート', 'reeto'], ko: ['레이팅'], th: ['เรตติ้ง'] },
  ratings: { ja: ['レート一覧', 'reetoichiran'], ko: ['레이팅목록'], th: ['อันดับเรตติ้ง'] },
  rays: { ja: ['利き筋', 'kikisuji'], ko: ['길'], th: ['แนวเส้น'] },
  redo: { ja: ['やり直し', 'yarinaoshi'], ko: ['다시하기'], th: ['ทำซ้ำ'] },
  rematch: { ja: ['再対局', 'saitaikyoku'], ko: ['재대국'], th: ['เล่นใหม่'] },
  remove: { ja: ['削除', 'sakujo'], ko: ['삭제'], th: ['ลบ'] },
  replay: { ja: ['再生', '棋譜再生', 'saisei'], ko: ['복기'], th: ['เล่นซ้ำ'] },
  resign: { ja: ['投了', '負けました', 'touryou', 'toryo'], ko: ['기권'], th: ['ยอมแพ้'] },
  retry: { ja: ['再挑戦', 'もう一度', 'saichousen', 'mouichido'], ko: ['다시'], th: ['ลองใหม่'] },
  rules: { ja: ['ルール', '規則', 'ruuru', 'kisoku'], ko: ['규칙'], th: ['กติกา'] },
  save: { ja: ['保存', 'hozon'], ko: ['저장'], th: ['บันทึกไฟล์'] },
  say: { ja: ['発言', 'hatsugen'], ko: ['말하기'], th: ['พูด'] },
  seek: { ja: ['相手募集', '募集', 'boshuu'], ko: ['상대찾기'], th: ['หาคู่'] },
  settings: { ja: ['設定', 'settei'], ko: ['설정'], th: ['ตั้งค่า'] },
  sfen: { ja: ['局面', 'kyokumen'], ko: ['국면'], th: ['ตำแหน่ง'] },
  show: { ja: ['表示', 'hyouji'], ko: ['보기'], th: ['แสดง'] },
  skip: { ja: ['飛ばす', 'tobasu'], ko: ['건너뛰기'], th: ['ข้าม'] },
  solution: { ja: ['正解', '解答', 'seikai', 'kaitou'], ko: ['정답'], th: ['เฉลย'] },
  speech: { ja: ['読み上げ', 'yomiage'], ko: ['낭독'], th: ['เสียงอ่าน'] },
  status: { ja: ['状況', 'joukyou'], ko: ['상황'], th: ['สถานะ'] },
  take: { ja: ['引き継ぎ', 'hikitsugi'], ko: ['이어받기'], th: ['รับช่วง'] },
  task: { ja: ['課題', 'kadai'], ko: ['과제'], th: ['โจทย์'] },
  thanks: { ja: ['お礼', 'ありがとう', 'orei', 'arigatou'], ko: ['감사'], th: ['ขอบคุณ'] },
  theme: { ja: ['テーマ', 'teema'], ko: ['테마'], th: ['ธีม'] },
  threats: { ja: ['狙い', 'nerai'], ko: ['위협'], th: ['ภัยคุกคาม'] },
  undo: { ja: ['待った', 'まった', 'matta'], ko: ['무르기'], th: ['ขอเดินใหม่', 'ย้อน'] },
  variation: { ja: ['分岐', 'bunki'], ko: ['변화도'], th: ['แนวแปร'] },
  watch: { ja: ['観戦', 'kansen'], ko: ['관전'], th: ['ชม'] },
  'well played': {
    ja: ['お見事', '好局', 'omigoto', 'koukyoku'],
    ko: ['잘뒀습니다', '훌륭합니다'],
    th: ['เล่นดีมาก', 'เก่งมาก'],
  },
  where: { ja: ['どこ', 'doko'], ko: ['어디'], th: ['ที่ไหน'] },
  who: { ja: ['参加者', 'sankasha'], ko: ['누구'], th: ['ใครอยู่'] },
  withdraw: { ja: ['取り下げ', 'torisage'], ko: ['철회'], th: ['ถอนคำท้า'] },
};

const ENGLISH_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(WORD_SPELLINGS).flatMap(([word, { ja, ko, th }]) =>
    [...ja, ...ko, ...th].map((spelling) => [spelling.normalize('NFKC'), word] as const),
  ),
);

/** A word as it is offered in a language. */
export function spelledIn(language: string, word: string): string {
  return wordSpellingsIn(language, word)[0] ?? word;
}

/** All spellings of a word by which it is found in a language, the English one among them. */
export function wordSpellingsIn(language: string, word: string): readonly string[] {
  const { [language]: own = [] }: Readonly<Record<string, readonly string[]>> = Object.hasOwn(
    WORD_SPELLINGS,
    word,
  )
    ? { ...WORD_SPELLINGS[word] }
    : {};
  return [...own, word];
}

/** A line that begins with a word, with that word as it is offered in a language. */
export function lineIn(language: string, line: string): string {
  const [, first = '', rest = ''] = /^(\S*)(.*)$/s.exec(inEnglish(line)) ?? [];
  return Object.hasOwn(WORD_SPELLINGS, first) ? spelledIn(language, first) + rest : line;
}

/** A line with the English word in the place of another spelling of it, if it begins with one. */
export function inEnglish(line: string): string {
  const [, first = '', rest = ''] = /^(\S*)(.*)$/s.exec(line.trim()) ?? [];
  const word = ENGLISH_WORDS.get(first.normalize('NFKC').toLowerCase());
  return word === undefined ? line : word + rest;
}
