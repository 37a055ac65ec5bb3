/** What sets a game apart, in a few words, by its id. */
export const GAME_NOTES: Readonly<Record<string, string>> = {
  yari: 'spears that run forward and never back (Christian Freeling, 1981)',
  shogi: 'the Japanese game; captured pieces come back as yours',
  ogi: 'a princess in place of the golds; pieces must promote (Cyril Veltin)',
  minishogi: 'shogi on a small board, over in thirty moves',
  gorogoro: 'kings, golds, silvers and pawns',
  judkins: 'minishogi with a knight',
  tori: 'birds, from the year 1799',
  euro: 'shogi for players who come from chess',
  whale: 'whales; the weakest becomes the strongest',
  dobutsu: 'four animals; a lion that walks across wins',
};
