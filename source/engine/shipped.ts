/** The games whose nets come with the program. */
export const SHIPPED: readonly string[] = [
  'yari',
  'shogi',
  'ogi',
  'minishogi',
  'gorogoro',
  'euro',
  'judkins',
  'whale',
];
