import type { BoardWord } from '../../activity/board-words.ts';
import type { EditWord } from '../../activity/edit.ts';
import type { MistakesWord } from '../../activity/mistakes.ts';
import type { PlayWord } from '../../activity/play.ts';
import type { ReplayWord } from '../../activity/replay.ts';
import type { RoomWord } from '../../activity/room.ts';
import type { TsumeWord } from '../../activity/tsume.ts';

/** What each word of a board does. */
export const BOARD_WORD_HELP = {
  moves: 'list all legal moves',
  show: 'show S tells how a piece moves',
  flip: 'turn the board',
  labels: 'labels romaji changes the labels of the pieces',
  theme: 'theme slate changes the colours',
  language: 'language ja changes what you read: en, ja, ko or th',
  board: 'draw the board',
  rules: 'the rules of this game',
  help: 'this help',
  hand: 'the hands of both sides in words',
  where: 'where S tells where the silvers are, on the board and in hand; where 7g what is there',
  file: 'file 5 tells what stands on file 5, from the top',
  rank: 'rank e tells what stands on rank e, from the highest file to file 1',
  pieces: 'all pieces of both sides with their squares; pieces black, or pieces S for the silvers',
  attackers: 'attackers 5e tells which pieces of the other side reach 5e',
  defenders: 'defenders 5e tells which pieces of the own side reach 5e',
  rays: 'rays 5e tells what stands on the eight lines from 5e, and how far away',
  threats: 'what the side to play can take, and what the other side threatens',
  changes: 'what the last move has changed',
  last: 'the last move',
  status: 'whose turn it is, check, repetition, clocks, and what can be claimed',
  sfen: 'the position as SFEN',
  copy: 'put the SFEN on the clipboard of the terminal; copy kif the game as KIF, copy moves its moves',
  speech: 'speech words changes how moves are told: hodges, words or romaji',
} as const satisfies Readonly<Record<BoardWord, string>>;

const MATE_HELP =
  'mate looks for a mate by checks from here for ten seconds, mate 60 for sixty; mate off ends it';

/** What each word of the prompt does, for the help. */
export const WORD_HELP = {
  resign: 'give the game up',
  draw: 'offer a draw',
  impasse: "offer to count the points, when both kings are in the enemy's zone",
  accept: 'accept what the other side offers',
  undo: 'take the last move back',
  redo: 'play it again',
  note: 'the comment on the last move, to be changed; note TEXT writes one, note - removes it',
  save: 'save NAME gives the saved game a name',
  hint: 'a good move, and what may follow',
  mate: MATE_HELP,
  ...BOARD_WORD_HELP,
  rematch: 'play again, with colours changed; rematch 5 against level 5',
  replay: 'step through the game',
  analyse: 'let the computer evaluate the game, after its end',
  explore: 'what others played in the positions of the game, after its end',
  settings: 'change how things look',
  learn: 'a course of this game',
  help: 'how to move; ? tells more',
  menu: 'go to the menu; the game is kept',
  take: 'take a game back that another komadai has taken over',
  quit: 'leave; the game is kept',
} as const satisfies Readonly<Record<PlayWord, string>>;

/** What each word does in a room, for the help. */
export const ROOM_WORD_HELP = {
  resign: 'give the game up',
  draw: 'offer a draw, at any time',
  impasse: "offer to count the points, when both kings are in the enemy's zone",
  undo: 'ask for your last move back, three times a game',
  adjourn: 'offer to go on another time',
  accept: 'accept what the other side offers',
  decline: 'decline it',
  claim: 'claim the game from somebody who has left or does not move: claim win or claim draw',
  say: 'say TEXT to the other side',
  greet: 'wish the other side a good game',
  thanks: 'thank the other side for the game',
  'well played': 'praise how the other side plays',
  rematch: 'ask for another game, with colours changed, after the end of this one',
  mute: 'hide what the other side says, or show it again',
  ...BOARD_WORD_HELP,
  replay: 'step through the game, after its end',
  analyse: 'let the computer evaluate the game, after its end',
  explore: 'what others played in the positions of the game, after its end',
  learn: 'a course of this game, after its end',
  settings: 'change how things look',
  menu: 'go to the menu; the room stays open',
  quit: 'leave the room',
} as const satisfies Readonly<Record<Exclude<RoomWord, 'hint' | 'mate'>, string>>;

/** The same on a server. */
export const SERVED_WORD_HELP = {
  ...ROOM_WORD_HELP,
  menu: 'go to the lobby; the game goes on',
  quit: 'leave the server; the game goes on',
} as const satisfies Readonly<Record<Exclude<RoomWord, 'hint' | 'mate'>, string>>;

