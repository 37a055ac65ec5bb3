import { legalMoves } from '../../core/generate.ts';
import { dropKind, isDrop, type Move, moveFrom, moveTo } from '../../core/move.ts';
import { EMPTY } from '../../core/piece-code.ts';
import { type Piece, type Position, pieceOn } from '../../core/position.ts';
import type { Square } from '../../core/square.ts';
import type { Match, Outcome } from '../../match/match.ts';
import { parseWord } from '../../match/words.ts';
import { LABEL_STYLES } from '../../notation/labels.ts';
import { formatSquare, squareAt } from '../../notation/square.ts';
import type { KeyEvent } from '../../terminal/key-event.ts';
import { endingText } from '../../text/ending.ts';
import { changeText, impossibleText, offerText, saveFaultText } from '../../text/outcome.ts';
import { findPieces, pieceLetters } from '../../text/piece-names.ts';
import { refusalText } from '../../text/refusal.ts';
import { type App, keyOf } from '../app.ts';
import { type Arrow, type CursorPlace, moveCursor } from '../board-cursor.ts';
import { type Candidate, Completions, wordsNow } from '../completion.ts';
import { actionOf } from '../keymap.ts';
import { PromptLine } from '../prompt-line.ts';
import type { Services } from '../services.ts';
import type { Mark } from '../theme.ts';
import { menuScreen } from './menu.ts';
import { helpPage, movesPage, pieceScreen, rulesScreen } from './pages.ts';
import { addMark, lastMoveMarks, ReplayScreen } from './replay.ts';
import type { KeyHandler } from './screen.ts';
import { changeSetting, settingsScreen } from './settings.ts';

/** What stands in the status row until the next key that enters something. */
export interface Message {
  readonly text: string;
  readonly tone: 'plain' | 'warning';
}

/** The candidates that Tab goes through, and which of them stands in the prompt; -1 for none yet. */
interface TabState {
  readonly list: readonly Candidate[];
  readonly index: number;
}

/** The game on the board and the prompt below it. */
export class PlayScreen implements KeyHandler {
  readonly kind = 'play';
  readonly services: Services;
  readonly line = new PromptLine();
  match: Match;
  message: Message | undefined;
  cursor: CursorPlace | undefined;
  picked: CursorPlace | undefined;
  /** The move that waits for the answer whether it promotes: the two moves it may be. */
  choice: readonly [declined: Move, promoted: Move] | undefined;
  #turned = false;
  /** Of the position on the board; undefined after every change of it. */
  #completions: Completions | undefined;
  #tab: TabState | undefined;

  constructor(services: Services, match: Match, message?: string) {
    this.services = services;
    this.match = match;
    if (message) this.message = { text: message, tone: 'plain' };
  }

  /** Whether White is at the bottom. */
  get flipped(): boolean {
    const { flip } = this.services.settings.all;
    const base = flip === 'white' || (flip === 'turn' && this.match.game.turn === 'white');
    return base !== this.#turned;
  }

  /** What the typed text may become. */
  get candidates(): readonly Candidate[] {
    return this.#tab?.list ?? this.completions.matching(this.line.text);
  }

  get completions(): Completions {
    const over = this.match.ending !== undefined;
    const position = over ? undefined : this.match.game.position;
    this.#completions ??= new Completions(position, wordsNow(over));
    return this.#completions;
  }

  /** Squares to point out. */
  get marks(): ReadonlyMap<Square, ReadonlySet<Mark>> {
    const marks = lastMoveMarks(this.match.game);
    for (const move of this.#meantMoves()) {
      addMark(marks, moveTo(move), 'target');
      if (!isDrop(move)) addMark(marks, moveFrom(move), 'picked');
    }
    if (this.cursor?.kind === 'square') addMark(marks, this.cursor.square, 'cursor');
    return marks;
  }

  press(event: KeyEvent, app: App): void {
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
    const wasTab = this.#tab;
    if (action !== 'complete' && action !== 'complete-back') this.#tab = undefined;
    switch (action) {
      case 'enter':
        this.#enter(app);
        return;
      case 'complete':
        this.#complete(1, wasTab);
        return;
      case 'complete-back':
        this.#complete(-1, wasTab);
        return;
      case 'help':
        app.open(helpPage());
        return;
      case 'escape':
        this.#escape(app);
        return;
      case 'leave':
        if (this.line.isEmpty) app.quit();
        return;
      case 'arrow':
        if (this.line.isEmpty) this.#moveCursor(key as Arrow);
        else this.line.edit(key);
        return;
      default:
        if (event.kind === 'key') this.line.edit(key);
        else this.#type(event.text);
    }
  }

  /** Does what a line says, and shows what came of it. */
  submit(text: string, app: App): Outcome {
    const outcome = this.match.enter(text);
    this.#show(outcome, text, app);
    return outcome;
  }

