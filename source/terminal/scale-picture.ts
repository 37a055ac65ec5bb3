import type { PalettePicture, Rgba } from './png.ts';

/** A size in pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/**
 * A square picture in the middle of an area, in the same colours. It is never enlarged: the area
 * shrinks with it, for the terminal to enlarge. Terminals make pictures smaller without care, so
 * that they get them in the size in which they are shown.
 * @param wished the height of the picture, if the area is wide enough
 * @param isLow whether it stands at the bottom of the area
 */
export function fitPicture(
  picture: PalettePicture,
  area: PixelSize,
  wished: number,
  isLow = false,
): PalettePicture {
  const room = Math.min(area.width, Math.round(wished));
  const side = Math.min(room, picture.width);
  const width = Math.round((area.width * side) / room);
  const height = Math.round((area.height * side) / room);
  const small = shrink(picture, side);
  const { palette } = picture;
  const opacities = palette.map(([, , , opacity]) => opacity);
  const clearest = opacities.indexOf(Math.min(...opacities));
  const pixels = new Uint8Array(width * height).fill(clearest);
  const left = Math.floor((width - side) / 2);
  const top = Math.max(isLow ? height - side - LOW_MARGIN : Math.floor((height - side) / 2), 0);
  for (let row = 0; row < side; row++) {
    pixels.set(small.subarray(row * side, (row + 1) * side), (top + row) * width + left);
  }
  return { width, height, palette, pixels };
}

/** Pixels below a low picture: a terminal may draw a little lower than it tells. */
const LOW_MARGIN = 2;

/** The same in exactly the size of the area, enlarged where the picture has fewer pixels. */
export function fitWhole(
  picture: PalettePicture,
  area: PixelSize,
  wished: number,
  isLow = false,
): PalettePicture {
  const few = fewerColours(fitPicture(picture, area, wished, isLow), mostColours(wished));
  const fitted = wished < LARGE ? few : withoutSpecks(few, Math.round(wished / SPECKS));
  const { width, height, palette } = fitted;
  if (width === area.width && height === area.height) return fitted;
  const pixels = Uint8Array.from({ length: area.width * area.height }, (_, at) => {
    const column = Math.floor(((at % area.width) * width) / area.width);
    const row = Math.floor((Math.floor(at / area.width) * height) / area.height);
    return fitted.pixels[row * width + column] ?? 0;
  });
  return { ...area, palette, pixels };
}

/**
 * How many colours a picture of a height in pixels has that is sent by colours: each costs a line
 * for every few rows, and in a small picture each pixel counts.
 */
function mostColours(height: number): number {
  if (height < 45) return 8;
  return height < LARGE ? 5 : 4;
}

/** The height in pixels from which a picture is sharp without soft edges. */
const LARGE = 85;

/** How many specks beside each other are as wide as a picture is high. */
const SPECKS = 40;

/**
 * The same picture without specks between other pixels that are seen: each costs several bytes.
 * @param longest the most pixels beside each other that are a speck
 */
function withoutSpecks(picture: PalettePicture, longest: number): PalettePicture {
  const { width, palette } = picture;
  const pixels = picture.pixels.slice();
  const isSeen = (colour: number | undefined) => (palette[colour ?? -1]?.[3] ?? 0) > 0;
  for (let at = 1; at < pixels.length; at++) {
    const [before, colour] = [pixels[at - 1], pixels[at]];
    if (before === undefined || at % width === 0 || colour === before) continue;
    let end = at + 1;
    while (end % width > 0 && pixels[end] === colour) end++;
    const isInside = end % width > 0 && [before, colour, pixels[end]].every(isSeen);
    if (isInside && end - at <= longest) pixels.fill(before, at, end);
  }
  return { ...picture, pixels };
}

/**
 * The same picture in fewer colours: the most frequent one, then each time the one whose pixels are
 * farthest from those that are kept. Each becomes the mean of all that it stands for, so that the
 * wood of all pieces has one tone.
 */
