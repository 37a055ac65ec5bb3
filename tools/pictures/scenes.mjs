// What the pictures show: games, how the program is started, and what is typed before.

const UP = '\x1b[A';
const DOWN = '\x1b[B';
const RIGHT = '\x1b[C';
const END = '\x1b[F';

/** The bishops are exchanged: each side has one in hand. */
const SHOGI = 'P-7f P-3d Bx2b+ Sx2b S-8h G-3b S-7g S-3c P-2f S-6b S-3h P-6d S-2g S-6c'.split(' ');
/** Both sides have taken spears in the middle. */
const YARI = 'P-4f P-4d YN-4g YN-4c P-4e Px4e YNx4e YNx4e YB-4h P*4d YBx4e Px4e'.split(' ');
/** A pawn of Black has promoted. */
const OGI = 'P-7e P-2d P-4e P-6d I-8e R-5b Ix5b+ Kx5b P-4d S-7b Px4c+ K-6b'.split(' ');
const TORI = 'SW-6d PH-5b SWx3c SW-2d SWx6c SWx5e FAx5e PTx6c SW*6d PT-7b SW-3d SWx2e'.split(' ');
const DOBUTSU = 'L-3c G-3b L-2d Cx2c Ex2c G-2b'.split(' ');
/** A general who had no time to leave. */
const YARI_MATE = '3i3h 4a3b 5i4h 5c5d 4i5i 5a5c 1i1h 3b2b 3h2f 2c2d 2f2d'.split(' ');

/** Black has cut in behind the lines, and a knight gives check. */
const CHECK = 'P-7f P-3d P-7e R-5b Bx2b+ P-4d +Bx2a P-8d N*4c'.split(' ');
/** A whole game of shogi: White gives up the bishop, then the gold beside the king. */
export const SHORT_GAME =
  'P-7f P-3d P-2f S-3b Bx2b+ K-6b +Bx1a G-4b B*3a N-3c Bx4b+ G-7b G*5b'.split(' ');

/** A game of mistakes on both sides, which the luckier one wins. */
const CHANGEFUL_GAME = `[Variant "shogi"]
[Date "2026.05.10"]
[Black "Aki"]
[White "Computer, level 3"]
[Result "0-1"]
[Termination "checkmate"]

K-4h P-1d P-4f B-1c K-4g P-2d P-3f P-9d S-3h P-3d P-4e P-6d P-7f R-1b P-8f P-7d B-5e P-8d Bx6d
B-2b Bx9a+ Bx9i+ +Bx8a S-7b +B-9b +Bx8i +Bx7d +Bx6g +Bx8d P*6b L*7e N*5e K-4f +B-6f +Bx9d L*7c
N*8d S-8a Lx7c+ N-6g+ N-7b+ +Bx5g K-3g Sx7b +Lx7b N*2e K-2f G6a-5b S*2c R-1c Sx3d+ +B-4f L*3g
N-3c P-4d Px4d +Sx4d P*4e P*4g +B-5e +S-3d P*7h Sx7h +Nx7h Gx7h S*1e K-3e K-4b P*6e G-3b N*4d
G5b-4c +Sx4c Kx4c G*3d K-5d P-2f G-2c Gx2c +Bx4d 0-1
`;

/** Games in the folder, the one played last first. */
const SAVED_GAMES = {
  'bishop-exchange': `[Variant "shogi"]
[Date "2026.05.03"]
[Black "Guest"]
[White "Teacher"]
[Result "*"]

1. P-7f P-3d 2. Bx2b+ {The bishops leave the board early: from now on every move must
mind a drop.} Sx2b 3. S-8h G-3b 4. S-7g S-3c 5. P-2f S-6b 6. S-3h P-6d 7. S-2g S-6c *
`,
  'yari-evening': `[Variant "yari"]
[Date "2026.05.02"]
[Black "Teacher"]
[White "Guest"]
[Result "0-1"]
[Termination "resignation"]

1. P-4f P-4d 2. YN-4g YN-4c 0-1
`,
  'ogi-first': `[Variant "ogi"]
[Date "2026.05.01"]
[Black "Guest"]
[White "Guest"]
[Result "*"]

1. P-7e P-2d 2. P-4e P-6d 3. I-8e R-5b *
`,
  '20260430-201500-shogi': `[Variant "shogi"]
[Date "2026.04.30"]
[Black "Guest"]
[White "Computer, level 3"]
[Result "0-1"]
[Termination "resignation"]

1. P-7f P-3d 2. P-2f P-8d 0-1
`,
  '20260429-194000-yari': `[Variant "yari"]
[Date "2026.04.29"]
[Black "Computer, level 2"]
[White "Guest"]
[Result "1/2-1/2"]
[Termination "agreement"]

1. P-7f P-3d 2. P-2f 1/2-1/2
`,
  'ogi-lesson': `[Variant "ogi"]
[Date "2026.04.28"]
[Black "Teacher"]
[White "Guest"]
[Result "1-0"]
[Termination "resignation"]

1. P-7e P-2d 2. P-4e 1-0
`,
};

