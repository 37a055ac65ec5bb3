/** Stands above the rules of a game. */
export function titleOfRules(game: string): string {
  return `Rules of ${game}`;
}

/** Titles of pages, and of the sections of help. */
export const PAGE_TITLES = {
  help: 'Help',
  keys: 'Keys',
  words: 'Words',
  moves: 'Moves',
  task: 'Task',
  tasks: 'Tasks',
  replay: 'Replay',
  comment: 'Comment',
  whoPlays: 'Who plays',
  watching: 'Watching',
  rules: 'Rules',
};

/** How moves are typed, by which the help of a game begins. @param pieces each as `P pawn` */
export function movesHelpTexts(pieces: readonly string[]): {
  readonly texts: readonly string[];
  readonly examples: readonly string[];
} {
  return {
    texts: [
      'Type a move in Hodges notation and press Enter: the piece, - for a move, x for a capture or * for a drop, and the square by file and rank.',
      `Pieces: ${pieces.join(', ')}.`,
    ],
    examples: [
      'P-7f moves a pawn, Bx3c captures with a bishop, P*5e drops a pawn',
      'G6i-5h names the origin where two pieces could go there',
      'Rx2c+ promotes, Rx2c= does not; + in front, +R-2a, moves a promoted piece',
      'x alone takes back on the square of the last move',
      'numbers for ranks (P-76), USI (7g7f), Japanese and words (pawn 7f) are understood as well',
    ],
  };
}

/** Stands above the legal moves. */
export function legalMovesTitle(count: number): string {
  return `${count} legal ${count === 1 ? 'move' : 'moves'}`;
}

/** A word and what it does, in a list. @param short its short form */
export function wordHelpText(word: string, short: string | undefined, help: string): string {
  return `${word}${short ? `, ${short}` : ''}: ${help}`;
}

/** A key and what it does, in a list. */
export function keyHelpText(key: string, help: string): string {
  return `${key}: ${help}`;
}

/** Says which pieces a game has, where none of them is named. */
export function sayPieceText(letters: readonly string[]): string {
  return `show: say one of ${letters.join(' ')}.`;
}
