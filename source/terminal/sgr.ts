/**
 * The look of a cell as SGR parameters: `1;36`, or '' for the default. A colour of several
 * parameters (`38;5;1`, `38;2;r;g;b`) is one unit. Equal looks are equal strings.
 */
export type SgrStyle = string;

const FOREGROUND = 39;
const BACKGROUND = 49;
/** A slot: parameters that switch on, and the one that switches off. Bold and dim share one. */
const OFF_OF = new Map([
  ['1', 22],
  ['2', 22],
  ['3', 23],
  ['4', 24],
  ['5', 25],
  ['7', 27],
  ['8', 28],
  ['9', 29],
]);

/** The style after an SGR sequence. @param parameters between `ESC [` and `m` */
export function applySgr(style: SgrStyle, parameters: string): SgrStyle {
  const units = unitsOf(style);
  for (const unit of splitUnits(parameters)) {
    const code = Number(unit.split(';', 1)[0]);
    if (code === 0) {
      units.length = 0;
      continue;
    }
    const slot = slotOf(unit);
    const replaces = slot === FOREGROUND || slot === BACKGROUND || code === slot;
    const kept = units.filter((one) => (replaces ? slotOf(one) !== slot : one !== unit));
    units.splice(0, units.length, ...kept);
    if (code !== slot) units.push(unit);
  }
  return units.sort(byCode).join(';');
}

/** The shortest SGR sequence that turns one style into another. */
export function changeStyle(from: SgrStyle, to: SgrStyle): string {
  if (from === to) return '';
  if (to === '') return '\x1b[m';
  const [before, after] = [unitsOf(from), unitsOf(to)];
  const gone = before.filter((unit) => !after.includes(unit));
  const offs = new Set(
    gone.map(slotOf).filter((slot) => !after.some((unit) => colours(unit, slot))),
  );
  // What switches bold off switches dim off as well.
  const kept = before.filter((unit) => !offs.has(slotOf(unit)));
  const ons = after.filter((unit) => !kept.includes(unit));
  const difference = [...offs, ...ons].join(';');
  const afresh = `;${to}`;
  return `\x1b[${difference.length <= afresh.length ? difference : afresh}m`;
}

/** A style with the colours of the ground where it has none of its own. */
export function onGround(style: SgrStyle, ground: SgrStyle): SgrStyle {
  if (ground === '' || style === '') return style || ground;
  const known = grounded.get(ground) ?? new Map<SgrStyle, SgrStyle>();
  grounded.set(ground, known);
  const shown = known.get(style) ?? applySgr(ground, style);
  known.set(style, shown);
  return shown;
}

/** Indexed by ground and style; a theme has a few dozen styles. */
const grounded = new Map<SgrStyle, Map<SgrStyle, SgrStyle>>();

/**
 * The style in which a space is written after `from`: its own ground, and whatever ink is in force,
 * since that is not seen.
 */
export function blankStyle(from: SgrStyle, to: SgrStyle): SgrStyle {
  if (from === to) return to;
  const key = `${from} ${to}`;
  const known = blanks.get(key);
  if (known !== undefined) return known;
  const style = withInkOf(unitsOf(from), unitsOf(to)) ?? to;
  blanks.set(key, style);
  return style;
}

const blanks = new Map<string, SgrStyle>();

/** Underline, inverse and strike-through show on a space as well. */
const DRAWN_BLANK = ['4', '7', '9'];

/** The ground of a style with one of 256 colours as ink, and no emphasis. */
export function inInk(style: SgrStyle, number: number): SgrStyle {
  const ground = unitsOf(style).filter((unit) => slotOf(unit) === BACKGROUND);
  return [`38;5;${number}`, ...ground].sort(byCode).join(';');
}

/** Red, green and blue behind a text; undefined for none and for the sixteen that users choose. */
export function backgroundOf(
  style: SgrStyle,
): readonly [red: number, green: number, blue: number] | undefined {
  const unit = unitsOf(style).find((one) => slotOf(one) === BACKGROUND) ?? '';
  const [, kind, ...parts] = unit.split(';').map(Number);
  const [first = 0, green = 0, blue = 0] = parts;
  if (kind === 2) return [first, green, blue];
  if (kind !== 5 || first < FIRST_OF_CUBE) return undefined;
  return rgbOfNumber(first);
}

/** Red, green and blue of one of the 256 colours from 16 on, which are the same everywhere. */
function rgbOfNumber(number: number): readonly [red: number, green: number, blue: number] {
  if (number >= FIRST_GREY) {
    const grey = 8 + 10 * (number - FIRST_GREY);
    return [grey, grey, grey];
  }
  const at = number - FIRST_OF_CUBE;
  const level = (step: number) => (step === 0 ? 0 : 55 + 40 * step);
  return [level(Math.floor(at / 36)), level(Math.floor(at / 6) % 6), level(at % 6)];
}

/** The 256 colours of xterm: after sixteen named ones a cube of six levels, and greys. */
const FIRST_OF_CUBE = 16;
const FIRST_GREY = 232;

/** Whether a space in a style shows nothing but its ground. */
export function isPlainBlank(style: SgrStyle): boolean {
  return !unitsOf(style).some((unit) => DRAWN_BLANK.includes(unit));
}

/** The ink of one style on the ground of the other; undefined if the ink of either is seen. */
function withInkOf(from: readonly string[], to: readonly string[]): SgrStyle | undefined {
  if (DRAWN_BLANK.some((unit) => from.includes(unit) || to.includes(unit))) return undefined;
  const isGround = (unit: string) => slotOf(unit) === BACKGROUND;
  const units = [...from.filter((unit) => !isGround(unit)), ...to.filter(isGround)];
  return units.sort(byCode).join(';');
}

/** Whether the unit is a colour that replaces what is in the slot. */
function colours(unit: string, slot: number): boolean {
  return (slot === FOREGROUND || slot === BACKGROUND) && slotOf(unit) === slot;
}

function unitsOf(style: SgrStyle): string[] {
  return style === '' ? [] : splitUnits(style);
}

/** The parameters, those of one colour together. */
function splitUnits(parameters: string): string[] {
  return parameters.match(/(?:[34]8;(?:5;\d*|2;\d*;\d*;\d*)|\d+)|^$/g) ?? [];
}

function slotOf(unit: string): number {
  const code = Number(unit.split(';', 1)[0]);
  const off = OFF_OF.get(unit);
  if (off !== undefined) return off;
  if ((code >= 30 && code <= 39) || (code >= 90 && code <= 97)) return FOREGROUND;
  if ((code >= 40 && code <= 49) || (code >= 100 && code <= 107)) return BACKGROUND;
  return code;
}

function byCode(a: string, b: string): number {
  return Number.parseInt(a, 10) - Number.parseInt(b, 10);
}
