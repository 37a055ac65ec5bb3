import { NAME_QUESTION } from '../../terminal/graphics.ts';
import {
  isNotificationYes,
  NOTIFICATION_QUESTION,
  type NotificationWay,
  notification,
  notificationWayOf,
} from '../../terminal/notification.ts';
import { throughTmux } from '../../terminal/placeholders.ts';
import type { TerminalSession } from '../../terminal/session.ts';
import { WindowTitle } from '../../terminal/window-title.ts';
import type { Screen } from './screen.ts';
import type { Services } from './services.ts';

/** The window around the terminal: its name, whether it has the focus, and its desktop. */
export class AppWindow {
  readonly #terminal: TerminalSession;
  readonly #services: Services;
  readonly #title: WindowTitle;
  #hasFocus = true;
  #way: NotificationWay | undefined;
  #isAsked = false;
  readonly #stops: readonly (() => void)[];

  constructor(terminal: TerminalSession, services: Services) {
    this.#terminal = terminal;
    this.#services = services;
    this.#title = new WindowTitle((text) => terminal.write(text));
    this.#stops = [
      terminal.on('focus', (hasFocus) => {
        this.#hasFocus = hasFocus;
      }),
      terminal.on('name', (name) => {
        this.#way ??= notificationWayOf(name);
      }),
      terminal.on('notifications', (answer) => {
        if (isNotificationYes(answer)) this.#way = 99;
      }),
    ];
  }

  /** Names the window after what a screen shows, and asks what its settings need. */
  follow(screen: Screen): void {
    const { texts, charset, settings, env } = this.#services;
    // The Linux console has no window, and takes some of the commands for text.
    if (env.TERM === 'linux') return;
    const { match } = screen;
    const game = match && texts.words.variantName(match.variant, charset);
    this.#title.show(texts.settings.titleText(game));
    const isWished = settings.all.notify === 'on';
    this.#terminal.setReports('focus', isWished);
    if (!isWished) this.#hasFocus = true;
    else if (!this.#isAsked) this.#ask();
  }

  /** Tells the desktop something while the player looks elsewhere, where the terminal can. */
  notify(text: string): void {
    if (this.#hasFocus || this.#way === undefined) return;
    const sequence = notification(this.#way, this.#services.texts.settings.titleText(), text);
    this.#terminal.write(this.#isInTmux ? throughTmux(sequence) : sequence);
  }

  /** @returns what the terminal is told before it is given back */
  leave(): string {
    return this.#title.leave();
  }

  /** The terminal is ours again. */
  comeBack(): void {
    this.#title.comeBack();
  }

  /** Listens no more. */
  close(): void {
    for (const stop of this.#stops) stop();
  }

  get #isInTmux(): boolean {
    return Boolean(this.#services.env.TMUX);
  }

  #ask(): void {
    this.#isAsked = true;
    const question = NOTIFICATION_QUESTION + NAME_QUESTION;
    this.#terminal.write(this.#isInTmux ? throughTmux(question) : question);
  }
}
