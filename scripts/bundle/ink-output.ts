import InkOutput from '../../node_modules/ink/build/output.js';
import stringWidth from './string-width.ts';

// Stands for Ink's class of that name in the bundle.

type Clip = Parameters<InkOutput['clip']>[0];
type WriteOptions = Parameters<InkOutput['write']>[3];

/** A line of text in a row of the frame. */
interface Piece {
  readonly column: number;
  readonly width: number;
  readonly text: string;
}

/**
 * Puts the texts of a frame side by side as they are. Ink makes an object of every cell of the
 * window at every frame, two thirds of what a key costs in a large one. Where a text is cut or
 * covers another, Ink does it its own way.
 */
// biome-ignore lint/style/noDefaultExport: Ink exports its default
export default class Output extends InkOutput {
  readonly #clips: Clip[] = [];
  /** Undefined once a text needs Ink's own way. */
  #rows: Piece[][] | undefined;

  constructor(options: ConstructorParameters<typeof InkOutput>[0]) {
    super(options);
    this.#rows = Array.from({ length: options.height }, () => []);
  }

  override write(x: number, y: number, text: string, options: WriteOptions): void {
    super.write(x, y, text, options);
    if (!text || !this.#rows) return;
    for (const [index, written] of text.split('\n').entries()) {
      const row = y + index;
      const pieces = this.#rows[row];
      const line = options.transformers.reduce((shown, change) => change(shown, index), written);
      const width = stringWidth(line);
      const last = pieces?.at(-1);
      const covers = last !== undefined && x < last.column + last.width;
      if (covers || x < 0 || this.#cuts(x, row, width)) {
        this.#rows = undefined;
        return;
      }
      pieces?.push({ column: x, width, text: line });
    }
  }

  override clip(clip: Clip): void {
    super.clip(clip);
    this.#clips.push(clip);
  }

  override unclip(): void {
    super.unclip();
    this.#clips.pop();
  }

  override get(): { output: string; height: number } {
    if (!this.#rows) return super.get();
    return { output: this.#rows.map(joinPieces).join('\n'), height: this.#rows.length };
  }

  #cuts(x: number, row: number, width: number): boolean {
    const { x1 = 0, x2 = this.width, y1 = 0, y2 = this.height } = this.#clips.at(-1) ?? {};
    const isClipped = this.#clips.length > 0;
    return isClipped && (x < x1 || x + width > x2 || row < y1 || row >= y2);
  }
}

function joinPieces(pieces: readonly Piece[]): string {
  let line = '';
  let end = 0;
  for (const { column, width, text } of pieces) {
    line += ' '.repeat(column - end) + text;
    end = column + width;
  }
  return line.trimEnd();
}
