// Draws the faces of all pieces of all games and writes them to pieces/: NAME.png with two kanji,
// NAME-1.png with one, and ..-turned.png for the other side of the board. The build puts them into
// one file of dist/.
//   npm run pieces
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import sharp from 'sharp';
import { drawPiece } from './draw-piece.mjs';
import { licenceText } from './font.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const target = join(root, 'pieces');
/** The most bytes that the pictures of a game may take. */
const MOST = 120_000;

const { VARIANTS, pictureFaces, readPng, writePng } = await sources();
mkdirSync(target, { recursive: true });
for (const name of readdirSync(target)) rmSync(join(target, name));
writeFileSync(join(target, 'OFL.txt'), licenceText());

const drawn = new Map();
for (const variant of VARIANTS) {
  for (const style of ['kanji', 'kanji2']) await drawGame(variant, style);
}

async function drawGame(variant, style) {
  let bytes = 0;
  for (const face of pictureFaces(variant, style)) {
    for (const name of [face.up, face.down]) {
      const { kanji, size } = drawn.get(name) ?? (await draw(name, variant, face));
      if (kanji !== face.kanji) throw new Error(`${name}: ${kanji} and ${face.kanji}`);
      bytes += size;
    }
  }
  console.log(`${variant.id}, ${style}: ${bytes} bytes`);
  if (bytes > MOST) throw new Error(`The pictures of ${variant.id} take more than ${MOST} bytes`);
}

async function draw(name, variant, { down, kanji, promoted, kind }) {
  const turned = name === down;
  const picture = drawPiece({ kanji, promoted, turned, ...proportions(variant, kind, kanji) });
  // A quality of 45 takes as few colours as the eye misses.
  const png = await sharp(Buffer.from(picture))
    .png({ palette: true, quality: 45, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
  const file = writePng(cleared(readPng(png)));
  writeFileSync(join(target, `${name}.png`), file);
  const result = { kanji, size: file.length };
  drawn.set(name, result);
  return result;
}

/** Makes what is almost clear clear, or a faint square would lie around the piece. */
function cleared(picture) {
  const palette = picture.palette.map((colour) => (colour[3] < 4 ? [0, 0, 0, 0] : colour));
  return { ...picture, palette };
}

/** As in a real set: the general is the largest, the pawn the smallest, and the lance is slim. */
function proportions(variant, kind, kanji) {
  const { role, points } = variant.pieces[kind];
  const broad = /^香車?$/.test(kanji) ? 0.94 : 1;
  if (role === 'royal') return { size: 1, broad };
  if (role === 'pawn') return { size: 0.88, broad };
  return { size: points > 1 ? 0.97 : 0.94, broad };
}

/** What the program itself knows of games and of the names of pictures. */
async function sources() {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        export { VARIANTS } from './source/rules/variants/index.ts';
        export { pictureFaces } from './source/picture/piece-pictures.ts';
        export { readPng, writePng } from './source/terminal/png.ts';`,
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  });
  return import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`
  );
}
