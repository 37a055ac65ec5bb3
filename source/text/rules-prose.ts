/** What is told of a variant beyond what its data says. */
export interface VariantProse {
  /** Where the game comes from and what it is like. */
  readonly about: readonly string[];
  /** A story that belongs to the game and is no more than that. */
  readonly legend?: string;
  /** For beginners. */
  readonly hints: readonly string[];
  /** Of handicaps or points that are our own decision. */
  readonly handicapNote?: string;
  readonly impasseNote?: string;
}

const DROP_HINTS = [
  'Drops are half of the game. Two or more pieces idle in hand usually mean that an attack was missed.',
  'A pawn in hand is worth keeping: it blocks a check, opens a file or disturbs a castle when it is needed.',
];

const NO_PROSE: VariantProse = { about: [], hints: DROP_HINTS };

/** By the id of the variant. */
const PROSE: Readonly<Record<string, VariantProse>> = {
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
      ...DROP_HINTS,
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
      ...DROP_HINTS,
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
      ...DROP_HINTS,
    ],
    handicapNote: 'The handicaps follow those of shogi (house rule).',
    impasseNote: 'The points of the pieces and the threshold are a house rule.',
  },
};

/** The prose of a variant; of an unknown one what holds for all. */
export function proseOf(id: string): VariantProse {
  return PROSE[id] ?? NO_PROSE;
}
