import {
  type CellDrawing,
  CellPictures,
  PLACEHOLDER_DRAWING,
  SIXEL_DRAWING,
} from '../../terminal/cell-pictures.ts';
import type { FrameOutput } from '../../terminal/frame-output.ts';
import {
  CELL_SIZE_QUESTION,
  drawsCells,
  FAR_GRAPHICS_QUESTION,
  GRAPHICS_QUESTION,
  isGraphicsYes,
  knowsPlaceholders,
  SIXEL_SPACE_QUESTION,
  SIXELS,
  showsInline,
  TMUX_GRAPHICS_QUESTION,
} from '../../terminal/graphics.ts';
import type { Schedule } from '../../terminal/keys.ts';
import { PictureLayer } from '../../terminal/picture-layer.ts';
import { throughTmux } from '../../terminal/placeholders.ts';
import type { PalettePicture } from '../../terminal/png.ts';
import { fitPicture, fitWhole, type PixelSize } from '../../terminal/scale-picture.ts';
import type { SizedPicture } from '../../terminal/screen-pictures.ts';
import type { TerminalSession } from '../../terminal/session.ts';

/** PNG files in base64, by the names of the pictures. */
export type PictureFiles = ReadonlyMap<string, string>;

interface PiecePicturesOptions {
  readonly terminal: Pick<TerminalSession, 'write' | 'on'>;
  readonly screen: Pick<FrameOutput, 'pictures' | 'choosePictures'>;
  readonly load: () => Promise<PictureFiles>;
  /** Whether the terminal lies behind tmux. */
  readonly isInTmux: boolean;
  /** Called when a board may be drawn in another way. */
  readonly changed: () => void;
  /** Default: timers of the system. */
  readonly schedule?: Schedule;
}

/** The pixels of a character on a terminal that does not tell them. */
const USUAL_CELL: PixelSize = { width: 10, height: 20 };

/**
 * The room of pictures: over all lines around a square; over the line above it, so that no two
 * are on the same cell; or inside the square, where they take the place of characters.
 */
export type PictureFit = 'over' | 'above' | 'inside';

const FITS = {
  none: 'over',
  inline: 'inside',
  sixel: 'above',
  placeholders: 'inside',
  kitty: 'over',
} as const;

/** The ways to show pictures, the better one last. */
const WAYS = ['none', 'inline', 'sixel', 'placeholders', 'kitty'] as const;

type Way = (typeof WAYS)[number];

/** The pictures of the pieces on one terminal: asked for, sent and ready. */
export class PiecePictures {
  readonly #options: PiecePicturesOptions;
  #files: Promise<PictureFiles> | undefined;
  #isAsked = false;
  #way: Way = 'none';
  /** Whether sixels can be drawn again cell by cell. */
  #drawsCells = false;
  #cell = USUAL_CELL;
  /** Whether the terminal tells the pixels of a character only by those of all. */
  #asksSpace = false;

  constructor(options: PiecePicturesOptions) {
    this.#options = options;
  }

