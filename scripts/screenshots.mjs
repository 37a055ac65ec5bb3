// Draws the pictures of the README: drives the built program and writes what it shows as SVG.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawScreen } from './svg-screen.mjs';
import { startTerminal } from './terminal.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const PICTURES = join(ROOT, 'pictures');

const DOWN = '\x1b[B';
const RIGHT = '\x1b[C';
const END = '\x1b[F';

/** The bishops are exchanged: each side has one in hand. */
const SHOGI = 'P-7f P-3d Bx2b+ Sx2b S-8h G-3b S-7g S-3c P-2f S-6b S-3h P-6d S-2g S-6c'.split(' ');
/** Both sides have taken spears in the middle. */
const YARI = 'P-4f P-4d YN-4g YN-4c P-4e Px4e YNx4e YNx4e YB-4h P*4d YBx4e Px4e'.split(' ');
/** A pawn of Black has promoted. */
const OGI = 'P-7e P-2d P-4e P-6d I-8e R-5b Ix5b+ Kx5b P-4d S-7b Px4c+ K-6b'.split(' ');
/** A general who had no time to leave. */
const YARI_MATE = '3i3h 4a3b 5i4h 5c5d 4i5i 5a5c 1i1h 3b2b 3h2f 2c2d 2f2d'.split(' ');

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
};

const STANDARD = { columns: 80, rows: 24 };

/** Each picture: what it shows, how the program is started, and what is typed before. */
const SHOTS = [
  {
    name: 'play-shogi',
    title: 'A game of shogi; the board marks where the silver being typed can go',
    args: ['play', 'shogi'],
    async act(terminal) {
      await playMoves(terminal, SHOGI);
      // The candidates come when the typing pauses.
      await terminal.type('S2', 'S-3f S-3h');
    },
  },
  {
    name: 'play-yari',
    title: 'A game of Yari shogi with two kanji on each piece',
    args: ['play', 'yari'],
    act: (terminal) => playMoves(terminal, YARI),
  },
  {
    name: 'play-ogi-romaji',
    title: 'A game of Ogi with labels in Latin letters',
    args: ['play', 'ogi', '--labels', 'romaji'],
    act: (terminal) => playMoves(terminal, OGI),
  },
  {
    name: 'play-ascii',
    title: 'A game of shogi drawn with ASCII characters only',
    args: ['play', 'shogi', '--ascii'],
    act: (terminal) => playMoves(terminal, SHOGI),
  },
  {
    name: 'play-large',
    title: 'A game of shogi in a window of 120 by 40',
    size: { columns: 120, rows: 40 },
    args: ['play', 'shogi'],
    act: (terminal) => playMoves(terminal, SHOGI),
  },
  {
    name: 'play-compact',
    title: 'A game of shogi in a window of 60 by 20',
    size: { columns: 60, rows: 20 },
    args: ['play', 'shogi'],
    act: (terminal) => playMoves(terminal, SHOGI),
  },
  {
    name: 'end-of-game',
    title: 'The end of a game of Yari shogi by checkmate',
    args: ['play', 'yari'],
    async act(terminal) {
      await playMoves(terminal, YARI_MATE);
      await terminal.see('checkmate');
    },
  },
  {
    name: 'help',
    title: 'The help: moves, words and keys',
    args: ['play', 'shogi'],
    async act(terminal) {
      await terminal.see('Black>');
      await terminal.type('?', 'Words');
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
    name: 'new-game',
    title: 'Choosing a new game',
    args: [],
    async act(terminal) {
      await terminal.see('Quit');
      await terminal.type('\r', 'Colours');
    },
  },
  {
    name: 'saved-games',
    title: 'The list of the saved games',
    games: SAVED_GAMES,
    args: [],
    async act(terminal) {
      await terminal.see('Quit');
      await terminal.type(`${DOWN}${DOWN}\r`, 'ogi-first');
    },
  },
  {
    name: 'replay',
    title: 'Stepping through a saved game with a comment',
    games: SAVED_GAMES,
    args: ['replay', 'bishop-exchange'],
    async act(terminal) {
      await terminal.see('a analyse');
      await terminal.type(RIGHT.repeat(3), 'every move must');
    },
  },
  {
    name: 'analysis',
    title: 'Analysis of a game of Yari shogi: the graph, and what was better than a mistake',
    games: { lesson: `[Variant "yari"]\n\n${YARI.join(' ')} *\n` },
    args: ['replay', 'lesson'],
    async act(terminal) {
      await terminal.see('a analyse');
      await terminal.type('a', 'depth');
      await terminal.type(END, 'P-4e??');
      await terminal.type('B', 'better');
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
    name: 'rules-piece',
    title: 'The moves of a piece of Yari shogi, drawn from the rules',
    args: ['play', 'yari'],
    async act(terminal) {
      await terminal.see('Black>');
      await terminal.type('show YR\r', 'back');
    },
  },
  {
    name: 'settings',
    title: 'The settings with their preview',
    args: ['settings'],
    act: (terminal) => terminal.see('bell'),
  },
];

/** The picture of a whole game, which moves. */
const WHOLE_GAME = 'game';

const scratch = mkdtempSync(join(tmpdir(), 'komadai-screens-'));
try {
  mkdirSync(PICTURES, { recursive: true });
  for (const shot of SHOTS) {
    const picture = await take(shot);
    write(shot.name, picture);
  }
  write(WHOLE_GAME, drawGame(YARI_MATE));
  removeOthers();
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function write(name, picture) {
  writeFileSync(join(PICTURES, `${name}.svg`), picture);
  console.log(`pictures/${name}.svg  ${Buffer.byteLength(picture)} bytes`);
}

/** A game as the program itself draws it. */
function drawGame(moves) {
  const args = ['show', '-', '--variant', 'yari', '--format', 'svg'];
  const input = `startpos moves ${moves.join(' ')}`;
  return execFileSync(process.execPath, [join(ROOT, 'bin/komadai.js'), ...args], { input });
}

async function take({ name, title, size = STANDARD, args, games = {}, act }) {
  const home = join(scratch, name);
  saveGames(join(home, 'games'), games);
  const terminal = startTerminal([process.execPath, join(ROOT, 'bin/komadai.js'), ...args], {
    ...size,
    cwd: scratch,
    env: {
      PATH: process.env.PATH,
      HOME: scratch,
      KOMADAI_HOME: home,
      LANG: 'C.UTF-8',
      TERM: 'xterm-256color',
    },
  });
  try {
    await act(terminal);
    const { screen, cursorShown } = await terminal.takeFrame();
    await terminal.leave();
    return drawScreen(screen, { title, cursorShown });
  } finally {
    terminal.kill();
  }
}

/** Types moves with Enter and waits for each to stand in the title. */
async function playMoves(terminal, moves) {
  await terminal.see('ply 0 ');
  for (const [index, move] of moves.entries()) {
    await terminal.type(`${move}\r`, `ply ${index + 1}`);
  }
}

function saveGames(folder, games) {
  mkdirSync(folder, { recursive: true });
  for (const [index, [name, text]] of Object.entries(games).entries()) {
    const path = join(folder, `${name}.psn`);
    writeFileSync(path, text);
    // The list has the one written last first.
    utimesSync(path, 2_000_000_000 - index, 2_000_000_000 - index);
  }
}

/** Pictures of screens that are no longer drawn would stay for ever. */
function removeOthers() {
  const known = [...SHOTS.map(({ name }) => name), WHOLE_GAME].map((name) => `${name}.svg`);
  for (const file of readdirSync(PICTURES)) {
    if (file.endsWith('.svg') && !known.includes(file)) rmSync(join(PICTURES, file));
  }
}
