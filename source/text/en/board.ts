import type { BoardTold, PositionWord } from '../../activity/board-words.ts';
import type { EditTold } from '../../activity/edit-told.ts';
import { printable } from '../../clean/clean-text.ts';
import type { EngineScore } from '../../engine/engine.ts';
import { type Color, opposite } from '../../rules/core/color.ts';
import type { EndReason, Standing } from '../../rules/core/game.ts';
import type { ImpassePoints } from '../../rules/core/impasse.ts';
import type { Way } from '../../rules/core/lines-from.ts';
import type { Handicap, RepetitionRule, Variant } from '../../rules/core/variant.ts';
import type { OWN_GAMES } from '../../rules/variants/index.ts';
import type { VariantProse } from '../../rules/variants/prose.ts';
import type { Sentences } from '../by-code.ts';
import {
  capitalized,
  countPieces,
  countText,
  handicapName,
  handicapText,
  joinWords,
  lastRanks,
  ordinal,
  orList,
  personsPiece,
  plural,
  possessive,
  quoted,
  sideName,
  standingText,
  type WrittenName,
  withArticle,
} from './words.ts';

/** A file on which no further pawn is dropped. */
export interface FullFile {
  readonly pawn: string;
  readonly pawnsPerFile: number;
  /** Whether the pawn turns back, so that its promoted side counts as well. */
  readonly reverts: boolean;
}

function fullFileText({ pawn, pawnsPerFile, reverts }: FullFile): string {
  const name = reverts ? pawn : `unpromoted ${pawn}`;
  const count = pawnsPerFile === 1 ? `a${reverts ? '' : 'n'} ${name}` : countText(pawnsPerFile, name);
  return `a file that holds ${count} of the same side`;
}

/** The places of the pieces of one name: `silvers: 7i, 3i, none in hand`, `dragons: none`. */
export interface PlacesTold {
  readonly name: string;
  readonly squares: readonly string[];
  /** Missing for pieces that are never in hand. */
  readonly inHand?: number;
}

function faceText({ name, squares, inHand }: PlacesTold): string {
  const total = squares.length + (inHand ?? 0);
  const title = total === 1 ? name : plural(name);
  if (total === 0) return `${title}: none`;
  const onBoard = squares.length > 0 ? squares.join(', ') : 'none on the board';
  return `${title}: ${onBoard}${inHand === undefined ? '' : `, ${inHand || 'none'} in hand`}`;
}

/** A piece that can be taken, and with which ones. */
export interface TargetTold {
  readonly target: string;
  readonly takers: readonly string[];
  readonly isDefended: boolean;
}

/** `undefended silver on 5e with pawn on 5f; defended pawn on 3d with rook on 3h`, `nothing` */
function targetsText(targets: readonly TargetTold[]): string {
  const sentences = targets.map(
    ({ target, takers, isDefended }) => `${isDefended ? 'defended' : 'undefended'} ${target} with ${orList(takers)}`,
  );
  return sentences.join('; ') || 'nothing';
}

const PROMOTES = { mandatory: 'must', optional: 'may' } as const satisfies Readonly<Record<Variant['promotion'], string>>;

const REPETITION_RESULTS = {
  draw: 'the game is drawn',
  'black-loses': 'Black loses',
  'white-loses': 'White loses',
  'repeater-loses': 'the side whose move brought it about loses',
  'repeater-wins': 'the side whose move brought it about wins',
} as const satisfies Readonly<Record<RepetitionRule['result'], string>>;

/** A name of directions, given as bits of `Movement`. In each table the wide names stand first. */
export type Directions = readonly [mask: number, words: string];

/** The number of squares or leaps. */
export type Range = number | 'unlimited';

/** `+0.3 for White`, `0.0`; `mate in 5`, `mated in 4` for the side to move. */
function scoreText(score: EngineScore, turn: Color): string {
  if (score.kind === 'mate') {
    return score.plies > 0 ? `mate in ${score.plies}` : `mated in ${-score.plies}`;
  }
  const pawns = (Math.abs(score.centipawns) / 100).toFixed(1);
  if (pawns === '0.0') return pawns;
  return `+${pawns} for ${sideName(score.centipawns > 0 ? turn : opposite(turn))}`;
}

