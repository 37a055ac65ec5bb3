import type { OWN_GAMES } from '../../rules/variants/index.ts';
import type { VariantProse } from '../../rules/variants/prose.ts';

/** What is told of the games that come with the program, by their id. */
export const VARIANT_PROSE = {
  yari: {
    about: [
      'Yari shogi is the game of spears, made by Christian Freeling in 1981. The yari is a spear, and most pieces carry one: they run forward as far as the way is free and never back.',
      'A promoted piece turns its spear round. It runs back, and forward it goes hardly further than a step; only the yari rook becomes a whole rook.',
    ],
    hints: [
      'The pawns cannot shelter one another. They are lost early, and come back as drops behind the enemy line.',
      'Keep the yari rooks at a safe distance at first, and the general away from them.',
      'Where the enemy opens an edge file for a yari rook, answer on the same file.',
      'Before you send a piece forward, ask how it comes back: until it promotes, most often it does not.',
    ],
  },
  shogi: {
    about: [
      'Shogi is the Japanese member of the family of chess, and has been played in its present form for some four hundred years.',
      'What sets it apart from its relatives is the drop: a captured piece changes sides and comes back on any turn. The board never empties, and a game is seldom drawn.',
    ],
    hints: [
      'Bring the king out of the centre and behind golds and silvers before the fight begins.',
      'Push the pawn before the rook early: it opens the way for the strongest piece.',
      'A gold in hand is the best piece to mate with, since it covers the squares around a king from close by.',
      'The nearer the end, the more a move that keeps the enemy in check or nearly in mate is worth, and the less a captured piece.',
    ],
  },
  ogi: {
    about: [
      'Ōgi, the game of the king, was made by Cyril Veltin; these are its rules of 2023-24. It is close to shogi, on eight files and ranks, with a princess in the place of the golds. Newer pages under the same name describe other games, nearer to chess.',
      'The kings face each other on one file and the princesses on the next. Promotion is no choice: who can promote must.',
    ],
    legend:
      'A legend goes with the game: it is tied to Komayo, a yōkai, one of the spirits of Japanese tales. Take it as a legend; the game is of our own time.',
    hints: [
      'The princess is a bishop and a knight in one, and the knight in her leaps to all sides. Look for squares from which she attacks two pieces at once.',
      'Since promotion is forced, think before a silver, a knight or a lance enters the zone: there it becomes a piece that only steps.',
    ],
    handicapNote: 'The handicaps follow those of shogi (house rule).',
    impasseNote: 'The points of the pieces and the threshold are a house rule.',
  },
  minishogi: {
    about: [
      'Minishogi is shogi on five files and ranks with one piece of each sort, found or found again by Shigenobu Kusumoto about 1970. Programs and clubs hold tournaments of it.',
      'All rules are those of shogi. The zone is the last rank alone, and every piece is in play from the first move: most games end within thirty moves.',
    ],
    hints: [
      'A piece in hand is worth more than one on the board: the enemy king is never far from a drop.',
      'Black has the first move and must avoid the fourth repetition, which Black loses: White may hold by repeating.',
    ],
  },
  gorogoro: {
    about: [
      'Gorogoro shogi is the step from Dōbutsu shogi to shogi, made by Madoka Kitao. Its name plays on the numbers 5 and 6, the size of the board.',
      'There are only kings, golds, silvers and pawns, and nothing slides. The rules of shogi hold, nifu and the pawn drop for mate included; the zone is two ranks deep.',
    ],
    hints: [
      'The pawns in the middle meet on the first move. Count who takes last before you begin.',
      'A gold in hand is the best piece to mate with. Keep one for the end.',
    ],
  },
  judkins: {
    about: [
      'Judkins shogi was made by Paul Judkins of Norwich before 1998. It is minishogi with a knight, on six files and ranks; the zone is two ranks deep.',
    ],
    hints: [
      'The knight leaps into the zone on its second move, and a knight in hand attacks two squares that nothing else reaches from there.',
      'One pawn is all that each side has. Once it is gone from its file, the rook owns the file.',
    ],
  },
  tori: {
    about: [
      'Tori shogi, the game of birds, was made by Toyota Genryū in 1799, though it was long ascribed to his master Ōhashi Sōei. Apart from shogi it is the one old game of the family with drops. It is still played.',
      'Sixteen swallows fill the middle of the board, two of them already face to face. The left and the right quail are mirrors of each other; the eagle, which is the promoted falcon, is the strongest piece.',
    ],
    hints: [
      'Two swallows may share a file, not three. The third one in your hand waits until a file has room.',
      'A promoted swallow, the goose, leaps two squares and only there: on most squares it reaches little. It is as good in exchanges as a swallow.',
      'Keep the falcon behind the swallows until it can enter the zone in safety: as an eagle it decides the game.',
    ],
  },
  euro: {
    about: [
      'EuroShogi was made by Vladimír Pribylinec from his games with cubes, as a shogi for players who come from chess: eight files and ranks, and two bishops beside one rook.',
      'The knight leaps as in shogi and also steps aside, so that it is never stuck on the last ranks. Promotion is no choice: who can promote must.',
    ],
    hints: [
      'The two bishops start beside each other and cover both colours of squares together. Open a diagonal for each.',
      'A knight that enters the zone becomes a gold at once. Leap only when a gold is what you want there.',
    ],
  },
  whale: {
    about: [
      'Whale shogi was made by R. Wayne Schmittberger in 1981, with whales for pieces. It is near in spirit to Tori shogi, on six files and ranks.',
      'Nothing promotes but in two odd ways. A porpoise, the weakest piece, goes to the hand as a killer whale, the strongest. A dolphin on the last rank turns round and may slide back diagonally; back on its way it is a dolphin as before.',
    ],
    hints: [
      'Guard the porpoise as if it were the strongest piece: for the side that takes it, it is.',
      'Two dolphins may share a file, not three.',
      'A dolphin that reaches the last rank attacks from behind, along two diagonals.',
    ],
  },
  dobutsu: {
    about: [
      'Dōbutsu shogi, the game of animals, was made in 2008 by Madoka Kitao, a professional of shogi, and drawn by Maiko Fujita, so that small children can begin. It is also sold as Catch the Lion.',
      'Every animal goes one step. A lion that walks to the last rank, where nothing attacks it, wins. A chick becomes a hen there; a dropped chick stays one, even on the last rank.',
    ],
    hints: [
      'Count the animals that can take the lion on the last rank. If there are none, walk.',
      'The giraffe is better in attack from the front, the elephant from the corner. Trade the one that stands badly.',
      'Computers know the whole game: with the best play White wins, after 78 moves.',
    ],
  },
} satisfies Readonly<Record<(typeof OWN_GAMES)[number]['rules']['id'], VariantProse>>;
