/** Whose help tells of a word; `served` is a game of a room of a server. */
export type HelpedActivity = 'play' | 'room' | 'served' | 'replay' | 'tsume' | 'mistakes' | 'learn' | 'edit' | 'lobby' | 'explorer';

/** What a word does, and what it does in an activity where that is another thing. */
export type WordHelp = { readonly help: string } & { readonly [A in HelpedActivity]?: string };

/** The words in another language. Of the spellings, the first is offered and all are understood in every language. */
export type SpelledWords = {
  readonly [W in keyof typeof ENGLISH_WORDS]: { readonly spelled: string } & Readonly<(typeof ENGLISH_WORDS)[W]> & WordHelp;
} & {
  /** Leads back to the lobby from wherever it has led. */
  readonly lobby: { readonly spelled: string };
};

/** How a challenge and a quick game are typed. */
export const ENGLISH_FORMS = {
  challenge: 'challenge [VARIANT] [CLOCK] [to NAME or invite] [black or white] [unrated] [no-watchers]',
  quick: 'quick [VARIANT] [CLOCK] [black or white] [unrated] [no-watchers]',
};

const MATE = 'look for a mate by checks for ten seconds, or with "mate 60" for sixty; "mate off" ends the search';

/** The words of the prompt. */
export const ENGLISH_WORDS = {
  accept: { help: 'accept what the other side offers', lobby: 'accept a challenge: accept CODE, accept NAME or its number' },
  adjourn: { help: 'offer to go on another time' },
  again: { help: 'put this one among your mistakes: it comes again today, then less often as you know it' },
  analyse: {
    help: 'let the computer evaluate the game, after its end',
    replay: 'let the computer evaluate the game, or stop it; without a screen, evaluate the position',
    edit: 'let the computer evaluate the position, in a replay',
  },
  attackers: { help: '"attackers 5e" tells which pieces of the other side reach 5e' },
  back: {
    help: 'the same as "previous"',
    replay: 'go one move back; "back 10" goes ten moves back',
    explorer: 'go one move back in the replay',
  },
  begin: { help: 'begin the game that a task asks for' },
  board: { help: 'draw the board' },
  challenge: { help: `make a challenge: ${ENGLISH_FORMS.challenge}` },
  challenges: { help: 'list the challenges that stand, with numbers for "accept", "decline" and "withdraw"' },
  changes: { help: 'tell what the last move has changed' },
  chapters: { help: 'list the chapters, and how much of each is done' },
  claim: { help: 'claim the game from somebody who has left or does not move: "claim win" or "claim draw"' },
  clear: { help: 'empty board and hands' },
  code: { help: 'come in under the name that has made a one-time code, at the first visit: code CODE' },
  comment: { help: 'read the whole comment' },
  copy: { help: 'copy the SFEN to the clipboard of the terminal; "copy kif" copies the game as KIF, "copy moves" its moves' },
  decline: { help: 'decline what the other side offers', lobby: 'decline a challenge to you: decline CODE, decline NAME or its number' },
  defenders: { help: '"defenders 5e" tells which pieces of the same side reach 5e' },
  draw: { help: 'offer a draw', room: 'offer a draw, at any time' },
  edit: { help: 'change the position on a board of its own; the game stays as it is' },
  explore: {
    help: 'show what others played in the positions of the game, after its end',
    replay: 'show what others played in this position, how often, with what result, and in which games',
  },
  export: { help: '"export NAME" writes the game to a file and says where; it asks before it replaces a file' },
  face: { help: '"face 5e" turns the piece over: promoted, or not' },
  file: { help: '"file 5" tells what stands on file 5, from the top' },
  first: { help: 'go to the start' },
  flip: { help: 'turn the board' },
  games: { help: 'list the games that go on, with numbers for "watch"; further pages: games PAGE' },
  go: {
    help: '"go 30", or "30" alone, goes to the move of that number',
    tsume: '"go 12" goes to problem 12',
    learn: '"go 12" goes to task 12',
  },
  graph: { help: 'tell who stood better when, as far as the game is evaluated' },
  greet: { help: 'wish the other side a good game' },
  hand: {
    help: 'tell the hands of both sides in words',
    edit: '"hand black P 3" puts three pawns into the hand of Black, "hand black P" adds one more',
  },
  help: { help: 'show this help', play: 'tell how to move; "?" tells more', lobby: 'show this list' },
  hint: {
    help: 'tell a good move, and what may follow',
    tsume: 'tell the next move of the mate; the problem then counts as unsolved',
    mistakes: 'tell which piece moves, then the move; the mistake then comes back sooner',
    learn: 'tell what to do next',
  },
  impasse: { help: "offer to count the points, when both kings are in the enemy's zone" },
  join: { help: 'go on with a game of yours, or come in by invitation: join CODE or its number' },
  key: { help: 'make a one-time code, with which another key comes in as you' },
  labels: { help: '"labels romaji" changes the labels of the pieces' },
  language: { help: '"language ja" changes what you read: en, ja, ko or th' },
  last: { help: 'tell the last move', replay: 'go to the end' },
  learn: { help: 'begin a course of this game', room: 'begin a course of this game, after its end' },
  line: { help: '"line 2" walks through the second of the lines that were found; "quit" comes back' },
  lines: { help: 'tell the three best lines from here, or with "lines 5" five; "line 2" walks through the second' },
  list: {
    help: 'list what there is and what is solved; "list 5" lists the mates in 5',
    lobby: 'list all of the lobby, with numbers; a number alone accepts a challenge, goes into a game, or takes your own back',
    explorer: 'show everything again; a number alone plays its move or opens its game',
  },
  mate: {
    help: MATE,
    replay: `${MATE}; what is found becomes a variation`,
    tsume: `${MATE}; only when the solution is known`,
    mistakes: `${MATE}; only when the solution is known`,
  },
  me: { help: 'tell your ratings and keys, with numbers for "remove"' },
  menu: {
    help: 'go to the menu; the game is kept',
    room: 'go to the menu; the room stays open',
    served: 'go to the lobby; the game goes on',
  },
  mine: { help: 'list your challenges and games, with numbers for "join" and "withdraw"' },
  mirrored: { help: 'count mirrored positions as well, or stop counting them' },
  mistake: { help: 'go to the next mistake that the computer finds' },
  'mistake back': { help: 'go to the mistake before' },
  mistakes: { help: 'list all mistakes that the computer finds' },
  more: { help: 'list further games with this position' },
  moves: { help: 'list all legal moves' },
  mute: { help: 'hide what the other side says, or show it again' },
  name: { help: 'choose your name, at the first visit: NAME, or name NAME' },
  next: {
    help: 'go one move on; "next 10" goes ten moves on',
    tsume: 'go to the next problem; of those that come with komadai, to the one that suits you',
    mistakes: 'go to the next mistake that is due',
    learn: 'go to the next task',
    explorer: 'go one move on in the replay',
  },
  note: {
    help: 'change the comment on the last move; "note TEXT" writes one, "note -" removes it',
    replay: 'change the comment here; "note TEXT" writes one, "note -" removes it',
  },
  pieces: { help: 'tell all pieces with their squares; "pieces black" tells those of Black, "pieces S" the silvers' },
  play: {
    help: 'begin a new game from here, after a question',
    edit: 'begin a game from here, for two at this terminal; "play 5" plays against level 5, which has the other side',
  },
  played: { help: 'list your games, the latest first, with numbers for "replay"; further pages: played PAGE' },
  plies: { help: '"plies 5" goes on with mates in 5 only, "plies all" with all' },
  previous: { help: 'go to the problem before', learn: 'go to the task before' },
  promote: { help: 'make a variation the main line, after a question' },
  put: { help: '"put S 5e white" puts a silver there, as "S 5e white" does; without a side it has that of the last piece' },
  quick: {
    help: `take the first challenge to anyone with these terms, or make it: ${ENGLISH_FORMS.quick}; a game or clock not said is that of last time`,
  },
  quit: {
    help: 'leave',
    play: 'leave; the game is kept',
    room: 'leave the room',
    served: 'leave the server; the game goes on',
    replay: 'leave the replay',
    tsume: 'leave; what is solved is remembered',
    mistakes: 'leave; what you answered is remembered',
    learn: 'leave; what is done is remembered',
    edit: 'leave, after a question if something was changed',
    explorer: 'go back to the replay; its other words and every move do so too',
  },
  rank: { help: '"rank e" tells what stands on rank e, from the highest file to file 1' },
  rating: {
    help: 'tell your rating and that of the problem; only the first result of a problem counts, and a failed try, help or leaving is none',
  },
  ratings: { help: 'list the ratings of a game: ratings VARIANT, and further pages: ratings VARIANT PAGE' },
  rays: { help: '"rays 5e" tells what stands on the eight lines from 5e, and how far away' },
  redo: { help: 'make the change again that was taken back', play: 'play the move again that was taken back' },
  rematch: {
    help: 'play again, with colours changed; "rematch 5" plays against level 5',
    room: 'ask for another game, with colours changed, after the end of this one',
  },
  remove: {
    help: 'take a variation out, after a question',
    mistakes: 'never ask this one again',
    edit: '"remove 5e" takes the piece away',
    lobby: 'remove a key of yours: remove KEY or its number, typed twice',
  },
  replay: {
    help: 'step through the game',
    room: 'step through the game, after its end',
    mistakes: 'show the whole game, at this move',
    edit: 'open a replay from here, in which you can try moves',
    lobby: 'step through a game that is over: replay CODE or its number',
  },
  resign: { help: 'give the game up' },
  rest: { help: 'put what is missing from a set into the hand of White; "rest black" into that of Black' },
  retry: { help: 'begin the task again' },
  rules: { help: 'show the rules of this game' },
  save: {
    help: '"save NAME" gives the saved game a name',
    edit: '"save NAME" adds the position to a file of mating problems, for komadai tsume',
  },
  say: { help: '"say TEXT" tells the other side a text' },
  settings: { help: 'change how things look', lobby: 'tell what is set, and how to change it' },
  sfen: { help: 'print the position as SFEN' },
  show: { help: '"show S" tells how a piece moves' },
  skip: {
    help: 'the same as "next": it leaves this one unsolved',
    mistakes: 'the same as "next": it leaves this one for another time',
    learn: 'leave this task open and go on',
  },
  solution: {
    help: 'step through the whole line; it counts as a hint does',
    mistakes: 'step through the better moves; the mistake comes back soon',
  },
  speech: { help: '"speech words" changes how moves are told: hodges, words or romaji' },
  start: { help: 'set up the start of the game; "start two-piece" that of a handicap' },
  status: {
    help: 'tell whose turn it is, check, repetition, clocks, and what can be claimed',
    edit: 'tell what is wrong with the position, and what is missing from a set',
  },
  swap: { help: '"swap 5e" gives the piece to the other side' },
  take: {
    help: 'take the game back after another komadai has taken it over',
    replay: 'take the game over from the other komadai, or after that has left',
  },
  task: { help: 'say the task again' },
  thanks: { help: 'thank the other side for the game' },
  theme: { help: '"theme slate" changes the colours' },
  threats: { help: 'tell what the side to play can take, and what the other side threatens' },
  turn: { help: 'give the turn to the other side' },
  undo: {
    help: 'take the last move back',
    room: 'ask for your last move back, up to three times a game',
    replay: 'take back the last comment, variation, promotion or removal',
    tsume: 'take the last try back',
    mistakes: 'take the last answer back',
    edit: 'take back the last change',
  },
  variation: {
    help: 'go to the next variation of this move, or the first of the next move; "variation P-2f" plays a move, as P-2f alone does',
  },
  'variation back': { help: 'go to the variation before' },
  watch: { help: 'watch a game: watch CODE or its number' },
  'well played': { help: 'praise how the other side plays' },
  where: { help: '"where S" tells where the silvers are, on the board and in hand; "where 7g" tells what stands on 7g' },
  who: { help: 'tell who is here' },
  withdraw: { help: 'take your challenge back: withdraw, withdraw CODE or its number' },
} satisfies Readonly<Record<string, WordHelp>>;
