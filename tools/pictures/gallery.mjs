// Pictures of every screen in every size and theme, to be looked at; `npm run gallery` says how.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contactSheet } from './contact-sheet.mjs';
import { takeScenes } from './run-scene.mjs';
import { SCENES } from './scenes.mjs';
import { PICTURE_ANSWERS } from './seen-pictures.mjs';

const USAGE = `npm run gallery -- OUT [--theme NAME]... [--size 80x24]... [--screen NAME]...
                      [--pictures kitty|sixel]... [--true]

Writes OUT/THEME-SIZE-SCREEN.svg, and sheets with all screens of one kind, OUT/THEME-SIZE-N.png.
--pictures: pieces as pictures, once for each way. Default: as characters
--true: the terminal says that it has true colours`;

/** The screens by name, and the scene of each. */
const SCREENS = {
  play: 'play',
  check: 'check',
  promotion: 'promotion',
  end: 'end-of-game',
  replay: 'replay',
  analysis: 'long-analysis',
  first: 'first-game',
  learn: 'learn',
  problems: 'problem-list',
  'new-game': 'new-game',
  menu: 'menu',
  problem: 'problem',
  'saved-games': 'saved-games',
  settings: 'settings',
};
const SIZES = ['40x16', '60x20', '80x24', '120x40', '140x48', '200x60'];
/** A scene is played in a window of this size, which has room for all that it waits for. */
const STAGE = { columns: 100, rows: 36 };
/** The pixels of a sheet across, and of a column in it. */
const [SHEET_WIDTH, COLUMN] = [1400, 6];
const THEMES = ['wood', 'slate', 'paper', 'dark', 'mono'];

const { out, themes, sizes, screens, ways, trueColour } = readArguments();
mkdirSync(out, { recursive: true });
let failed = 0;
for (const [theme, way] of everyLook()) {
  const sheets = new Map(sizes.map((size) => [size, []]));
  for (const screen of screens) {
    const look = { size: STAGE, theme, trueColour, pictures: way };
    for (const [index, svg] of (await take(screen, look)).entries()) {
      const name = nameOf(theme, sizes[index], way);
      sheets.get(sizes[index]).push(svg);
      write(`${name}-${screen}.svg`, svg);
    }
  }
  for (const [size, pictures] of sheets) {
    const name = nameOf(theme, size, way);
    const { across, down, width } = sheetOf(size);
    for (let from = 0, part = 1; from < pictures.length; from += across * down, part++) {
      const some = pictures.slice(from, from + across * down);
      write(`${name}-${part}.png`, await contactSheet(some, { width, across }));
    }
    console.log(`${name}: ${pictures.length} of ${screens.length}`);
  }
}
process.exitCode = failed > 0 ? 1 : 0;

/** Each theme with each way to show pieces. */
function everyLook() {
  return themes.flatMap((theme) => ways.map((way) => [theme, way]));
}

function nameOf(theme, size, way) {
  return [theme, size, ...(way ? [way] : [])].join('-');
}

/** A sheet whose pictures can be read: about six pixels a column, and not much more than a screen. */
function sheetOf(size) {
  const columns = Number(size.split('x')[0]);
  const width = columns * COLUMN;
  const across = Math.max(1, Math.round(SHEET_WIDTH / width));
  return { width, across, down: Math.max(1, across - 1) };
}

/** Pictures in all sizes; none, with a message, where the program does not show what it should. */
async function take(screen, look) {
  const scene = SCENES.find(({ name }) => name === SCREENS[screen]);
  const windows = sizes.map((size) => {
    const [columns, rows] = size.split('x').map(Number);
    return { columns, rows };
  });
  try {
    return await takeScenes(scene, look, windows);
  } catch (error) {
    failed++;
    console.error(`${look.theme} ${screen}: ${error.message}`);
    return [];
  }
}

function write(name, content) {
  writeFileSync(join(out, name), content);
}

function readArguments() {
  try {
    const many = { type: 'string', multiple: true };
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        theme: many,
        size: many,
        screen: many,
        pictures: many,
        true: { type: 'boolean' },
      },
    });
    const { theme = THEMES, size = SIZES, screen = Object.keys(SCREENS) } = values;
    const { pictures: ways = [undefined], true: trueColour } = values;
    const [folder] = positionals;
    const isRight =
      positionals.length === 1 &&
      size.every((text) => /^\d+x\d+$/.test(text)) &&
      screen.every((name) => name in SCREENS) &&
      ways.every((way) => way === undefined || way in PICTURE_ANSWERS);
    if (!isRight) throw new Error(`screens: ${Object.keys(SCREENS).join(' ')}`);
    return { out: folder, themes: theme, sizes: size, screens: screen, ways, trueColour };
  } catch (error) {
    console.error(`${USAGE}\n\n${error.message}`);
    process.exit(2);
  }
}
