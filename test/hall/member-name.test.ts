import { describe, expect, test } from 'vitest';
import { nameLooks, parseMemberName } from '../../source/hall/member-name.ts';

describe('a name of somebody on a server', () => {
  test.each([
    ['Aki', 'Aki'],
    ['  Aki ', 'Aki'],
    ['a-2', 'a-2'],
    ['2b', '2b'],
    ['Zoë', 'Zoë'],
    ['Ａｋｉ', 'Aki'],
    ['あき', 'あき'],
    ['ｱｷ', 'アキ'],
    ['佐々木', '佐々木'],
    ['サッカー', 'サッカー'],
    ['abcdefghijklmnop', 'abcdefghijklmnop'],
    ['一二三四五六七八', '一二三四五六七八'],
    ['unguest', 'unguest'],
    ['김민수', '김민수'],
    ['김민수'.normalize('NFD'), '김민수'],
    ['가나다라마바사아', '가나다라마바사아'],
    ['สมชาย', 'สมชาย'],
    ['น้ำ', 'น้ํา'],
    ['เกาะแก้ว', 'เกาะแก้ว'],
    ['ก็', 'ก็'],
    ['พี่ศักดิ์', 'พี่ศักดิ์'],
    // 20 letters and signs in 16 columns.
    ['กี่กี่กกกกกกกกกกกกกก', 'กี่กี่กกกกกกกกกกกกกก'],
  ])('may be %j', (text, name) => {
    expect(parseMemberName(text)).toBe(name);
  });

  test.each([
    ['nothing', ''],
    ['more than 16 columns', 'abcdefghijklmnopq'],
    ['more than 16 columns of kanji', '一二三四五六七八九'],
    ['more than 16 columns of hangul', '가나다라마바사아자'],
    ['more than 16 columns of Thai', 'ก'.repeat(17)],
    ['two scripts', 'Aki木'],
    ['hangul and kanji', '김民'],
    ['Thai and Latin', 'สมa'],
    ['letters of hangul that are no syllable', 'ㅋㅋ'],
    ['old hangul', 'ᄒᆞᆫ'],
    ['a vowel of Thai alone', 'า'],
    ['a sign of Thai without a letter', '้ก'],
    ['two signs of Thai on one letter', 'ก้้'],
    ['two e that look like ae', 'เเก'],
    ['signs of Thai in another order', 'นํ้า'],
    ['many signs of Thai', `ก${'\u0e38'.repeat(10)}`],
    ['digits of Thai', '๑๒'],
    ['letters that look like Latin ones', 'Аki'],
    ['signs of phonetics', 'ɑki'],
    ['a space', 'A ki'],
    ['a path', '../x'],
    ['a slash', 'a/b'],
    ['an option', '-rf'],
    ['NUL', 'a\0'],
    ['an escape', 'a\u001b[31m'],
    ['a sign that turns the writing', 'a\u202eb'],
    ['a joiner', 'a\u200db'],
    ['many combining signs', `a${'\u0301'.repeat(10)}`],
    ['a number', '2026'],
    ['a computer', 'cpu'],
    ['a level', 'level-3'],
    ['a guest', 'Guest-7'],
    ['somebody new', 'NEW'],
    ['all', 'anyone'],
    ['who runs the server', 'Admin'],
    ['a side', '先手'],
    ['a side in Korean', '후수'],
    ['a dash at the end', 'aki-'],
    ['two dashes', 'a--b'],
    ['a long vowel alone', 'ー'],
    ['punctuation of Japanese', '、'],
    ['an emoji', '😀'],
  ])('is not %s', (_, text) => {
    expect(parseMemberName(text)).toBeUndefined();
  });
});

describe('two names', () => {
  test.each([
    ['BiIl', 'Bill', 'I and l'],
    ['Bob0', 'Bobo', '0 and o'],
    ['A1', 'Al', '1 and l'],
    ['8en', 'Ben', '8 and b'],
    ['5ue', 'sue', '5 and s'],
    ['zo2', 'zoz', '2 and z'],
    ['tirn', 'tim', 'rn and m'],
    ['vvim', 'wim', 'vv and w'],
    ['ıda', 'ida', 'i with and without its dot'],
    ['aĸi', 'aki', 'kra and k'],
    ['ヘい', 'へい', 'he in both kana'],
    ['カ', '力', 'kana and kanji'],
    ['サッカ一', 'サッカー', 'a stroke and one'],
    ['Ánn', 'Ann', 'an accent'],
    ['Ánn', 'Anń', 'two accents'],
    ['ZOË', 'zoe', 'an accent and another case'],
    ['Ían', 'ian', 'a capital i with an accent and a small i'],
    ['Ían', 'Ian', 'a capital i with an accent and one without'],
    ['İlker', 'ilker', 'i with and without its dot'],
    ['ılker', 'Ilker', 'i without its dot, and the capital'],
    ['Łukasz', 'lukasz', 'l with a stroke'],
    ['Sørøn', 'S0ron', 'o with a stroke, and 0'],
    ['Đorđe', 'Dorde', 'd with a stroke'],
    ['Strauß', 'STRAUSS', 'sharp s'],
    ['Æsop', 'aesop', 'ae'],
    ['스', 'ス', 'hangul and kana'],
    ['ฃวด', 'ขวด', 'a letter of Thai that nobody writes'],
    ['ฎา', 'ฏา', 'two letters of Thai with a tail'],
  ])('%s and %s look the same: %s', (one, other) => {
    expect(parseMemberName(one)).toBeDefined();
    expect(parseMemberName(other)).toBeDefined();
    expect(looksLike(one, other)).toBe(true);
    expect(looksLike(other, one)).toBe(true);
  });

  test.each([
    ['Aki', 'Akl'],
    ['Zoe', 'Zoo'],
    ['かき', 'がき'],
    ['はる', 'ぱる'],
    ['あき', 'アキ'],
    ['b-2', 'b2'],
    ['민수', '민주'],
    ['กา', 'ก่า'],
  ])('%s and %s are told apart', (one, other) => {
    expect(looksLike(one, other)).toBe(false);
  });
});

function looksLike(one: string, other: string): boolean {
  return nameLooks(one).some((look) => nameLooks(other).includes(look));
}
