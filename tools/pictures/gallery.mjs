// Pictures of every screen in every size and theme, to be looked at; `npm run gallery` says how.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contactSheet } from './contact-sheet.mjs';
import { renderPng } from './render-png.mjs';
import { takeScene } from './run-scene.mjs';
import { SCENES } from './scenes.mjs';
import { PICTURE_ANSWERS } from './seen-pictures.mjs';

const USAGE = `npm run gallery -- OUT [--theme NAME]... [--size 80x24]... [--screen NAME]...
                      [--pictures kitty|sixel]... [--true]

Writes OUT/THEME-SIZE-SCREEN.svg and .png, and OUT/THEME-SIZE.png with all screens of one kind.
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
const SIZES = ['80x24', '100x36', '140x48', '200x60'];
const THEMES = ['wood', 'slate', 'paper', 'dark', 'mono'];

const { out, themes, sizes, screens, ways, trueColour } = readArguments();
mkdirSync(out, { recursive: true });
let failed = 0;
for (const [theme, size, way] of everyLook()) {
  const [columns, rows] = size.split('x').map(Number);
  const name = [theme, size, ...(way ? [way] : [])].join('-');
  const pictures = [];
  for (const screen of screens) {
    const svg = await take(screen, {
      ...{ size: { columns, rows }, theme, trueColour },
      pictures: way,
    });
    if (svg === undefined) continue;
    pictures.push(svg);
    write(`${name}-${screen}.svg`, svg);
    write(`${name}-${screen}.png`, renderPng(svg));
  }
  if (pictures.length > 1) write(`${name}.png`, contactSheet(pictures));
  console.log(`${name}: ${pictures.length} of ${screens.length}`);
}
process.exitCode = failed > 0 ? 1 : 0;

/** Each theme in each size, with each way to show pieces. */
function everyLook() {
  return themes.flatMap((theme) => sizes.flatMap((size) => ways.map((way) => [theme, size, way])));
}

/** A picture; undefined, with a message, where the program does not show what it should. */
async function take(screen, look) {
  const scene = SCENES.find(({ name }) => name === SCREENS[screen]);
  try {
    return await takeScene(scene, look);
  } catch (error) {
    failed++;
    console.error(
      `${look.theme} ${look.size.columns}x${look.size.rows} ${screen}: ${error.message}`,
    );
    return undefined;
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
        ...{ theme: many, size: many, screen: many, pictures: many },
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
