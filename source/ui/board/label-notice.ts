import type { Texts } from '../../text/texts.ts';
import type { Layout } from './layout.ts';

/** Says that labels gave way for want of room: once after each change, until the next move. */
export class LabelNotice {
  #labels: string | undefined;
  #ply = 0;

  /** The sentence while it is due at this ply, else undefined. */
  text(texts: Texts, { labels, fellBack }: Layout, ply: number): string | undefined {
    const shown = `${labels} ${fellBack}`;
    if (shown !== this.#labels) {
      this.#labels = shown;
      this.#ply = ply;
    }
    return fellBack && ply === this.#ply ? texts.tooSmall.fewerLabelsText(labels) : undefined;
  }
}
