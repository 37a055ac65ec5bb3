import type { SpecialMove } from 'tsshogi';
import type { Color } from '../../../rules/core/color.ts';
import { endOfPosition } from '../../../rules/core/game.ts';
import type { Variant } from '../../../rules/core/variant.ts';
import type { SfenPosition } from '../../../rules/notation/sfen.ts';
import { shogi } from '../../../rules/variants/shogi/rules.ts';
import { GameBuilder, type Places } from '../../tree/game-builder.ts';
import type { ReadGame } from '../../tree/read-game.ts';
import { createRecord, type GameRecord, mainLine } from '../../tree/record.ts';
import { endingName, resultOfEnding } from './endings.ts';
import { type Header, type HeaderNames, readHeaders, withStated } from './headers.ts';

/** Puts together a game with headers, as the formats of other programs have it. */
export class ForeignGame extends GameBuilder {
  readonly #names: HeaderNames;
  readonly #headers: Header[] = [];

  constructor(places: Places, names: HeaderNames, joins = true) {
    super(places, joins);
    this.#names = names;
  }

  header(...header: Header): void {
    this.#headers.push(header);
  }

  /** @param at where the text tells of the start */
  beginAt(start: SfenPosition, at: number, variant: Variant = shogi): void {
    this.begin(createRecord({ variant, start }), at);
  }

  /**
   * The line ends.
   * @param found how the file says it, at the index `at`
   * @param winner as the file names it
   */
  endBy(ending: SpecialMove, found: string, at: number, winner?: Color): void {
    const { position, ended } = this;
    const byRules = endOfPosition(position) ?? ended;
    const result = resultOfEnding(ending, { position, ending: byRules }, winner);
    const namesWinner = winner !== undefined;
    this.end({ name: endingName(ending), result, namesWinner }, found, at);
  }

  /** A text that is not of its format at all. */
  refuse(format: string): ReadGame {
    this.fail({ code: 'not-the-format', format }, 0);
    return this.finish();
  }

  override finish(): ReadGame {
    const { record } = this;
    if (!record) return super.finish();
    const { tags, result } = readHeaders(this.#headers, this.#names);
    const own = record.tags.splice(0);
    const missing = own.filter(({ name }) => tags.every((tag) => tag.name !== name));
    for (const tag of tags.concat(missing)) record.tags.push(tag);
    this.#dropEmptyTimes(record);
    return super.finish(withStated(this.result, result));
  }

  /**
   * Drops the times of 0 that say nothing: programs write 0 where nobody looked at the clock. A 0
   * counts only in the main line of a game that was timed.
   */
  #dropEmptyTimes(record: GameRecord): void {
    const played = new Set(mainLine(record));
    const isTimed = [...this.times].some(([node, timeMs]) => timeMs > 0 && played.has(node));
    for (const [node, timeMs] of this.times) {
      if (timeMs === 0 && !(isTimed && played.has(node))) this.times.delete(node);
    }
  }
}