function fewerColours(picture: PalettePicture, most: number): PalettePicture {
  const { palette, pixels } = picture;
  const counts = palette.map(() => 0);
  for (const colour of pixels) counts[colour] = (counts[colour] ?? 0) + 1;
  const colours = palette.map(mixable);
  const kept: number[] = [];
  const keep = (weightOf: (at: number) => number) => {
    const weights = colours.map((_, at) => (counts[at] ?? 0) * weightOf(at));
    kept.push(weights.indexOf(Math.max(...weights)));
  };
  const nearestOf = (at: number) => {
    const seen = colours.map((colour, other) => (kept.includes(other) ? colour : FAR));
    return nearest(seen, Float64Array.from(colours[at] ?? CLEAR), 0);
  };
  keep(() => 1);
  while (kept.length < Math.min(most, palette.length)) {
    keep((at) => squareDistance(colours[at] ?? CLEAR, colours[nearestOf(at)] ?? CLEAR));
  }
  const replaced = palette.map((_, at) => nearestOf(at));
  const sums = new Float64Array(4 * palette.length);
  for (const [at, colour] of colours.entries()) {
    addTo(sums, replaced[at] ?? at, Float64Array.from(colour), 0, counts[at] ?? 0);
  }
  const means = palette.map((colour, at): Rgba => {
    const [red = 0, green = 0, blue = 0, opacity = 0] = sums.subarray(4 * at, 4 * at + 4);
    const mean = (sum: number) => Math.round((255 * sum) / opacity);
    const isWhole = colour[3] === 255 && opacity > 0;
    return isWhole ? [mean(red), mean(green), mean(blue), 255] : colour;
  });
  return { ...picture, palette: means, pixels: pixels.map((at) => replaced[at] ?? at) };
}

function squareDistance(a: Rgba, b: Rgba): number {
  return a.reduce((sum, part, at) => sum + (part - (b[at] ?? 0)) ** 2, 0);
}

/** Farther from every colour than they are from each other. */
const FAR: Rgba = [1e4, 1e4, 1e4, 1e4];

/** The pixels of a square picture with fewer of them: each is the mean of those that it covers. */
function shrink({ width: before, palette, pixels }: PalettePicture, side: number): Uint8Array {
  if (side >= before) return pixels;
  const colours = palette.map(mixable);
  const parts = new Float64Array(4 * pixels.length);
  for (const [pixel, colour] of pixels.entries()) parts.set(colours[colour] ?? CLEAR, 4 * pixel);
  const shares = sharesOf(before, side);
  // First all rows become shorter, then they become fewer.
  const rows = new Float64Array(4 * before * side);
  for (let row = 0; row < before; row++) {
    for (const [x, covered] of shares.entries()) {
      for (const [column, share] of covered) {
        addTo(rows, row * side + x, parts, row * before + column, share);
      }
    }
  }
  const means = new Float64Array(4 * side * side);
  for (const [y, covered] of shares.entries()) {
    for (const [row, share] of covered) {
      for (let x = 0; x < side; x++) addTo(means, y * side + x, rows, row * side + x, share);
    }
  }
  return Uint8Array.from({ length: side * side }, (_, pixel) => nearest(colours, means, pixel));
}

const CLEAR: Rgba = [0, 0, 0, 0];

/** Red, green and blue of a colour times its opacity, and that: what may be added up. */
function mixable([red, green, blue, opacity]: Rgba): Rgba {
  const part = opacity / 255;
  return [red * part, green * part, blue * part, opacity];
}

/** Adds a share of a pixel to another. */
function addTo(to: Float64Array, at: number, from: Float64Array, pixel: number, share: number) {
  for (let part = 0; part < 4; part++) {
    to[4 * at + part] = (to[4 * at + part] ?? 0) + share * (from[4 * pixel + part] ?? 0);
  }
}

/** For each of `after` pixels those of `before` that it covers, each with its share. */
function sharesOf(before: number, after: number): (readonly [pixel: number, share: number])[][] {
  const step = before / after;
  return Array.from({ length: after }, (_, at) => {
    const [start, end] = [at * step, (at + 1) * step];
    const covered: (readonly [number, number])[] = [];
    for (let pixel = Math.floor(start); pixel < end - 1e-9; pixel++) {
      covered.push([pixel, (Math.min(pixel + 1, end) - Math.max(pixel, start)) / step]);
    }
    return covered;
  });
}

/** The place of the colour that is nearest to a pixel, all of them as `mixable` has them. */
function nearest(colours: readonly Rgba[], pixels: Float64Array, pixel: number): number {
  const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(4 * pixel, 4 * pixel + 4);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < colours.length; at++) {
    const colour = colours[at] ?? CLEAR;
    const far =
      (red - colour[0]) ** 2 +
      (green - colour[1]) ** 2 +
      (blue - colour[2]) ** 2 +
      (opacity - colour[3]) ** 2;
    if (far < least) {
      best = at;
      least = far;
    }
  }
  return best;
}
