import { isPersonName } from '../../../clean/person-name.ts';
import { seatPlayers, tossPawns } from '../../../match/furigoma.ts';
import {
  fillSides,
  LEVEL_NUMBERS,
  NOBODY,
  type Player,
  playerOfTags,
  savedName,
} from '../../../match/participants/side.ts';
import type { GameHead } from '../../../records/store/game-head.ts';
import { COLORS, type Color, opposite } from '../../../rules/core/color.ts';
import type { Variant } from '../../../rules/core/variant.ts';
import { furigomaText } from '../../../text/game.ts';
import type { Texts } from '../../../text/texts.ts';
import type { Wording } from '../../../text/tongue.ts';
import { openPasted } from '../../app/open-pasted.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { type TypedText, typedText } from '../../prompt/prompt-line.ts';
import { FormScreen } from '../form/form.tsx';
import {
  actionField,
  choiceField,
  choiceOf,
  type FormField,
  fieldsWithin,
  typedOf,
} from '../form/form-fields.ts';
import { playScreen } from '../play/play.ts';
import { rememberGame, warnIfNotKept } from '../settings/change-setting.ts';
import { type ClockChoice, chosenClock, clockFields, lastClock } from './clock-choice.ts';
import {
  firstGame,
  type GameChoice,
  gameFields,
  gamePreview,
  isEven,
  startOf,
} from './game-choice.ts';

const PERSON: Player = { kind: 'person', name: NOBODY };

/** The players that can be chosen for a side: the engines of the list, and one that is typed. */
function playersOf({ settings }: Services): readonly Player[] {
  return [
    PERSON,
    ...LEVEL_NUMBERS.map((level) => ({ kind: 'level', level }) as const),
    ...['', ...settings.programs.names()].map((command) => ({ kind: 'engine', command }) as const),
  ];
}

/** Whether a player is an engine of the list. */
function isListed({ settings }: Services, player: Player): boolean {
  return player.kind === 'engine' && settings.programs.names().includes(player.command);
}

/** The choice that stands for a player. */
function choiceFor(services: Services, players: readonly Player[], player: Player): Player {
  const command = player.kind === 'engine' && isListed(services, player) ? player.command : '';
  const same = players.find((one) => {
    if (one.kind === 'level') return player.kind === 'level' && one.level === player.level;
    return one.kind === player.kind && (one.kind === 'person' || one.command === command);
  });
  return same ?? PERSON;
}

function playerText(texts: Texts, player: Player): string {
  if (player.kind === 'engine') return player.command || texts.settings.NEW_GAME_TEXTS.engine;
  return player.kind === 'level'
    ? texts.settings.computerText(player.level)
    : texts.settings.NEW_GAME_TEXTS.person;
}

/** The last player of a side; a program only if the person here has named it before. */
function lastPlayer({ settings }: Services, head: GameHead | undefined, color: Color): Player {
  const tags = head?.players[color];
  if (tags === undefined) return PERSON;
  return playerOfTags(settings.programs.knows(tags.engine) ? tags : { ...tags, engine: '' });
}

/** What a new game begins with instead of the last choices. */
interface NewGameWish {
  readonly title?: (texts: Texts) => string;
  readonly variant?: Variant;
  readonly players?: Readonly<Record<Color, Player>>;
}

/** Asks for the game of two persons. Their names are those of the last game, if it was one. */
export function twoPlayersScreen(services: Services): FormScreen {
  const last = services.store.list()[0]?.head;
  const person = (color: Color): Player => {
    const player = lastPlayer(services, last, color);
    return player.kind === 'person' ? player : PERSON;
  };
  const players = { black: person('black'), white: person('white') };
  return newGameScreen(services, {
    title: ({ settings }) => settings.MENU_TEXTS.twoPlayers,
    players,
  });
}

/** Asks for the game and its players, beginning with what is wished, else with the last choices. */
export function newGameScreen(services: Services, wish: NewGameWish = {}): FormScreen {
  const last = services.store.list()[0]?.head;
  const [black, white] = COLORS.map((color) =>
    newSeat(services, wish.players?.[color] ?? lastPlayer(services, last, color)),
  ) as [Seat, Seat];
  const seat = (game: NewGame, color: Color, label: string) => {
    const old = game.seats[color];
    const fields = seatFields(services, old, game.seats[opposite(color)], label);
    return fieldsWithin(fields, (one): NewGame => {
      const seats = { ...game.seats, [color]: one };
      return { ...game, seats: one.player === old.player ? seats : withNames(services, seats) };
    });
  };
  const { title = ({ settings }) => settings.NEW_GAME_TEXTS.title } = wish;
  const form = FormScreen.of<NewGame>({
    told: () => ({ title: title(services.texts) }),
    data: {
      ...firstGame(services, wish.variant),
      seats: withNames(services, {
        black,
        white: mayPlay(services, white.player, black) ? white : { ...white, player: PERSON },
      }),
      byFurigoma: false,
      clock: lastClock(services),
    },
    fields: (game) => {
      const labels = services.texts.settings.NEW_GAME_TEXTS;
      return [
        ...fieldsWithin(gameFields(services, game), (choice) => ({ ...game, ...choice })),
        ...seat(game, 'black', labels.black),
        ...seat(game, 'white', isEven(game) ? labels.white : labels.whiteGives),
        ...(isEven(game)
          ? [
              choiceOf(game, 'byFurigoma', labels.colours, [false, true], (tossed) =>
                tossed ? labels.byFurigoma : labels.asEntered,
              ),
            ]
          : []),
        ...fieldsWithin(clockFields(services.texts, game.clock), (clock) => ({ ...game, clock })),
        actionField(labels.start, (app) => {
          const fault = begin(services, game, app);
          if (fault) form.warn(fault);
        }),
      ];
    },
    preview: gamePreview,
    openPasted: (text, app, { variant }) => openPasted(services, text, app, variant),
  });
  return form;
}

