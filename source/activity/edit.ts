import type { PlayedMove } from '../match/outcome.ts';
import type { MateFinder } from '../match/participants/engine-room.ts';
import { fillSides, parseSide } from '../match/participants/side.ts';
import { hasTarget } from '../records/formats/problems/problem.ts';
import { problemAsJson } from '../records/formats/problems/problem-lines.ts';
import { StoreError } from '../records/store/store.ts';
import { createRecord, type GameRecord } from '../records/tree/record.ts';
import type { Color } from '../rules/core/color.ts';
import { Game } from '../rules/core/game.ts';
import { hasLegalMove } from '../rules/core/generate.ts';
import type { Move } from '../rules/core/move.ts';
import type { Placement } from '../rules/core/position.ts';
import type { Square } from '../rules/core/square.ts';
import type { Variant } from '../rules/core/variant.ts';
import { asked, goTo, NOTHING, refused, told } from './answer.ts';
import { type BoardActivity, HintedBoard, type TaskMark } from './board-activity.ts';
import { BOARD_ROWS } from './board-words.ts';
import { EditChanges } from './edit-changes.ts';
import type { EditAnswer, EditTold } from './edit-told.ts';
import { MATE_ROW } from './mate-word.ts';
import type { ReplayMeans } from './replay.ts';
import { Setup } from './setup.ts';
import { QUIT_ROW, REDO_ROW, UNDO_ROW } from './shared-words.ts';
import { type BoundWords, bindWords, type WordRow } from './word-row.ts';

type Row = WordRow<EditActivity, EditTold>;

/** Words of a board that ask what can be played, and that of the hands, which changes them here. */
const LEFT_OUT = [
  'moves',
  'attackers',
  'defenders',
  'rays',
  'threats',
  'changes',
  'last',
  'hand',
] as const;

type LeftOut = (typeof LEFT_OUT)[number];
type ShownRow = Exclude<(typeof BOARD_ROWS)[number], { readonly name: LeftOut }>;

const isShown = (row: (typeof BOARD_ROWS)[number]): row is ShownRow =>
  !LEFT_OUT.some((name) => name === row.name);

/** A word that changes something, with or without more that is said. */
const CHANGES = { argument: 'optional', effect: 'changes' } as const;

/** The words of a position that is set up, in the order in which help lists them. */
export const EDIT_ROWS = [
  { name: 'put', ...CHANGES, run: ({ changes }, text) => changes.put(text) },
  { name: 'remove', ...CHANGES, run: ({ changes }, square) => changes.remove(square) },
  { name: 'face', ...CHANGES, run: ({ changes }, square) => changes.turnOver(square) },
  { name: 'swap', ...CHANGES, run: ({ changes }, square) => changes.swap(square) },
  { name: 'hand', ...CHANGES, run: ({ changes }, text) => changes.hand(text) },
  { name: 'turn', effect: 'changes', run: (edit) => edit.turn() },
  { name: 'rest', ...CHANGES, run: ({ changes }, side) => changes.addRest(side) },
  { name: 'clear', effect: 'changes', run: (edit) => edit.clear() },
  { name: 'start', ...CHANGES, run: ({ changes }, name) => changes.start(name) },
  UNDO_ROW,
  REDO_ROW,
  {
    name: 'play',
    ...CHANGES,
    refusal: ({ playFault }) => playFault,
    run: ({ options: { engines } }, level) => {
      if (level === '') return goTo('game', level);
      if (engines.staysOut?.()) return refused({ code: 'engines-stay-out' });
      return parseSide(`level:${level}`).ok ? goTo('game', level) : refused({ code: 'no-level' });
    },
  },
  { name: 'analyse', refusal: ({ moveFault }) => moveFault, run: () => goTo('replay', 'analyse') },
  { name: 'replay', refusal: ({ fault }) => fault, run: () => goTo('replay') },
  MATE_ROW,
  {
    name: 'save',
    ...CHANGES,
    refusal: ({ options: { store, publicAddress: address }, fault }) =>
      store ? fault : { code: 'exported-by-server', address },
    run: (edit, name) => edit.save(name),
  },
  ...BOARD_ROWS.filter(isShown),
  { ...QUIT_ROW, effect: 'changes' },
] as const satisfies readonly Row[];

