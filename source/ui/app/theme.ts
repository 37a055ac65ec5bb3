import { Chalk, type ChalkInstance, type ForegroundColorName } from 'chalk';
import type { Settings } from '../../settings/settings.ts';
import type { ColourLevel } from '../../terminal/capabilities.ts';
import type { Look, Looks } from '../../text/charset.ts';
import type { Texts } from '../../text/texts.ts';
import {
  FLAT_PALETTES,
  type FlatPalette,
  MARKS,
  type Mark,
  type Paint,
  TILE_PALETTES,
  type TilePalette,
  type Tone,
} from './palettes.ts';

/** What stands on a square of the board. */
export interface SquareContent {
  /** The owner of the piece; missing on an empty square. */
  readonly owner?: 'own' | 'opponent';
  readonly promoted?: boolean;
  readonly marks?: ReadonlySet<Mark> | undefined;
}

/** The parts of a square. */
export interface SquareLooks {
  /** The square itself. */
  readonly ground: Look;
  /** The label of the piece on its tile, or the sign of an empty square. */
  readonly face: Look;
  /** The outline of the tile. */
  readonly edge: Look;
  /** What is free beside the tile, as ink on it. */
  readonly notch: Look;
  /** The sign of the most important mark on the square. */
  readonly sign: Look;
  /** The same on the lines around the square. */
  readonly rim: Look;
}

/** Every colour and emphasis of the program, by meaning. */
export interface Theme extends Looks {
  /** Whether pieces are drawn as tiles, which point at the other side. */
  readonly hasTiles: boolean;
  /** The whole window; undefined for that of the terminal. */
  readonly ground: Look | undefined;
  /** A bar of the opponent that hangs from the top: drawn inverse, the block is what stays free. */
  readonly opponentHanging: Look;
  readonly frame: Look;
  readonly chosen: Look;
  /** A text that the next character replaces. */
  readonly selected: Look;
  /** A clock with little time left. */
  readonly lowTime: Look;
  /** The line with the result of a game. */
  readonly banner: Look;
  /** The name of the player who has won. */
  readonly winner: Look;
  /** The stand of captured pieces and the numbers on it; undefined for none. */
  readonly stand: Look | undefined;
  /** A square with all its marks. */
  readonly square: (content: SquareContent) => SquareLooks;
  /** A piece on its side's stand, marked with a cursor or as picked up. */
  readonly inHand: (content: SquareContent) => SquareLooks;
}

const unstyled: Look = (text) => text;

/** Makes looks from paints with as many colours as a terminal has. */
class Painter {
  readonly #ink: ChalkInstance;
  readonly #level: ColourLevel;

  constructor(level: ColourLevel) {
    this.#ink = new Chalk({ level });
    this.#level = level;
  }

  look({ color, background, bold, italic, dim, underline, inverse }: Paint): Look {
    let chalk = this.#ink;
    if (color) chalk = this.#colour(chalk, color);
    if (background) chalk = this.#background(chalk, background);
    if (bold) chalk = chalk.bold;
    if (italic) chalk = chalk.italic;
    if (dim) chalk = chalk.dim;
    if (underline) chalk = chalk.underline;
    if (inverse) chalk = chalk.inverse;
    return chalk === this.#ink ? unstyled : chalk;
  }

  #colour(chalk: ChalkInstance, colour: ForegroundColorName | Tone): ChalkInstance {
    if (typeof colour === 'string') return chalk[colour];
    const [rgb, number] = colour;
    return this.#level === 3 ? chalk.hex(rgb) : chalk.ansi256(number);
  }

  #background(chalk: ChalkInstance, colour: ForegroundColorName | Tone): ChalkInstance {
    if (typeof colour === 'string') return chalk[backgroundName(colour)];
    const [rgb, number] = colour;
    return this.#level === 3 ? chalk.bgHex(rgb) : chalk.bgAnsi256(number);
  }
}

function backgroundName<Name extends ForegroundColorName>(name: Name) {
  return `bg${name[0]?.toUpperCase()}${name.slice(1)}` as `bg${Capitalize<Name>}`;
}

/** The marks of a square, the most important last. */
function shownMarks({ marks }: SquareContent): readonly Mark[] {
  return marks ? MARKS.filter((mark) => marks.has(mark)) : [];
}

/** Remembers the looks of every content that was asked for. */
function remembered(make: (content: SquareContent) => SquareLooks) {
  const known = new Map<string, SquareLooks>();
  return (content: SquareContent): SquareLooks => {
    const name = [content.owner, content.promoted, ...shownMarks(content)].join();
    const looks = known.get(name) ?? make(content);
    known.set(name, looks);
    return looks;
  };
}

