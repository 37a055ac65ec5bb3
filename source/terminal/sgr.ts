/**
 * How a cell looks, as the SGR parameters that are in force: `1;36`, '' for the default. A colour
 * of several parameters (`38;5;1`, `38;2;r;g;b`) is one unit. Equal looks are equal strings.
 */
export type Style = string;

const FOREGROUND = 39;
const BACKGROUND = 49;
/** Parameters that switch on, and the one that switches off: the slot. Bold and dim share theirs. */
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

/** The style after an SGR sequence. @param parameters what stands between `ESC [` and `m` */
export function applySgr(style: Style, parameters: string): Style {
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
export function changeStyle(from: Style, to: Style): string {
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

/** Whether the unit is a colour that replaces what is in the slot. */
function colours(unit: string, slot: number): boolean {
  return (slot === FOREGROUND || slot === BACKGROUND) && slotOf(unit) === slot;
}

function unitsOf(style: Style): string[] {
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
