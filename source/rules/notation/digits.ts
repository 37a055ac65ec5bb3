/** The digits from 1 to 9 as they are spoken in English. */
export const ENGLISH_DIGITS = 'one two three four five six seven eight nine'.split(' ');

/** The digits from 1 to 9 as they are read in Japanese. */
export const JAPANESE_DIGITS = 'ichi ni san yon go roku nana hachi kyuu'.split(' ');

/** The same in kana. */
export const KANA_DIGITS = 'いち に さん よん ご ろく なな はち きゅう'.split(' ');

/** The digits from 1 to 9 as they are read in Korean. */
export const HANGUL_DIGITS = [...'일이삼사오육칠팔구'];

/** The digits from 1 to 9 in Thai. */
export const THAI_DIGITS = 'หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า'.split(' ');
