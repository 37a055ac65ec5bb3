// Draws the pictures of the README: drives the built program and writes what it shows as SVG.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ScreenRecorder } from './moving-screen.mjs';
import { ROOT, runProgram, takeScene } from './run-scene.mjs';
import { SCENES, SHORT_GAME } from './scenes.mjs';

const PICTURES = join(ROOT, 'pictures');

const STANDARD = { columns: 80, rows: 24 };
const TALL = { columns: 100, rows: 36 };

/** Each picture: its scene, and what is not as usual. */
const SHOTS = [
  {
    name: 'play-large',
    scene: 'play',
    title: 'A game of shogi in a window of 140 by 48',
    size: { columns: 140, rows: 44 },
  },
  { name: 'play-shogi', scene: 'play', theme: 'paper' },
  { name: 'play-ja' },
  { name: 'play-ko', theme: 'slate', size: TALL },
  { name: 'first-game-th', theme: 'paper' },
  { name: 'play-yari', theme: 'slate', size: TALL },
  { name: 'play-ogi-romaji', size: { columns: 100, rows: 33 } },
  { name: 'play-tori' },
  { name: 'play-dobutsu', theme: 'slate', size: { columns: 60, rows: 23 } },
  { name: 'play-dark', scene: 'play', theme: 'dark', title: 'A game of shogi in 16 colours' },
  { name: 'play-ascii', theme: 'dark' },
  {
    name: 'play-compact',
    scene: 'play',
    title: 'A game of shogi in a window of 60 by 20',
    size: { columns: 60, rows: 20 },
  },
  { name: 'end-of-game', size: TALL },
  { name: 'first-game' },
  { name: 'learn' },
  { name: 'menu' },
  { name: 'replay', theme: 'slate' },
  { name: 'analysis', scene: 'long-analysis', size: { columns: 140, rows: 46 } },
  { name: 'problem', theme: 'slate' },
];

/** A game that is typed. */
const TYPED_GAME = 'typed-game';
const FILM = { size: STANDARD };
/** Twentieths of a second. */
const TICKS = { before: 20, letter: 3, shifted: 5, beforeEnter: 5, move: 14, end: 100 };

mkdirSync(PICTURES, { recursive: true });
for (const { name, scene = name, title, size = STANDARD, theme } of SHOTS) {
  const played = SCENES.find((one) => one.name === scene);
  write(name, await takeScene(played, { title, size, theme }));
}
write(TYPED_GAME, await filmTyping(SHORT_GAME));
removeOthers();

function write(name, picture) {
  writeFileSync(join(PICTURES, `${name}.svg`), picture);
  console.log(`pictures/${name}.svg  ${Buffer.byteLength(picture)} bytes`);
}

/** A game that a person types, letter by letter. */
function filmTyping(moves) {
  return runProgram({ args: ['play', 'shogi'], ...FILM }, async (terminal) => {
    await terminal.see('Black>');
    await terminal.settle();
    const recorder = new ScreenRecorder(terminal);
    recorder.hold(TICKS.before);
    for (const move of moves) {
      for (const key of move) {
        await recorder.press(key, /[A-Z+*]/.test(key) ? TICKS.shifted : TICKS.letter);
      }
      recorder.hold(TICKS.beforeEnter);
      await recorder.press('\r', TICKS.move);
    }
    await terminal.see('checkmate');
    recorder.hold(TICKS.end);
    await terminal.leave();
    return recorder.draw('A whole game of shogi, typed move by move until mate');
  });
}

/** Pictures of screens that are no longer drawn would stay for ever. */
function removeOthers() {
  const known = [...SHOTS.map(({ name }) => name), TYPED_GAME].map((name) => `${name}.svg`);
  for (const file of readdirSync(PICTURES)) {
    if (file.endsWith('.svg') && !known.includes(file)) rmSync(join(PICTURES, file));
  }
}