function flatTheme({ promoted, marks, ...palette }: FlatPalette): Theme {
  // The sixteen named colours, which every terminal has and its user may have chosen.
  const painter = new Painter(1);
  const looks = Object.fromEntries(
    Object.entries(palette).map(([name, paint]) => [name, painter.look(paint)]),
  ) as Record<keyof typeof palette, Look>;
  const square = remembered((content) => {
    const { owner, promoted: isPromoted } = content;
    const shown = shownMarks(content);
    const paint: Paint = Object.assign(
      {},
      owner && palette[owner],
      isPromoted && promoted,
      // The sign of an empty square only helps to count.
      !owner && shown.length === 0 && palette.quiet,
      ...shown.map((mark) => marks[mark]),
    );
    const face = painter.look(paint);
    // A line under spaces would look like a part of the board.
    const ground = painter.look({ ...paint, underline: false });
    return { ground, face, edge: ground, notch: ground, sign: face, rim: ground };
  });
  return {
    ...looks,
    hasTiles: false,
    ground: undefined,
    stand: undefined,
    opponentHanging: painter.look({ ...palette.opponent, inverse: true }),
    square,
    inHand: square,
  };
}

function tileTheme(palette: TilePalette, level: ColourLevel): Theme {
  const { ground, text, bright, quiet, warning, board, line, stand, standInk, marks } = palette;
  const painter = new Painter(level);
  const frame = painter.look({ color: line, background: board });
  const on = (background: Tone) => (content: SquareContent) => {
    const { owner, promoted } = content;
    const shown = shownMarks(content);
    const top = shown.at(-1);
    const behind = top ? marks[top].tint : background;
    const signInk = top ? marks[top].sign : line;
    const tones = owner && palette[owner];
    const tile = tones?.tile ?? behind;
    const ink = tones ? (promoted ? tones.promoted : tones.ink) : signInk;
    const edge = painter.look({ color: tile, background: behind });
    // Under the cursor it is still the dot of a target.
    const dotInk = shown.includes('target') ? marks.target.sign : signInk;
    const sign = painter.look({ color: dotInk, background: behind });
    const isPlain = top === undefined && background === board;
    return {
      // Spaces show no ink: those of free squares are drawn together with the lines between them.
      ground: isPlain ? frame : tones ? edge : sign,
      face: painter.look({ color: ink, background: tile, ...(tones && { bold: true }) }),
      edge,
      notch: painter.look({ color: behind, background: tile }),
      sign,
      rim: top ? painter.look({ color: signInk, background }) : frame,
    };
  };
  return {
    hasTiles: true,
    ground: painter.look({ color: text, background: ground }),
    title: painter.look({ color: bright, bold: true }),
    quiet: painter.look({ color: quiet }),
    warning: painter.look({ color: warning, bold: true }),
    own: painter.look({ color: palette.ownText, bold: true }),
    opponent: painter.look({ color: palette.opponentText }),
    opponentHanging: painter.look({ color: ground, background: palette.opponentText }),
    frame,
    chosen: painter.look({ color: palette.chosenInk, background: palette.chosen, bold: true }),
    selected: painter.look({ color: ground, background: text }),
    lowTime: painter.look({ color: ground, background: warning, bold: true }),
    banner: painter.look({ color: palette.bannerInk, background: palette.banner, bold: true }),
    winner: painter.look({ color: warning, bold: true }),
    stand: painter.look({ color: standInk, background: stand }),
    square: remembered(on(board)),
    inHand: remembered(on(stand)),
  };
}

const themes = new Map<string, Theme>();

/**
 * The name of the theme that is shown where a terminal has `level` of colours.
 * @param background that of the terminal, if it is known
 */
function shownTheme(name: string, level: ColourLevel, background?: 'light' | 'dark'): string {
  if (level === 0) return 'mono';
  const fitting = background === 'light' ? 'paper' : 'wood';
  const wished = name === 'auto' ? fitting : name;
  return level === 1 ? (tilePalette(wished)?.fallback ?? wished) : wished;
}

/** The tones of a theme for 256 colours and more; undefined for another. */
function tilePalette(name: string): TilePalette | undefined {
  return paletteIn(TILE_PALETTES, name);
}

function paletteIn<Palette>(palettes: Readonly<Record<string, Palette>>, name: string) {
  return Object.hasOwn(palettes, name) ? palettes[name] : undefined;
}

/**
 * The theme of a name, or its nearest where the terminal has fewer colours; `mono` for none and for
 * an unknown name.
 */
export function themeFor(name: string, level: ColourLevel, background?: 'light' | 'dark'): Theme {
  const shown = shownTheme(name, level, background);
  const tiles = tilePalette(shown);
  const key = `${shown} ${tiles ? level : 1}`;
  const theme =
    themes.get(key) ??
    (tiles
      ? tileTheme(tiles, level)
      : flatTheme(paletteIn<FlatPalette>(FLAT_PALETTES, shown) ?? FLAT_PALETTES.mono));
  themes.set(key, theme);
  return theme;
}

/** What a theme is for, and which one is shown in its place where it cannot be. */
export function themeText(
  { settings }: Texts,
  name: Settings['theme'],
  level: ColourLevel,
  background?: 'light' | 'dark',
): string {
  const shown = shownTheme(name, level, background);
  if (shown === name) return settings.THEME_TEXTS[name];
  const instead =
    name === 'auto' ? settings.hereThatIsText(shown) : settings.shownAsText(level > 0, shown);
  return `${settings.THEME_TEXTS[name]}.  ${instead}`;
}