/**
 * Each scene by its name: what it shows, the arguments of the program, saved games by name (the one
 * played last first), and what is typed.
 */
export const SCENES = [
  {
    name: 'play',
    title: 'A game of shogi; the board marks where the silver being typed can go',
    games: SAVED_GAMES,
    args: ['play', 'shogi'],
    async act(terminal) {
      await playMoves(terminal, SHOGI);
      // The candidates come when the typing pauses.
      await terminal.type('S2', 'S-3f S-3h');
    },
  },
  {
    name: 'play-ja',
    title: '日本語の画面: 将棋の対局。入力中の銀が動けるマスに印が付く',
    games: SAVED_GAMES,
    args: ['play', 'shogi', '--language', 'ja'],
    async act(terminal) {
      await playMoves(terminal, SHOGI, 'ja');
      await terminal.type('S2', '３八銀 ３六銀');
    },
  },
  {
    name: 'play-ko',
    title: '한국어 화면: 야리 쇼기 대국',
    games: SAVED_GAMES,
    args: ['play', 'yari', '--language', 'ko'],
    act: (terminal) => playMoves(terminal, YARI, 'ko'),
  },
  {
    name: 'first-game-th',
    title: 'หน้าจอภาษาไทย: เกมแรกของโชงิ มีวิธีเดินของหมากอยู่ข้างกระดาน',
    args: ['play', 'shogi', '--white', 'level:1', '--language', 'th'],
    async act(terminal) {
      await terminal.see('P-2f');
      await terminal.press(DOWN);
      await terminal.press('\r');
      await terminal.press(UP);
    },
  },
  {
    name: 'play-yari',
    title: 'A game of Yari shogi with two kanji on each piece',
    games: SAVED_GAMES,
    args: ['play', 'yari'],
    act: (terminal) => playMoves(terminal, YARI),
  },
  {
    name: 'play-ogi-romaji',
    title: 'A game of Ogi with labels in Latin letters',
    games: SAVED_GAMES,
    args: ['play', 'ogi', '--labels', 'romaji'],
    act: (terminal) => playMoves(terminal, OGI),
  },
  {
    name: 'play-tori',
    title: 'A game of Tori shogi, whose pieces are birds',
    games: SAVED_GAMES,
    args: ['play', 'tori'],
    act: (terminal) => playMoves(terminal, TORI),
  },
  {
    name: 'play-dobutsu',
    title: 'A game of Dobutsu shogi on a board of 3 by 4',
    games: SAVED_GAMES,
    args: ['play', 'dobutsu'],
    act: (terminal) => playMoves(terminal, DOBUTSU),
  },
  {
    name: 'play-ascii',
    title: 'A game of shogi drawn with ASCII characters only',
    games: SAVED_GAMES,
    args: ['play', 'shogi', '--ascii'],
    act: (terminal) => playMoves(terminal, SHOGI),
  },
  {
    name: 'check',
    title: 'Check, in a game of shogi',
    games: SAVED_GAMES,
    args: ['play', 'shogi'],
    act: (terminal) => playMoves(terminal, CHECK),
  },
  {
    name: 'promotion',
    title: 'A game of shogi; the question whether the bishop promotes',
    games: SAVED_GAMES,
    args: ['play', 'shogi'],
    async act(terminal) {
      await playMoves(terminal, SHORT_GAME.slice(0, 4));
      await terminal.type('Bx2b\r', 'romote');
    },
  },
  {
    name: 'end-of-game',
    title: 'The end of a game of Yari shogi by checkmate',
    games: SAVED_GAMES,
    args: ['play', 'yari'],
    async act(terminal) {
      await playMoves(terminal, YARI_MATE);
      await terminal.see('checkmate');
    },
  },
  {
    name: 'menu',
    title: 'The menu',
    games: SAVED_GAMES,
    args: [],
    act: (terminal) => terminal.see('Quit'),
  },
  {
    name: 'first-game',
    title: 'A first game: the pieces and their moves, and what the cursor is on',
    args: ['play', 'shogi', '--white', 'level:1'],
    async act(terminal) {
      await terminal.see('Type a move');
      await terminal.type(DOWN, 'Enter picks it up');
      await terminal.type('\r', 'Enter puts it back');
      await terminal.type(UP, 'Enter moves');
    },
  },
  {
    name: 'learn',
    title: 'A task of the course of shogi',
    args: ['learn', 'shogi'],
    async act(terminal) {
      await terminal.see('Squares');
      await terminal.type('go 16\r', '16 of');
    },
  },
  {
    name: 'problem-list',
    title: 'The mating problems of Yari shogi by length',
    args: ['tsume'],
    async act(terminal) {
      await terminal.see('Yari shogi');
      await terminal.type('\r', 'Mate in 9');
    },
  },
  {
    name: 'new-game',
    title: 'Playing the computer',
    games: SAVED_GAMES,
    args: [],
    async act(terminal) {
      await terminal.see('Quit');
      await terminal.type('c', 'Level');
    },
  },
  {
    name: 'saved-games',
    title: 'The list of the saved games',
    games: SAVED_GAMES,
    args: [],
    async act(terminal) {
      await terminal.see('Quit');
      await terminal.type('g', 'ogi-first');
    },
  },
  {
    name: 'replay',
    title: 'Stepping through a saved game with a comment',
    games: SAVED_GAMES,
    args: ['replay', 'bishop-exchange'],
    async act(terminal) {
      await terminal.see('Replay>');
      await terminal.type(RIGHT.repeat(3), 'drop.');
    },
  },
  {
    name: 'long-analysis',
    title: 'Analysis of a whole game of shogi',
    games: { changeful: CHANGEFUL_GAME },
    args: ['replay', 'changeful'],
    async act(terminal) {
      await terminal.see('Replay>');
      await terminal.type('a\r', 'depth');
      await terminal.type(END, 'White has won');
      // The end needs no thought, so that all is known when the program has long been silent.
      await terminal.settle(12_000);
      await terminal.type('B\r', 'better');
    },
  },
  {
    name: 'problem',
    title: 'A mating problem: a try that fails, and why',
    args: ['tsume', '--sfen', '1l7/1p6k/6G2/9/9/9/9/9/9 b BL 1', '--variant', 'shogi'],
    async act(terminal) {
      await terminal.see('mate in 5');
      await terminal.type('L*1c\r', 'fails');
    },
  },
  {
    name: 'settings',
    title: 'The settings with their preview',
    args: ['settings'],
    act: (terminal) => terminal.see('Esc back'),
  },
];

/** Windows with fewer rows have no title. */
const TITLE_ROWS = 20;

/** How the title tells the ply, by language. */
const PLY_TITLES = {
  en: (ply) => `ply ${ply}`,
  ja: (ply) => (ply === 0 ? '開始局面' : `${ply}手目`),
  ko: (ply) => `${ply}수`,
  th: (ply) => `ตาที่ ${ply}`,
};

/** Types moves with Enter and waits for each to stand in the title. */
async function playMoves(terminal, moves, language = 'en') {
  const title = PLY_TITLES[language];
  const hasTitle = terminal.size.rows >= TITLE_ROWS;
  if (hasTitle) await terminal.see(title(0));
  else await terminal.settle();
  for (const [index, move] of moves.entries()) {
    if (hasTitle) await terminal.type(`${move}\r`, title(index + 1));
    else await terminal.press(`${move}\r`);
  }
}