  #type(text: string): void {
    this.cursor = undefined;
    this.picked = undefined;
    this.line.insert(text);
  }

  #enter(app: App): void {
    if (!this.line.isEmpty) this.submit(this.line.enter(), app);
    else if (this.cursor) this.#pickOrPut(this.cursor, app);
  }

  /** Plays the moves of a pasted list; what cannot be played stays in the prompt. */
  #paste(text: string, app: App): void {
    this.#tab = undefined;
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
    this.#completions = undefined;
    this.message = undefined;
    this.choice = undefined;
    switch (outcome.kind) {
      case 'empty':
        return;
      case 'played':
        this.cursor = undefined;
        this.picked = undefined;
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
        this.#refuse(typed, impossibleText(outcome.why, outcome.word));
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
      case 'moves':
        app.open(movesPage(match.game.position));
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
        app.open(new ReplayScreen(services, match.record, match.game.ply));
        return;
      case 'settings':
        app.open(settingsScreen(services));
        return;
      case 'rules':
        app.open(rulesScreen(services, variant));
        return;
      case 'help':
        app.open(helpPage());
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
    else if (this.picked) this.picked = undefined;
    else if (this.cursor) this.cursor = undefined;
    else app.open(menuScreen(this.services, this));
    this.message = undefined;
  }

  /** Goes through what the text may become; first to what all of it has in common. */
  #complete(step: 1 | -1, before: TabState | undefined): void {
    let tab = before;
    if (tab === undefined) {
      const list = this.completions.matching(this.line.text);
      if (list.length === 0) return;
      const common = commonStart(list.map(({ text }) => text));
      tab = { list, index: list.length === 1 ? 0 : -1 };
      this.#tab = tab;
      if (common.length > this.line.text.length) {
        this.line.set(common);
        return;
      }
    }
    const { list } = tab;
    const from = tab.index < 0 && step < 0 ? 0 : tab.index;
    const index = (from + step + list.length) % list.length;
    this.#tab = { list, index };
    this.line.set(list[index].text);
  }

  #moveCursor(arrow: Arrow): void {
    if (this.match.ending) return;
    const { variant, game } = this.match;
    if (this.cursor === undefined) {
      const square = squareAt(variant, Math.ceil(variant.files / 2), Math.ceil(variant.ranks / 2));
      this.cursor = { kind: 'square', square: square as Square };
      return;
    }
    this.cursor = moveCursor(this.cursor, arrow, {
      variant,
      flipped: this.flipped,
      hand: kindsInHand(game.position),
      handBelow: (game.turn === 'white') === this.flipped,
    });
  }

  /** Enter on the cursor: picks up an own piece, or puts down what is picked up. */
  #pickOrPut(place: CursorPlace, app: App): void {
    const { position } = this.match.game;
    const samePlace =
      place.kind === 'square'
        ? this.picked?.kind === 'square' && this.picked.square === place.square
        : this.picked?.kind === 'hand' && this.picked.piece === place.piece;
    if (samePlace) {
      this.picked = undefined;
      return;
    }
    const isOwn = place.kind === 'hand' || pieceOn(position, place.square)?.color === position.turn;
    if (isOwn) {
      this.picked = place;
      this.message = undefined;
    } else if (this.picked) {
      this.submit(putText(position, this.picked, place.square), app);
      if (!this.choice) this.line.set('');
    }
  }

  /** The legal moves that are being meant by what is picked up or typed. */
  #meantMoves(): readonly Move[] {
    const { picked } = this;
    if (picked) {
      return legalMoves(this.match.game.position).filter((move) =>
        picked.kind === 'hand'
          ? isDrop(move) && dropKind(move) === picked.piece
          : !isDrop(move) && moveFrom(move) === picked.square,
      );
    }
    if (this.line.isEmpty) return [];
    return this.candidates.flatMap(({ move }) => (move === undefined ? [] : [move]));
  }

  #say(text: string): void {
    this.message = { text, tone: 'plain' };
  }

  #refuse(typed: string, text: string): void {
    this.line.set(typed);
    this.message = { text, tone: 'warning' };
  }
}

/** What is typed for a move that is made with the cursor. */
function putText(position: Position, picked: CursorPlace, to: Square): string {
  const { pieces } = position.variant;
  if (picked.kind === 'hand') return `${pieces[picked.piece].hodges}*${formatSquare(to)}`;
  const piece = pieceOn(position, picked.square) as Piece;
  const name = (piece.promoted ? '+' : '') + pieces[piece.kind].hodges;
  const separator = position.board[to] === EMPTY ? '-' : 'x';
  return `${name}${formatSquare(picked.square)}${separator}${formatSquare(to)}`;
}

/** Kinds that the side to move has in hand. */
export function kindsInHand(position: Position): number[] {
  return [...position.variant.pieces.keys()].filter(
    (kind) => position.inHand(position.turn, kind) > 0,
  );
}

function commonStart(texts: readonly string[]): string {
  let [start] = texts;
  for (const text of texts) {
    while (!text.startsWith(start)) start = start.slice(0, -1);
  }
  return start;
}
