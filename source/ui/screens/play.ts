import {
  isDrop,
  isPromotion,
  type Move,
  moveFrom,
  moveTo,
  PROMOTION_FLAG,
} from '../../core/move.ts';
import type { Square } from '../../core/square.ts';
import { EngineError } from '../../engine/engine.ts';
import type { Match, Outcome, PlayedMove } from '../../match/match.ts';
import { playerName } from '../../match/match-table.ts';
import type { Opponents } from '../../match/opponents.ts';
import { parseWord } from '../../match/words.ts';
import { LABEL_STYLES } from '../../notation/labels.ts';
import { nameOf } from '../../records/game-folder.ts';
import type { KeyEvent } from '../../terminal/key-event.ts';
import { endingText } from '../../text/ending.ts';
import {
  engineFailedText,
  engineFaultText,
  engineStartedText,
  unseatedText,
} from '../../text/engine-fault.ts';
import { HINT_IS_COMING, hintText } from '../../text/hint.ts';
import { changeText, impossibleText, offerText, saveFaultText } from '../../text/outcome.ts';
import { findPieces, pieceLetters } from '../../text/piece-names.ts';
import { refusalText } from '../../text/refusal.ts';
import { type App, keyOf } from '../app.ts';
import type { Arrow } from '../board-cursor.ts';
import { BoardHand } from '../board-hand.ts';
import { addMark, lastMoveMarks } from '../board-marks.ts';
import { actionOf } from '../keymap.ts';
import { LabelNotice } from '../label-notice.ts';
import { MoveTexts } from '../move-texts.ts';
import { PromptLine } from '../prompt-line.ts';
import type { Services } from '../services.ts';
import { Suggestions } from '../suggestions.ts';
import type { Mark } from '../theme.ts';
import { replayMatch } from './games.ts';
import { menuScreen } from './menu.ts';
import { helpPage, movesPage, pieceScreen, rulesScreen } from './pages.ts';
import type { KeyHandler } from './screen.ts';
import { changeSetting, settingsScreen } from './settings.ts';

/** What stands in the status row until the next key that enters something. */
export interface Message {
  readonly text: string;
  readonly tone: 'plain' | 'warning';
}

/** The game on the board and the prompt below it. */
export class PlayScreen implements KeyHandler {
  readonly kind = 'play';
  readonly services: Services;
  readonly line = new PromptLine();
  readonly match: Match;
  readonly hand = new BoardHand();
  readonly suggestions: Suggestions;
  readonly labelNotice = new LabelNotice();
  message: Message | undefined;
  /** The move that waits for the answer whether it promotes: the two moves it may be. */
  choice: readonly [declined: Move, promoted: Move] | undefined;
  readonly opponents: Opponents;
  /** The move of the last hint, until the next key. */
  #hinted: Move | undefined;
  #turned = false;
  #hasGreeted = false;
  readonly #texts: MoveTexts;

  constructor(services: Services, match: Match, message?: string) {
    this.services = services;
    this.match = match;
    this.opponents = services.seat(match);
    this.#texts = new MoveTexts(match.variant, match.record.start.placement);
    this.suggestions = new Suggestions(match, () => services.notation);
    if (message) this.message = { text: message, tone: 'plain' };
    const [unseated] = this.opponents.unseated;
    if (unseated) this.#warn(unseatedText(unseated, nameOf(services.table.latestPath ?? '')));
  }

  /** The moves played, in the notation that is shown. */
  get moves(): readonly PlayedMove[] {
    return this.#texts.of(this.match.moves, this.services.notation);
  }

  /** Whether White is at the bottom. */
  get flipped(): boolean {
    const { flip } = this.services.settings.all;
    const base = flip === 'white' || (flip === 'turn' && this.match.game.turn === 'white');
    return base !== this.#turned;
  }

  /** Whether a move that is meant has the choice to promote. */
  get mayPromote(): boolean {
    const meant = this.#meantMoves();
    const declined = new Set(meant.filter((move) => !isPromotion(move)));
    return meant.some((move) => isPromotion(move) && declined.has(move & ~PROMOTION_FLAG));
  }

