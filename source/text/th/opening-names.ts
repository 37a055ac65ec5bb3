import type { CastleId } from '../../study/names/castles.ts';
import type { OpeningId } from '../../study/names/openings.ts';

const OPENING_NAMES: Readonly<Record<OpeningId, string>> = {
  'naka-bisha': 'นากะบิชะ',
  'shiken-bisha': 'ชิเค็นบิชะ',
  'sanken-bisha': 'ซันเค็นบิชะ',
  'mukai-bisha': 'มุไกบิชะ',
  'sode-bisha': 'โซเดะบิชะ',
  'migi-shiken-bisha': 'มิงิชิเค็นบิชะ',
  'gokigen-naka-bisha': 'โกกิเก็นนากะบิชะ',
  'tsuno-gin-naka-bisha': 'สึโนะงินนากะบิชะ',
  'kaku-kokan-shiken-bisha': 'คากุโคกังชิเค็นบิชะ',
  'direct-mukai-bisha': 'ไดเร็กต์มุไกบิชะ',
  'fujii-system': 'ระบบฟุจิอิ',
  ishida: 'อิชิดะ',
  'masuda-ishida': 'มาสุดะอิชิดะ',
  'hineri-bisha': 'ฮิเนริบิชะ',
  'chikatetsu-bisha': 'จิกาเท็ตสึบิชะ',
  'ai-furibisha': 'ไอฟุริบิชะ',
  yagura: 'ยางุระ',
  gangi: 'กังงิ',
  'ai-gakari': 'ไอกาการิ',
  'yokofu-dori': 'โยโกฟุโดริ',
  'kaku-gawari': 'คากุงาวาริ',
  'kaku-gawari-koshikake-gin': 'คากุงาวาริโคชิกาเกะงิน',
  'kaku-gawari-hayaguri-gin': 'คากุงาวาริฮายางุริงิน',
  'kaku-gawari-bogin': 'คากุงาวาริโบงิน',
  bogin: 'โบงิน',
  'migi-gyoku': 'มิงิเกียวกุ',
  'ureshino-ryu': 'อุเรชิโนะริว',
  onigoroshi: 'โอนิโงโรชิ',
  'sujichigai-kaku': 'ซูจิจิไงคากุ',
  kakutofu: 'คากุโตฟุ',
  pacman: 'แพ็กแมน',
  'nifu-tsukkiri': 'นิฟุสึกกิริ',
};

const CASTLE_NAMES: Readonly<Record<CastleId, string>> = {
  yagura: 'ยางุระ',
  'gin-yagura': 'งินยางุระ',
  'so-yagura': 'โซยางุระ',
  'hekomi-yagura': 'เฮโกมิยางุระ',
  'kata-yagura': 'คาตะยางุระ',
  'gindachi-yagura': 'งินดาจิยางุระ',
  'kikusui-yagura': 'คิกุซุยยางุระ',
  'hishi-yagura': 'ฮิชิยางุระ',
  'yagura-anaguma': 'ยางุระอานางุมะ',
  'migi-yagura': 'มิงิยางุระ',
  'bonanza-gakoi': 'โบนันซางาโกอิ',
  'kani-gakoi': 'คานิงาโกอิ',
  'funa-gakoi': 'ฟุนะงาโกอิ',
  'hakoiri-musume': 'ฮาโกอิริมุซุเมะ',
  'hidari-mino': 'ฮิดาริมิโนะ',
  'tenshukaku-mino': 'เท็นชูกากุมิโนะ',
  'ibisha-anaguma': 'อิบิชะอานางุมะ',
  'matsuo-anaguma': 'มัตสึโอะอานางุมะ',
  'gin-kanmuri-anaguma': 'งินคัมมุริอานางุมะ',
  'big-four': 'บิ๊กโฟร์',
  'furibisha-anaguma': 'ฟุริบิชะอานางุมะ',
  'kata-mino': 'คาตะมิโนะ',
  mino: 'มิโนะ',
  'taka-mino': 'ทากะมิโนะ',
  'diamond-mino': 'ไดมอนด์มิโนะ',
  'gin-mino': 'งินมิโนะ',
  'yonmai-mino': 'ยงไมมิโนะ',
  'kimura-mino': 'คิมุระมิโนะ',
  'gin-kanmuri': 'งินคัมมุริ',
  'hidari-gin-kanmuri': 'ฮิดาริงินคัมมุริ',
  'kin-muso': 'คินมุโซ',
  'migi-gyoku': 'มิงิเกียวกุ',
  'naka-zumai': 'นากะซูไม',
  'nakahara-gakoi': 'นากาฮาระงาโกอิ',
  millennium: 'มิลเลนเนียม',
  'elmo-gakoi': 'เอลโมงาโกอิ',
  gangi: 'กังงิงาโกอิ',
  'muteki-gakoi': 'มุเตกิงาโกอิ',
  'ahiru-gakoi': 'อาฮิรุงาโกอิ',
  'ichigo-gakoi': 'อิจิโงะงาโกอิ',
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
  return named.join(' | ');
}
