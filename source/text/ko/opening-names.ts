import type { CastleId } from '../../study/names/castles.ts';
import type { OpeningId } from '../../study/names/openings.ts';

const OPENING_NAMES: Readonly<Record<OpeningId, string>> = {
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
  'ai-furibisha': '상몰이비차',
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

const CASTLE_NAMES: Readonly<Record<CastleId, string>> = {
  yagura: '야구라',
  'gin-yagura': '긴야구라',
  'so-yagura': '소야구라',
  'hekomi-yagura': '헤코미 야구라',
  'kata-yagura': '가타야구라',
  'gindachi-yagura': '긴다치 야구라',
  'kikusui-yagura': '기쿠스이 야구라',
  'hishi-yagura': '히시야구라',
  'yagura-anaguma': '야구라 아나구마',
  'migi-yagura': '미기야구라',
  'bonanza-gakoi': '보난자가코이',
  'kani-gakoi': '가니가코이',
  'funa-gakoi': '후나가코이',
  'hakoiri-musume': '하코이리무스메',
  'hidari-mino': '히다리미노',
  'tenshukaku-mino': '덴슈카쿠 미노',
  'ibisha-anaguma': '이비샤 아나구마',
  'matsuo-anaguma': '마쓰오류 아나구마',
  'gin-kanmuri-anaguma': '긴칸무리 아나구마',
  'big-four': '빅 포',
  'furibisha-anaguma': '후리비샤 아나구마',
  'kata-mino': '가타미노',
  mino: '미노',
  'taka-mino': '다카미노',
  'diamond-mino': '다이아몬드 미노',
  'gin-mino': '긴미노',
  'yonmai-mino': '욘마이미노',
  'kimura-mino': '기무라 미노',
  'gin-kanmuri': '긴칸무리',
  'hidari-gin-kanmuri': '히다리긴칸무리',
  'kin-muso': '긴무소',
  'migi-gyoku': '우옥',
  'naka-zumai': '나카즈마이',
  'nakahara-gakoi': '나카하라가코이',
  millennium: '밀레니엄',
  'elmo-gakoi': '엘모가코이',
  gangi: '간기가코이',
  'muteki-gakoi': '무테키가코이',
  'ahiru-gakoi': '아히루가코이',
  'ichigo-gakoi': '이치고가코이',
};

export function openingName(id: OpeningId): string {
  return OPENING_NAMES[id];
}

export function castleName(id: CastleId): string {
  return CASTLE_NAMES[id];
}

export function sideNamesText(side: string, names: readonly string[]): string {
  return `${side}: ${names.join(', ')}`;
}

export function bothNamesText(named: readonly string[]): string {
  return named.join('; ');
}
