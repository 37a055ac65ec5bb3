/** Titles and notes of the lists of problems. */
export const PROBLEM_LIST = {
  title: '박보(쓰메쇼기)',
  note: '모든 수가 장군이어야 합니다. 문제마다 레이팅이 있고, 나에게도 있습니다.',
  greeting: 'komadai tsume GAME --plies N으로 고릅니다. 여기서는 "목록", "수수 3", "이동 12".',
} as const;

/** `60문제 중 41문제 해결`. */
function solvedOfText(solved: number, all: number): string {
  return `${all}문제 중 ${solved}문제 해결`;
}

/** The same in a column: the number of the solved is as wide as that of all. */
export function solvedCell(solved: number, all: number): string {
  return `${String(solved).padStart(String(all).length)}/${all} 해결`;
}

/** `쇼기 박보`. */
export function gameProblemsTitle(game: string): string {
  return `${game} 박보`;
}

/** `내 레이팅: 1180 ±90.` */
export function ownRatingLine(rating: string): string {
  return `내 레이팅: ${rating}.`;
}

/** A problem that comes next. */
interface NextProblem {
  readonly plies: number | undefined;
  readonly rating: string;
  /** Whether all are solved. */
  readonly isRepeat: boolean;
}

/** `다음 문제: 3수 외통, 레이팅 1180`; of one that was solved `다시 한번: 3수 외통, 레이팅 1180`. */
export function nextProblemLine({ plies, rating, isRepeat }: NextProblem): string {
  const parts = [...(plies === undefined ? [] : [lengthCell(plies)]), `레이팅 ${rating}`];
  return `${isRepeat ? '다시 한번' : '다음 문제'}: ${parts.join(', ')}`;
}

/** `쇼기 박보, 3수 외통`. @param game undefined for the problems of a file */
export function lengthHeading(game: string | undefined, plies: number | undefined): string {
  const title = game === undefined ? '문제' : gameProblemsTitle(game);
  return plies === undefined ? title : `${title}, ${lengthCell(plies)}`;
}

/** `3수 외통   41/60 해결`. @param solved in the form of `solvedCell` */
export function lengthRow(plies: string, solved: string): string {
  return `${lengthCell(plies)}   ${solved}`;
}

/** The length of a problem in its line: `5수 외통`. */
export function lengthCell(plies: number | string): string {
  return `${plies}수 외통`;
}

/** Says of what the problems that follow are, and how strong the player is. */
export function listHeading(game: string, rating: string | undefined): string {
  const title = `${gameProblemsTitle(game)}.`;
  return rating === undefined ? title : `${title} ${ownRatingLine(rating)}`;
}

/** `3수 외통: 60문제 중 41문제 해결` */
export function listedLength(plies: number, solved: number, all: number): string {
  return `${lengthCell(plies)}: ${solvedOfText(solved, all)}`;
}

/** Says how more is listed. @param plies a length that there is */
export function moreListedText(plies: number): string {
  return `"목록 ${plies}": ${lengthCell(plies)} 문제의 목록. "수수 ${plies}": 그 문제만 풀기. "이동 N": N번 문제로.`;
}

/** A problem as the line mode lists it. */
interface ListedProblem {
  readonly number: number;
  readonly plies: number | undefined;
  readonly rating: string | undefined;
  readonly isSolved: boolean;
}

/** `101번 문제, 5수 외통, 1430, 해결` */
export function listedProblem({ number, plies, rating, isSolved }: ListedProblem): string {
  return [
    `${number}번 문제`,
    ...(plies === undefined ? [] : [lengthCell(plies)]),
    ...(rating === undefined ? [] : [rating]),
    ...(isSolved ? ['해결'] : []),
  ].join(', ');
}
