// Puts pictures side by side, to be looked at together.
import sharp from 'sharp';
import { renderPixels } from './render-png.mjs';

const GAP = 12;
/** Each pixel is the mean of this many in each direction, so that thin lines stay even. */
const FINENESS = 2;
const GROUND = '#7f858f';

/**
 * A PNG of pictures of one size, in rows.
 * @param pictures SVG
 * @param width of each picture, in pixels
 * @param across how many stand in a row
 */
export async function contactSheet(pictures, { width, across }) {
  const images = await Promise.all(pictures.map((svg) => drawSmall(svg, width)));
  const [{ height }] = images;
  const sheet = {
    width: GAP + Math.min(across, images.length) * (width + GAP),
    height: GAP + Math.ceil(images.length / across) * (height + GAP),
    channels: 4,
    background: GROUND,
  };
  const placed = images.map(({ input }, index) => ({
    input,
    left: GAP + (index % across) * (width + GAP),
    top: GAP + Math.floor(index / across) * (height + GAP),
  }));
  return sharp({ create: sheet }).composite(placed).png().toBuffer();
}

async function drawSmall(svg, wanted) {
  const options = { width: wanted * FINENESS, background: GROUND };
  const { pixels, width, height } = renderPixels(svg, options);
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .resize({ width: wanted })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, height: info.height };
}