  /** Squares to point out. */
  get marks(): ReadonlyMap<Square, ReadonlySet<Mark>> {
    const marks = lastMoveMarks(this.match.game);
    const hinted = this.#hinted === undefined ? [] : [this.#hinted];
    for (const move of [...this.#meantMoves(), ...hinted]) {
      addMark(marks, moveTo(move), 'target');
      if (!isDrop(move)) addMark(marks, moveFrom(move), 'picked');
    }
    const { cursor } = this.hand;
    if (cursor?.kind === 'square') addMark(marks, cursor.square, 'cursor');
    return marks;
  }

  press(event: KeyEvent, app: App): void {
    this.#hinted = undefined;
    this.#handle(event, app);
    this.suggestions.follow(this.line, app);
    this.#letOpponentPlay(app);
  }

  shown(app: App): void {
    this.#greetEngines(app);
    this.#letOpponentPlay(app);
  }

  hidden(): void {
    this.opponents.rest();
  }

  /** Says what becomes of the programs that are being started. */
  #greetEngines(app: App): void {
    if (this.#hasGreeted) return;
    this.#hasGreeted = true;
    for (const arrival of this.opponents.arrivals) {
      void arrival.then((news) => {
        if (news?.kind === 'failed') this.#warn(engineFailedText(news));
        else if (news && (news.optionFaults.length > 0 || !this.message)) {
          this.#say(engineStartedText(news));
        }
        if (news) app.changed();
      });
    }
  }

  /** What an engine plays is shown when it comes; what is being typed stays. */
  #letOpponentPlay(app: App): void {
    this.opponents.play().then(
      (outcome) => {
        if (outcome === undefined) return;
        if (outcome.kind === 'failed') this.#warn(engineFailedText(outcome));
        else this.#show(outcome, '', app);
        if (this.match.offer) this.#say(offerText(this.match.offer));
        this.suggestions.follow(this.line, app);
        app.changed();
        this.#letOpponentPlay(app);
      },
      (error) => this.#tellFailure(error, app),
    );
  }