export type EditWord = (typeof EDIT_ROWS)[number]['name'];

/** What is set up, and what may be done with it. */
export interface SetupOptions extends Omit<ReplayMeans, 'gameIndex'> {
  readonly variant: Variant;
  /** It may break any rule. */
  readonly placement: Placement;
  /** Whether the player goes back from it to a game, so that no new game begins here. */
  readonly isAside?: boolean | undefined;
}

/** A position that is set up, by words or by the cursor. */
export class EditActivity extends HintedBoard<EditTold> implements BoardActivity<EditTold> {
  readonly options: SetupOptions;
  readonly setup: Setup;
  readonly changes: EditChanges;
  readonly words: BoundWords<EditTold> = bindWords<EditActivity, EditTold>(this, EDIT_ROWS);
  readonly moves: readonly PlayedMove[] = [];
  home: Color;
  /** No move is played here. */
  readonly isWaiting = true;
  readonly nextWord = undefined;
  #game: Game;
  /** The position that is kept elsewhere. */
  #kept: Placement;
  /** The last position in which a mate was looked for, and what has come of it. */
  #sought: { readonly placement: Placement; readonly found: EditAnswer } | undefined;

  constructor(options: SetupOptions) {
    const { settings, variant, placement } = options;
    super(settings);
    this.options = options;
    this.home = settings.all.flip === 'white' ? 'white' : 'black';
    this.setup = new Setup(variant, placement);
    this.changes = new EditChanges(this.setup);
    this.#kept = placement;
    this.#game = new Game(variant, placement);
  }

  get subject(): unknown {
    return this;
  }

  override get findMate(): MateFinder | undefined {
    return this.options.engines.findMate;
  }

