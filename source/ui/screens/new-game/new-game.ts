import { isPersonName } from '../../../clean/person-name.ts';
import { seatPlayers, tossPawns } from '../../../match/furigoma.ts';
import {
  fillSides,
  HIGHEST_LEVEL,
  NOBODY,
  type Player,
  playerOfTags,
  savedName,
} from '../../../match/participants/side.ts';
import type { GameHead } from '../../../records/store/game-head.ts';
import { COLORS, type Color } from '../../../rules/core/color.ts';
import type { Variant } from '../../../rules/core/variant.ts';
import { findHandicap, startPosition } from '../../../rules/notation/start.ts';
import { findVariant, VARIANTS } from '../../../rules/variants/index.ts';
import { preferredHandicap } from '../../../settings/settings.ts';
import { latin } from '../../../text/charset.ts';
import { clockFaultText } from '../../../text/clock.ts';
import { NO_COMMAND } from '../../../text/engine-fault.ts';
import { furigomaText } from '../../../text/furigoma.ts';
import { noPersonText } from '../../../text/player-name.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { PromptLine } from '../../prompt/prompt-line.ts';
import { FormScreen } from '../form/form.tsx';
import { choiceField, type FormField } from '../form/form-fields.ts';
import { PlayScreen } from '../play/play.tsx';
import { rememberGame, warnIfNotKept } from '../settings/change-setting.ts';
import { ClockChoice } from './clock-choice.ts';
import { handicapField } from './handicap-field.ts';
import { isEven, type NewGameAction, type NewGameState, newGameReducer } from './new-game-state.ts';

/** The players that can be chosen for a side. */
const PLAYERS: readonly [Player, ...Player[]] = [
  { kind: 'person', name: NOBODY },
  ...Array.from(
    { length: HIGHEST_LEVEL },
    (_, index) => ({ kind: 'level', level: index + 1 }) as const,
  ),
  { kind: 'engine', command: '' },
];

function sameKind(one: Player, other: Player): boolean {
  if (one.kind !== 'level' || other.kind !== 'level') return one.kind === other.kind;
  return one.level === other.level;
}

function playerText(player: Player): string {
  if (player.kind === 'engine') return 'an engine';
  return player.kind === 'level' ? `computer, level ${player.level}` : 'a person';
}

/** The last player of a side; a program only if the person here has named it before. */
function lastPlayer({ settings }: Services, head: GameHead | undefined, color: Color): Player {
  const tags = head?.players[color];
  if (tags === undefined) return { kind: 'person', name: NOBODY };
  return playerOfTags(settings.engines.includes(tags.engine) ? tags : { ...tags, engine: '' });
}

/** What a new game begins with instead of the last choices. */
export interface NewGameWish {
  readonly title?: string;
  readonly variant?: Variant;
  readonly players?: Readonly<Record<Color, Player>>;
}

/** Asks for the game of two persons. Their names are those of the last game, if it was one. */
export function twoPlayersScreen(services: Services): FormScreen {
  const last = services.store.list()[0]?.head;
  const person = (color: Color): Player => {
    const player = lastPlayer(services, last, color);
    return player.kind === 'person' ? player : { kind: 'person', name: NOBODY };
  };
  const players = { black: person('black'), white: person('white') };
  return newGameScreen(services, { title: 'Two players', players });
}

