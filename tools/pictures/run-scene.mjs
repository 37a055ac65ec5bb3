// Runs the built program in a terminal, as a scene wants it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawPictures, PICTURE_ANSWERS, seenPictures } from './seen-pictures.mjs';
import { drawScreen } from './svg-screen.mjs';
import { Terminal } from './terminal.mjs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PROGRAM = [process.execPath, join(ROOT, 'bin/komadai.js')];

/** Pictures come in the background: a silence after which the last of them is there. */
const PICTURES_MS = 2500;

/**
 * Plays a scene and draws the screen at its end, as SVG.
 * @param look `{size: {columns, rows}, theme, trueColour, pictures}`, of which `pictures` is `kitty`
 *   or `sixel` where pieces are to be pictures
 */
export async function takeScene(scene, look) {
  const [svg] = await takeScenes(scene, look, [look.size]);
  return svg;
}

/**
 * Plays a scene once and draws the screen at its end in windows of several sizes.
 * @param look as of `takeScene`; its size is that in which the scene is played
 */
export function takeScenes(scene, look, sizes) {
  const title = look.title ?? scene.title;
  return runProgram({ ...scene, ...look }, async (terminal) => {
    await scene.act(terminal);
    const drawn = [];
    for (const size of sizes) {
      await terminal.resize(size);
      drawn.push(await drawNow(terminal, { title, pictures: look.pictures }));
    }
    await terminal.leave();
    return drawn;
  });
}

async function drawNow(terminal, { title, pictures }) {
  if (pictures) {
    await terminal.settle(PICTURES_MS);
    const over = drawPictures(await seenPictures(terminal.output, terminal.size));
    return drawScreen(terminal.frame.screen, { ...terminal.frame, title, over });
  }
  const { screen, cursorShown } = await terminal.takeFrame();
  return drawScreen(screen, { title, cursorShown });
}

/**
 * Starts the program in a folder of its own, and ends it after `use` if it still runs.
 * @param games saved games by name, the one played last first
 * @param theme the setting of this name; the program's own choice by default
 * @param pictures how the terminal shows pictures; not at all by default
 * @param trueColour whether the terminal says that it has more than 256 colours
 */
export async function runProgram(
  { args, games = {}, size, theme, trueColour = false, pictures },
  use,
) {
  const home = mkdtempSync(join(tmpdir(), 'komadai-scene-'));
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    USER: 'Aki',
    KOMADAI_HOME: home,
    LANG: 'C.UTF-8',
    TERM: 'xterm-256color',
    ...(trueColour && { COLORTERM: 'truecolor' }),
  };
  try {
    saveGames(join(home, 'games'), games);
    if (theme) {
      const [node, program] = PROGRAM;
      execFileSync(node, [program, 'settings', 'theme', theme], { env, stdio: 'pipe' });
    }
    const terminal = new Terminal([...PROGRAM, ...args], {
      ...size,
      cwd: home,
      env,
      pictureAnswer: PICTURE_ANSWERS[pictures],
    });
    try {
      return await use(terminal);
    } finally {
      terminal.kill();
    }
  } finally {
    rmSync(home, { recursive: true, force: true });
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
