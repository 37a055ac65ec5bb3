import { LETTERS } from '../../settings/language.ts';
import { KIND_QUESTION, SIXELS } from '../../terminal/graphics.ts';
import { measureLine, measureWidths } from '../../terminal/measure-widths.ts';
import { SYNC_QUESTION } from '../../terminal/modes.ts';
import { BACKGROUND_QUESTION } from '../../terminal/reports.ts';
import type { TerminalSession } from '../../terminal/session.ts';
import type { Services } from './services.ts';

/** Who hears of the answers. */
interface Hearers {
  /** Called when the ground is another one, or there are other colours. */
  readonly onLook: () => void;
  /** Called when it is known how wide letters are. */
  readonly onWidths: () => void;
}

/** What a terminal is asked about itself. The services hold the answers. */
export class TerminalQuestions {
  readonly #terminal: TerminalSession;
  readonly #services: Services;
  readonly #hearers: Hearers;
  /** The Linux console takes questions for text. */
  readonly #canAsk: boolean;
  #canAskLine = false;
  #hasToldGround = false;

  constructor(terminal: TerminalSession, services: Services, hearers: Hearers) {
    this.#terminal = terminal;
    this.#services = services;
    this.#hearers = hearers;
    this.#canAsk = services.env.TERM !== 'linux';
  }

  /** Asks what concerns the first frame, which does not wait for the answers. */
  begin(): void {
    const terminal = this.#terminal;
    const services = this.#services;
    this.#askGround();
    // `TERM=xterm` says of hardly any terminal how many colours it has.
    const kindQuestion = services.colourLevel === 1 ? KIND_QUESTION : '';
    if (this.#canAsk) terminal.write(SYNC_QUESTION + kindQuestion);
    if (services.charset !== 'box') return;
    const [letter] = LETTERS[services.texts.language] ?? [];
    void measureWidths(terminal, letter).then((widths) => {
      services.widths = widths;
      this.#hearers.onWidths();
      this.#canAskLine = widths !== undefined;
      this.askLine();
    });
  }

  /** Asks once how slow the line is, as soon as something is to move. */
  askLine(): void {
    const services = this.#services;
    if (!this.#canAskLine || services.settings.all.motion === 'off') return;
    this.#canAskLine = false;
    void measureLine(this.#terminal).then((lineMs) => {
      services.lineMs = lineMs;
    });
  }

  /** Lets the terminal tell of another ground, or not, as the theme wishes. */
  followTheme(): void {
    const { colourLevel, settings } = this.#services;
    const isWanted = settings.all.theme === 'auto' && this.#canAsk && colourLevel > 0;
    this.#terminal.setReports('ground', isWanted);
  }

  /**
   * Listens to what it tells of its ground and its colours.
   * @returns what ends that
   */
  listen(): (() => void)[] {
    const terminal = this.#terminal;
    return [
      terminal.on('background', (ground) => {
        this.#hasToldGround = true;
        this.#keep('background', ground);
      }),
      terminal.on('ground', (ground) => {
        // Some tell of the desktop's ground and keep their own, which they are asked for.
        if (!this.#hasToldGround) this.#keep('background', ground);
        this.#askGround();
      }),
      terminal.on('name', (name) => this.#keep('terminalName', name)),
      terminal.on('attributes', (all) => {
        if (all.includes(SIXELS)) this.#keep('terminalName', this.#services.terminalName ?? '');
      }),
    ];
  }

  #askGround(): void {
    if (this.#canAsk && this.#services.colourLevel > 0) this.#terminal.write(BACKGROUND_QUESTION);
  }

  /** Keeps what the look depends on. */
  #keep<Fact extends 'background' | 'terminalName'>(fact: Fact, value: Services[Fact]): void {
    if (this.#services[fact] === value) return;
    this.#services[fact] = value;
    this.#hearers.onLook();
  }
}
