import { CELL_SIZE_QUESTION, GRAPHICS_QUESTION, isGraphicsYes } from '../../terminal/graphics.ts';
import type { PictureLayer, SizedPicture } from '../../terminal/picture-layer.ts';
import { fitPicture, type PixelSize } from '../../terminal/scale-picture.ts';
import type { TerminalSession } from '../../terminal/session.ts';

/** PNG files in base64, by the names of the pictures. */
export type PictureFiles = ReadonlyMap<string, string>;

interface PiecePicturesOptions {
  readonly terminal: Pick<TerminalSession, 'write' | 'onGraphicsAnswer' | 'onCellSize'>;
  readonly layer: PictureLayer;
  readonly load: () => Promise<PictureFiles>;
  /** Called when a board may be drawn in another way. */
  readonly changed: () => void;
}

/** The pixels of a character on a terminal that does not tell them. */
const USUAL_CELL: PixelSize = { width: 10, height: 20 };

/** The pictures of the pieces on one terminal: asked for, sent and ready. */
export class PiecePictures {
  readonly #terminal: PiecePicturesOptions['terminal'];
  readonly #layer: PictureLayer;
  readonly #load: () => Promise<PictureFiles>;
  readonly #changed: () => void;
  #files: Promise<PictureFiles> | undefined;
  #answer: 'not asked' | 'none' | 'yes' = 'not asked';
  #cell = USUAL_CELL;

  constructor({ terminal, layer, load, changed }: PiecePicturesOptions) {
    this.#terminal = terminal;
    this.#layer = layer;
    this.#load = load;
    this.#changed = changed;
  }

  /** Whether the terminal has all of these pictures. */
  has(pictures: readonly SizedPicture[]): boolean {
    return this.#layer.has(pictures);
  }

  /** Asks the terminal whether it shows pictures, or sends it these, whichever comes next. */
  prepare(pictures: readonly SizedPicture[]): void {
    if (this.#answer === 'not asked') this.#ask();
    else if (this.#answer === 'yes' && !this.has(pictures)) this.#send(pictures);
  }

  /** Asks again how many pixels a character has, since its size may have changed. */
  measure(): void {
    if (this.#answer === 'yes') this.#terminal.write(CELL_SIZE_QUESTION);
  }

  #ask(): void {
    this.#answer = 'none';
    this.#terminal.onCellSize((cell) => {
      const isSame = cell.width === this.#cell.width && cell.height === this.#cell.height;
      this.#cell = cell;
      if (isSame || this.#answer !== 'yes') return;
      this.#layer.clear();
      this.#changed();
    });
    this.#terminal.onGraphicsAnswer((answer) => {
      if (this.#answer === 'yes' || !isGraphicsYes(answer)) return;
      this.#answer = 'yes';
      this.#changed();
    });
    this.#terminal.write(GRAPHICS_QUESTION);
  }

  #send(pictures: readonly SizedPicture[]): void {
    this.#files ??= this.#load();
    void Promise.all([this.#files, import('../../terminal/png.ts')]).then(
      ([files, png]) => {
        const sources = pictures.map((picture) => {
          const draw = () => this.#fitted(png, files.get(picture.name) ?? '', picture);
          return { ...picture, draw };
        });
        this.#layer.send(sources, this.#changed);
      },
      () => {
        // Without their file the pieces stay characters.
      },
    );
  }

  /** A picture in the pixels in which it is shown. */
  #fitted(
    { readPng, writePng }: typeof import('../../terminal/png.ts'),
    file: string,
    { columns, rows, share }: SizedPicture,
  ): string {
    const area = { width: columns * this.#cell.width, height: rows * this.#cell.height };
    const picture = readPng(Buffer.from(file, 'base64'));
    return writePng(fitPicture(picture, area, share * area.height)).toString('base64');
  }
}
