import { COLORS, type Color } from '../../core/color.ts';
import { findVariant, VARIANTS } from '../../core/variants/index.ts';
import { seatPlayers, tossPawns } from '../../match/furigoma.ts';
import {
  HIGHEST_LEVEL,
  type Player,
  playerOfName,
  savedName,
  seatNames,
} from '../../match/side.ts';
import { findHandicap, startPosition } from '../../notation/start.ts';
import type { GameHead } from '../../records/game-head.ts';
import { handicapSetting } from '../../settings/settings.ts';
import { latin } from '../../text/charset.ts';
import { clockFaultText } from '../../text/clock.ts';
import { NO_COMMAND } from '../../text/engine-fault.ts';
import { furigomaText } from '../../text/furigoma.ts';
import type { App } from '../app.ts';
import { PromptLine } from '../prompt-line.ts';
import type { Services } from '../services.ts';
import { ClockChoice } from './clock-choice.ts';
import { choiceField, type FormField, FormScreen } from './form.ts';
import { PlayScreen } from './play.ts';
import { changeSetting, warnIfNotKept } from './settings.ts';

/** Who can be chosen for a side. */
const PLAYERS: readonly Player[] = [
  { kind: 'person', name: 'Guest' },
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

/** Who played a side last; a program only where the player has named it before. */
function lastPlayer({ settings }: Services, head: GameHead | undefined, color: Color): Player {
  const command = head?.engines[color] ?? '';
  if (settings.engines.includes(command)) return { kind: 'engine', command };
  return playerOfName(head?.[color] || 'Guest');
}

/** What is played and by whom; begins with what was chosen last. */
export function newGameScreen(services: Services): FormScreen {
  const { settings, store, charset } = services;
  const last = store.list()[0]?.head;
  let variant = findVariant(settings.all.variant) ?? VARIANTS[0];
  let handicap = settings.all[handicapSetting(variant)];
  let furigoma = false;
  const names: Record<Color, PromptLine> = { black: new PromptLine(), white: new PromptLine() };
  const commands: Record<Color, PromptLine> = { black: new PromptLine(), white: new PromptLine() };
  const players: Record<Color, Player> = {
    black: lastPlayer(services, last, 'black'),
    white: lastPlayer(services, last, 'white'),
  };
  for (const color of COLORS) {
    const player = players[color];
    names[color].set(player.kind === 'person' ? player.name : 'Guest');
    commands[color].set(player.kind === 'engine' ? player.command : (settings.engines[0] ?? ''));
  }
  const chosenPlayer = (color: Color): Player => {
    const player = players[color];
    if (player.kind === 'person') return { ...player, name: names[color].text.trim() || 'Guest' };
    return player.kind === 'engine' ? { ...player, command: commands[color].text.trim() } : player;
  };
  const playerFields = (color: Color, label: string): FormField[] => [
    choiceField(
      label,
      PLAYERS,
      () => PLAYERS.find((one) => sameKind(one, players[color])) ?? PLAYERS[0],
      (chosen) => {
        players[color] = chosen;
      },
      playerText,
    ),
    ...(players[color].kind === 'person'
      ? [{ kind: 'text', label: '  name', line: names[color] } as const]
      : []),
    ...(players[color].kind === 'engine'
      ? [{ kind: 'text', label: '  command', line: commands[color] } as const]
      : []),
  ];

  const clock = new ClockChoice(last?.timeControl ?? '');
  const chosenStart = () => startPosition(variant, findHandicap(variant, handicap));
  const preview = () => ({ variant, placement: chosenStart().placement });
  const begin = (app: App) => {
    const control = clock.control;
    if (!control.ok) {
      form.warning = clockFaultText(clock.line.text);
      return;
    }
    const toss = furigoma && handicap === 'even' ? tossPawns(services.random) : undefined;
    const first = chosenPlayer('black');
    const seated = seatPlayers(first, chosenPlayer('white'), toss);
    const programs = Object.values(seated).filter((player) => player.kind === 'engine');
    if (programs.some(({ command }) => command === '')) {
      form.warning = NO_COMMAND;
      return;
    }
    const kept = programs.map(({ command }) => settings.rememberEngine(command));
    const match = services.table.start({
      variant,
      start: chosenStart(),
      ...seatNames(seated),
      clock: control.value,
    });
    const screen = new PlayScreen(
      services,
      match,
      toss && furigomaText(toss, savedName(first), charset),
    );
    const warn = (text: string) => {
      screen.message = { text, tone: 'warning' };
    };
    changeSetting(services, 'variant', variant.id, app, warn);
    changeSetting(services, handicapSetting(variant), handicap, app, warn);
    for (const keeping of kept) warnIfNotKept(keeping, app, warn);
    app.reset(screen);
  };

  const fields = (): FormField[] => [
    choiceField(
      'Game',
      VARIANTS,
      () => variant,
      (chosen) => {
        variant = chosen;
        handicap = settings.all[handicapSetting(variant)];
      },
      ({ name }) => latin(name, charset),
    ),
    choiceField(
      'Handicap',
      ['even', ...variant.handicaps.map(({ name }) => name)],
      () => handicap,
      (chosen) => {
        handicap = chosen;
      },
      (name) => name,
    ),
    ...playerFields('black', 'Black'),
    ...playerFields('white', handicap === 'even' ? 'White' : 'White (gives)'),
    ...(handicap === 'even'
      ? [
          choiceField(
            'Colours',
            [false, true],
            () => furigoma,
            (chosen) => {
              furigoma = chosen;
            },
            (tossed) => (tossed ? 'by furigoma' : 'as entered'),
          ),
        ]
      : []),
    ...clock.fields,
    { kind: 'action', label: 'Start', run: begin },
  ];
  const form = new FormScreen({ title: 'New game', fields, preview });
  return form;
}