export const board = {
  // Board
  // mark: of the side
  handLineText: (mark: string, pieces: string) => `${mark} in hand ${pieces}`,
  BOARD_ANSWERS: {
    kept: ({ name, value }) => `The setting ${name} is now ${value}, in every game.`,
    turned: ({ bottom }) => `${sideName(bottom)} is at the bottom.`,
    'no-value': ({ name, values }) => `${name}: say ${values.join(', ')}.`,
    'no-such-place': ({ word }) => `${word}: this works only on a screen.`,
  } as const satisfies Sentences<BoardTold>,
  NO_LAST_MOVE: 'last: no move has been played.',

  // Cursor and hands
  onSquare(square: string, piece: { readonly name: string; readonly letters: string; readonly color: Color } | undefined, person: Color) {
    if (piece === undefined) return `${square}: empty.`;
    return `${square}: ${personsPiece(piece.name, piece.color, person)} (${piece.letters}).`;
  },
  // owner: whose hand it is
  inHand(owner: Color, person: Color, count: number, { name, letters }: { readonly name: string; readonly letters: string }) {
    const whose = owner === person ? 'your' : possessive(owner);
    return `In ${whose} hand: ${countPieces(count, name)} (${letters}).`;
  },
  // example: of a move; undefined where there is none
  noCursorText(example: string | undefined) {
    const typed = example === undefined ? '' : `Type a move such as ${example} and press Enter. `;
    return `${typed}An arrow key shows a cursor.`;
  },
  // name: of the piece that is held
  ENTER_TEXTS: {
    'pick-up': 'Enter picks it up.',
    'put-back': 'Enter puts it back.',
    move: (name: string) => `Enter moves your ${name} here.`,
    capture: (name: string) => `Enter captures it with your ${name}.`,
    drop: (name: string) => `Enter drops your ${name} here.`,
    refused: (name: string) => `Your ${name} cannot go there.`,
  } as const,
  STUCK_TEXTS: {
    empty: 'There is nothing to pick up. Go to a piece of yours first.',
    'not-yours': 'This is not your piece. Pick up one of yours first.',
    stuck: 'It cannot move now.',
    'in-check': 'It cannot move now: that would not stop the check.',
  },
  // pieces: as `heldPiecesText` tells them
  sideInHandText: (color: Color, pieces: string) => `${sideName(color)} in hand: ${pieces}.`,
  heldPiecesText: (held: readonly { readonly name: string; readonly count: number }[]) =>
    held.map(({ name, count }) => countPieces(count, name)).join(', ') || 'nothing',
  IN_HAND: 'in hand ',

  // Piece page
  IN_THE_GAME: 'In the game',
  // moves: in the form of `describeMoves`
  itMovesText: (moves: string) => `It ${moves}.`,
  // narrow: the one kanji of each name, where the variant is otherwise shown with two
  setNameText(names: readonly WrittenName[], narrow: readonly string[]) {
    const label = narrow.length > 0 ? ` On a narrow board: ${narrow.join(' or ')}.` : '';
    return `Name on a set: ${names.map(({ kanji, romaji }) => `${kanji} ${romaji}`.trim()).join(' or ')}.${label}`;
  },
  FACTS: {
    captive: (letters: string, name: string) => `When captured, it goes to the hand as ${letters}, the ${name}.`,
    royal: 'The side that loses it, by checkmate, loses the game.',
    goal: (ranks: number) => `The side that brings it to ${lastRanks(ranks)} wins.`,
    points: (points: number) => `It counts ${points} ${points === 1 ? 'point' : 'points'} in an impasse.`,
    stays: 'It does not promote.',
    noMoveTo: (ranks: number) => `It may not move to ${lastRanks(ranks)}.`,
    promoted: (letters: string, name: string) => `It promotes to +${letters}, the ${name}.`,
    reverts: 'A move that begins or ends in the zone turns it over. The next such move turns it back.',
    mustPromote: 'It must promote where it may.',
    mustPromoteOn: (ranks: number) => `It must promote on ${lastRanks(ranks)}.`,
    noDeadMove: 'It may not move where it could never move again.',
    notDropped: 'It is not dropped.',
    neverInHand: 'It is never in hand.',
    noDropOn: (ranks: number) => `It may not be dropped on ${lastRanks(ranks)}.`,
    noDropOnFile: (file: FullFile) => `It may not be dropped on ${fullFileText(file)}.`,
    noDeadDrop: 'It may not be dropped where it could never move again.',
    anyDrop: 'It may be dropped on any empty square.',
    dropMate: { illegal: 'Its drop may give check, but not checkmate.', legal: 'Its drop may give checkmate.' },
  } as const,
  // leapsOn: whether leaps go on too; isShort: whether there are numbers
  diagramKeyText(step: string, slide: string, { leapsOn, isShort }: { readonly leapsOn: boolean; readonly isShort: boolean }) {
    const verb = leapsOn ? 'goes' : 'slides';
    const most = isShort ? `, a number: it ${verb} that many steps at most` : '';
    return `${step}: it moves there, ${slide}: it ${verb} on in this line until something is in the way${most}`;
  },

  // What stands where
  placesText(faces: readonly PlacesTold[], other: Color | undefined) {
    const line = faces.map(faceText).join('; ');
    return other === undefined ? capitalized(line) : `${possessive(other)} ${line}`;
  },
  // count: of all pieces; hand: as it is told
  allPlacesText(color: Color, count: number, standing: readonly PlacesTold[], hand: string) {
    const sentences = standing.map(({ name, squares }) => {
      return `${squares.length === 1 ? name : plural(name)} ${squares.join(', ')}`;
    });
    const all = [...sentences, `in hand ${hand}`].join('; ');
    return `${sideName(color)}, ${countText(count, 'piece')}: ${all}.`;
  },
  // reachers: in the form of `reacherText`
  reachersText(color: Color, role: 'attacker' | 'defender', reachers: readonly string[]) {
    const title = `${sideName(color)} ${role}`;
    if (reachers.length === 0) return `No ${title}s.`;
    return `${countText(reachers.length, title)}: ${reachers.join(', ')}.`;
  },
  // held: why it cannot move there: a king would be in check
  reacherText(standing: string, held: 'king' | 'pinned' | undefined) {
    if (held === undefined) return standing;
    return held === 'king' ? `${standing}, but only into check` : `pinned ${standing}`;
  },
  // length: squares up to the edge
  rayText(way: Way, length: number, standing: readonly { readonly piece: string; readonly distance: number }[]) {
    const sentences = standing.map(({ piece, distance }) => `${piece}, ${distance} away`);
    if (length === 0) sentences.push('the edge');
    else if (sentences.length === 0) sentences.push(`empty, ${countText(length, 'square')} to the edge`);
    return `${capitalized(way)}: ${sentences.join('; ')}.`;
  },
  canTakeText: (color: Color, targets: readonly TargetTold[]) => `${sideName(color)} can take ${targetsText(targets)}.`,
  threatensText: (color: Color, targets: readonly TargetTold[]) => `${sideName(color)} threatens ${targetsText(targets)}.`,
  // moves: as they are told
  threatensMateText: (color: Color, moves: string) => `${sideName(color)} threatens mate: ${moves}.`,
  squareWanted: (word: PositionWord, first: string, last: string, middle: string) =>
    `${word}: say a square from ${first} to ${last}, as in "${word} ${middle}".`,
  // letters: of the pieces
  WANTED: {
    where: (letters: string) => `where: say a square or one of ${letters}.`,
    pieces: (letters: string) => `pieces: say black, white or one of ${letters}. "pieces" alone tells all.`,
    file: (files: number) => `file: say a file from 1 to ${files}, as in "file 5".`,
    rank: (first: string, last: string, middle: string) => `rank: say a rank from ${first} to ${last}, as in "rank ${middle}".`,
  } as const,
  NOTHING_CHANGED: 'changes: no move has been played.',
  // standing: from one end to the other
  fileText: (file: number, standing: readonly string[]) => `File ${file}: ${standing.join(', ') || 'empty'}`,
  rankText: (rank: string, standing: readonly string[]) => `Rank ${rank}: ${standing.join(', ') || 'empty'}`,
  // piece: undefined where nothing stands
  onSquareText: (square: string, piece: string | undefined) => `${capitalized(square)}: ${piece ?? 'empty'}.`,

  // Rules page
  RULES_TITLES: {
    board: 'Board and aim',
    pieces: 'Pieces',
    promotion: 'Promotion',
    drops: 'Drops',
    end: 'End of the game',
    impasse: 'Impasse',
    handicaps: 'Handicaps',
    hints: 'Hints for beginners',
    sources: 'Sources',
  } as const,
  // kanji: '' where it cannot be shown
  rulesTitle: (name: string, kanji: string) => `${name} ${kanji}`.trim(),
  boardText: ({ files, ranks, handicaps }: Variant, pieces: number) =>
    `The board has ${files} files, counted from the right, and ${ranks} ranks, lettered from the top, as Black sees it from below. Each side has ${pieces} pieces. Black moves first${handicaps.length > 0 ? '; in a handicap game White does' : ''}.`,
  TURNS: {
    legal:
      "In turn, each side moves a piece or drops one from its hand; nobody may pass. A move onto an enemy piece captures it, and the captured piece goes to the captor's hand.",
    illegal:
      'In turn, each side moves a piece; nobody may pass. A move onto an enemy piece captures it. A captured piece does not come back.',
  } as const satisfies Readonly<Record<Variant['drops'], string>>,
  aimText(royal: string, { goalRanks, noMoves }: Variant) {
    const ways = [
      ...(goalRanks ? [`by bringing its own ${royal} to ${lastRanks(goalRanks)}`] : []),
      ...(noMoves === 'loses' ? ['by leaving the other side without a legal move'] : []),
    ];
    const others = ways.map((way) => `, or ${way}`).join('');
    return `A side wins by checkmating the enemy ${royal}${others}.`;
  },
  // ownPawn: the name of the pawn, where the set has five of them
  drawnByFurigoma: (ownPawn: string | undefined) =>
    `In an even game the colours are drawn by furigoma: one player tosses five pawns${ownPawn ? '' : ' of a shogi set'}. If more show their promoted side, the tosser plays White, otherwise Black. In the next games of a match the colours alternate.`,
  // moves: in the form of `describeMoves`
  pieceLine: (title: string, moves: string) => `${title}: ${moves}.`,
  wordsText: ({ slides, leaps, promotes }: Readonly<Record<'slides' | 'leaps' | 'promotes', boolean>>) =>
    [
      `A step goes one square.${slides ? ' A slide goes any number of squares in a line, until something stands in the way.' : ''}`,
      leaps ? 'Only a leap passes over other pieces.' : 'No piece passes over another.',
      ...(promotes ? ['A + marks the promoted side of the piece before it.'] : []),
    ].join(' '),
  // jewel: that of the lower-ranked player
  royalsText: (king: string, jewel: string) => `The higher-ranked player has the ${king}, the other the ${jewel}; the two move alike.`,
  NO_PROMOTION: 'No piece promotes.',
  // zone: its ranks
  promotionText: (zone: number, promotion: Variant['promotion']) =>
    `The promotion zone is ${lastRanks(zone)} from the side that moves. A move of a piece on the board that begins or ends in the zone ${PROMOTES[promotion]} promote the piece, if it has a promoted side.`,
  // turning: the pieces that turn back; `all` if all do
  lastingText(turning: readonly string[] | 'all') {
    if (turning === 'all') {
      return 'The next such move turns it back. A captured piece goes to the hand unpromoted.';
    }
    const lasting = 'A promoted piece stays so until it is captured, and goes to the hand unpromoted.';
    if (turning.length === 0) return lasting;
    return `${lasting} The ${joinWords(turning, 'and')} is the exception: such a move turns it back again.`;
  },
  mustPromoteOnText: (names: readonly string[], ranks: number) => `The ${joinWords(names, 'and')} must promote on ${lastRanks(ranks)}.`,
  // promotesLater: whether it can promote after a drop in the zone
  dropsText: (promotesLater: boolean) =>
    `A piece in hand is put down unpromoted on an empty square, as a turn of its own${promotesLater ? '; also in the zone, where it can promote on a later move' : ''}.`,
  deadDropText: (names: readonly string[], ranks: number) =>
    `The ${joinWords(names, 'and')} may not be dropped on ${lastRanks(ranks)}, from where it could never move.`,
  captiveText: (captured: string, becomes: string) => `A captured ${captured} goes to the hand as ${withArticle(becomes)}.`,
  // full: undefined where it is dropped on any
  pawnFileText(pawn: string, full: FullFile | undefined) {
    const one = capitalized(withArticle(pawn));
    if (full === undefined) {
      return `${one} may be dropped on a file that holds another of the same side.`;
    }
    const nifu = full.pawnsPerFile === 1 ? ' (nifu)' : '';
    return `${one} may not be dropped on ${fullFileText(full)}${nifu}.`;
  },
  pawnMateText(pawn: string, rule: Variant['pawnDropMate']) {
    const one = withArticle(pawn);
    return rule === 'illegal'
      ? `${capitalized(one)} may not be dropped for immediate checkmate. A dropped ${pawn} may give check, ${one} on the board may mate, and so may another piece that is dropped.`
      : `${capitalized(one)} may be dropped for checkmate.`;
  },
  ENDS: {
    checkmate: (royal: string) => `Checkmate: the ${royal} is attacked and no legal move answers. The side to move loses.`,
    goal: (royal: string, ranks: number) => `A side wins when its ${royal} stands on ${lastRanks(ranks)} and is not attacked.`,
    noMoves: {
      loses: 'No legal move without check: the side to move loses as well.',
      draws: 'No legal move without check: the game is drawn.',
    },
    repetition: ({ times, result }: RepetitionRule) =>
      `Repetition: when the same position, with the same hands and the same side to move, stands for the ${ordinal(times)} time, ${REPETITION_RESULTS[result]}.`,
    perpetualCheck: ({ result }: RepetitionRule) => {
      const both = result === 'draw' ? ' If both sides did, the game is drawn (house rule).' : '';
      return `Perpetual check: if one side gave check with every move since the position first stood, it loses instead.${both}`;
    },
    bare: (royal: string) => `Two bare ${royal}s do not end the game: it goes on until a position repeats or both sides agree on a draw.`,
    resignation: 'A player may resign at any time, and both may agree on a draw.',
    illegal: 'An illegal move loses at once in strict games; otherwise it is refused.',
  } as const,
  // counted: the highest points first
  impasseRule(royal: string, counted: readonly (readonly [names: readonly string[], points: number])[], threshold: number) {
    const counts = counted.map(([names, points]) => `${joinWords(names, 'and')} ${points}`);
    return `When both ${royal}s stand in the enemy's zone, a side may claim an impasse, and the other accepts or plays on. Each side counts what it has on the board and in hand, promoted or not: ${counts.join('; ')}; the ${royal} counts nothing. A side with fewer than ${threshold} points loses; with ${threshold} or more on both sides the game is drawn. If both have fewer, the lower loses, and equal points are a draw (house rule).`;
  },
  GIVEN_COUNT: 'In a game from a named handicap the pieces that were given count for White (house rule).',
  ABOUT_HANDICAPS:
    'The stronger player takes White, moves first and gives pieces. These are out of the game. There is no agreement on the handicap for a difference in strength.',
  // kanji: '' where it cannot be shown
  handicapLine(
    handicap: Parameters<typeof handicapName>[0],
    kanji: string,
    removed: readonly Readonly<Record<'letters' | 'name' | 'square', string>>[],
  ) {
    const name = [handicapName(handicap), kanji].filter(Boolean).join(' ');
    const pieces = removed.map(({ letters, square }) => letters + square);
    return `${name}: without ${joinWords(pieces, 'and')}`;
  },
  DROP_HINT: 'Drops are half of the game. Two or more pieces idle in hand usually mean that an attack was missed.',
  pawnInHandHint: (pawn: string) =>
    `${capitalized(withArticle(pawn))} in hand is worth keeping: it blocks a check, opens a file or disturbs a castle when it is needed.`,
  HOUSE_RULE: 'A house rule is our own decision, where no source settles the point.',
  sourceText: (source: string) => source,

  // Screen places
  PLACES: {
    here: {
      settings: '"labels", "theme" and "speech" change three of them. komadai settings changes all.',
      learn: 'learn: type "quit". Then komadai learn begins the course.',
      menu: 'menu: "quit" keeps this game. komadai play begins another, and komadai help tells more.',
    },
    server: {
      settings: '"labels", "theme" and "speech" change three of them. The screens change all.',
      learn: 'learn: the courses are on the screens. At home, komadai learn has them.',
    },
  } as const,
  BACK_AT_GAME: 'You are at the game again.',

  // Status
  startTitle(game: string, start: Handicap | 'even' | 'given') {
    if (start === 'even') return `${game}, even game`;
    return `${game}, ${start === 'given' ? 'from a given position' : handicapText(start)}`;
  },
  turnText: (ply: number, turn: Color) => `ply ${ply} - ${sideName(turn)} to play`,
  inCheckText(royal: Readonly<Record<'name' | 'square', string>>, attackers: readonly Readonly<Record<'name' | 'square', string>>[]) {
    const names = attackers.map(({ name, square }) => `the ${standingText(name, square)}`);
    return `Check! Your ${standingText(royal.name, royal.square)} is attacked by ${joinWords(names, 'and')}.`;
  },
  // times: that end it; winner: undefined where the game is drawn
  repetitionWarning({ occurrence, perpetualChecker }: Standing, times: number, winner: Color | undefined) {
    const told = `This position stands for the ${ordinal(occurrence)} time of ${times}`;
    if (perpetualChecker) {
      return `${told}. Perpetual check: ${sideName(perpetualChecker)} must deviate, or loses.`;
    }
    const result = winner === undefined ? 'the game is drawn' : `${sideName(winner)} wins`;
    return `${told}: at the ${ordinal(times)} ${result}.`;
  },
  pawnDropMateWarning: (drop: string) => `${drop} is not allowed: it would mate by a pawn drop.`,
  impasseText: ({ black, white }: ImpassePoints, threshold: number) =>
    `Impasse can be claimed: Black ${black} points, White ${white}; ${threshold} are needed.`,

  // Variants
  VARIANT_COLUMNS: ['ID', 'NAME', 'SIZE', 'PIECES', 'FROM'] as readonly string[],
  // place: of its section in the file
  checkedVariantText: (place: string, { id, files, ranks, pieces }: Variant, fingerprint: string) =>
    `${place}: ${id}, ${files}x${ranks}, ${countText(pieces.length, 'kind')} of piece, rules ${fingerprint}`,
  // ends: how often for each reason; longer: games that went on after `plies`
  randomGamesText(
    games: number,
    ends: readonly (readonly [EndReason, number])[],
    { longer, plies }: Readonly<Record<'longer' | 'plies', number>>,
  ) {
    const counts = ends.map(([reason, count]) => `${reason} ${count}`);
    if (longer > 0) counts.push(`longer than ${plies} plies ${longer}`);
    return `${games} random games: ${counts.join(', ')}`;
  },
  lineCountsText: (perft: readonly number[], ms: number) =>
    `lines of 1 to ${perft.length} moves: ${perft.join(', ')}, counted in ${Math.round(ms)} ms`,
  VARIANT_PROSE: {
    yari: {
      about: [
        'Yari shogi is the game of spears, made by Christian Freeling in 1981. The yari is a spear, and most pieces carry one: they run forward as far as the way is free and never back.',
        'A promoted piece turns its spear round. It runs back, but hardly goes more than a step forward. Only the yari rook becomes a whole rook.',
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
        'Minishogi is shogi on five files and ranks with one piece of each sort, which Shigenobu Kusumoto made, or found again, about 1970. Programs and clubs hold tournaments of it.',
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
        'Only two pieces promote, and both in an odd way. A porpoise, the weakest piece, goes to the hand as a killer whale, the strongest. A dolphin on the last rank turns round and may slide back diagonally; back on its way it is a dolphin as before.',
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
  } satisfies Readonly<Record<(typeof OWN_GAMES)[number]['rules']['id'], VariantProse>>,

  // Describe moves
  STRAIGHT: [
    [0b1111, 'straight in any direction'],
    [0b0001, 'straight forward'],
    [0b1100, 'sideways'],
    [0b0100, 'to the left'],
    [0b1000, 'to the right'],
    [0b0010, 'straight back'],
  ] as readonly Directions[],
  DIAGONAL: [
    [0b11110000, 'diagonally in any direction'],
    [0b01010000, 'diagonally forward'],
    [0b10100000, 'diagonally back'],
    [0b00010000, 'diagonally forward to the left'],
    [0b01000000, 'diagonally forward to the right'],
    [0b10000000, 'diagonally back to the left'],
    [0b00100000, 'diagonally back to the right'],
  ] as readonly Directions[],
  ANY_DIRECTION: 'in any direction',
  KNIGHT: [
    [0b11111111, 'two squares straight and one to the side, in any direction'],
    [0b00001111, 'two squares forward or back and one to the side'],
    [0b11110000, 'two squares sideways and one forward or back'],
    [0b00000101, 'two squares forward and one to the side'],
    [0b00001010, 'two squares back and one to the side'],
    [0b01010000, 'two squares sideways and one forward'],
    [0b10100000, 'two squares sideways and one back'],
    [0b10010000, 'two squares to the left and one forward or back'],
    [0b01100000, 'two squares to the right and one forward or back'],
    [0b00000001, 'two squares forward and one to the left'],
    [0b00000100, 'two squares forward and one to the right'],
    [0b00001000, 'two squares back and one to the left'],
    [0b00000010, 'two squares back and one to the right'],
    [0b00010000, 'two squares to the left and one forward'],
    [0b10000000, 'two squares to the left and one back'],
    [0b01000000, 'two squares to the right and one forward'],
    [0b00100000, 'two squares to the right and one back'],
  ] as readonly Directions[],
  slideText(range: Range, directions: readonly string[]) {
    const where = joinWords(directions, 'or');
    if (range === 1) return `steps ${where}`;
    return range === 'unlimited' ? `slides ${where}` : `slides up to ${range} squares ${where}`;
  },
  // line: directions of leaps of two squares in a line; undefined where there are none; knight: names of `KNIGHT`
  leapText(range: Range, line: readonly string[] | undefined, knight: readonly string[]) {
    const inLine = line === undefined ? [] : [`two squares ${joinWords(line, 'or')}`];
    const where = joinWords([...inLine, ...knight], 'or');
    if (range === 1) return `leaps ${where}`;
    const times = range === 'unlimited' ? 'any number of times' : `up to ${range} times`;
    return `leaps ${times} in one direction, ${where}`;
  },
  clausesText: (clauses: readonly string[]) => joinWords(clauses, 'or'),

  // Hints
  // example: a move as it is written
  howToMove(example: string | undefined, hasMouse: boolean): string[] {
    const typed = example === undefined ? [] : [`Type ${example}, then Enter.`];
    return [...typed, hasMouse ? 'Or use arrows and Enter, or click.' : 'Or use arrows and Enter.', '? tells more.'];
  },
  HINT_IS_COMING: 'Thinking about a hint ..',
  // then: the moves that may follow, as they are told; '' for none; turn: the side that asked
  hintSentence: (first: string, then: string, score: EngineScore, turn: Color) =>
    `Hint: ${first}${then && `, then ${then}`} (${scoreText(score, turn)})`,
  thinkingLabel: (color: Color) => `${sideName(color)} thinks`,

  // Edit
  EDIT_TASK:
    'Set up any position. "S 5e" puts a silver on 5e, "7g 7f" moves what stands on 7g, and "5e" tells what is there. ' +
    'On a board with a cursor, Enter or a click picks up a piece and puts it down; on an empty square, or twice on a piece, it opens the list of what can be done there. ' +
    'Without a square, a piece or a word acts at the cursor.',
  EDIT_TITLE: 'Position',
  editHeading: (game: string) => `${game}: set up a position`,
  EDIT_ANSWERS: {
    cleared: 'Board and hands are empty.',
    started: 'This is the start of the game.',
    undone: 'Taken back.',
    redone: 'Made again.',
    'no-undo': 'There is no change to take back.',
    'no-redo': 'No change was taken back.',
    'which-square': 'Which square? Type it after the word, such as 5e, or go there with the arrows.',
    'empty-square': 'There is no piece on that square.',
    'no-other-face': 'This piece does not promote.',
    'royal-in-hand': 'This piece cannot be in hand.',
    'which-hand': 'Say the side, the piece and how many, as in "hand black P 3".',
    'hand-full': 'A hand holds 99 of a kind at most.',
    'no-handicap': 'start: this game has no such handicap.',
    'no-moves': 'The side to move has no legal move: no game can begin here.',
    'no-level': 'play: say a level from 1 to 10, or nothing for two players.',
    'no-target': 'This is no mating problem: the side that is not to move has no piece to mate.',
    'which-file': 'save: say the name of a file of problems.',
    'saves-no-mate': 'Not saved: it is proved that no check leads to mate here.',
    'saves-unproved': 'The search found no mate, and could not rule one out. Save the position all the same?',
    'save-stopped': 'The search for the mate was stopped: nothing was saved.',
    'leaves-edited': 'The position is not kept. Leave all the same?',
    rest: ({ color, count }) =>
      count === 0 ? 'No piece of a set is missing.' : `${countText(count, 'piece')} went into ${possessive(color)} hand.`,
    saved({ path, plies }) {
      const mate = plies === undefined ? '' : `Mate in ${plies}. `;
      return `${mate}Added to ${printable(path)}: komadai tsume reads it.`;
    },
  } as const satisfies Sentences<EditTold>,
  sideToMoveText: (color: Color) => `${sideName(color)} to move`,
  // piece: as it stood
  removedText: (piece: string) => `Removed: ${piece}.`,
  pickedText: (piece: string) => `Picked up: ${piece}. Enter puts it down.`,
  // piece: how one may be named; square: a square of the board
  notReadText: (line: string, piece: string, square: string) =>
    `${quoted(line)} names no piece and no square. Type "${piece} ${square}", "${piece} ${square} white" or a word. "help" lists the words.`,
  // fault: without a full stop
  problemNotSavedText: (fault: string) => `save: ${fault}`,
  // royal: its name
  kinglessText: (color: Color, royal: string) => `${sideName(color)} has no ${royal}`,
  // pieces: `19 pawns`
  tooManyText: (pieces: string, most: number) => `there are ${pieces}; a set has ${most}`,
  // pieces: `2 pawns, silver`
  missingPiecesText: (pieces: string) => `Missing from a set: ${pieces}`,
  SET_IS_WHOLE: 'No piece is missing.',
  POSITION_IS_RIGHT: 'Nothing is wrong.',
  SQUARE_CHOICES: {
    remove: 'take it away',
    face: 'turn it over',
    swap: 'give it to the other side',
    toHand: (color: Color) => `into ${possessive(color)} hand`,
  } as const,
  HANDS_TEXTS: { title: 'Hands and turn', turn: 'To move', done: 'Done' } as const,
};
