/** A particle whose form depends on the end of the word before it. */
export type Particle = '은' | '이' | '을' | '과' | '으로' | '이나' | '이라';

const AFTER_VOWEL = {
  은: '는',
  이: '가',
  을: '를',
  과: '와',
  으로: '로',
  이나: '나',
  이라: '라',
};

/** Single characters that are read with a final consonant; those in `FINAL_RIEUL` end in ㄹ. */
const FINAL_CONSONANTS = '036mn王玉金銀角香歩星';
const FINAL_RIEUL = '178lr';

/** Ends of Latin words that are read with a final consonant. */
const CLOSED_LATIN = /(?:[mn]|ng|[aeiou](?:ck?|k|p|b))$/i;

/** A word with its particle: `보를`, `은을`, `7로`, `Ann은`. Signs and brackets at its end are not read. */
export function josa(word: string, particle: Particle): string {
  const read = word.replace(/\s*\([^)]*\)$/, '').replace(/[^\p{L}\p{N}]+$/u, '');
  const final = finalOf(read);
  const isOpen = final === 'none' || (particle === '으로' && final === 'rieul');
  return word + (isOpen ? AFTER_VOWEL[particle] : particle);
}

function finalOf(word: string): 'none' | 'rieul' | 'other' {
  const last = word.at(-1)?.toLowerCase();
  if (last === undefined) return 'none';
  if (/[가-힣]/.test(last)) {
    const final = (last.charCodeAt(0) - HANGUL_START) % FINALS;
    if (final === 0) return 'none';
    return final === RIEUL ? 'rieul' : 'other';
  }
  if (/[a-z]{2}$/i.test(word)) {
    if (last === 'l') return 'rieul';
    return CLOSED_LATIN.test(word) ? 'other' : 'none';
  }
  if (FINAL_RIEUL.includes(last)) return 'rieul';
  return FINAL_CONSONANTS.includes(last) ? 'other' : 'none';
}

/** The first syllable of Unicode, the number of its final consonants, and the place of ㄹ in them. */
const HANGUL_START = 0xac00;
const FINALS = 28;
const RIEUL = 8;