  #tellFailure(error: unknown, app: App): void {
    if (!(error instanceof EngineError)) throw error;
    const name = playerName(this.match.record, this.opponents.toMove ?? 'black');
    this.message = { text: engineFaultText(name, error), tone: 'warning' };
    app.changed();
  }

  /** Says and marks a good move, unless the game has become another by then. */
  #hint(app: App): void {
    const { match, services } = this;
    if (match.ending || this.opponents.toMove) {
      this.#refuse('', impossibleText(match.ending ? 'game-over' : 'not-your-turn'));
      return;
    }
    const { ply } = match.game;
    this.#say(HINT_IS_COMING);
    this.opponents.hint(services.engines.adviser()).then(
      (report) => {
        if (report === undefined || match.game.ply !== ply) return;
        this.#hinted = report.line[0];
        this.#say(hintText(match.game.position, report));
        app.changed();
      },
      (error) => this.#tellFailure(error, app),
    );
  }

  #handle(event: KeyEvent, app: App): void {
    if (event.kind === 'paste') {
      this.#paste(event.text, app);
      return;
    }
    if (this.choice && this.#answerChoice(event, app)) return;
    const key = keyOf(event);
    const action =
      event.kind === 'key' || (key === '?' && this.line.isEmpty)
        ? actionOf('play', key)
        : undefined;
    if (action !== 'complete' && action !== 'complete-back') this.suggestions.leaveTab();
    switch (action) {
      case 'enter':
        this.#enter(app);
        return;
      case 'complete':
        this.suggestions.complete(1, this.line);
        return;
      case 'complete-back':
        this.suggestions.complete(-1, this.line);
        return;
      case 'help':
        app.open(helpPage(this.match.variant));
        return;
      case 'escape':
        this.#escape(app);
        return;
      case 'leave':
        if (this.line.isEmpty) app.quit();
        return;
      case 'arrow':
        if (!this.line.isEmpty) this.line.edit(key);
        else if (!this.match.ending) {
          this.hand.move(key as Arrow, this.match.game.position, this.flipped);
        }
        return;
      default:
        if (event.kind === 'key') this.line.edit(key);
        else this.#type(event.text);
    }
  }

  /** Does what a line says, and shows what came of it. */
  submit(text: string, app: App): Outcome {
    const outcome = this.opponents.enter(text);
    this.#show(outcome, text, app);
    return outcome;
  }

  #type(text: string): void {
    this.hand.clear();
    this.line.insert(text);
  }

  #enter(app: App): void {
    if (!this.line.isEmpty) {
      this.submit(this.line.enter(), app);
      return;
    }
    const text = this.hand.act(this.match.game.position);
    if (this.hand.picked) this.message = undefined;
    if (text === undefined) return;
    this.submit(text, app);
    if (!this.choice) this.line.set('');
  }

  /** Plays the moves of a pasted list; what cannot be played stays in the prompt. */
  #paste(text: string, app: App): void {
    this.suggestions.leaveTab();
    this.#dropChoice();
    const tokens = text
      .split(/\s+/)
      .filter((token) => token !== '' && !/^\d+\.*(…|\.\.\.)?$/.test(token));
    // Words act by Enter only, and a text that was begun goes on.
    if (tokens.length <= 1 || !this.line.isEmpty || parseWord(tokens[0])) {
      this.#type(tokens.length <= 1 ? tokens.join('') : text.trim().replace(/\s+/g, ' '));
      return;
    }
    while (tokens.length > 0 && !parseWord(tokens[0])) {
      const outcome = this.submit(tokens[0], app);
      if (this.choice && outcome.kind === 'refused' && tokens.length > 1) {
        // An answer would be about the first of them alone.
        this.#dropChoice();
        const { position } = this.match.game;
        this.#refuse('', refusalText(position, tokens[0], outcome.reading));
      }
      if (outcome.kind !== 'played') break;
      tokens.shift();
    }
    this.line.set(tokens.join(' '));
  }

  #show(outcome: Outcome, typed: string, app: App): void {
    this.suggestions.reset();
    this.message = undefined;
    this.choice = undefined;
    switch (outcome.kind) {
      case 'empty':
        return;
      case 'played':
        this.hand.clear();
        return;
      case 'ended':
        this.#say(`${endingText(outcome.ending)}.`);
        return;
      case 'refused':
        if (outcome.reading.kind === 'choice') {
          this.line.set(typed);
          this.choice = outcome.reading.moves;
          this.#say(`${typed.trim()}: promote? + yes, = no, Esc takes it back.`);
        } else {
          this.#refuse(typed, refusalText(this.match.game.position, typed, outcome.reading));
        }
        return;
      case 'impossible':
        if (outcome.why === 'declined') this.#say(impossibleText(outcome.why));
        else this.#refuse(typed, impossibleText(outcome.why, outcome.word));
        return;
      case 'offered':
        this.#say(offerText(outcome.offer));
        return;
      case 'not-saved':
        this.#refuse(typed, saveFaultText(outcome.fault));
        return;
      case 'undone':
      case 'noted':
      case 'saved':
        this.#say(changeText(outcome));
        return;
      case 'view':
        this.#doViewWord(outcome.word, outcome.argument, typed, app);
        return;
      default:
        outcome satisfies never;
    }
  }

  #doViewWord(
    word: Extract<Outcome, { kind: 'view' }>['word'],
    argument: string,
    typed: string,
    app: App,
  ): void {
    const { services, match } = this;
    const { variant } = match;
    switch (word) {
      case 'hint':
        this.#hint(app);
        return;
      case 'moves':
        app.open(movesPage(services, match));
        return;
      case 'show':
        this.#showPiece(argument, typed, app);
        return;
      case 'flip':
        this.#turned = !this.#turned;
        return;
      case 'labels':
        this.#changeLabels(argument, typed, app);
        return;
      case 'rematch':
        app.replace(new PlayScreen(services, services.table.rematch(match)));
        return;
      case 'replay':
        app.open(replayMatch(services, match));
        return;
      case 'settings':
        app.open(settingsScreen(services));
        return;
      case 'rules':
        app.open(rulesScreen(services, variant));
        return;
      case 'help':
        app.open(helpPage(this.match.variant));
        return;
      case 'menu':
        app.open(menuScreen(services, this));
        return;
      case 'board':
        return;
      case 'quit':
        app.quit();
        return;
      default:
        word satisfies never;
    }
  }

  #showPiece(name: string, typed: string, app: App): void {
    const { variant } = this.match;
    const [kind] = findPieces(variant, name);
    if (kind !== undefined) app.open(pieceScreen(this.services, variant, kind));
    else this.#refuse(typed, `show: say one of ${pieceLetters(variant).join(' ')}.`);
  }

  #changeLabels(argument: string, typed: string, app: App): void {
    const style = LABEL_STYLES.find((known) => known === argument);
    const warn = (text: string) => {
      this.message = { text, tone: 'warning' };
    };
    if (style) changeSetting(this.services, 'labels', style, app, warn);
    else this.#refuse(typed, `labels: say ${LABEL_STYLES.join(', ')}.`);
  }

  /** + and = answer; Esc takes the move back; anything else goes on with the text. */
  #answerChoice(event: KeyEvent, app: App): boolean {
    const choice = this.choice;
    const answer = ['=', '+'].indexOf(keyOf(event));
    this.#dropChoice();
    if (choice === undefined || answer < 0) return false;
    this.line.set('');
    this.#show(this.match.play(choice[answer]), '', app);
    return true;
  }

  #dropChoice(): void {
    if (this.choice) this.message = undefined;
    this.choice = undefined;
  }

  #escape(app: App): void {
    if (!this.line.isEmpty) this.line.set('');
    else if (this.hand.picked) this.hand.picked = undefined;
    else if (this.hand.cursor) this.hand.cursor = undefined;
    else app.open(menuScreen(this.services, this));
    this.message = undefined;
  }

  /** The legal moves that are meant by what is picked up or typed. */
  #meantMoves(): readonly Move[] {
    if (this.hand.picked) return this.hand.moves(this.match.game.position);
    return this.suggestions.shown.flatMap(({ move }) => (move === undefined ? [] : [move]));
  }

  #warn(text: string): void {
    this.message = { text, tone: 'warning' };
  }

  #say(text: string): void {
    this.message = { text, tone: 'plain' };
  }

  #refuse(typed: string, text: string): void {
    this.line.set(typed);
    this.message = { text, tone: 'warning' };
  }
}
