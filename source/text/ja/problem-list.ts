/** Titles and notes of the lists of problems. */
export const PROBLEM_LIST = {
  title: '詰将棋',
  note: '攻方は王手の連続で玉を詰まします。問題にも解く人にもレートがあります。',
  greeting:
    'ほかの問題は komadai tsume GAME --plies N で。ここでは「一覧」「手数 3」「移動 12」も使えます。',
} as const;

/** `60問中41問正解`. */
function solvedOfText(solved: number, all: number): string {
  return `${all}問中${solved}問正解`;
}

/** The same in a column: the number of the solved is as wide as that of all. */
export function solvedCell(solved: number, all: number): string {
  return `${String(solved).padStart(String(all).length)}/${all}問正解`;
}

/** `将棋の問題`. */
export function gameProblemsTitle(game: string): string {
  return `${game}の問題`;
}

/** `あなたのレート: 1180 ±90。` */
export function ownRatingLine(rating: string): string {
  return `あなたのレート: ${rating}。`;
}

/** A problem that comes next. */
interface NextProblem {
  readonly plies: number | undefined;
  readonly rating: string;
  /** Whether all are solved. */
  readonly isRepeat: boolean;
}

/** `次の問題: 3手詰、レート1180`; of one that was solved `もう一度: 3手詰、レート1180`. */
export function nextProblemLine({ plies, rating, isRepeat }: NextProblem): string {
  const parts = [...(plies === undefined ? [] : [lengthCell(plies)]), `レート${rating}`];
  return `${isRepeat ? 'もう一度' : '次の問題'}: ${parts.join('、')}`;
}

/** `将棋の問題、3手詰`. @param game undefined for the problems of a file */
export function lengthHeading(game: string | undefined, plies: number | undefined): string {
  const title = game === undefined ? '問題' : gameProblemsTitle(game);
  return plies === undefined ? title : `${title}、${lengthCell(plies)}`;
}

/** `3手詰   41/60問正解`. @param solved in the form of `solvedCell` */
export function lengthRow(plies: string, solved: string): string {
  return `${lengthCell(plies)}   ${solved}`;
}

/** The length of a problem in its line: `5手詰`. */
export function lengthCell(plies: number | string): string {
  return `${plies}手詰`;
}

/** Says of what the problems that follow are, and how strong the player is. */
export function listHeading(game: string, rating: string | undefined): string {
  const title = `${gameProblemsTitle(game)}。`;
  return rating === undefined ? title : title + ownRatingLine(rating);
}

/** `3手詰: 60問中41問正解` */
export function listedLength(plies: number, solved: number, all: number): string {
  return `${lengthCell(plies)}: ${solvedOfText(solved, all)}`;
}

/** Says how more is listed. @param plies a length that there is */
export function moreListedText(plies: number): string {
  return `「一覧 ${plies}」で${plies}手詰の一覧、「手数 ${plies}」で${plies}手詰だけを出題、「移動 N」で問題Nへ。`;
}

/** A problem as the line mode lists it. */
interface ListedProblem {
  readonly number: number;
  readonly plies: number | undefined;
  readonly rating: string | undefined;
  readonly isSolved: boolean;
}

/** `問題101、5手詰、レート1430、正解済み` */
export function listedProblem({ number, plies, rating, isSolved }: ListedProblem): string {
  return [
    `問題${number}`,
    ...(plies === undefined ? [] : [lengthCell(plies)]),
    ...(rating === undefined ? [] : [`レート${rating}`]),
    ...(isSolved ? ['正解済み'] : []),
  ].join('、');
}