/** Asks for the game and its players, beginning with what is wished, else with the last choices. */
export function newGameScreen(services: Services, wish: NewGameWish = {}): FormScreen {
  const { settings, store, charset } = services;
  const last = store.list()[0]?.head;
  const variant = wish.variant ?? findVariant(settings.all.variant) ?? VARIANTS[0];
  let state: NewGameState = {
    variant,
    handicap: preferredHandicap(settings.all, variant),
    byFurigoma: false,
    players: wish.players ?? {
      black: lastPlayer(services, last, 'black'),
      white: lastPlayer(services, last, 'white'),
    },
  };
  const dispatch = (action: NewGameAction) => {
    state = newGameReducer(state, action);
  };
  const names: Record<Color, PromptLine> = { black: new PromptLine(), white: new PromptLine() };
  const commands: Record<Color, PromptLine> = { black: new PromptLine(), white: new PromptLine() };
  /** Names that the program gives, not the player. */
  const offered: Record<Color, string> = { black: '', white: '' };
  const offerNames = () => {
    const isOpen = (color: Color) => names[color].text === offered[color];
    const side = (color: Color): Player | undefined => {
      if (state.players[color].kind !== 'person') return state.players[color];
      return isOpen(color) ? undefined : { kind: 'person', name: names[color].text };
    };
    const filled = fillSides({ black: side('black'), white: side('white') }, services.ownName);
    for (const color of COLORS) {
      const player = filled[color];
      if (player.kind !== 'person' || !isOpen(color)) continue;
      offered[color] = player.name;
      names[color].set(player.name);
    }
  };
  for (const color of COLORS) {
    const player = state.players[color];
    if (player.kind === 'person' && player.name !== NOBODY) names[color].set(player.name);
    commands[color].set(player.kind === 'engine' ? player.command : (settings.engines[0] ?? ''));
  }
  offerNames();
  const chosenPlayer = (color: Color): Player => {
    const player = state.players[color];
    if (player.kind === 'person') return { ...player, name: names[color].text.trim() || NOBODY };
    return player.kind === 'engine' ? { ...player, command: commands[color].text.trim() } : player;
  };
  const players = PLAYERS.filter(
    ({ kind }) => services.engines.startsPrograms || kind !== 'engine',
  );
  const playerFields = (color: Color, label: string): FormField[] => [
    choiceField(
      label,
      players,
      () => players.find((one) => sameKind(one, state.players[color])) ?? PLAYERS[0],
      (player) => {
        dispatch({ kind: 'player', color, player });
        offerNames();
      },
      playerText,
    ),
    ...(state.players[color].kind === 'person'
      ? [{ kind: 'text', label: '  name', line: names[color], isSelected: true } as const]
      : []),
    ...(state.players[color].kind === 'engine'
      ? [{ kind: 'text', label: '  command', line: commands[color] } as const]
      : []),
  ];

  const clock = new ClockChoice(last?.timeControl ?? '');
  const chosenStart = () =>
    startPosition(state.variant, findHandicap(state.variant, state.handicap));
  const preview = () => ({ variant: state.variant, placement: chosenStart().placement });
  const begin = (app: Navigator) => {
    const { variant, handicap, byFurigoma } = state;
    const control = clock.control;
    if (!control.ok) {
      form.warn(clockFaultText(clock.line.text));
      return;
    }
    const chosen = { black: chosenPlayer('black'), white: chosenPlayer('white') };
    for (const player of Object.values(chosen)) {
      if (player.kind !== 'person' || isPersonName(player.name)) continue;
      form.warn(noPersonText(player.name));
      return;
    }
    const toss = byFurigoma && isEven(state) ? tossPawns(services.random) : undefined;
    const seated = seatPlayers(chosen.black, chosen.white, toss);
    const programs = Object.values(seated).filter((player) => player.kind === 'engine');
    if (programs.some(({ command }) => command === '')) {
      form.warn(NO_COMMAND);
      return;
    }
    const kept = programs.map(({ command }) => settings.rememberEngine(command));
    const match = services.table.start({
      variant,
      start: chosenStart(),
      players: seated,
      clock: control.value,
    });
    const screen = new PlayScreen(
      services,
      match,
      toss && furigomaText(toss, savedName(chosen.black), charset),
    );
    const warn = (text: string) => screen.warn(text);
    rememberGame(services, variant, handicap, app, warn);
    for (const keeping of kept) warnIfNotKept(keeping, app, warn);
    app.reset(screen);
  };

  const fields = (): FormField[] => [
    choiceField(
      'Game',
      VARIANTS,
      () => state.variant,
      (chosen) => {
        const handicap = preferredHandicap(settings.all, chosen);
        dispatch({ kind: 'variant', variant: chosen, handicap });
      },
      ({ name }) => latin(name, charset),
    ),
    ...handicapField(
      state.variant,
      () => state.handicap,
      (handicap) => dispatch({ kind: 'handicap', handicap }),
    ),
    ...playerFields('black', 'Black'),
    ...playerFields('white', isEven(state) ? 'White' : 'White (gives)'),
    ...(isEven(state)
      ? [
          choiceField(
            'Colours',
            [false, true],
            () => state.byFurigoma,
            (byFurigoma) => dispatch({ kind: 'furigoma', byFurigoma }),
            (tossed) => (tossed ? 'by furigoma' : 'as entered'),
          ),
        ]
      : []),
    ...clock.fields,
    { kind: 'action', label: 'Start', run: begin },
  ];
  const form = new FormScreen({ title: wish.title ?? 'New game', fields, preview });
  return form;
}
