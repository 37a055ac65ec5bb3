/** Said while a mate is looked for. */
export function seekingMateText(seconds: number): string {
  return `Looking for a mate for at most ${seconds} seconds; mate off ends it ..`;
}

/** A mate with its moves. @param isShortest whether no shorter one is there */
export function mateFoundText(plies: number, isShortest: boolean, line: string): string {
  const bound = isShortest ? '' : ' at most';
  return `Mate in ${plies}${bound}: ${line}`;
}

/** Said where the time was up. */
export function mateUnknownText(seconds: number): string {
  return `Neither a mate nor that there is none was proved within ${seconds} seconds: mate ${seconds * 6} looks longer.`;
}

/** What is said in always the same words. */
export const MATE_ANSWERS = {
  'no-mate': 'No check leads to mate here: that is proved.',
  'no-mate-here': 'A mate needs a king of the other side, and no more pieces than the game has.',
  'no-mate-over': 'Nobody moves here any more: go back first.',
  'mate-by-server':
    'Visitors of a server cannot look for mates: export the game and replay it at home.',
  'mate-seconds': 'mate 30 looks for 30 seconds; the most is 3600. mate off ends the search.',
  'mate-off': 'The search for a mate has ended.',
  'mate-not-sought': 'No mate is being looked for.',
  'mate-is-solution': 'That is the problem: mate works when it is solved, or after solution.',
} as const;

/** Stands above a mate that needs a page. */
export const MATE_TITLE = 'Mate';
