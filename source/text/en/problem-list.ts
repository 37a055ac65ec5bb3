/** Titles and notes of the lists of problems. */
export const PROBLEM_LIST = {
  title: 'Mating problems',
  note: 'Every move must give check. Each problem has a rating, and so have you.',
  greeting: 'komadai tsume GAME --plies N chooses others; here list, plies 3 and go 12 do.',
} as const;

/** `41 of 60 solved`. */
function solvedOfText(solved: number, all: number): string {
  return `${solved} of ${all} solved`;
}

/** The same in a column: the number of the solved is as wide as that of all. */
export function solvedCell(solved: number, all: number): string {
  return `${String(solved).padStart(String(all).length)} of ${all} solved`;
}

/** `Shogi problems`. */
export function gameProblemsTitle(game: string): string {
  return `${game} problems`;
}

/** `Your rating: 1180 ±90.` */
export function ownRatingLine(rating: string): string {
  return `Your rating: ${rating}.`;
}

/** A problem that comes next. */
export interface NextProblem {
  readonly plies: number | undefined;
  readonly rating: string;
  /** Whether all are solved. */
  readonly isRepeat: boolean;
}

/** `Next for you: mate in 3, rated 1180`; of one that was solved `Once more: mate in 3, rated 1180`. */
export function nextProblemLine({ plies, rating, isRepeat }: NextProblem): string {
  const parts = [...(plies === undefined ? [] : [`mate in ${plies}`]), `rated ${rating}`];
  return `${isRepeat ? 'Once more' : 'Next for you'}: ${parts.join(', ')}`;
}

/** `Shogi problems, mate in 3`. @param game undefined for the problems of a file */
export function lengthHeading(game: string | undefined, plies: number | undefined): string {
  const title = game === undefined ? 'Problems' : gameProblemsTitle(game);
  return plies === undefined ? title : `${title}, mate in ${plies}`;
}

/** `Mate in 3   41 of 60 solved`. @param solved in the form of `solvedCell` */
export function lengthRow(plies: string, solved: string): string {
  return `Mate in ${plies}   ${solved}`;
}

/** The length of a problem in its line: `mate in 5`. */
export function lengthCell(plies: number | string): string {
  return `mate in ${plies}`;
}

/** Says of what the problems that follow are, and how strong the player is. */
export function listHeading(game: string, rating: string | undefined): string {
  const title = `${gameProblemsTitle(game)}.`;
  return rating === undefined ? title : `${title} ${ownRatingLine(rating)}`;
}

/** `mate in 3: 41 of 60 solved` */
export function listedLength(plies: number, solved: number, all: number): string {
  return `mate in ${plies}: ${solvedOfText(solved, all)}`;
}

/** Says how more is listed. @param plies a length that there is */
export function moreListedText(plies: number): string {
  return `list ${plies} lists the mates in ${plies}, plies ${plies} goes on with them, go N goes to problem N.`;
}

/** A problem as the line mode lists it. */
export interface ListedProblem {
  readonly number: number;
  readonly plies: number | undefined;
  readonly rating: string | undefined;
  readonly isSolved: boolean;
}

/** `problem 101, mate in 5, 1430, solved` */
export function listedProblem({ number, plies, rating, isSolved }: ListedProblem): string {
  return [
    `problem ${number}`,
    ...(plies === undefined ? [] : [`mate in ${plies}`]),
    ...(rating === undefined ? [] : [rating]),
    ...(isSolved ? ['solved'] : []),
  ].join(', ');
}