/** What each word of a replay does. */
export const REPLAY_WORD_HELP = {
  take: 'take the game over from the other komadai, or when that has left',
  next: 'one move on; next 10 ten moves',
  back: 'one move back; back 10 ten moves',
  first: 'the start',
  go: 'go 30, or 30 alone, goes to the move of that number',
  variation:
    'the next variation of this move, or the first of the next move; variation P-2f plays a move, as P-2f alone does',
  'variation back': 'the variation before',
  analyse: 'let the computer evaluate the game; again: stop; without a screen, the position',
  hint: 'a good move, and what may follow',
  lines:
    'the best lines from here, three without a number: lines 5; line 2 then walks through the second',
  line: 'line 2 walks through the second of the lines that were found; quit comes back',
  mistake: 'the next mistake that the computer finds',
  'mistake back': 'the mistake before',
  mistakes: 'all mistakes that the computer finds',
  mate: `${MATE_HELP}; what is found becomes a variation`,
  explore: 'what others played in this position: how often, with what result, and in which games',
  graph: 'who stood better when, as far as the game is evaluated',
  comment: 'read the whole comment',
  note: 'the comment here, to be changed; note TEXT writes one, note - removes it',
  promote: 'make a variation the main line, after a question',
  remove: 'take a variation out, after a question',
  undo: 'take back the last comment, variation, promotion or removal',
  redo: 'make it again',
  export:
    'export NAME writes the game to a file and says where; a file that is there is asked about',
  play: 'a new game from here, after a question',
  edit: 'set the position up, in a board of its own; the game stays as it is',
  ...BOARD_WORD_HELP,
  last: 'the end',
  quit: 'leave the replay',
} as const satisfies Readonly<Record<ReplayWord, string>>;

/** What each word at a mating problem does. */
export const TSUME_WORD_HELP = {
  undo: 'take the last try back',
  hint: 'the next move of the mate; the problem then counts as not solved',
  solution: 'the whole line, to step through; it counts as a hint does',
  next: 'the next problem; of those that come with komadai, the one that suits you',
  skip: 'the same: leave this one unsolved',
  again: 'ask this one again among your mistakes: today, then as you know it',
  previous: 'the problem before',
  back: 'the same as previous',
  go: 'go 12 goes to problem 12',
  mate: `${MATE_HELP}; only when the solution is known`,
  plies: 'plies 5 goes on with mates in 5 only, plies all with all',
  list: 'what there is and what is solved; list 5 the mates in 5',
  rating:
    'your rating and that of the problem; the first result counts: solved, or a failed try, help, or leaving it half done',
  ...BOARD_WORD_HELP,
  quit: 'leave; what is solved is remembered',
} as const satisfies Readonly<Record<TsumeWord, string>>;

/** What each word at one's own mistakes does. */
export const MISTAKES_WORD_HELP = {
  undo: 'take the last answer back',
  hint: 'which piece moves, then the move; the mistake then comes back sooner',
  solution: 'the better moves, to step through; the mistake comes back soon',
  next: 'the next mistake that is due',
  skip: 'the same: leave this one for another time',
  replay: 'the whole game, at this move',
  mate: `${MATE_HELP}; only when the solution is known`,
  remove: 'never ask this one again',
  ...BOARD_WORD_HELP,
  quit: 'leave; what you answered is remembered',
} as const satisfies Readonly<Record<MistakesWord, string>>;

/** What each word of a position that is set up does. */
export const EDIT_WORD_HELP = {
  ...BOARD_WORD_HELP,
  put: 'put S 5e white puts a silver, as S 5e white alone does; without a side that of the last piece',
  remove: 'remove 5e takes the piece away',
  face: 'face 5e turns the piece over: promoted, or not',
  swap: 'swap 5e gives the piece to the other side',
  hand: 'hand black P 3 puts three pawns into the hand of Black, hand black P one more',
  turn: 'the other side is to move',
  rest: 'what is missing of a set goes into the hand of White; rest black into that of Black',
  clear: 'empty board and hands',
  start: 'the start of the game; start two-piece that of a handicap',
  undo: 'take back the last change',
  redo: 'make it again',
  play: 'a game from here, for two at this terminal; play 5 against level 5, which has the other side',
  analyse: 'let the computer evaluate the position, in a replay',
  replay: 'a replay from here, in which moves can be tried',
  mate: 'mate looks for a mate by checks from here for ten seconds, mate 60 for sixty; mate off ends it',
  save: 'save NAME adds the position to a file of mating problems, for komadai tsume',
  status: 'what is wrong with the position, and what is missing of a set',
  quit: 'leave, after a question if something was changed',
} as const satisfies Readonly<Record<EditWord, string>>;