  /** A game without moves from the position. */
  get game(): Game {
    const { placement, variant } = this.setup;
    if (this.#game.start !== placement) this.#game = new Game(variant, placement);
    return this.#game;
  }

  get record(): GameRecord {
    const { variant, placement } = this.setup;
    return createRecord({ variant, start: { placement, moveNumber: 1 } });
  }

  get isUnsaved(): boolean {
    return this.setup.placement !== this.#kept;
  }

  get leaving(): EditTold | undefined {
    return this.isUnsaved ? { code: 'leaves-edited' } : undefined;
  }

  /** The square of the piece that was picked up. */
  get marked(): readonly TaskMark[] {
    const { picked } = this.changes;
    return picked?.kind === 'square' ? [{ square: picked.square, mark: 'target' }] : [];
  }

  /** What the rules have against the position. */
  get fault(): EditTold | undefined {
    const { faults } = this.setup;
    return faults.length > 0 ? { code: 'faulty', faults } : undefined;
  }

  /** Why no game begins from here. */
  get playFault(): EditTold | undefined {
    return this.options.isAside ? { code: 'aside' } : this.moveFault;
  }

  /** Why no move can be made here. */
  get moveFault(): EditTold | undefined {
    if (this.fault) return this.fault;
    return hasLegalMove(this.game.position) ? undefined : { code: 'no-moves' };
  }

  readonly play = (): EditAnswer => NOTHING;
  readonly point = (square: Square): EditAnswer => this.changes.point(square);
  readonly pointHand = (kind: number, color: Color): EditAnswer =>
    this.changes.pointHand(kind, color);

  /** Without a cursor nothing stays picked up. */
  readonly lookAt = (square: Square | undefined, hasCursor: boolean): void => {
    this.changes.at = square;
    if (!hasCursor) this.changes.picked = undefined;
  };

  readonly enterMove = (line: string): EditAnswer =>
    line.trim() === '' ? NOTHING : this.changes.enter(line);

  readonly whyNot = (word: string): EditTold | undefined => {
    const { canUndo, canRedo } = this.setup;
    if (word === UNDO_ROW.name) return canUndo ? undefined : { code: 'no-undo' };
    if (word === REDO_ROW.name) return canRedo ? undefined : { code: 'no-redo' };
    return word === MATE_ROW.name ? this.fault : undefined;
  };

  undo(): EditAnswer {
    return this.changes.changed({ code: 'undone' }, (setup) => setup.undo());
  }

  redo(): EditAnswer {
    return this.changes.changed({ code: 'redone' }, (setup) => setup.redo());
  }

  clear(): EditAnswer {
    return this.changes.changed({ code: 'cleared' }, (setup) => setup.clear());
  }

  /** Gives the turn to the other side. */
  turn(): EditAnswer {
    return this.changes.changed({ code: 'turn' }, (setup) => setup.turn());
  }

  /**
   * A game from here.
   * @param level of the computer, which has the side that is not to move; '' for none
   */
  gameAt(level: string, ownName: string) {
    const { variant, placement } = this.setup;
    const computer = level === '' ? undefined : parseSide(`level:${level}`);
    const player = computer?.ok ? computer.value : undefined;
    const isBlack = placement.turn === 'white';
    const sides = { black: isBlack ? player : undefined, white: isBlack ? undefined : player };
    const start = { placement, moveNumber: 1 };
    return { variant, start, players: fillSides(sides, ownName) };
  }

  /** Remembers what comes of it, which `save` asks for. */
  override seekMate(argument: string): EditAnswer {
    const { placement } = this.setup;
    const sought = super.seekMate(argument);
    if (sought.kind !== 'later') return sought;
    const answer = sought.answer.then((found) => {
      if (found.kind !== 'nothing') this.#sought = { placement, found };
      return found;
    });
    return { ...sought, answer };
  }

  /** Adds the position to a file of problems, if a mate is found in it. */
  save(name: string): EditAnswer {
    const { variant, placement } = this.setup;
    if (!hasTarget(variant, { placement, moveNumber: 1 })) return refused({ code: 'no-target' });
    if (name.trim() === '') return refused({ code: 'which-file' });
    if (this.#sought?.placement === placement) {
      return this.#saveFound(name, placement, this.#sought.found);
    }
    const sought = this.seekMate('');
    if (sought.kind !== 'later') return sought;
    const answer = sought.answer.then((found) => this.#saveFound(name, placement, found));
    return { ...sought, answer };
  }

  /** @param found what the search for a mate has come to */
  #saveFound(name: string, placement: Placement, found: EditAnswer): EditAnswer {
    const what = found.kind === 'told' ? found.what : undefined;
    switch (what?.code) {
      case 'mate':
        return this.#write(name, placement, what.isShortest ? what : undefined);
      case 'no-mate':
        return refused({ code: 'saves-no-mate' });
      case 'mate-unknown': {
        const yes = () => this.#write(name, placement);
        return asked({ code: 'saves-unproved' }, yes);
      }
      default:
        return found.kind === 'nothing' ? refused({ code: 'save-stopped' }) : found;
    }
  }

  /** @param mate its shortest one, where that is known */
  #write(
    name: string,
    placement: Placement,
    mate?: { readonly plies: number; readonly line: readonly Move[] },
  ): EditAnswer {
    const problem = {
      variant: this.setup.variant,
      start: { placement, moveNumber: 1 },
      line: [],
      ...mate,
    };
    try {
      const path = this.options.store?.addProblem(name, problemAsJson(problem));
      if (!path?.ok) return path ? refused({ code: 'not-saved', fault: path.fault }) : NOTHING;
      this.#kept = placement;
      return told({ code: 'saved', path: path.value, ...(mate && { plies: mate.plies }) });
    } catch (error) {
      if (error instanceof StoreError) return refused({ code: 'not-saved', fault: error });
      throw error;
    }
  }
}