interface NewGame extends GameChoice {
  readonly seats: Seats;
  /** Whether a toss of pawns decides the colours; in an even game only. */
  readonly byFurigoma: boolean;
  readonly clock: ClockChoice;
}

type Seats = Readonly<Record<Color, Seat>>;

/** The player of a side, with what is typed in case it is a person or a program. */
interface Seat {
  readonly player: Player;
  readonly name: TypedText;
  readonly command: TypedText;
  /** The name that the program gives, not the player. */
  readonly offered: string;
}

function newSeat(services: Services, player: Player): Seat {
  const { settings } = services;
  const isNamed = player.kind === 'person' && player.name !== NOBODY;
  const command =
    player.kind === 'engine' && !isListed(services, player)
      ? player.command
      : (settings.engines[0]?.command ?? '');
  const name = typedText(isNamed ? player.name : '');
  return { player, name, command: typedText(command), offered: '' };
}

/** The seats with names for the persons for whom none was typed. */
function withNames({ ownName }: Services, seats: Seats): Seats {
  const isOpen = ({ name, offered }: Seat) => name.text === offered;
  const side = (seat: Seat): Player | undefined => {
    if (seat.player.kind !== 'person') return seat.player;
    return isOpen(seat) ? undefined : { kind: 'person', name: seat.name.text };
  };
  const filled = fillSides({ black: side(seats.black), white: side(seats.white) }, ownName);
  const named = (color: Color): Seat => {
    const player = filled[color];
    const seat = seats[color];
    if (player.kind !== 'person' || !isOpen(seat)) return seat;
    return { ...seat, offered: player.name, name: typedText(player.name) };
  };
  return { black: named('black'), white: named('white') };
}

/** Whether the engines are for a player whose opponent has the other seat. */
function mayPlay({ engines }: Services, { kind }: Player, other: Seat): boolean {
  if (!engines.isShared || kind === 'person') return true;
  return kind === 'level' && other.player.kind === 'person';
}

/** @param other the seat of the opponent */
function seatFields(services: Services, seat: Seat, other: Seat, label: string): FormField<Seat>[] {
  const { texts } = services;
  const players = playersOf(services).filter((player) => mayPlay(services, player, other));
  const choice = choiceField(
    label,
    players,
    choiceFor(services, players, seat.player),
    (player): Seat => ({ ...seat, player }),
    (player) => playerText(texts, player),
  );
  const { kind } = seat.player;
  if (kind === 'level' || isListed(services, seat.player)) return [choice];
  const isSelected = kind === 'person';
  const name = isSelected ? 'name' : 'command';
  // A guest whom nobody has named is called so in the language of the moment.
  const isGuest = isSelected && seat.offered === NOBODY && seat.name.text === NOBODY;
  const shown = isGuest ? { ...seat, name: typedText(texts.game.GUEST) } : seat;
  return [choice, typedOf(shown, name, texts.settings.NEW_GAME_TEXTS[name], { isSelected })];
}

function chosenPlayer(services: Services, { player, name, command }: Seat): Player {
  if (player.kind === 'person') {
    const typed = name.text.trim();
    return { kind: 'person', name: typed === services.texts.game.GUEST ? NOBODY : typed || NOBODY };
  }
  if (player.kind === 'level' || isListed(services, player)) return player;
  return { kind: 'engine', command: command.text.trim() };
}

/** Starts the game. @returns what is wrong with the choices, if something is */
function begin(services: Services, game: NewGame, app: Navigator): Wording | undefined {
  const { settings } = services;
  const { variant, handicap, seats } = game;
  const clock = chosenClock(game.clock);
  if (!clock.ok) return clock.fault;
  const [first, second] = [
    chosenPlayer(services, seats.black),
    chosenPlayer(services, seats.white),
  ];
  for (const player of [first, second]) {
    if (player.kind === 'person' && !isPersonName(player.name))
      return ({ words }) => words.noPersonText(player.name);
  }
  const toss = game.byFurigoma && isEven(game) ? tossPawns(services.random) : undefined;
  const players = seatPlayers(first, second, toss);
  const programs = Object.values(players).filter((player) => player.kind === 'engine');
  if (programs.some(({ command }) => command === '')) return ({ commands }) => commands.NO_COMMAND;
  const kept = programs.map(({ command }) => settings.rememberEngine(command));
  const match = services.table.start({
    variant,
    start: startOf(game),
    players,
    clock: clock.value,
  });
  const message =
    toss && ((texts: Texts) => furigomaText(texts, toss, savedName(first), services.charset));
  const screen = playScreen(services, match, message);
  const warn = (sentence: Wording) => screen.warn(sentence);
  rememberGame(services, variant, handicap, app, warn);
  for (const keeping of kept) warnIfNotKept(keeping, app, warn);
  app.reset(screen);
  return undefined;
}
