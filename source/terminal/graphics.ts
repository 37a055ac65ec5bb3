import type { PixelSize } from './scale-picture.ts';

/** Commands of kitty's graphics protocol (https://sw.kovidgoyal.net/kitty/graphics-protocol). */

/** The most characters of base64 in one command. */
const CHUNK = 4096;

/** Asks how many pixels a character has. */
export const CELL_SIZE_QUESTION = '\x1b[16t';

/**
 * Asks how many pixels sixels can fill (XTSMGRAPHICS): those of the window, or fewer. xterm answers
 * nothing else about pixels, unless it is allowed to.
 */
export const SIXEL_SPACE_QUESTION = '\x1b[?2;1;0S';

/** Asks what a terminal can do (DA1), sixels among it. */
const ATTRIBUTES_QUESTION = '\x1b[c';

/** Asks for the name and version of the terminal (XTVERSION). */
export const NAME_QUESTION = '\x1b[>q';

/** Asks both, by which a terminal shows how many colours it has. */
export const KIND_QUESTION = NAME_QUESTION + ATTRIBUTES_QUESTION;

/** Asks all that, and whether the terminal shows pictures. One that does not stays silent. */
export const GRAPHICS_QUESTION =
  CELL_SIZE_QUESTION + command('i=31,s=1,v=1,a=q,t=d,f=24', 'AAAA') + KIND_QUESTION;

/** The same of tmux, which would take a command about pictures for its title. */
export const TMUX_GRAPHICS_QUESTION = CELL_SIZE_QUESTION + ATTRIBUTES_QUESTION;

/** Asks the terminal behind tmux whether it shows pictures, and for its name and version. */
export const FAR_GRAPHICS_QUESTION = command('i=32,s=1,v=1,a=q,t=d,f=24', 'AAAA') + NAME_QUESTION;

/** Whether an answer says that the terminal shows pictures, or the one behind tmux. */
export function isGraphicsYes(answer: string, from: 'near' | 'far' = 'near'): boolean {
  return new RegExp(`^i=${from === 'near' ? 31 : 32}(?:,[^;]*)?;OK$`).test(answer);
}

/** Whether a terminal of this name and version knows placeholders. */
export function knowsPlaceholders(name: string): boolean {
  const [, major, minor] = /^kitty\((\d+)\.(\d+)/.exec(name) ?? [];
  if (major) return Number(major) > 0 || Number(minor) >= 28;
  return /^ghostty\b/i.test(name);
}

/** Whether a terminal of this name, as it answers to XTVERSION, shows pictures by iTerm2's protocol. */
export function showsInline(name: string): boolean {
  return /^(?:iterm2|wezterm|mintty)\b/i.test(name);
}

/**
 * Whether a terminal of this name, as it answers to XTVERSION, draws sixels into its cells to the
 * pixel. In xterm they lie some pixels lower, so that no cell of a picture can be drawn alone.
 */
export function drawsCells(name: string): boolean {
  return /^(?:foot|wezterm|xterm\.js)\b/i.test(name);
}

/** The attribute of terminals that draw sixels, in their answer to DA1. */
export const SIXELS = 4;

/** Sends a picture, which is not shown yet. @param png the file, in base64 */
export function transmitPicture(picture: number, png: string): string {
  const chunks = png.match(new RegExp(`.{1,${CHUNK}}`, 'g')) ?? [];
  return chunks
    .map((chunk, index) => {
      const keys = index === 0 ? `a=t,t=d,f=100,i=${picture},q=2` : 'q=2';
      return command(`${keys},m=${index < chunks.length - 1 ? 1 : 0}`, chunk);
    })
    .join('');
}

/**
 * The pixels of a character where those of all characters are known; undefined where less than the
 * window is told. A character is half as wide as it is high where one of both is not known.
 */
export function cellOfSpace(space: PixelSize, window: PictureSize): PixelSize | undefined {
  const width = space.width / window.columns;
  const height = space.height / window.rows;
  const [hasWidth, hasHeight] = [width, height].map((pixels) => pixels > 0 && pixels % 1 === 0);
  if (hasWidth && hasHeight) return { width, height };
  if (hasHeight) return { width: Math.round(height / 2), height };
  return hasWidth ? { width, height: 2 * width } : undefined;
}

/** The cells that a picture fills, from the cursor on. */
export interface PictureSize {
  readonly columns: number;
  readonly rows: number;
}

/**
 * Shows a picture at the cursor, which stays where it is. A placement of the same number moves.
 * @param placement 1 or more; another for each place at which the picture is shown
 */
export function placePicture(picture: number, placement: number, size: PictureSize): string {
  const { columns, rows } = size;
  return command(`a=p,i=${picture},p=${placement},c=${columns},r=${rows},C=1,q=2`);
}

/** Says how many cells a picture has that placeholders stand for. */
export function virtualPlacement(picture: number, { columns, rows }: PictureSize): string {
  return command(`a=p,U=1,i=${picture},c=${columns},r=${rows},q=2`);
}

/** Takes a picture away from one place. */
export function removePlacement(picture: number, placement: number): string {
  return command(`a=d,d=i,i=${picture},p=${placement},q=2`);
}

/** Takes a picture away from all places. */
export function removePlacements(picture: number): string {
  return command(`a=d,d=i,i=${picture},q=2`);
}

/** Takes a picture away from all places, and the terminal forgets it. */
export function freePicture(picture: number): string {
  return command(`a=d,d=I,i=${picture},q=2`);
}

function command(keys: string, payload?: string): string {
  return `\x1b_G${keys}${payload === undefined ? '' : `;${payload}`}\x1b\\`;
}