  /** The room of the pictures on this terminal. */
  get fit(): PictureFit {
    return FITS[this.#way];
  }

  /** Whether large pictures cost no more than small ones, as each is sent once. */
  get canGrow(): boolean {
    return this.#way === 'kitty' || this.#way === 'placeholders';
  }

  /** Whether the terminal has all of these pictures. */
  has(pictures: readonly SizedPicture[]): boolean {
    return this.#options.screen.pictures?.has(pictures) ?? false;
  }

  /** Asks the terminal whether it shows pictures, or sends it these, whichever comes next. */
  prepare(pictures: readonly SizedPicture[]): void {
    if (!this.#isAsked) this.#ask();
    else if (this.#way !== 'none' && !this.has(pictures)) this.#send(pictures);
  }

  /** Asks again how many pixels a character has, since its size may have changed. */
  measure(): void {
    if (this.#way === 'none') return;
    this.#options.terminal.write(this.#asksSpace ? SIXEL_SPACE_QUESTION : CELL_SIZE_QUESTION);
  }

  #ask(): void {
    const { terminal, screen, changed } = this.#options;
    this.#isAsked = true;
    let hasCell = false;
    terminal.on('cellSize', (cell) => {
      hasCell = true;
      const isSame = cell.width === this.#cell.width && cell.height === this.#cell.height;
      this.#cell = cell;
      if (isSame || this.#way === 'none') return;
      screen.pictures?.clear();
      changed();
    });
    terminal.on('graphics', (answer) => {
      if (isGraphicsYes(answer)) this.#choose('kitty');
    });
    terminal.on('attributes', (attributes) => {
      if (!attributes.includes(SIXELS)) return;
      this.#choose('sixel', SIXEL_DRAWING);
      // The answer about cells would have come before.
      this.#asksSpace = !hasCell;
      if (!hasCell) terminal.write(SIXEL_SPACE_QUESTION);
    });
    if (this.#options.isInTmux) this.#askFar();
    else this.#askNear();
  }

  #askNear(): void {
    const { terminal } = this.#options;
    terminal.on('name', (name) => {
      this.#drawsCells = drawsCells(name);
      if (!showsInline(name)) return;
      void import('../../terminal/inline-pictures.ts').then(({ INLINE_DRAWING }) => {
        this.#choose('inline', INLINE_DRAWING);
      });
    });
    terminal.write(GRAPHICS_QUESTION);
  }

  /** Asks the terminal behind tmux, which answers if tmux hands both through. */
  #askFar(): void {
    const { terminal } = this.#options;
    let hasPictures = false;
    let hasPlaceholders = false;
    const decide = () => {
      if (hasPictures && hasPlaceholders) this.#choose('placeholders', PLACEHOLDER_DRAWING);
    };
    terminal.on('graphics', (answer) => {
      hasPictures ||= isGraphicsYes(answer, 'far');
      decide();
    });
    terminal.on('name', (name) => {
      hasPlaceholders ||= knowsPlaceholders(name);
      decide();
    });
    terminal.write(TMUX_GRAPHICS_QUESTION + throughTmux(FAR_GRAPHICS_QUESTION));
  }

  /** Takes a way that is better than the one before. @param drawing missing over the cells */
  #choose(way: Way, drawing?: CellDrawing): void {
    if (WAYS.indexOf(way) <= WAYS.indexOf(this.#way)) return;
    const { terminal, screen, changed, schedule } = this.#options;
    this.#way = way;
    const write = (text: string) => terminal.write(text);
    screen.choosePictures(
      drawing ? new CellPictures(drawing, write, schedule) : new PictureLayer(write, schedule),
    );
    changed();
  }

  #send(pictures: readonly SizedPicture[]): void {
    this.#files ??= this.#options.load();
    void Promise.all([
      this.#files,
      import('../../terminal/png.ts'),
      import('../../terminal/cut-picture.ts'),
      import('../../terminal/sixel.ts'),
    ]).then(
      ([files, png, { CutPicture }, sixel]) => {
        const sources = pictures.map((picture) => {
          const file = files.get(picture.name) ?? '';
          const whole = () => this.#fitted(png, file, picture, fitWhole);
          const draw = () =>
            this.#way === 'sixel'
              ? sixel.formatSixel(whole())
              : png.writePng(this.#fitted(png, file, picture, fitPicture)).toString('base64');
          const cut = () => new CutPicture(whole(), picture);
          const isCut = this.#way === 'sixel' && this.#drawsCells;
          return { ...picture, draw, ...(isCut && { cut }) };
        });
        this.#options.screen.pictures?.send(sources, this.#options.changed);
      },
      () => {
        // Without their file the pieces stay characters.
      },
    );
  }

  /** A picture in the pixels in which it is shown. */
  #fitted(
    { readPng }: typeof import('../../terminal/png.ts'),
    file: string,
    { columns, rows, share, isLow }: SizedPicture,
    sized: typeof fitPicture,
  ): PalettePicture {
    const area = { width: columns * this.#cell.width, height: rows * this.#cell.height };
    return sized(readPng(Buffer.from(file, 'base64')), area, share * area.height, isLow);
  }
}
