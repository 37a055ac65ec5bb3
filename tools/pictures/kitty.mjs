// Photographs the program in a real kitty, where the pieces are pictures: pictures/kitty.png.
// Needs Xvfb, kitty, xdotool and ImageMagick (Debian packages xvfb, kitty, xdotool, imagemagick),
// and a font with kanji.
//   npm run kitty
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const root = fileURLToPath(new URL('../..', import.meta.url));
const target = join(root, 'pictures/kitty.png');
const [WIDTH, HEIGHT] = [1400, 912];
const DISPLAY = ':77';
/** The largest picture, in bytes. */
const MOST = 250_000;

/** A game between friends that has come to blows. */
const MOVES =
  'P-7f P-3d P-2f P-8d P-2e P-8e G6i-7h G4a-3b P-2d Px2d Rx2d P-8f Px8f Rx8f Rx3d B-3c R-3f S-2b ' +
  'P*8g R-8e R-2f K-4a K-5h S-6b G-3h G-5a S-4h P-7d Bx3c+ Nx3c P-3f P-7e Px7e B*5e R-2h Bx9i+ ' +
  'N-7g';
const NOTE = 'note The horse has eaten a lance, but the knight comes out against the rook.';

const home = mkdtempSync(join(tmpdir(), 'komadai-kitty-'));
const env = {
  ...process.env,
  DISPLAY,
  LIBGL_ALWAYS_SOFTWARE: '1',
  LANG: 'C.UTF-8',
  KOMADAI_HOME: home,
  KITTY_CONFIG_DIRECTORY: home,
};
const started = [];
try {
  start('Xvfb', [DISPLAY, '-screen', '0', `${WIDTH}x${HEIGHT}x24`]);
  await sleep(1500);
  const options = {
    remember_window_size: 'no',
    initial_window_width: WIDTH,
    initial_window_height: HEIGHT,
    font_family: 'DejaVu Sans Mono',
    font_size: 12,
    window_padding_width: 0,
    linux_display_server: 'x11',
    update_check_interval: 0,
    background: '#1d1813',
  };
  start('kitty', [
    ...Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${value}`]),
    ...[process.execPath, join(root, 'bin/komadai.js')],
    ...['play', 'shogi', '--black', 'Anna', '--white', 'Ben'],
  ]);
  await sleep(8000);
  for (const line of [...MOVES.split(' '), NOTE, 'replay']) await type(line);
  await press('End');
  await type('a');
  // The analysis of the whole game.
  await sleep(40_000);
  await photograph();
} finally {
  for (const child of started.reverse()) child.kill();
  // The program may still write its game.
  rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

function start(command, args) {
  started.push(spawn(command, args, { env, stdio: 'ignore' }));
}

async function type(line) {
  execFileSync('xdotool', ['type', '--delay', '20', line], { env });
  await press('Return');
}

async function press(key) {
  execFileSync('xdotool', ['key', key], { env });
  await sleep(600);
}

/** A palette of 256 colours makes the file small. */
async function photograph() {
  const picture = execFileSync('import', ['-window', 'root', 'png:-'], { env, maxBuffer: 1e8 });
  const { size } = await sharp(picture)
    .png({ palette: true, dither: 0, effort: 10, compressionLevel: 9 })
    .toFile(target);
  console.log(`${target}: ${size} bytes`);
  if (size > MOST) throw new Error(`larger than ${MOST} bytes`);
}
