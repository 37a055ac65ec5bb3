import type { TimeControl, TimeControlFault } from '../../../records/tree/time-control.ts';
import { COLORS } from '../../../rules/core/color.ts';
import type { Result } from '../../../rules/core/result.ts';
import type { Variant } from '../../../rules/core/variant.ts';
import type { SfenPosition } from '../../../rules/notation/sfen.ts';
import { findHandicap, startPosition } from '../../../rules/notation/start.ts';
import { findVariant, VARIANTS } from '../../../rules/variants/index.ts';
import { preferredHandicap } from '../../../settings/settings.ts';
import { latin } from '../../../text/charset.ts';
import { clockFaultText } from '../../../text/clock.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import type { Preview } from '../../board/preview.ts';
import { choiceField, type FormField } from '../form/form-fields.ts';
import { rememberGame } from '../settings/change-setting.ts';
import { ClockChoice } from './clock-choice.ts';
import { handicapField } from './handicap-field.ts';

const SIDES = ['lot', ...COLORS] as const;

const SIDE_TEXTS = {
  lot: 'by lot',
  black: 'Black',
  white: 'White',
} as const satisfies Readonly<Record<(typeof SIDES)[number], string>>;

/** The fields of a form that asks what is offered to somebody at another terminal. */
export class TermsChoice {
  readonly #services: Services;
  readonly #clock: ClockChoice;
  #variant: Variant;
  #handicap: string;
  #side: (typeof SIDES)[number] = 'lot';
  #hasWatchers = true;

  constructor(services: Services) {
    const { settings, store } = services;
    this.#services = services;
    this.#variant = findVariant(settings.all.variant) ?? VARIANTS[0];
    this.#handicap = this.#preferred(this.#variant);
    this.#clock = new ClockChoice(store.list()[0]?.head.timeControl ?? '');
  }

  get variant(): Variant {
    return this.#variant;
  }

  get start(): SfenPosition {
    return startPosition(this.#variant, findHandicap(this.#variant, this.#handicap));
  }

  /** Whether the game begins from the variant's own start. */
  get isEven(): boolean {
    return findHandicap(this.#variant, this.#handicap) === undefined;
  }

  /** The time control that was chosen; undefined for none. */
  get clock(): Result<TimeControl | undefined, TimeControlFault> {
    return this.#clock.control;
  }

  /** What is wrong with the clock that was typed. */
  get clockFault(): string {
    return clockFaultText(this.#clock.line.text);
  }

  /** The side of whoever fills the form in, or that it is drawn by lot. */
  get side(): (typeof SIDES)[number] {
    return this.#side;
  }

  get hasWatchers(): boolean {
    return this.#hasWatchers;
  }

  get preview(): Preview {
    return { variant: this.#variant, placement: this.start.placement };
  }

  /** A function that makes what is chosen now the next choice. */
  remembering(): (app: Navigator, warn: (text: string) => void) => void {
    const [variant, handicap] = [this.#variant, this.#handicap];
    return (app, warn) => {
      rememberGame(this.#services, variant, handicap, app, warn);
    };
  }

  get fields(): FormField[] {
    const { charset } = this.#services;
    return [
      choiceField(
        'Game',
        VARIANTS,
        () => this.#variant,
        (chosen) => {
          this.#variant = chosen;
          this.#handicap = this.#preferred(chosen);
        },
        ({ name }) => latin(name, charset),
      ),
      ...handicapField(
        this.#variant,
        () => this.#handicap,
        (chosen) => {
          this.#handicap = chosen;
        },
      ),
      ...this.#clock.fields,
      choiceField(
        'You play',
        SIDES,
        () => this.#side,
        (chosen) => {
          this.#side = chosen;
        },
        (chosen) => SIDE_TEXTS[chosen],
      ),
      choiceField(
        'Watchers',
        [true, false],
        () => this.#hasWatchers,
        (chosen) => {
          this.#hasWatchers = chosen;
        },
        (chosen) => (chosen ? 'yes' : 'no'),
      ),
    ];
  }

  #preferred(variant: Variant): string {
    return preferredHandicap(this.#services.settings.all, variant);
  }
}
