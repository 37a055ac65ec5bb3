import { allSettings } from '../../source/settings/settings.ts';
import { SAMPLE_TEXT } from './sample-of-type.ts';

/** A word between other letters, with what joins the parts of options, files and addresses. */
const LATIN_WORD = /[-\w./:=@\p{sc=Latin}]*\p{sc=Latin}[-\w./:=@\p{sc=Latin}]*/gu;

/**
 * What is no word of English: placeholders and formats in capitals, single letters and squares,
 * options, values with numbers, addresses and names of files.
 */
const CODE =
  /^(?:[A-Z][A-Z0-9_]*|[a-z]|[A-Za-z]{0,3}\d[\w.]*|.*[-\w]*\d.*|-.*|\.[a-z]+|\/[A-Z]+|\w+[.:/=@-][-\w.:/=@]+|\w+:\/\/.*)$/;

/** Names that are written in Latin letters everywhere. */
const NAMES =
  'Betza Elo Fairy-Stockfish Hodges Prometheus PostgreSQL Universal Interface Ann Anna Mallory ' +
  'Christian Freeling Vladimir Pribylinec Wayne Schmittberger Paul Yari EuroShogi Judkins Cyril Veltin ' +
  'Vladimír Pribylinec Přibylinec Shogi Catch the Lion ShogiGUI YANEURAOU-DB';
/** What stands on keys. */
const KEYS = 'Esc Enter Tab Shift Space PgUp PgDn Up Down Left Right Home End';
/** What is typed: commands, words of servers and files, values of settings. */
const TYPED =
  'komadai admin analyse ban bans chmod close commands convert csa delete drain export fg filter games go health help host ' +
  'index invite jkf join kif learn members mistakes new options extends board play psn replay rename resume root rules settings ssh sshd tsume ' +
  'unban variants check watch who speech theme words random unrated all anything off to win draw ' +
  'ascii auto bin box charset dark date db default even hodges MultiPV own king labels light lobby missing mono moves name none ' +
  'paper pawn romaji safe sbk slate svg wood black white true false level loss ybb entering interrupted ' +
  'en ja ko th kanji sfen ms kB postgres shift_jis Black Name loopback dumb back plies played well byoyomi increment main startFen authorized_keys sshd_config';
/** The ids of the games. */
const GAMES = 'dobutsu euro gorogoro judkins minishogi ogi shogi tori whale yari';
/** Moves as they can be spoken in romaji. */
const SPOKEN = 'nana roku san hachi kyuu fu kaku kin utsu nari kara';

const ALLOWED = new Set([
  ...[NAMES, KEYS, TYPED, GAMES, SPOKEN].join(' ').split(' '),
  ...allSettings().map(({ name }) => name),
]);

/** Words that a player may have typed and is told of, letter by letter. */
const TOLD_AS_TYPED = new Set(['words.OTHER_WORDS', 'words.ANSWERS']);

/** It shows the faces of pieces. */
const DRAWS_PIECES = 'game.furigomaText';

/** Letters that no text of a language has. */
const FOREIGN: Readonly<Partial<Record<string, RegExp>>> = {
  ja: /\p{sc=Hangul}|\p{sc=Thai}/u,
  ko: /\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Thai}/u,
  th: /\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul}/u,
};

/** The Latin words of a text that are neither code nor a name. */
export function strayLatin(message: string, text: string): string[] {
  if (TOLD_AS_TYPED.has(message)) return [];
  return (text.match(LATIN_WORD) ?? [])
    .map((word) => word.replace(/[.:/=-]+$/, ''))
    .filter((word) => !ALLOWED.has(word) && !CODE.test(word) && !word.includes(SAMPLE_TEXT));
}

/** The first letter of another language in a text, if there is any. */
export function foreignLetter(language: string, message: string, text: string): string | undefined {
  if (message === DRAWS_PIECES) return undefined;
  return FOREIGN[language]?.exec(text)?.[0];
}
