import { parseLine } from '../../source/terminal/cells.ts';
import type { Look } from '../../source/text/charset.ts';

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The colours of a terminal. */
export interface Colours {
  /** The first sixteen. */
  readonly numbers: readonly Rgb[];
  /** The colour of what has none of its own. */
  readonly text: Rgb;
  readonly background: Rgb;
}

/** How a text appears. */
export interface Painted {
  readonly ink: Rgb;
  readonly behind: Rgb;
  /** What is seen beside the colours: bold, italic and underline by their codes. */
  readonly emphasis: string;
}

/** The first sixteen colours as xterm, Windows Terminal and GNOME's Tango have them. */
export const SIXTEEN_COLOURS = {
  xterm: colours(
    '000000cd000000cd00cdcd000000eecd00cd00cdcde5e5e5',
    '7f7f7fff000000ff00ffff005c5cffff00ff00ffffffffff',
  ),
  campbell: colours(
    '0c0c0cc50f1f13a10ec19c000037da8817983a96ddcccccc',
    '767676e7485616c60cf9f1a53b78ffb4009e61d6d6f2f2f2',
  ),
  tango: colours(
    '2e3436cc00004e9a06c4a0003465a475507b06989ad3d7cf',
    '555753ef29298ae234fce94f729fcfad7fa834e2e2eeeeec',
  ),
} as const;

function colours(...digits: readonly string[]): readonly Rgb[] {
  return (digits.join('').match(/.{6}/g) ?? []).map((hex) => {
    const value = Number.parseInt(hex, 16);
    return [value >> 16, (value >> 8) & 255, value & 255];
  });
}

const CUBE = [0, 95, 135, 175, 215, 255] as const;

/** One of the 256 colours: the sixteen, xterm's cube of 6x6x6, and its greys. */
function numbered(number: number, { numbers }: Colours): Rgb {
  const named = numbers[number];
  if (named !== undefined) return named;
  if (number >= 232) {
    const grey = 8 + 10 * (number - 232);
    return [grey, grey, grey];
  }
  const at = (step: number) => CUBE[Math.floor((number - 16) / step) % 6] ?? 0;
  return [at(36), at(6), at(1)];
}

/** How a terminal shows what a look is given to; undefined for no look. */
export function paintedBy(look: Look | undefined, terminal: Colours): Painted {
  const [style = ''] = look ? parseLine(look('x'), 1).styles : [];
  const units: readonly string[] = style.match(/[34]8;(?:5;\d+|2;\d+;\d+;\d+)|\d+/g) ?? [];
  let { text: ink, background: behind } = terminal;
  for (const unit of units) {
    const [kind = 0, , ...values] = unit.split(';').map(Number);
    const [first = 0, green = 0, blue = 0] = values;
    const isInk = kind === 38 || (kind >= 30 && kind < 38) || (kind >= 90 && kind < 98);
    const isBehind = kind === 48 || (kind >= 40 && kind < 48) || kind >= 100;
    if (!isInk && !isBehind) continue;
    const colour: Rgb =
      values.length === 3
        ? [first, green, blue]
        : numbered(values.length === 1 ? first : (kind % 10) + (kind >= 90 ? 8 : 0), terminal);
    if (isInk) ink = colour;
    else behind = colour;
  }
  // Faint as xterm draws it: two thirds of the colour.
  if (units.includes('2')) ink = [ink[0] * FAINT, ink[1] * FAINT, ink[2] * FAINT];
  if (units.includes('7')) [ink, behind] = [behind, ink];
  return { ink, behind, emphasis: units.filter((unit) => ['1', '3', '4'].includes(unit)).join() };
}

const FAINT = 2 / 3;

/** The contrast of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(a: Rgb, b: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = linear(rgb);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear([red, green, blue]: Rgb): Rgb {
  return [lightOf(red), lightOf(green), lightOf(blue)];
}

function lightOf(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** How far two colours are apart in CIELAB under D65 (CIE 1976). */
export function difference(a: Rgb, b: Rgb): number {
  const [one, other] = [lab(a), lab(b)];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** How the colour is seen by those who lack the cones for long or for medium waves. */
export type Sight = 'normal' | 'protanopia' | 'deuteranopia';

/** What takes linear colours to those that are seen (Machado, Oliveira, Fernandes 2009). */
const SIGHTS: Readonly<Record<Sight, readonly [Rgb, Rgb, Rgb]>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
};

/** How far two colours are apart (CIEDE2000); about 1 can just be seen side by side. */
export function colourDistance(a: Rgb, b: Rgb, sight: Sight = 'normal'): number {
  return distance2000(labOfLight(seen(a, sight)), labOfLight(seen(b, sight)));
}

function seen(rgb: Rgb, sight: Sight): Rgb {
  const light = linear(rgb);
  const [red, green, blue] = SIGHTS[sight].map((row) => {
    const sum = row[0] * light[0] + row[1] * light[1] + row[2] * light[2];
    return Math.min(Math.max(sum, 0), 1);
  });
  return [red ?? 0, green ?? 0, blue ?? 0];
}

const TURN = 360;

/** The formula of Sharma, Wu and Dalal (2005), with all weights 1. */
function distance2000(one: Rgb, other: Rgb): number {
  const far = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  const mean = (Math.hypot(one[1], one[2]) + Math.hypot(other[1], other[2])) / 2;
  const [a, b] = [one, other].map(([light, red, yellow]) => {
    const wide = red * (1.5 - far(mean) / 2);
    const angle = (degrees(Math.atan2(yellow, wide)) + TURN) % TURN;
    return { light, chroma: Math.hypot(wide, yellow), hue: angle };
  });
  if (!a || !b) throw new RangeError('two colours are compared');
  const isGrey = a.chroma * b.chroma === 0;
  const straight = isGrey ? 0 : b.hue - a.hue;
  const turn = straight > 180 ? straight - TURN : straight < -180 ? straight + TURN : straight;
  const light = (a.light + b.light) / 2;
  const chroma = (a.chroma + b.chroma) / 2;
  const sum = a.hue + b.hue;
  const isNear = Math.abs(a.hue - b.hue) <= 180;
  const hue = isGrey ? sum : isNear ? sum / 2 : (sum < TURN ? sum + TURN : sum - TURN) / 2;
  const weight =
    1 -
    0.17 * cosine(hue - 30) +
    0.24 * cosine(2 * hue) +
    0.32 * cosine(3 * hue + 6) -
    0.2 * cosine(4 * hue - 63);
  const lights =
    (b.light - a.light) / (1 + (0.015 * (light - 50) ** 2) / Math.hypot(Math.sqrt(20), light - 50));
  const chromas = (b.chroma - a.chroma) / (1 + 0.045 * chroma);
  const hues =
    (2 * Math.sqrt(a.chroma * b.chroma) * sine(turn / 2)) / (1 + 0.015 * chroma * weight);
  const rotation = -2 * far(chroma) * sine(60 * Math.exp(-(((hue - 275) / 25) ** 2)));
  return Math.sqrt(lights ** 2 + chromas ** 2 + hues ** 2 + rotation * chromas * hues);
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}

function cosine(angle: number): number {
  return Math.cos((angle * Math.PI) / 180);
}

function sine(angle: number): number {
  return Math.sin((angle * Math.PI) / 180);
}

function lab(rgb: Rgb): Rgb {
  return labOfLight(linear(rgb));
}

function labOfLight([red, green, blue]: Rgb): Rgb {
  const x = bent((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = bent(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = bent((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function bent(value: number): number {
  return value > 216 / 24389 ? Math.cbrt(value) : (24389 / 27 / 116) * value + 16 / 116;
}
